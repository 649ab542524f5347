import { animaux } from '#mocks/data/notes/animaux.ts'
import { argent } from '#mocks/data/notes/argent.ts'
import { bagages } from '#mocks/data/notes/bagages.ts'
import { formalites } from '#mocks/data/notes/formalites.ts'
import { mer } from '#mocks/data/notes/mer.ts'
import { pratique } from '#mocks/data/notes/pratique.ts'
import { sante } from '#mocks/data/notes/sante.ts'
import { site } from '#mocks/data/notes/site.ts'
import { table } from '#mocks/data/notes/table.ts'
import { transport } from '#mocks/data/notes/transport.ts'
import { visites } from '#mocks/data/notes/visites.ts'
import { voyage } from '#mocks/data/notes/voyage.ts'
import type { Question } from '#src/content/question.ts'

/** An answer to what travellers ask and the questions page does not. Ids differ from those of questions; `next` has questions. */
export type Note = Pick<Question, 'id' | 'answer' | 'checkWith' | 'next'> & {
  /** Ids of questions and notes. A message that asks two of them gets this answer alone. */
  covers?: readonly string[]
}

export const notes: readonly Note[] = [
  ...animaux,
  ...argent,
  ...bagages,
  ...formalites,
  ...mer,
  ...pratique,
  ...sante,
  ...site,
  ...table,
  ...transport,
  ...visites,
  ...voyage,
]
