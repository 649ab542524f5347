export type Handler = (request: Request) => Promise<Response>

export type Endpoint = {
  method: 'GET' | 'POST'
  /** Relative to the API's base URL, with a trailing slash. */
  path: string
  answer: Handler
}

/** An error response. Clients read `error` or `detail`. */
export function errorResponse(status: number, error: string, extra: object = {}, headers: HeadersInit = {}): Response {
  return Response.json({ success: false, error, detail: error, ...extra }, { status, headers })
}
