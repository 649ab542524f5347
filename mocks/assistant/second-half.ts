import { parseMessage } from '#mocks/assistant/message.ts'

// Of a message that asks two things, what the second half takes from the first.

/** Words that ask. */
export const asks =
  /(?<!\p{L})(?:combien|comment|quels?|quelles?|o[uù]|quand|est[- ]ce|y a|ya|faut|peut|quoi)(?!\p{L})/iu

/** Whether a half names a place and asks nothing. */
export function isNameOnly(half: string): boolean {
  const { topic, destinations } = parseMessage(half)
  return topic.length === 0 && destinations.length > 0 && !asks.test(half)
}

const transport =
  /\b(?:taxis?[- ]brousse|bus|train|avion|bateau|travers[ée]e|vedette|pirogue|moto|scooter|v[ée]lo|quad)\b/i
const isAboutIt =
  /^(?:(?:et|est[- ]ce que) )?(?:c['’ ]?est|ya|y a) .*\b(?:dangereu|risqu|cher|long|s[uû]r\b|confort|fatigant)|^[cç]a (?:secoue|bouge|remue|tangue|balance)/i

/** Adds what the second half takes from the first. Of 'chauffeur parle français ? et il dort où': 'le chauffeur dort où'. */
export function withContext(second: string, first: string): string {
  // 'On peut retirer de l’argent à Morondava et à Bekopaka ?'.
  if (asks.test(first) && /^[àa]u?x? /i.test(second) && isNameOnly(second)) return `et ${second}`
  // 'Où voir des makis et c’est dans quel circuit ?'.
  if (/\bquel circuit\b/i.test(second)) return `${first} ${second}`
  // 'Mon passeport expire en mars et je pars en novembre, ça passe ?'.
  if (/\bpasseports?\b/i.test(first) && /[çc]a passe|suffit|valable/i.test(second)) return `passeport ${second}`
  if (/\bbaleines?\b/i.test(first)) return second.replace(/^(?=combien|prix|tarif|[cç]a co[uû]te)/i, 'sortie baleines ')
  if (/\b(?:r[ée]seau|internet|4g)\b/i.test(first))
    return second.replace(/\b(?=cartes?\b(?! (?:sim|bancaire|bleue|visa)))/i, 'sim ')
  if (/\b(?:4x4|voiture|location|lou\w+)\b/i.test(first) && /\b(?:essence|carburant|gasoil)\b/i.test(second))
    return `louer voiture avec chauffeur ${second}`
  if (/\bchauffeur/i.test(first)) return second.replace(/^il\b/i, 'le chauffeur')
  if (/\b(route|roul\w+|condui\w+)\b/i.test(first) && /\bretard\b/i.test(second)) return `conduire ${second}`
  if (/\bb[ée]b[ée]/i.test(first) && /\b(repas|mange\w*|lait|couches?|passeport|visa)\b/i.test(second))
    return `bébé ${second}`
  if (/\b(h[oô]tels?|chambres?|dormir|loge\w*)\b/i.test(first))
    return second.replace(/^(?=prix|tarifs?|combien)/i, 'hôtel ')
  if (/\b(aller|route|trajet|rejoindre)\b/i.test(first))
    return second.replace(/^(?=combien (?:de temps|d['’ ]heures)\P{L}*$)/iu, 'trajet ')
  const [means] = transport.exec(first) ?? []
  if (
    means !== undefined &&
    (isAboutIt.test(second) ||
      /^(?:prix|tarifs?|horaires?|dur[ée]e|(?:[cç]a|c['’]?est|c) (?:co[uû]te |fait )?combien|combien [cç]a co[uû]te)/i.test(
        second,
      ))
  )
    return `${means} ${second}`
  if (/\bvisa\b/i.test(first))
    return second.replace(
      /^(?=(?:c['’ ]?(?:est )?)?combien|[cç]a co[uû]te|quel prix|prix\b|(?:on |le |la |peut )*(?:pay|paie|r[eèé]gl))/i,
      'visa ',
    )
  if (/\b(?:enfants?|fils|fille)\b/i.test(first))
    return second.replace(/^(?:il|elle|ils|elles) (?=pa(?:ie|ye))/i, 'enfant ')
  if (/\bassurances?\b/i.test(first) && /\bcarte\b/i.test(second)) return `assurance ${second}`
  if (/\bvaccins?\b/i.test(first))
    return second.replace(/^(?:la |l['’]|le )?(?=rage\b|fi[èe]vre jaune|h[ée]patite|typho)/i, 'vaccin ')
  return /\b(vol|avion)\b/i.test(first) ? second.replace(/^(?:les )?bagages?\b/i, 'bagages en avion') : second
}
