import { replyAboutCircuit } from '#mocks/assistant/follow-ups/circuit-replies.ts'
import { circuitFollowUps } from '#mocks/assistant/follow-ups/circuit.ts'
import { turnAboutCircuit } from '#mocks/assistant/follow-ups/about-circuits.ts'
import type { Asked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { notesOf } from '#mocks/assistant/circuit-facts.ts'
import { parseMessage } from '#mocks/assistant/message.ts'
import { theName } from '#mocks/assistant/place-phrases.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { whereOnCircuits } from '#mocks/assistant/place-circuits.ts'
import type { Subject } from '#mocks/assistant/subject.ts'
import { formatCount } from '#src/lib/format.ts'
import { capitalize } from '#src/lib/text.ts'

/** 'On voit des tsingy ?', about a circuit: names a place to some. */
function answerSight(asked: Asked, memory: Memory): Turn | undefined {
  const { subject } = memory
  const found = circuitFollowUps.find(({ topic }) => topic === 'sight')
  return subject?.kind === 'circuit' && !subject.other && found?.matches(asked)
    ? turnAboutCircuit(found, subject.circuit, asked, memory)
    : undefined
}

/** Whether a place can be left out of the circuit of the conversation or added to it, and on which day one is there. */
export function answerPlaceOfCircuit(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  return (
    answerSight(asked, memory) ??
    answerWithout(named, asked, memory) ??
    answerEnds(named, asked, memory) ??
    answerWhichDay(named, asked, memory) ??
    answerAdded(named, asked, memory)
  )
}

/** 'Et sans monter le pic Boby ?', about a circuit that goes there. */
function answerWithout(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  const { subject } = memory
  if (
    subject?.kind !== 'circuit' ||
    named.kind !== 'place' ||
    named.place.circuit !== subject.circuit ||
    asked.days !== undefined
  )
    return undefined
  const leaves = /\b(?:enlev\w*|evit\w*|supprim\w*|zapp\w*|retir\w*|saut(?:er|e|ez|ons)|oblig\w*)\b/.test(asked.typed)
  const { destinations } = parseMessage(notesOf(subject.circuit).without)
  const without = leaves || /\bsans\b/.test(asked.typed)
  if (without && !destinations.includes(named.place)) {
    const text = `Oui, sur mesure\u202f: écrivez dans la demande de devis que vous laissez ${theName(named.place)}, et ce que vous voulez faire à la place.`
    const reply = replyAboutCircuit(subject.circuit, text, 'sur-mesure', 'devis')
    return { reply, memory: remember(memory, asked.message, reply, { subject }) }
  }
  const found = without ? circuitFollowUps.find(({ topic }) => topic === 'without') : undefined
  return found && turnAboutCircuit(found, subject.circuit, asked, memory)
}

/** 'Notre vol de retour part de Nosy Be, c’est possible ?', about a circuit that starts or ends there. */
function answerEnds(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  const { subject } = memory
  if (
    subject?.kind !== 'circuit' ||
    named.kind !== 'place' ||
    !/\b(?:vols?|avion|commencer|finir|terminer)\b/.test(asked.typed)
  )
    return undefined
  const found = circuitFollowUps.find(({ topic }) => topic === 'ends')
  const isThere = notesOf(subject.circuit).ends.includes(named.place.name)
  return found?.matches(asked) && isThere ? turnAboutCircuit(found, subject.circuit, asked, memory) : undefined
}

const asksWhichDay =
  /\bquels? jours?\b|\ba quel moment\b|\b(?:arrive|passe|on est) quand\b|\bquand on (?:arrive|passe|est)\b/

const asksIfThere =
  /^(?!.*\b(?:combien|comment|pourquoi|quels?|quelles?|quoi)\b).*\b(?:il|on|circuit\w*|ca) passe(?: t il| t on)?(?: bien| aussi)? (?:par|a|au)\b/

/** 'Quel jour on va à la Mer d’Émeraude ?', 'il passe par l’Isalo ?', about a circuit. */
function answerWhichDay(named: Subject, { typed, message }: Asked, memory: Memory): Turn | undefined {
  const { subject } = memory
  if (subject?.kind !== 'circuit' || named.kind !== 'place' || named.other) return undefined
  const verdict = named.place.circuit === subject.circuit ? 'Oui' : 'Non'
  const asksWhether = asksIfThere.test(typed)
  if ((!asksWhether && !asksWhichDay.test(typed)) || /\b(?:marche|ouvert\w*|ferme\w*)\b/.test(typed)) return undefined
  const where = whereOnCircuits(named.place)
  const text = asksWhether && named.place.circuit ? `${verdict}\u202f: ${where}` : capitalize(where)
  const reply = replyAboutCircuit(subject.circuit, text, 'sur-mesure', 'devis')
  return { reply, memory: remember(memory, message, reply, { subject }) }
}

const asksToAdd =
  /\b(?:r?ajout\w*|inclu(?:re|rait)\w*|integr\w*|inser\w*|gliss\w*|caser?|caler?|faire un detour|plus longtemps|finir (?:par|a)|aussi (?:voir|aller|visiter|passer))\b|\b(?:prolong|rallong)\w* (?:a|au|aux|sur|jusqu a)\b|\b(?:rester|passer|dormir|prendre|prolonger)\b.* (?:de|en) plus\b/

/** 'On peut rajouter Nosy Iranja ?', about a circuit. */
function answerAdded(named: Subject, { typed, message, days }: Asked, memory: Memory): Turn | undefined {
  const { subject } = memory
  if (subject?.kind !== 'circuit' || named.kind !== 'place' || named.other || !asksToAdd.test(typed)) return undefined
  const where = whereOnCircuits(named.place)
  const text =
    named.place.circuit === subject.circuit
      ? days === undefined && !/\bplus longtemps\b|\bprolong|\b(?:nuits?|soirs?) de plus\b/.test(typed)
        ? `C’est déjà au programme\u202f: ${where}`
        : `Oui\u202f: ${where} Pour y rester ${days === undefined ? 'plus longtemps' : `${formatCount(days, 'jour')} de plus`}, écrivez-le dans la demande de devis.`
      : `Oui, sur mesure\u202f: ${where} Écrivez-le dans la demande de devis, avec les jours que vous ajoutez.`
  const reply = replyAboutCircuit(subject.circuit, text, 'sur-mesure', 'combiner', 'devis')
  return { reply, memory: remember(memory, message, reply, { subject }) }
}
