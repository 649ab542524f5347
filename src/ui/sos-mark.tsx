/** The three letters as a red plate, in a link to the SOS page. */
export function SosMark() {
  return (
    <span className="rounded-paper border border-transparent bg-laterite px-1.5 py-0.5 font-body text-small/tight font-semibold text-vanilla">
      SOS
    </span>
  )
}
