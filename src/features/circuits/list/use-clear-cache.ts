import { useQueryClient } from '@tanstack/react-query'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { isNetworkError } from '#src/api/errors.ts'
import { placesQueryOptions } from '#src/api/places.ts'
import { routesQueryOptions } from '#src/api/routes.ts'
import { clearStoredLists } from '#src/storage/stored-lists.ts'
import { useNotify } from '#src/ui/notices.tsx'

/** Reloads all lists and deletes their stored copies. Offline it deletes nothing and shows a notice instead. */
export function useClearCache() {
  const queryClient = useQueryClient()
  const notify = useNotify()

  return async () => {
    try {
      await queryClient.fetchQuery({ ...circuitsQueryOptions(), staleTime: 0, retry: false })
    } catch (error) {
      if (isNetworkError(error)) {
        notify(
          'info',
          'Vous êtes hors ligne\u202f: rien ne pourrait être rechargé. Le cache reste, videz-le au retour du réseau.',
        )
        return
      }
      // The server answers with an error, which the lists will show.
    }
    await clearStoredLists()
    const lists = [circuitsQueryOptions(), placesQueryOptions(), routesQueryOptions(), emergencyContactsQueryOptions()]
    await Promise.all(lists.map(({ queryKey }) => queryClient.resetQueries({ queryKey })))
  }
}
