import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import { saveFailureText } from '#src/features/offline-circuits/save-circuit.ts'
import { useOfflineCircuit } from '#src/features/offline-circuits/use-offline-circuit.ts'
import { formatDay, toCalendarDay } from '#src/lib/dates.ts'
import { formatBytes } from '#src/lib/format.ts'
import { useDisclosure } from '#src/ui/hooks/use-disclosure.ts'
import { KeepIcon } from '#src/ui/icon.tsx'
import { pressOnce } from '#src/ui/press-once.ts'

const contents =
  'Lieux, itinéraires, images, questions fréquentes et numéros d’urgence, lisibles jusque sur la piste. Le circuit est aussi dans votre carnet. Non compris\u202f: les cartes et les photographies des prestataires.'

/** A button that saves a circuit on this device for visits without network, says whether it is saved, and opens the details. */
export function SaveOffline({ circuit }: { circuit: Circuit }) {
  const panelId = useId()
  const { open, container, button, toggle } = useDisclosure()
  const offline = useOfflineCircuit(circuit)
  const { saved, save, remove } = offline
  const isBusy = save.isPending || remove.isPending
  const onPress = () => {
    // Once it has failed, the details say why before it is tried again.
    if (!open && !saved && !isBusy && !save.isError) {
      remove.reset()
      save.mutate()
    }
    toggle()
  }
  return (
    <div ref={container} data-needs-script className="relative ml-auto shrink-0 print:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={onPress}
        className="-mr-2 flex min-h-11 items-center gap-1.5 pr-2 pl-1 text-small/tight xs:pl-2 font-semibold hover:text-route focus-visible:-outline-offset-2"
      >
        <KeepIcon kept={saved !== undefined} />
        {isBusy ? (
          'Un instant…'
        ) : (
          <span>
            {stateText(saved !== undefined, save.isError)}
            <span className="max-md:sr-only"> hors ligne</span>
          </span>
        )}
      </button>
      {open && <Details id={panelId} {...offline} />}
    </div>
  )
}

function stateText(isSaved: boolean, hasFailed: boolean): string {
  if (isSaved) return 'Gardé'
  return hasFailed ? 'Pas gardé' : 'Garder'
}

/** Saves the circuit, and removes it again. */
function Details({ id, saved, isPersistent, save, remove }: { id: string } & ReturnType<typeof useOfflineCircuit>) {
  const titleId = useId()
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
      id={id}
      aria-labelledby={titleId}
      className="absolute top-full right-0 z-10 w-[min(24rem,100vw-40px)] rounded-paper border border-line bg-raised px-5 pt-4 pb-1 text-small/snug wrap-break-word hyphens-auto shadow-print"
    >
      <p id={titleId} className="label text-route">
        Sans réseau
      </p>
      {/* Always rendered, because screen readers only announce changes inside an existing region. */}
      <div role="status" className="mt-1 grid gap-1">
        {save.isPending && <p className="font-semibold">Le circuit est en train d’être gardé…</p>}
        {save.isError && !saved && <p className="font-semibold text-error">{saveFailureText(save.error.reason)}</p>}
        {remove.isError && saved && (
          <p className="font-semibold text-error">
            Votre navigateur n’a pas laissé effacer ce circuit{'\u202f'}: il est toujours gardé.
          </p>
        )}
        {remove.isSuccess && !saved && (
          <p>
            Ce circuit n’est plus gardé. Comme les autres, il se lit sans réseau pendant 30 jours après une visite en
            ligne.
          </p>
        )}
        {!saved && !isBusy && !failed && !remove.isSuccess && <p>Ce circuit n’est pas gardé sur cet appareil.</p>}
        {saved && !isBusy && (
          <>
            <p className="font-semibold">Circuit gardé sur cet appareil</p>
            <p>
              {formatBytes(saved.bytes)}, le {formatDay(toCalendarDay(new Date(saved.savedAt)))}
            </p>
            <p className="text-soft">{contents}</p>
            <p className="text-soft">
              {isPersistent
                ? 'Votre navigateur a promis de ne pas l’effacer de lui-même.'
                : 'Votre navigateur peut l’effacer de lui-même si la place vient à manquer.'}
            </p>
            <Link to="/carnet" className="inline-flex min-h-11 items-center font-semibold aria-[current=page]:hidden">
              Voir le carnet
            </Link>
          </>
        )}
      </div>
      <button
        type="button"
        aria-disabled={isBusy}
        {...pressOnce(onPress)}
        className="-mx-1.5 min-h-11 px-1.5 text-left font-semibold text-link underline underline-offset-4 hover:text-text focus-visible:-outline-offset-2 aria-disabled:text-soft aria-disabled:no-underline"
      >
        {isBusy ? 'Un instant…' : action}
      </button>
    </section>
  )
}
