import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { fillNumbers } from '#mocks/assistant/safety/safety-reply.ts'
import { frenchForEnglish } from '#mocks/data/french-for-english.ts'

const commonWords =
  'the|is|are|do|does|we|tell|about|any|some|much|many|how|what|my|with|i|he|she|his|her|not|can|where|when|need|was|has|have|to|of|in|please|you|there|am|it|for|best|time|which|should'

const englishMarkers = new RegExp(
  `\\b(?:${commonWords}|and|bit|bite|help|someone|safe|stung|sting|bitten|lost|stolen|died|choking|drowning|fever|chest|stomach|severe|emergency|stroke|attack|fire|burn|crashed|motorbike|injured|kid|kids|baby|cheap|cheapest|north|south|west|requirements|vaccine|rabies|poisoning|sexual|assault|suicidal|thoughts|flood|bleeding|monkey|scratch|urchin|sickness|diver|allergic|anaphylaxis|capsized|robbed|knifepoint|attacked|warning|early|furniture|scam|deposit|tourism)\\b`,
)
/** The 'd' of "I'd like" is English. */
const frenchMarkers =
  /\b(le|la|les|un|une|des|du|je|j|il|elle|nous|vous|qui|que|quel|quelle|pas|(?<!\b(?:rn7|days|weeks|tsingy|lemurs|baobabs|isalo|south|north) )plus(?! (?:some|a|the|beach)\b)|pour|avec|dans|est|et|ou|mon|ma|mes|faut|peut|c|l|(?<!\b(?:i|we|you|he|she|they) )d|(?<!\d )y(?! o\b)|en|au|aux|suis|ai|combien|comment|(?<!tsingy )de|ne|sur|ce|fait|svp)\b/

const englishGreeting = /^(?:hello|hi|thanks|thank you|good (?:morning|afternoon|evening))(?: there| everyone)?$/

/** A text of `readTyping` is English if it has an English word and no French one. */
export function isEnglish(typed: string): boolean {
  return englishGreeting.test(typed) || (englishMarkers.test(typed) && !frenchMarkers.test(typed))
}

export const englishNotice =
  'This site is in French only, so here is the answer in French; the Contact page accepts English.'

/** Before an urgent answer: the numbers first. */
export function urgentNotice(): string {
  return fillNumbers(
    'Call {samu} (medical), {police} (police, and if {samu} does not answer) or {fire} (fire) now, then our assistance: {assistance}. The steps, in French:',
  )
}

/** English words that the examples do not need; removed after the translation. */
const droppedWords = new RegExp(
  `\\b(?:${commonWords}|a|an|see|visit|go|get|take|will|would|bad|okay|hello|hi|(?<!nosy )be|on|at|from|any|some|our|your|good|about|tell|me|want|like|know|did|pills|country|send|people|persons?|work|works|everywhere|anywhere|one|two|three|four|five|six|seven|eight|via|flying|hour|hours|their|own|they|them|this|that|these|if|all|also|too|find|hard|madagascar)\\b`,
  'g',
)

/** Replaces what travellers ask in English with the French words that the examples have, sentence by sentence. */
export function toFrench(input: string): string {
  return input
    .replace(/\b(incl|approx)\./gi, '$1')
    .replace(/(\s*)([^.?!\n]+)/g, (_, space: string, sentence: string) => space + translate(readTyping(sentence)))
    .trim()
}

function translate(typed: string): string {
  const translated = frenchForEnglish.reduce((text, [pattern, words]) => text.replace(pattern, words), typed)
  return translated.replace(droppedWords, ' ').replace(/\s+/g, ' ').trim()
}
