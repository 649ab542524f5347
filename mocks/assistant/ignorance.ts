/** Said plainly and first where nothing is known. */
export const ignorance =
  'Je n’ai pas de réponse sûre à cette question. Un conseiller peut vous répondre depuis la page Contact.'
