import type { Memory } from '#mocks/assistant/memory.ts'

/** 'Le premier, il dure combien ?', but not 'le premier jour' or 'le premier prix'. */
const first =
  /(?<!\p{L})(?:le|la) (?:premi[eè]re?|1(?:er|[eè]re?))(?! ?\p{L}*(?:jour|fois|voyage|prix|[ée]tape|nuit|vol|semaine|s[ée]jour|heure|soir|demande))(?!\p{L})/iu
const second =
  /(?<!\p{L})(?:le|la) (?:deuxi[eè]me|seconde?|2(?:e|nde?|[eè]me)|derni[eè]re?)(?! ?\p{L}*(?:jour|fois|voyage|prix|[ée]tape|nuit|vol|semaine|s[ée]jour|heure|soir|demande|partie))(?!\p{L})/iu

/** Names the circuit or place that a message calls the first or the second of two. */
export function nameOrdinal(input: string, memory: Memory): string {
  const [one, two] = namesOf(memory)
  const named = one === undefined ? input : input.replace(first, one)
  return two === undefined ? named : named.replace(second, two)
}

/** In the order in which a conversation named them. */
function namesOf({ subject, topic }: Memory): string[] {
  if (subject?.kind === 'circuit') {
    const pair = subject.other ? [subject.other, subject.circuit] : []
    // A recommendation names the best first.
    const named = topic === 'choice' ? [subject.circuit, ...pair.slice(0, 1)] : pair
    return named.map(({ name }) => `le circuit ${name}`)
  }
  return subject?.kind === 'place' && subject.other ? [subject.place.name, subject.other.name] : []
}
