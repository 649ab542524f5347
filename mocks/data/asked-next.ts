import { animaux } from '#mocks/data/asked-next/animaux.ts'
import { argent } from '#mocks/data/asked-next/argent.ts'
import { formalites } from '#mocks/data/asked-next/formalites.ts'
import { nature } from '#mocks/data/asked-next/nature.ts'
import { sante } from '#mocks/data/asked-next/sante.ts'
import { transport } from '#mocks/data/asked-next/transport.ts'
import { voyage } from '#mocks/data/asked-next/voyage.ts'

/** What travellers ask after an answer, and what to answer. Tried in order; the first whose pattern matches counts. */
export type Next = {
  /** Tested on the message in lower case, without accents and punctuation. */
  asks: RegExp
  /** The answer. */
  text?: string
  /** Ids of questions to suggest with the text. By default those of the answer before. */
  next?: readonly string[]
  /** Instead of a text, the id of the question or note that answers. Without both, the answer before says it, and is repeated. */
  answer?: string
}

/** By the id of the question or note that was answered last. */
export type NextByEntry = Readonly<Record<string, readonly Next[]>>

export const askedNext: NextByEntry = {
  ...animaux,
  ...argent,
  ...formalites,
  ...nature,
  ...sante,
  ...transport,
  ...voyage,
}
