import type { ReactNode } from 'react'

type TakeAlongRowProps = { title: string; text: string; children: ReactNode }

/** One way to take something along, with its buttons. */
export function TakeAlongRow({ title, text, children }: TakeAlongRowProps) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-16 gap-y-4 border-t border-line py-5.5 *:min-w-0 md:grid-cols-2 md:items-center"
    >
      <div>
        <h3 className="text-[1.25rem]/tight">{title}</h3>
        <p className="mt-1.5 text-soft">{text}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">{children}</div>
    </section>
  )
}
