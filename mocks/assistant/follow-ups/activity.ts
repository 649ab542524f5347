import type { Asked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { getNote, getQuestion, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { activityMonthText } from '#mocks/assistant/seasons.ts'
import { isAboutWeather, namesOnly } from '#mocks/assistant/weather.ts'
import { activities, type Activity } from '#mocks/data/activity-months.ts'

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
  /^(?!.*\b(?:coute|prix|litre|bouteille|robinet|heures?|km|jusqu)\b).*\b(?:(?<!de )l eau|la mer)\b.*\b(?:combien|quelle temperature|temperature|degres|chaude|froide|bonne)\b|\btemperature\b.*\b(?:eau|mer)\b/

/** 'Et en février ?' after an answer about diving, and 'l’eau est à combien ?'. */
export function answerActivity(asked: Asked, memory: Memory): Turn | undefined {
  const { questionId = '', subject } = memory
  const isAtSea = questionsOfTheSea.has(questionId) || memory.weather !== undefined || subject?.kind === 'place'
  if (isAtSea && asksForSea.test(asked.typed)) return turn(seaReply(questionId))
  const activity = activities[questionId]
  if (isAboutWeather(asked.message)) return undefined
  if (!activity || asked.month === undefined || !namesOnly(asked.message) || asked.message.destinations.length > 0)
    return undefined
  return turn(monthReply(questionId, activity, asked.month))

  function turn(reply: Reply): Turn {
    return { reply, memory: remember(memory, asked.message, reply, { subject, month: asked.month }) }
  }
}

function monthReply(id: string, activity: Activity, month: number): Reply {
  return {
    ...replyToQuestion(getQuestion(id)),
    text: `${activityMonthText(activity, month)} ${activity.why}`,
    places: [],
  }
}

function seaReply(questionId: string): Reply {
  return {
    ...replyToQuestion(getNote('mer-temperature')),
    questionId: questionId === '' ? undefined : questionId,
  }
}
