import { type Asked, continuesSubject } from '#mocks/assistant/follow-ups/follow-up.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { getQuestion, replyToQuestion } from '#mocks/assistant/replies.ts'
import { namedSubject, type Subject } from '#mocks/assistant/subject.ts'
import {
  asksForNight,
  findWeatherPlace,
  isAboutWeather,
  namesOnly,
  nightsEverywhere,
  weatherEverywhere,
  weatherPlaceOf,
  weatherPlaceOfCircuit,
  type WeatherPlace,
  weatherReply,
} from '#mocks/assistant/weather.ts'

const climateQuestions: ReadonlySet<string> = new Set(['saison', 'temps-par-mois', 'temperatures', 'cote-est-pluie'])

/** 'Il fait froid la nuit ?', and after an answer about the weather 'et en janvier ?', 'et à Nosy Be ?'. */
export function answerWeatherAgain(asked: Asked, memory: Memory): Turn | undefined {
  const { message } = asked
  const { weather, questionId = '' } = memory
  const named = findWeatherPlace(message)
  if (isAboutWeather(message)) {
    // One that names its place and month is answered without memory.
    if (named && memory.month !== undefined) return turn([named], asked, memory)
    if (
      named ||
      !continuesSubject(asked) ||
      /\bquels? circuits?\b|\b(?:s il|si il|si ca|quand il|meme si) pleut\b|\b(?:sous|avec|malgre) (?:la|les) pluies?\b|\ben cas de pluie\b|\b(?:si|s il)\b.*\btrop de vent\b/.test(
        asked.typed,
      )
    )
      return undefined
    return turn(weather ? [weather] : placesOfSubject(memory.subject), asked, memory)
  }
  const namesOther = message.destinations.length > 0 || findCircuits(message.text).length > 0
  const isAfterWeather =
    weather !== undefined ||
    (climateQuestions.has(questionId) && (questionId !== 'saison' || findCircuits(message.text).length === 0)) ||
    (memory.subject?.kind === 'season' && !namesOther)
  // 'Et la Mer d’Émeraude, c’est faisable ?' asks for more.
  if (named && /\b(?:faisables?|jouables?|possibles?|aller|y va|rejoindre|venir|acces|gagner)\b/.test(asked.typed))
    return undefined
  if (!isAfterWeather || !namesOnly(message) || (!named && asked.month === undefined && !asksForNight(message)))
    return undefined
  const place = named ?? weather
  return turn(place ? [place] : placesOfSubject(memory.subject), asked, memory)
}

/** Several, if two are compared. */
function placesOfSubject(subject: Subject | undefined): readonly WeatherPlace[] {
  switch (subject?.kind) {
    case 'circuit':
      return [subject.other, subject.circuit].flatMap((circuit) => (circuit && weatherPlaceOfCircuit(circuit)) ?? [])
    case 'place':
      return [subject.place, subject.other].flatMap((place) => (place && weatherPlaceOf(place)) ?? [])
    case 'way':
      return [(subject.to && weatherPlaceOf(subject.to)) ?? []].flat()
    default:
      return []
  }
}

function turn(places: readonly WeatherPlace[], asked: Asked, memory: Memory): Turn | undefined {
  const month = asked.month ?? memory.month
  const [first, ...others] = places.map((place) => weatherReply(place, month, asked.message))
  if (first) {
    const text = [...new Set([first, ...others].map((one) => one.text))].join('\n\n')
    const reply = { ...first, text }
    const subject = namedSubject(asked.message) ?? memory.subject
    const weather = places.length === 1 ? places[0] : undefined
    return {
      reply,
      memory: remember(memory, asked.message, reply, { subject, topic: memory.topic, month, weather }),
    }
  }
  if (month === undefined || (asked.month === undefined && memory.subject?.kind !== 'season')) return undefined
  if (memory.questionId !== 'temps-par-mois' && !isAboutWeather(asked.message)) return undefined
  const reply = {
    ...replyToQuestion(getQuestion('temps-par-mois')),
    text: asksForNight(asked.message)
      ? nightsEverywhere(month, asked.message.text)
      : weatherEverywhere(month, asked.message.text),
  }
  return { reply, memory: remember(memory, asked.message, reply, { topic: memory.topic, month }) }
}
