import { describe, expect, test } from 'vitest'
import {
  caughtUp,
  type Conversation,
  emptyConversation,
  extended,
  followed,
  openConversation,
} from '#src/features/assistant/conversation.ts'
import { type ChatMessage, chatMessageSchema, toAnswer, toQuestion } from '#src/features/assistant/messages.ts'

const say = (id: string): ChatMessage => ({ id, type: 'user', content: id, timestamp: '2027-01-01' })
const ids = ({ messages }: Conversation) => messages.map(({ id }) => id).join(' ')
const fifty = Array.from({ length: 50 }, (_, index) => say(`m${index}`))

describe('the conversation', () => {
  test('remembers how many messages it was opened with', () => {
    const opened = openConversation([say('a'), say('b')])
    expect(extended(opened, [say('a'), say('b')], [say('c')])).toMatchObject({ restored: 2 })
  })

  test('keeps the last 50 messages', () => {
    expect(ids(openConversation([say('old'), ...fifty]))).toBe(ids(openConversation(fifty)))
    const longer = extended(openConversation(fifty), fifty, [say('new'), say('newer')])
    expect(longer.messages).toHaveLength(50)
    expect(ids(longer)).toMatch(/^m2 .* m49 new newer$/)
  })

  test('shows a message that was stored twice once', () => {
    expect(ids(openConversation([say('a'), say('b'), say('a')]))).toBe('a b')
  })

  test('grows from what another tab has stored meanwhile', () => {
    const ours = openConversation([say('a')])
    expect(ids(extended(ours, [say('a'), say('theirs')], [say('mine')]))).toBe('a theirs mine')
  })

  test('grows from memory where storage cannot be read', () => {
    const grown = extended(openConversation([say('a')]), undefined, [say('b')])
    expect(ids(extended(grown, undefined, [say('c')]))).toBe('a b c')
  })

  test('keeps what storage refused', () => {
    const grown = extended(openConversation([say('a')]), [say('a')], [say('b')])
    expect(ids(extended(grown, [say('a')], [say('c')]))).toBe('a b c')
  })

  test('stays whole where storage has never taken it, or has been emptied', () => {
    const grown = extended(openConversation(null), null, [say('a')])
    expect(ids(extended(grown, null, [say('b')]))).toBe('a b')
    expect(ids(extended({ ...grown, kept: true }, null, [say('b')]))).toBe('a b')
  })
})

describe('after a while in which nobody listened', () => {
  const kept = { ...extended(openConversation([say('a')]), [say('a')], [say('b')]), kept: true }

  test('the conversation is what storage says', () => {
    expect(ids(caughtUp(kept, [say('theirs')]))).toBe('theirs')
    expect(caughtUp(kept, null)).toEqual(emptyConversation)
  })

  test('what storage refused, or cannot tell, stays', () => {
    const refused = { ...kept, kept: false }
    expect(ids(caughtUp(refused, [say('a')]))).toBe('a b')
    expect(ids(caughtUp(refused, null))).toBe('a b')
    expect(ids(caughtUp(kept, undefined))).toBe('a b')
  })
})

describe('two tabs that write at the same time', () => {
  test('lose nothing: who was overwritten puts it back, and then there is peace', () => {
    const one = extended(openConversation([]), [], [say('one')])
    const two = extended(openConversation([]), [], [say('two')])

    const healed = followed(one, two.messages)
    expect(ids(healed)).toBe('two one')
    expect(healed.unconfirmed).toHaveLength(1)

    const other = followed(two, healed.messages)
    expect(ids(other)).toBe('two one')
    expect(other.unconfirmed).toEqual([])
    expect(followed(healed, other.messages).unconfirmed).toEqual([])
  })
})

describe('an answer', () => {
  test('keeps two places and four suggestions, each once', () => {
    const place = (name: string) => ({ name, description: null })
    expect(
      toAnswer({
        response: 'Oui.',
        suggestions: ['a', 'b', 'a', 'c', 'd', 'e'],
        related_places: [place('Isalo'), place('Isalo'), place('Ifaty'), place('Tuléar')],
      }),
    ).toMatchObject({
      type: 'bot',
      content: 'Oui.',
      clientType: 'web',
      suggestions: ['a', 'b', 'c', 'd'],
      relatedPlaces: [
        { name: 'Isalo', description: '' },
        { name: 'Ifaty', description: '' },
      ],
    })
  })

  test('needs neither suggestions nor places', () => {
    expect(toAnswer({ response: 'Oui.', suggestions: null })).toMatchObject({
      suggestions: [],
      relatedPlaces: [],
    })
  })

  test('of any size is cut to what can be read, as is a question', () => {
    const endless = 'a'.repeat(1_000_000)
    const answer = toAnswer({
      response: endless,
      suggestions: [endless, 'b'],
      related_places: [
        { name: `${endless}b`, description: null },
        { name: endless, description: endless },
      ],
    })
    expect(answer.content).toMatch(/^a{6000}…$/)
    expect(answer.suggestions).toEqual(['b'])
    expect(answer.relatedPlaces[0]?.name).toMatch(/^a{120}…$/)
    expect(answer.relatedPlaces[0]?.description).toMatch(/^a{240}…$/)
    expect(chatMessageSchema.safeParse(answer).success).toBe(true)
    expect(toQuestion(endless).content).toMatch(/^a{6000}…$/)
  })
})

test('messages are told apart and dated', () => {
  const [first, second] = [toQuestion('a'), toQuestion('a')]
  expect(first.id).not.toBe(second.id)
  expect(new Date(first.timestamp).toISOString()).toBe(first.timestamp)
})
