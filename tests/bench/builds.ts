import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Handler } from '#mocks/endpoints/endpoint.ts'
import { listen } from '#mocks/listen.ts'

/** Milliseconds. */
const patience = 180_000

/** Builds the site for a real API, which is what the hosts of the bench answer as, with its pages as that API tells them. */
export async function buildSite(folder: string, answer: Handler): Promise<void> {
  const api = await listen(answer)
  await viteBuild(['--mode', 'api'], folder, { VITE_SITE_URL: api.url })
  await api.close()
}

/** The same out of reach of any API: its pages hold no lists, so that what loading lists costs can be measured. */
export function buildShells(folder: string): Promise<void> {
  return viteBuild(['--mode', 'api'], folder)
}

/** The baseline for what answers: see minimal/main.tsx. */
export function buildMinimalApp(folder: string): Promise<void> {
  return viteBuild(['tests/bench/minimal'], folder)
}

/** In a process of its own: the test runner has set NODE_ENV, with which React would be built for developers. */
async function viteBuild(args: string[], folder: string, settings: Record<string, string> = {}) {
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', ...args, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      env: { ...process.env, ...settings, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: patience,
    },
  )
  const [code] = await once(vite, 'close')
  if (code !== 0) throw new Error(`vite build ${args.join(' ')} failed`)
}
