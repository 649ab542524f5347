import { useTyping } from '#src/features/invitation/use-typing.ts'

/**
 * Words that type themselves before the eye. Readers are given all of them at once, and so are paper and who runs no
 * scripts; what is not typed yet keeps its room, so that no word ever jumps to another line.
 */
export function TypedText({ text }: { text: string }) {
  const typed = useTyping(text.length)
  return (
    <p>
      <span className="sr-only select-none">{text}</span>
      <span aria-hidden="true">
        {text.slice(0, typed)}
        <span data-typing={typed < text.length} className="invitation-cursor print:hidden" />
        <span
          data-rest={text.slice(typed)}
          className="after:invisible after:content-[attr(data-rest)] print:after:visible [@media(scripting:none)]:after:visible"
        />
      </span>
    </p>
  )
}
