import type { StoredThing } from '#src/storage/stored-thing.ts'

/** By the names under which the forms keep their drafts and their receipts. */
const contents = new Map([
  ['home', 'demande de réservation'],
  ['contact', 'message de contact'],
  ['newsletter', 'adresse pour la newsletter'],
  ['chat', 'question à l’assistant'],
])

const kept = 'jusqu’à l’envoi ou à la fermeture de cet onglet'

export function draftLabel(form: string): Pick<StoredThing, 'name' | 'kept'> {
  const content = contentOf(form)
  if (content) return { name: `Brouillon\u202f: ${content}`, kept }
  if (form.startsWith('early/')) return { name: 'Brouillon\u202f: mots tapés avant la fin du chargement', kept }
  return { name: 'Autre brouillon', kept: `«\u202f${form}\u202f», ${kept}` }
}

export function receiptName(form: string): string {
  return `Accusé d’envoi\u202f: ${contentOf(form) ?? form}`
}

function contentOf(form: string): string | undefined {
  const [, slug] = /^circuit\/(.+)$/.exec(form) ?? []
  return slug ? `réservation du circuit ${capitalized(slug.replaceAll('-', ' '))}` : contents.get(form)
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
