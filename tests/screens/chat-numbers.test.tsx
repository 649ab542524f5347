import { expect, test } from 'vitest'
import { config } from '#src/config.ts'
import { answering, ask, log, messageTexts, openChat } from '#tests/screens/chat-window.ts'
import { failingList, listOf } from '#tests/screens/lists.ts'

const numbers = log.getByRole('list', { name: 'Numéros d’urgence' })

async function askAnswered(response: string, contacts: object[] | 'failing' = []) {
  const list =
    contacts === 'failing' ? failingList('emergency-contacts').handler : listOf('emergency-contacts', contacts)
  await openChat({ handlers: [list, answering({ response })] })
  await ask('Aidez-moi')
  await expect.poll(messageTexts).toEqual(['Aidez-moi', response])
}

test('numbers of the configuration and of the contacts are links in an answer, and markup stays text', async () => {
  await askAnswered(`Le 124, <b>le 555</b> ou le ${config.phone}. Notez le 147, à 124 km.`, [
    { id: 1, name: 'Refuge', phone: '555', type: 'reservations' },
  ])
  const links = log.getByRole('paragraph').getByRole('link')
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual(['tel:124', 'tel:555', config.phoneLink])
})

test('the emergency numbers and the SOS page stand beside an answer that names one of them', async () => {
  await askAnswered('Appelez le 15.', [{ id: 1, name: 'Médecin', phone: '15', type: 'emergency' }])
  await expect.element(numbers.getByRole('link', { name: /^Médecin/ })).toHaveAttribute('href', 'tel:15')
  await expect
    .element(numbers.getByRole('link', { name: /^Assistance/ }))
    .toHaveAttribute('href', config.assistancePhoneLink)
  await expect.element(log.getByRole('link', { name: 'Ouvrir la fiche SOS' })).toHaveAttribute('href', '/sos')
})

test('without the list of contacts, the configured numbers do', async () => {
  await askAnswered('Appelez le 117.', 'failing')
  await expect.element(numbers.getByRole('link', { name: /^SAMU/ })).toHaveAttribute('href', 'tel:124')
})

test('no emergency numbers stand beside any other answer', async () => {
  await askAnswered(`Un conseiller répond au ${config.phone}.`)
  await expect.element(numbers).not.toBeInTheDocument()
})
