import type { NextByEntry } from '#mocks/data/asked-next.ts'

/** What travellers ask after answers about sights and activities. */
export const nature: NextByEntry = {
  plongee: [
    { asks: /\b(?:certificats?|brevets?|niveau|debutants?|bapteme|medical)\b/ },
    {
      asks: /\b(?:avions?|vols?|voler|decoll\w*)\b/,
      text: 'Pas le lendemain matin\u202f: après une plongée, laissez au moins 24\u202fh avant de prendre un avion, et plus si le club ou un médecin le demande. Plongez au début du séjour, pas à la fin.',
      next: ['vols-interieurs', 'assurance', 'sante'],
    },
  ],
  'guide-obligatoire': [
    {
      asks: /\b(?:devis|inclus|compris|en plus|sur place|paie|paye|payer)\b/,
      text: 'Les guides des parcs se fixent dans le devis, compris ou à payer sur place\u202f: demandez que ce soit écrit. Sur place, ils se paient au bureau d’accueil, en espèces, à un tarif affiché, selon la durée et le nombre de visiteurs.',
      next: ['parcs-tarifs', 'inclus', 'pourboire'],
    },
  ],
  baobabs: [
    {
      asks: /\b(?:retour|rentrer|revenir|rouler|conduire|route)\b.*\b(?:nuit|noir|noire)\b/,
      text: 'La nuit tombe une demi-heure après le coucher du soleil, et le retour à Morondava prend près d’une heure\u202f: sa fin se fait dans le noir, sur une piste sans lumière. Ne le faites qu’avec un chauffeur qui la connaît\u202f; sinon, partez avant le coucher, ou venez tôt le matin.',
      next: ['routes-nuit', 'morondava-acces', 'voiture-chauffeur'],
    },
    {
      asks: /\bquelle heure\b|\blumiere\b/,
      text: 'Venez dans l’heure qui précède le coucher du soleil, vers 17\u202fh\u202f20 en juin et 18\u202fh\u202f40 en janvier, ou juste après son lever, avec moins de monde.',
      next: ['photo', 'morondava-acces', 'saison-ouest'],
    },
    { asks: /\bailleurs\b/ },
  ],
  plages: [{ asks: /\bquels? circuits?\b/ }],
}
