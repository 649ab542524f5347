import { palette } from '#src/published/palette.ts'

/** A phone that shows a screen of the app (390 x 844), tilted, its upper left corner at a point. */
export function phone(screen: string, { x, y }: { x: number; y: number }): string {
  return `<g transform="translate(${x} ${y})rotate(6)scale(.8)">
    <rect x="2" y="10" width="418" height="872" rx="52" fill="${palette.ink}" opacity=".3"/>
    <rect x="-14" y="-14" width="418" height="872" rx="52" fill="${palette.ink}"/>
    <clipPath id="screen"><rect width="390" height="844" rx="38"/></clipPath>
    <g clip-path="url(#screen)">${screen}</g>
  </g>`
}
