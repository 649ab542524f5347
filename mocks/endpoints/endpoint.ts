export type Handler = (request: Request) => Promise<Response>

export type Endpoint = {
  method: 'GET' | 'POST'
  /** Below the API's base URL, with a trailing slash. */
  path: string
  answer: Handler
}

/** Messages by the name of the invalid field. */
export type FieldErrors = Record<string, string[]>

/** An error response. Clients read `error` or `detail`. */
export function errorResponse(status: number, error: string, extra: object = {}, headers: HeadersInit = {}): Response {
  return Response.json({ success: false, error, detail: error, ...extra }, { status, headers })
}

export function fieldErrorsResponse(errors: FieldErrors): Response {
  return errorResponse(400, 'Certains champs sont à corriger.', { errors })
}
