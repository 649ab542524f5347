import type { KnownPlace, Landmark } from '#mocks/assistant/landmarks.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { answerQuestion, knownQuestion, questionTexts } from '#mocks/assistant/question-answers.ts'
import type { Reply } from '#mocks/assistant/reply.ts'
import { type KnownRoute, routeLine, routesThrough } from '#mocks/assistant/route-facts.ts'
import { questions } from '#src/knowledge/questions.ts'

/** What landmarks are that are named, when nothing is asked beside them. */
export function answerBareName({ topic, named }: Message): Reply | undefined {
  const [landmark, other] = named.landmarks
  if (!landmark || topic.length > 0) return undefined
  if (!other) return aboutLandmark(landmark)
  const known = named.landmarks.flatMap(({ place }) => place ?? []).slice(0, 2)
  return known.length < 2
    ? undefined
    : {
        text: known.map(placeLine).join('\n\n'),
        suggestions: questionTexts('premier-voyage', 'temps-de-visite', 'saison'),
        places: known,
      }
}

/** What is known of a landmark: what it is, on which circuit, and the leg that leads there. */
export function aboutLandmark(landmark: Landmark): Reply {
  const { name, place, about } = landmark
  if (about !== undefined) return answerQuestion(knownQuestion(about))
  const [route] = routesThrough(landmark)
  const parts = [
    place ? placeLine(place) : `${name} est une étape de nos circuits.`,
    ...(route ? [`${legOpening(route, landmark)}\u202f: ${lowerFirst(routeLine(route))} ${route.description_fr}`] : []),
    ...(place?.has_offline_content ? ['Sur place, notre application vous le raconte, même sans réseau.'] : []),
  ]
  return {
    text: parts.join('\n\n'),
    suggestions: place ? suggestionsFor(place) : questionTexts('circuits-proposes', 'transport'),
    places: place ? [place] : [],
  }
}

function legOpening({ start_location, end_location }: KnownRoute, { stops }: Landmark): string {
  if (stops.includes(end_location)) return 'Pour y aller'
  return stops.includes(start_location) ? 'De là, notre circuit continue' : 'C’est sur notre route'
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export function placeLine(place: KnownPlace): string {
  return `${place.name_fr}, sur notre circuit ${place.circuit_name}. ${place.description_fr}`
}

function suggestionsFor(place: KnownPlace): string[] {
  const about = questions.filter(({ places }) => places.includes(place.slug))
  return [
    `Que voir sur le circuit ${place.circuit_name}\u202f?`,
    ...about.map(({ question }) => question),
    ...questionTexts('saison', 'devis'),
  ].slice(0, 3)
}
