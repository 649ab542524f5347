/** Field of the payload -> what is wrong with it. */
export type FieldErrors = Record<string, string[]>

/** A failure as the API words it: `error` for its own clients, `detail` for those of the framework below it. */
export function refuse(status: number, error: string, more: object = {}, headers?: HeadersInit) {
  const body = { success: false, error, detail: error, ...more }
  return Response.json(body, { status, ...(headers && { headers }) })
}

export function refuseFields(errors: FieldErrors) {
  return refuse(400, 'Certains champs sont à corriger.', { errors })
}

/** `seconds` stand in the body and in the header, since clients read either. */
export function refuseTooMany(seconds: number) {
  const more = { retry_after: seconds }
  return refuse(429, 'Trop de requêtes.', more, { 'Retry-After': String(seconds) })
}
