import { capital } from '#mocks/assistant/destinations.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { type Message, topicWords } from '#mocks/assistant/message.ts'
import { circuitOfAll } from '#mocks/assistant/intents/circuit-of-places.ts'
import { daysAt, replyAboutCircuits } from '#mocks/assistant/place-circuits.ts'
import { theName } from '#mocks/assistant/place-phrases.ts'
import { withOpening } from '#mocks/assistant/intents/openings.ts'
import { circuitSource, getQuestion, questionTexts, type Reply, replyToQuestion } from '#mocks/assistant/replies.ts'
import { circuitFeatures } from '#mocks/data/circuit-features.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { foldFrench } from '#src/content/french-terms.ts'
import { formatCount } from '#src/lib/format.ts'
import { capitalize } from '#src/lib/text.ts'

const list = new Intl.ListFormat('fr')

const asksWhich =
  /\b(?:quel|quels|lequel|sur quel|dans quel|c est quoi|c etait (?:quoi|lequel|lesquel)|celui|deja)\b.*\bcircuits?\b|\bcircuits? (?:avec|ou il y a|ou l on|ou on|qui|plutot|pour voir)\b|\b(?:votre|vos) (?:tours?|voyages?) (?:avec|qui|ou)\b|\b(?:sur|dans) un (?:de vos )?circuits?\b|\btous (?:les|vos|ces) circuits\b|\bcelui (?:avec|qui|ou)\b|\b(?:plutot|prefer\w+) (?:la |les )?plages?\b/

/** 'Vous passez par Ranomafana ?', 'Masoala, c’est au programme ?' */
const asksIfVisited =
  /^(?!.*\b(?:quoi|combien|comment|quand)\b).*(?:\bvous (?:y )?(?:allez|passez|emmenez|desservez|faites|visitez|proposez|organisez)\b|\b(?:allez|passez) vous\b|\b(?:au|dans (?:le|votre|vos)) programmes?\b|\b(?:dans|sur) (?:(?:un|l un) de )?(?:vos|votre|nos) circuits?\b|\bon (?:va|passe) (?:a|au|aux|par)\b.*\bcircuits?\b|^(?:et )?(?:est ce qu )?on (?:fait|visite) |\b(?:avez|y a)(?: vous| t il)? (?:un |des )circuits? (?:a|au|aux|vers|par|dans|pour|qui (?:va|passe))\b|\bcircuits? .* vous avez$)/

const visitWords = topicWords(
  'nord sud ouest centre circuit circuits programme programmes itineraire itineraires tour tours passez arretez desservez',
)

/** 'Vous avez un circuit qui fait Morondava et les tsingy ?', but not 'l’Isalo et Ranomafana, c’est sur le même circuit ?'. */
const asksForOne =
  /^(?!.*\b(?:prix|combien|coute\w*|tarif|cher|budget|quand|comment|enfants?|bebe|sans|senior\w*|meme circuit)\b).*\b(?:un|votre|vos|des|quel|le) circuits?\b/

const allCircuits = getQuestion('circuits-proposes')

/** The circuit of all places and sights of a message: 'vous avez un circuit avec les baobabs et Bekopaka ?' */
export function answerCircuitOfAll({ text, destinations }: Message): Reply | undefined {
  const [visited, other] = destinations
  const sight = circuitFeatures.find(
    ({ words, name }) => name !== undefined && words.test(text) && !words.test(foldFrench(visited?.name ?? '')),
  )
  const namesSight = sight !== undefined && visited !== undefined && findCircuits(text).length === 0
  const all = (other || namesSight) && asksForOne.test(text) ? circuitOfAll(text, destinations) : undefined
  return all && severalReply(all, destinations, sight?.circuit === all.slug ? sight.text : '')
}

/** The circuit that goes to the place of a message, or that is known for what it names: 'le circuit avec les baleines'. */
export function answerWhichCircuit(message: Message): Reply | undefined {
  const { text, topic, destinations } = message
  const [circuit, another] = findCircuits(text)
  const [visited, other] = destinations
  if (another || (circuit && circuit !== visited?.circuit)) return undefined
  if (visited && !other && asksIfVisited.test(text) && topic.every((word) => visitWords.has(word)))
    return replyAboutCircuits(visited, true)
  const ofAll = answerCircuitOfAll(message)
  if (ofAll) return ofAll
  if (!asksWhich.test(text) || /\bnoces?\b|\blune de miel\b/.test(text)) return undefined
  const [destination, second] = destinations
  // 'Quels circuits partent de Tana ?'
  if (destination === capital && /\b(?:depart|part(?:ent|ant|ir)?)\b/.test(text))
    return withOpening(replyToQuestion(allCircuits), allCircuits, message)
  const asksElse = topic.some((word) => /^(?:enfants?|bebe|prix|cher|facile|jours?|senior)/.test(word))
  if (destination) return second || asksElse ? undefined : replyAboutCircuits(destination)
  const feature = circuitFeatures.find(({ words }) => words.test(text))
  return feature && !asksElse ? featureReply(feature.text, feature.circuit) : undefined
}

/** 'Oui, le circuit Ouest, 9 jours : Morondava au jour 9, les Grands Tsingy au jour 5.' */
function severalReply(circuit: Circuit, destinations: Message['destinations'], ofFeature: string): Reply {
  const [, sight = ''] = /^C’est le circuit \p{L}+\u202f: (.+)$/u.exec(ofFeature) ?? []
  const days = destinations.flatMap((one) => {
    // Most circuits begin and end in the capital.
    if (one === capital) return []
    const [first] = daysAt(one, circuit)
    return first === undefined ? [] : [`${theName(one)} au jour ${first}`]
  })
  const where = days.length > 0 ? `\u202f: ${list.format(days)}` : ''
  return {
    text: `Oui, c’est le circuit ${circuit.name}, ${formatCount(circuit.estimated_duration_days, 'jour')}${where}. ${capitalize(sight)}`.trimEnd(),
    suggestions: [`Que voir sur le circuit ${circuit.name}\u202f?`, ...questionTexts('prix-circuit', 'devis')],
    places: destinations.flatMap(({ place }) => place ?? []),
    circuit,
    source: circuitSource(circuit.name),
  }
}

function featureReply(text: string, slug: string): Reply {
  const circuit = circuits.find((one) => one.slug === slug)
  return {
    text,
    suggestions: [
      ...(circuit ? [`Que voir sur le circuit ${circuit.name}\u202f?`] : []),
      ...questionTexts('saison', 'devis'),
    ],
    places: [],
    circuit,
    source: circuitSource(circuit?.name ?? null),
  }
}
