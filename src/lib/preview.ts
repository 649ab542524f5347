/** The first `length` characters, followed by '…' when something was cut; never half a surrogate pair. */
export function preview(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text
}
