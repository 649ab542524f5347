import { Link } from '@tanstack/react-router'
import { articles, totalReadTime } from '#src/features/blog/articles.ts'

/** The title, and all articles as the distances on a road sign: in minutes of reading. Its links undo the filter. */
export function BlogMasthead() {
  return (
    <header className="grid gap-x-18 gap-y-9 *:min-w-0 lg:grid-cols-[7fr_5fr] lg:items-end">
      <div>
        <h1
          tabIndex={-1}
          data-page-heading
          className="max-w-[8em] text-hero/[0.96] tracking-[-0.03em]"
        >
          <span className="mb-[0.6em] block text-[0.5em]/none font-medium text-route">Blog</span> À lire
          avant la piste
        </h1>
        <p className="mt-5.5 max-w-[32em] text-lead/normal text-soft">
          Six lectures, un café chacune. Des heures de route plutôt que des kilomètres, des prix, des
          saisons, et ce que nos équipes répètent aux voyageurs avant chaque départ.
        </p>
      </div>
      <nav
        aria-label="Sommaire"
        className="on-dark overflow-hidden rounded-panel bg-band text-vanilla print:hidden"
      >
        <ol className="px-[clamp(16px,5vw,28px)] pt-3">
          {articles.map(({ id, title, readTime }) => (
            <li key={id} className="border-b border-vanilla/25">
              <Link
                to="/blog"
                hash={id}
                className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-current no-underline hover:underline"
              >
                <span className="min-w-0 flex-[1_1_min(100%,8rem)] text-base/tight font-semibold text-balance">{title}</span>
                <Minutes count={readTime} />
              </Link>
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-[clamp(16px,5vw,28px)] pt-4 pb-4 text-gold">
          <span className="label min-w-0 flex-[1_1_min(100%,8rem)]">Tout le chemin</span>
          <Minutes count={totalReadTime(articles)} />
        </p>
        <div className="lamba-thin" />
      </nav>
    </header>
  )
}

function Minutes({ count }: { count: number }) {
  return (
    <span className="shrink-0 font-display text-[1.25rem]/none font-extrabold">
      {count}
      <span className="text-small font-medium">&#x202f;min</span>
    </span>
  )
}
