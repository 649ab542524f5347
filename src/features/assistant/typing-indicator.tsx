/** Three dots in the place of the answer that is awaited. */
export function TypingIndicator() {
  return (
    <li className="justify-self-start border-l-3 border-route py-2.5 pl-3.5">
      <span className="sr-only">L’assistant écrit…</span>
      <span aria-hidden="true" className="flex gap-1.5">
        <Dot />
        <Dot className="[animation-delay:150ms]" />
        <Dot className="[animation-delay:300ms]" />
      </span>
    </li>
  )
}

function Dot({ className = '' }: { className?: string }) {
  return (
    <span
      className={`size-2 animate-bounce rounded-full bg-route motion-reduce:animate-none ${className}`}
    />
  )
}
