import type { Destination } from '#mocks/assistant/destinations.ts'
import { type FollowUp, typedLike, whenGiven } from '#mocks/assistant/follow-ups/follow-up.ts'
import { directionsReply } from '#mocks/assistant/intents/directions.ts'
import { faqSource, getQuestion, questionTexts, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { monthReply } from '#mocks/assistant/seasons.ts'

type Way = { name: string; from?: Destination | undefined; to?: Destination | undefined }

function introduceAnswer(id: string, introduction: string): Reply {
  const reply = replyToQuestion(getQuestion(id))
  return { ...reply, text: `${introduction}\n\n${reply.text}`, places: [] }
}

/** Flights from the capital, as the answers about these towns say, and the ways that they replace. */
const flights = [
  { ways: /RN7|Toliara|Ifaty|Anakao/, town: 'Toliara', time: '' },
  { ways: /RN6|Antsiranana/, town: 'Antsiranana', time: ', en deux heures environ selon les escales' },
  { ways: /Nosy Be|Hell-Ville|Lokobe/, town: 'Nosy Be', time: '' },
  { ways: /RN5|Sainte-Marie|Nattes|Ambodifotatra/, town: 'Sainte-Marie', time: ', en une heure environ' },
  {
    ways: /RN3[45]|Morondava|Tsingy de Bemaraha|Kirindy|Baobabs|Belo/,
    town: 'Morondava',
    time: ', en une heure environ',
  },
  { ways: /Fort-Dauphin/, town: 'Fort-Dauphin', time: '' },
]

function flightText(name: string): string {
  const flight = flights.find(({ ways }) => ways.test(name))
  return flight
    ? `${name} en avion\u202f: oui, un vol intérieur relie Antananarivo à ${flight.town}${flight.time}. Ses horaires changent souvent\u202f: gardez une journée de marge avant le vol international.`
    : `${name} en avion\u202f: je ne connais pas de vol sur ce trajet.`
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
    answer: ({ name }) => ({
      text: flightText(name),
      suggestions: questionTexts('vols-interieurs', 'bagages-avion', 'transport'),
      places: [],
      source: faqSource('Transports'),
    }),
  },
  {
    topic: 'car',
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
    matches: typedLike('bonne|bon|etat|goudron*|praticable|mauvaise|piste|route|trous|4x4|dangereu*'),
    answer: ({ name }) =>
      introduceAnswer('routes-etat', `${name}\u202f: voici l’état en général, celui d’aujourd’hui ne m’est pas connu.`),
  },
]

/** What can be asked about a season, once a month is known. */
export const seasonFollowUps: readonly FollowUp<unknown>[] = [
  { topic: 'month', ...whenGiven('month', (_, month) => monthReply(month)) },
]

/** What can be asked about a price. */
export const priceFollowUps: readonly FollowUp<unknown>[] = [
  {
    topic: 'per-person',
    matches: typedLike('par_personne|par_tete|chacun|pour_le_groupe|en_tout|total'),
    answer: () => ({
      text: 'Prix par personne ou pour le groupe\u202f? C’est le devis qui le dit. Demandez-le dans vos souhaits si vous y tenez.',
      suggestions: questionTexts('prix-circuit', 'inclus', 'devis'),
      places: [],
      questionId: 'prix-circuit',
      source: faqSource('Circuits et devis'),
    }),
  },
  {
    topic: 'people',
    ...whenGiven('people', (_, people) => ({
      text: `Prix pour ${people}\u202f: je ne peux pas le dire sans devis. ${people > 1 ? `À ${people}, vous partagez le véhicule et le chauffeur, ce qui baisse le prix par personne.` : 'Seul, vous payez le véhicule entier.'} Le devis est gratuit et sans engagement.`,
      suggestions: questionTexts('prix-circuit', 'groupe', 'devis'),
      places: [],
      questionId: 'prix-circuit',
      source: faqSource('Circuits et devis'),
    })),
  },
]
