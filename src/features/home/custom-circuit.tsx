import { HomeSection } from '#src/features/home/home-section.tsx'
import { CustomTripLink } from '#src/layout/custom-trip-link.tsx'
import { IslandMap } from '#src/pictures/island-map.tsx'
import { Icon } from '#src/ui/icon.tsx'

export function CustomCircuit() {
  return (
    <HomeSection id="custom-circuit" className="on-dark overflow-clip bg-band text-vanilla [--paper:var(--band)]">
      <div className="grid grid-cols-1 items-center gap-10 md:grid-cols-[7fr_4fr]">
        <div>
          <h2 className="text-[clamp(2.25rem,1.4rem+4vw,4.75rem)]">Et si vous traciez votre propre route{'\u202f'}?</h2>
          <p className="mt-5 max-w-[46ch] text-on-band-soft">
            Une envie de tsingy, de baleines et de Hautes Terres dans le même voyage{'\u202f'}? Racontez-nous, nous
            relions ces lieux. Le service est gratuit{'\u202f'}: 0{'\u202f'}% de frais.
          </p>
          <p className="my-7 flex max-w-105 flex-wrap items-center gap-x-4.5 gap-y-2 xs:flex-nowrap">
            <b className="font-display text-[3.25rem]/none font-extrabold whitespace-nowrap text-gold">95{'\u202f'}%</b>
            <span className="text-base/snug">de nos clients recommandent les circuits personnalisés</span>
          </p>
          <CustomTripLink look="paper">
            Composer mon circuit
            <Icon name="arrow" />
          </CustomTripLink>
        </div>
        <IslandMap className="mx-auto h-auto w-[min(100%,330px)] max-md:max-h-105" />
      </div>
    </HomeSection>
  )
}
