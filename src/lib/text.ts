import type { Id } from '#src/contract/values.ts'

/** The first `length` characters, followed by '…' when the text is longer. Never cuts a surrogate pair in half. */
export function truncate(text: string, length: number): string {
  // Texts may be megabytes long, so only the part that can be needed is split.
  const characters = Array.from(text.slice(0, 2 * length + 2))
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text
}

const maxReferenceLength = 100

/** 'Référence : DM-7'. */
export function formatReference(id: Id): string {
  return `Référence : ${truncate(String(id), maxReferenceLength)}`
}

/** A random id. crypto.randomUUID is missing on plain HTTP. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** 'Hôtel en ville' -> 'hôtel en ville', but abbreviations such as 'RN7' stay. */
export function uncapitalize(text: string): string {
  return /^\p{Lu}(?![\p{Lu}\d])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** 'août' -> 'Août'. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 'grand-sud' -> 'Grand sud', where the name is not known. */
export function slugInWords(slug: string): string {
  return capitalize(slug.replaceAll('-', ' '))
}

/** The French 'de' in front of a name: 'd’' or 'de '. */
export function de(name: string): string {
  // Normalized to NFD, 'É' starts with 'E'.
  return /^[aeiouœ]/i.test(name.normalize('NFD')) ? 'd’' : 'de '
}
