import type { NextByEntry } from '#mocks/data/asked-next.ts'

/** What travellers ask after answers about money. */
export const argent: NextByEntry = {
  pourboire: [{ asks: /^(?:et )?(?:(?:pour|a) le|au|le) (?:chauffeur|guide)\b/ }],
  paiement: [
    {
      asks: /^(?!.*\b(?:combien|chang\w*|circuit)\b).*\b(?:en (?:euros?|ariary|dollars?)|quelle (?:monnaie|devise))\b/,
      text: 'Vous choisissez la monnaie du devis dans la demande\u202f: ariary, euro ou dollar. Le partenaire y écrit le prix et la manière de le payer\u202f; sur place, les dépenses courantes se paient en ariary.',
      next: ['devis', 'argent', 'change'],
    },
  ],
  argent: [{ asks: /^(?:et )?(?:a l |en |au )(?:aeroport|ville|centre ville|arrivee)\b/ }],
  change: [{ asks: /\baeroport\b|\btaux\b|\bme reste\w*\b|\ben ville(?! a\b)\b/ }],
}
