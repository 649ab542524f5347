/* Draws the share pictures and icons of public/ with Chromium: npm run share-pictures */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { chromiumLaunchOptions } from '../../tests/chromium.js'

/** Widths are in pixels. `drawing` is a name in `sheet.ts` or a circuit's slug. */
const pictures = [
  { file: 'share/home.png', drawing: 'home', width: 1200 },
  { file: 'share/telecharger.png', drawing: 'download', width: 1200 },
  ...['centre', 'nord', 'sud', 'est', 'ouest'].map((slug) => ({
    file: `share/circuits/${slug}.png`,
    drawing: slug,
    width: 1200,
  })),
  { file: 'icons/icon-192.png', drawing: 'icon', width: 192 },
  { file: 'icons/icon-512.png', drawing: 'icon', width: 512 },
  { file: 'icons/maskable-512.png', drawing: 'maskable', width: 512 },
  { file: 'icons/apple-touch-icon.png', drawing: 'maskable', width: 180 },
]
const faviconWidths = [16, 32, 48]

const server = await createServer({ server: { port: 0 }, logLevel: 'warn' })
await server.listen()
const browser = await chromium.launch(chromiumLaunchOptions())
const page = await browser.newPage({ colorScheme: 'light' })

for (const { file, drawing, width } of pictures) {
  // oxlint-disable-next-line no-await-in-loop -- all drawings use the same page
  await save(file, await draw(drawing, width))
}
const marks = []
// oxlint-disable-next-line no-await-in-loop -- as above
for (const width of faviconWidths) marks.push(await draw('mark', width))
await save('favicon.ico', icoFile(marks))

await browser.close()
await server.close()

/**
 * @param {string} drawing
 * @param {number} width
 */
async function draw(drawing, width) {
  const address = new URL(`scripts/share-pictures/sheet.html?${drawing}`, server.resolvedUrls?.local[0])
  await page.goto(address.href)
  const svg = page.locator('body > svg')
  await svg.evaluate((element, to) => {
    element.style.width = `${to}px`
    element.style.height = 'auto'
  }, width)
  return svg.screenshot({ omitBackground: true })
}

/**
 * @param {string} file
 * @param {Buffer} content
 */
async function save(file, content) {
  await mkdir(dirname(`public/${file}`), { recursive: true })
  await writeFile(`public/${file}`, content)
}

/**
 * An ICO file that holds one PNG for each favicon width.
 * @param {Buffer[]} images
 */
function icoFile(images) {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index
    const width = faviconWidths[index] ?? 0
    header.writeUInt8(width, entry)
    header.writeUInt8(width, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(image.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += image.length
  }
  return Buffer.concat([header, ...images])
}
