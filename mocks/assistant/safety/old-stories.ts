import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { foldFrench } from '#src/content/french-terms.ts'

const number = '(?:\\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt|quelques|plusieurs)'

/** Says that a thing is long past, or that somebody else told it. */
const longAgoOrHeard = new RegExp(
  [
    `il y a (?:environ |bien |plus de )?${number} (?:ans|annees)|${number} years? ago|(?:en|in) (?:19|20)\\d\\d`,
    'l (?:an|annee|ete|hiver) (?:passee?|derniere?)|last (?:year|summer|winter)|quand j etais|when i was|la derniere fois',
    'j ai lu|on a lu|j ai entendu dire|on m a (?:dit|raconte)|il parait|sur un forum|i (?:read|heard)',
    '(?:dans|vu) (?:un|le|une|des) (?:journal|article|reportage|film|roman|livre|guide|documentaire)s?',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
)

const now =
  /\b(ce (matin|soir|midi)|cette nuit|aujourd hui|maintenant|mtn|hier|depuis|vient|viens|now|today|tonight|since|just)\b/

/** The parts of a message between its punctuation, without those that tell what happened years ago or to others. */
export function currentClauses(input: string): string[] {
  return input.split(/(?<=[.,;:!?()\n])/).filter((clause) => {
    const text = foldFrench(clause).replaceAll(/[^a-z0-9]+/g, ' ')
    return !longAgoOrHeard.test(text) || now.test(text)
  })
}

/** These parts together, as patterns read them. */
export function readCurrent(input: string): string {
  return readTyping(currentClauses(input).join(''))
}
