import { chooseByLength } from '#mocks/assistant/choose-circuit.ts'
import { answerAboutCircuit } from '#mocks/assistant/circuit-answers.ts'
import { answerFound, findNear } from '#mocks/assistant/found-answers.ts'
import { ignorance } from '#mocks/assistant/ignorance.ts'
import { type Message, readMessage } from '#mocks/assistant/message.ts'
import { aboutLandmark, answerBareName } from '#mocks/assistant/place-answers.ts'
import { listPlaces } from '#mocks/assistant/place-lists.ts'
import { noticeOfNow, withoutNow } from '#mocks/assistant/present-moment.ts'
import type { Reply } from '#mocks/assistant/reply.ts'
import { makeSmallTalk, starters } from '#mocks/assistant/small-talk.ts'
import { answerWay } from '#mocks/assistant/way-answers.ts'

/** Answers a traveller's message from the knowledge and the fixtures, or says plainly that it does not know. */
export function answerMessage(text: string): Reply {
  const reply = answerInTime(readMessage(text))
  // The names and descriptions of the fixtures carry the straight apostrophe of a keyboard.
  return { ...reply, text: reply.text.replaceAll("'", '’') }
}

function answerInTime(message: Message): Reply {
  const notice = noticeOfNow(message.plain)
  if (notice === undefined) return answer(message)
  const general = answer(readMessage(withoutNow(message.plain)))
  return { ...general, text: `${notice}\n\n${general.text}` }
}

function answer(message: Message): Reply {
  return (
    makeSmallTalk(message) ??
    answerWay(message) ??
    answerAboutCircuit(message) ??
    listPlaces(message) ??
    answerBareName(message) ??
    chooseByLength(message) ??
    answerFound(message) ??
    admitIgnorance(message)
  )
}

function admitIgnorance(message: Message): Reply {
  const [landmark] = message.named.landmarks
  if (landmark) return besidesIgnorance('Voici ce que je sais de ce lieu', aboutLandmark(landmark))
  const nearest = findNear(message)
  return nearest
    ? besidesIgnorance(`Le plus proche que je sache, «\u202f${nearest.question}\u202f»`, nearest.reply())
    : { text: ignorance, suggestions: starters, places: [] }
}

function besidesIgnorance(opening: string, known: Reply): Reply {
  return { ...known, text: `${ignorance}\n\n${opening}\u202f: ${known.text}` }
}
