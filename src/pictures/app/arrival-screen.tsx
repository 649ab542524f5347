import { config } from '#src/config.ts'
import { posters } from '#src/pictures/posters.ts'

const text = 'fill-ink font-body'

/** A lock screen without network on which the app announces a place. 390 x 844. */
export function ArrivalScreen({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 390 844" aria-hidden="true" className={className}>
      <image href={posters.nord.portrait} width="570" height="844" />
      <g className="fill-vanilla">
        <path className="fill-none stroke-vanilla" d="M310.5 26.5v-3h3v3zM317.5 26.5v-6h3v6zM324.5 26.5v-9h3v9z" />
        <path d="M340 17h20v10h-20zM361 20h2v4h-2z" />
        <text x="24" y="28" className="font-body text-[15px] font-semibold">
          Aucun réseau
        </text>
        <text
          x="195"
          y="158"
          textAnchor="middle"
          className="font-display text-[104px] font-extrabold tracking-[-0.03em]"
        >
          9:41
        </text>
      </g>
      <rect x="16" y="206" width="358" height="148" rx="6" className="fill-vanilla" />
      <path className="fill-laterite" d="M16 348h358v3H16z" />
      <path className="fill-raffia" d="M16 351h358v3H16z" />
      <image href="/mark.svg" x="30" y="218" width="30" height="30" />
      <text x="68" y="239" className={`${text} text-[15px] font-semibold`}>
        {config.siteName}
      </text>
      <text x="32" y="284" className="fill-ink font-display text-[29px] font-extrabold tracking-[-0.018em]">
        Le pain de sucre
      </text>
      <text x="32" y="312" className={`${text} text-[17px]`}>
        Vous y êtes. Écouter son histoire&#x202f;?
      </text>
      <path className="fill-none stroke-laterite stroke-3" strokeDasharray="10 8" d="M32 331h150" />
      <circle cx="190" cy="331" r="6" className="fill-laterite" />
    </svg>
  )
}
