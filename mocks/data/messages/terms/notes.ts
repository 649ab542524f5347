import type { Terms } from '#mocks/data/messages/question-terms.ts'

export const termsOfNotes: Terms = {
  'habits-cotes': 'imper, k-way, coupe-vent',
}
