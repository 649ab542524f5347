import { posters } from '#src/pictures/posters.ts'
import { Print } from '#src/ui/print.tsx'

/** The colours that the posters and the pages share. */
const inks = [
  { name: 'Latérite', ground: 'bg-laterite text-vanilla' },
  { name: 'Couchant', ground: 'bg-dusk text-ink' },
  { name: 'Raphia', ground: 'bg-raffia text-ink' },
  { name: 'Lagon', ground: 'bg-lagoon text-vanilla' },
  { name: 'Forêt', ground: 'bg-forest text-vanilla' },
]

/** A poster as it comes from the press, with the strip on which a printer checks his inks. */
export function PrintedInks() {
  return (
    <figure className="my-10">
      <Print aspect="aspect-4/3 sm:aspect-video">
        <img
          src={posters.sud.wide}
          alt={posters.sud.alt}
          width={1440}
          height={810}
          loading="lazy"
        />
      </Print>
      <ul aria-label="Nos encres" className="mt-3 flex flex-wrap">
        {inks.map(({ name, ground }) => (
          <li key={name} className={`flex min-h-14 grow basis-23 items-end px-2.5 py-1.5 text-label/tight font-semibold print:border ${ground}`}>
            {name}
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 max-w-[60ch] text-small text-soft">
        Nos affiches sont dessinées pour ce site, autour de cinq couleurs empruntées au pays. Vous n’y verrez
        ni lagon retouché ni sourire acheté dans une banque d’images.
      </figcaption>
    </figure>
  )
}
