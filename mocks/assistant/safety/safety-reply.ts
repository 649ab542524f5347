import { placeLine } from '#mocks/assistant/intents/places.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { getQuestion, questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import type { SafetyEntry } from '#mocks/data/safety.ts'
import { config } from '#src/config.ts'
import { foldFrench } from '#src/content/french-terms.ts'

/** The answer alone, without places. Only that to 'is it safe now?' is followed by what holds in general. */
export function safetyReply({ id, answer, next }: SafetyEntry, { destinations }: Message): Reply {
  const text = fillNumbers(answer)
  const suggestions = questionTexts(...next)
  if (id !== 'sur-en-ce-moment') return { text, suggestions, places: [] }
  const places = destinations.flatMap(({ place }) => place ?? []).slice(0, 1)
  return { text: [text, getQuestion('securite').answer, ...places.map(placeLine)].join('\n\n'), suggestions, places }
}

/** Puts the configured numbers in place of `{samu}`, `{police}` and the like. */
export function fillNumbers(text: string): string {
  return text
    .replaceAll('au {gendarmerie}', numberOf(/gendarm/, 'au ') ?? 'la plus proche')
    .replaceAll('{police}', numberOf(/police/) ?? config.assistancePhone)
    .replaceAll('{fire}', numberOf(/pompier|feu|incendie/) ?? config.assistancePhone)
    .replaceAll('{samu}', numberOf(/samu|ambulance|medical/) ?? config.assistancePhone)
    .replaceAll(/(?<=assistance[,:]\s){assistance}/g, config.assistancePhone)
    .replaceAll('{assistance}', `l’assistance (${config.assistancePhone})`)
}

function numberOf(name: RegExp, before = ''): string | undefined {
  const found = config.emergencyNumbers.find((number) => name.test(foldFrench(number.name)))
  return found && `${before}${found.phone}`
}
