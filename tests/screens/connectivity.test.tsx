import { onlineManager } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { contactAnswers, sendContactForm } from '#tests/screens/form-helpers.ts'
import { failingList } from '#tests/screens/lists.ts'

const offline = page.getByText('Vous êtes hors ligne')
const contactsFailure = page.getByText('Impossible de charger les informations de contact')
const lostContacts = http.get('*/api/emergency/contacts/', () => HttpResponse.error())

afterEach(() => {
  onlineManager.setOnline(true)
})

test('the browser’s events show and hide the offline notice at once', async () => {
  const host = mockHost({ reachable: true })
  await renderApp('/services')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(offline).not.toBeInTheDocument()
  dispatchEvent(new Event('offline'))
  await expect.element(offline).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(offline).not.toBeInTheDocument()
  expect(host.probes).toEqual([])
})

test('a browser that starts without a network shows the notice', async () => {
  mockHost({ reachable: false })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderApp('/services')
  await expect.element(offline).toBeVisible()
})

test('a call without a response shows the notice when the host of the site does not respond either', async () => {
  const host = mockHost({ reachable: false })
  await renderApp('/contact', { handlers: [lostContacts] })
  await expect.element(offline).toBeVisible()
  expect(host.probes[0]).toBe('HEAD /robots.txt')
})

test('a call without a response shows no notice when the host of the site responds', async () => {
  const host = mockHost({ reachable: true })
  await renderApp('/contact', { handlers: [lostContacts] })
  await expect.element(contactsFailure).toBeVisible()
  expect(host.probes).not.toEqual([])
  await expect.element(offline).not.toBeInTheDocument()
})

test('a call with an error response does not probe the host of the site', async () => {
  const host = mockHost({ reachable: false })
  await renderApp('/contact', { handlers: [failingList('emergency-contacts').handler] })
  await expect.element(contactsFailure).toBeVisible()
  expect(host.probes).toEqual([])
  await expect.element(offline).not.toBeInTheDocument()
})

test('the host of the site is probed every 10 s while offline', async () => {
  const host = mockHost({ reachable: false })
  await renderApp('/services')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(9999)
  expect(host.probes).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(host.probes).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(host.probes).toHaveLength(3)
  await expect.element(offline).toBeVisible()

  host.reachable = true
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(offline).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(host.probes).toHaveLength(4)
})

test('a response of the API hides the notice, even if the host of the site does not respond', async () => {
  mockHost({ reachable: false })
  const { router } = await renderApp('/services')
  dispatchEvent(new Event('offline'))
  await expect.element(offline).toBeVisible()
  await router.navigate({ to: '/contact' })
  await expect.element(page.getByText('Service client')).toBeVisible()
  await expect.element(offline).not.toBeInTheDocument()
})

test('a form is sent although the site seems to be offline', async () => {
  mockHost({ reachable: false })
  let isLost = true
  const contacts = http.get('*/api/emergency/contacts/', () => (isLost ? HttpResponse.error() : undefined))
  const { requests } = await renderApp('/contact', { handlers: [contacts, contactAnswers.answering({})] })
  await expect.element(contactsFailure).toBeVisible()
  await expect.element(offline).toBeVisible()
  // The contacts are loaded again after the response to the form, and another failure would show the notice again.
  isLost = false
  await sendContactForm()
  await expect.element(page.getByRole('region', { name: 'Accusés d’envoi' })).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  await expect.element(offline).not.toBeInTheDocument()
})

test('a probe that fails after the API has answered shows no notice', async () => {
  let failProbes = () => {}
  const host = mockHost({ reachable: false, after: new Promise((resolve) => (failProbes = resolve)) })
  let isLost = true
  const contacts = http.get('*/api/emergency/contacts/', () => (isLost ? HttpResponse.error() : undefined))
  const { router } = await renderApp('/contact', { handlers: [contacts, contactAnswers.answering({})] })
  await expect.element(contactsFailure).toBeVisible()
  expect(host.probes).not.toEqual([])
  isLost = false
  await sendContactForm()
  await expect.element(page.getByRole('region', { name: 'Accusés d’envoi' })).toBeVisible()
  failProbes()
  await router.navigate({ to: '/services' })
  await expect.element(page.getByRole('heading', { level: 1, name: /^Avant, pendant/ })).toBeVisible()
  await expect.element(offline).not.toBeInTheDocument()
})

/** Mocks the host of the site, not the API (tests/mock-fetch.ts). Call it before renderApp. */
function mockHost(state: { reachable: boolean; after?: Promise<void> }) {
  const host = { ...state, probes: new Array<string>() }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { method, url } = new Request(input, init)
    host.probes.push(`${method} ${new URL(url).pathname}`)
    await host.after
    if (!host.reachable) throw new TypeError('Failed to fetch')
    return new Response()
  })
  return host
}
