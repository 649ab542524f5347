import { describeObject, type DocumentedSchema } from '#src/build/openapi/documented-schema.ts'
import { chatReplySchema, chatRequestSchema, maxSessionLength, relatedPlaceSchema } from '#src/contract/chat.ts'
import { contactMessageSchema, contactReceiptSchema } from '#src/contract/contact-message.ts'
import { failureSchema } from '#src/contract/failure.ts'
import { reservationReceiptSchema, reservationRequestSchema } from '#src/contract/reservation.ts'

const receipt = {
  success: 'True if it was accepted. False makes the answer an error.',
  message: 'Shown to the traveller.',
  request_id: 'The reference number, shown to the traveller.',
  data: 'Its `id` is the reference number if there is no `request_id`.',
  id: 'The reference number. Used if there is neither `request_id` nor `data.id`.',
}

/** Bodies that the forms and the assistant send and receive, and the error body. */
export const messages = {
  ReservationRequest: describeObject(reservationRequestSchema, 'A request for a quote, never a payment.', {
    circuit_id: 'The `id` of the circuit as the API gave it. Null: a custom trip.',
    client_name: 'Not blank.',
    client_email: 'Has an @ and a dot after it.',
    client_phone: 'Not blank; not checked otherwise.',
    client_company: 'May be empty.',
    start_date: 'A calendar day, YYYY-MM-DD.',
    end_date: 'A calendar day, YYYY-MM-DD.',
    number_of_people: 'At least 1.',
    special_requests: 'May be empty.',
    budget_range: 'In ariary, such as "500000-1000000" or "2000000+". May be empty.',
    currency: 'MGA unless the traveller chooses another.',
    message: 'May be empty. Its last line is the address, if the traveller gives one: "Adresse : …".',
    source: '`circuit_detail`: the form on the page of a circuit.',
  }),
  ReservationReceipt: describeObject(
    reservationReceiptSchema,
    'The request is accepted if `success` is true or there is a reference number.',
    receipt,
  ),
  ContactMessage: describeObject(contactMessageSchema, 'A message to the provider.', {
    name: 'Not blank.',
    email: 'Has an @ and a dot after it.',
    phone: 'May be empty.',
    company: 'May be empty.',
    message_type: '`general` unless the traveller chooses another.',
    subject: 'May be empty.',
    message: 'Not blank.',
    circuit_id: 'Always null: the site’s form does not ask for it.',
    start_date: 'Always null: the site’s form does not ask for it.',
    number_of_people: 'Always null: the site’s form does not ask for it.',
    source: '`home_contact_form` for the site’s form.',
  }),
  ContactReceipt: describeObject(
    contactReceiptSchema,
    'The message is accepted if `success` is true or there is a reference number. It is also accepted if no field named `error…` has a value and there is either a `message` or no unknown field.',
    receipt,
  ),

  ChatRequest: describeObject(chatRequestSchema, 'A message to the assistant.', {
    message: 'What the traveller has written.',
    language: 'Always French.',
    session_id: 'The `session_id` of the previous reply. Omitted in the first message.',
  }),
  ChatReply: describeObject(chatReplySchema, 'What the assistant answers. Only `response` is required.', {
    success: 'May be omitted. False makes the answer an error.',
    response: 'Plain text: markup is shown as it is.',
    session_id: `Sent with the next message. At most ${maxSessionLength} characters.`,
    client_type: 'Kept with the message and not shown.',
    suggestions: 'Questions that the traveller can send with one tap.',
    related_places: 'Shown below the answer; the first two.',
  }),
  RelatedPlace: describeObject(relatedPlaceSchema, 'A place that an answer is about.', {
    name: 'Its name.',
    description: 'A short description.',
  }),

  Failure: describeObject(failureSchema, 'What went wrong. Every field is optional, and the texts are in French.', {
    success: 'False.',
    message: 'Why, for the traveller. Several texts are joined.',
    detail: 'Same as `message`.',
    error: 'Same as `message`.',
    errors: 'Texts by field of the request, shown beside the field of the form.',
    retry_after: 'In seconds; takes precedence over the Retry-After header.',
  }),
} satisfies Record<string, DocumentedSchema>
