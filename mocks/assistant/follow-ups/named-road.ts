import { type Asked, toTurn } from '#mocks/assistant/follow-ups/follow-up.ts'
import { wayFollowUps } from '#mocks/assistant/follow-ups/way.ts'
import type { Memory, Turn } from '#mocks/assistant/memory.ts'
import type { Subject } from '#mocks/assistant/subject.ts'
import { foldFrench } from '#src/content/french-terms.ts'
import { monthNames } from '#src/lib/months.ts'

/** The topic words of a question about a road. */
const roadWords = new RegExp(
  `^(?:rn\\d*[a-z]?|\\d+|nationale|routes?|etat|goudron\\w*|praticable|dangereu\\w*|piste|nuit|motos?|velos?|4x4|voiture|mauvaise|trous|securite|${monthNames.map(foldFrench).join('|')})$`,
)

/** Topics of `wayFollowUps`. */
const roadTopics: ReadonlySet<string> = new Set(['night', 'two-wheels', 'car', 'month', 'state'])

/** 'Quel est l’état de la RN6 ?'. */
export function answerNamedRoad(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  if (named.kind !== 'way' || named.from) return undefined
  if (!asked.message.topic.every((word) => roadWords.test(word))) return undefined
  const found = wayFollowUps.find(({ topic, matches }) => roadTopics.has(topic) && matches(asked))
  const isNamedAlone = asked.message.topic.every((word) => /^rn?\d*$|^nationale$|^routes?$/.test(word))
  // 'La RN7' asks what there is to see.
  const state = isNamedAlone && named.name !== 'RN7' ? wayFollowUps.find(({ topic }) => topic === 'state') : undefined
  // 'Et la RN7 ?', after another road in March.
  const asksAgain = isNamedAlone && memory.subject?.kind === 'way' && /^et\b/.test(asked.typed)
  const again = asksAgain ? wayFollowUps.find(({ topic }) => topic === memory.topic) : undefined
  const followUp = found ?? again ?? state
  return followUp && toTurn(followUp, named, { ...asked, month: asked.month ?? memory.month }, named, memory)
}
