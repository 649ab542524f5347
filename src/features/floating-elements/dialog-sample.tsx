import { useState } from 'react'
import { sceneOf } from '#src/pictures/scenes.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

export function DialogSample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        Ouvrir un dialogue
      </Button>
      {open && (
        <Dialog
          title="Un dialogue"
          onClose={() => setOpen(false)}
          picture={<img src={sceneOf('city')} alt="" width={480} height={360} />}
        >
          <p className="mt-3">
            Les détails d’un lieu ou d’un itinéraire s’ouvrent ainsi, par-dessus la page.
          </p>
        </Dialog>
      )}
    </>
  )
}
