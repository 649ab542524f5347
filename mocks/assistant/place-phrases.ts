import type { Destination } from '#mocks/assistant/destinations.ts'
import { de, uncapitalize } from '#src/lib/text.ts'

type Article = 'le ' | 'la ' | 'l’' | 'les ' | ''

/** Names that begin with a common noun, which loses its capital, or with a proper noun that has an article. */
const articles: readonly (readonly [RegExp, Article])[] = [
  [/^(?:Parc|Massif|Lac|Marché|Cimetière|Camp)(?= )/, 'le '],
  [/^(?:Colline|Cathédrale|Baie|Forêt|Réserve|Vallée)(?= )/, 'la '],
  [/^(?:Île|Église|Allée|Aéroport)(?= )/, 'l’'],
  [/^(?:Fonderies|Gorges)\b/, 'les '],
]
const articlesOfProperNouns: readonly (readonly [RegExp, Article])[] = [
  [/^Rova\b/, 'le '],
  [/^Mer\b/, 'la '],
  [/^(?:Grands )?Tsingy\b/, 'les '],
]

/** The name without what only a heading says: 'Toamasina (Tamatave)', 'Antoetra, pays zafimaniry'. */
const shorten = (name: string) => name.replace(/ \(.*\)$|, .*$| et la vallée.*$/, '').replaceAll("'", '’')

function split(name: string): [Article, string] {
  const short = shorten(name)
  const common = articles.find(([pattern]) => pattern.test(short))
  if (common) return [common[1], uncapitalize(short)]
  return [articlesOfProperNouns.find(([pattern]) => pattern.test(short))?.[1] ?? '', short]
}

/** 'le parc national de Ranomafana', 'Morondava'. */
export function theName({ name }: Pick<Destination, 'name'>): string {
  return split(name).join('')
}

/** 'au parc national de Ranomafana', 'à Morondava'. */
export function atName({ name }: Pick<Destination, 'name'>): string {
  const [article, noun] = split(name)
  if (article === 'le ') return `au ${noun}`
  return article === 'les ' ? `aux ${noun}` : `à ${article}${noun}`
}

/** 'du parc national de Ranomafana', 'd’Antsirabe'. */
export function fromName({ name }: Pick<Destination, 'name'>): string {
  const [article, noun] = split(name)
  if (article === 'le ') return `du ${noun}`
  if (article === 'les ') return `des ${noun}`
  if (article !== '') return `de ${article}${noun}`
  return `${de(noun)}${noun}`
}

/** 'est' or 'sont'. */
export function isOrAre({ name }: Pick<Destination, 'name'>): string {
  return split(name)[0] === 'les ' ? 'sont' : 'est'
}
