import type { Asked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { getNote, getQuestion, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { activityMonthText, activitySeasonText, namedActivity, seaTemperatureText } from '#mocks/assistant/seasons.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { isAboutWeather, namesOnly } from '#mocks/assistant/weather.ts'
import { addWishes, readWishes } from '#mocks/assistant/wishes.ts'
import { activities, type Activity } from '#mocks/data/activity-months.ts'
import { uncapitalize } from '#src/lib/text.ts'

/** The sea at which one dives, bathes or rests. */
const questionsOfTheSea: ReadonlySet<string> = new Set([
  'plongee',
  'baignade',
  'plages',
  'requins-baleines',
  'kitesurf',
  'nosy-be-iles',
  'sainte-marie',
  'nosy-be-ou-sainte-marie',
])

const asksForSea =
  /^(?!.*\b(?:(?:y a|y aura|ont|aura|de) l eau chaude|douches?|hotel|chambres?|coute|prix|litre|bouteille|robinet|heures?|km|jusqu)\b).*\b(?:(?<!de )l eau|la mer|le lagon)\b.*\b(?:combien|quelle temperature|temperature|degres|chaude?|froide?|bonne)\b|\btemperature\b.*\b(?:eau|mer)\b/

/** 'Et en février ?' after an answer about diving, 'et pour la plage ?' after one about a month, 'l’eau est à combien ?'. */
export function answerActivity(asked: Asked, memory: Memory): Turn | undefined {
  const { questionId = '', subject, topic } = memory
  const { typed, message } = asked
  const isCompared = subject?.kind === 'circuit' && subject.other !== undefined
  // After a choice between two circuits, 'et pour la plage ?' asks for the better one.
  const isAboutMonth =
    subject?.kind === 'season' ||
    (topic === 'choice' && !isCompared) ||
    /\btrop (?:tard|tot)\b/.test(typed) ||
    (subject?.kind === 'circuit' && memory.month !== undefined && /\bbaleines?\b/.test(typed))
  const isAtSea =
    isAboutMonth ||
    (subject?.kind === 'circuit' && /\b(?:mer|lagon)\b/.test(typed)) ||
    questionsOfTheSea.has(questionId) ||
    memory.weather !== undefined ||
    subject?.kind === 'place'
  if (isAtSea && asksForSea.test(typed)) return turn(seaReply())
  const namesPlace = message.destinations.length > 0 && !/\b(?:tsingy|baobabs?)\b/.test(typed)
  if (isAboutWeather(message) || namesPlace) return undefined
  const named = isAboutMonth && asksIfInSeason(asked) ? namedActivity(typed) : undefined
  const id =
    named ??
    (asked.month !== undefined && (namesOnly(message) || /\btrop (?:tard|tot)\b/.test(typed)) ? questionId : '')
  const activity = activities[id]
  const month = asked.month ?? memory.month
  if (activity && month !== undefined) return turn(monthReply(id, activity, month, typed))
  // 'Et pour les baobabs ?', after 'quelle est la meilleure saison ?'.
  return activity && questionId === 'saison'
    ? turn({ ...replyToQuestion(getQuestion(id)), text: activitySeasonText(activity) })
    : undefined

  function seaReply(): Reply {
    const reply = replyToQuestion(getNote('mer-temperature'))
    const { bathing } = subject?.kind === 'place' ? tipsOf(subject.place) : {}
    const inMonth = seaTemperatureText(asked.month ?? memory.month)
    const usual = inMonth === undefined ? reply.text : reply.text.replace(/^[^.]*\./, inMonth)
    const text = bathing?.includes('piscine') ? bathing : usual
    return { ...reply, text, questionId: questionId === '' ? undefined : questionId }
  }

  function turn(reply: Reply): Turn {
    const wishes = addWishes(memory.wishes, readWishes(typed))
    return { reply, memory: remember(memory, message, reply, { subject, topic, month: asked.month, wishes }) }
  }
}

const maxWords = 12

/** Whether a message may ask if the month suits, and not where, how or which. */
function asksIfInSeason({ typed }: Asked): boolean {
  return (
    !/\b(?:ou|combien|comment|prix|cher|quel\w*|lequel|laquelle|circuits?|quand|prefer\w*|aime|adore|kiff\w*|fans?|veut|voudr\w*|cherch\w*|envie|sans|pas(?! trop (?:tard|tot))|eviter)\b/.test(
      typed,
    ) && typed.split(' ').length <= maxWords
  )
}

function monthReply(id: string, activity: Activity, month: number, typed: string): Reply {
  const text = activityMonthText(activity, month)
  const isContrary =
    (/trop tard/.test(typed) && text.includes('trop tôt')) || (/trop tot/.test(typed) && text.includes('trop tard'))
  const opening = isContrary ? 'Non' : yesOrNo(typed, activity.months.includes(month))
  return {
    ...replyToQuestion(getQuestion(id)),
    text: `${opening === '' ? text : `${opening}, ${uncapitalize(text)}`} ${activity.why}`,
    places: [],
  }
}

function yesOrNo(typed: string, isInSeason: boolean): string {
  if (/\b(?:trop tard|trop tot|rate|rates|ratera|manque|fini|finies|passe)\b/.test(typed))
    return isInSeason ? 'Non' : 'Oui'
  if (/\b(?:encore|possible|voir|voit|verra|aura|y a|faisable|jouable|mieux|bien|ideal|bon)\b/.test(typed))
    return isInSeason ? 'Oui' : 'Non'
  return ''
}
