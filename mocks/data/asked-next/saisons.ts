import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'

const crowd: Next = { asks: /\b(?:monde|touristes?|foule|bonde\w*|tranquille)\b/, answer: 'monde-touristes' }
const cheaper: Next = { asks: /\b(?:moins chere?|prix|tarifs?)\b/, answer: 'prix-saison' }
const beaches: Next = { asks: /^(?:pour )?(?:la |les |a la )?(?:plages?|mer|bord de mer)\b|\bse baigner\b/, answer: 'plages-par-mois' }
const animals: Next = { asks: /\b(?:animaux|lemuriens|cameleons)\b/, answer: 'animaux-par-mois' }
const holidays: Next = { asks: /\b(?:toussaint|vacances(?: scolaires)?|profs?)\b/, answer: 'vacances-scolaires' }
const christmas: Next = { asks: /\b(?:noel|nouvel an|reveillon|jour de l an)\b/, answer: 'noel-nouvel-an' }
const mosquitoes: Next = { asks: /\bmoustiques?\b/, answer: 'moustiques-saison' }
const clothes: Next = { asks: /\b(?:habits?|vetements?|habill\w*|valise)\b/, answer: 'valise' }
const warmClothes: Next = { asks: /\b(?:pull|polaire|doudoune|bonnet)\b/, answer: 'pull' }
const coat: Next = { asks: /\bmanteau\b/, answer: 'habits-hautes-terres' }
const raincoat: Next = { asks: /\b(?:k ?ways?|impermeables?|ponchos?|parapluies?)\b/, answer: 'valise' }
const heat: Next = { asks: /\b(?:combien de degres|degres|temperatures?|froid|chaud|descend)\b(?!.*\b(?:ouest|tsingy)\b)/, answer: 'temperatures' }
const whenToBook: Next = { asks: /\breserv\w*\b|\bs y prendre\b/, answer: 'quand-reserver' }
const forecast: Next = {
  asks: /\b(?:semaine prochaine|en ce moment|actuellement|demain|aujourd hui|cette semaine)\b/,
  text: 'Je ne connais pas la météo du moment\u202f: suivez les bulletins de Météo Madagascar.',
  next: ['temps-par-mois', 'cyclones', 'saison'],
}
const refund: Next = { asks: /\b(?:rembours\w*|annul\w*)\b(?!.*\bvol\b)/, answer: 'mauvais-temps' }
const flight: Next = { asks: /\b(?:vol|avion)\b.*\bannul\w*\b/, answer: 'vol-annule' }
const roads: Next = { asks: /\b(?:routes?|pistes?)\b/, answer: 'routes-etat' }

