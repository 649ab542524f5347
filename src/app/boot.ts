/** The boot script's parameters, which each document has in `data-page`. */
export type BootPage = {
  /** The page that was prerendered. Hosts may send its document for other paths too. */
  path: string
  /** Modules in execution order; the last one starts the app. */
  scripts: string[]
  /** The complete style sheets; the document itself has only the critical styles. */
  styles: string[]
}

/**
 * The inline script of every document. The build prints this function into the document, so it must not use anything outside
 * itself. The page can be read without the app, which is loaded after the first paint or at the first interaction. Until the app
 * is hydrated, the script remembers the last clicked button, to click it again then, and writes what is typed into the form's
 * draft (storage/drafts.ts). If a file does not load, the page stays as it is.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- nothing outside can be used */
export function boot(): void {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by the same build
  const { path, scripts, styles }: BootPage = JSON.parse(document.currentScript?.dataset['page'] ?? '')
  const { documentElement: root, head } = document
  let clicked: HTMLElement | null = null
  let started = false

  function start() {
    if (started) return
    started = true
    for (const href of styles) addLink('stylesheet', href).addEventListener('error', markIncomplete)
    for (const href of scripts) addLink('modulepreload', href)
    run().catch(markIncomplete)
  }

  async function run() {
    if (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    }
    for (const href of scripts) {
      // oxlint-disable-next-line no-await-in-loop -- one task each, so that a slow phone stays responsive
      await import(/* @vite-ignore */ href)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  function addLink(rel: string, href: string) {
    const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
    head.append(link)
    return link
  }

  function markIncomplete() {
    root.dataset['incomplete'] = ''
  }

  function remember(button: HTMLElement | null) {
    clicked?.removeAttribute('data-awaited')
    clicked = button
    button?.setAttribute('data-awaited', '')
  }

  function onClick(event: Event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    // The browser would submit the form to the current URL.
    event.preventDefault()
    remember(button)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    remember(event.submitter)
  }

  function onInput({ target: field }: Event) {
    if (
      !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
    )
      return
    const key = `draft/${field.form?.dataset['draft']}`
    if (!field.form?.dataset['draft'] || !field.name) return
    field.dataset['typed'] = ''
    try {
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- written here or by storage/drafts.ts
      const draft: { values?: Record<string, string> } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      const values = { ...draft.values, [field.name]: field.value }
      sessionStorage.setItem(key, JSON.stringify({ ...draft, values, savedAt: Date.now() }))
    } catch {
      // Storage is blocked or full. The form reads the field itself (forms/use-draft-form.ts).
    }
  }

  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onInput, true)
  document.addEventListener('hydrated', () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    const button = clicked
    remember(null)
    // In a new task: a click during React's render would be lost.
    setTimeout(() => button?.click())
  })

  if (path !== location.pathname) {
    // Hides another page's markup and removes its head. The title stays until the app sets one.
    root.dataset['elsewhere'] = ''
    for (const tag of head.querySelectorAll('[data-of-page]:not(title)')) tag.remove()
    start()
    return
  }
  addEventListener('load', () => {
    if (document.hidden) start()
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  })
  // A picture that never loads would delay the load event.
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, 3000))
  for (const type of ['pointerdown', 'keydown', 'focusin', 'scroll']) addEventListener(type, start, { once: true })
}
