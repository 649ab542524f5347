import type { Terms } from '#mocks/data/messages/question-terms.ts'

export const termsOfQuestions: Terms = {
  volcans: 'volcanique, cratère, cratères, éruption, lave, geyser',
}
