/** The word, lettered as large as the page bears, on the route that leaves it. The sun is its dot. */
export function AboutHead() {
  return (
    <header className="wrap pt-[clamp(40px,5vw,72px)]">
      <h1 tabIndex={-1} data-page-heading>
        <span className="block text-lead/tight font-medium tracking-[-0.01em] text-route">
          À propos d’un mot de trois lettres
        </span>
        <span className="sr-only">&#x202f;: dia</span>
        <span
          aria-hidden="true"
          className="mt-[0.06em] -ml-[0.04em] flex items-end text-[min(27rem,44vw)]/[0.86] tracking-[-0.05em]"
        >
          {/* So large, letters that stood elsewhere until the font came would be seen to jump. */}
          <span className="whitespace-nowrap *:inline-block">
            <span className="w-[0.66em]">d</span>
            <span className="relative w-[0.356em]">
              ı
              <span className="absolute bottom-[0.69em] left-[0.09em] size-[0.2em] rounded-full bg-dusk" />
            </span>
            <span className="w-[0.609em]">a</span>
          </span>
          <span className="mb-[0.09em] ml-[0.1em] route-x grow text-route max-xs:hidden" />
        </span>
      </h1>
      <div className="mt-[clamp(28px,4vw,56px)] grid gap-x-16 gap-y-5 border-b border-line pb-[clamp(48px,6vw,88px)] *:min-w-0 lg:grid-cols-[4fr_8fr]">
        <p className="text-soft">
          Mot malgache. Se prononce «&#x202f;di-a&#x202f;», la dernière voyelle à peine audible.
        </p>
        <p className="max-w-[34em] text-lead/normal">
          Il veut dire le pas, le voyage et la trace, et c’est aussi le petit mot qui relance les
          histoires. Quatre sens, quatre façons de vous dire qui nous sommes.
        </p>
      </div>
    </header>
  )
}
