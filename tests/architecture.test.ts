import { describe, expect, test } from 'vitest'

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/mocks/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = Object.entries(sources)
  .map(([path, text]) => ({ path: path.slice(1), text, lines: text.split('\n').length }))
  .filter(({ path }) => !path.endsWith('.gen.ts') && !path.endsWith('.d.ts'))

/** The rooms from the ground up. A room stands on those before it and is never reached by them. */
const rooms = [
  'src/contract',
  'src/knowledge',
  'mocks',
  'src/settings.ts',
  'src/config.ts',
  'src/lib',
  'src/storage',
  'src/pictures',
  'src/ui',
  'src/api',
  'src/forms',
  'src/layout',
  'src/features',
  'src/routes',
  'src/app',
  'src/main.tsx',
  // The service worker: a program of its own, which stands beside the app.
  'src/worker',
  // What the build writes beside the site. On top, since the site must never reach it.
  'src/published',
]

/** The route tree is the routes' table of contents. */
const roomOf = (path: string) =>
  path === 'src/route-tree.gen.ts'
    ? rooms.indexOf('src/routes')
    : rooms.findIndex((room) => path === room || path.startsWith(`${room}/`))

const featureOf = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1]

const imports = files.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => ({
    path,
    specifier,
    target: specifier.replace(/^#/, ''),
  })),
)
const internalImports = imports.filter(({ specifier }) => specifier.startsWith('#'))

describe('the house', () => {
  test('has files and imports to look at', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(internalImports.length).toBeGreaterThan(100)
  })

  test('has every file in a room', () => {
    expect(files.map(({ path }) => path).filter((path) => roomOf(path) === -1)).toEqual([])
  })

  test('lets every room stand on what is below it, and nothing point back up', () => {
    const upward = internalImports.filter(({ path, target }) => roomOf(target) > roomOf(path))
    expect(upward).toEqual([])
  })

  test('keeps features apart: a route composes them', () => {
    const across = internalImports.filter(
      ({ path, target }) =>
        featureOf(path) && featureOf(target) && featureOf(path) !== featureOf(target),
    )
    expect(across).toEqual([])
  })

  test('reaches the mock from the site by one import alone, the transport seam', () => {
    const reaching = internalImports.filter(
      ({ path, target }) => path.startsWith('src/') && target.startsWith('mocks/'),
    )
    expect(reaching.map(({ path }) => path)).toEqual(['src/api/transport.ts'])
  })

  test('imports no test and nothing by a relative path', () => {
    const wrong = imports.filter(
      ({ specifier }) => specifier.startsWith('.') || specifier.startsWith('#tests'),
    )
    expect(wrong).toEqual([])
  })

  test('names files and folders in kebab-case and has no barrels', () => {
    const inRoutes = (path: string) => path.startsWith('src/routes/')
    // The router reads meaning from `_`, `$` and `.` in the names of its files.
    const misnamed = files.filter(
      ({ path }) => !inRoutes(path) && !/^[a-z0-9/-]+\.tsx?$/.test(path),
    )
    const barrels = files.filter(({ path }) => !inRoutes(path) && /\/index\.tsx?$/.test(path))
    expect([...misnamed, ...barrels].map(({ path }) => path)).toEqual([])
  })

  test('keeps files small and folders shallow', () => {
    const written = files.filter(({ path }) => !/^src\/pictures\/|^mocks\/data\//.test(path))
    const lengths = written.map(({ lines }) => lines).toSorted((a, b) => a - b)
    expect(written.filter(({ lines }) => lines > 251).map(({ path }) => path)).toEqual([])
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(61)
    expect(files.filter(({ path }) => path.split('/').length > 5)).toEqual([])
  })
})
