import { isHtml } from '#src/lib/is-html.ts'

/** Milliseconds. A file that takes longer is asked for anew at the next try. */
const patience = 20_000

/** Code, or styles that it needs, did not come. */
export class MissingCode extends Error {}

/** The files that have come, or are on their way. */
const files = new Map<string, Promise<void>>()

/**
 * What the build puts around every `import()`, in the place of Vite's own preloading (`paths`: the module with all that it
 * stands on; none for one that stands on nothing new, which is then imported as it is). Firefox and Safari never ask again
 * for a module that did not come, so that no 'Réessayer' could help: here a module is imported when its files are there.
 * Rejects with `MissingCode` when one does not come, after a 'vite:preloadError'.
 */
export async function loadLate<Module>(load: () => Promise<Module>, paths: readonly string[] = []): Promise<Module> {
  try {
    await Promise.all(paths.map((path) => arrival(`/${path}`)))
    return await load()
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'))
    throw new MissingCode(error instanceof Error ? error.message : 'Code did not come', { cause: error })
  }
}

function arrival(path: string): Promise<void> {
  const known = files.get(path)
  if (known) return known
  const coming = path.endsWith('.css') ? bringStyles(path) : bringModule(path)
  files.set(path, coming)
  coming.catch(() => files.delete(path))
  return coming
}

/** The document's own, which may still be on its way. */
function linked(path: string) {
  return document.querySelector<HTMLLinkElement>(`link[href="${path}"]`)
}

/** Into the browser's cache, from which the import then takes it. */
async function bringModule(path: string): Promise<void> {
  if (linked(path)) return
  const response = await fetch(path, { signal: AbortSignal.timeout(patience) })
  if (!response.ok || isHtml(response)) throw new Error(`${path} did not come`)
  await response.arrayBuffer()
}

async function bringStyles(href: string): Promise<void> {
  const known = linked(href)
  if (known?.sheet) return
  const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} did not come`))
    })
    if (!known) document.head.append(link)
  })
}
