/** A voice that starts at a stop of the route. */
export function VoiceLine() {
  return (
    <svg viewBox="0 0 360 100" className="h-auto w-full max-w-105 fill-none stroke-current">
      <path className="stroke-3" strokeDasharray="10 8" d="M0 50h46" />
      <circle cx="66" cy="50" r="16" className="fill-current" stroke="none" />
      <path
        className="stroke-5"
        strokeLinecap="round"
        d="M102 32V68M114 15V85M126 16V84M138 26V74M150 39V61M162 31V69M174 16V84M186 40V60M198 13V87M210 6V94M222 28V72M234 31V69M246 23V77M258 37V63M270 39V61M282 12V88M294 9V91M306 27V73M318 17V83M330 31V69M342 40V60M354 46V54"
      />
    </svg>
  )
}
