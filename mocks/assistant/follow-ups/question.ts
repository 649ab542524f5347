import { replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { questions } from '#src/content/questions.ts'

/** Asks where, when or how of whatever was answered last, and says nothing else. */
const bareQuestion = /^(et )?(ou|quand|comment|pourquoi|a quelle heure)( (ca|exactement|precisement))?$/

const barePrice = /^(et )?(c est |ca )?(coute )?(combien|cher|payant|gratuit|quel prix|prix)( ca| ca coute| ca fait)?$/

/** Words of an answer that tells what something costs, or where its price is told. */
const tellsPrice = /€|\bAr\b|montant|gratuit|sans paiement/

/** Where the price is told that an answer leaves out. */
const prices: Readonly<Record<string, string>> = {
  'visa-demande': 'visa',
  parcs: 'parcs-tarifs',
  'guide-obligatoire': 'parcs-tarifs',
  cuisine: 'prix-courants',
  hebergement: 'prix-courants',
}

/** 'Y en a-t-il à Antsirabe aussi ?'. */
const asksElsewhere = /^(et )?(il )?(y )?en a( t il)?( aussi)? (a|au|aux|dans|sur|en) /

const howToGetThere = /^(et )?((on|j) (y va|y vais) comment|comment (y aller|on y va|y va t on))$/

/** How to get to what an answer is about. */
const accesses: Readonly<Record<string, string>> = {
  tsingy: 'tsingy-acces',
  'saison-ouest': 'tsingy-acces',
  baobabs: 'morondava-acces',
  baleines: 'sainte-marie-acces',
  'nosy-be-iles': 'nosy-be-acces',
  'sainte-marie': 'sainte-marie-acces',
  'tana-visite': 'aeroport',
}

const forChildren =
  /^(et )?(pour|avec) (?:un |une |les |des |mon |ma |mes |nos |notre )?(enfants?|bebes?|petits?|fils|fille)$/

/** What holds for children, where it differs. */
const ofChildren: Readonly<Record<string, string>> = {
  paludisme: 'enfants-sante',
  sante: 'enfants-sante',
  visa: 'enfants-formalites',
  'visa-demande': 'enfants-formalites',
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

/** Which of the two that an answer compares. */
const asksWhich = /^(et )?(alors )?(c est )?(lequel|laquelle|le (plus|moins)|la (plus|moins)|qui est (plus|moins))\b/
const comparisons: ReadonlySet<string> = new Set(['nosy-be-ou-sainte-marie', 'tsingy'])

const ofBankCard = /\bcartes?\b.*\b(gold|premier|platinum|infinite|visa|mastercard|bancaire|bleue)\b|\bma (cb|carte)\b/

/** The answer to 'où ?', 'c’est combien ?', 'on y va comment ?' or 'et pour les enfants ?' after the answer to a question of the questions page. */
export function answerBareQuestion(typed: string, about: string | undefined): Reply | undefined {
  const question = questions.find(({ id }) => id === about)
  if (!question) return undefined
  if (bareQuestion.test(typed) || asksElsewhere.test(typed)) return replyToQuestion(question)
  if (comparisons.has(question.id) && asksWhich.test(typed)) return replyToQuestion(question)
  if (question.id === 'assurance' && ofBankCard.test(typed)) return replyToQuestion(question)
  const told =
    barePrice.test(typed) && tellsPrice.test(question.answer)
      ? question
      : questions.find(({ id }) => id === otherFor(typed, question.id))
  return told && replyToQuestion(told)
}

function otherFor(typed: string, about: string): string | undefined {
  if (barePrice.test(typed)) return prices[about]
  if (howToGetThere.test(typed)) return accesses[about]
  return forChildren.test(typed) ? ofChildren[about] : undefined
}
