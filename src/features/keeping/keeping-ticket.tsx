import { useId } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Keeping } from '#src/features/keeping/keep-circuit.ts'
import { failureText, printedKeeping } from '#src/features/keeping/keeping-texts.ts'
import { StampPlace } from '#src/features/keeping/stamp-place.tsx'
import { useKeeping } from '#src/features/keeping/use-keeping.ts'
import { pressOnce } from '#src/ui/press-once.ts'

type KeepingTicketProps = {
  keeping: Omit<Keeping, 'queryClient'>
  circuit: Circuit
  /** Says less before there is something to say: the tab below has little room. */
  compact: boolean
}

const notIncluded = 'Non compris\u202f: les cartes et les photographies des prestataires.'

/** The stub of a ticket that is stamped when all of the circuit is on this device. */
export function KeepingTicket({ keeping, circuit, compact }: KeepingTicketProps) {
  const titleId = useId()
  const { kept, keep, drop } = useKeeping(keeping, circuit)
  const busy = keep.isPending || drop.isPending
  const failed = keep.isError || drop.isError
  const offer = failed ? 'Réessayer' : 'Garder ce circuit'
  const action = kept ? 'Ne plus garder' : offer
  const label = busy ? 'Un instant…' : action

  function onPress() {
    if (busy) return
    keep.reset()
    drop.reset()
    if (kept || drop.isError) drop.mutate()
    else keep.mutate()
  }

  return (
    <section
      aria-labelledby={titleId}
      data-needs-script
      className="@container flex w-full max-w-130 rounded-paper bg-raised text-small/snug print:hidden"
    >
      <div className="border-r-3 border-dotted border-edge/70 p-[12px] @max-[17rem]:hidden sm:p-4">
        <StampPlace keptAt={kept?.keptAt} />
      </div>
      <div className="min-w-0 flex-1 px-[14px] pt-3 pb-1 wrap-break-word hyphens-auto sm:px-5 sm:pt-4">
        <p id={titleId} className="label text-route">
          Sans réseau
        </p>
        {/* Readers announce what changes in a region that was there before. */}
        <div role="status" className="mt-1 grid gap-1">
          {keep.isPending && <p className="font-semibold">Le circuit est en train d’être gardé…</p>}
          {keep.isError && !kept && <p className="font-semibold text-error">{failureText(keep.error)}</p>}
          {drop.isError && (
            <p className="font-semibold text-error">
              {kept
                ? 'Votre navigateur n’a pas laissé effacer ce circuit\u202f: il est toujours gardé.'
                : 'Votre navigateur n’a pas laissé effacer tout ce circuit.'}
            </p>
          )}
          {drop.isSuccess && !kept && (
            <p>Ce circuit n’est plus gardé à part. Il n’en reste que ce que le site garde de tous.</p>
          )}
          {kept && !busy && (
            <>
              <p className="font-semibold">Circuit gardé sur cet appareil</p>
              <p>{printedKeeping(kept)}</p>
              <p className="text-soft">{notIncluded}</p>
              <p className="text-soft">
                {kept.promised
                  ? 'Votre navigateur a promis de ne pas l’effacer de lui-même.'
                  : 'Votre navigateur peut l’effacer de lui-même si la place vient à manquer.'}
              </p>
            </>
          )}
        </div>
        {!compact && !kept && !busy && !failed && !drop.isSuccess && (
          <p>
            Lieux, itinéraires, images, questions fréquentes et numéros d’urgence, lisibles jusque sur la piste. {notIncluded}
          </p>
        )}
        <button
          // What a finger is on its way to must not become its contrary when storage has answered.
          key={kept === undefined ? 'unknown' : 'known'}
          type="button"
          aria-disabled={busy}
          {...pressOnce(onPress)}
          className="-mx-1.5 min-h-11 px-1.5 text-left font-semibold text-link underline underline-offset-4 hover:text-text focus-visible:-outline-offset-2 aria-disabled:text-soft aria-disabled:no-underline"
        >
          {label}
        </button>
      </div>
    </section>
  )
}
