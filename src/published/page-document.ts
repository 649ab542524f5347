import { type EmbeddedPage, embeddedPageId } from '#src/app/embedded-page.ts'
import type { BootPage } from '#src/lib/boot-page.ts'
import { bootScript } from '#src/published/boot-script.ts'
import type { PageFiles } from '#src/published/page-files.ts'

type PageParts = {
  /** The document as it stands in the repository, with what vite has put into it. */
  shell: string
  /** Title, meta and links of the page, as HTML. */
  head: string
  /** What the markup needs of the styles. */
  styles: string
  body: string
  embedded: EmbeddedPage
  boot: BootPage
}

const emptyRoot = '<div id="root"></div>'

/** The document of a page: readable at once, and hydrated by the app when that has come. */
export function pageDocument({ shell, head, styles, body, embedded, boot }: PageParts): string {
  return withoutFiles(shell)
    .replace('</head>', () => `${marked(head)}<style>${styles}</style>${bootScript(boot)}</head>`)
    .replace(emptyRoot, () => `<div id="root">${body}</div>${json(embedded)}`)
}

/** The document without a page: the app starts at once, and draws whatever the address asks for. `body` is for who has no app. */
export function shellDocument({ shell, head, body }: Pick<PageParts, 'shell' | 'head' | 'body'>, { styles, ...files }: PageFiles): string {
  // Before anything is drawn: there is nothing yet that could be read without them.
  const links = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`)
  return withoutFiles(shell)
    .replace('</head>', () => `${marked(head)}${links.join('')}${bootScript({ path: '', styles: [], ...files })}</head>`)
    .replace(emptyRoot, () => `<div id="root">${body}</div>`)
}

/** Scripts and styles come by the boot script. */
function withoutFiles(shell: string): string {
  return shell.replaceAll(/\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>/g, '')
}

/** Tells the page's own head from what every page has: a host may send the document for another address. */
function marked(head: string): string {
  return head.replaceAll(/<(title|meta|link)\b/g, '<$1 data-of-page=""')
}

/** A script's text is not HTML: only what would end it is written otherwise. */
function json(embedded: EmbeddedPage): string {
  const text = JSON.stringify(embedded).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${embeddedPageId}">${text}</script>`
}
