import { Stop } from '#src/ui/stop.tsx'

const steps = [
  {
    title: 'Vous demandez',
    text: 'Vos dates, le nombre de voyageurs, vos envies. Sans compte à créer ni carte bancaire.',
  },
  {
    title: 'Nous répondons sous 24h',
    text: 'Avec de premières propositions, ou avec les questions qu’il nous reste à vous poser.',
  },
  {
    title: 'Vous recevez un devis',
    text: 'Pour vos dates et votre groupe. Lisez ce qu’il inclut, ce qu’il exclut et ses conditions d’annulation.',
  },
  {
    title: 'Vous confirmez avec le partenaire',
    text: 'Accord, acompte éventuel, paiement\u202f: c’est avec lui que vous traitez. Jusque-là, vous pouvez dire non sans frais.',
  },
]

/** How a request unfolds: a route of four stops. */
export function BookingSteps() {
  return (
    <>
      <p className="label text-soft">Le chemin d’une demande</p>
      <ol className="mt-5">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-[20px] pb-9 last:pb-0 not-last:before:absolute not-last:before:top-11.5 not-last:before:bottom-0.5 not-last:before:left-5 not-last:before:route-y not-last:before:text-route"
          >
            <span aria-hidden="true">
              <Stop filled={index === 0}>{index + 1}</Stop>
            </span>
            <div className="pt-1.5">
              <b className="font-display text-[min(1.5rem,10vw)]/tight font-extrabold">{title}</b>
              <p className="mt-1.5 max-w-[46ch] text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
