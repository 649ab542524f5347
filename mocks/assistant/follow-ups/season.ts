import { type FollowUp, whenGiven } from '#mocks/assistant/follow-ups/follow-up.ts'
import { minToFollowUp, mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import { monthReply } from '#mocks/assistant/seasons.ts'
import { activities } from '#mocks/data/activity-months.ts'

/** What can be asked about a season when the message names a month. */
export const seasonFollowUps: readonly FollowUp<unknown>[] = [
  {
    topic: 'month',
    ...whenGiven('month', (_, month) => monthReply(month)),
    // 'Et les baleines en octobre ?' asks about an activity.
    matches: ({ month, message }) => {
      const id = mostLikelyQuestion(message, minToFollowUp)?.id
      return month !== undefined && (id === undefined || activities[id] === undefined)
    },
  },
]
