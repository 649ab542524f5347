import { spawnSync } from 'node:child_process'
import { chromiumPath } from '#tests/chromium.js'

/** Ways to get Chromium, the lightest first; the first that works is enough. */
const installers = [
  'npx playwright install --with-deps chromium',
  'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium',
]

for (const installer of installers) {
  if (chromiumPath()) break
  console.log(`No Chromium found, trying: ${installer}`)
  spawnSync(installer, { shell: true, stdio: 'inherit', timeout: 5 * 60_000 })
}

const found = chromiumPath()
if (!found) {
  console.error('Chromium could not be installed. Install it by hand, or name it in CHROMIUM_PATH.')
  process.exit(1)
}
console.log(`Chromium: ${found}`)
