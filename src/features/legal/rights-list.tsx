import { config } from '#src/config.ts'
import { Entries, Entry } from '#src/features/legal/entries.tsx'

const rights = [
  {
    name: 'Accès',
    means: 'Savoir quelles données nous avons sur vous, et en recevoir une copie lisible.',
  },
  { name: 'Rectification', means: 'Faire corriger ou compléter ce qui est faux ou périmé.' },
  { name: 'Effacement', means: 'Faire supprimer ce que la loi ne nous oblige pas à garder.' },
  {
    name: 'Portabilité',
    means: 'Emporter vos données dans un format courant, pour les confier à qui vous voulez.',
  },
  { name: 'Opposition', means: 'Refuser que nous nous servions de vos données.' },
]

/** The five rights, each with the letter that claims it. */
export function RightsList() {
  return (
    <Entries>
      {rights.map(({ name, means }) => (
        <Entry key={name} term={name}>
          {means}
          <a
            href={`mailto:${config.email}?subject=${encodeURIComponent(`Mes données\u202f: ${name.toLowerCase()}`)}`}
            aria-label={`Nous écrire\u202f: ${name.toLowerCase()}`}
            className="flex min-h-11 items-center print:hidden"
          >
            Nous écrire
          </a>
        </Entry>
      ))}
    </Entries>
  )
}
