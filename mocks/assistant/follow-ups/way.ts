import type { Destination } from '#mocks/assistant/destinations.ts'
import { type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { faqSource, getQuestion, questionTexts, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { monthReply } from '#mocks/assistant/seasons.ts'

export type Way = { name: string; to?: Destination | undefined }

function introduceAnswer(id: string, introduction: string): Reply {
  const reply = replyToQuestion(getQuestion(id))
  return { ...reply, text: `${introduction}\n\n${reply.text}`, places: [] }
}

/** Towns with a flight from the capital, and how long it takes. From the answers about each of them. */
const flights: readonly [RegExp, string, string][] = [
  [/RN7|Toliara|Ifaty|Anakao/, 'Toliara', ''],
  [/RN6|Antsiranana/, 'Antsiranana', ', en deux heures environ selon les escales'],
  [/Nosy Be|Hell-Ville|Lokobe/, 'Nosy Be', ''],
  [/RN5|Sainte-Marie|Nattes|Ambodifotatra/, 'Sainte-Marie', ', en une heure environ'],
  [/RN3[45]|Morondava|Tsingy de Bemaraha|Kirindy|Baobabs|Belo/, 'Morondava', ', en une heure environ'],
  [/Fort-Dauphin/, 'Fort-Dauphin', ''],
]

function flightText(name: string): string {
  const [, town, time] = flights.find(([pattern]) => pattern.test(name)) ?? []
  return town === undefined
    ? `${name} en avion\u202f: je ne connais pas de vol sur ce trajet.`
    : `${name} en avion\u202f: oui, un vol intérieur relie Antananarivo à ${town}${time}. Ses horaires changent souvent\u202f: gardez une journée de marge avant le vol international.`
}

const isAboutCar = typedLike('4x4|voiture|berline|tout_terrain')
const asksForState = typedLike('etat|goudron*|praticable|trous|dangereu*')

/** What can be asked of a road or of the way between two places. */
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
    topic: 'state',
    matches: typedLike('bonne|bon|etat|goudron*|praticable|mauvaise|piste|route|trous|4x4|dangereu*'),
    answer: ({ name }) =>
      introduceAnswer('routes-etat', `${name}\u202f: voici l’état en général, celui d’aujourd’hui ne m’est pas connu.`),
  },
]

/** What can be asked of a season, once a month is known. */
export const seasonFollowUps: readonly FollowUp<unknown>[] = [
  {
    topic: 'month',
    matches: ({ month }) => month !== undefined,
    answer: (_, { month = 1 }) => monthReply(month),
  },
]

/** What can be asked of a price. */
export const priceFollowUps: readonly FollowUp<unknown>[] = [
  {
    topic: 'per-person',
    matches: typedLike('par_personne|par_tete|chacun|pour_le_groupe|en_tout|total'),
    answer: () => ({
      text: 'Prix par personne ou pour le groupe\u202f? C’est le devis qui le dit. Demandez-le dans vos souhaits si vous y tenez.',
      suggestions: questionTexts('prix-circuit', 'inclus', 'devis'),
      places: [],
      about: 'prix-circuit',
      source: faqSource('Circuits et devis'),
    }),
  },
  {
    topic: 'people',
    matches: ({ people }) => people !== undefined,
    answer: (_, { people = 1 }) => ({
      text: `Prix pour ${people}\u202f: je ne peux pas le dire sans devis. ${people > 1 ? `À ${people}, vous partagez le véhicule et le chauffeur, ce qui baisse le prix par personne.` : 'Seul, vous payez le véhicule entier.'} Le devis est gratuit et sans engagement.`,
      suggestions: questionTexts('prix-circuit', 'groupe', 'devis'),
      places: [],
      about: 'prix-circuit',
      source: faqSource('Circuits et devis'),
    }),
  },
]
