/**
 * What a message about one situation looks like. A pattern is a row of groups that must all occur, in any order:
 * `serpent*|vipere* mord*|mors* !dent*`. In a group, `|` separates alternatives, `*` ends a word in any way (`[0-9]*` is a
 * number), `_` joins words that follow each other, `!` forbids, and `=` allows no other words in the whole message.
 */
export type Situation = {
  /** Of the safety entry that answers it. */
  id: string
  when: readonly string[]
  /** Patterns that leave no doubt, whatever the examples say. */
  certain?: readonly string[]
  /** Patterns of messages that have the same words and mean something else. */
  unless?: readonly string[]
  /** By the name of a case of the entry: patterns of its messages. The first that matches is meant. */
  cases?: Readonly<Record<string, readonly string[]>>
  /** By the id of another situation: patterns of messages that are about that one, if its own patterns match as well. */
  handsOver?: Readonly<Record<string, readonly string[]>>
  /** Urgent even in a message that sounds like a general question. */
  evenInQuestions?: true
}

type Test = (text: string) => boolean

/** Tells whether one of the patterns matches a text of `readTyping`. */
export function matcher(patterns: readonly string[]): Test {
  const tests = patterns.map((pattern) => pattern.trim().split(/\s+/).map(groupTest))
  return (text) => tests.some((groups) => groups.every((test) => test(text)))
}

function groupTest(group: string): Test {
  if (group.startsWith('!')) {
    const forbidden = oneOf(group.slice(1))
    return (text) => !forbidden.test(text)
  }
  if (group.startsWith('=')) {
    const allowed = new RegExp(`^(?:(?:${alternatives(group.slice(1))})(?: |$))+$`)
    return (text) => allowed.test(text)
  }
  const wanted = oneOf(group)
  return (text) => wanted.test(text)
}

function oneOf(group: string): RegExp {
  return new RegExp(`\\b(?:${alternatives(group)})\\b`)
}

function alternatives(group: string): string {
  return group.replaceAll('*', '[a-z0-9]*').replaceAll('_', ' ')
}
