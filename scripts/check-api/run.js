/* Reads the lists of a running API as the site does, and tells what the site cannot use: npm run check:api -- https://host/api */
import { runnerImport } from 'vite'

const [address = ''] = process.argv.slice(2)
if (!/^https?:/.test(address) || !URL.canParse(address)) {
  console.log('Usage: npm run check:api -- https://host/api')
  process.exit(1)
}

/** @type {{ module: typeof import('../../src/settings.ts') }} */
const { module: settings } = await runnerImport('./src/settings.ts', { configFile: false })
const site = settings.readSettings({ VITE_MAINTENANCE_MODE: 'false', VITE_API_BASE_URL: address })

/** @type {{ module: typeof import('./check-lists.ts') }} */
const { module: lists } = await runnerImport('./scripts/check-api/check-lists.ts', {
  configFile: false,
  define: { SITE_SETTINGS: JSON.stringify(site), 'import.meta.env.VITE_MAINTENANCE_MODE': '"false"' },
})
const { isGood, report } = await lists.checkLists()
console.log(report)
process.exitCode = isGood ? 0 : 1
