import { whether, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const mer: WordedOpenings = {
  'anakao-traversee': [
    [/\bannule\w*/, 'Repartez plutôt le lendemain matin, quand la mer est la plus calme, ou restez à Ifaty, où l’on va par la route\u202f: gardez un jour de marge.'],
  ],
  baignade: [
    [/\b(?:plaies?|blessures?|coupures?|pansements?|points de suture)\b/, 'Mieux vaut non\u202f: une plaie s’infecte vite sous les tropiques.'],
  ],
  'fruits-de-mer': [
    [whether, 'Oui, sur les côtes.'],
  ],
  'mal-de-mer': [
    [/^(?=.*\bnosy be\b).*\b(?:long|longue|dure|duree|combien|temps)\b/, 'La traversée d’Ankify à Nosy Be dure 30\u202fmin à 1\u202fh.'],
    [/^(?=.*\bsainte marie\b).*\b(?:autre (?:facon|moyen|solution)|autrement|eviter le bateau|sans (?:prendre )?(?:le )?bateau)\b/, 'Oui, l’avion, en une heure environ depuis Antananarivo.'],
    [/^(?=.*\b(?:mal de mer|tangue|malade|nausees?)\b).*\b(?:pangalanes|tsiribihina|canal|fleuve)\b/, 'Le mal de mer y est peu à craindre\u202f: sur le canal des Pangalanes et sur la Tsiribihina, l’eau est calme.'],
    [/^(?=.*\bsainte marie\b).*\b(?:long|longue|dure|duree|combien|temps)\b/, 'La traversée vers Sainte-Marie dure 1\u202fh\u202f30 à 2\u202fh\u202f30.'],
  ],
  gilet: [
    [/\bbons? nageurs?\b|\bbonne nageuse\b/, 'Non, avec un gilet.'],
    [/\b(?:danger\w*|risqu\w*)\b/, 'Peu, avec un gilet à votre taille et un piroguier du lieu\u202f; pas par mer agitée.'],
    [/\bsavoir nager\b/, 'Non, ce n’est pas nécessaire, avec un gilet.'],
    [/\b(?:stables?|chavir\w*|renvers\w*|retourn\w*)\b/, 'Une pirogue bouge quand on se lève, mais se renverse rarement si l’on reste assis\u202f; les pirogues à voile du Sud-Ouest ont un balancier, plus stable.'],
  ],
  'maree-algues': [
    [/\bmeduses?\b/, 'Des méduses, il y en a parfois\u202f: un tee-shirt de bain en protège, et l’hôtel connaît les bons endroits.'],
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
  'traversee-agitee': [
    [/^(?!.*\bnosy be\b).*\b(?:fiables?|a l heure|annul\w*|ponctuel\w*|compter dessus)\b/, 'Pas toujours\u202f: la traversée vers Sainte-Marie s’annule par mauvaise mer, gardez un jour de marge ou venez en avion.'],
    [/\bnosy be\b/, 'Vers Nosy Be, peu le matin, davantage l’après-midi\u202f: la vedette d’Ankify met 30\u202fmin à 1\u202fh.'],
  ],
}
