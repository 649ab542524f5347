/** Hosts send a page for whatever they do not have. */
export function isHtml({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false
}
