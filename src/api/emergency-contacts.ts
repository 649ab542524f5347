import { listQueryOptions } from '#src/api/list-query.ts'

/** People and services to call in an emergency. */
export function emergencyContactsQueryOptions() {
  return listQueryOptions({
    name: 'emergency-contacts',
    failureText: 'Impossible de charger les informations de contact',
    staleTime: 10 * 60_000,
  })
}
