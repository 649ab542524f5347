import type { Programme } from '#src/contract/programme.ts'
import { programme as centre } from '#src/content/programmes/centre.ts'
import { programme as est } from '#src/content/programmes/est.ts'
import { programme as nord } from '#src/content/programmes/nord.ts'
import { programme as ouest } from '#src/content/programmes/ouest.ts'
import { programme as sud } from '#src/content/programmes/sud.ts'

/** By the circuit's slug. Pages load them one by one (`src/content/programmes.ts`). */
export const programmes: ReadonlyMap<string, Programme> = new Map([
  ['centre', centre],
  ['est', est],
  ['nord', nord],
  ['ouest', ouest],
  ['sud', sud],
])
