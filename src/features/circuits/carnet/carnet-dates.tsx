import { useQuery } from '@tanstack/react-query'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { emergencyDirectory } from '#src/content/emergency-directory.ts'
import { loadProgrammes } from '#src/content/programmes.ts'
import type { CarnetGroup } from '#src/features/circuits/carnet/carnet.ts'
import { mergeProgramme } from '#src/features/circuits/programme/programme.ts'
import { DatesForm } from '#src/features/circuits/take-along/dates-form.tsx'
import { TakeAlongRow } from '#src/features/circuits/take-along/take-along-row.tsx'
import { useLazyModule } from '#src/ui/hooks/use-lazy-module.ts'

/** The days of each circuit from a first day of its own, since the way from one to the other is not known. */
export function CarnetDates({ groups }: { groups: readonly CarnetGroup[] }) {
  const { data: loadedContacts } = useQuery(emergencyContactsQueryOptions())
  const { emergencies: contacts } = emergencyDirectory(loadedContacts)
  const { module: programmes } = useLazyModule(loadProgrammes, true)
  return groups.map(({ circuit, name, isKept }) => {
    const programme = mergeProgramme(circuit, programmes?.get(circuit.slug) ?? null)
    if (!isKept || !programme.itinerary?.length) return null
    return (
      <TakeAlongRow
        key={circuit.slug}
        title={`Les dates du circuit ${name}`}
        text="Chaque jour du circuit devient un jour de votre agenda. Le plan se laisse à un proche."
      >
        <DatesForm circuit={circuit} programme={programme} contacts={contacts} />
      </TakeAlongRow>
    )
  })
}
