import { boot, type BootPage } from '#src/app/boot.ts'
import { type PageData, pageDataId } from '#src/app/hydration.ts'
import type { PageFiles } from '#src/build/page-files.ts'

type PageParts = {
  /** `index.html` as Vite has built it. */
  template: string
  /** Title, meta and links of the page, as HTML. */
  head: string
  /** The critical styles. */
  styles: string
  body: string
  pageData: PageData
  /** When the data was loaded, in milliseconds since 1970. */
  builtAt: number
  boot: BootPage
}

const emptyRoot = '<div id="root"></div>'

/** The document of a page, which can be read before the app has loaded. */
export function pageDocument({ template, head, styles, body, pageData, builtAt, boot: page }: PageParts): string {
  return withoutFiles(template)
    .replace('</head>', () => `${markPageElements(head)}<style>${styles}</style>${bootElement(page)}</head>`)
    .replace(emptyRoot, () => `<div id="root">${body}</div>${pageDataScript(pageData, builtAt)}`)
}

/** The document without a page: the app starts at once and renders the page of the URL. `body` is shown without scripts. */
export function shellDocument(
  { template, head, body }: Pick<PageParts, 'template' | 'head' | 'body'>,
  { styles, scripts }: PageFiles,
): string {
  // Blocking, since there is nothing to show without them.
  const links = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`)
  return withoutFiles(template)
    .replace(
      '</head>',
      () => `${markPageElements(head)}${links.join('')}${bootElement({ path: '', styles: [], scripts })}</head>`,
    )
    .replace(emptyRoot, () => `<div id="root">${body}</div>`)
}

/** The same in every document, so that one hash in the Content Security Policy allows it. `data-page` has the parameters. */
export const bootScript = `(${boot.toString()})()`

function bootElement(page: BootPage): string {
  const attribute = JSON.stringify(page).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return `<script data-page='${attribute}'>${bootScript}</script>`
}

/** Removes the scripts and styles, which the boot script loads, and the comments. */
function withoutFiles(template: string): string {
  return template.replaceAll(
    /\s*<(?:!--[^>]*--|script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>/g,
    '',
  )
}

/** Marks the elements that only this page has, for the boot script to remove on another page. */
function markPageElements(head: string): string {
  return head.replaceAll(/<(title|meta|link)\b/g, '<$1 data-of-page=""')
}

/** In a script element only '<' needs escaping, since it could end the element. */
function pageDataScript(pageData: PageData, builtAt: number): string {
  const text = JSON.stringify(pageData).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${pageDataId}" data-built-at="${builtAt}">${text}</script>`
}
