import { spawnSync } from 'node:child_process'
import { firefoxPath } from '#tests/firefox/firefox-path.js'

if (!firefoxPath()) {
  const installer = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq firefox-esr'
  console.log(`No Firefox found, trying: ${installer}`)
  spawnSync(installer, { shell: true, stdio: 'inherit', timeout: 5 * 60_000 })
}

const found = firefoxPath()
if (!found) {
  console.error('Firefox could not be installed. Install it by hand, or name it in FIREFOX_PATH.')
  process.exit(1)
}
console.log(`Firefox: ${found}`)
