import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

const email = page.getByLabelText('Email')
const subscribe = page.getByRole('button', { name: "S'abonner", exact: true })
const notices = page.getByRole('listitem').filter({ hasText: 'pas encore ouverte' })

test.each([
  ['   ', "L'email est requis"],
  ['voyage@exemple', 'Email invalide'],
])('the newsletter form rejects "%s" until the field is edited', async (typed, message) => {
  await renderApp('/blog')
  await email.fill(typed)
  await subscribe.click()
  await expect.element(email).toHaveAccessibleDescription(message)
  await expect.element(email).toHaveFocus()
  await expect.element(notices).not.toBeInTheDocument()
  await email.fill('v')
  await expect.element(email).not.toHaveAccessibleDescription()
})

test.each(['/blog', '/test'])('%s says that the newsletter is not open, and sends nothing', async (url) => {
  const { requests } = await renderApp(url)
  await email.fill('voyage@exemple.fr')
  await subscribe.click()
  await expect
    .element(notices)
    .toHaveTextContent(/^La newsletter n’est pas encore ouverte.*votre adresse n’a pas quitté votre navigateur/)
  await expect.element(email).toHaveValue('voyage@exemple.fr')
  expect(requests).toEqual([])
})
