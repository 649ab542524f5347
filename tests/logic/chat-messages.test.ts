import { describe, expect, test } from 'vitest'
import { chatMessageSchema, toAnswer, toQuestion } from '#src/features/assistant/messages.ts'

describe('an answer', () => {
  test('keeps two places and five suggestions, each once', () => {
    const place = (name: string) => ({ name, description: null })
    expect(
      toAnswer({
        response: 'Oui.',
        suggestions: ['a', 'b', 'a', 'c', 'd', 'e', 'f'],
        related_places: [place('Isalo'), place('Isalo'), place('Ifaty'), place('Tuléar')],
      }),
    ).toMatchObject({
      type: 'bot',
      content: 'Oui.',
      clientType: 'web',
      suggestions: ['a', 'b', 'c', 'd', 'e'],
      relatedPlaces: [
        { name: 'Isalo', description: '' },
        { name: 'Ifaty', description: '' },
      ],
    })
  })

  test('needs neither suggestions nor places', () => {
    expect(toAnswer({ response: 'Oui.', suggestions: null })).toMatchObject({ suggestions: [], relatedPlaces: [] })
  })

  test('of any length is cut to what can be read', () => {
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
    expect(answer.relatedPlaces).toEqual([
      { name: expect.stringMatching(/^a{120}…$/), description: expect.stringMatching(/^a{240}…$/) },
    ])
    expect(chatMessageSchema.safeParse(answer).success).toBe(true)
  })
})

test('two equal questions have different ids', () => {
  expect(toQuestion('a').id).not.toBe(toQuestion('a').id)
})
