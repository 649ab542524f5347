import { writtenOn } from '#src/knowledge/questions.ts'

const month = new Date(`${writtenOn}-15T12:00`).toLocaleDateString('fr-FR', {
  month: 'long',
  year: 'numeric',
})

/** When an answer was written, and with whom to check what may have changed since. */
export function checkNote(checkWith: string): string {
  return `Écrit en ${month}\u202f; à vérifier auprès de ${checkWith} avant le départ.`
}
