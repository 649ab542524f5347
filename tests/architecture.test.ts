import { describe, expect, test } from 'vitest'

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/mocks/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = Object.entries(sources)
  .map(([path, text]) => ({ path: path.slice(1), text, lines: text.split('\n').length }))
  .filter(({ path }) => !path.endsWith('.gen.ts') && !path.endsWith('.d.ts'))

/** From the bottom up: a folder may import from those before it, never from those after it. */
const folders = [
  'src/settings.ts',
  'src/config.ts',
  'src/contract',
  'src/lib',
  'src/content',
  'mocks',
  'src/api',
  'src/storage',
  'src/pictures',
  'src/ui',
  'src/forms',
  'src/layout',
  'src/features',
  'src/routes',
  'src/app',
  'src/main.tsx',
  // A program of its own.
  'src/sw.ts',
  // Runs in Node only.
  'src/build',
]

const folderIndex = (path: string) =>
  path === 'src/route-tree.gen.ts'
    ? folders.indexOf('src/routes')
    : folders.findIndex((folder) => path === folder || path.startsWith(`${folder}/`))

const featureOf = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1]

const imports = files.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => ({
    path,
    specifier,
    target: specifier.replace(/^#/, ''),
  })),
)
const internalImports = imports.filter(({ specifier }) => specifier.startsWith('#'))

describe('the source tree', () => {
  test('has no file outside these folders', () => {
    expect(files.map(({ path }) => path).filter((path) => folderIndex(path) === -1)).toEqual([])
  })

  test('imports in one direction', () => {
    const upward = internalImports.filter(({ path, target }) => folderIndex(target) > folderIndex(path))
    expect(upward).toEqual([])
  })

  test('keeps features apart, since a route composes them', () => {
    const across = internalImports.filter(
      ({ path, target }) => featureOf(path) && featureOf(target) && featureOf(path) !== featureOf(target),
    )
    expect(across).toEqual([])
  })

  test('imports the mock API in one place', () => {
    const reaching = internalImports.filter(
      ({ path, target }) => path.startsWith('src/') && target.startsWith('mocks/'),
    )
    expect(reaching.map(({ path }) => path)).toEqual(['src/api/http.ts'])
  })

  test('never imports tests or relative paths', () => {
    const wrong = imports.filter(({ specifier }) => specifier.startsWith('.') || specifier.startsWith('#tests'))
    expect(wrong).toEqual([])
  })

  test('names files and folders in kebab-case and has no barrels', () => {
    const inRoutes = (path: string) => path.startsWith('src/routes/')
    // The router reads meaning from `_`, `$` and `.` in the names of its files.
    const misnamed = files.filter(({ path }) => !inRoutes(path) && !/^[a-z0-9/-]+\.tsx?$/.test(path))
    const barrels = files.filter(({ path }) => !inRoutes(path) && /\/index\.tsx?$/.test(path))
    expect([...misnamed, ...barrels].map(({ path }) => path)).toEqual([])
  })

  test('uses no library in lib and no storage in api', () => {
    const libraries = imports.filter(({ path, specifier }) => path.startsWith('src/lib/') && !specifier.startsWith('#'))
    const storage = internalImports.filter(
      ({ path, target }) => path.startsWith('src/api/') && target.startsWith('src/storage/'),
    )
    expect([...libraries, ...storage]).toEqual([])
  })

  test('has files of a readable size and shallow folders', () => {
    const codeFiles = files.filter(({ path }) => !/^src\/(?:pictures|content)\/|^mocks\/data\//.test(path))
    expect(codeFiles.filter(({ lines }) => lines > 300).map(({ path }) => path)).toEqual([])
    expect(files.filter(({ path }) => path.split('/').length > 5)).toEqual([])
  })
})
