import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { posters } from '#src/pictures/posters.ts'
import { circuitSharePicture, sharePictures } from '#src/pictures/share-pictures.ts'

const circuits = Object.keys(posters).flatMap((slug) => circuitSharePicture(slug) ?? [])

test.each([...Object.values(sharePictures), ...circuits])('$path is a light PNG of 1200 x 630', async ({ path }) => {
  const png = await readFile(`public${path}`)
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(300_000)
})
