import type { Question } from '#src/content/question.ts'
import { activites } from '#src/content/questions/activites.ts'
import { argent } from '#src/content/questions/argent.ts'
import { circuits } from '#src/content/questions/circuits.ts'
import { climat } from '#src/content/questions/climat.ts'
import { culture } from '#src/content/questions/culture.ts'
import { devis } from '#src/content/questions/devis.ts'
import { faune } from '#src/content/questions/faune.ts'
import { formalites } from '#src/content/questions/formalites.ts'
import { pratique } from '#src/content/questions/pratique.ts'
import { sante } from '#src/content/questions/sante.ts'
import { securite } from '#src/content/questions/securite.ts'
import { table } from '#src/content/questions/table.ts'
import { transport } from '#src/content/questions/transport.ts'

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
