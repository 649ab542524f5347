import { numbers } from '#mocks/assistant/intents/circuits.ts'

/** Higher numbers are euros. */
const maxPeople = 60

/** 'pour 4', 'on est trois', 'pour un couple'. */
export function parsePeople(typed: string): number | undefined {
  const counted = [
    ...typed.matchAll(/\b(\d{1,2}|[a-z]+) (?:adultes?|ados?|adolescents?|enfants?|petits|gamins|bebes?)\b/g),
  ]
    .map(([, amount = '']) => Number(amount) || (numbers.get(amount) ?? 0))
    .filter((count) => count > 0)
  if (counted.length > 1) return counted.reduce((sum, count) => sum + count)
  if (/\b(?:un autre|deux|2) couples?\b/.test(typed)) return 4
  if (/\b(?:pour|en|un|de) couple\b/.test(typed)) return 2
  const amounts = typed.matchAll(
    /\b(?:pour|a|sommes|est|etre|sera|serait|serons|serions|etions|famille de|groupe de)(?: plus)?(?: que| seulement| nous)? (\d+|une?(?=$| seule?\b| personne| adulte)|(?!une?\b)[a-z]+)(?! ?(?:\d|jours?|nuits?|semaines?|h\b|heures?|euros?|km|ans|pas|fois))(?: (?:personnes|adultes))?\b/g,
  )
  const counts = [...amounts]
    .flatMap(([, amount = '']) => (/^\d+$/.test(amount) ? Number(amount) : (numbers.get(amount) ?? [])))
    .filter((count) => count > 0 && count <= maxPeople)
  // Of 'pour une famille de 4', the 4.
  return counts.length > 0 ? Math.max(...counts) * (/\bcouples\b/.test(typed) ? 2 : 1) : undefined
}
