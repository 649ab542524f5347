import type { Memory, Turn } from '#mocks/assistant/memory.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { firstSuggestions } from '#mocks/assistant/replies.ts'
import { writtenOn } from '#src/content/question.ts'

/** Matches messages that have nothing else than these phrases. */
const only = (...phrases: string[]) => new RegExp(`^(?:(?:${phrases.join('|')})(?: |$))+$`)

const assent = only(
  'ok\\w*|oui+|ouais+|ouep|yes|d accord|dac|dacc|entendu|(?:c est )?(?:bien )?(?:note|compris)|j ai compris|je (?:vois|comprends)|ca (?:marche|roule|joue)|ca me va',
  '(?:c est )?(?:trop |tres |vraiment |plutot )?(?:super\\w*|parfait|cool|top|genial|nickel|bien|bon|excellent|magnifique|formidable|impeccable|interessant|chouette|beau|clair|gentil)',
  'bonne idee|tant mieux|ca (?:fait|donne) (?:trop |bien )?(?:envie|rever)|on (?:a|est) (?:hate|conquis|tentes)|(?:je|on) (?:regarde|note|prends? note|adore)(?: juste)?|(?:vous|ca) (?:me|nous) rassure[sz]?(?: un peu)?|ah|oh|wow|waouh?|ouah|eh|mdr+|lol+|ptdr|haha\\w*|hihi|merci(?: beaucoup| bien)?|(?:many )?thanks(?: a lot)?|thank you(?: (?:so|very) much)?|thx|(?:sounds |that s )?(?:great|perfect|nice|awesome|lovely|fine)|i see|got it|alors|bah|ben|et',
)

const thanks =
  /^(?:\w+ ){0,3}(?:merci|thanks|thank you|thx)(?: beaucoup| bien| a vous| a toi| d avance| a lot| so much| very much)?$/

/** 'Et alors ?' asks for more. */
const linksOnly = only('alors|bah|ben|et|eh')

const refusal = only(
  'non+|nan+|nope?|no|(?:c est )?(?:pas grave|bon|tout)|ok|ca ira|merci|pas vraiment|bof|m?ouais|pas (?:tres |trop |vraiment )?convaincue?s?|ah|oh|euh|mais|tant pis|dommage|laisse[zr]? tomber|(?:on )?(?:laisse|oublie[zr]?)|rien|pf+|zut|mince|ca m emballe pas|(?:pas|non pas) celui la|finalement',
)

const compliment =
  /^(?:(?:wow|bravo|merci) )*(?:votre|le|ce) site (?:internet |web )?est (?:vraiment |super |tres |trop |hyper )*(?:beau|bien|joli|super|genial|top|magnifique|clair|agreable|sympa|reussi|cool|parfait)(?: fait| fichu)?$|^(?:super|tres beau|beau|joli|quel beau) site(?: bravo)?$|^j (?:aime|adore) (?:bien |beaucoup )?(?:votre|le|ce) site$|^(?:bravo|felicitations?|chapeau)(?: (?:a vous|pour (?:le|votre|ce) site|a l equipe))?$/

const saysNo =
  /\b(?:non+|nan+|nope?|no|bof|m?ouais|tomber|tant pis|dommage|laisse\w*|oublie\w*|rien|zut|mince|pf+|emballe|celui la|finalement|pas grave|convaincue?s?)\b/

const wrongWindow =
  /^(?:(?:oups|pardon|desolee?|ah|non|je me suis|j ai|c etait) )*(?:trompee?s? de (?:fenetre|conversation|chat|message|personne|numero)|(?:la )?mauvaise? (?:conversation|fenetre|destinataire)|(?:c etait |message )?pas pour (?:vous|toi))$/

/** Who is complained of: 'vous', 'votre assistant'. */
const addressed = String.raw`(?:(?:mais|non|vous|tu|ca|ce|c|est|t|es|n|ne|vraiment|trop|pas|(?:votre|ton|ta|ce|cet|cette|le|la|l) (?:reponse|assistant|robot|bot|chat)) )*`

const complaint = new RegExp(
  `^${addressed}(?:${[
    '(?:avez|as|a|ai|j ai|je n ai)? ?(?:pas|rien|mal) (?:bien |du tout )?compris(?: (?:a )?(?:ma|la|ta|votre) (?:question|demande|reponse))?',
    '(?:je |tu |il )?(?:ne )?comprends? (?:pas|rien)(?: (?:la|ta|votre) reponse)?',
    '(?:ne )?repond\\w* pas (?:du tout )?a (?:ma|la) question',
    '(?:c est )?pas (?:du tout )?(?:ma|la) question(?: que j ai posee)?',
    '(?:c est )?pas (?:du tout )?(?:ce|ca) que (?:je|j|on) (?:ai )?(?:demand|veu|voul|cherch)\\w*',
    'hors sujet',
    '(?:est )?(?:nul|nulle|pourrie?|inutile|bete|n importe quoi)(?: (?:comme|ta|votre) reponse)?',
    '(?:c est )?pas (?:tres |bien )?clair',
    '(?:m |nous )?aide(?:z|s)? pas',
    '(?:sert|sers|servez) (?:strictement |vraiment )?a rien',
  ].join('|')})$`,
)

