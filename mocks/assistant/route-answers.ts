import { landmarks } from '#mocks/assistant/landmarks.ts'
import { questionTexts } from '#mocks/assistant/question-answers.ts'
import type { Reply } from '#mocks/assistant/reply.ts'
import { type KnownRoute, routeLine, routesThrough } from '#mocks/assistant/route-facts.ts'

/** One leg of a circuit: how far, how long, how hard, and what it is like. */
export function aboutRoute(route: KnownRoute): Reply {
  const touched = landmarks.filter((landmark) => routesThrough(landmark).includes(route))
  return {
    text: `${routeLine(route)} ${route.description_fr}`,
    suggestions: [
      `Que voir sur le circuit ${route.circuit_name}\u202f?`,
      ...questionTexts('transport', 'saison'),
    ],
    places: touched.flatMap(({ place }) => place ?? []),
  }
}
