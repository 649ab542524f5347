const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text as it stands in XML, in an element as well as in an attribute. */
export function xmlText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => references[character] ?? character)
}
