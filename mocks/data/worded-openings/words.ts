/** By the id of the question or note that is answered: words of the message, and the sentence that then precedes the answer. */
export type WordedOpenings = Readonly<Record<string, readonly (readonly [words: RegExp, opening: string])[]>>

/** 'On peut … ?', 'faut-il …', 'y a-t-il …': asks whether, and not what, which, how or when, nor with a word that turns the answer. */
export const whether =
  /^(?!.*\b(?:quels?|quelles?|combien|comment|ou|quand|quoi|pourquoi|lequel|laquelle|lesquels|qu est ce|que faut|danger\w*|risqu\w*|graves?|interdit\w*|compliqu\w*|chere?s?|longs?|longue|difficile\w*|galere|dure?s?|fatigant\w*|evit\w*|craint|peur|mal vu)\b).*\b(?:est ce|peut|peux|puis|pouvons|possible|faut|doit|dois|besoin|necessaires?|obligatoires?|utiles?|vaut|valent|y a|y aura|existe\w*|trouve\w*|march\w*|passe\w*|permis\w*|autoris\w*|droit|interdit\w*|ok|faisable|jouable|c est|ca va|sont|avez|prendre|prends)\b/

/** Of what an offer may include, whether it does. */
export const inTheOffer = (item: string) => `Pas d’office\u202f: c’est le devis qui dit si ${item}.`

export const quietMonths =
  'Choisissez mai ou juin, ou encore avril et novembre\u202f: le plus souvent du beau temps, peu de monde, et des prix plus bas qu’en juillet, en août et à Noël.'

export const tentsOnRiver =
  'L’organisateur de la descente fournit les tentes\u202f; demandez dans le devis si matelas et duvets le sont aussi.'

export const bargeForFrail =
  'En chaland, oui, pour qui accepte deux nuits sous tente, sans douche ni toilettes\u202f: on y marche peu. En pirogue, c’est plus fatigant.'

export const daysForBaobabs =
  'Pour la seule allée des Baobabs, comptez deux ou trois jours depuis Antananarivo en avion, par Morondava, ou cinq par la route, qui prend deux jours dans chaque sens.'
