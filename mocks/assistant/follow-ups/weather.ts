import { type Asked, continuesSubject } from '#mocks/assistant/follow-ups/follow-up.ts'
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
    if (named && asked.month === undefined && memory.month !== undefined) return turn(named, asked, memory)
    if (named || !continuesSubject(asked) || /\b(?:s il|si il|si ca) pleut\b/.test(asked.typed)) return undefined
    return turn(weather ?? placeOfSubject(memory.subject), asked, memory)
  }
  const isAfterWeather = weather !== undefined || climateQuestions.has(questionId)
  if (!isAfterWeather || !namesOnly(message) || (!named && asked.month === undefined && !asksForNight(message)))
    return undefined
  return turn(named ?? weather ?? placeOfSubject(memory.subject), asked, memory)
}

function placeOfSubject(subject: Subject | undefined): WeatherPlace | undefined {
  switch (subject?.kind) {
    case 'circuit':
      return weatherPlaceOfCircuit(subject.circuit)
    case 'place':
      return weatherPlaceOf(subject.place)
    case 'way':
      return subject.to && weatherPlaceOf(subject.to)
    default:
      return undefined
  }
}

function turn(place: WeatherPlace | undefined, asked: Asked, memory: Memory): Turn | undefined {
  const month = asked.month ?? memory.month
  if (place) {
    const reply = weatherReply(place, month, asksForNight(asked.message))
    const subject = namedSubject(asked.message) ?? memory.subject
    return {
      reply,
      memory: remember(memory, asked.message, reply, { subject, topic: memory.topic, month, weather: place }),
    }
  }
  if (month === undefined || (asked.month === undefined && memory.subject?.kind !== 'season')) return undefined
  if (memory.questionId !== 'temps-par-mois' && !isAboutWeather(asked.message)) return undefined
  const reply = {
    ...replyToQuestion(getQuestion('temps-par-mois')),
    text: asksForNight(asked.message) ? nightsEverywhere() : weatherEverywhere(month),
  }
  return { reply, memory: remember(memory, asked.message, reply, { topic: memory.topic, month }) }
}