const presence =
  /^(?:(?:bonjour|bonsoir|salut|coucou|hello|slt|bjr) )*(?:allo|(?:vous etes|t es|tu es) la|(?:est ce qu )?(?:il )?y a quelqu un(?: ici| la)?|j (?:ai|aurais) (?:une|des|quelques|deux|plusieurs|\d) (?:petites? )?questions?|(?:est ce que )?(?:je peux|puis je|on peut) (?:vous |te )?poser (?:une|des|quelques) questions?|(?:je (?:voudrais|cherche|veux|souhaite)|j (?:ai besoin|aimerais|aurais besoin)|besoin) (?:d |de |des |avoir des |quelques )?(?:infos?|informations?|renseignements?|conseils?)|(?:une|des|quelques) (?:petites? )?questions?|petite question|test|essai|(?:(?:ok|oui|super|bon|merci|bien|d accord) )+(?:et )?sinon)$/

const doubt =
  /^(?:et |mais |euh )*(?:(?:(?:vous |t |tu )(?:en )?(?:etes|es)|etes vous|es tu) (?:bien )?(?:surs?|sures?|securite|certaine?s?)(?: de (?:ca|vous|toi|ta reponse|votre reponse))?|vraiment|serieux|serieusement|sans blague|(?:are you )?(?:really )?sure|really|ah bon|c est (?:vrai|fiable)|d ou (?:vient|viennent|sortent|tu sors|vous sortez) (?:ca|cette info\w*|ces infos?))$/

/**
 * The reply to a message that asks nothing about the journey and has no other words: 'super', 'vous n’avez pas compris', 'allô ?'.
 * The conversation stays where it is.
 */
export function answerSmallTalk({ text, input }: Message, memory: Memory): Turn | undefined {
  // A thumb or a heart.
  const isEmoji = text === '' && /\p{Extended_Pictographic}/u.test(input)
  const reply = findReply(isEmoji ? 'ok' : text, input.includes('?'), memory)
  return reply === undefined ? undefined : { reply: { text: reply, suggestions: firstSuggestions, places: [] }, memory }
}

/** Answers after which 'c’est fiable ?' asks about the means of transport. */
const aboutTransport = /^(?:vols|taxi|train|avion)/

function findReply(text: string, isQuestion: boolean, { subject, questionId = '' }: Memory): string | undefined {
  if (presence.test(text))
    return 'Oui, je vous écoute. Posez votre question\u202f: visa, saison, santé, budget, circuits, lieux…'
  if (wrongWindow.test(text)) return 'Pas de souci. Je réponds aux questions sur le voyage, quand vous voudrez.'
  if (compliment.test(text)) return 'Merci\u202f! Dites-moi ce qui vous attire, et je vous parle des circuits.'
  if (complaint.test(text))
    return 'Désolé, je n’ai pas bien compris. Posez la question autrement, en une phrase courte, ou écrivez à un conseiller depuis la page Contact.'
  if (doubt.test(text) && !(text.endsWith('fiable') && aboutTransport.test(questionId)))
    return `C’est ce que disent nos pages, écrites en ${writtenOn}. Pour ce qui compte, visa, santé ou prix, faites-le confirmer par la source officielle, ou par un conseiller depuis la page Contact.`
  // 'C’est bien ?' asks.
  if (isQuestion) return undefined
  if (thanks.test(text) && (assent.test(text) || refusal.test(text)))
    return 'Avec plaisir. Posez une autre question, ou écrivez-nous depuis la page Contact.'
  if (refusal.test(text) && saysNo.test(text))
    return 'D’accord. Posez une autre question, ou écrivez-nous depuis la page Contact.'
  if (!assent.test(text) || linksOnly.test(text)) return undefined
  return subject?.kind === 'circuit'
    ? `Très bien. Le devis du circuit ${subject.circuit.name}, gratuit, se demande depuis sa page, onglet «\u202fRéserver\u202f». Vous pouvez aussi poser une autre question.`
    : 'Très bien. Posez une autre question, ou demandez un devis gratuit depuis la page d’un circuit.'
}
