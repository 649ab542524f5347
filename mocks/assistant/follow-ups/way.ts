import { capital } from '#mocks/assistant/destinations.ts'
import { type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { directionsReply } from '#mocks/assistant/intents/directions.ts'
import { faqSource, getQuestion, questionTexts, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import type { Subject } from '#mocks/assistant/subject.ts'

type Way = Extract<Subject, { kind: 'way' }>

function introduceAnswer(id: string, introduction: string): Reply {
  const reply = replyToQuestion(getQuestion(id))
  return { ...reply, text: `${introduction}\n\n${reply.text}`, places: [] }
}

type Flight = { ways: RegExp; town: string; time?: string }

/**
 * The flights from the capital. `ways` matches the names of the roads and ways that a flight replaces; `time` is its duration, if
 * the questions page gives one.
 */
const flights: readonly Flight[] = [
  { ways: /RN7|Toliara|Ifaty|Anakao/, town: 'Toliara' },
  { ways: /RN6|Antsiranana/, town: 'Antsiranana', time: 'en deux heures environ selon les escales' },
  { ways: /Nosy Be|Hell-Ville|Lokobe/, town: 'Nosy Be' },
  { ways: /RN5|Sainte-Marie|Nattes|Ambodifotatra/, town: 'Sainte-Marie', time: 'en une heure environ' },
  {
    ways: /RN3[45]|Morondava|Tsingy de Bemaraha|Kirindy|Baobabs|Belo/,
    town: 'Morondava',
    time: 'en une heure environ',
  },
  { ways: /Fort-Dauphin/, town: 'Fort-Dauphin' },
]

function flightText({ name, from, to }: Way): string {
  // A road has no ends.
  const mayStartAtCapital = [from, to].some((end) => end === undefined || end === capital)
  const flight = mayStartAtCapital ? flights.find(({ ways }) => ways.test(name)) : undefined
  if (!flight) return `${name} en avion\u202f: je ne connais pas de vol sur ce trajet.`
  const time = flight.time === undefined ? '' : `, ${flight.time}`
  return `${name} en avion\u202f: oui, un vol intérieur relie Antananarivo à ${flight.town}${time}. Ses horaires changent souvent\u202f: gardez une journée de marge avant le vol international.`
}

const isAboutCar = typedLike('4x4|voiture|berline|tout_terrain')
const asksForState = typedLike('etat|goudron*|praticable|trous|dangereu*')

/** What can be asked about a road or the way between two places. */
export const wayFollowUps: readonly FollowUp<Way>[] = [
  {
    topic: 'night',
    matches: typedLike('nuit|soir'),
    answer: ({ name }) => introduceAnswer('routes-nuit', `${name} de nuit\u202f: non.`),
  },
  {
    topic: 'flight',
    matches: typedLike('avion|vol|vols|voler'),
    answer: (way) => ({
      text: flightText(way),
      suggestions: questionTexts('vols-interieurs', 'bagages-avion', 'transport'),
      places: [],
      source: faqSource('Transports'),
    }),
  },
  {
    topic: 'car',
    // 'La route est-elle praticable en voiture ?' asks for its state.
    matches: (asked) => isAboutCar(asked) && !asksForState(asked),
    answer: ({ name }) =>
      introduceAnswer(
        'routes-etat',
        name === 'RN7'
          ? 'RN7\u202f: une voiture ordinaire suffit d’Antananarivo à Toliara. Un 4x4 ne sert que pour les pistes à l’écart.'
          : `${name}\u202f: cela dépend de la saison et de l’état de la route, que je ne connais pas aujourd’hui.`,
      ),
  },
  {
    topic: 'duration',
    questions: ['temps-trajet', 'temps-de-visite', 'duree'],
    matches: typedLike('combien_de_temps|duree|dure|prend|heures|longtemps|loin|km|kilometres|distance'),
    answer: ({ from, to }) => from && to && directionsReply(from, to),
  },
  {
    topic: 'state',
    matches: typedLike('bonne|bon|etat|goudron*|praticable|mauvaise|piste|route|trous|dangereu*'),
    answer: ({ name }) =>
      introduceAnswer('routes-etat', `${name}\u202f: voici l’état en général, celui d’aujourd’hui ne m’est pas connu.`),
  },
]
