import { PhoneFrame } from '#src/features/download/phone-frame.tsx'

/** Markup of the build, which the guard of markup (`app/trusted-types.ts`) lets pass under this name. */
const drawings = globalThis.trustedTypes?.createPolicy('drawings', { createHTML: (svg) => svg })

type AppScreenProps = {
  /** The text of an SVG from `src/pictures/app`: only inside the page can it use the site's fonts. */
  picture: string
  /** What the screen shows, for those who do not see it. */
  label: string
  className?: string
}

/** A screenshot of the application, in its telephone. */
export function AppScreen({ picture, label, className = '' }: AppScreenProps) {
  return (
    <PhoneFrame className={className}>
      <div
        role="img"
        aria-label={label}
        className="[&>svg]:h-auto [&>svg]:w-full"
        // oxlint-disable-next-line react/no-danger -- a drawing of ours that is part of the build, nothing from outside
        dangerouslySetInnerHTML={{ __html: drawings?.createHTML(picture) ?? picture }}
      />
    </PhoneFrame>
  )
}
