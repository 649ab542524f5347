import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'

/** With a wheelchair, or on bad legs. */
const withWheelchair: readonly Next[] = [
  {
    asks: /\b(?:hotels?|hebergements?|logements?|chambres?|lodges?)\b/,
    text: 'Très peu d’hébergements sont équipés pour un fauteuil ou une mobilité réduite. Écrivez dans votre demande de devis ce qu’il vous faut, une chambre de plain-pied, une douche sans marche ou des portes larges, et faites-le confirmer par chaque hôtel.',
    next: ['hebergement', 'devis', 'sur-mesure'],
  },
  {
    asks: /\b(?:rn ?\d|route|routes|voiture|4x4|circuit)\b.*\b(?:passe\w*|possible|faisable|jouable|va|ira|marche\w*|adapte\w*)\b/,
    text: 'Oui, la route passe le mieux\u202f: une voiture avec chauffeur, la RN7 ou les Hautes Terres, des étapes courtes et beaucoup d’arrêts. Les sentiers, les pistes et les bateaux restent difficiles en fauteuil. Décrivez vos besoins dans la demande de devis.',
    next: ['voiture-chauffeur', 'rn7', 'devis'],
  },
]

const malariaTreatment: readonly Next[] = [
  {
    asks: /\b(?:commenc\w*|debut\w*|prend\w*|pris)\b.*\b(?:quand|avant|combien)\b|\b(?:quand|combien)\b.*\b(?:commenc\w*|debut\w*|prend\w*|avant)\b/,
    text: 'Quand commencer le traitement contre le paludisme, et jusqu’à quand le prendre après le retour, dépend du médicament\u202f: le médecin qui le prescrit le dit. Voyez-le quatre à six semaines avant le départ.',
    next: ['paludisme', 'sante', 'pharmacie'],
  },
  { asks: /\bprend\w*\b.*\b(?:truc|traitement|medicaments?|cachets?|comprimes?)\b/ },
]

/** What travellers ask after answers about health and travellers with needs of their own. */
export const sante: NextByEntry = {
  paludisme: malariaTreatment,
  'palu-obligatoire': malariaTreatment,
  'paludisme-enfants': malariaTreatment,
  seniors: withWheelchair,
  'fauteuil-voyage': withWheelchair,
  'fauteuil-hotels': withWheelchair,
  'moustiques-saison': [{ asks: /\bquels? (?:produit|repulsif|spray|marque)s?\b|\blequel\b/ }],
}
