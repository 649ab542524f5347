import type { KnownPlace } from '#mocks/assistant/landmarks.ts'
import type { Reply } from '#mocks/assistant/reply.ts'
import { places } from '#mocks/data/places.ts'
import { checkNote } from '#src/knowledge/check-note.ts'
import type { Question } from '#src/knowledge/question.ts'
import { questions } from '#src/knowledge/questions.ts'

/** The answer that was written, and when, where it may have changed since. */
export function answerQuestion({ answer, checkWith, places: slugs, next }: Question): Reply {
  return {
    text: checkWith === undefined ? answer : `${answer}\n\n${checkNote(checkWith)}`,
    suggestions: questionTexts(...next),
    places: slugs.map(knownPlace),
  }
}

/** The questions with these ids, to propose them. */
export function questionTexts(...ids: readonly string[]): string[] {
  return ids.map((id) => knownQuestion(id).question)
}

export function knownQuestion(id: string): Question {
  const question = questions.find((one) => one.id === id)
  if (!question) throw new Error(`No question is called ${id}`)
  return question
}

function knownPlace(slug: string): KnownPlace {
  const place = places.find((one) => one.slug === slug)
  if (!place) throw new Error(`No place is called ${slug}`)
  return place
}
