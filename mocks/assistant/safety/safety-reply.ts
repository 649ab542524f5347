import { placeLine } from '#mocks/assistant/intents/places.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { getQuestion, questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import type { SafetyEntry } from '#mocks/data/safety.ts'
import { config } from '#src/config.ts'
import type { Service } from '#src/content/emergencies.ts'
import { configuredContacts, serviceOf } from '#src/content/emergency-directory.ts'

/** What is true in general, by the case of 'is it safe now?'. */
const generalAnswers: Readonly<Record<string, string>> = {
  maladie: 'peste',
  greve: 'vols-interieurs',
  bandits: 'zones-a-eviter',
  annuler: 'politique',
  cyclone: 'cyclones',
}

/**
 * The answer, with the configured numbers. After 'is it safe now?' come the general answer about its subject and the
 * place that was named.
 */
export function safetyReply({ id, answer, cases, next }: SafetyEntry, { destinations }: Message): Reply {
  const text = fillNumbersWithFallback(answer)
  const suggestions = questionTexts(...next)
  if (id !== 'sur-en-ce-moment') return { text, suggestions, places: [] }
  const places = destinations.flatMap(({ place }) => place ?? []).slice(0, 1)
  const subject = Object.keys(cases ?? {}).find((name) => cases?.[name] === answer) ?? ''
  const general = generalAnswers[subject] ?? 'securite'
  return { text: [text, getQuestion(general).answer, ...places.map(placeLine)].join('\n\n'), suggestions, places }
}

/** Puts the configured numbers in place of `{samu}`, `{police}` and the like. */
export function fillNumbers(text: string): string {
  const gendarmerie = numberOf('gendarmerie')
  return (
    text
      // Without a number: 'la gendarmerie la plus proche'.
      .replaceAll('au {gendarmerie}', gendarmerie === undefined ? 'la plus proche' : `au ${gendarmerie}`)
      .replaceAll('{police}', numberOf('police') ?? config.assistancePhone)
      .replaceAll('{fire}', numberOf('fire') ?? config.assistancePhone)
      .replaceAll('{samu}', numberOf('samu') ?? config.assistancePhone)
      // 'L’assistance, {assistance}' needs only the number.
      .replaceAll(/(?<=assistance[,:]\s){assistance}/g, config.assistancePhone)
      .replaceAll(/(?<=^|\.\s){assistance}/g, `L’assistance (${config.assistancePhone})`)
      .replaceAll('{assistance}', `l’assistance (${config.assistancePhone})`)
  )
}

/**
 * Like `fillNumbers`, but adds the number of the police to the first `{samu}`, because the SAMU may not answer. A text that has
 * named the police before needs no addition.
 */
function fillNumbersWithFallback(text: string): string {
  const fallback = numberOf('samu') === undefined ? undefined : numberOf('police')
  const [before = ''] = text.split('{samu}')
  const needsNone = fallback === undefined || before.includes('{police}')
  return fillNumbers(needsNone ? text : text.replace('{samu}', `{samu} (sinon le ${fallback})`))
}

function numberOf(service: Service): string | undefined {
  return configuredContacts.find((contact) => serviceOf(contact) === service)?.phone ?? undefined
}
