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

/** The sections of the questions page, in the order of a journey: planning first, then being there. */
export const themes: readonly { id: string; title: string; questions: readonly Question[] }[] = [
  { id: 'circuits', title: 'Circuits et devis', questions: [...circuits, ...devis] },
  { id: 'formalites', title: 'Formalités', questions: formalites },
  { id: 'climat', title: 'Saisons et climat', questions: climat },
  { id: 'sante', title: 'Santé', questions: sante },
  { id: 'securite', title: 'Sécurité et urgences', questions: securite },
  { id: 'argent', title: 'Argent', questions: argent },
  { id: 'transport', title: 'Transports', questions: transport },
  { id: 'pratique', title: 'Vie pratique', questions: pratique },
  { id: 'nature', title: 'Nature et activités', questions: [...faune, ...activites] },
  { id: 'culture', title: 'Culture et table', questions: [...culture, ...table] },
]

export const questions = themes.flatMap((theme) => theme.questions)
