/**
 * What was typed into a form, kept in this tab's own session storage so that it outlives a reload, a crash, a failed
 * send and a change of page. Storage that is blocked or full costs the draft, never the form.
 */
export function readDraft<Values extends Record<string, string>>(form: string, empty: Values): Values {
  const kept = Object.entries(readRecord(form)).filter(
    ([name, value]) => Object.hasOwn(empty, name) && typeof value === 'string',
  )
  return { ...empty, ...Object.fromEntries<unknown>(kept) }
}

export function writeDraft(form: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values))
  } catch {
    // Nothing to say to the traveller: the form works without.
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // As above.
  }
}

function keyOf(form: string): string {
  return `draft/${form}`
}

function readRecord(form: string): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    return typeof saved === 'object' && saved !== null ? { ...saved } : {}
  } catch {
    return {}
  }
}
