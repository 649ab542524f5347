import { expect, onTestFinished, test, vi } from 'vitest'
import { HttpError, NetworkError, SendError } from '#src/api/errors.ts'
import { sendOnce } from '#src/forms/send-once.ts'
import { clearDraft } from '#src/storage/draft-record.ts'
import { draftId, hasDraft, writeDraft } from '#src/storage/draft.ts'
import { readSending } from '#src/storage/sending-note.ts'
import { held } from '#tests/held.ts'

const form = 'test'
const payload = { message: 'Bonjour' }
const refusal = new SendError('Refusé.', new HttpError(400, {}, undefined))
const doubt = new SendError('Perdu.', new NetworkError('lost', { mayHaveArrived: true }))

const posting = () => vi.fn<() => Promise<object>>().mockResolvedValue({ request_id: 'R-1' })
const failing = (error: SendError) => vi.fn<() => Promise<object>>().mockRejectedValue(error)

/** A post that is not answered before it is released. */
function postingLate(answer: () => object) {
  const { promise, release } = held()
  const post = vi.fn<() => Promise<object>>().mockImplementation(() => promise.then(answer))
  const hasLeft = async () => {
    await expect.poll(() => post.mock.calls.length).toBe(1)
  }
  return { post, release, hasLeft }
}

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

function type() {
  writeDraft(form, { message: 'Bonjour' })
}

/** What this tab has stored, as its copy then has. */
const stored = () => sessionStorage.getItem(`draft/${form}`) ?? ''

/** Becomes the tab that was copied from this one when it had stored this. */
function become(copied: string) {
  clearDraft(form)
  sessionStorage.setItem(`draft/${form}`, copied)
}

test('what has arrived from one tab arrives from its copy without a second request', async () => {
  type()
  const copied = stored()
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await sendOnce({ draft: form, payload, post: posting() })).toMatchObject({ reference: 'R-1', wasKnown: false })
  become(copied)
  vi.setSystemTime(2000)
  const post = posting()
  expect(await sendOnce({ draft: form, payload, post })).toEqual({ reference: 'R-1', sentAt: 1000, wasKnown: true })
  expect(post).not.toHaveBeenCalled()
  expect(readSending(form)).toBeUndefined()
})

test('the same words of another draft are sent', async () => {
  type()
  const id = draftId(form)
  await sendOnce({ draft: form, payload, post: posting() })
  clearDraft(form)
  type()
  expect(draftId(form)).not.toBe(id)
  const post = posting()
  expect(await sendOnce({ draft: form, payload, post })).toMatchObject({ wasKnown: false })
  expect(post).toHaveBeenCalledTimes(1)
})

test('what belongs to no draft is sent each time', async () => {
  const post = posting()
  await sendOnce({ draft: form, payload, post })
  expect(await sendOnce({ draft: form, payload, post })).toMatchObject({ wasKnown: false })
  expect(post).toHaveBeenCalledTimes(2)
})

test('another payload of the same draft is sent', async () => {
  type()
  const copied = stored()
  await sendOnce({ draft: form, payload, post: posting() })
  become(copied)
  const post = posting()
  await sendOnce({ draft: form, payload: { message: 'Bonsoir' }, post })
  expect(post).toHaveBeenCalledTimes(1)
})

test('what was refused in one tab is sent from its copy', async () => {
  type()
  const copied = stored()
  await expect(sendOnce({ draft: form, payload, post: failing(refusal) })).rejects.toBe(refusal)
  expect(readSending(form)).toBeUndefined()
  become(copied)
  const post = posting()
  expect(await sendOnce({ draft: form, payload, post })).toMatchObject({ wasKnown: false })
})

test('a copy tells of a doubt before it sends, also when a second try was refused', async () => {
  type()
  const copied = stored()
  await expect(sendOnce({ draft: form, payload, post: failing(doubt) })).rejects.toBe(doubt)
  const since = readSending(form)
  await expect(sendOnce({ draft: form, payload, post: failing(refusal) })).rejects.toBe(refusal)
  expect(readSending(form)).toBe(since)
  become(copied)
  const post = posting()
  expect(await sendOnce({ draft: form, payload, post })).toBe('in doubt')
  expect(post).not.toHaveBeenCalled()
  expect(readSending(form)).toBe(since)
  expect(await sendOnce({ draft: form, payload, post })).toMatchObject({ wasKnown: false })
  expect(post).toHaveBeenCalledTimes(1)
})

test.each([
  ['is in doubt', doubt],
  ['is refused', refusal],
])('a draft that is deleted while it is sent stays deleted when it %s', async (_, error) => {
  type()
  const { post, release, hasLeft } = postingLate(() => {
    throw error
  })
  const sending = sendOnce({ draft: form, payload, post })
  await hasLeft()
  clearDraft(form)
  release()
  await expect(sending).rejects.toBe(error)
  expect(hasDraft(form)).toBe(false)
})

test('a draft that is deleted before it leaves is not sent', async () => {
  type()
  const post = posting()
  const sending = sendOnce({ draft: form, payload, post })
  clearDraft(form)
  expect(await sending).toBe('withdrawn')
  expect(post).not.toHaveBeenCalled()
  expect(hasDraft(form)).toBe(false)
})

test('a second one waits for the first, and learns what became of it', async () => {
  type()
  const { post, release, hasLeft } = postingLate(() => ({ request_id: 'R-1' }))
  const first = sendOnce({ draft: form, payload, post })
  const second = sendOnce({ draft: form, payload, post })
  await hasLeft()
  release()
  expect([await first, await second]).toMatchObject([{ wasKnown: false }, { wasKnown: true }])
  expect(post).toHaveBeenCalledTimes(1)
})

test('a second one whose draft was deleted while it waited still tells of the doubt of the first', async () => {
  type()
  const { post, release, hasLeft } = postingLate(() => {
    throw doubt
  })
  const first = sendOnce({ draft: form, payload, post })
  const second = sendOnce({ draft: form, payload, post })
  await hasLeft()
  clearDraft(form)
  release()
  await expect(first).rejects.toBe(doubt)
  expect(await second).toBe('in doubt')
  expect(post).toHaveBeenCalledTimes(1)
  expect(hasDraft(form)).toBe(false)
})

test.each([
  ['over plain HTTP, where nothing can be digested', () => void vi.spyOn(Crypto.prototype, 'subtle', 'get').mockImplementation(refuse)],
  ['where storage is full', () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  [
    'where storage is blocked',
    () => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
      }
    },
  ],
])('words are sent %s', async (_, hinder) => {
  onTestFinished(() => void vi.restoreAllMocks())
  hinder()
  type()
  const post = posting()
  expect(await sendOnce({ draft: form, payload, post })).toMatchObject({ reference: 'R-1', wasKnown: false })
  expect(post).toHaveBeenCalledTimes(1)
  clearDraft(form)
})
