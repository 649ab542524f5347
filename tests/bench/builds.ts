import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Handler } from '#mocks/endpoints/endpoint.ts'
import { listen } from '#mocks/listen.ts'

/** Milliseconds. */
const buildTimeout = 180_000

/** Builds the site for a real API, with the lists of `api` in its documents. */
export async function buildSite(folder: string, api: Handler): Promise<void> {
  const server = await listen(api)
  await viteBuild(['--mode', 'api'], folder, { VITE_SITE_URL: server.url })
  await server.close()
}

/** Builds the site without an API. Its documents have no lists, so that loading them can be measured. */
export function buildSiteWithoutLists(folder: string): Promise<void> {
  return viteBuild(['--mode', 'api'], folder)
}

/** Builds the baseline for interactions (minimal/main.tsx). */
export function buildMinimalApp(folder: string): Promise<void> {
  return viteBuild(['tests/bench/minimal'], folder)
}

/** Runs in its own process, because the test runner sets NODE_ENV, which would select React's development build. */
async function viteBuild(args: string[], folder: string, settings: Record<string, string> = {}) {
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', ...args, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      env: { ...process.env, ...settings, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: buildTimeout,
    },
  )
  const [code] = await once(vite, 'close')
  if (code !== 0) throw new Error(`vite build ${args.join(' ')} failed`)
}
