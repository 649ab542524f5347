import type { Plugin } from 'vite'
import { openApi } from '#src/build/openapi/document.ts'
import { robots } from '#src/build/search-engines.ts'
import { webManifest } from '#src/build/web-manifest.ts'
import type { Settings } from '#src/settings.ts'

/** Writes robots.txt, the web manifest and the contract of the API, and serves them in development. */
export function siteFiles(settings: Settings): Plugin {
  const { siteName, siteUrl, maintenanceMode } = settings
  const files = [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', content: robots(siteUrl) },
    { path: '/manifest.webmanifest', type: 'application/manifest+json', content: webManifest(siteName) },
    { path: '/openapi.json', type: 'application/json', content: openApi(settings) },
  ]
  return {
    name: 'site-files',
    configureServer({ middlewares }) {
      for (const { path, type, content } of files) {
        middlewares.use(path, (_request, response) => {
          response.setHeader('Content-Type', type)
          response.end(content)
        })
      }
    },
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      if (!maintenanceMode && siteUrl.endsWith('.example')) {
        this.warn(`VITE_SITE_URL is not set: search engines will be told that the site is at ${siteUrl}`)
      }
      for (const { path, content } of files) this.emitFile({ type: 'asset', fileName: path.slice(1), source: content })
    },
  }
}
