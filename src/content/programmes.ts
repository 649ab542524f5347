import type { Programme } from '#src/contract/programme.ts'

const modules = new Map([
  ['centre', () => import('#src/content/programmes/centre.ts')],
  ['nord', () => import('#src/content/programmes/nord.ts')],
  ['sud', () => import('#src/content/programmes/sud.ts')],
  ['est', () => import('#src/content/programmes/est.ts')],
  ['ouest', () => import('#src/content/programmes/ouest.ts')],
])

/** All of the site's own programmes, by the slugs of their circuits. */
export async function loadProgrammes(): Promise<ReadonlyMap<string, Programme>> {
  return new Map(
    await Promise.all(
      [...modules].map(async ([slug, load]): Promise<[string, Programme]> => [slug, (await load()).programme]),
    ),
  )
}

/** The site's own programme of a circuit, for records of the API that have none. Null for any other slug. */
export async function loadProgramme(slug: string): Promise<Programme | null> {
  const load = modules.get(slug)
  return load ? (await load()).programme : null
}
