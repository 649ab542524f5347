/** React creates script elements from this markup. */
const emptyScript = '<script></script>'

let devtoolsAllowed = false

/**
 * The Trusted Types policy for text that becomes markup, a script or a script URL: allows what the site's libraries need and
 * nothing that data could inject. The browser throws where the policy returns null.
 */
export function restrictMarkup(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (devtoolsAllowed || text === emptyScript || !text.includes('<') ? text : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (text) => (new URL(text, location.href).origin === location.origin ? text : null),
  })
}

/** React Query Devtools insert markup. Called only when they are opened. */
export function allowDevtoolsMarkup(): void {
  devtoolsAllowed = true
}

/** Structured data is a script element with JSON, which cannot run. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
