import { useQueryClient } from '@tanstack/react-query'
import { inventoryKey } from '#src/features/privacy/inventory.ts'
import type { StoredThing } from '#src/storage/stored-thing.ts'
import { useNotify } from '#src/ui/notices.tsx'

/** Deletes things, says what became of them and lists anew what is there. Resolves to whether all of them are gone. */
export function useErasing() {
  const notify = useNotify()
  const queryClient = useQueryClient()

  return async (things: readonly StoredThing[], success: string): Promise<boolean> => {
    const outcomes = await Promise.allSettled(things.map(async ({ remove }) => remove()))
    const refused = things.filter((_, index) => outcomes[index]?.status === 'rejected')
    if (refused.length === 0) {
      notify('success', success)
    } else {
      const names = refused.map(({ name }) => name).join(', ')
      notify('error', `Pas effacé\u202f: ${names}. Votre navigateur ne l’a pas permis.`)
    }
    void queryClient.invalidateQueries({ queryKey: inventoryKey })
    return refused.length === 0
  }
}
