import { boot } from '#src/app/boot.ts'
import type { BootPage } from '#src/lib/boot-page.ts'

/** The same in every document, so that one hash allows it; what it is told stands in its attribute. */
export const bootText = `(${boot.toString()})()`

export function bootScript(page: BootPage): string {
  const attribute = JSON.stringify(page).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return `<script data-page='${attribute}'>${bootText}</script>`
}
