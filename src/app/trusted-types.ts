/** What React sets as markup to make a script element, which has no text then. */
const emptyScript = '<script></script>'

let developing = false

/**
 * Decides, where the browser asks, what text may become markup, a script or a script's address: what a library of ours
 * needs, and nothing that anybody's data could bring. Null is refused with an error.
 */
export function guardMarkup(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (developing || text === emptyScript || !text.includes('<') ? text : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (text) => (new URL(text, location.href).origin === location.origin ? text : null),
  })
}

/** React Query Devtools are drawn from markup: for who opens them by hand. */
export function allowDevtoolsMarkup(): void {
  developing = true
}

/** Structured data: does nothing when it is run. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
