/**
 * A drawing whose symbols take their tones from custom properties of whoever uses them, with a copy of each symbol in
 * each of its tones instead: the rasterizer knows no `var()`.
 */
export function plainTones(svg: string): string {
  const { tones, tinted } = readRules(svg)
  const copies = new Map<string, string>()

  /** The id of the copy of a symbol in a tone; its own where it takes no tone. */
  function tonedId(id: string, tone: string): string {
    const symbol = symbolOf(svg, id)
    const plain = withClasses(symbol, (name) => {
      const value = tones.get(tone)?.get(tinted.get(name) ?? '')
      return value && `fill="${value}"`
    })
    if (plain === symbol) return id
    const copy = `${id}-${tone}`
    copies.set(copy, plain.replace(`id="${id}"`, `id="${copy}"`))
    return copy
  }

  return retarget(svg, (name) => tones.has(name), tonedId)
    .replaceAll(/\.[\w-]+\{(?:--[\w-]+:[^}]*|fill:var\([^}]*)\}/g, '')
    .replace('</defs>', () => `${[...copies.values()].join('')}</defs>`)
}

/** Which class sets which properties to what, and which class is filled with which property. */
function readRules(svg: string) {
  const tones = new Map<string, Map<string, string>>()
  const tinted = new Map<string, string>()
  for (const [, name = '', body = ''] of svg.matchAll(/\.([\w-]+)\{([^}]*)\}/g)) {
    const tone = body.split(';').map((declaration): [string, string] => {
      const [property = '', value = ''] = declaration.split(':')
      return [property, value]
    })
    if (body.startsWith('--')) tones.set(name, new Map(tone))
    const [, property] = /^fill:var\((--[\w-]+)\)$/.exec(body) ?? []
    if (property) tinted.set(name, property)
  }
  return { tones, tinted }
}

/** Points each `use` in a tone, its own or that of the nearest group around it, to the id that `target` gives. */
function retarget(
  svg: string,
  isTone: (name: string) => boolean,
  target: (id: string, tone: string) => string,
): string {
  const around: string[] = []
  return svg.replaceAll(/<[^>]+>/g, (tag) => {
    if (tag.startsWith('</')) around.pop()
    if (/^<[/?!]/.test(tag)) return tag
    const [, name = ''] = /class="([^"]*)"/.exec(tag) ?? []
    const tone = isTone(name) ? name : (around.at(-1) ?? '')
    if (!tag.endsWith('/>')) around.push(tone)
    if (!tag.startsWith('<use ') || !tone) return tag
    return tag.replace(/href="#([^"]*)"/, (_href, id: string) => `href="#${target(id, tone)}"`)
  })
}

/** The group with this id. Those that are used hold shapes and no groups. */
function symbolOf(svg: string, id: string): string {
  const start = svg.indexOf(`<g id="${id}">`)
  if (start === -1) throw new Error(`A picture uses #${id}, which it does not have`)
  return svg.slice(start, svg.indexOf('</g>', start) + '</g>'.length)
}

/** What `attribute` gives in the place of each class; undefined leaves it. */
function withClasses(markup: string, attribute: (name: string) => string | undefined): string {
  return markup.replaceAll(/class="([^"]*)"/g, (written, name: string) => attribute(name) ?? written)
}
