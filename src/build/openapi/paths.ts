import { type SchemaName, ref } from '#src/build/openapi/schemas.ts'
import { listPaths } from '#src/contract/records.ts'

/** The paths of the document: every call of the site. */
export const paths = {
  [listPaths.circuits]: list('listCircuits', 'Every circuit', 'Circuit', 'CircuitPage'),
  [listPaths.places]: list('listPlaces', 'Every place of every circuit', 'Place', 'PlacePage'),
  [listPaths.routes]: list('listRoutes', 'Every route of every circuit', 'Route', 'RoutePage'),
  [listPaths['emergency-contacts']]: list(
    'listEmergencyContacts',
    'People and services to call in an emergency',
    'EmergencyContact',
    'EmergencyContactPage',
  ),
  '/reservations/reservation-request/': post({
    operationId: 'requestReservation',
    summary: 'Ask for a quote',
    request: 'ReservationRequest',
    answer: 'ReservationReceipt',
    status: 201,
    errors: { 404: response('NoCircuit') },
  }),
  '/reservations/contact/': post({
    operationId: 'sendContactMessage',
    summary: 'Write to the provider',
    request: 'ContactMessage',
    answer: 'ContactReceipt',
    status: 201,
  }),
  '/chatbot/message/': post({
    operationId: 'sendChatMessage',
    summary: 'Write to the assistant',
    request: 'ChatRequest',
    answer: 'ChatReply',
    status: 200,
    // Anonymous, unless a site that embeds this one supplies a token.
    security: [{}, { accessToken: [] }],
  }),
}

const failure = json(ref('Failure'))

/** The error responses of the document. Any other status is an error too. */
export const errorResponses = {
  Invalid: {
    description: 'The request is not valid. `error` says why, and `errors` has texts for each field.',
    content: failure,
  },
  NoPage: { description: 'The list has no such page.', content: failure },
  NoCircuit: { description: 'No circuit has the `circuit_id`.', content: failure },
  TooMany: {
    description: 'Too many requests. The site waits before it asks for a list again; a traveller is told to wait.',
    headers: {
      'Retry-After': { description: 'Seconds, or an HTTP date.', schema: { type: ['integer', 'string'] } },
    },
    content: failure,
  },
  ServerError: {
    description:
      'The server has failed. A list is asked for again; what is posted is not sent again. After 502, 503, 504 and 520 to 527 the traveller is told that it may have arrived.',
    content: failure,
  },
}

function list(operationId: string, summary: string, record: SchemaName, page: SchemaName) {
  return {
    get: {
      operationId,
      summary,
      description: 'The site sends no parameters. It follows `next` to the last page, and does all filtering itself.',
      responses: {
        200: {
          description: 'A page, or an array as the only page.',
          content: json({ anyOf: [ref(page), { type: 'array', items: ref(record) }] }),
        },
        404: response('NoPage'),
        429: response('TooMany'),
        500: response('ServerError'),
      },
    },
  }
}

type Post = {
  operationId: string
  summary: string
  request: SchemaName
  answer: SchemaName
  /** The status of a success. The site treats all from 200 to 299 alike. */
  status: 200 | 201
  errors?: object
  security?: object[]
}

function post({ operationId, summary, request, answer, status, errors, security }: Post) {
  return {
    post: {
      operationId,
      summary,
      ...(security && { security }),
      requestBody: { required: true, content: json(ref(request)) },
      responses: {
        [status]: { description: 'Any status from 200 to 299 is read alike.', content: json(ref(answer)) },
        400: response('Invalid'),
        ...errors,
        429: response('TooMany'),
        500: response('ServerError'),
      },
    },
  }
}

function response(name: keyof typeof errorResponses) {
  return { $ref: `#/components/responses/${name}` }
}

function json(schema: object) {
  return { 'application/json': { schema } }
}
