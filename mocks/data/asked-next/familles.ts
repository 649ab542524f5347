import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { mentionsPrice } from '#mocks/data/asked-next/short-questions.ts'

const carSeat: Next = { asks: /\b(?:sieges? (?:auto|enfants?)|rehausseur|ceintures?)\b/, answer: 'siege-enfant' }
const food: Next = { asks: /\b(?:mange\w*|repas|menus?|nourriture)\b/, answer: 'enfants-repas' }
const baby: Next = { asks: /\bbebes?\b|\b\d+ mois\b/, answer: 'bebe-circuit' }
const malaria: Next = { asks: /\b(?:palu\w*|moustiques?)\b/, answer: 'paludisme-enfants' }
const papers: Next = { asks: /\b(?:visa|passeport|papiers?|autorisation)\b/, answer: 'enfants-formalites' }
const childPrice: Next = { asks: /\b(?:reduc\w*|tarifs?|gratuit|moins cher|paie\w*|paye\w*|prix)\b/, answer: 'enfants-prix' }
const swimming: Next = { asks: /\b(?:baign\w*|plage|nager|mer)\b/, answer: 'baignade-enfants' }
const tsingy: Next = { asks: /\btsingy\b/, answer: 'tsingy-enfants' }
const river: Next = { asks: /\b(?:fleuve|pirogue|tsiribihina|bateau)\b/, answer: 'tsiribihina-enfants' }
const teens: Next = { asks: /\bados?\b|\b1[3-7] ans\b/, answer: 'ados' }
const babySitter: Next = { asks: /\b(?:baby ?sitt\w*|garde|nounou)\b/, answer: 'garde-enfants' }
const pushchair: Next = { asks: /\b(?:poussettes?|porte bebe|lits? bebe|chaise haute)\b/, answer: 'equipement-bebe' }
const nappies: Next = { asks: /\b(?:couches?|lait|petits? pots?|biberons?)\b/, answer: 'repas-bebe' }

const withAnyChild: readonly Next[] = [carSeat, food, malaria, papers, childPrice, tsingy]

