import { landmarks } from '#mocks/assistant/landmarks.ts'
import { aboutLandmark } from '#mocks/assistant/place-answers.ts'
import { answerQuestion } from '#mocks/assistant/question-answers.ts'
import type { Reply } from '#mocks/assistant/reply.ts'
import { aboutRoute } from '#mocks/assistant/route-answers.ts'
import { difficulties } from '#mocks/assistant/route-facts.ts'
import { routes } from '#mocks/data/routes.ts'
import type { Searchable } from '#src/knowledge/question-index.ts'
import { questions } from '#src/knowledge/questions.ts'

/** One thing that the assistant can tell. */
export type Entry = Searchable & {
  rank: number
  reply: () => Reply
}

/** A record only describes: an answer that somebody wrote comes first where both fit. */
const recordRank = 0.5

const ofQuestions: Entry[] = questions.map((question) => ({
  ...question,
  rank: 1,
  reply: () => answerQuestion(question),
}))

const ofPlaces: Entry[] = landmarks.flatMap((landmark) => {
  const { place } = landmark
  if (!place) return []
  return {
    id: `place-${place.id}`,
    question: place.name_fr,
    keywords: [],
    answer: place.description_fr,
    rank: recordRank,
    reply: () => aboutLandmark(landmark),
  }
})

const ofRoutes: Entry[] = routes.map((route) => ({
  id: `route-${route.id}`,
  question: route.name_fr,
  keywords: [route.transport_display, `difficulté ${difficulties[route.difficulty] ?? route.difficulty}`, 'distance'],
  answer: `${route.description_fr} ${route.waypoints.map(({ name }) => name).join(' ')}`,
  rank: recordRank,
  reply: () => aboutRoute(route),
}))

export const entries: readonly Entry[] = [...ofQuestions, ...ofPlaces, ...ofRoutes]
