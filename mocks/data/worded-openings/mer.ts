import { whether, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const mer: WordedOpenings = {
  'anakao-traversee': [
    [/\bannule\w*/, 'Repartez plutôt le lendemain matin, quand la mer est la plus calme, ou restez à Ifaty, où l’on va par la route\u202f: gardez un jour de marge.'],
  ],
  'fruits-de-mer': [
    [whether, 'Oui, sur les côtes.'],
  ],
  gilet: [
    [/\bsavoir nager\b/, 'Non, ce n’est pas nécessaire, avec un gilet.'],
    [/\b(?:stables?|chavir\w*|renvers\w*|retourn\w*)\b/, 'Une pirogue bouge quand on se lève, mais se renverse rarement si l’on reste assis\u202f; les pirogues à voile du Sud-Ouest ont un balancier, plus stable.'],
  ],
  'maree-algues': [
    [/\bmeduses?\b/, 'Des méduses, il y en a parfois\u202f: un tee-shirt de bain en protège, et l’hôtel connaît les bons endroits.'],
  ],
  'nosy-be-iles': [
    [/\b(?:circuits?|programme)\b/, 'Oui, Nosy Be est sur notre circuit Nord, qui y finit.'],
  ],
  'plongee-brevet': [
    [/\b(?:age|ans|enfants?|fils|filles?)\b/, 'L’âge minimum se demande au club\u202f: je ne le connais pas.'],
    [/\b(?:faut|besoin|obligatoire|sans brevet|necessaire|jamais)\b/, 'Non pour un baptême, oui pour plonger au-delà.'],
  ],
  'plongee-vol': [
    [/\bveille\b/, 'Non, pas la veille, sauf le matin si l’avion part l’après-midi ou le soir.'],
  ],
  'sorties-mer-prix': [
    [/^(?!.*\b(?:prix|coute\w*|cher)\b).*\b(?:combien de temps|dure|duree|longtemps)\b/, 'Une sortie baleines part le matin et prend en général la matinée\u202f; demandez la durée avant de monter.'],
  ],
}
