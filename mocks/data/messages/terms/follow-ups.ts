import type { Terms } from '#mocks/data/messages/question-terms.ts'

export const termsOfFollowUps: Terms = {
  'circuit/duration': 'nuits, nuitées',
}
