import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { boot } from '#src/app/boot.ts'
import { readDraft } from '#src/storage/drafts.ts'
import { renderApp } from '#tests/render-app.tsx'
import { refuseStorage } from '#tests/screens/refuse-storage.ts'

// The parts of a prerendered page that the boot script uses.
beforeEach(() => {
  const builtPage = document.createElement('div')
  builtPage.id = 'built-page'
  builtPage.innerHTML = `
    <form data-draft="contact"><input name="name" placeholder="Typed early"><textarea name="message"></textarea></form>
    <form><input name="other" placeholder="Without a draft"></form>
    <button>First</button><button>Second</button>`
  document.body.append(builtPage)
  const script = document.createElement('script')
  script.dataset['page'] = JSON.stringify({ path: location.pathname, scripts: [], styles: [] })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  boot()
})

afterEach(() => {
  document.dispatchEvent(new Event('hydrated'))
  document.getElementById('built-page')?.remove()
})

test('what is typed before hydration becomes the draft of the form', async () => {
  await page.getByPlaceholder('Typed early').fill('Une voyageuse')
  await page.getByPlaceholder('Without a draft').fill('nothing')
  expect(readDraft('contact')?.values).toEqual({ name: 'Une voyageuse' })
  expect(Object.keys(sessionStorage)).toHaveLength(1)

  document.getElementById('built-page')?.remove()
  await renderApp('/contact')
  await expect.element(page.getByLabelText('Nom')).toHaveValue('Une voyageuse')
})

test('what is typed before hydration reaches the form even if storage is blocked', async () => {
  refuseStorage('setItem')
  await page.getByPlaceholder('Typed early').fill('Une voyageuse')
  await renderApp('/contact')
  await expect.element(page.getByLabelText('Nom')).toHaveValue('Une voyageuse')
})

test('the last button tapped before hydration is clicked after it', async () => {
  const first = page.getByRole('button', { name: 'First' })
  const second = page.getByRole('button', { name: 'Second' })
  await first.click()
  await second.click()
  await expect.element(second).toHaveAttribute('data-awaited')
  await expect.element(first).not.toHaveAttribute('data-awaited')
  const onFirst = vi.fn<() => void>()
  const onSecond = vi.fn<() => void>()
  first.element().addEventListener('click', onFirst)
  second.element().addEventListener('click', onSecond)
  document.dispatchEvent(new Event('hydrated'))
  await expect.poll(() => onSecond.mock.calls).toHaveLength(1)
  expect(onFirst).not.toHaveBeenCalled()
  await expect.element(second).not.toHaveAttribute('data-awaited')
})
