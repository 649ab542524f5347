import { useState } from 'react'
import { longNotice, noticeSamples, threeAtOnce } from '#src/features/floating-elements/notice-samples.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { type NoticeType, useNotify } from '#src/ui/notices.tsx'

const types: Record<NoticeType, { name: string; colour: string }> = {
  success: { name: 'Succès', colour: 'text-success' },
  error: { name: 'Erreur', colour: 'text-error' },
  info: { name: 'Information', colour: 'text-link' },
}

/** Buttons that show each notice of the site. */
export function NoticeSamples() {
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
                  <span className={`text-label/snug font-semibold ${types[type].colour}`}>{types[type].name}</span>{' '}
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

export function DialogSample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        Ouvrir un dialogue
      </Button>
      {open && (
        <Dialog
          title="Un dialogue"
          onClose={() => setOpen(false)}
          picture={<img src={sceneOf('city')} alt="" width={480} height={360} />}
        >
          <p className="mt-3">Les détails d’un lieu ou d’un itinéraire s’ouvrent ainsi, par-dessus la page.</p>
        </Dialog>
      )}
    </>
  )
}

/** Throws while rendering, to show the error screen. */
export function CrashSample() {
  const [crashed, setCrashed] = useState(false)
  if (crashed) throw new Error('Panne provoquée depuis la page de test')
  return (
    <Button look="outlined" onClick={() => setCrashed(true)}>
      Provoquer une panne
    </Button>
  )
}
