import { expect, test } from 'vitest'
import { isOffshore } from '#src/pictures/offshore.ts'
import { project } from '#src/pictures/projection.ts'

test.each([
  ['Antananarivo', -18.91, 47.54, false],
  ['Hell-Ville, on Nosy Be', -13.403, 48.275, false],
  ['Ambodifotatra, on Sainte-Marie', -17.002, 49.8514, false],
  ['Ankify, on the coast', -13.54, 48.365, false],
  ['the islet of the Mer d’Émeraude', -12.2, 49.4, true],
  ['the Île aux Nattes', -17.116, 49.815, true],
])('%s lies on the drawn land, unless it is too small for it', (_, latitude, longitude, offshore) => {
  expect(isOffshore(project(latitude, longitude))).toBe(offshore)
})
