import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { drawnFiles } from '#src/published/drawn-files.ts'
import { writtenFiles } from '#src/published/written-files.ts'
import type { Settings } from '#src/settings.ts'

const contentTypes: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Makes the files that others know by their paths: share pictures, icons, manifest and robots.txt. */
export function publishedFiles(settings: Settings): Plugin {
  let root = ''
  const allFiles = () =>
    Object.entries({ ...writtenFiles(settings), ...drawnFiles(root, settings.siteName) })

  return {
    name: 'published-files',
    configResolved(config) {
      root = config.root
    },
    configureServer({ middlewares }) {
      const files = new Map(allFiles())
      async function serve(path: string, response: ServerResponse, next: (error?: unknown) => void) {
        try {
          const content = await files.get(path)?.()
          if (content === undefined) return next()
          response.setHeader('Content-Type', contentTypes[extname(path)] ?? 'application/octet-stream')
          response.end(content)
        } catch (error) {
          next(error)
        }
      }
      middlewares.use((request, response, next) => {
        void serve(request.url?.replace(/\?.*$/, '') ?? '', response, next)
      })
    },
    // A build that renders the pages writes nothing for others.
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      if (!settings.maintenanceMode && settings.siteUrl.endsWith('.example')) {
        this.warn(`VITE_SITE_URL is not set: search engines will be told that the site is at ${settings.siteUrl}`)
      }
      await Promise.all(
        allFiles().map(async ([path, make]) =>
          this.emitFile({ type: 'asset', fileName: path.slice(1), source: await make() }),
        ),
      )
    },
  }
}
