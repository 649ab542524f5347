import { ExperiencePrints } from '#src/features/home/experience-prints.tsx'
import { HomeSection } from '#src/features/home/home-section.tsx'
import { Milestones } from '#src/features/home/milestones.tsx'

export function Experiences() {
  return (
    <HomeSection id="experiences">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-14">
        <h2>Pourquoi visiter Madagascar{'\u202f'}?</h2>
        <p className="max-w-[62ch] text-soft">
          Séparée de l’Afrique depuis des millions d’années, l’île a inventé ses propres animaux, ses
          arbres, ses musiques. Neuf espèces sur dix ne vivent nulle part ailleurs.
        </p>
      </div>
      <Milestones />
      <ExperiencePrints />
    </HomeSection>
  )
}
