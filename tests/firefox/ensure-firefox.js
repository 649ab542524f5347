import { ensureBrowser } from '#tests/ensure-browser.js'
import { firefoxPath } from '#tests/firefox/firefox-path.js'

ensureBrowser('Firefox', firefoxPath, [
  'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq firefox-esr',
])
