import { describe, expect, test } from 'vitest'
import { plainTones } from '#src/published/plain-tones.ts'

const posters = import.meta.glob<string>('/src/pictures/posters/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const style =
  '<style>.near{--a:#111;--b:#222}.far{--a:#333;--b:#444}.x{fill:var(--a)}.y{fill:var(--b)}.z{fill:#555}</style>'
const tree = '<g id="tree"><path class="x"/><path class="y"/><path class="z"/></g>'
const stone = '<g id="stone"><path class="z"/></g>'
const drawing = (body: string) => `<svg>${style}<defs>${tree}${stone}</defs>${body}</svg>`
const nearTree = '<g id="tree-near"><path fill="#111"/><path fill="#222"/><path class="z"/></g>'
const farTree = '<g id="tree-far"><path fill="#333"/><path fill="#444"/><path class="z"/></g>'

describe('plain tones', () => {
  test('come from the use itself', () => {
    const svg = plainTones(drawing('<use class="near" href="#tree"/><use href="#tree" class="far"/>'))
    expect(svg).toContain('<use class="near" href="#tree-near"/><use href="#tree-far" class="far"/>')
    expect(svg).toContain(`${nearTree}${farTree}</defs>`)
  })

  test('come from the nearest group that has one', () => {
    const svg = plainTones(
      drawing(
        '<g class="far"><use href="#tree"/><g opacity=".5"><use href="#tree" x="1"/></g><g class="near"><use href="#tree"/></g><use href="#tree" x="2"/></g>',
      ),
    )
    expect(svg).toContain(
      '<g class="far"><use href="#tree-far"/><g opacity=".5"><use href="#tree-far" x="1"/></g><g class="near"><use href="#tree-near"/></g><use href="#tree-far" x="2"/></g>',
    )
  })

  test('make one copy of a symbol in a tone, however often it is used', () => {
    const svg = plainTones(drawing('<g class="near"><use href="#tree"/><use href="#tree"/></g>'))
    expect(svg.split('id="tree-near"')).toHaveLength(2)
  })

  test('leave alone what takes none, and the rules of other colours', () => {
    const svg = plainTones(drawing('<use class="near" href="#stone"/><use href="#tree"/>'))
    expect(svg).toContain('<use class="near" href="#stone"/><use href="#tree"/>')
    expect(svg).toContain('<style>.z{fill:#555}</style>')
  })

  test('are all that the posters need to be drawn', () => {
    expect(Object.keys(posters)).toHaveLength(10)
    for (const poster of Object.values(posters)) {
      const svg = plainTones(poster)
      expect(svg).not.toMatch(/var\(|--[a-z]:/)
      const used = new Set([...svg.matchAll(/<use[^>]*href="#([^"]+)"/g)].map(([, id = '']) => id))
      expect([...used].filter((id) => !svg.includes(`id="${id}"`))).toEqual([])
    }
  })
})
