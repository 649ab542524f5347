const elements = [
  {
    name: 'L’assistant',
    place: 'En bas à droite',
    text: 'La touche Échap le referme et rend le focus à son bouton. L’annonce de l’application se cache tant qu’il est ouvert.',
  },
  {
    name: 'Les langues',
    place: 'Dans la barre des grands écrans',
    text: 'La liste se referme au choix d’une langue, par un clic ailleurs ou par la touche Échap.',
  },
  {
    name: 'Le menu',
    place: 'Dans la barre des petits écrans\u202f: réduisez la fenêtre',
    text: 'Il se déplie sous la barre et se referme au choix d’une entrée, par un clic ailleurs ou par la touche Échap.',
  },
  {
    name: 'Les bandeaux d’état',
    place: 'Suspendus au bord supérieur',
    text: 'Coupez le réseau, par exemple en mode avion\u202f: «\u202fVous êtes hors ligne\u202f» apparaît, et s’en va avec son retour.',
  },
]

/** What floats on every page anyhow: where it is and what to look for. */
export function AlreadyThere() {
  return (
    <dl>
      {elements.map(({ name, place, text }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-2"
        >
          <dt className="font-display text-[1.25rem]/tight font-extrabold">
            {name}
            <span className="mt-1 block font-body text-small/snug font-normal text-soft">
              {place}
            </span>
          </dt>
          <dd className="text-base/normal">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
