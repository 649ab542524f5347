import { ensureBrowser } from '#tests/ensure-browser.js'
import { webkitPath } from '#tests/webkit/webkit-driver.js'

ensureBrowser('WebKit', webkitPath, [
  'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq webkit2gtk-driver xvfb xauth',
])
