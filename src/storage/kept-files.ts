/** The page writes these caches, the service worker reads them. */
const prefix = 'kept circuit '

export type KeptFile = { path: string; response: Response }

export function keptCacheName(key: string): string {
  return prefix + key
}

/** One answer of every circuit that has this file. */
export async function keptAnswers(path: string): Promise<Response[]> {
  const answers = await Promise.all((await keptCaches()).map(async (name) => (await caches.open(name)).match(path)))
  return answers.flatMap((answer) => answer ?? [])
}

export async function keptPaths(): Promise<string[]> {
  const requests = await Promise.all((await keptCaches()).map(async (name) => (await caches.open(name)).keys()))
  return requests.flat().map(({ url }) => new URL(url).pathname)
}

async function keptCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}
