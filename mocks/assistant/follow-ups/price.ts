import { type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { faqSource, questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import type { Subject } from '#mocks/assistant/subject.ts'

type Price = Extract<Subject, { kind: 'price' }>

function priceReply(text: string, isBudget: boolean): Reply {
  return {
    text,
    suggestions: questionTexts(
      ...(isBudget ? ['prix-courants', 'prix-circuit', 'pourboire'] : ['prix-circuit', 'inclus', 'devis']),
    ),
    places: [],
    questionId: isBudget ? 'budget-jour' : 'prix-circuit',
    source: faqSource(isBudget ? 'Argent' : 'Circuits et devis'),
  }
}

// Euros for a person on a day, as the answer `budget-jour` says.
const backpacker = [25, 40] as const
const comfort = [60, 100] as const

const times = ([from, to]: readonly [number, number], people: number) => `${from * people} à ${to * people}\u202f€`

function peopleText(people: number, isBudget: boolean): string {
  if (isBudget)
    return `${people > 1 ? `À ${people}` : 'Seul'}, comptez en ordre de grandeur ${times(backpacker, people)} par jour en routard, et ${times(comfort, people)} avec des hôtels confortables et une voiture partagée. Les entrées des parcs, les guides et les vols intérieurs viennent en plus.`
  return people > 1
    ? `Pour ${people}, je ne peux pas dire le prix sans devis\u202f: vous partagez le véhicule et le chauffeur, ce qui baisse le prix par personne. Le devis est gratuit et sans engagement.`
    : 'Pour une personne seule, je ne peux pas dire le prix sans devis\u202f: vous payez le véhicule entier. Le devis est gratuit et sans engagement.'
}

/** What can be asked about a price. */
export const priceFollowUps: readonly FollowUp<Price>[] = [
  {
    topic: 'per-person',
    matches: typedLike('par_personne|par_tete|chacun|pour_le_groupe|en_tout|total'),
    answer: ({ isBudget }) =>
      isBudget
        ? priceReply(
            'Oui, ces montants sont par personne et par jour\u202f; la voiture avec chauffeur se partage.',
            isBudget,
          )
        : priceReply(
            'C’est le devis qui dit si le prix s’entend par personne ou pour le groupe. Demandez-le dans vos souhaits si vous y tenez.',
            isBudget,
          ),
  },
  {
    topic: 'comfort',
    matches: ({ typed, people }) =>
      people === undefined && /\b(?:confort\w*|luxe|bons? hotels?|lodges?|routards?|pas cher)\b/.test(typed),
    answer: ({ isBudget }, { typed }) =>
      priceReply(
        /\b(?:routards?|pas cher)\b/.test(typed)
          ? 'En routard, comptez 25 à 40\u202f€ par personne et par jour, avec taxi-brousse, petites chambres et gargotes. Les entrées des parcs et les guides viennent en plus.'
          : 'Comptez, en ordre de grandeur, 60 à 100\u202f€ par personne et par jour avec des hôtels confortables et une voiture partagée, davantage en lodge ou avec des vols intérieurs. Le devis donne le vrai prix.',
        isBudget,
      ),
  },
  {
    topic: 'people',
    matches: ({ people }) => people !== undefined,
    answer: ({ isBudget }, { people = 1 }) => priceReply(peopleText(people, isBudget), isBudget),
  },
]
