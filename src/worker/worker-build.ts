/** What the build tells its worker about itself. */
export type WorkerBuild = {
  /** The app's first module, which every document of the build names. */
  entry: string
  /** What is kept from the start. A revision is for files whose addresses do not change with their content. */
  files: { url: string; revision: string | null }[]
}

/** Written in here when all the files are. */
declare const WORKER_BUILD: WorkerBuild

export const { entry, files } = WORKER_BUILD

/** The document for whatever has none that is kept: the app draws the page itself. */
export const shell = '/shell.html'

const visitedCaches = 'visited with '

/** Where what was met on the way is kept: documents and fonts. The next build begins its own. */
export const visited = visitedCaches + entry

export async function dropOtherBuilds(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(visitedCaches) && name !== visited)
  await Promise.all(others.map((name) => caches.delete(name)))
}
