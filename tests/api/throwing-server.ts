import * as fc from 'fast-check'
import { type ApiClient, createApiClient } from '#src/api/client.ts'
import { afterAll, beforeAll } from 'vitest'
import { type Answer, toResponse } from '#tests/arbitraries/answers.ts'

/** Told by fast-check when a property fails; with it the same answers come again. */
const seed = 20_261_122

/** Counts the answers that the client has really been given. */
const tally = { answers: 0, failures: 0 }

const escaped: unknown[] = []
const escape = (reason: unknown) => void escaped.push(reason)

/** Says at the end how many answers were thrown at what this file is about. */
export function countAnswers(subject: string): void {
  beforeAll(() => {
    process.on('unhandledRejection', escape)
  })
  afterAll(() => {
    process.off('unhandledRejection', escape)
    process.stdout.write(`Property suite, ${subject}: ${tally.answers} generated responses, ${tally.failures} failures\n`)
  })
}

export const base = 'https://api.test/api'

/** A client to whom these answers are thrown, one after the other; the last is thrown again and again. */
export function clientGiven(...answers: Answer[]): { client: ApiClient; asked: string[] } {
  const asked: string[] = []
  const client = createApiClient(async ({ url }) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(url)
    tally.answers += 1
    if (!answer) throw new TypeError('Nobody there')
    return toResponse(answer)
  }, base)
  return { client, asked }
}

/** Holds for every case, and nothing escapes beside it; or fails the test with the smallest one that fast-check finds. */
export async function holds<Case>(
  cases: fc.Arbitrary<Case>,
  property: (one: Case) => Promise<void>,
  numRuns: number,
): Promise<void> {
  try {
    await fc.assert(fc.asyncProperty(cases, property), { seed, numRuns })
    await new Promise((resolve) => setImmediate(resolve))
    if (escaped.length > 0) throw new Error('A rejection that nobody has handled', { cause: escaped[0] })
    if ('hacked' in {} || Object.keys(Object.prototype).length > 0) throw new Error('Objects have been polluted')
  } catch (error) {
    tally.failures += 1
    throw error
  }
}
