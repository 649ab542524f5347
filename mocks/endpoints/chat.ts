import { places } from '#mocks/data/places.ts'
import type { Answer } from '#mocks/endpoints/endpoint.ts'
import { filled } from '#mocks/endpoints/field-rules.ts'
import { readBody } from '#mocks/endpoints/read-body.ts'
import { refuse, refuseTooMany } from '#mocks/endpoints/refusals.ts'
import { createThrottle } from '#mocks/endpoints/throttle.ts'
import { type ChatReply, chatRequestSchema } from '#src/contract/chat.ts'

/** The assistant's place in the demonstration: it says what it is, and knows the places by their names. */
export function createAssistant(): Answer {
  const throttle = createThrottle()

  return async (request) => {
    const wait = throttle()
    if (wait !== undefined) return refuseTooMany(wait)
    const { body, refusal } = await readBody(request, chatRequestSchema)
    if (refusal) return refusal
    if (filled(body.message)) return refuse(400, 'Le message est vide.')
    const named = placesNamedIn(body.message)
    const answer: ChatReply = {
      response: responseTo(named),
      session_id: body.session_id ?? newSession(),
      client_type: 'web',
      suggestions: ['Allée des Baobabs', "Parc national de l'Isalo", 'Île aux Nattes'],
      related_places: named.map((place) => ({
        name: place.name_fr,
        description: place.description_fr,
      })),
    }
    return Response.json(answer)
  }
}

type NamedPlace = (typeof places)[number]

function placesNamedIn(message: string): NamedPlace[] {
  const question = plain(message)
  return places.filter((place) =>
    knownAs(place.name_fr).some((name) => ` ${question} `.includes(` ${plain(name)} `)),
  )
}

/** 'Parc national de l'Isalo' is known as 'Isalo' too, 'Toamasina (Tamatave)' by either name. */
function knownAs(name: string): string[] {
  const properNouns = name.match(/(?<=[ '-])\p{Lu}\p{L}{4,}/gu) ?? []
  return [...name.split(/[,()]/).filter((part) => plain(part) !== ''), ...properNouns]
}

/** Without case, accents and punctuation, as people type. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

function responseTo(named: readonly NamedPlace[]): string {
  const greeting = 'Bonjour ! Je suis l’assistant de démonstration.'
  const [place] = named
  const content = place
    ? `${place.name_fr} (circuit ${place.circuit_name}) : ${place.description_fr}`
    : 'Je ne connais encore que les lieux de nos circuits : donnez-moi le nom de l’un d’eux.'
  return `${greeting} ${content} Pour toute autre question, écrivez-nous depuis la page Contact.`
}

function newSession(): string {
  return `session-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
}
