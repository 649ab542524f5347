import { FieldGrid } from '#src/ui/field-grid.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** Class names give the rooms of the fields to come. */
const fields = {
  circuit: 'col-span-full h-12',
  name: 'h-12',
  email: 'h-12',
  phone: 'h-12',
  company: 'h-12',
  address: 'col-span-full h-12',
  start: 'h-12',
  end: 'h-12',
  group: 'col-span-full h-12 max-lg:h-52',
  requests: 'col-span-full h-30',
  message: 'col-span-full h-30',
}

/** The form on its way, in the shape of the form that will come. */
export function HomeFormSkeleton() {
  return (
    <div aria-hidden="true" data-needs-script>
      <FieldGrid>
        {Object.entries(fields).map(([field, room]) => (
          <Skeleton key={field} className={`rounded-paper mt-7.5 ${room}`} />
        ))}
      </FieldGrid>
      <Skeleton className="rounded-paper mt-8 h-13 w-56 max-w-full" />
    </div>
  )
}
