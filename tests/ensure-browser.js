import { spawnSync } from 'node:child_process'

/**
 * Says where the browser is, after having installed it if there is none; ends the process if it cannot be had.
 * @param {string} name
 * @param {() => string | undefined} find where it is
 * @param {string[]} installers ways to get it, the lightest first; the first that works is enough
 */
export function ensureBrowser(name, find, installers) {
  for (const installer of installers) {
    if (find()) break
    console.log(`No ${name} found, trying: ${installer}`)
    spawnSync(installer, { shell: true, stdio: 'inherit', timeout: 5 * 60_000 })
  }
  const found = find()
  if (!found) {
    console.error(`${name} could not be installed. Install it by hand, or name it in ${name.toUpperCase()}_PATH.`)
    process.exit(1)
  }
  console.log(`${name}: ${found}`)
}
