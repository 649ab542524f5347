import type { Asked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { chooseCircuit } from '#mocks/assistant/intents/choose-circuit.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { withOpening } from '#mocks/assistant/intents/openings.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { getNote, getQuestion, replyToQuestion } from '#mocks/assistant/replies.ts'
import { addWishes, readWishes } from '#mocks/assistant/wishes.ts'

/** 'Sur mesure, vous faites ça ? On voudrait les tsingy et Nosy Be.' */
const asksForTailorMade =
  /\bsur mesure\b(?=.*\b(?:vous faites|faites vous|c est possible|ca existe|proposez)\b)|\b(?:vous faites|faites vous|proposez|pouvez|peut on|possible)\b.*\bsur mesure\b/

/** 'Peut-on modifier un circuit pour ajouter quelques jours de plage à la fin ?' */
const asksForMoreDays =
  /\b(?:modifi\w*|ajout\w*|rallong\w*|prolong\w*|complet\w*)\b.*\b(?:jours?|nuits?|semaine|sejour|repos|farniente)\b.*\b(?:fin|circuit|apres|plages?|mer)\b/

/** What suits the wishes of somebody who asks for a voyage of their own, or how to add days to a circuit that is not named. */
export function answerTailorMade({ typed, message, ...asked }: Asked, memory: Memory): Turn | undefined {
  if (!asksForTailorMade.test(typed)) {
    const namesCircuit = memory.subject?.kind === 'circuit' || findCircuits(message.text).length > 0
    if (namesCircuit || !asksForMoreDays.test(typed)) return undefined
    const note = getNote('jours-en-plus')
    const reply = withOpening(replyToQuestion(note), note, message)
    return { reply, memory: remember(memory, message, reply) }
  }
  const wishes = message.destinations.length > 0 ? [] : addWishes(memory.wishes, readWishes(typed))
  const { days = memory.days, month = memory.month } = asked
  const choice = wishes.length > 0 ? chooseCircuit({ wishes, days, month }) : undefined
  const question = getQuestion('sur-mesure')
  const reply = choice
    ? {
        ...choice.reply,
        text: `Oui, sur mesure aussi\u202f: écrivez-le dans la demande de devis. ${choice.reply.text}`,
      }
    : withOpening(replyToQuestion(question), question, message)
  return { reply, memory: remember(memory, message, reply) }
}
