/** Overlaps its neighbours by a pixel: rounding would otherwise leave a visible gap. */
const edge = '-my-px block w-full print:hidden'

export function SunsetDivider() {
  return (
    <svg
      viewBox="0 0 1440 240"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      className={`h-[max(9rem,16.7vw)] bg-laterite ${edge}`}
    >
      <path className="fill-raised" d="M0 0H1440V260H0z" />
      <path className="fill-glow" d="M0 66C220 30 420 34 640 62S1120 92 1440 44V260H0z" />
      <circle className="fill-vanilla" cx="312" cy="126" r="66" />
      <path className="fill-glow" d="M214 118q60-7 122 0q-62 7-122 0zM290 98q60-5 112 0q-56 6-112 0z" />
      <path className="fill-dusk" d="M0 150C160 128 250 146 330 146S560 124 760 142S1200 168 1440 124V260H0z" />
      <path className="fill-glow" d="M820 176q90-7 190 0q-96 7-190 0zM70 184q56-5 120 0q-60 6-120 0z" />
      <path className="fill-laterite" d="M0 216C240 194 420 212 640 202S1080 226 1440 196V260H0z" />
    </svg>
  )
}

export function NightfallDivider() {
  return (
    <svg
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      className={`h-[max(6rem,10.5vw)] bg-night-sky ${edge}`}
    >
      <path className="fill-laterite" d="M0 0H1440V170H0z" />
      <path className="fill-dusk" d="M980 26q110-8 230 0q-120 8-230 0zM110 40q70-6 150 0q-76 7-150 0z" />
      <path className="fill-dusk-sky" d="M0 76C260 44 470 64 720 74S1190 44 1440 64V170H0z" />
      <path className="fill-night-sky" d="M0 126C240 106 460 128 740 116S1180 134 1440 112V170H0z" />
    </svg>
  )
}

const stars = [
  { x: 96, y: 18, r: 4 },
  { x: 84, y: 132, r: 4.5 },
  { x: 44, y: 66, r: 4 },
  { x: 134, y: 58, r: 3.5 },
  { x: 116, y: 84, r: 2 },
  { x: 6, y: 118, r: 4 },
]

export function SouthernCross() {
  return (
    <svg viewBox="0 0 144 140" aria-hidden="true" className="mb-6 h-30 w-auto fill-sunlit print:hidden">
      {stars.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </svg>
  )
}
