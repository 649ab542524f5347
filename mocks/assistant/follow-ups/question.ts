import { entries } from '#mocks/assistant/rank-questions.ts'
import { replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'

/** 'Où ?', 'et quand exactement ?': a question word about the last answer and nothing else. */
const bareQuestion = /^(et )?(ou|quand|comment|pourquoi|a quelle heure)( (ca|exactement|precisement))?$/

/** 'C’est combien ?', 'et ça coûte cher'. */
const asksPrice = /^(et )?(c est |ca )?(coute )?(combien|cher|payant|gratuit|quel prix|prix)( ca| ca coute| ca fait)?$/

/** In an answer: it gives a price, or says where to find it. */
const givesPrice = /€|\bAr\b|montant|gratuit|sans paiement/

/** By question: the one whose answer gives the price. */
const priceQuestions: Readonly<Record<string, string>> = {
  'visa-demande': 'visa',
  parcs: 'parcs-tarifs',
  'guide-obligatoire': 'parcs-tarifs',
  cuisine: 'prix-courants',
  hebergement: 'prix-courants',
}

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

/** 'Et pour les enfants ?', 'avec un bébé'. */
const asksAboutChildren =
  /^(et )?(pour|avec) (?:un |une |les |des |mon |ma |mes |nos |notre )?(enfants?|bebes?|petits?|fils|fille)$/

/** By question: the one that answers it for children. */
const childrenQuestions: Readonly<Record<string, string>> = {
  paludisme: 'enfants-sante',
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

/** The answer to a short question about the last answer, if that answered a question of the questions page. */
export function answerBareQuestion(typed: string, lastQuestionId: string | undefined): Reply | undefined {
  const question = entries.find(({ id }) => id === lastQuestionId)
  if (!question) return undefined
  // The last answer already says where, when, which of the two, what holds for cards, or the price: it is repeated.
  const isRepeated =
    bareQuestion.test(typed) ||
    asksElsewhere.test(typed) ||
    (comparisons.has(question.id) && asksWhich.test(typed)) ||
    (question.id === 'assurance' && namesBankCard.test(typed)) ||
    (asksPrice.test(typed) && givesPrice.test(question.answer))
  const next = isRepeated ? question : entries.find(({ id }) => id === relatedQuestionId(typed, question.id))
  return next && replyToQuestion(next)
}

function relatedQuestionId(typed: string, id: string): string | undefined {
  if (asksPrice.test(typed)) return priceQuestions[id]
  if (asksDirections.test(typed)) return directionsQuestions[id]
  return asksAboutChildren.test(typed) ? childrenQuestions[id] : undefined
}
