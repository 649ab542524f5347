import { AppScreen } from '#src/features/download/app-screen.tsx'
import type { moments } from '#src/features/download/moments.ts'
import { SignalBars } from '#src/features/download/signal-bars.tsx'
import { Stop } from '#src/ui/stop.tsx'

type MomentProps = {
  moment: (typeof moments)[number]
  stop: number
  last: boolean
}

/**
 * One screen with its stop. Where there is room the route runs down the middle, the telephones stand on alternate sides
 * of it, and each begins before the one above it ends: the words must be shorter than what is left of that one.
 */
export function Moment({ moment, stop, last }: MomentProps) {
  const { place, signal, strength, title, text, picture, label } = moment
  const right = stop % 2 === 0
  return (
    <li className="relative grid gap-x-12 gap-y-7 *:min-w-0 @min-[34rem]:grid-cols-[15rem_1fr] @min-[34rem]:even:grid-cols-[1fr_15rem] @min-[68rem]:grid-cols-[18rem_1fr_18rem] @min-[68rem]:even:grid-cols-[18rem_1fr_18rem] @min-[68rem]:not-first:-mt-67.5 print:mt-0! print:block">
      <div
        className={`relative @min-[34rem]:row-start-1 ${right ? '@min-[34rem]:col-start-1' : '@min-[34rem]:col-start-2'} @min-[68rem]:col-start-2 @min-[68rem]:pt-10 @min-[68rem]:pl-15`}
      >
        <div className="mb-5 flex items-center gap-3.5 text-route @min-[68rem]:absolute @min-[68rem]:left-0">
          <Stop filled={strength === 0}>{stop}</Stop>
          <span className="route-x grow @min-[68rem]:hidden" />
        </div>
        {!last && (
          <span className="absolute top-24 bottom-60 left-[20.5px] route-y text-route @max-[68rem]:hidden" />
        )}
        <p className="label flex flex-wrap items-center gap-x-2.5 gap-y-1 text-route">
          {place}
          <span className="flex items-center gap-1.5 text-soft">
            <SignalBars strength={strength} className="h-4.5 w-5.5" />
            {signal}
          </span>
        </p>
        <h3 className="mt-2 text-stop/[1.1]">{title}</h3>
        <p className="mt-3 max-w-[40ch] text-soft">{text}</p>
      </div>
      <AppScreen
        picture={picture}
        label={label}
        className={`w-full max-w-[240px] self-start @min-[68rem]:max-w-none ${right ? '@min-[34rem]:col-start-2 @min-[68rem]:col-start-3 @max-[34rem]:ml-auto' : '@min-[34rem]:col-start-1'} @min-[34rem]:row-start-1 print:hidden`}
      />
    </li>
  )
}
