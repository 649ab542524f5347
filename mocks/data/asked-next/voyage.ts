import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'

const bookingPayment: readonly Next[] = [
  {
    asks: /\b(?:cartes?|cb|payer|paye|paie|payes|regler|acompte|arrhes)\b/,
    text: 'Rien ne se paie ici, et aucune carte n’est demandée\u202f: la demande de devis est gratuite et n’engage à rien. Le prix, l’acompte éventuel et la manière de payer se conviennent ensuite avec le partenaire nommé dans le devis.',
    next: ['paiement', 'annulation', 'delai-reponse'],
  },
]

/** What travellers ask after answers about the quote, the site and the app. */
export const voyage: NextByEntry = {
  devis: bookingPayment,
  sos: [
    {
      asks: /\b(?:sans|pas de|zero|plus de|aucun|0) (?:barres? de )?(?:reseau|signal|barres?|internet)\b|\b(?:capte|passe) (?:pas|plus|rien)\b/,
      text: 'Sans signal, la position se lit toujours, par le GPS, mais l’alerte ne part pas\u202f: elle attend le réseau. Essayez à découvert ou un peu plus haut, un SMS, qui passe souvent quand la voix ne passe pas, un autre opérateur ou un autre téléphone, et envoyez quelqu’un chercher du secours. Les conseils de la fiche SOS se lisent sans réseau.',
      next: ['urgence', 'hors-ligne', 'internet'],
    },
  ],
}
