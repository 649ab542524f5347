import { placeLine } from '#mocks/assistant/intents/places.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { getQuestion, questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import type { SafetyEntry } from '#mocks/data/safety.ts'
import { config } from '#src/config.ts'
import type { Service } from '#src/content/emergencies.ts'
import { configuredContacts, serviceOf } from '#src/content/emergency-directory.ts'

/** The answer without places. Only that to 'is it safe now?' is followed by the general answer and the place named. */
export function safetyReply({ id, answer, next }: SafetyEntry, { destinations }: Message): Reply {
  const text = fillNumbersWithFallback(answer)
  const suggestions = questionTexts(...next)
  if (id !== 'sur-en-ce-moment') return { text, suggestions, places: [] }
  const places = destinations.flatMap(({ place }) => place ?? []).slice(0, 1)
  return { text: [text, getQuestion('securite').answer, ...places.map(placeLine)].join('\n\n'), suggestions, places }
}

/** Puts the configured numbers in place of `{samu}`, `{police}` and the like. */
export function fillNumbers(text: string): string {
  return text
    .replaceAll('au {gendarmerie}', numberOf('gendarmerie', 'au ') ?? 'la plus proche')
    .replaceAll('{police}', numberOf('police') ?? config.assistancePhone)
    .replaceAll('{fire}', numberOf('fire') ?? config.assistancePhone)
    .replaceAll('{samu}', numberOf('samu') ?? config.assistancePhone)
    .replaceAll(/(?<=assistance[,:]\s){assistance}/g, config.assistancePhone)
    .replaceAll('{assistance}', `l’assistance (${config.assistancePhone})`)
}

/** The same, with the police after the number of the SAMU, which may not answer. */
export function fillNumbersWithFallback(text: string): string {
  const fallback = numberOf('samu') === undefined ? undefined : numberOf('police')
  return fillNumbers(
    fallback === undefined ? text : text.replace('{samu}', `{samu} (pas de réponse\u202f: ${fallback})`),
  )
}

function numberOf(service: Service, before = ''): string | undefined {
  const found = configuredContacts.find((contact) => serviceOf(contact) === service)
  return found && `${before}${found.phone}`
}
