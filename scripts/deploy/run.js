/* Serves dist/ by the recipes of this folder, with each server that is installed, and tells what differs: npm run check:deploy */
import { runnerImport } from 'vite'

/** @type {{ module: typeof import('./check-servers.ts') }} */
const { module: servers } = await runnerImport('./scripts/deploy/check-servers.ts', { configFile: false })
const { isGood, report } = await servers.checkServers('dist')
console.log(report)
process.exitCode = isGood ? 0 : 1
