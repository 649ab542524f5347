/**
 * How the path of the mock API's assistant (mocks/assistant/answer-message.ts) begins. It is large, so it is loaded and cached only
 * when it is used.
 */
export const assistantScript = '/assets/answer-message-'
