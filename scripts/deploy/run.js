/* Serves dist/ by the recipes of this folder, with each server that is installed, and prints what differs: npm run check:deploy */
import { runnerImport } from 'vite'

/** @type {{ module: typeof import('./check-servers.ts') }} */
const { module: servers } = await runnerImport('./scripts/deploy/check-servers.ts', { configFile: false })
const { passed, report } = await servers.checkServers('dist')
console.log(report)
process.exitCode = passed ? 0 : 1
