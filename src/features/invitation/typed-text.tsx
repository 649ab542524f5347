import { useEffect, useState } from 'react'
import { useReducedMotion } from '#src/ui/hooks/use-media-query.ts'

const msPerCharacter = 30

/** The number of characters shown so far; all of them at once with reduced motion. */
function useTyping(length: number): number {
  const reducedMotion = useReducedMotion()
  const [typed, setTyped] = useState(0)
  const done = reducedMotion || typed >= length

  useEffect(() => {
    if (done) return
    const timer = setInterval(() => setTyped((count) => count + 1), msPerCharacter)
    return () => clearInterval(timer)
  }, [done])

  return done ? length : typed
}

/**
 * Types its text character by character. Screen readers, print and pages without scripts get the whole text at once; the
 * untyped rest is laid out invisibly, so that no word jumps to another line.
 */
export function TypedText({ text }: { text: string }) {
  const typed = useTyping(text.length)
  return (
    <p>
      <span className="sr-only select-none">{text}</span>
      <span aria-hidden="true">
        {text.slice(0, typed)}
        <span data-typing={typed < text.length} className="invitation-cursor motion-reduce:hidden print:hidden" />
        <span
          data-rest={text.slice(typed)}
          className="after:invisible after:content-[attr(data-rest)] print:after:visible [@media(scripting:none)]:after:visible"
        />
      </span>
    </p>
  )
}