/** What travellers ask after answers about seasons and weather. */
export const saisons: NextByEntry = {
  saison: [forecast, christmas, holidays, crowd, cheaper, beaches, animals, mosquitoes, warmClothes, coat, raincoat, clothes, heat, whenToBook],
  'temps-par-mois': [
    forecast,
    { asks: /^(?:sur|pour) (?:la|les) cotes?$|^au bord de la mer$/, answer: 'temperatures', says: /Les côtes/ },
    { asks: /\bphotos?\b/, answer: 'photographe' },
    christmas, holidays, crowd, cheaper, mosquitoes, animals, warmClothes, coat, raincoat, clothes, heat,
  ],
  'circuit-par-mois': [
    animals,
    {
      asks: /\bhiver\b/,
      text: 'De juin à août, c’est l’hiver austral, la saison sèche\u202f: 15 à 25\u202f°C le jour et 5 à 10\u202f°C la nuit sur les Hautes Terres, du gel possible dans l’Andringitra, et 25 à 30\u202f°C sur les côtes de l’Ouest et du Nord. De décembre à mars, c’est l’été, chaud et pluvieux.',
      next: ['temperatures', 'temps-par-mois', 'valise'],
    },
    { asks: /^pourquoi\b|\bferme\w*\b|^(?:on |nous )?(?:irait|va|part|ferait|aller) ou$|^ou (?:aller|partir)$/ },
    { asks: /\bouest\b.*\bchaud\b/, answer: 'chaleur-ouest' },
    christmas,
    whenToBook,
  ],
  cyclones: [
    flight, refund, cheaper,
    { asks: /\b(?:ou|quelle region|ou alors|a la place)\b/, answer: 'circuit-par-mois' },
    { asks: /\b(?:pleut|pluie)\b/, answer: 'saison-des-pluies' },
    { asks: /\bassurance\b/, answer: 'assurance' },
  ],
  'saison-des-pluies': [
    { asks: /\bquand meme\b|^(?:on peut |c est )?(?:y aller|venir|voyager|possible|jouable|faisable)\b/ },
    { asks: /\b(?:toute la journee|tous les jours|ouverts?|ferme\w*)\b/ },
    cheaper, refund,
    { asks: /\bpalu\w*\b/, answer: 'paludisme' },
    {
      asks: /\b(?:routes?|pistes?)\b.*\b(?:coup\w*|ferm\w*|bloqu\w*|passe\w*|praticable\w*|inond\w*)\b/,
      text: 'Oui, des pistes sont coupées par les pluies et les cyclones, et des traversées annulées, surtout sur la côte Est et vers les Tsingy, où tout ferme. Le Centre et le Sud-Ouest restent possibles, par le goudron, avec des jours de marge.',
      next: ['routes-etat', 'circuit-par-mois', 'cyclones'],
    },
    roads, mosquitoes,
    { asks: /\bcyclones?\b/, answer: 'cyclones' },
  ],
  'mauvais-temps': [
    flight,
    { asks: /\brembours\w*\b|\bimpermeable\b/ },
    { asks: /\bassurance\b/, answer: 'assurance' },
  ],
  temperatures: [
    { asks: /\bneige\b/ },
    { asks: /\beau chaude\b|\bdouche\b/, answer: 'eau-chaude' },
    { asks: /\b(?:la mer|l eau)\b/, answer: 'mer-temperature' },
    { asks: /\bclim\w*\b/, answer: 'chambre-equipement' },
    { asks: /\bouest\b|\b35\b/, answer: 'chaleur-ouest' },
    warmClothes, coat, raincoat, clothes,
  ],
  'cote-est-pluie': [
    { asks: /\bsangsues?\b/, answer: 'sangsues' },
    { asks: /\bbaleines?\b/ },
    { asks: /\bbateau\b|\btraversee\b/, answer: 'sainte-marie-acces' },
    { asks: /\b(?:rembours\w*|annul\w*)\b/, answer: 'sortie-annulee' },
    roads,
    { asks: /\b(?:bottes|impermeable|k ?way|parapluie)\b/, answer: 'habits-cotes' },
  ],
  'vacances-scolaires': [
    christmas,
    { asks: /\b(?:toussaint|avril|paques|ete|chaud|froid)\b/ },
    crowd, cheaper, whenToBook,
  ],
  'noel-nouvel-an': [
    {
      asks: /\b(?:ferme\w*|ouvert\w*)\b(?!.*\bparcs?\b)/,
      text: 'Hôtels, parcs et restaurants de voyageurs restent ouverts. Banques, bureaux et bien des boutiques ferment le 25 décembre et le 1er janvier\u202f: retirez de l’argent avant.',
      next: ['jours-feries', 'saison', 'circuit-par-mois'],
    },
    { asks: /\bcyclones?\b/, answer: 'cyclones' },
    { asks: /\b(?:pleut|pluies?)\b/, answer: 'saison-des-pluies' },
    { asks: /\b(?:banques?|magasins?|restos?|restaurants?)\b/ },
    { asks: /\bparcs?\b/, answer: 'horaires-parcs' },
    { asks: /\b(?:vols?|billets?)\b/, answer: 'vol-international' },
    { asks: /\bquel circuit\b/, answer: 'circuit-par-mois' },
  ],
  'chaleur-ouest': [
    { asks: /\bvoiture\b/, answer: 'vehicule-confort' },
    { asks: /\bclim\w*\b|\beau\b/ },
    { asks: /\b(?:cotes?|mer)\b/, answer: 'chaleur-cotes' },
  ],
  'chaleur-cotes': [
    { asks: /\bclim\w*\b/, answer: 'chambre-equipement' },
    { asks: /\bouest\b/, answer: 'chaleur-ouest' },
    { asks: /\b(?:la mer|l eau)\b/, answer: 'mer-temperature' },
    { asks: /\bhauts plateaux\b|\bhautes terres\b/, answer: 'temperatures' },
  ],
  'monde-touristes': [{ asks: /\b(?:ou|quel endroit|tranquille|calme|seuls?)\b/ }],
}
