import { useId } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import type { SaveCircuitError } from '#src/features/offline-circuits/save-circuit.ts'
import { useOfflineCircuit } from '#src/features/offline-circuits/use-offline-circuit.ts'
import { formatDay, toCalendarDay } from '#src/lib/dates.ts'
import { formatBytes } from '#src/lib/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { pressOnce } from '#src/ui/press-once.ts'

const notIncluded = 'Non compris\u202f: les cartes et les photographies des prestataires.'

const failureTexts: Record<SaveCircuitError['reason'], string> = {
  site: 'Le site lui-même n’a pas pu être gardé\u202f; sans lui, rien ne s’ouvre hors réseau. Le circuit n’est pas gardé. Vérifiez le réseau et la place disponible sur cet appareil, puis réessayez.',
  network: 'Le réseau a manqué en chemin. Le circuit n’est pas gardé. Réessayez quand il sera revenu.',
  server: 'Le site n’a pas répondu comme prévu. Le circuit n’est pas gardé. Réessayez plus tard.',
  'storage-full':
    'Il ne reste pas assez de place sur cet appareil. Le circuit n’est pas gardé. Libérez-en un peu, puis réessayez.',
  'storage-blocked':
    'Votre navigateur ne laisse pas le site garder des données. Le circuit n’est pas gardé. Vérifiez ses réglages, puis réessayez.',
}

type SaveOfflineCardProps = {
  circuit: Circuit
  /** Leaves out the explanation. */
  compact: boolean
}

/** Saves a circuit on this device for visits without network, and removes it again. */
export function SaveOfflineCard({ circuit, compact }: SaveOfflineCardProps) {
  const titleId = useId()
  const { saved, isPersistent, save, remove } = useOfflineCircuit(circuit)
  const isBusy = save.isPending || remove.isPending
  const failed = save.isError || remove.isError
  const offer = failed ? 'Réessayer' : 'Garder ce circuit'
  const action = saved ? 'Ne plus garder' : offer

  function onPress() {
    if (isBusy) return
    save.reset()
    remove.reset()
    if (saved) remove.mutate()
    else save.mutate()
  }

  return (
    <section
      aria-labelledby={titleId}
      data-needs-script
      className="@container flex w-full max-w-130 rounded-paper bg-raised text-small/snug print:hidden"
    >
      <div className="border-r-3 border-dotted border-edge/70 p-[12px] @max-[17rem]:hidden sm:p-4">
        {saved ? <SavedSymbol savedAt={saved.savedAt} /> : <NotSavedSymbol />}
      </div>
      <div className="min-w-0 flex-1 px-[14px] pt-3 pb-1 wrap-break-word hyphens-auto sm:px-5 sm:pt-4">
        <p id={titleId} className="label text-route">
          Sans réseau
        </p>
        {/* Always rendered, because screen readers only announce changes inside an existing region. */}
        <div role="status" className="mt-1 grid gap-1">
          {save.isPending && <p className="font-semibold">Le circuit est en train d’être gardé…</p>}
          {save.isError && !saved && <p className="font-semibold text-error">{failureTexts[save.error.reason]}</p>}
          {remove.isError && saved && (
            <p className="font-semibold text-error">
              Votre navigateur n’a pas laissé effacer ce circuit{'\u202f'}: il est toujours gardé.
            </p>
          )}
          {remove.isSuccess && !saved && (
            <p>Ce circuit n’est plus gardé à part. Il n’en reste que ce que le site garde de tous.</p>
          )}
          {saved && !isBusy && (
            <>
              <p className="font-semibold">Circuit gardé sur cet appareil</p>
              <p>
                {formatBytes(saved.bytes)}, le {formatDay(toCalendarDay(new Date(saved.savedAt)))}
              </p>
              <p className="text-soft">{notIncluded}</p>
              <p className="text-soft">
                {isPersistent
                  ? 'Votre navigateur a promis de ne pas l’effacer de lui-même.'
                  : 'Votre navigateur peut l’effacer de lui-même si la place vient à manquer.'}
              </p>
            </>
          )}
        </div>
        {!compact && !saved && !isBusy && !failed && !remove.isSuccess && (
          <p>
            Lieux, itinéraires, images, questions fréquentes et numéros d’urgence, lisibles jusque sur la piste.{' '}
            {notIncluded}
          </p>
        )}
        <button
          type="button"
          aria-disabled={isBusy}
          {...pressOnce(onPress)}
          className="-mx-1.5 min-h-11 px-1.5 text-left font-semibold text-link underline underline-offset-4 hover:text-text focus-visible:-outline-offset-2 aria-disabled:text-soft aria-disabled:no-underline"
        >
          {isBusy ? 'Un instant…' : action}
        </button>
      </div>
    </section>
  )
}

const symbol = 'grid size-[72px] place-items-center place-content-center rounded-full text-route'

function NotSavedSymbol() {
  return (
    <span aria-hidden="true" className={`${symbol} border-2 border-dashed border-edge`}>
      <Icon name="download" className="size-[24px]" />
    </span>
  )
}

/** Drawn as a postmark of the day. */
function SavedSymbol({ savedAt }: { savedAt: number }) {
  return (
    <span
      aria-hidden="true"
      className={`${symbol} -rotate-12 gap-[3px] border-5 border-double border-route font-display font-extrabold uppercase`}
    >
      <span className="text-[13px]/none">Gardé</span>
      <span className="border-t border-route pt-[3px] text-[10px]/none">
        {new Date(savedAt).toLocaleDateString('fr-FR', { day: 'numeric', month: 'short' })}
      </span>
    </span>
  )
}
