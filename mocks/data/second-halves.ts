/**
 * What the second half of a message takes from the first: words of the first half, the place in the second where words are put, or
 * those that they replace, and these words. Of 'le chauffeur parle français ? et il dort où': 'le chauffeur dort où'.
 */
export const secondHalves: readonly (readonly [first: RegExp, second: RegExp, words: string])[] = [
  [/\bpasseports?\b/i, /^(?=.*(?:[çc]a passe|suffit|valable))/i, 'passeport '],
  [/\bbaleines?\b/i, /^(?=combien|prix|tarif|[cç]a co[uû]te)/i, 'sortie baleines '],
  [/\b(?:r[ée]seau|internet|4g)\b/i, /\b(?=cartes?\b(?! (?:sim|bancaire|bleue|visa)))/i, 'sim '],
  [/\b(?:4x4|voiture|location|lou\w+)\b/i, /^(?=.*\b(?:essence|carburant|gasoil)\b)/i, 'louer voiture avec chauffeur '],
  [/\bchauffeur/i, /^il\b/i, 'le chauffeur'],
  [/\bguide\b/i, /^(?:il|elle)\b/i, 'le guide'],
  [/\bappli(?:cation)?\b/i, /^elle\b/i, 'l’application'],
  [/\bappli(?:cation)?\b/i, /^(?:(?:c['’ ]?est |est[- ]ce )?(?:gratuit|payant)|combien|[cç]a co[uû]te)/i, 'l’application '],
  [/\bguides?\b/i, /^(?=combien (?:ils|elles|[cç]a))/i, 'guide du parc '],
  [/\b(?:chiens?|chats?)\b/i, /^(?=quels? (?:papiers|documents|vaccins))/i, 'chien '],
  [/\br[ée]serv\w*\b/i, /^(?=(?:l['’]|les? )?h[oô]tels?\b(?!.*(?:combien|est|sont)\b))/i, 'réserver '],
  [/\b(?:route|roul\w+|condui\w+)\b/i, /^(?=.*\bretard\b)/i, 'conduire '],
  [/\bb[ée]b[ée]/i, /^(?=.*\b(?:repas|mange\w*|lait|couches?|passeport|visa)\b)/i, 'bébé '],
  [/\b(?:h[oô]tels?|chambres?|dormir|loge\w*)\b/i, /^(?=prix|tarifs?|combien)/i, 'hôtel '],
  [/\b(?:aller|route|trajet|rejoindre)\b/i, /^(?=combien (?:de temps|d['’ ]heures)\P{L}*$)/iu, 'trajet '],
  [/\bvisa\b/i, /^(?=(?:c['’ ]?(?:est )?)?combien|[cç]a co[uû]te|quel prix|prix\b|(?:on |le |la |peut )*(?:pay|paie|r[eèé]gl))/i, 'visa '],
  [/\b(?:enfants?|fils|fille)\b/i, /^(?:il|elle|ils|elles) (?=pa(?:ie|ye))/i, 'enfant '],
  [/\bz[ée]bus?\b/i, /\ben mange\b/i, 'mange du zébu'],
  [/\b(?:midi|repas|mange\w*|d[ée]jeune\w*|d[îi]ne\w*)\b/i, /^(?=qui pa(?:ie|ye))/i, 'les repas, '],
  [/\b(?:tana|antananarivo)\b/i, /\b(?=(?:le soir|la nuit)\b)/i, 'à Antananarivo '],
  [/\bassurances?\b/i, /^(?=.*\bcarte\b)/i, 'assurance '],
  [/\bvaccins?\b/i, /^(?:la |l['’]|le )?(?=rage\b|fi[èe]vre jaune|h[ée]patite|typho)/i, 'vaccin '],
  [/\b(?:vol|avion)\b/i, /^(?:les )?bagages?\b/i, 'bagages en avion'],
]
