import { expect, test } from 'vitest'
import { pageDocument, shellDocument } from '#src/published/page-document.ts'
import { readBootPage } from '#src/lib/boot-page.ts'

const shell = '<html><head></head><body><div id="root"></div></body></html>'
const files = { entry: '/assets/main.js', base: ['/assets/framework.js'], modules: ['/assets/site.js'], styles: ['/assets/site.css'] }

test('the worker reads out of a document what the build has told its boot script', () => {
  const boot = { path: "/circuits/l'ouest&l'est", ...files }
  const embedded = { path: boot.path, builtAt: 0, data: { mutations: [], queries: [] }, parts: {} }
  const html = pageDocument({ shell, head: '', styles: '', body: '', embedded, boot })
  expect(readBootPage(html)).toEqual(boot)
})

test('the shell is nobody’s document, and has its styles before anything is drawn', () => {
  const html = shellDocument({ shell, head: '', body: '' }, files)
  expect(readBootPage(html)).toEqual({ path: '', ...files, styles: [] })
  expect(html).toMatch(/<link rel="stylesheet"[^>]*href="\/assets\/site\.css">.*<\/head>/s)
})

test('a document from elsewhere tells nothing', () => {
  expect(readBootPage('<html><body>Connexion au wifi de l’hôtel</body></html>')).toBeUndefined()
})
