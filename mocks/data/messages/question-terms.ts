import { termsOfFollowUps } from '#mocks/data/messages/terms/follow-ups.ts'
import { termsOfNotes } from '#mocks/data/messages/terms/notes.ts'
import { termsOfQuestions } from '#mocks/data/messages/terms/questions.ts'

/**
 * Words and groups of words by which a message is about something: synonyms, slang, kinds and brands. By the id of a question or
 * note, or by the kind of subject and the topic of a follow-up: 'circuit/price'.
 */
export type Terms = Readonly<Record<string, string>>

const terms: Terms = { ...termsOfQuestions, ...termsOfNotes, ...termsOfFollowUps }

export function termsOf(id: string): string[] {
  return terms[id]?.split(/,\s+/) ?? []
}
