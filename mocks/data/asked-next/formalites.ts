import type { NextByEntry } from '#mocks/data/asked-next.ts'

/** What travellers ask after answers about visas and papers. */
export const formalites: NextByEntry = {
  visa: [
    {
      asks: /^(?:et )?(?:si (?:je|on|nous) (?:reste|restons|part)|pour) .*\b(?:jours|semaines?|mois)\b/,
      text: 'Il y a quatre durées de visa\u202f: 15 jours, un, deux ou trois mois. Prenez celle qui couvre tout le séjour, jour d’arrivée et jour de départ compris\u202f; le montant est sur le site officiel de l’e-visa.',
      next: ['visa-demande', 'passeport', 'argent'],
    },
    {
      asks: /\b(?:payer|regler|paye|paie)\b.*\b(?:euros?|dollars?|especes|carte|cb|ariary)\b|\ben euros?\b/,
      text: 'Pour le visa, vérifiez avant le départ, sur le site officiel de l’e-visa ou à l’ambassade, le montant et la monnaie que le guichet accepte, euros ou autre. À l’aéroport, ayez des espèces, avec de quoi faire l’appoint.',
      next: ['visa-demande', 'argent', 'change'],
    },
  ],
}
