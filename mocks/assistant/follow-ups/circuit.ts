import { notesOf, summaryOf } from '#mocks/assistant/circuit-facts.ts'
import { asksForAlternative, type FollowUp, typedLike, whenGiven } from '#mocks/assistant/follow-ups/follow-up.ts'
import { circuitReply, compareCircuits } from '#mocks/assistant/intents/circuits.ts'
import { circuitSource, getQuestion, questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { difficultyLabels } from '#mocks/assistant/routes.ts'
import { circuitMonthText, elsewhereIn, listCircuits, openMonthsText } from '#mocks/assistant/seasons.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { routes } from '#mocks/data/routes.ts'
import { formatCount, formatDuration, formatNumber } from '#src/lib/format.ts'

function replyAboutCircuit({ name }: Circuit, text: string, ...next: string[]): Reply {
  return { text, suggestions: questionTexts(...next), places: [], source: circuitSource(name) }
}

const title = ({ name }: Circuit) => `Le circuit ${name}`

function durationText(circuit: Circuit): string {
  const days = circuit.estimated_duration_days
  return `${title(circuit)} dure ${formatCount(days, 'jour')} et ${formatCount(days - 1, 'nuit')}.`
}

function fitText(circuit: Circuit, days: number): string {
  const needed = circuit.estimated_duration_days
  const spare = days - needed
  if (spare < 0)
    return `${title(circuit)} ne tient pas en ${formatCount(days, 'jour')}\u202f: il en dure ${needed}. ${notesOf(circuit).shorter}`
  const margin = spare === 0 ? 'sans jour de marge avant le vol' : `avec ${formatCount(spare, 'jour')} de marge`
  return `${title(circuit)} tient en ${formatCount(days, 'jour')}, ${margin}\u202f: il en dure ${needed}.`
}

/** Programmes are not more precise than five minutes. */
const formatToFiveMinutes = (hours: number) => formatDuration(Math.round(hours * 12) / 12)

function difficultyText(circuit: Circuit): string {
  const { level, hardestDay } = summaryOf(circuit)
  const walks = routes.filter((route) => route.circuit === circuit.id && /hiking|walking/.test(route.transport_type))
  const [longest] = walks.toSorted((one, other) => other.duration_hours - one.duration_hours)
  const [from, to] = hardestDay.hours.map(formatToFiveMinutes)
  return [
    `${title(circuit)}\u202f: niveau ${level} sur 4.`,
    `La plus longue journée, «\u202f${hardestDay.title}\u202f», demande ${from} à ${to} de trajet en saison sèche.`,
    ...(longest
      ? [
          `La plus longue marche, «\u202f${longest.name_fr}\u202f», ${longest.estimated_duration}, est ${difficultyLabels[longest.difficulty]}.`,
        ]
      : []),
  ].join(' ')
}

function distanceText(circuit: Circuit): string {
  const { kmOnRoad, hoursOnRoad } = summaryOf(circuit)
  const [from, to] = hoursOnRoad.map(Math.round)
  return `${title(circuit)} compte ${formatNumber(kmOnRoad)}\u202fkm de route, soit ${from} à ${to}\u202fh de voiture en saison sèche.`
}

function lodgingText(circuit: Circuit): string {
  return `${title(circuit)} s’arrête pour la nuit ici\u202f: ${notesOf(circuit).nights}. L’hébergement et son confort sont dits dans le devis.`
}

function priceText(circuit: Circuit, people: number | undefined): string {
  const shared = people !== undefined && people > 1 ? ` À ${people}, vous partagez le véhicule et le chauffeur.` : ''
  return `${title(circuit)} n’a pas de prix fixe\u202f: il dépend de la saison, du nombre de voyageurs et du véhicule.${shared} Le devis, gratuit, dit s’il s’entend par personne ou pour le groupe.`
}

function othersByLength(circuit: Circuit): Circuit[] {
  const others = circuits.filter((other) => other !== circuit)
  return others.toSorted((one, other) => one.estimated_duration_days - other.estimated_duration_days)
}

const partySize = '[0-9]*|deux|trois|quatre|cinq|six|huit'

/** What can be asked about a circuit; the first match wins. */
export const circuitFollowUps: readonly FollowUp<Circuit>[] = [
  {
    topic: 'compare',
    matches: typedLike('lequel|laquelle|le_mieux|le_meilleur|plutot|preferez|choisir|comparer'),
    answer: (circuit, { previousCircuit, typed }) => {
      // 'Et lequel alors ?', after the circuit did not suit the days, the month or the children: name the others.
      if (/\balors\b/.test(typed)) return compareCircuits('Les autres circuits', othersByLength(circuit))
      return previousCircuit && previousCircuit !== circuit
        ? compareCircuits('Les deux derniers nommés', [previousCircuit, circuit])
        : askForCircuit('Comparé à quel circuit', circuit)
    },
  },
  {
    topic: 'fits',
    ...whenGiven('days', (circuit, days) =>
      replyAboutCircuit(circuit, fitText(circuit, days), 'duree', 'sur-mesure', 'devis'),
    ),
    matches: ({ days, typed }) => days !== undefined && !/combien/.test(typed),
  },
  {
    topic: 'instead',
    matches: asksForAlternative,
    answer: (circuit, { lastMonth = 1 }) =>
      replyAboutCircuit(circuit, elsewhereIn(lastMonth), 'circuit-par-mois', 'temps-par-mois', 'devis'),
  },
  {
    topic: 'ends',
    matches: typedLike('finit|termine|fini|commence|demarre|debute|depart|arrivee ou|a_quel_endroit|d_ou|quelle_ville'),
    answer: (circuit) =>
      replyAboutCircuit(circuit, `${title(circuit)} ${notesOf(circuit).ends}`, 'vols-interieurs', 'transport', 'devis'),
  },
  {
    topic: 'flights',
    questions: ['vols-interieurs', 'vol-international'],
    matches: typedLike('avion|vol|vols|billet|billets|aerien* !bagage*|valise*|drone'),
    answer: (circuit) =>
      replyAboutCircuit(
        circuit,
        `${title(circuit)}\u202f: le vol international reste en général à votre charge, et le devis dit si un vol intérieur est compris. Il ${notesOf(circuit).access}`,
        'vols-interieurs',
        'inclus',
        'devis',
      ),
  },
  {
    topic: 'meals',
    matches: typedLike('repas|inclus|comprend|compris|manger|petit_dejeuner|pension|boissons'),
    answer: (circuit) =>
      replyAboutCircuit(
        circuit,
        `${title(circuit)}\u202f: les repas se fixent dans le devis. Faites-les préciser par écrit avant d’accepter.`,
        'inclus',
        'prix-circuit',
        'devis',
      ),
  },
  {
    topic: 'duration',
    questions: ['duree', 'temps-de-visite'],
    matches: typedLike(
      'combien_de_jours|combien_de_temps|dure|durent|duree|combien_de_nuits|longtemps|nombre_de_jours|how_long',
    ),
    answer: (circuit) => replyAboutCircuit(circuit, durationText(circuit), 'duree', 'prix-circuit', 'devis'),
  },
  {
    topic: 'seniors',
    questions: ['seniors'],
    matches: typedLike('senior*|grand_mere|grand_pere|papy|mamie|[6-8][0-9]_ans|cardiaque|infarctus'),
    answer: (circuit) =>
      replyAboutCircuit(
        circuit,
        `${difficultyText(circuit)} Pour des seniors, l’Est a les marches les plus courtes et le Centre s’y prête aussi\u202f; décrivez vos besoins dans la demande de devis.`,
        'seniors',
        'sur-mesure',
        'devis',
      ),
  },
  {
    topic: 'children',
    questions: ['enfants-circuit'],
    matches: typedLike('enfant*|bebe*|ado|ados|gamin*|gosse*|fils|fille|famille|kids|children|petits|[0-9]*_ans'),
    answer: (circuit) =>
      replyAboutCircuit(
        circuit,
        `${title(circuit)} avec des enfants\u202f: ${notesOf(circuit).children}`,
        'enfants-circuit',
        'enfants-sante',
        'devis',
      ),
  },
  {
    topic: 'month',
    ...whenGiven('month', (circuit, month) =>
      replyAboutCircuit(circuit, circuitMonthText(circuit, month), 'circuit-par-mois', 'temps-par-mois', 'devis'),
    ),
  },
  {
    topic: 'price',
    questions: ['prix-circuit'],
    matches: typedLike(
      'prix|cher|coute|tarif*|budget|par_personne',
      // 'C’est combien ?', but not 'combien de jours ?'.
      'combien !km|kilometres|jours|temps|etapes|lieux|nuits|personnes|heures',
      // 'Et pour 4 personnes ?', and nothing else.
      `=et|pour|a|on|est|si|sommes|nous|personnes|${partySize}|ca|fait|le|circuit|nord|sud|ouest|centre pour|est|sommes|a ${partySize}`,
    ),
    answer: (circuit, { people }) =>
      replyAboutCircuit(circuit, priceText(circuit, people), 'prix-circuit', 'inclus', 'devis'),
  },
  {
    topic: 'difficulty',
    questions: ['aventure', 'randonnee'],
    matches: typedLike('dur|dure|difficile|sportif|sportive|facile|fatigant|niveau|physique|epuisant|difficulte'),
    answer: (circuit) => replyAboutCircuit(circuit, difficultyText(circuit), 'seniors', 'routes-etat', 'devis'),
  },
  {
    topic: 'car',
    questions: ['voiture-chauffeur'],
    matches: typedLike('4x4|4_4|vehicule|voiture|conduire|berline !nuit|soir'),
    answer: (circuit) =>
      replyAboutCircuit(
        circuit,
        `${title(circuit)}\u202f: ${notesOf(circuit).car}`,
        'voiture-chauffeur',
        'routes-etat',
        'devis',
      ),
  },
  {
    topic: 'lodging',
    questions: ['hebergement', 'camping'],
    matches: typedLike('dort|dormir|hotel|hotels|hebergement*|logement*|loge|nuits|bivouac'),
    answer: (circuit) => replyAboutCircuit(circuit, lodgingText(circuit), 'hebergement', 'camping', 'devis'),
  },
  {
    topic: 'booking',
    questions: ['devis'],
    matches: typedLike('reserve|reserver|reservation|devis|inscri*|book'),
    answer: (circuit) =>
      replyAboutCircuit(
        circuit,
        `${title(circuit)}\u202f: envoyez une demande de devis depuis sa page, onglet «\u202fRéserver\u202f», sans paiement.`,
        'devis',
        'paiement',
        'delai-reponse',
      ),
  },
  {
    topic: 'beach',
    questions: ['plages'],
    matches: typedLike('plage|plages|mer|baignade|baigner|lagon|ile|iles'),
    answer: (circuit) =>
      replyAboutCircuit(circuit, `${title(circuit)} ${notesOf(circuit).beach}`, 'plages', 'combiner', 'devis'),
  },
  {
    topic: 'rain',
    questions: ['saison', 'saison-ouest', 'cyclones', 'circuit-par-mois'],
    matches: typedLike('pleut|pleuvoir|pluie|pluies|mauvais_temps|saison|quand|periode|meilleur_moment'),
    answer: (circuit, { typed }) =>
      circuit.slug === 'est' && /pl(eut|euv|uie)/.test(typed)
        ? replyAboutCircuit(
            circuit,
            `${title(circuit)} sous la pluie\u202f: ${getQuestion('cote-est-pluie').answer}`,
            'cote-est-pluie',
            'cyclones',
            'valise',
          )
        : replyAboutCircuit(circuit, openMonthsText(circuit), 'saison', 'circuit-par-mois', 'devis'),
  },
  {
    topic: 'access',
    matches: typedLike('loin|acces|aller|y_va|va_t_on|on_va|vient|rejoindre|tana|commence|part|depart|y_aller'),
    answer: (circuit) =>
      replyAboutCircuit(
        circuit,
        `${title(circuit)} ${notesOf(circuit).access}`,
        'transport',
        'vols-interieurs',
        'temps-trajet',
      ),
  },
  {
    topic: 'distance',
    questions: ['temps-trajet', 'routes-etat'],
    matches: typedLike('km|kms|kilometres|distance|heures_de_route|temps_de_route|heures_de_voiture'),
    answer: (circuit) => replyAboutCircuit(circuit, distanceText(circuit), 'routes-etat', 'temps-trajet', 'devis'),
  },
  {
    topic: 'stages',
    matches: typedLike('etape*|itineraire|programme|trajet|parcours'),
    answer: (circuit) => circuitReply(circuit, true),
  },
]

/** Asks which circuit is meant, or which other than `current`. */
export function askForCircuit(question: string, current?: Circuit): Reply {
  const offered = circuits.filter((circuit) => circuit !== current)
  return {
    text: `${question}\u202f? Nous avons ${current ? 'aussi ' : ''}${listCircuits(offered)}.`,
    suggestions: offered.map(({ name }) => `Et le circuit ${name}\u202f?`),
    places: [],
  }
}
