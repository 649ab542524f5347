import type { BootPage } from '#src/lib/boot-page.ts'

/**
 * Stands in every document as its only inline script, so nothing outside may be used in it. The page reads and links
 * without the app, which is loaded when the page is complete, or as soon as somebody wants something of it; what was
 * tapped and typed until then is handed on. Words outlive a reload, to which a page whose app does not come invites.
 */
export function boot(): void {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the same build has written it
  const { path, entry, base, modules, styles }: BootPage = JSON.parse(document.currentScript?.dataset['page'] ?? '')
  const { documentElement: root, head } = document
  const tapped = new Set<HTMLElement>()
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const typed = new Map<Field, { words: string; caret: number | null }>()
  /** What was typed by the fields' names, before a reload too: a draft of its own, until its form is there (`storage/draft.ts`). */
  const earlyDraft = `draft/early${path}`
  const earlyWords = readEarlyWords()
  let started = false
  /** Milliseconds that pictures, styles and the first paint may hold back the app. */
  const longestWaitMs = 3000

  function start() {
    if (started) return
    started = true
    for (const href of styles) bringStyles(href, 2)
    for (const href of [...base, entry, ...modules]) append({ rel: 'modulepreload', href })
    run().catch(() => {
      root.dataset['incomplete'] = ''
    })
  }

  /** In one go the modules would keep a slow phone from answering a finger for a fifth of a second. */
  async function run() {
    // What the app hydrates must be there.
    if (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    }
    for (const href of [...base, entry]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, a task each
      await import(/* @vite-ignore */ href)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  function append(link: { rel: string; href: string }): HTMLLinkElement {
    const element = Object.assign(document.createElement('link'), { ...link, crossOrigin: '' })
    head.append(element)
    return element
  }

  /** A document without a page asks for its styles itself, and this script waits for them: one without rules has failed. */
  function bringMissingStyles() {
    for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (link.sheet?.cssRules.length) continue
      link.remove()
      bringStyles(new URL(link.href).pathname, 1)
    }
  }

  /** A link that failed is taken out, so that it passes for arrived nowhere. */
  function bringStyles(href: string, tries: number) {
    const link = append({ rel: 'stylesheet', href })
    link.addEventListener('error', () => {
      link.remove()
      if (tries > 1) bringStyles(href, tries - 1)
      else root.dataset['incomplete'] = ''
    })
  }

  function onClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a, summary') : null
    if (target?.localName !== 'button') return
    // A form that nobody listens to would be sent to this very address, with all that was typed.
    event.preventDefault()
    // Tapped again it is not answered twice, but where it is in the row counts.
    tapped.delete(target)
    tapped.add(target)
    target.dataset['awaited'] = ''
  }

  function onEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    for (const target of tapped) {
      if (!target.matches('[aria-expanded], [aria-haspopup]')) continue
      tapped.delete(target)
      delete target.dataset['awaited']
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (event.submitter) tapped.add(event.submitter)
  }

  function onInput({ target }: Event) {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    ) {
      const caret = target instanceof HTMLSelectElement ? null : target.selectionStart
      typed.set(target, { words: target.value, caret })
      if (!target.name) return
      earlyWords[target.name] = target.value
      earlyWords['@id'] ??= crypto.getRandomValues(new Uint32Array(4)).join('-')
      keep()
    }
  }

  function readEarlyWords(): Record<string, unknown> {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(earlyDraft) ?? '{}')
      return typeof kept === 'object' ? { ...kept } : {}
    } catch {
      return {}
    }
  }

  function keep() {
    try {
      sessionStorage.setItem(earlyDraft, JSON.stringify({ ...earlyWords, '@savedAt': new Date().toISOString() }))
    } catch {
      // They outlive no reload then.
    }
  }

  /** One that is full reads all the same. */
  function canStore(): boolean {
    try {
      sessionStorage.setItem(`${earlyDraft}?`, ' '.repeat(999))
      sessionStorage.removeItem(`${earlyDraft}?`)
      return true
    } catch {
      return false
    }
  }

  /** To be seen, for when the app does not come this time either: the form takes them into its own draft. */
  function showEarlyWords() {
    for (const [name, words] of Object.entries(earlyWords)) {
      const field = document.querySelector<Field>(`main [name="${CSS.escape(name)}"]`)
      if (field && !typed.has(field) && typeof words === 'string') field.value = words
    }
  }

  /** From now on React answers what is touched, each part of the page as soon as it is needed. */
  function stopListening() {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    // Else they are the only copy.
    if (canStore()) dropRestoredWords()
  }

  /** Without scripts they are welcome; the app knows newer ones, and what was sent or deleted since. */
  function dropRestoredWords() {
    for (const field of document.querySelectorAll<Field>('form :is(input, textarea, select)')) {
      if (typed.has(field)) continue
      if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
      else for (const option of field.options) option.selected = option.defaultSelected
    }
    showEarlyWords()
  }

  function handOn() {
    removeEventListener('input', onInput, true)
    removeEventListener('keydown', onEscape, true)
    for (const [field, { words, caret }] of typed) {
      // Past React's own setter, which would take it for a change that it has made itself.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words)
      if (caret !== null && 'setSelectionRange' in field) field.setSelectionRange(caret, caret)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    try {
      sessionStorage.removeItem(earlyDraft)
    } catch {
      // Nothing is kept.
    }
    for (const target of tapped) {
      delete target.dataset['awaited']
      target.click()
    }
  }

  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('keydown', onEscape, true)
  addEventListener('input', onInput, true)
  document.addEventListener('app-listens', stopListening, { once: true })
  document.addEventListener('app-alive', handOn, { once: true })

  if (path !== location.pathname) {
    // Another page's markup and head: nobody is to see them.
    root.dataset['elsewhere'] = ''
    const siteName = head.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content
    // The title stays until the app has one of its own.
    for (const tag of head.querySelectorAll('[data-of-page]:not(title)')) tag.remove()
    if (siteName) document.title = siteName
    bringMissingStyles()
    start()
    return
  }
  // Behind the first paint, which a page of little has not made by then. A hidden one paints nothing.
  addEventListener('load', () => {
    if (document.hidden) start()
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  })
  // A picture that never comes would keep the page from being complete.
  document.addEventListener('DOMContentLoaded', () => {
    showEarlyWords()
    setTimeout(start, longestWaitMs)
  })
  // A page that is opened in its middle scrolls, too: Firefox tells of no paint of such a one.
  for (const type of ['pointerdown', 'keydown', 'focusin', 'scroll']) addEventListener(type, start, { once: true })
}
