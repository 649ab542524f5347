import { chromiumPath } from '#tests/chromium.js'
import { ensureBrowser } from '#tests/ensure-browser.js'

ensureBrowser('Chromium', chromiumPath, [
  'npx playwright install --with-deps chromium',
  'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium',
])
