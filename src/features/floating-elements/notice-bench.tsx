import { longNotice, noticeSamples, threeAtOnce } from '#src/features/floating-elements/notice-samples.ts'
import { Button } from '#src/ui/button.tsx'
import type { NoticeType } from '#src/ui/notice-item.tsx'
import { useNotify } from '#src/ui/notices.tsx'

const types: Record<NoticeType, { name: string; colour: string }> = {
  success: { name: 'Succès', colour: 'text-success' },
  error: { name: 'Erreur', colour: 'text-error' },
  info: { name: 'Information', colour: 'text-link' },
}

/** Shows any notice of the site at a press. */
export function NoticeBench() {
  const notify = useNotify()
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          look="outlined"
          onClick={() => {
            for (const sample of threeAtOnce) notify(...sample)
          }}
        >
          Trois à la fois
        </Button>
        <Button look="outlined" onClick={() => notify(...longNotice)}>
          Une très longue
        </Button>
      </div>
      {noticeSamples.map(({ about, samples }) => (
        <section key={about} className="mt-8">
          <h3 className="text-[1.25rem]/tight">{about}</h3>
          <ul className="mt-2 border-b border-line">
            {samples.map(([type, text]) => (
              <li key={text} className="border-t border-line">
                <button
                  type="button"
                  onClick={() => notify(type, text)}
                  className="grid min-h-12 w-full gap-x-4 py-3 text-left text-base/snug hover:text-link sm:grid-cols-[6.5rem_1fr] sm:items-baseline"
                >
                  <span className={`text-label/snug font-semibold ${types[type].colour}`}>
                    {types[type].name}
                  </span>{' '}
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
