import { isHtml } from '#src/lib/is-html.ts'

/** Milliseconds. A file that takes longer is asked for anew at the next try. */
const timeoutMs = 20_000

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
    await Promise.all(paths.map((path) => arrival(`/${path}`))).catch(throwMissing)
    return await load().catch((error: unknown) => {
      // So all browsers say it of a module that did not come; anything else is a fault of the module itself.
      if (error instanceof TypeError && /\bmodule\b/.test(error.message)) throwMissing(error)
      throw error
    })
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}

function throwMissing(cause: unknown): never {
  throw new MissingCode(String(cause), { cause })
}

function arrival(path: string): Promise<void> {
  const known = files.get(path)
  if (known) return known
  const bring = path.endsWith('.css') ? bringStyles : bringModule
  const coming = isLinked(path) ? Promise.resolve() : bring(path)
  files.set(path, coming)
  coming.catch(() => files.delete(path))
  return coming
}

/** The document has asked for it; its boot script sees to styles that fail. */
function isLinked(path: string): boolean {
  return document.querySelector(`link[href="${path}"]`) !== null
}

/** Into the browser's cache, from which the import then takes it. */
async function bringModule(path: string): Promise<void> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok || isHtml(response)) throw new Error(`${path} did not come`)
  await response.arrayBuffer()
}

function bringStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer)
      link.remove()
      reject(new Error(`${href} did not come`))
    }
    const timer = setTimeout(fail, timeoutMs)
    link.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    link.addEventListener('error', fail)
    document.head.append(link)
  })
}
