import { ignorance } from '#mocks/assistant/ignorance.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { questionTexts } from '#mocks/assistant/question-answers.ts'
import type { Reply } from '#mocks/assistant/reply.ts'

/** Questions with which a conversation can begin. */
export const starters = questionTexts('circuits-proposes', 'saison', 'visa')

const self = [
  'Je suis l’assistant de démonstration\u202f: je réponds automatiquement aux questions sur le voyage et sur les lieux',
  'de nos circuits. Pour parler à un conseiller, écrivez-nous depuis la page Contact.',
].join(' ')

const asksWho = new RegExp(
  [
    '\\b(robot|bot|ia|chatgpt|intelligence artificielle)\\b',
    '\\b(es tu|etes vous) (un )?humain\\b',
    '\\b(qui|tu) (es|est) (tu|qui)\\b',
    '\\b(ton nom|tu t ?appelles?)\\b',
    '\\b(que (sais|peux) tu|tu (sais|peux) faire|peux tu m aider|aide moi)\\b',
    '^(aide|help)$',
  ].join('|'),
)

/** What no traveller asks, even about lemurs. */
const asksForWork =
  /\b(poemes?|chansons?|blagues?|devinettes?)\b|(?<!j )\b(ecris|redige|traduis|calcule)\b|\d (fois|plus|moins|x) \d/

const thanks = /^((non|oui|ok|super|bon|parfait|d accord) )*(merci|misaotra|je (vous|te) remercie)\b/
const farewell = /\b(au revoir|a bientot|bonne journee|bonne soiree|bye|veloma|a plus)\b/
const hello = '(bonjour|bonsoir|salut|coucou|hello|hey|hi|salama|manao ahoana|bjr|slt)'
const howAreYou = '(comment )?(ca va|allez vous|vas tu)( bien)?( (et )?(vous|toi))?'
const greeting = new RegExp(
  `^${hello}( (a|vous|tous|toi|monsieur|madame))*( ${howAreYou})?$|^${howAreYou}$`,
)

const habits: readonly (readonly [RegExp, string])[] = [
  [asksWho, self],
  [thanks, 'Avec plaisir. Posez une autre question, ou écrivez-nous depuis la page Contact.'],
  [farewell, 'Veloma, et bon voyage\u202f! La conversation reste enregistrée sur cet appareil.'],
  [greeting, `Bonjour\u202f! ${self}`],
]

/** With more words of substance it is a question that happens to begin or end politely. */
const mostWords = 2

/** Greetings, thanks and questions about the assistant itself; a message that asks something more is none. */
export function makeSmallTalk({ plain, topic, named }: Message): Reply | undefined {
  if (asksForWork.test(plain)) return { text: ignorance, suggestions: starters, places: [] }
  if (plain === '' || named.landmarks.length > 0 || topic.length > mostWords) return undefined
  const [, text] = habits.find(([said]) => said.test(plain)) ?? []
  return text === undefined ? undefined : { text, suggestions: starters, places: [] }
}
