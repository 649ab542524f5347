import type { KnownPlace, Landmark } from '#mocks/assistant/landmarks.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { answerQuestion, knownQuestion, questionTexts } from '#mocks/assistant/question-answers.ts'
import type { Reply } from '#mocks/assistant/reply.ts'
import { routeLine, routesThrough } from '#mocks/assistant/route-facts.ts'
import { questions } from '#src/knowledge/questions.ts'

/** One landmark that is named, and nothing asked beside it. */
export function answerBareName({ topic, named }: Message): Reply | undefined {
  const [landmark, other] = named.landmarks
  return landmark && !other && topic.length === 0 ? aboutLandmark(landmark) : undefined
}

/** What is known of a landmark: what it is, on which circuit, and the leg that leads there. */
export function aboutLandmark(landmark: Landmark): Reply {
  const { name, place, about } = landmark
  if (about !== undefined) return answerQuestion(knownQuestion(about))
  const [route] = routesThrough(landmark)
  const parts = [
    place ? placeLine(place) : `${name} est une étape de nos circuits.`,
    ...(route ? [`Étape\u202f: ${routeLine(route)} ${route.description_fr}`] : []),
    ...(place?.has_offline_content ? ['L’application le raconte même hors ligne.'] : []),
  ]
  return {
    text: parts.join('\n\n'),
    suggestions: place ? suggestionsFor(place) : questionTexts('circuits-proposes', 'transport'),
    places: place ? [place] : [],
  }
}

export function placeLine(place: KnownPlace): string {
  return `${place.name_fr} (circuit ${place.circuit_name})\u202f: ${place.description_fr}`
}

function suggestionsFor(place: KnownPlace): string[] {
  const about = questions.filter(({ places }) => places.includes(place.slug))
  return [
    `Que voir sur le circuit ${place.circuit_name}\u202f?`,
    ...about.map(({ question }) => question),
    ...questionTexts('saison', 'devis'),
  ]
}
