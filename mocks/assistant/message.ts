import { isAsking } from '#mocks/assistant/asking-words.ts'
import { createLandmarkFinder, type NamedLandmarks } from '#mocks/assistant/landmarks.ts'
import { reword } from '#mocks/assistant/rewordings.ts'
import { foldFrench, frenchWords } from '#src/knowledge/french-terms.ts'

/** What the assistant hears in a message. */
export type Message = {
  /** Folded, with single spaces and without punctuation. */
  plain: string
  words: readonly string[]
  named: NamedLandmarks
  /** The words that say what is asked, beside the landmarks that are named. */
  topic: readonly string[]
}

/** Words that only say what kind of place is named: 'le parc de l'Isalo', 'la ville d'Antsirabe'. */
const placeWords = new Set(
  frenchWords(
    `baie circuit circuits colline description foret gorges hauteur ile interet lac marche massif parc parcs
    national nationaux plage presentation quartier region reserve site sites station village ville vallee`,
  ),
)

/** Nobody asks in more than this; what follows would only take time. */
const heardLength = 500

/** Without its accent, it is the preposition. */
const safe = /(?<!\p{L})s[ûÛ]re?s?(?!\p{L})/giu

let findLandmarks: ReturnType<typeof createLandmarkFinder> | undefined

export function readMessage(text: string): Message {
  const folded = foldFrench(text.slice(0, heardLength).replace(safe, 'sécurité'))
  const plain = reword(folded.replace(/[^a-z0-9+]+/g, ' ').trim())
  const words = frenchWords(plain)
  const telling = words.filter((word) => !isAsking(word))
  findLandmarks ??= createLandmarkFinder()
  const named = findLandmarks(telling)
  const isNaming = (word: string) =>
    named.words.has(word) || (named.landmarks.length > 0 && placeWords.has(word))
  return { plain, words, named, topic: telling.filter((word) => !isNaming(word)) }
}
