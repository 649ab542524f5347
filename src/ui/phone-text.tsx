import { splitAtNumbers } from '#src/lib/phone-numbers.ts'

type PhoneTextProps = {
  text: string
  /** Those that become links. */
  numbers: readonly string[]
}

/** A text whose known phone numbers can be called. Everything else, markup too, stays text. */
export function PhoneText({ text, numbers }: PhoneTextProps) {
  let position = 0
  return splitAtNumbers(text, numbers).map((part) => {
    const key = position
    position += part.text.length
    if (part.href === undefined) return part.text
    return (
      <a key={key} href={part.href} className="font-semibold whitespace-nowrap">
        {part.text}
      </a>
    )
  })
}