/** What travellers ask after answers about children, couples and groups. */
export const familles: NextByEntry = {
  'enfants-circuit': [
    baby,
    ...withAnyChild,
    river,
    teens,
    babySitter,
    pushchair,
    swimming,
    { asks: /\bquel age\b|\bage minimum\b/, answer: 'age-limite' },
  ],
  'jeune-enfant': [
    { asks: /\b(?:heures|route|combien)\b.*\b(?:jour|route)\b/ },
    ...withAnyChild,
    swimming,
    pushchair,
    nappies,
  ],
  'bebe-circuit': [
    { asks: /\b(?:heures|route)\b.*\b(?:jour|max\w*|route)\b/, says: /quatre heures/ },
    carSeat, pushchair, nappies, malaria, papers,
    { asks: /\b(?:plage|ile|mer)\b/, answer: 'ile-avec-bebe' },
    childPrice,
    { asks: /\bvaccins?\b/, answer: 'enfants-sante' },
  ],
  'ile-avec-bebe': [malaria, nappies, pushchair, { asks: /\bhopita\w*\b|\bmedecins?\b/ }],
  'repas-bebe': [
    { asks: /\bmarques?\b|\bou\b.*\bachet\w*\b|\btrouve\w*\b/ },
    {
      asks: /\bchauff\w*\b/,
      text: 'Demandez de l’eau bouillie chaude à l’hôtel ou au restaurant, et gardez-la dans une bouteille isotherme pour la route\u202f; un chauffe-biberon de voiture aide aussi.',
      next: ['enfants-sante', 'eau', 'enfants-circuit'],
    },
    { asks: /\b(?:grand|[2-9] ans)\b/, answer: 'enfants-repas' },
  ],
  'equipement-bebe': [
    {
      asks: /\bavions?\b|\bpoussette\b.*\bsoute\b/,
      text: 'La compagnie dit si la poussette et le lit voyagent gratuitement et en soute\u202f: demandez-le avant le billet, aussi pour les vols intérieurs, où les avions sont petits.',
      next: ['bagages-avion', 'vol-international', 'enfants-circuit'],
    },
    {
      asks: mentionsPrice,
      text: 'Le prix d’un lit bébé se fixe avec l’hôtel\u202f: demandez-le dans le devis, avec l’âge de l’enfant.',
      next: ['devis', 'hebergement', 'enfants-circuit'],
    },
    { asks: /\bmoustiquaire\b/, answer: 'paludisme-enfants' },
  ],
  'siege-enfant': [
    { asks: /\b(?:fourni\w*|compris\w*|inclus\w*|prete\w*|payante?|en plus|obligatoire)\b/ },
    {
      asks: mentionsPrice,
      text: 'Je ne sais pas s’il se paie\u202f: demandez-le dans le devis, ou apportez le vôtre, ce qui est le plus sûr.',
      next: ['devis', 'enfants-circuit', 'bagages-avion'],
    },
    { asks: /\btaxis?\b/ },
    { asks: /\bceintures?\b/, answer: 'vehicule-confort' },
    { asks: /\b(?:heures|route)\b/, answer: 'enfants-circuit' },
  ],
  'garde-enfants': [
    {
      asks: /\b(?:prix|combien|heure|cher)\b/,
      text: 'Je n’ai pas de prix\u202f: l’hôtel le dit, en réponse à la demande de devis\u202f; convenez-en avant, à l’heure ou à la soirée.',
      next: ['devis', 'enfants-circuit', 'hebergement'],
    },
    { asks: /\b(?:quand|avance|demander)\b/ },
  ],
  'baignade-enfants': [baby],
  'age-limite': [
    tsingy,
    { asks: /\bplongee\b/, answer: 'plongee-brevet' },
    { asks: /\bassurance\b/ },
    { asks: /\b(?:fauteuil|canne|marche)\b/, answer: 'seniors' },
    baby,
  ],
  'lune-de-miel': [
    { asks: /\b(?:laquelle|moins chere|tranquille|calme|quelle ile|les deux)\b/, answer: 'nosy-be-ou-sainte-marie' },
    { asks: /\b(?:luxe|luxueux|chic|lodges?|standing)\b/, answer: 'hebergement' },
    { asks: /\b(?:surprise|anniversaire|demande en mariage|gateau)\b/, answer: 'occasion' },
    { asks: /\b(?:se marier|mariage|ceremonie)\b/, answer: 'se-marier' },
    { asks: /\b(?:hotels?)\b/, answer: 'hotels-lesquels' },
    { asks: /\bpalu\w*\b/, answer: 'paludisme' },
    { asks: /\bmoustiques?\b/, answer: 'moustiques-saison' },
  ],
  'noces-par-mois': [
    { asks: /\b(?:laquelle|tranquille|calme|moins chere|quelle ile)\b/, answer: 'nosy-be-ou-sainte-marie' },
    { asks: /\b(?:circuit|visiter) (?:avant|puis|d abord)\b|\bavant la plage\b/, answer: 'lune-de-miel' },
    { asks: /\b(?:luxe|luxueux|chic|lodges?)\b/, answer: 'hebergement' },
    { asks: /\b(?:surprise|gateau)\b/, answer: 'occasion' },
    { asks: /^en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/ },
    { asks: /\bhotels?\b/, answer: 'hotels-lesquels' },
  ],
  'se-marier': [
    { asks: /\b(?:papiers?|documents?|demarches?|officiel\w*|certificats?)\b/ },
    {
      asks: mentionsPrice,
      text: 'Je n’ai pas de prix\u202f: décrivez la cérémonie dans la demande de devis, gratuite et sans engagement.',
      next: ['devis', 'lune-de-miel', 'sur-mesure'],
    },
    { asks: /\binvites?\b/, answer: 'grand-groupe' },
    { asks: /\bquelle ile\b|^ou$/, answer: 'lune-de-miel' },
  ],
  occasion: [
    {
      asks: mentionsPrice,
      text: 'Le prix d’une surprise se fixe avec le partenaire\u202f: demandez-le dans le devis, ou depuis la page Contact pour que l’autre n’en sache rien.',
      next: ['devis', 'lune-de-miel', 'contact'],
    },
    { asks: /\b(?:temps|avant|avance|quand)\b/ },
    { asks: /\b(?:ecri\w*|contact\w*|ou)\b/, answer: 'contact' },
  ],
}
