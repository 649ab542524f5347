/** Many hosts answer a missing file with an HTML page and status 200. */
export function isHtml({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false
}
