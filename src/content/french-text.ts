import type { Place } from '#src/contract/place.ts'

/** The French field of a record, else the plain one, with typographic apostrophes; null when both are blank. */
export function frenchText(french: string | null | undefined, plain: string | null | undefined): string | null {
  const text = [french, plain].find((field) => field?.trim())
  return text ? typographic(text) : null
}

/** "l'île" -> 'l’île'. Only between letters: an apostrophe may also mean minutes or feet. */
export function typographic(text: string): string {
  return text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
}

/** The name of a place in French, with typographic apostrophes. */
export function placeName({ name, name_fr }: Pick<Place, 'name' | 'name_fr'>): string {
  return frenchText(name_fr, name) ?? name
}
