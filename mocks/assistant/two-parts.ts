import type { Memory, Turn } from '#mocks/assistant/memory.ts'
import { type Message, parseMessage } from '#mocks/assistant/message.ts'
import { firstSentence, getQuestion, inDanger, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { elsewhereIn, monthWeather } from '#mocks/assistant/seasons.ts'
import { packingText } from '#mocks/assistant/weather.ts'
import { notes } from '#mocks/data/notes.ts'
import { foldFrench } from '#src/content/french-terms.ts'
import { uncapitalize } from '#src/lib/text.ts'

type AnswerHalf = (half: string, memory: Memory) => Turn | undefined

/** The most certain first. */
const separators = [
  /\s*[?]+\s*(?:et\s+|sinon\s+(?!quoi))?/gi,
  /\s+(?:et puis|et|puis(?![\s-]+je\b))\s+(?!\d+ (?:ans|mois)\b|demie?\b)/gi,
  /\s*(?:,|[.;\n](?=\s))\s*(?:et\s+|puis\s+)?(?=(?:combien|comment|quels?|quelles?|o[uù]|quand|est[- ]ce|y a|ya|faut|il faut|on (?:dort|mange|y|peut)|peut[- ]on)\s)/gi,
  /\s+(?=sinon\s)/gi,
  /\s+ou\s+(?=(?:il )?faut|plut[oô]t|alors|est[ -]ce)/gi,
]

const asks = /(?<!\p{L})(?:combien|comment|quels?|quelles?|o[uù]|quand|est[- ]ce|y a|ya|faut|peut|quoi)(?!\p{L})/iu

/** A message with more 'et' and '?' is a list, and each split takes time. */
const maxSplits = 8

/** The two halves of a message, for each of the first places where it may be split. */
function splits(input: string): [string, string][] {
  const halves = separators.flatMap((separator) =>
    [...input.matchAll(separator)].flatMap(({ index, 0: separated }): [string, string][] => {
      const pair: [string, string] = [input.slice(0, index).trim(), input.slice(index + separated.length).trim()]
      // 'Entre Tana et Antsirabe'.
      const isInBetween = /\bentre\b(?!.*\bet\b)/i.test(pair[0]) && !pair[0].includes('?')
      // 'Isalo, combien de temps ?' is one question.
      const asksFirst = !/^\s*[,.;\n]/.test(separated) || asks.test(pair[0])
      return !isInBetween && asksFirst && pair.every((half) => /\p{L}{2}/u.test(half)) ? [pair] : []
    }),
  )
  return halves.slice(0, maxSplits)
}

/** Answers both halves of a message that asks two things, if each has an answer that certainly fits. */
export function answerTwoParts(input: string, memory: Memory, answerHalf: AnswerHalf): Turn | undefined {
  for (const [first, second] of splits(input)) {
    // 'Ambanja et la vallée du Sambirano' is one name.
    if ([first, second].map(parseMessage).every(isNameOnly)) continue
    const halves = answerHalves(first, withContext(second, first), memory, answerHalf)
    if (halves) return halves[0].reply.text.includes(halves[1].reply.text) ? halves[0] : joinTurns(...halves)
  }
  return undefined
}

/** Answers the half of a message that has an answer, and says that the other has none. */
export function answerOneHalf(input: string, memory: Memory, answerHalf: AnswerHalf): Turn | undefined {
  for (const halves of splits(input)) {
    // Without `questionId`: 'et pourquoi ?' asks about the other half, not about the last answer.
    const [turn, other] = halves.flatMap((half) => answerHalf(half, { ...memory, questionId: undefined }) ?? [])
    if (!turn || other) continue
    const text = `${part(turn.reply)}\n\n${noOtherAnswer} ${inDanger}`
    return { ...turn, reply: { ...turn.reply, text } }
  }
  return undefined
}

const noOtherAnswer =
  'Pour l’autre partie de votre message, je n’ai pas de réponse sûre\u202f: un conseiller peut vous répondre depuis la page Contact.'

function isNameOnly({ topic, destinations }: Message): boolean {
  return topic.length === 0 && destinations.length > 0
}

function answerHalves(first: string, second: string, memory: Memory, answerHalf: AnswerHalf): [Turn, Turn] | undefined {
  const one = answerHalf(first, memory)
  const two = alternative(second, one) ?? answerHalf(second, one?.memory ?? memory)
  if (!two) return undefined
  // The first half may need the subject of the second: 'quelle saison, et ça coûte combien le circuit Sud ?'.
  const isGeneral = !one || (/^(?:season|price)$/.test(one.memory.subject?.kind ?? '') && namesSubject(two.memory))
  const again = isGeneral ? answerHalf(first, two.memory) : undefined
  const best = again && (!one || again.reply.questionId === undefined) ? again : one
  return best && [best, two]
}

const transport = /\b(?:taxis?[- ]brousse|train|avion|bateau|travers[ée]e|vedette|pirogue|moto|scooter|v[ée]lo|quad)\b/i
const isAboutIt =
  /^(?:(?:et|est[- ]ce que) )?(?:c['’ ]?est|ya|y a) .*\b(?:dangereu|risqu|cher|long|s[uû]r\b|confort|fatigant)/i

const namesSubject = ({ subject }: Memory) => subject !== undefined && /^(?:circuit|place)$/.test(subject.kind)

/** Adds what the second half takes from the first. Of 'chauffeur parle français ? et il dort où': 'le chauffeur dort où'. */
function withContext(second: string, first: string): string {
  // 'Où voir des makis et c’est dans quel circuit ?'.
  if (/\bquel circuit\b/i.test(second)) return `${first} ${second}`
  if (/\bchauffeur/i.test(first)) return second.replace(/^il\b/i, 'le chauffeur')
  if (/\b(route|roul\w+|condui\w+)\b/i.test(first) && /\bretard\b/i.test(second)) return `conduire ${second}`
  if (/\bb[ée]b[ée]/i.test(first) && /\b(repas|mange\w*|lait|couches?|passeport|visa)\b/i.test(second))
    return `bébé ${second}`
  const [means] = transport.exec(first) ?? []
  if (means !== undefined && isAboutIt.test(second)) return `${means} ${second}`
  if (/\bvisa\b/i.test(first))
    return second.replace(
      /^(?=combien|[cç]a co[uû]te|quel prix|prix\b|(?:on |le |la |peut )*(?:pay|paie|r[eèé]gl))/i,
      'visa ',
    )
  return /\b(vol|avion)\b/i.test(first) ? second.replace(/^(?:les )?bagages?\b/i, 'bagages en avion') : second
}

/** 'Sinon quoi ?' after a month in which something is closed. */
function alternative(second: string, one: Turn | undefined): Turn | undefined {
  const month = one?.memory.month
  const asksForAlternative = /^(?:sinon|ou alors|a la place)\b/.test(readTyping(second))
  if (!one || month === undefined || !asksForAlternative || parseMessage(second).destinations.length > 0)
    return undefined
  return { reply: { text: elsewhereIn(month), suggestions: one.reply.suggestions, places: [] }, memory: one.memory }
}

function joinTurns(one: Turn, two: Turn): Turn {
  const ids = [one, two].flatMap(({ reply }) => reply.questionId ?? [])
  // 'Faut un adaptateur, et y a des coupures ?' is one question.
  if (ids.length === 2 && ids[0] === ids[1] && haveSameSentences(one.reply.text, two.reply.text))
    return { ...two, reply: one.reply }
  const note = notes.find(({ covers = [] }) => ids.length === 2 && ids.every((id) => covers.includes(id)))
  if (note) return { ...two, reply: replyToQuestion(note) }
  return {
    reply: {
      text: joinParts(part(one.reply, one.memory.month), part(two.reply, two.memory.month)),
      suggestions: [...new Set([...one.reply.suggestions.slice(0, 1), ...two.reply.suggestions])].slice(0, 3),
      places: [],
      source: [...new Set([one, two].flatMap(({ reply }) => reply.source ?? []))].join('\u202f; ') || undefined,
    },
    memory: two.memory,
  }
}

function haveSameSentences(...texts: string[]): boolean {
  return (
    new Set(
      texts.map((text) =>
        text
          .split(/(?<=\.)\s+/)
          .toSorted()
          .join(),
      ),
    ).size === 1
  )
}

/** Without the sentences that the second part repeats. */
function joinParts(one: string, two: string): string {
  const repeated = new Set(one.split(/(?<=[.!?])\s+/))
  const rest = two.split(/(?<=[.!?]) /).filter((sentence) => !repeated.has(sentence))
  return [one, rest.join(' ')].filter((text) => text !== '').join('\n\n')
}

const maxSentences = 3

/** At most three sentences after their subject: 'Visa : …'. Of the answers about the weather and luggage, the month asked for. */
function part({ text, questionId }: Reply, month?: number): string {
  if (questionId === 'temps-par-mois' && month !== undefined) return monthWeather(month)
  if (questionId === 'valise' && month !== undefined)
    return `${packingText(month)} ${firstSentence(getQuestion(questionId).answer)}`
  const paragraphs = text.split('\n\n')
  if (questionId === undefined && paragraphs.length > 1) return paragraphs.map(firstSentence).join('\n')
  const sentences = text.replaceAll(/\n{2,}/g, ' ').match(/[^.!?]+(?:[.!?](?!\s)[^.!?]*)*[.!?]*\s*/g) ?? [text]
  const short = sentences.slice(0, maxSentences).join('').trim()
  const subject = questionId === undefined ? undefined : subjects.get(questionId)
  if (subject === undefined || names(short, subject)) return short
  if (firstSentence(short).includes('\u202f: ')) return `${subject}. ${short}`
  return `${subject}\u202f: ${/^(?:Air|Madagascar) /.test(short) ? short : uncapitalize(short)}`
}

/** Whether the first sentence of a text names its subject itself. */
function names(text: string, subject: string): boolean {
  const sentence = foldFrench(firstSentence(text))
  return foldFrench(subject)
    .split(/\W+/)
    .some((word) => word.length > 2 && sentence.includes(word.replace(/s$/, '')))
}

/** The subject that opens a part, by the question that it answers. */
const subjects = new Map([
  ['visa', 'Visa'],
  ['sante', 'Vaccins et santé'],
  ['temps-par-mois', 'Temps'],
  ['circuit-par-mois', 'Mois'],
  ['valise', 'Valise'],
  ['temperatures', 'Températures'],
  ['carte', 'Carte bancaire'],
  ['argent', 'Argent'],
  ['prix-circuit', 'Prix'],
  ['paludisme', 'Paludisme'],
  ['baleines', 'Baleines'],
  ['plages', 'Plages'],
  ['guide-francophone', 'Langue'],
  ['vol-international', 'Vol'],
  ['bagages-avion', 'Bagages'],
  ['saison-ouest', 'Tsingy et Ouest'],
  ['sim', 'Carte SIM'],
  ['internet', 'Réseau'],
  ['securite', 'Sécurité'],
  ['tana-nuit', 'Le soir'],
  ['saison', 'Saison'],
  ['devis', 'Devis'],
  ['transport', 'Transport'],
  ['hebergement', 'Hébergement'],
  ['passeport', 'Passeport'],
  ['pourboire', 'Pourboire'],
  ['decalage', 'Décalage horaire'],
  ['eau', 'Eau'],
  ['enfants-circuit', 'Enfants'],
  ['enfants-sante', 'Enfants'],
  ['premier-voyage', 'Premier voyage'],
  ['routes-etat', 'Routes'],
  ['routes-nuit', 'De nuit'],
  ['temps-trajet', 'Trajets'],
  ['vols-interieurs', 'Vols intérieurs'],
  ['train', 'Train'],
  ['taxi-brousse', 'Taxi-brousse'],
  ['voiture-chauffeur', 'Location'],
  ['moto-velo', 'Moto et vélo'],
  ['cuisine', 'Cuisine'],
  ['vegetarien', 'Régimes et allergies'],
  ['boissons', 'Boissons'],
  ['hopital', 'Soins'],
  ['diarrhee', 'Diarrhée'],
  ['pharmacie', 'Pharmacie'],
  ['rage', 'Rage'],
  ['baignade', 'Baignade'],
  ['serpents', 'Serpents'],
  ['urgence', 'Urgences'],
  ['vol', 'En cas de vol'],
  ['perte-passeport', 'Passeport'],
  ['visa-demande', 'Demande de visa'],
  ['budget-jour', 'Budget'],
  ['prix-courants', 'Prix'],
  ['change', 'Change'],
  ['paiement', 'Paiement'],
  ['annulation', 'Annulation'],
  ['inclus', 'Compris'],
  ['groupe', 'Groupe'],
  ['randonnee', 'Randonnée'],
  ['parcs-tarifs', 'Entrée des parcs'],
  ['rapporter', 'À rapporter'],
  ['electricite', 'Électricité'],
  ['zones-a-eviter', 'Zones à éviter'],
  ['femme-seule', 'Voyager seule'],
])
