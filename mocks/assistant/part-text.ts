import { firstSentence, getQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { monthWeather } from '#mocks/assistant/seasons.ts'
import { packingText } from '#mocks/assistant/weather.ts'
import { partSubjects } from '#mocks/data/part-subjects.ts'
import { foldFrench } from '#src/content/french-terms.ts'
import { uncapitalize } from '#src/lib/text.ts'

// What an answer says if it is one of two.

const maxSentences = 3

/** At most three sentences after their subject: 'Visa : …'. Of the answers about the weather and luggage, the month asked for. */
export function partText({ text, questionId }: Reply, month?: number): string {
  if (questionId === 'temps-par-mois' && month !== undefined) return monthWeather(month)
  if (questionId === 'valise' && month !== undefined)
    return `${packingText(month)} ${firstSentence(getQuestion(questionId).answer)}`
  const paragraphs = text.split('\n\n')
  // Of a list, each line counts.
  const lines = paragraphs.flatMap((paragraph) => (paragraph.includes('\n–') ? paragraph.split('\n') : [paragraph]))
  if (questionId === undefined && paragraphs.length > 1)
    return lines
      .map((line) => (line.startsWith('–') ? line : (placeAndMore.exec(line)?.[0] ?? firstSentence(line))))
      .join('\n')
  const sentences = text.replaceAll(/\n{2,}/g, ' ').match(/[^.!?]+(?:[.!?](?!\s)[^.!?]*)*[.!?]*\s*/g) ?? [text]
  const short = sentences.slice(0, maxSentences).join('').trim()
  const subject = questionId === undefined ? undefined : partSubjects.get(questionId)
  if (subject === undefined || names(short, subject)) return short
  if (firstSentence(short).includes('\u202f: ')) return `${subject}. ${short}`
  return `${subject}\u202f: ${/^(?:Air|Antananarivo|Madagascar|Nosy|Sainte-Marie|WhatsApp)\b/.test(short) ? short : uncapitalize(short)}`
}

/** 'Parc national de l’Isalo, sur notre circuit Sud.' says nothing without the next sentence. */
const placeAndMore = /^[^.]*, sur notre circuit \p{L}+\. [^.]+\./u

/** Whether the first sentence of a text names its subject itself. */
function names(text: string, subject: string): boolean {
  const sentence = foldFrench(firstSentence(text))
  return foldFrench(subject)
    .split(/\W+/)
    .some((word) => word.length > 2 && sentence.includes(word.replace(/s$/, '')))
}
