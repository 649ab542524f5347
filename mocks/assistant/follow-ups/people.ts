import { numbers } from '#mocks/assistant/intents/circuits.ts'

/** Higher numbers are euros. */
const maxPeople = 60

const dozens: Readonly<Record<string, string>> = { dizaine: '10', quinzaine: '15', vingtaine: '20', trentaine: '30' }

/** 'pour 4', 'on est trois', 'pour un couple', 'on est une vingtaine'. */
export function parsePeople(written: string): number | undefined {
  const typed = written.replace(/\bune ([a-z]+aine)\b(?: de?\b)?/g, (words, amount: string) => dozens[amount] ?? words)
  const counted = [
    ...typed.matchAll(/\b(\d{1,2}|[a-z]+) (?:adultes?|ados?|adolescents?|enfants?|petits|gamins|bebes?)\b/g),
  ]
    .map(([, amount = '']) => Number(amount) || (numbers.get(amount) ?? 0))
    .filter((count) => count > 0)
  if (counted.length > 1) return counted.reduce((sum, count) => sum + count)
  if (/\b(?:un autre|deux|2) couples?\b/.test(typed)) return 4
  const couple = /\b(?:pour|en|un|de) couple\b/.test(typed) ? 2 : 0
  const amounts = typed.matchAll(
    /\b(?:pour|a|sommes|est|etre|sera|serait|serons|serions|etions|famille de|groupe de|classe de)(?: plus)?(?: que| seulement| nous)? (\d+|une?(?=$| seule?\b| personne| adulte)|(?!une?\b)[a-z]+)(?! ?(?:\d|jours?|nuits?|semaines?|h\b|heures?|euros?|km|ans|pas|fois|min\w*|metres|degres))(?: (?:personnes|adultes))?\b/g,
  )
  const alone = typed.matchAll(/\b(\d+) (?:personnes|pers|voyageurs|participants|eleves|amis|en tout|au total)\b/g)
  const counts = [...amounts, ...alone]
    .flatMap(([, amount = '']) => (/^\d+$/.test(amount) ? Number(amount) : (numbers.get(amount) ?? [])))
    .filter((count) => count > 0 && count <= maxPeople)
  if (couple > 0) counts.push(couple + (/\badultes?\b/.test(typed) ? 0 : (counted[0] ?? 0)))
  // Of 'pour une famille de 4', the 4.
  return counts.length > 0 ? Math.max(...counts) * (/\bcouples\b/.test(typed) ? 2 : 1) : undefined
}
