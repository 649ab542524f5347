// Shared by the page, the worker and the build.

/** Many hosts answer a missing file with an HTML page and status 200. */
export function isHtml({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false
}

/**
 * How the path of the mock API's assistant (mocks/assistant/answer-message.ts) begins. It is large, so it is loaded and cached only
 * when it is used.
 */
export const assistantScript = '/assets/answer-message-'
