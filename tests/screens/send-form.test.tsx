import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SendForm } from '#src/forms/send-form.tsx'

const button = page.getByRole('button', { name: 'Envoyer' })
const press = () => button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

async function open() {
  const sent = vi.fn<() => void>()
  await render(
    <SendForm
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <input aria-label="Nom" />
      <button type="submit">Envoyer</button>
    </SendForm>,
  )
  return sent
}

test('a key that is pressed twice sends once', async () => {
  const sent = await open()
  press()
  press()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('pressed once more it sends once more', async () => {
  const sent = await open()
  press()
  const later = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(later, 'timeStamp', { value: later.timeStamp + 200 })
  button.element().dispatchEvent(later)
  expect(sent).toHaveBeenCalledTimes(2)
})

test('other words are sent at once', async () => {
  const sent = await open()
  press()
  page.getByLabelText('Nom').element().dispatchEvent(new InputEvent('input', { bubbles: true }))
  press()
  expect(sent).toHaveBeenCalledTimes(2)
})
