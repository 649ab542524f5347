import { certainAnswer } from '#mocks/assistant/answer-alone.ts'
import { beginsLikeFollowUp } from '#mocks/assistant/follow-ups/follow-up.ts'
import { answerQuestion } from '#mocks/assistant/intents/questions.ts'
import type { Message } from '#mocks/assistant/message.ts'
import {
  entries,
  minToAnswer,
  minToAnswerInContext,
  mostLikelyQuestion,
  rankInContext,
} from '#mocks/assistant/rank-questions.ts'
import { questionTexts, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { findMonths } from '#mocks/assistant/seasons.ts'
import { foldFrench } from '#src/content/french-terms.ts'

/** 'Où ?', 'et quand exactement ?': a question word about the last answer and nothing else. */
const bareQuestion =
  /^(et )?(ou|quand|comment|pourquoi|lesquels|lesquelles|a quelle heure|a quel endroit)( (ca|exactement|precisement))?$/

/** 'C’est combien ?', 'et ça coûte cher', 'ça coûte combien pour 3 semaines'. */
const asksPrice =
  /^(et )?(c est |ca |il |elle )?(coute )?(combien|cher|payant|gratuit|quel prix|prix)( ca| ca coute| ca fait)?( pour (un |une |deux |trois |[0-9]+ )?(jours?|semaines?|mois|personnes?))?$/

/** 'Ça se paie comment ?' */
const asksPayment = /^(et )?(ca|il|elle) se (paie|paye) (comment|ou|quand)$/

/** By question: the one whose answer says how to pay. */
const paymentQuestions: Readonly<Record<string, string>> = {
  visa: 'visa-prix',
  'visa-demande': 'visa-prix',
  'enfants-formalites': 'visa-prix',
}

/** 'C’est obligatoire ?' */
const asksIfRequired = /^(et )?(c|c est|est ce que c est|est ce) (vraiment |bien )?(obligatoire|exige)( ou pas)?$/

/** In an answer: it says what is required. */
const saysWhatIsRequired = /obligatoire|exigée?|doit|doivent|demandé/

/** In an answer: it gives a price, or says where to find it. */
const givesPrice = /€|\bAr\b|montant|gratuit|sans paiement|bon marché/

/** By question: the one whose answer gives the price. */
const priceQuestions: Readonly<Record<string, string>> = {
  visa: 'visa-prix',
  'visa-demande': 'visa-prix',
  parcs: 'parcs-tarifs',
  'guide-obligatoire': 'parcs-tarifs',
  cuisine: 'prix-courants',
  hebergement: 'prix-courants',
}

/** 'C’est quand déjà', 'les meilleurs mois ?' */
const asksMonths =
  /^(et )?(c est )?(quand|(les |quels (sont les )?)?(meilleurs? )?mois|(en |a |de )?quelle (saison|periode))( deja| exactement)?$/

/** 'C’est dans quel circuit déjà ?' */
const asksCircuit = /^(et )?(c est |c )?(dans |sur )?(quel|lequel de vos) circuits?( deja| alors)?$/

const namesCircuit = /circuit (?:Centre|Est|Nord|Ouest|Sud)/

/** 'Y en a-t-il à Antsirabe aussi ?'. */
const asksElsewhere = /^(et )?(il )?(y )?en a( t il)?( aussi)? (a|au|aux|dans|sur|en) /

/** 'Et on y va comment ?', 'comment y aller'. */
const asksDirections = /^(et )?((on|j) (y va|y vais) comment|comment (y aller|on y va|y va t on))$/

/** By question: the one whose answer says how to get there. */
const directionsQuestions: Readonly<Record<string, string>> = {
  tsingy: 'tsingy-acces',
  'saison-ouest': 'tsingy-acces',
  baobabs: 'morondava-acces',
  baleines: 'sainte-marie-acces',
  'nosy-be-iles': 'nosy-be-acces',
  'sainte-marie': 'sainte-marie-acces',
  'tana-visite': 'aeroport',
}

/** 'On le prend à l’aéroport ?' */
const asksOnArrival =
  /\b(?:pren\w*|avoir|obtenir|demander|fai\w*|achet\w*)\b.*\b(?:aeroport|sur place|en arrivant|a l arrivee)\b/

/** By question: the one whose answer says whether it can be had on arrival. */
const arrivalQuestions: Readonly<Record<string, string>> = { visa: 'visa-demande', 'visa-prix': 'visa-demande' }

/** 'Et pour les enfants ?', 'avec un bébé'. */
const asksAboutChildren =
  /^(et |pour |avec |et pour |et avec )(?:un |une |les |des |mon |ma |mes |nos |notre )?(enfants?|bebes?|petits?|fils|fille)( de \d+ (?:ans|mois))?( aussi| c est pareil| c est la meme chose| pareil)?( (?:il )?(?:leur |lui )?(?:en )?faut\b.*| ils? (?:en ont|ont) besoin.*)?$/

/** By question: the one that answers it for children. */
const childrenQuestions: Readonly<Record<string, string>> = {
  paludisme: 'paludisme-enfants',
  'palu-obligatoire': 'paludisme-enfants',
  sante: 'enfants-sante',
  visa: 'enfants-formalites',
  'visa-demande': 'enfants-formalites',
  'visa-prix': 'enfants-formalites',
  passeport: 'enfants-formalites',
  'circuits-proposes': 'enfants-circuit',
  'premier-voyage': 'enfants-circuit',
  duree: 'enfants-circuit',
  combiner: 'enfants-circuit',
  'sur-mesure': 'enfants-circuit',
  aventure: 'enfants-circuit',
  saison: 'enfants-circuit',
  'circuit-par-mois': 'enfants-circuit',
}

/** 'Laquelle est la plus calme ?', after an answer that compares two. */
const asksWhich = /^(et )?(alors )?(c est )?(lequel|laquelle|le (plus|moins)|la (plus|moins)|qui est (plus|moins))\b/
const comparisons: ReadonlySet<string> = new Set(['nosy-be-ou-sainte-marie', 'tsingy'])

/** 'Et avec ma carte Visa Premier ?', after the answer about insurance. */
const namesBankCard =
  /\bcartes?\b.*\b(gold|premier|platinum|infinite|visa|mastercard|bancaire|bleue)\b|\bma (cb|carte)\b/

type Next = { asks: RegExp; text?: string; next?: readonly string[] }

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

const bookingPayment: readonly Next[] = [
  {
    asks: /\b(?:cartes?|cb|payer|paye|paie|payes|regler|acompte|arrhes)\b/,
    text: 'Rien ne se paie ici, et aucune carte n’est demandée\u202f: la demande de devis est gratuite et n’engage à rien. Le prix, l’acompte éventuel et la manière de payer se conviennent ensuite avec le partenaire nommé dans le devis.',
    next: ['paiement', 'annulation', 'delai-reponse'],
  },
]

/** What is asked after an answer, by the id of its question. Without a text, the last answer says it already: it is repeated. */
const askedNext: Readonly<Record<string, readonly Next[]>> = {
  paludisme: malariaTreatment,
  'palu-obligatoire': malariaTreatment,
  'paludisme-enfants': malariaTreatment,
  devis: bookingPayment,
  pourboire: [{ asks: /^(?:et )?(?:(?:pour|a) le|au|le) (?:chauffeur|guide)\b/ }],
  seniors: withWheelchair,
  'fauteuil-voyage': withWheelchair,
  'fauteuil-hotels': withWheelchair,
  'moustiques-saison': [{ asks: /\bquels? (?:produit|repulsif|spray|marque)s?\b|\blequel\b/ }],
  plongee: [
    { asks: /\b(?:certificats?|brevets?|niveau|debutants?|bapteme|medical)\b/ },
    {
      asks: /\b(?:avions?|vols?|voler|decoll\w*)\b/,
      text: 'Pas le lendemain matin\u202f: après une plongée, laissez au moins 24\u202fh avant de prendre un avion, et plus si le club ou un médecin le demande. Plongez au début du séjour, pas à la fin.',
      next: ['vols-interieurs', 'assurance', 'sante'],
    },
  ],
  'requins-baleines': [{ asks: /\b(?:nager|nage|baigner|toucher|dangereux|avec eux)\b/ }],
  lemuriens: [{ asks: /\b(?:la nuit|de nuit|nocturnes?|toucher|nourrir|donner a manger)\b/ }],
  cameleons: [{ asks: /\b(?:la nuit|de nuit|nocturnes?)\b/ }],
  paiement: [
    {
      asks: /^(?!.*\b(?:combien|chang\w*|circuit)\b).*\b(?:en (?:euros?|ariary|dollars?)|quelle (?:monnaie|devise))\b/,
      text: 'Vous choisissez la monnaie du devis dans la demande\u202f: ariary, euro ou dollar. Le partenaire y écrit le prix et la manière de le payer\u202f; sur place, les dépenses courantes se paient en ariary.',
      next: ['devis', 'argent', 'change'],
    },
  ],
  'guide-obligatoire': [
    {
      asks: /\b(?:devis|inclus|compris|en plus|sur place|paie|paye|payer)\b/,
      text: 'Les guides des parcs se fixent dans le devis, compris ou à payer sur place\u202f: demandez que ce soit écrit. Sur place, ils se paient au bureau d’accueil, en espèces, à un tarif affiché, selon la durée et le nombre de visiteurs.',
      next: ['parcs-tarifs', 'inclus', 'pourboire'],
    },
  ],
  sos: [
    {
      asks: /\b(?:sans|pas de|zero|plus de|aucun|0) (?:barres? de )?(?:reseau|signal|barres?|internet)\b|\b(?:capte|passe) (?:pas|plus|rien)\b/,
      text: 'Sans signal, la position se lit toujours, par le GPS, mais l’alerte ne part pas\u202f: elle attend le réseau. Essayez à découvert ou un peu plus haut, un SMS, qui passe souvent quand la voix ne passe pas, un autre opérateur ou un autre téléphone, et envoyez quelqu’un chercher du secours. Les conseils de la fiche SOS se lisent sans réseau.',
      next: ['urgence', 'hors-ligne', 'internet'],
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
  baleines: [{ asks: /\bpart(?:ent)? d ou\b|\bd ou part(?:ent)?\b|\b(?:depuis la plage|du bord|de la cote)\b/ }],
  argent: [{ asks: /^(?:et )?(?:a l |en |au )(?:aeroport|ville|centre ville|arrivee)\b/ }],
  change: [{ asks: /\baeroport\b|\btaux\b|\bme reste\w*\b|\ben ville(?! a\b)\b/ }],
  plages: [{ asks: /\bquels? circuits?\b/ }],
  train: [{ asks: /\bcombien (?:de temps|d heures)\b(?!.*\b(?:depuis|jusqu)\b)/ }],
  pirogue: [{ asks: /\bcombien de (?:jours|temps|nuits)\b/ }],
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

/** The answer to a short question about the last answer, if that answered a question of the questions page. */
export function answerBareQuestion(typed: string, lastQuestionId: string | undefined): Reply | undefined {
  const question = entries.find(({ id }) => id === lastQuestionId)
  if (!question) return undefined
  const next = askedNext[question.id]?.find(({ asks }) => asks.test(typed))
  if (next) {
    const reply = replyToQuestion(question)
    return next.text === undefined
      ? reply
      : { ...reply, text: next.text, places: [], suggestions: questionTexts(...(next.next ?? [])) }
  }
  // The answer is repeated if it already says where, when, which of the two, which circuit, what is required, what holds for
  // cards, or the price.
  const isRepeated =
    bareQuestion.test(typed) ||
    asksElsewhere.test(typed) ||
    (comparisons.has(question.id) && asksWhich.test(typed)) ||
    (question.id === 'assurance' && namesBankCard.test(typed)) ||
    (asksMonths.test(typed) && findMonths(foldFrench(question.answer)).length > 0) ||
    (asksCircuit.test(typed) && namesCircuit.test(question.answer)) ||
    (asksIfRequired.test(typed) && saysWhatIsRequired.test(question.answer)) ||
    (asksPrice.test(typed) && priceQuestions[question.id] === undefined && givesPrice.test(question.answer))
  const related = isRepeated ? question : entries.find(({ id }) => id === relatedQuestionId(typed, question.id))
  return related && replyToQuestion(related)
}

function relatedQuestionId(typed: string, id: string): string | undefined {
  if (asksOnArrival.test(typed) && arrivalQuestions[id] !== undefined) return arrivalQuestions[id]
  if (asksPrice.test(typed)) return priceQuestions[id]
  if (asksPayment.test(typed)) return paymentQuestions[id]
  if (asksDirections.test(typed)) return directionsQuestions[id]
  return asksAboutChildren.test(typed) ? childrenQuestions[id] : undefined
}

/** 'Et la carte ?', but not 'et la nuit ?': names something else. */
const namesAnother = /^(?:et )?(?:le|la|les|l) (?!nuit\b)\w+(?: alors)?$/

/**
 * The answer to a message that may only mean something after a question: 'et pour ma fille ?' after one about the visa. Undefined
 * if it names something else, certainly asks something by itself without beginning like a follow-up, or asks the same by itself.
 */
export function answerInContext(typed: string, message: Message, contextId: string | undefined): Reply | undefined {
  if (contextId === undefined || namesAnother.test(typed)) return undefined
  if (!beginsLikeFollowUp(typed) && certainAnswer(message)) return undefined
  const ranked = rankInContext(message, contextId)
  if (ranked[0]?.entry === mostLikelyQuestion(message, minToAnswer)) return undefined
  return answerQuestion(message, minToAnswerInContext, ranked)
}
