/** Why to prefer circuits, by their slugs, the best first. */
export type Reasons = Readonly<Record<string, string>>

const rainy: Reasons = {
  centre: 'les Hautes Terres, où il pleut surtout l’après-midi',
  sud: 'le Sud-Ouest, la région la moins arrosée, mais sans l’Andringitra',
}
const whaleSeason: Reasons = {
  est: 'c’est la saison des baleines à Sainte-Marie',
  ouest: 'un temps sec et ensoleillé, avant la grosse chaleur',
  sud: 'un temps sec et ensoleillé, avec des nuits froides',
  centre: 'un temps sec, avec des nuits froides',
}

/** Which circuits to prefer in each month, from January, and why. */
export const bestInMonth: readonly Reasons[] = [
  rainy,
  rainy,
  rainy,
  {
    sud: 'un temps doux et de plus en plus sec',
    centre: 'des rizières vertes et des pistes qui sèchent',
    nord: 'des forêts vertes et de moins en moins de pluie',
  },
  {
    sud: 'un temps doux et de plus en plus sec',
    nord: 'un temps chaud et sec, avant les grands vents',
    centre: 'un temps doux, avec des soirées fraîches',
    ouest: 'un temps sec et ensoleillé, mais des pistes encore creusées',
  },
  {
    ouest: 'un temps sec et ensoleillé, avant la grosse chaleur',
    sud: 'un temps sec et ensoleillé, avec des nuits froides',
    nord: 'un temps sec et ensoleillé à Nosy Be, avec du vent autour d’Antsiranana',
    centre: 'un temps sec, avec des nuits froides',
  },
  whaleSeason,
  whaleSeason,
  {
    est: 'le temps le plus sec de l’année, et les dernières baleines',
    sud: 'un temps sec et chaud le jour',
    ouest: 'un temps sec, autour de 30\u202f°C',
    centre: 'un temps sec et doux',
  },
  {
    est: 'le temps le plus sec de l’année, et chaud sans excès',
    nord: 'un temps sec, et une mer en général calme autour de Nosy Be',
    sud: 'un temps sec et chaud, surtout dans l’Isalo',
    centre: 'un temps sec et chaud',
  },
  {
    est: 'un temps sec et chaud, et une mer en général plus calme',
    nord: 'un temps sec et très chaud, avec peu d’orages avant la fin du mois',
    centre: 'un temps chaud, avec des orages en fin de journée',
  },
  {
    centre: 'les Hautes Terres, où les orages viennent surtout l’après-midi',
    sud: 'le Sud-Ouest, la région la moins arrosée',
  },
]
