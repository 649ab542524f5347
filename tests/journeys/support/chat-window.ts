import { expect, type Page } from '@playwright/test'

export const chatPath = '/api/chatbot/message/'

export const chatIn = (page: Page) => page.getByRole('dialog', { name: 'Assistant' })
export const inputIn = (page: Page) => page.getByPlaceholder('Posez votre question...')
export const openerIn = (page: Page) => page.getByRole('button', { name: 'Ouvrir le chat' })
export const linesIn = (page: Page) => page.getByRole('log').locator('ol > li')

export async function openChat(page: Page) {
  await openerIn(page).click()
  await inputIn(page).waitFor()
}

export async function ask(page: Page, question: string) {
  await inputIn(page).press('ControlOrMeta+a')
  await inputIn(page).pressSequentially(question)
  await inputIn(page).press('Enter')
}

/** Waits for the first reply of the embedded mock API in a page. The assistant learns before, for seconds. */
export async function expectFirstReply(page: Page, text: string) {
  await expect(linesIn(page).last()).toContainText(text, { timeout: 30_000 })
}
