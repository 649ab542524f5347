import { letter, type Ruler } from '#src/published/lettering.ts'
import { palette } from '#src/published/palette.ts'

type Brand = { name: string; x: number; baseline: number; width: number; largest: number }

/**
 * The site's name as its bar letters it, for dark ground: the first word large, leading by a stretch of route to the
 * rest. At most `width` wide, its first word at most `largest` in size.
 */
export function brand(ruler: Ruler, { name, x, baseline, width, largest }: Brand): string {
  const [first = '', ...others] = name.split(' ')
  const rest = others.join(' ')
  const fill = palette.vanilla
  // All measures in terms of the first word's size.
  const dash = { from: ruler.widthOf(first, 'display', 1) + 0.22, length: 0.75, width: 0.05 }
  const stop = { at: dash.from + dash.length, radius: 0.12 }
  const tail = { from: stop.at + 0.32, size: 0.54 }
  const reach = rest ? tail.from + ruler.widthOf(rest, 'text', tail.size) : dash.from
  const size = Math.min(largest, width / reach)
  const at = (measure: number) => x + measure * size
  const head = letter({ text: first, face: 'display', size, x, baseline, fill })
  if (!rest) return head

  const middle = baseline - 0.2 * size
  const dashes = `stroke-width="${dash.width * size}" stroke-dasharray="${0.16 * size} ${0.1 * size}"`
  return `${head}
    <path stroke="${fill}" ${dashes} d="M${at(dash.from)} ${middle}H${at(stop.at)}"/>
    <circle cx="${at(stop.at)}" cy="${middle}" r="${stop.radius * size}" fill="${palette.dusk}"/>
    ${letter({ text: rest, face: 'text', size: tail.size * size, x: at(tail.from), baseline, fill })}`
}
