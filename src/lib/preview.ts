/** The first `length` characters, followed by '…' when something was cut; never half a surrogate pair. */
export function preview(text: string, length: number): string {
  // No more than it takes: a record may hold megabytes.
  const characters = Array.from(text.slice(0, 2 * length + 2))
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text
}
