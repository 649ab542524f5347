import type { Locator, Page } from '@playwright/test'
import { chatIn, chatPath, inputIn, linesIn, openChat } from '#tests/journeys/support/chat-window.ts'
import type { FaultKind } from '#tests/journeys/support/fault-kinds.ts'
import { expect } from '#tests/journeys/support/site-test.ts'
import { day } from '#tests/journeys/support/traveller.ts'

export type Failing = Exclude<FaultKind, 'slow'>

export type SendPlace = {
  what: string
  path: string
  /** From anywhere to the empty form. */
  open: (page: Page) => Promise<void>
  /** Label -> what is typed or chosen there, all of it. */
  words: Record<string, string>
  field: (page: Page, label: string) => Locator
  /** The name of the button that sends. */
  button: string
  waiting: (page: Page) => Locator
  failed: (kind: Failing) => string
  /** What the form says of the fate of what was sent. */
  fates?: { notSent: string; inDoubt: string }
  /** One more each time that something has arrived. */
  receipts: (page: Page) => Locator
}

const client = {
  'Nom complet': 'Lova Rabe',
  Email: 'voyage@exemple.fr',
  Téléphone: '06 00 00 00 00',
  Entreprise: 'Œuvre & Cie',
}
const wishes = { Budget: '500000-1000000', 'Demandes particulières': 'Sans noix.\nDeux lits.' }

const inForm = (page: Page, label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}`))
const sending = (page: Page) => page.getByRole('button', { name: 'Envoi en cours...' })
const reservationFates = {
  notSent: 'Votre demande n’a pas abouti',
  inDoubt: 'Votre demande est peut-être arrivée',
}
const reservationReceipts = (page: Page) =>
  page.getByRole('region', { name: 'Demandes envoyées' }).getByRole('listitem')

/** Section 8 of the specification. */
const homeTexts: Partial<Record<Failing, string>> = {
  '400': 'Données invalides. Refusé.',
  '404': 'Circuit non trouvé. Veuillez réessayer.',
  '500': 'Erreur serveur. Veuillez réessayer plus tard.',
}
const contactTexts: Partial<Record<Failing, string>> = {
  '400': 'Données invalides. Veuillez vérifier vos informations.',
  '429': "Trop de messages envoyés récemment. Veuillez attendre avant d'en envoyer un autre.",
  '500': 'Erreur serveur. Veuillez réessayer plus tard.',
}
const chatTexts: Record<Failing, string> = {
  refused: 'Erreur: réseau indisponible',
  reset: 'Erreur: réseau indisponible',
  endless: 'Erreur: réseau indisponible',
  'cut in the middle': 'Erreur: réseau indisponible',
  '400': 'Erreur de requête: Refusé.',
  '401': 'Erreur: 401',
  '403': 'Erreur: 403',
  '404': 'Erreur: 404',
  '429': 'Trop de requêtes. Réessayez dans 7 seconds',
  '500': 'Erreur: 500',
  '503': 'Erreur: 503',
  HTML: 'Erreur: réponse illisible',
  'truncated JSON': 'Erreur: réponse illisible',
  'wrong envelope': 'Erreur: réponse illisible',
  'huge body': 'Erreur: réponse illisible',
}

/** There was an answer that nobody can read, none in time, or a host that is there: it may have arrived. */
const inDoubt = new Set<Failing>([
  'reset',
  'endless',
  'cut in the middle',
  'HTML',
  'truncated JSON',
  'wrong envelope',
  'huge body',
])

export const fateOf = (kind: Failing) => (inDoubt.has(kind) ? 'inDoubt' : 'notSent')

export const contactPlace: SendPlace = {
  what: 'the contact form',
  path: '/api/reservations/contact/',
  open: async (page) => {
    await page.goto('/contact')
    await inForm(page, 'Nom').waitFor()
  },
  words: {
    Nom: 'Lova Rabe',
    Email: 'voyage@exemple.fr',
    Téléphone: '06 00 00 00 00',
    Entreprise: 'Œuvre & Cie',
    'Type de message': 'support',
    Sujet: 'Baobabs',
    Message: 'Bonjour,\nquand fleurissent-ils ?',
  },
  field: inForm,
  button: 'Envoyer le message',
  waiting: sending,
  failed: (kind) =>
    contactTexts[kind] ?? "Impossible d'envoyer votre message. Vérifiez votre connexion internet.",
  fates: { notSent: 'Votre message n’a pas abouti', inDoubt: 'Votre message est peut-être arrivé' },
  receipts: (page) => page.getByRole('region', { name: 'Accusés d’envoi' }).getByRole('listitem'),
}

export const sendPlaces: SendPlace[] = [
  {
    what: 'the home form',
    path: '/api/reservations/reservation-request/',
    open: async (page) => {
      await page.goto('/')
      await expect(inForm(page, 'Circuit souhaité').getByRole('option', { name: /Ouest/ })).toBeAttached()
    },
    words: {
      'Circuit souhaité': '5',
      ...client,
      Adresse: 'Lot II A 12',
      'Date de début': day(30),
      'Date de fin': day(40),
      'Nombre de personnes': '7',
      ...wishes,
      Devise: 'EUR',
      Message: 'Bonjour',
    },
    field: inForm,
    button: 'Envoyer ma demande',
    waiting: sending,
    failed: (kind) => homeTexts[kind] ?? "Impossible d'envoyer votre demande. Vérifiez votre connexion internet.",
    fates: reservationFates,
    receipts: reservationReceipts,
  },
  {
    what: "a circuit's form",
    path: '/api/reservations/reservation-request/',
    open: async (page) => {
      await page.goto('/circuits/nord/reserver')
      await inForm(page, 'Nom complet').waitFor()
    },
    words: { ...client, 'Date de début': day(30), 'Nombre de personnes': '4', ...wishes },
    field: inForm,
    button: 'Envoyer ma demande',
    waiting: sending,
    failed: () => "Erreur lors de l'envoi de la demande de réservation. Veuillez réessayer.",
    fates: reservationFates,
    receipts: reservationReceipts,
  },
  contactPlace,
  {
    what: 'the chat',
    path: chatPath,
    open: async (page) => {
      await page.goto('/faq')
      await openChat(page)
    },
    words: { 'Votre question': 'Isalo' },
    field: (page) => inputIn(page),
    button: 'Envoyer le message du chat',
    waiting: (page) => page.getByText('L’assistant écrit…'),
    failed: (kind) => chatTexts[kind],
    receipts: (page) => linesIn(page).filter({ has: page.getByRole('link') }),
  },
]

export const alertIn = (page: Page, { fates }: SendPlace) =>
  fates ? page.getByRole('alert').getByRole('listitem').last() : chatIn(page).getByRole('alert')

export const buttonOf = (page: Page, { button }: SendPlace) => page.getByRole('button', { name: button, exact: true })

/** As people do who are used to icons. */
export const sendTwice = (page: Page, place: SendPlace) => buttonOf(page, place).dblclick()

export async function fill(page: Page, place: SendPlace) {
  for (const [label, words] of Object.entries(place.words)) {
    const field = place.field(page, label)
    const kind = await field.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName))
    if (kind === 'select') await field.selectOption(words)
    // What is typed into its parts depends on the browser's language.
    else if (kind === 'date') await field.fill(words)
    else await typeInto(field, words)
  }
}

/** By the keyboard, which Firefox hears also where React holds the words. */
export async function typeInto(field: Locator, words: string) {
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(words)
}

export async function expectWords(page: Page, place: SendPlace) {
  for (const [label, words] of Object.entries(place.words)) {
    await expect(place.field(page, label)).toHaveValue(words)
  }
}
