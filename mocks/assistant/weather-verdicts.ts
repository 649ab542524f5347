/** What a message without accents asks of the weather, and the verdicts by the words in which the weather is told. The first count. */
type Verdicts = { asks: RegExp; verdicts: readonly (readonly [told: RegExp, verdict: string])[] }

const asksElse = /\b(?:quels?|quelles?|quand|combien|comment|quoi|ou|degres|how)\b/

const asksForHeat =
  /\b(?:chaud|chaude|chaleur|canicule|fournaise|etuve|suffo\w+|etouff\w+|cuit|cuire|crame|cramer|supportable|insupportable)\b/

const byQuestion: readonly Verdicts[] = [
  {
    asks: asksForHeat,
    verdicts: [
      [/très chaud/, 'Oui, il fait très chaud.'],
      [/chaud et (?:très |plus )?(?:humide|lourd|pluvieux)/, 'Oui, il fait chaud et humide.'],
      [/sans excès|20 à 2[78]/, 'Non, pas trop.'],
      [/chaud/, 'Oui, il fait chaud.'],
      [/doux/, 'Non, il fait doux.'],
      [/frais/, 'Non, il fait frais.'],
    ],
  },
  {
    asks: /\b(?:pleut|pleuv\w+|pluies?|pluvieux|humide|mouille|arrose|averses?|orages?)\b/,
    verdicts: [
      [
        /pluvieux|saison des pluies|fortes pluies|grosses pluies|chaque après-midi|souvent forts|fréquentes|très humide/,
        'Oui, souvent.',
      ],
      [/finissent|s’espacent|baissent|de plus en plus sec/, 'De moins en moins.'],
      [/possibles/, 'Peu.'],
      [/orage|averse|ondée/, 'Un peu.'],
      [/\bsec\b|sèche|ensoleillé/, 'Non, presque pas.'],
    ],
  },
  {
    asks: /\b(?:vent|venteux|vents|souffl\w+)\b/,
    verdicts: [
      [/vent (?:d’est )?fort|beaucoup de vent/, 'Oui, un vent fort.'],
      [/vent/, 'Un peu.'],
      [/./, 'Pas particulièrement.'],
    ],
  },
  {
    asks: /\b(?:froid|froides?|caille|gele|frisquet|frais|fraiches?)\b/,
    verdicts: [
      [/5 à 10|froides|gel possible|\bfrais\b/, 'Oui, surtout la nuit.'],
      [/fraîche/, 'Un peu, la nuit.'],
      [/./, 'Non.'],
    ],
  },
]

/** The verdict on 'il fait chaud ?' or 'il pleut ?', where the weather is `told` so: 'très chaud et sec'. */
export function weatherVerdict(asked: string, told: string): string | undefined {
  const question = asksElse.test(asked) ? undefined : byQuestion.find(({ asks }) => asks.test(asked))
  return question?.verdicts.find(([words]) => words.test(told))?.[1]
}

/** Whether a message asks if it is hot. */
export const asksIfHot = (asked: string) => asksForHeat.test(asked) && !asksElse.test(asked)
