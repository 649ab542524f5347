import { startTransition, useEffect, useState } from 'react'

/** A module that is imported once `enabled`. After a failure only a reload helps: browsers do not import it again. */
export function useLazyModule<Module>(load: () => Promise<Module>, enabled: boolean) {
  const [module, setModule] = useState<Module>()
  const [isError, setIsError] = useState(false)

  useEffect(() => {
    if (!enabled) return
    load().then(
      (loaded) => startTransition(() => setModule(() => loaded)),
      () => setIsError(true),
    )
  }, [load, enabled])

  return { module, isError }
}
