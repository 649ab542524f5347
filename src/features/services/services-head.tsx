import { SunCourse } from '#src/features/services/sun-course.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

export function ServicesHead() {
  return (
    <header className="pt-[clamp(40px,6vw,80px)]">
      <div className="wrap">
        <p className="label mb-4 text-route">Nos services</p>
        <div className="lg:grid lg:grid-cols-[minmax(0,9fr)_minmax(0,4fr)] lg:items-end lg:gap-x-14">
          <PageHead
            title="Avant, pendant, et à trois heures du matin"
            lead="Nous ne conduisons pas le 4x4 et nous ne tenons pas l’hôtel. Nous vous aidons à choisir, nous vous mettons en relation avec ceux dont c’est le métier, et nous restons joignables jusqu’au retour."
          />
        </div>
      </div>
      <SunCourse />
    </header>
  )
}
