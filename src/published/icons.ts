import type { Rasterizer } from '#src/published/rasterizer.ts'

/** The sign on its laterite ground with the launcher's margin taken off, for where nothing is cut. */
export function framedSign(maskable: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="36 36 440 440" width="440" height="440">
    <clipPath id="corners"><rect x="36" y="36" width="440" height="440" rx="41"/></clipPath>
    <g clip-path="url(#corners)">${maskable}</g>
  </svg>`
}

/** An ICO file that holds a drawing in several sizes, for what asks for /favicon.ico without reading the page. */
export function favicon({ png }: Rasterizer, svg: string, sizes: readonly number[]): Uint8Array {
  const images = sizes.map((size) => ({ size, bytes: png(svg, size) }))
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, { size, bytes }] of images.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(bytes.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += bytes.length
  }
  return Buffer.concat([header, ...images.map(({ bytes }) => bytes)])
}
