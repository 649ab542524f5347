/** The page writes these caches, the service worker reads them. */
const prefix = 'kept circuit '

export type KeptFile = { path: string; response: Response }

export function keptCacheName(key: string): string {
  return prefix + key
}

/** All or nothing. Fails where storage is blocked or full. */
export async function keepFiles(key: string, files: readonly KeptFile[]): Promise<void> {
  const name = keptCacheName(key)
  await caches.delete(name)
  try {
    const cache = await caches.open(name)
    await Promise.all(files.map(({ path, response }) => cache.put(path, response)))
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

export async function dropFiles(key: string): Promise<void> {
  await caches.delete(keptCacheName(key))
}

/** Bytes. */
export async function keptFilesSize(key: string): Promise<number> {
  if (!(await caches.has(keptCacheName(key)))) return 0
  const answers = await (await caches.open(keptCacheName(key))).matchAll()
  const files = await Promise.all(answers.map((answer) => answer.blob()))
  return files.reduce((sum, { size }) => sum + size, 0)
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

/** What the files are kept under, with or without a record. */
export async function keptKeys(): Promise<string[]> {
  return (await keptCaches()).map((name) => name.slice(prefix.length))
}

async function keptCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}
