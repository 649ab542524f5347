import { shareOrCopy } from '#src/lib/share.ts'
import { useNotify } from '#src/ui/notices.tsx'

/** Shares an address, or copies it and says so. */
export function useShareLink() {
  const notify = useNotify()
  return async (title: string, url: string) => {
    const result = await shareOrCopy(title, { url })
    if (result === 'copied') notify('success', 'Lien copié.')
    if (result === 'refused')
      notify('error', 'Le navigateur n’a pas laissé copier le lien. Copiez-le dans la barre d’adresse.')
  }
}
