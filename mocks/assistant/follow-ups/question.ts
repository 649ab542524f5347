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
import { askedNext } from '#mocks/data/asked-next.ts'
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
