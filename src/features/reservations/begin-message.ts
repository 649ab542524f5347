import type { SubjectId } from '#src/content/subjects.ts'

const beginnings: Record<SubjectId, string> = {
  faune: 'Ce qui m’attire à Madagascar\u202f: la faune endémique.',
  paysages: 'Ce qui m’attire à Madagascar\u202f: les paysages.',
  mer: 'Ce qui m’attire à Madagascar\u202f: la mer.',
  culture: 'Ce qui m’attire à Madagascar\u202f: la culture.',
}

/** Begins the message with the subject, unless something has been typed in it. */
export function beginMessage(message: string, subject: SubjectId | undefined): string {
  const isTyped = message !== '' && !Object.values(beginnings).includes(message)
  return subject && !isTyped ? beginnings[subject] : message
}
