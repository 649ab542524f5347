import type { Message } from '#mocks/assistant/message.ts'
import { firstSuggestions, type Reply } from '#mocks/assistant/replies.ts'

const introduction = [
  'Je suis l’assistant de démonstration, un programme et non une personne\u202f: je réponds aux questions sur le voyage et sur les lieux',
  'de nos circuits. Pour parler à un conseiller, écrivez-nous depuis la page Contact.',
].join(' ')

const whoAreYou = new RegExp(
  [
    '\\b(robot|bot|ia|chatgpt|intelligence artificielle)\\b',
    '\\b(es tu|etes vous) (un )?humain\\b',
    '\\b(qui|tu) (es|est) (tu|qui)\\b',
    '\\b(ton nom|tu t ?appelles?)\\b',
    '\\b(que (sais|peux) tu|tu (sais|peux) faire|peux tu m aider|aide moi(?! a (?:choisir|decider|trouver)))\\b',
    '^(aide|help)$',
    '^(?:(?:et|mais) )?(?:t|tu|vous) (?:y )?(?:es|etes)(?: toi| vous)? (?:deja )?(?:alle|allee|venu|venue|parti|partie)s?\\b',
    '^(?:tu|vous) connai\\w+ (?:bien |vraiment )?(?:madagascar|le pays|le coin)$',
  ].join('|'),
)

/** 'Merci, et combien coûte un scooter ?' asks something. */
const thanks =
  /^((non|oui|ok|super|bon|parfait|d accord) )*(merci|misaotra|je (vous|te) remercie)\b(?!.*\b(?:combien|comment|quand|quel|quelle|faut|question|y a|sinon|du coup|en malgache)\b)/
const later =
  /^(?:(?:ok|oui|bon|super|parfait|merci|d accord|bien|note) )*(?:(?:je|on|nous) (?:vais|va|allons) (?:y )?reflechir|(?:je|on) (?:y )?reflechi[st]$)|^(?:(?:ok|oui|bon|super|parfait|merci|beaucoup|d accord|bien|note) )*(?:je|on|nous) (?:vais |va |allons )?(?:en )?(?:parle\w*|discut\w*|reparle\w*)\b(?: (?:avec|a) (?:ma|mon|mes|notre|nos) \w+)?(?: ce soir| d abord| ensemble| entre nous)?$|^(?:(?:ok|bon|merci|d accord) )*(?:je|on) (?:reviens|revient|reviendrai|reviendra) (?:vers vous|plus tard)\b/
/** But not 'comment dire au revoir ?'. */
const farewell =
  /^(?!.*\b(?:comment|dire|dit|dis)\b).*\b(au revoir|a bientot|^a demain|bonne journee|bonne soiree|bye|veloma|a plus)\b/
const hello = '(bonjour|bonsoir|salut|coucou|hello|hey|hi|salama|manao ahoana|bjr|slt)'
const howAreYou = '(comment )?(ca va|allez vous|vas tu)( bien)?( (et )?(vous|toi))?'
const greeting = new RegExp(`^${hello}( (a|vous|tous|toi|monsieur|madame))*( ${howAreYou})?$|^${howAreYou}$`)

const answers: readonly (readonly [RegExp, string])[] = [
  [whoAreYou, introduction],
  [
    later,
    'Prenez votre temps\u202f: la conversation reste enregistrée sur cet appareil, et un circuit se garde hors ligne depuis sa page.',
  ],
  [thanks, 'Avec plaisir. Posez une autre question, ou écrivez-nous depuis la page Contact.'],
  [farewell, 'Veloma, et bon voyage\u202f! La conversation reste enregistrée sur cet appareil.'],
  [greeting, `Bonjour\u202f! ${introduction}`],
]

/** A message with more topic words asks something and only begins or ends with a greeting. */
const maxTopicWords = 2

/** Greetings, thanks, and questions about the assistant itself. */
export function answerGreeting({ text, topic, destinations }: Message): Reply | undefined {
  // 'Merci, on va en parler avec ma femme' has more words.
  const isLong = topic.length > maxTopicWords && !later.test(text)
  if (destinations.length > 0 || isLong) return undefined
  const [, answer] = answers.find(([pattern]) => pattern.test(text)) ?? []
  return answer === undefined ? undefined : { text: answer, suggestions: firstSuggestions, places: [] }
}
