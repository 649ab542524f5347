import { type FollowUp, whenGiven } from '#mocks/assistant/follow-ups/follow-up.ts'
import { monthReply } from '#mocks/assistant/seasons.ts'

/** What can be asked about a season when the message names a month. */
export const seasonFollowUps: readonly FollowUp<unknown>[] = [
  { topic: 'month', ...whenGiven('month', (_, month) => monthReply(month)) },
]
