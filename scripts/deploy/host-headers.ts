import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The headers of a path in a build's `_headers` file, read as static hosts do. */
export async function readHostHeaders(dist: string, path: string): Promise<[name: string, value: string][]> {
  const rules = await readFile(join(dist, '_headers'), 'utf8')
  return rules.split(/^(?=\S)/m).flatMap((rule) => {
    const [pattern = '', ...headers] = rule.trim().split(/\s*\n\s*/)
    const applies = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    return applies ? headers.map((header) => split(header)) : []
  })
}

function split(header: string): [name: string, value: string] {
  const colon = header.indexOf(':')
  return [header.slice(0, colon), header.slice(colon + 1).trim()]
}
