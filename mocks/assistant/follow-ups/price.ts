import { type FollowUp, typedLike, whenGiven } from '#mocks/assistant/follow-ups/follow-up.ts'
import { faqSource, questionTexts } from '#mocks/assistant/replies.ts'

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
