import { replyTo } from '#mocks/assistant/answer-message.ts'
import { emptyMemory } from '#mocks/assistant/memory.ts'

/** The replies to the messages of one conversation, with plain spaces. */
export function talk(...messages: string[]): string[] {
  let memory = emptyMemory
  return messages.map((message) => {
    const turn = replyTo(message, memory)
    memory = turn.memory
    return turn.reply.text.replaceAll('\u202f', ' ')
  })
}
