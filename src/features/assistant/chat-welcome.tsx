import { config } from '#src/config.ts'

/** Before the first question: who answers, and what becomes of what is said. */
export function ChatWelcome() {
  return (
    <div className="border-l-3 border-route py-0.5 pl-3.5">
      <p className="font-display text-[1.375rem]/tight font-extrabold">Bonjour&#x202f;!</p>
      <p className="mt-2">
        Je suis l’assistant automatique de {config.siteName}&#x202f;: un programme vous répond, pas
        une personne.
      </p>
      <p className="mt-2 text-small/normal text-soft">
        La conversation est sauvegardée automatiquement sur cet appareil.
      </p>
    </div>
  )
}
