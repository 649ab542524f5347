import { entries } from '#mocks/assistant/rank-questions.ts'
import { frenchStem, frenchWords } from '#src/content/french-terms.ts'

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

/** Stems, cut because travellers misspell endings. */
const stemsOf = (words: readonly string[]) => new Set(words.map((word) => frenchStem(word).slice(0, 6)))

let counts: ReadonlyMap<string, number> | undefined

/** How many answers have each stem. Counted when first needed, because stemming takes long on a phone. */
function countAnswers(): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  for (const { answer } of entries)
    for (const stem of stemsOf(frenchWords(answer))) counted.set(stem, (counted.get(stem) ?? 0) + 1)
  return counted
}

/** A word of few answers says most about what is asked. */
function weightOf(stem: string): number {
  counts ??= countAnswers()
  return Math.log(entries.length / (counts.get(stem) ?? entries.length))
}

/** Sentences that begin so only mean something after the one before them. */
const needsBefore =
  /^(?:Ne|N’achetez|Il(?! faut| y a)|Ils|Elles?|Cel(?:a|le|les|ui)|Ceux|Ce|C’est|Cette|Ces|Ailleurs|Sinon|Ensuite|Puis|Enfin|Là|Leurs?|Son|Sa|Ses|Sans elle|D’autres|Ajoutez|Aussi|Les autres|L’autre|Le reste|Mais|Autre|Lisez ses|(?:Dites|Prenez|Demandez|Emportez) aussi|Dites-le|Demandez-l\p{L}+|Écrivez-l\p{L}+)(?!\p{L})/u

/** How much more a sentence must have of what is asked than the first one to be said before it. Tuned by hand. */
const minLead = 3.1

/** The answer, beginning with the sentence that says what the words of the message ask, if that is clearly one of the others. */
export function leadWithSentence(answer: string, words: readonly string[]): string {
  // In which currency says nothing of what costs it.
  const asked = stemsOf(words.filter((word) => !/^(?:euros?|ariarys?)$/.test(word)))
  const [first = '', ...others] = sentencesOf(answer)
  if (/^(?:Oui|Non)\b/.test(first)) return answer
  const weigh = (sentence: string) =>
    [...stemsOf(frenchWords(sentence))].reduce((sum, stem) => sum + (asked.has(stem) ? weightOf(stem) : 0), 0)
  const weights = others.map((sentence) => (needsBefore.test(sentence) ? 0 : weigh(sentence)))
  const best = Math.max(...weights)
  if (best < weigh(first) + minLead) return answer
  const lead = others[weights.indexOf(best)]
  return [lead, first, ...others.filter((sentence) => sentence !== lead)].join(' ')
}

/** The answer, beginning with its first sentence that has what `says` matches. */
export function leadWithMatch(answer: string, says: RegExp): string {
  const sentences = sentencesOf(answer)
  const lead = sentences.find((sentence) => says.test(sentence))
  return lead === undefined ? answer : [lead, ...sentences.filter((sentence) => sentence !== lead)].join(' ')
}
