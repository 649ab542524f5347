import { animaux as animauxNotes } from '#mocks/data/messages/notes/animaux.ts'
import { argent as argentNotes } from '#mocks/data/messages/notes/argent.ts'
import { bagages as bagagesNotes } from '#mocks/data/messages/notes/bagages.ts'
import { formalites as formalitesNotes } from '#mocks/data/messages/notes/formalites.ts'
import { mer as merNotes } from '#mocks/data/messages/notes/mer.ts'
import { pratique as pratiqueNotes } from '#mocks/data/messages/notes/pratique.ts'
import { sante as santeNotes } from '#mocks/data/messages/notes/sante.ts'
import { site as siteNotes } from '#mocks/data/messages/notes/site.ts'
import { table as tableNotes } from '#mocks/data/messages/notes/table.ts'
import { transport as transportNotes } from '#mocks/data/messages/notes/transport.ts'
import { visites as visitesNotes } from '#mocks/data/messages/notes/visites.ts'
import { voyage as voyageNotes } from '#mocks/data/messages/notes/voyage.ts'
import { activites } from '#mocks/data/messages/questions/activites.ts'
import { argent } from '#mocks/data/messages/questions/argent.ts'
import { circuits } from '#mocks/data/messages/questions/circuits.ts'
import { climat } from '#mocks/data/messages/questions/climat.ts'
import { culture } from '#mocks/data/messages/questions/culture.ts'
import { devis } from '#mocks/data/messages/questions/devis.ts'
import { faune } from '#mocks/data/messages/questions/faune.ts'
import { formalites } from '#mocks/data/messages/questions/formalites.ts'
import { pratique } from '#mocks/data/messages/questions/pratique.ts'
import { sante } from '#mocks/data/messages/questions/sante.ts'
import { securite } from '#mocks/data/messages/questions/securite.ts'
import { table } from '#mocks/data/messages/questions/table.ts'
import { transport } from '#mocks/data/messages/questions/transport.ts'

/** What travellers type to ask a question of `src/content/questions` or to find a note of `mocks/data/notes`, by its id. */
export type QuestionMessages = Readonly<Record<string, readonly string[]>>

export const questionMessages: QuestionMessages = {
  ...activites,
  ...argent,
  ...circuits,
  ...climat,
  ...culture,
  ...devis,
  ...faune,
  ...formalites,
  ...pratique,
  ...sante,
  ...securite,
  ...table,
  ...transport,
  ...animauxNotes,
  ...argentNotes,
  ...bagagesNotes,
  ...formalitesNotes,
  ...merNotes,
  ...pratiqueNotes,
  ...santeNotes,
  ...siteNotes,
  ...tableNotes,
  ...transportNotes,
  ...visitesNotes,
  ...voyageNotes,
}
