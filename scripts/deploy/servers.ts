import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Site = { dist: string; apiUrl: string }

export type Server = {
  /** http://127.0.0.1:{port} */
  url: string
  /** Such as 'nginx version: nginx/1.22.1'. */
  version: string
  stop: () => Promise<void>
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Serves the site by `nginx.conf`; undefined if nginx or its brotli module is not installed. */
export async function startNginx(site: Site): Promise<Server | undefined> {
  const { stderr: version } = await run('nginx', ['-v'], { env: searchingSbin }).catch(() => ({ stderr: '' }))
  if (!version || !existsSync(brotliModule)) return undefined
  return start(version, async (folder, address) => {
    const recipe = await adaptedRecipe('nginx.conf', site, [
      ['listen 80;', `listen ${address};`],
      ['listen [::]:80;', ''],
    ])
    const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`)
    const file = join(folder, 'nginx.conf')
    await writeFile(
      file,
      `load_module ${brotliModule};
user ${userInfo().username};
pid ${folder}/pid;
events {}
http {
  access_log off;
  ${bodies.join('\n  ')}
  ${recipe.replace('mime.types', '/etc/nginx/mime.types')}
}
`,
    )
    return ['nginx', '-c', file, '-e', 'stderr', '-g', 'daemon off;']
  })
}

/** Serves the site by `Caddyfile`; undefined if Caddy is not installed. */
export async function startCaddy(site: Site): Promise<Server | undefined> {
  const { stdout } = await run('caddy', ['version']).catch(() => ({ stdout: '' }))
  if (!stdout) return undefined
  return start(`Caddy ${stdout}`, async (folder, address) => {
    const recipe = await adaptedRecipe('Caddyfile', site, [['www.example.org', `http://${address}`]])
    const file = join(folder, 'Caddyfile')
    await writeFile(file, `{\n\tadmin off\n}\n${recipe}`)
    return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile']
  })
}

/** Debian has nginx where only root looks for programs. */
const searchingSbin = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` }

/** A recipe with the folder of the build, the address of the API, and what else has to be replaced for a run on loopback. */
async function adaptedRecipe(name: string, { dist, apiUrl }: Site, replacements: [string, string][]): Promise<string> {
  let recipe = await readFile(join(import.meta.dirname, name), 'utf8')
  for (const [from, to] of [
    ...replacements,
    ['/srv/dia-madagascar', resolve(dist)] as const,
    ['127.0.0.1:8000', new URL(apiUrl).host] as const,
  ]) {
    if (!recipe.includes(from)) throw new Error(`${name} no longer contains '${from}'`)
    recipe = recipe.replaceAll(from, to)
  }
  return recipe
}

/** In milliseconds. */
const startTimeout = 10_000

/** Runs a server in the foreground, with a folder of its own for what it writes, until it accepts connections. */
async function start(
  version: string,
  prepare: (folder: string, address: string) => Promise<string[]>,
): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'check-deploy-'))
  const address = `127.0.0.1:${await freePort()}`
  const [command = '', ...options] = await prepare(folder, address)
  const server = spawn(command, options, {
    env: { ...searchingSbin, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let messages = ''
  server.stderr.on('data', (chunk) => (messages += String(chunk)))
  const exited = once(server, 'exit')
  const stop = async () => {
    server.kill()
    await exited
    await rm(folder, { recursive: true })
  }
  const url = `http://${address}`
  const deadline = AbortSignal.timeout(startTimeout)
  while (!(await isReachable(url))) {
    if (deadline.aborted || server.exitCode !== null || server.signalCode !== null) {
      await stop()
      throw new Error(`${command} did not start:\n${messages}`)
    }
    await setTimeout(50)
  }
  return { url, version: version.trim(), stop }
}

async function isReachable(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  server.close()
  await once(server, 'close')
  return address.port
}
