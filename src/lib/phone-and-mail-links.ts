/**
 * A tel: link for a number as people write it; null for text that is no single phone number, since what cannot be dialled
 * is better read than dialled wrongly.
 */
export function phoneLink(text: string): string | null {
  // In an international number, the zero in brackets is not dialled.
  const dialled = text.replace(/^(\s*\+.*)\(0\)/, '$1').replaceAll(/[\s.()-]/g, '')
  return /^\+?\d{2,15}$/.test(dialled) ? `tel:${dialled}` : null
}

/** A mailto: link; null for text that is no plain address and could carry more than an address into the link. */
export function mailLink(text: string): string | null {
  const address = text.trim()
  return /^[\w.+'-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? `mailto:${address}` : null
}
