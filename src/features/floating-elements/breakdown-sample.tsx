import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'

/** Breaks the page on purpose, as an error that nobody foresaw would. */
export function BreakdownSample() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('Panne provoquée depuis la page de test')
  return (
    <Button look="outlined" onClick={() => setBroken(true)}>
      Provoquer une panne
    </Button>
  )
}
