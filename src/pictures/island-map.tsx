const coast =
  'M271 13C273 15 280 29 283 35C287 41 295 52 298 62C301 71 305 103 307 113C309 123 310 135 312 141C313 146 320 153 320 158C320 164 312 185 309 187C307 189 302 181 300 178C298 175 294 165 292 164C291 162 286 164 286 167C285 170 286 182 287 187C288 192 294 201 293 207C293 213 285 227 283 233C281 239 277 249 276 255C275 262 278 274 276 284C273 294 260 326 257 336C254 345 253 350 250 361C246 371 235 407 231 419C227 431 220 451 217 460C214 469 213 478 209 489C205 501 191 541 187 554C182 566 179 581 174 587C168 592 150 591 140 594C131 597 105 611 95 612C86 612 70 602 65 598C59 595 54 591 50 586C46 581 36 567 35 559C33 551 38 532 36 524C35 515 25 497 23 488C20 480 16 466 16 458C17 449 23 430 27 422C31 415 44 403 48 397C52 392 58 383 61 378C63 372 67 358 67 352C67 346 59 331 58 326C56 320 57 314 56 308C55 302 51 287 49 280C48 273 44 261 46 251C48 241 61 205 67 198C72 191 85 197 90 196C95 195 102 191 107 189C112 187 127 180 132 178C137 177 142 181 147 178C152 175 166 160 172 154C178 148 191 135 195 132C199 129 205 133 208 128C210 122 213 94 216 88C219 82 229 82 233 79C237 76 247 72 250 66C252 60 252 41 254 35C256 29 264 20 266 18C269 15 268 11 271 13z'

const ends = [
  { x: 196, y: 317 },
  { x: 61, y: 378 },
]
const steps = [
  { x: 175, y: 359 },
  { x: 109, y: 345 },
  { x: 71, y: 352 },
  { x: 80, y: 323 },
]

/** Inlined, so that its labels use the page's font. */
export function IslandMap({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 330 622"
      width="330"
      height="622"
      role="img"
      aria-label="Un itinéraire tracé sur la carte de Madagascar"
      className={className}
    >
      <path d={coast} fill="#2c5e50" />
      <path
        d={coast}
        fill="none"
        stroke="#63c1c8"
        strokeOpacity=".45"
        strokeWidth="1.5"
        transform="translate(-4.5 3)"
      />
      {/* The highlands. */}
      <path
        d="M199 128q30 90 6 190t-60 200"
        className="stroke-forest"
        fill="none"
        strokeWidth="20"
        strokeLinecap="round"
        opacity=".55"
      />
      <path
        d="M196 317Q198 343 175 359Q143 371 109 345Q95 366 71 352Q67 333 80 323M71 352Q77 368 61 378"
        className="stroke-route"
        fill="none"
        strokeWidth="3.5"
        strokeDasharray="9 7"
      />
      <g className="stroke-forest" strokeWidth="3">
        {steps.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="8" className="fill-vanilla" />
        ))}
        {ends.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="11" className="fill-gold" />
        ))}
      </g>
      <g className="fill-vanilla font-body font-semibold" fontSize="15">
        <text x="213" y="313">
          Antananarivo
        </text>
        <text x="77" y="396">
          Morondava
        </text>
      </g>
    </svg>
  )
}
