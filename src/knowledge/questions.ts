import type { Question } from '#src/knowledge/question.ts'
import { activites } from '#src/knowledge/questions/activites.ts'
import { argent } from '#src/knowledge/questions/argent.ts'
import { circuits } from '#src/knowledge/questions/circuits.ts'
import { climat } from '#src/knowledge/questions/climat.ts'
import { culture } from '#src/knowledge/questions/culture.ts'
import { devis } from '#src/knowledge/questions/devis.ts'
import { faune } from '#src/knowledge/questions/faune.ts'
import { formalites } from '#src/knowledge/questions/formalites.ts'
import { pratique } from '#src/knowledge/questions/pratique.ts'
import { sante } from '#src/knowledge/questions/sante.ts'
import { securite } from '#src/knowledge/questions/securite.ts'
import { table } from '#src/knowledge/questions/table.ts'
import { transport } from '#src/knowledge/questions/transport.ts'

/** Month in which the answers were written. */
export const writtenOn = '2026-11'

/** Every question, in the order of the themes. */
export const questions: readonly Question[] = [
  ...circuits,
  ...devis,
  ...formalites,
  ...climat,
  ...sante,
  ...securite,
  ...argent,
  ...transport,
  ...pratique,
  ...faune,
  ...activites,
  ...culture,
  ...table,
]
