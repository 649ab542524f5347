import { type ReactNode, useId } from 'react'
import { CrashSample, DialogSample, NoticeSamples } from '#src/features/floating-elements/element-samples.tsx'
import { Button } from '#src/ui/button.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'

function TestSection({ title, notes, children }: { title: string; notes: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 border-t-2 border-edge py-10 lg:grid-cols-[5fr_7fr] lg:py-12"
    >
      <div>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p className="mt-3 max-w-[46ch] text-soft">{notes}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}

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

/** The elements that every page shows anyway. */
function PermanentElements() {
  return (
    <dl>
      {elements.map(({ name, place, text }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-2"
        >
          <dt className="font-display text-[1.25rem]/tight font-extrabold">
            {name}
            <span className="mt-1 block font-body text-small/snug font-normal text-soft">{place}</span>
          </dt>
          <dd className="text-base/normal">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type TestPageProps = {
  /** Shows the dismissed app popup again. */
  onOfferApp: () => void
  newsletter: ReactNode
}

/** A page to try everything that opens over the other pages: notices, popup, dialogs, error screen. */
export function TestPage({ onOfferApp, newsletter }: TestPageProps) {
  return (
    <div className="wrap pt-[clamp(48px,7vw,96px)] pb-section">
      <div className="mb-[clamp(40px,5vw,72px)]">
        <PageHeader
          title="Test des éléments flottants"
          lead="Tout ce qui se pose par-dessus les pages du site s’essaie ici, sans rien envoyer à personne."
        />
      </div>
      <TestSection
        title="Les notifications"
        notes="En haut, au centre. Elles partent au bout de 5 s, attendent tant qu’on les survole ou qu’elles ont le focus, et se ferment par leur croix. Trois au plus à la fois."
      >
        <NoticeSamples />
      </TestSection>
      <TestSection
        title="L’annonce de l’application"
        notes="À droite, 3 s après l’arrivée sur cette page et 10 s ailleurs. Fermée, ou une fois le téléchargement choisi, elle ne revient plus de la session."
      >
        <Button look="outlined" onClick={onOfferApp}>
          Réafficher dans 3 s
        </Button>
      </TestSection>
      <TestSection title="Déjà à l’écran" notes="Ceux-ci s’essaient là où ils sont, sur toutes les pages.">
        <PermanentElements />
      </TestSection>
      <TestSection
        title="Les dialogues"
        notes="Ils se ferment par leur croix, par la touche Échap ou par un clic à côté, et rendent le focus."
      >
        <DialogSample />
      </TestSection>
      <TestSection
        title="La newsletter"
        notes="Elle vérifie l’adresse, puis dit par une notification qu’elle n’est pas encore ouverte."
      >
        {newsletter}
      </TestSection>
      <TestSection
        title="L’écran de panne"
        notes="Ce que voit le voyageur quand une page se casse. «&#x202f;Recharger la page&#x202f;» ramène ici."
      >
        <CrashSample />
      </TestSection>
    </div>
  )
}
