import { joinTables } from '#mocks/data/join-tables.ts'
import { animaux } from '#mocks/data/asked-next/animaux.ts'
import { argent } from '#mocks/data/asked-next/argent.ts'
import { avion } from '#mocks/data/asked-next/avion.ts'
import { cuisine } from '#mocks/data/asked-next/cuisine.ts'
import { culture } from '#mocks/data/asked-next/culture.ts'
import { details } from '#mocks/data/asked-next/details.ts'
import { familles } from '#mocks/data/asked-next/familles.ts'
import { fleuves } from '#mocks/data/asked-next/fleuves.ts'
import { formalites } from '#mocks/data/asked-next/formalites.ts'
import { mer } from '#mocks/data/asked-next/mer.ts'
import { nature } from '#mocks/data/asked-next/nature.ts'
import { reseau } from '#mocks/data/asked-next/reseau.ts'
import { saisons } from '#mocks/data/asked-next/saisons.ts'
import { sante } from '#mocks/data/asked-next/sante.ts'
import { securite } from '#mocks/data/asked-next/securite.ts'
import { sejour } from '#mocks/data/asked-next/sejour.ts'
import { soins } from '#mocks/data/asked-next/soins.ts'
import { transport } from '#mocks/data/asked-next/transport.ts'
import { voyage } from '#mocks/data/asked-next/voyage.ts'

/** What travellers ask after an answer, and what to answer. Tried in order; the first whose pattern matches counts. */
export type Next = {
  /**
   * Tested on the message in lower case, without accents and punctuation, and without 'et', 'mais' and 'du coup' around it. Not on
   * one that names a place or a circuit.
   */
  asks: RegExp
  /** The answer. */
  text?: string
  /** Ids of questions to suggest with the text. By default those of the answer before. */
  next?: readonly string[]
  /** Instead of a text, the id of the question or note that answers. Without both, the answer before says it, and is repeated. */
  answer?: string
  /** Without a text: the answer begins with its sentence that has this. By default with the one that has the words of the message. */
  says?: RegExp
}

/** By the id of the question or note that was answered last. */
export type NextByEntry = Readonly<Record<string, readonly Next[]>>

const pricesInAriary = [
  'prix-courants',
  'pourboire',
  'vie-chere',
  'especes-a-emporter',
  'parcs-tarifs',
  'taxi-ville',
  'repas-route',
  'repas-soir',
]

/** 'En euros ?': the same answer, which then gives them too. */
const inEuros: NextByEntry = Object.fromEntries(
  pricesInAriary.map((id) => [id, [{ asks: /\ben (?:combien d )?euros?\b(?! ou\b)|\bcombien d euros?\b/ }]]),
)

export const askedNext: NextByEntry = joinTables(
  inEuros,
  details,
  animaux,
  argent,
  avion,
  cuisine,
  culture,
  familles,
  fleuves,
  formalites,
  mer,
  nature,
  reseau,
  saisons,
  sante,
  securite,
  sejour,
  soins,
  transport,
  voyage,
)
