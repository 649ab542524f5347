import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Milliseconds. */
const patience = 180_000

/** Builds the site for a real API, which is what the hosts of the bench answer as. */
export function buildSite(folder: string): Promise<void> {
  return viteBuild(['--mode', 'api'], folder)
}

/** The floor for what answers: see minimal/main.tsx. */
export function buildMinimalApp(folder: string): Promise<void> {
  return viteBuild(['tests/bench/minimal'], folder)
}

/** In a process of its own: the test runner has set NODE_ENV, with which React would be built for developers. */
async function viteBuild(args: string[], folder: string) {
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', ...args, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit'], timeout: patience },
  )
  const [code] = await once(vite, 'close')
  if (code !== 0) throw new Error(`vite build ${args.join(' ')} failed`)
}
