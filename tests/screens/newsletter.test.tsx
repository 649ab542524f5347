import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

const email = page.getByLabelText('Email')
const subscribe = page.getByRole('button', { name: "S'abonner", exact: true })
const notices = page.getByRole('listitem').filter({ hasText: 'pas encore ouverte' })

describe.each(['/blog', '/test'])('the newsletter box of %s', (url) => {
  test.each([
    ['', "L'email est requis"],
    ['   ', "L'email est requis"],
    ['voyage@exemple', 'Email invalide'],
    ['voy age@exemple.fr', 'Email invalide'],
  ])('asks for an address in place of "%s"', async (typed, message) => {
    await renderApp(url)
    await email.fill(typed)
    await subscribe.click()
    await expect.element(email).toHaveAccessibleDescription(message)
    await expect.element(email).toHaveFocus()
    await expect.element(notices).not.toBeInTheDocument()
    await email.fill('v')
    await expect.element(email).not.toHaveAccessibleDescription()
  })

  test('says of a good address that the newsletter is not open and that the address went nowhere', async () => {
    const { requests } = await renderApp(url)
    await email.fill('voyage@exemple.fr')
    await subscribe.click()
    await expect
      .element(notices)
      .toHaveTextContent(/^La newsletter n’est pas encore ouverte.*votre adresse n’a pas quitté votre navigateur/)
    await expect.element(email).toHaveValue('voyage@exemple.fr')
    expect(requests).toEqual([])
  })
})
