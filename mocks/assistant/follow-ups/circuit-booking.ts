import { summaryOf } from '#mocks/assistant/circuit-facts.ts'
import { comfort } from '#mocks/assistant/follow-ups/budget-sum.ts'
import { tell } from '#mocks/assistant/follow-ups/circuit-replies.ts'
import { flightCancelledText, title } from '#mocks/assistant/follow-ups/circuit-texts.ts'
import { type Asked, type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { dearText } from '#mocks/assistant/follow-ups/season.ts'
import { maxOnCircuitPage } from '#mocks/assistant/intents/openings.ts'
import { getNote, getQuestion, replyToQuestion } from '#mocks/assistant/replies.ts'
import { openMonthsText } from '#mocks/assistant/seasons.ts'
import type { Circuit } from '#mocks/data/circuits.ts'
import { formatNumber } from '#src/lib/format.ts'

const tellsGroup =
  /^(?!.*\b(?:chambres?|voitures?|adapte|convi\w*|combien de|jours?)\b).*\b(?:on|nous|groupe|classe|personnes|pers|amis|club|association)\b/
/** 'On est 2 adultes et 3 ados', but not '…, ça convient ?'. */
const tellsFamily =
  /^(?!.*\b(?:adapte|bebes?|convi\w*|faisable|possible|trop|passe|peut|peuvent|chambres?|voitures?|quel\w*|combien de|jours?)\b).*\badultes? (?:et )?(?:\d|une?|deux|trois)/

/** 'Le circuit avec Diego, c’est combien ?' */
const endsWithPrice =
  /^(?!.*\b(?:pourboires?|repas|plats?|entrees?|guides?|taxis?|massages?|chambres?|visas?|bieres?|pirogues?)\b).*\b(?:c|c est|est a|ca fait) combien$/

const asksPrice = typedLike(
  'prix|cher|coute|tarif*|budget|en_euros !taxi_brousse|lequel|visa|sim|vaccin*|restaurant*|resto*|biere*|taxi*|assurance|plongee|massage|souvenir*|vanille|entree|entrees|parc|parcs|repas|manger|mange|dejeuner|diner|plat|plats|pourboire*|descente|chaland|vedette|bagage*|valise*|kilo*',
  'prix|tarif garanti*|change|changer|fixe|definitif|bouge*|augmente*',
  'revient|reviendrait combien|cher',
  'faites|font|proposez|vendez a_combien',
  // 'C’est combien ?', and nothing else.
  '=et|bon|du|coup|sinon|il|circuit|nord|sud|ouest|centre|c|est|ca|combien|pour|en|a|le|la|les|l|svp|jours|[0-9]*|deux|trois|quatre|cinq|six combien',
)

/** What can be asked about a circuit before it is booked: its price, what that includes, dates. */
export const bookingFollowUps: readonly FollowUp<Circuit>[] = [
  tell(
    'booking',
    bookingText,
    ['paiement', 'delai-reponse', 'annulation'],
    [
      'reserve|reserver|reservation|devis|inscri* !si_je_reserve|si_on_reserve',
      'demande*|obtenir|avoir prix|tarif comment|ou',
      'l_aurai|l_aura|l_aurons|le_recois|le_recoit|recevrai|recevra quand|combien_de_temps|vite',
      'reste|complet place|places|dispo*|disponible*|libre*',
      'complet|complets !pension|repas|petit_dejeuner|plus_complet',
      'encore|il_y_a|y_a places|de_la_place|dispo*|disponible* !voiture|coffre|vehicule|4x4',
    ],
    ['devis', 'devis-ici'],
  ),
  tell(
    'included',
    (circuit, { typed }) => includedText(circuit, typed),
    ['inclus', 'paiement', 'devis'],
    [
      'paye*|payer|paie|en_plus|a_part guide|guides|entree*|parc|parcs',
      'paye*|payer|paie en_plus|en_supplement|a_cote',
      'essence|carburant|gasoil|gazole !litre|prix|station*',
      'argent|especes|liquide|cash prevoir|sur_place|en_plus|emporter',
      'combien|quoi prevoir|compter|depenser|payer|paye*|budget en_plus|sur_place !jours|jour|temps|nuits|semaines|guide*',
      'pourboire*',
      'assistance !appele*|urgen*',
      'transfert*|transferts aeroport|inclus*|compris*|prevu*',
      'fourni*|fournissez|offert*|offrez|donnez eau|bouteille*|boissons',
      'petit_dejeuner|petit_dej|petits_dejeuners inclus*|compris*|dedans|prevu*',
      'inclus*|comprend|compris*|dedans|a_ma_charge|a_notre_charge !combien|coute*|couter|voit|voir|vol|vols|avion|avions|billet*|repas|dejeuner|manger',
    ],
    ['inclus'],
  ),
  tell(
    'per-person',
    perPersonText,
    ['prix-circuit', 'groupe', 'devis'],
    [
      'par_jour ou|total|prix|tarif !heures|heure|km|route|voiture',
      'par_personne|par_tete|chacun|pour_le_groupe !guide*|voiture*|chambre*',
      'enfant*|bebe*|ado|ados|fille|fils|garcon paie*|payent|paye|tarif|reduction|gratuit*|en_plus|de_plus',
    ],
    ['prix-par-personne'],
  ),
  tell(
    'cheaper',
    cheaperText,
    ['prix-circuit', 'groupe', 'devis'],
    [
      'baisser|baisse|diminuer|reduire|descendre prix|tarif|cout|facture|note|budget',
      'rabais|promo*|moins_chers|petit_budget|budget_serre|budget_limite|budget_etroit|moins_cher|payer_moins|ruiner|ruine|negoci*|marchand*|geste|remise|ristourne !lequel|marche|marches|taxi*|souvenir*',
    ],
    ['changer-devis', 'reductions'],
  ),
  {
    ...tell('group-price', priceText, ['groupe', 'prix-circuit', 'devis'], []),
    isCertain: true,
    matches: ({ typed, people = 0 }) => (people > maxOnCircuitPage ? tellsGroup : tellsFamily).test(typed),
  },
  {
    ...tell('price', priceText, ['prix-circuit', 'inclus', 'devis'], [], ['prix-circuit']),
    // 'On est trois, une seule voiture ?' asks for something else.
    matches: (asked) =>
      endsWithPrice.test(asked.typed) ||
      (asked.people !== undefined &&
        !/\b(?:voitures?|vehicules?|chambres?|lits?|tentes?|formulaire|lequel|laquelle|taxis?|brousse|groupes? a rejoindre|rejoindre|se joindre)\b/.test(
          asked.typed,
        )) ||
      asksPrice(asked),
  },
  {
    ...tell(
      'price-of-more',
      () =>
        `En ordre de grandeur, ${comfort.join(' à ')}\u202f€ de plus par personne et par jour, avec un hôtel confortable et une voiture partagée\u202f; un vol intérieur, s’il en faut un, s’y ajoute. Le devis fixe le prix.`,
      ['prix-circuit', 'sur-mesure', 'devis'],
      [
        'combien|prix|coute*|couter|tarif|cher jour_de_plus|jours_de_plus|jour_en_plus|jours_en_plus|jour_supplementaire|jours_supplementaires|journees_de_plus !combien_de|avion',
      ],
    ),
    isCertain: true,
  },
  { ...tell('in-ariary', ariaryText, ['change', 'prix-circuit', 'devis'], ['en_ariary']), isCertain: true },
  {
    ...tell(
      'high-season',
      highSeasonText,
      ['prix-circuit', 'circuit-par-mois', 'devis'],
      [
        'haute|basse|pleine|hors saison !c_est_quand|quand|quel*|mois',
        'plus_cher|moins_cher|augmente*|prix_monte* janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|noel|ete',
      ],
    ),
    isCertain: true,
  },
  {
    topic: 'payment',
    isCertain: true,
    matches: typedLike(
      'payer|paye|paie|payons|regler|verser|acompte|arrhes quand|avance|maintenant|tout_de_suite|a_la_reservation|au_depart|sur_place|comment|en_plusieurs_fois !payer_moins|guide*|entree*|parc|parcs|enfant*|bebe*|repas|hotel*|en_supplement|en_plus',
    ),
    answer: () => replyToQuestion(getQuestion('paiement')),
  },
  {
    topic: 'deposit',
    isCertain: true,
    matches: typedLike('verser|acompte|arrhes combien|montant|pourcentage'),
    answer: () => replyToQuestion(getNote('acompte-montant')),
  },
  {
    topic: 'book-early',
    isCertain: true,
    matches: typedLike(
      's_y_prendre|a_l_avance quand|combien|tot|longtemps|faut|mieux !prevenir',
      'trop_tard reserver|reservation|demander|s_y_prendre',
      'reserver|demander|demande quand|combien_de_temps avant|avance|faut|doit !chambre*|hotel*|vol|vols|guide',
    ),
    answer: () => replyToQuestion(getNote('quand-reserver')),
  },
  tell(
    'dates',
    datesText,
    ['devis', 'circuit-par-mois', 'delai-reponse'],
    [
      'quand_on_veut|quand_je_veux',
      'part|partez|partent|depart|departs|prochain|prochains quand|date|dates !avion|vol|bateau|faut|mieux|tot',
    ],
  ),
  {
    ...tell(
      'flight-cancelled',
      flightCancelledText,
      ['assurance', 'vols-interieurs', 'contact'],
      [
        'vol|vols|avion|avions annul*|retard*|decale*|reporte*|rate|rater|loupe|louper|manque|manquer|saute|part_pas|decolle_pas',
      ],
      ['vol-annule'],
    ),
    isCertain: true,
  },
  {
    topic: 'custom',
    isCertain: true,
    matches: typedLike(
      'modifier|modifiable|changer|adapter|personnaliser|ajuster parcours|itineraire|programme|etape|etapes|ordre !prix|combien|devis|voiture|demande',
    ),
    answer: () => replyToQuestion({ ...getQuestion('sur-mesure'), answer: `Oui. ${getQuestion('sur-mesure').answer}` }),
  },
  {
    topic: 'cancel',
    questions: ['annulation'],
    isCertain: true,
    matches: typedLike('modifier|rectifier|corriger|changer demande|reservation'),
    answer: () => replyToQuestion(getQuestion('annulation')),
  },
]

function cheaperText({ name }: Circuit): string {
  return `Oui, le prix du circuit ${name} peut baisser\u202f: partez à trois ou quatre pour partager le véhicule, hors de juillet et d’août, dans des hôtels plus simples, ou moins longtemps. Écrivez votre budget dans la demande de devis, gratuite.`
}

/** What days cost in comfort. */
function amountsOf(days: number, people = 1): string {
  return comfort.map((euros) => formatNumber(euros * days * people)).join(' à ') + '\u202f€'
}

/** What comes after an amount. */
const conditions = 'avec des hôtels confortables et une voiture partagée, vols, guides et entrées des parcs en plus.'

/** What two circuits cost one after the other. */
export function togetherPriceText(one: Circuit, other: Circuit, people = 1): string {
  const days = one.estimated_duration_days + other.estimated_duration_days
  const who = people > 1 ? `pour ${people} personnes` : 'par personne'
  return `Les deux ensemble, ${days} jours\u202f: en ordre de grandeur, ${amountsOf(days, people)} ${who}, ${conditions} Le devis, gratuit, dit le prix.`
}

/** As the answer about the exchange rate says. */
const ariaryPerEuro = 5000

function ariaryText({ name, estimated_duration_days: days }: Circuit): string {
  const amounts = comfort.map((euros) => formatNumber(euros * days * ariaryPerEuro)).join(' à ')
  return `Le circuit ${name} n’a pas de prix fixe\u202f: en ordre de grandeur, ${amounts}\u202fAr par personne, à 5\u202f000\u202fAr par euro, le cours de fin 2025, vols, guides et entrées des parcs en plus. Le devis dit le prix.`
}

function priceText(circuit: Circuit, { party, people = party, typed }: Asked): string {
  const each = `${amountsOf(circuit.estimated_duration_days)} par personne`
  if (people === undefined)
    return `${title(circuit)} n’a pas de prix fixe\u202f: comptez, en ordre de grandeur, ${each} pour ${circuit.estimated_duration_days} jours, ${conditions} Il dépend de la saison, du nombre de voyageurs et du véhicule\u202f; le devis, gratuit, dit s’il s’entend par personne ou pour le groupe.`
  if (people === 1)
    return `Pour une personne seule, comptez plus que les ${amountsOf(circuit.estimated_duration_days)} d’un voyage à plusieurs sur le circuit ${circuit.name}\u202f: vous payez le véhicule et le chauffeur à vous seul. Le prix se fixe dans le devis, gratuit.`
  if (people > maxOnCircuitPage) return largeGroupText(circuit, people)
  const withAges = children.test(typed)
    ? ' Donnez-y l’âge des enfants et des ados\u202f: les chambres, les vols et les parcs ont souvent un tarif réduit.'
    : ''
  return `Pour ${people} personnes, le prix du circuit ${circuit.name} va, en ordre de grandeur, de ${amountsOf(circuit.estimated_duration_days, people)}, soit ${each}, pour ${circuit.estimated_duration_days} jours, ${conditions} À ${people}, la part de chacun tend vers le ${people > 2 ? 'bas' : 'haut'} de la fourchette. Le prix se fixe dans le devis, gratuit\u202f: vous partagez le véhicule et le chauffeur, qui pèsent le plus.${withAges}`
}

/** Words for children and teenagers in a message. */
export const children =
  /\b(?:enfants?|bebes?|ados?|adolescents?|gamins?|petits (?:de \d|enfants)|(?:pour|avec|et) les petits|fille|fils|garcon)\b/

function largeGroupText({ name }: Circuit, people: number): string {
  return `Oui, le circuit ${name} se fait à ${people}, à plusieurs voitures\u202f: demandez le devis, gratuit, par le formulaire de l’accueil, qui accepte jusqu’à 50 personnes, et non depuis la page du circuit, qui va de 1 à ${maxOnCircuitPage}. Écrivez-y le nombre de voyageurs et vos dates\u202f: le prix par personne baisse à plusieurs, et la réponse est annoncée sous 24h.`
}

function highSeasonText(circuit: Circuit, { typed, month }: Asked): string {
  if (month !== undefined) return dearText(month, typed)
  return `La haute saison, juillet et août, revient plus cher\u202f: les vols coûtent plus et les hôtels sont pris tôt, demandez plusieurs mois à l’avance. Le prix du circuit ${circuit.name} se fixe dans le devis. ${openMonthsText(circuit)}`
}

function perPersonText(circuit: Circuit, asked: Asked): string {
  const { name } = circuit
  const { typed } = asked
  if (children.test(typed))
    return `C’est le devis qui dit si les enfants paient moins sur le circuit ${name}\u202f: donnez leurs âges dans la demande. Le véhicule, qui pèse le plus, coûte autant\u202f; les chambres, les vols et les parcs ont souvent un tarif réduit.`
  const asksAmount = /\b(?:combien|baiss\w*|moins|diminu\w*|degressi\w*)\b/.test(typed)
  if (asksAmount || (/\b(?:prix|tarif)\b/.test(typed) && !/\b(?:groupe|ou)\b/.test(typed)))
    return priceText(circuit, asked)
  return `Cet ordre de grandeur est par personne\u202f: ${amountsOf(circuit.estimated_duration_days)} pour les ${circuit.estimated_duration_days} jours du circuit ${name}, ${conditions} C’est le devis qui dit si le prix lui-même s’entend par personne ou pour le groupe. À plusieurs, le véhicule et le chauffeur se partagent.`
}

function includedText(circuit: Circuit, typed: string): string {
  if (/\b(?:essence|carburant|gasoil|gazole)\b/.test(typed))
    return `Le carburant du circuit ${circuit.name} se fixe dans le devis, avec le véhicule et le chauffeur\u202f: faites-le préciser par écrit avant d’accepter.`
  const flight = summaryOf(circuit).flights > 0 ? ', le vol intérieur' : ''
  return `${title(circuit)} comprend nos conseils, la mise en relation avec un chauffeur-guide francophone et l’assistance 24\u202fh/24. Le véhicule, les hébergements, les repas, les entrées des parcs${flight} et les guides se fixent dans le devis. Le vol international, le visa, l’assurance, les boissons et les pourboires restent à votre charge.`
}

function datesText(circuit: Circuit, { typed }: Asked): string {
  const verdict = /\bquand\b|\bquelles (?:sont|dates)\b/.test(typed)
    ? 'Quand vous voulez, en saison'
    : 'Oui, vous choisissez vos dates'
  return `${verdict}\u202f: le circuit ${circuit.name} n’a pas de départ fixe, et part le jour que vous écrivez dans la demande de devis. ${openMonthsText(circuit)}`
}

function bookingText({ name }: Circuit): string {
  return `Pour le circuit ${name}, envoyez une demande de devis depuis sa page, onglet «\u202fRéserver\u202f»\u202f: c’est gratuit et sans paiement, et la réponse est annoncée sous 24h. Vous y choisissez vos dates\u202f; pour juillet, août et octobre, demandez plusieurs mois à l’avance.`
}
