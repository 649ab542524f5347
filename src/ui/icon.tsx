const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  headphones: 'M4 14v-2a8 8 0 0116 0v2M4 14h3v6H4zM17 14h3v6h-3z',
  info: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5M12 7.8v.1',
  keep: 'M6 4h12v16.5l-6-4.5-6 4.5z',
  link: 'M10 14a4.5 4.5 0 006.4 0l3-3A4.5 4.5 0 0013 4.6l-1 1M14 10a4.5 4.5 0 00-6.4 0l-3 3A4.5 4.5 0 0011 19.4l1-1',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h12',
  pause: 'M9 6v12M15 6v12',
  phone: 'M6 3h3l2 5-2 2c1 2 3 4 5 5l2-2 5 2v3c0 2-2 3-4 3C10 20 4 13 3 7c0-2 1-4 3-4z',
  pin: 'M12 21c-4-5-7-8-7-12a7 7 0 0114 0c0 4-3 7-7 12zM12 11.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z',
  play: 'M8 5l11 7-11 7z',
  retry: 'M4 12a8 8 0 1 1 2.5 5.8M4 12V6M4 12h6',
  speech: 'M4 5h16v11h-9l-5 4v-4H4zM8 9.5h8M8 12.5h5',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  warning: 'M12 3l9.5 17h-19zM12 10v4M12 17.2v.1',
  car: 'M3 15v-3l3-5h9l4 5h2v3M3 15h18M7 18a2 2 0 100-4 2 2 0 000 4zM17 18a2 2 0 100-4 2 2 0 000 4z',
  walking: 'M12 5.5a1.5 1.5 0 100-3 1.5 1.5 0 000 3zM9 21l2.5-6-2-3 1-4.5 3 2.5 3 1M12 15l3 6M10.5 7.5L7.5 9v3',
  hiking: 'M2 20l6-10 4 5 3-5 7 10zM8 10V4l4 1.5L8 7',
  boat: 'M3 16h18l-3 4H6zM11 3v10M11 4l7 9h-7M11 6l-6 7h6',
  plane: 'M3 13l18-8-6 16-4-7zM11 14l4-4',
} as const

export type IconName = keyof typeof paths

/** Always beside text or in a named control, so hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 fill-none stroke-current stroke-2 ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}

/** The mark of what the traveller keeps: a bookmark, filled once it is kept. */
export function KeepIcon({ kept, colour = 'text-route' }: { kept: boolean; colour?: string }) {
  return <Icon name="keep" className={`size-5 ${colour} ${kept ? 'fill-current!' : ''}`} />
}

/** A plus while the surrounding `group` of details is closed, a minus while it is open. */
export function ExpandIcon({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full border-route bg-paper text-route group-open:bg-route group-open:text-paper ${className}`}
    >
      <svg viewBox="0 0 12 12" className="w-[40%] stroke-current stroke-2">
        <path d="M1 6h10" />
        <path d="M6 1v10" className="group-open:hidden" />
      </svg>
    </span>
  )
}
