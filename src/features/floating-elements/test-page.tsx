import type { ReactNode } from 'react'
import { AlreadyThere } from '#src/features/floating-elements/already-there.tsx'
import { Bench } from '#src/features/floating-elements/bench.tsx'
import { BreakdownSample } from '#src/features/floating-elements/breakdown-sample.tsx'
import { DialogSample } from '#src/features/floating-elements/dialog-sample.tsx'
import { NoticeBench } from '#src/features/floating-elements/notice-bench.tsx'
import { Button } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

type TestPageProps = {
  /** Brings the offer of the mobile app back. */
  onOfferApp: () => void
  newsletter: ReactNode
}

/** The workbench on which everything that floats over the site's pages can be tried. */
export function TestPage({ onOfferApp, newsletter }: TestPageProps) {
  return (
    <div className="wrap pt-[clamp(48px,7vw,96px)] pb-section">
      <div className="mb-[clamp(40px,5vw,72px)]">
        <PageHead
          title="Test des éléments flottants"
          lead="Tout ce qui se pose par-dessus les pages du site s’essaie ici, sans rien envoyer à personne."
        />
      </div>
      <Bench
        title="Les notifications"
        notes="En haut, au centre. Elles partent au bout de 5 s, attendent tant qu’on les survole ou qu’elles ont le focus, et se ferment par leur croix. Trois au plus à la fois."
      >
        <NoticeBench />
      </Bench>
      <Bench
        title="L’annonce de l’application"
        notes="À droite, 3 s après l’arrivée sur cette page et 10 s ailleurs. Fermée, ou une fois le téléchargement choisi, elle ne revient plus de la session."
      >
        <Button look="outlined" onClick={onOfferApp}>
          Réafficher dans 3 s
        </Button>
      </Bench>
      <Bench title="Déjà à l’écran" notes="Ceux-ci s’essaient là où ils sont, sur toutes les pages.">
        <AlreadyThere />
      </Bench>
      <Bench
        title="Les dialogues"
        notes="Ils se ferment par leur croix, par la touche Échap ou par un clic à côté, et rendent le focus."
      >
        <DialogSample />
      </Bench>
      <Bench
        title="La newsletter"
        notes="Elle vérifie l’adresse, puis dit par une notification qu’elle n’est pas encore ouverte."
      >
        {newsletter}
      </Bench>
      <Bench
        title="L’écran de panne"
        notes="Ce que voit le voyageur quand une page se casse. «&#x202f;Recharger la page&#x202f;» ramène ici."
      >
        <BreakdownSample />
      </Bench>
    </div>
  )
}
