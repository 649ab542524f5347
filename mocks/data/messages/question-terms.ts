import { termsOfNotes } from '#mocks/data/messages/terms/notes.ts'
import { termsOfQuestions } from '#mocks/data/messages/terms/questions.ts'

/** Words and groups of words by which a message is about a question or note, by its id: synonyms, slang, kinds and brands. */
export type Terms = Readonly<Record<string, string>>

const terms: Terms = { ...termsOfQuestions, ...termsOfNotes }

export function termsOf(id: string): string[] {
  return terms[id]?.split(/,\s+/) ?? []
}
