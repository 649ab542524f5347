/** Answers one call as the real API would. */
export type Answer = (request: Request) => Promise<Response>

export type Endpoint = {
  method: 'GET' | 'POST'
  /** Below the API's base, with the slash at its end. */
  path: string
  answer: Answer
}
