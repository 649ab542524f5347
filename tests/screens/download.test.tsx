import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { held } from '#tests/held.ts'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'

const apk = 'https://cdn.dia-madagascar.example/dia-madagascar.apk'
const service = `https://api.qrserver.com/v1/create-qr-code/?size=200x200&data=${encodeURIComponent(apk)}`

const main = page.getByRole('main')
const caption = page.getByText('Scannez pour télécharger')
const qr = page.getByRole('img', { name: /^Code QR de l’application/ })

// No test asks the service itself.
beforeEach(async () => {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls: ['*://api.qrserver.com/*'] })
})
afterEach(async () => {
  await cdp().send('Network.setBlockedURLs', { urls: [] })
})

describe('the download page', () => {
  test('offers the official application, with its claims', async () => {
    await renderApp('/telecharger')
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent("Téléchargez l'App Dia Madagascar")
    expect(document.title).toBe('Télécharger l’application – Dia Madagascar')
    await expect.element(main.getByText('Application officielle', { exact: true })).toBeVisible()
    const claims = main.getByRole('listitem').elements().map(({ textContent }) => textContent)
    expect(claims.slice(0, 3)).toEqual([
      '4.8/5 note des utilisateurs',
      '10k+ téléchargements',
      'sans publicité',
    ])
    await expect.element(main.getByText('Gratuit • Sécurisé • Sans publicité')).toBeVisible()
  })

  test.each([['Télécharger APK (Gratuit)'], ['Télécharger Maintenant']])(
    'gives the file itself, in a tab of its own: %s',
    async (name) => {
      await renderApp('/telecharger')
      const link = page.getByRole('link', { name })
      await expect.element(link).toHaveAttribute('href', apk)
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', 'noopener')
    },
  )

  test('repeats its offer after the screens on a phone, and there alone', async () => {
    onTestFinished(() => page.viewport(1280, 900))
    await renderApp('/telecharger')
    const repeated = main.getByRole('link', { name: 'Télécharger l’application' })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(repeated).not.toBeInTheDocument()
    await page.viewport(360, 740)
    await expect.element(repeated).toHaveAttribute('href', apk)
  })

  test('shows three screens, to which the demo button leads', async () => {
    await renderApp('/telecharger')
    const demo = page.getByRole('region', { name: 'Le réseau s’arrête, elle continue' })
    await expect.element(demo).toBeInTheDocument()
    for (const name of [/^Écran d’accueil/, /^Carte interactive des points d’intérêt/, /^Audioguide géolocalisé/]) {
      expect(demo.getByRole('img', { name }).elements()).toHaveLength(1)
    }
    await page.getByRole('link', { name: 'Voir la démo' }).click()
    await expect.element(demo.getByRole('heading', { level: 2 })).toBeInViewport()
  })

  test('draws its screens in the fonts of the page', async () => {
    await renderApp('/telecharger')
    await expect.element(page.getByRole('img', { name: /^Carte interactive/ })).toBeInTheDocument()
    const fonts = [...document.querySelectorAll('[role=img] > svg')].flatMap((screen) =>
      [...screen.querySelectorAll('text')].map((text) => getComputedStyle(text).fontFamily.split(',')[0]),
    )
    expect(new Set(fonts)).toEqual(new Set(['"Instrument Sans Variable"', '"Besley Variable"']))
  })

  test('tells what the application does, asks for and promises', async () => {
    await renderApp('/telecharger')
    const strengths = page.getByRole('region', { name: 'Tout tient dans la poche' })
    const titles = strengths.getByRole('heading', { level: 3 }).elements()
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Guide GPS narré',
      'Mode hors ligne complet',
      'SOS avec position précise',
      'Interface multilingue',
    ])
    await expect
      .element(strengths.getByText(/quatre langues.*français, anglais, espagnol et chinois/))
      .toBeVisible()
    expect(linksIn(strengths)).toEqual([['les secours', '/contact']])
    const sheet = page.getByRole('region', { name: 'Informations techniques' })
    const facts = sheet.element().querySelectorAll('dd, li')
    expect([...facts].map(({ textContent }) => textContent)).toEqual([
      'Android 7.0 ou plus récent',
      '150\u202fMo',
      'requis pour la navigation',
      'fonctionne hors ligne',
      'Application officielle signée',
      'Aucune donnée personnelle collectée',
      'Communications chiffrées',
      'Mises à jour automatiques',
    ])
  })

  test('says when it does tell something of its bearer', async () => {
    await renderApp('/telecharger')
    await expect
      .element(main.getByText('Seul le SOS, quand vous le déclenchez, transmet votre position.'))
      .toBeVisible()
  })

  test('helps with the installation, and says that there is none for iPhones', async () => {
    await renderApp('/telecharger')
    const help = page.getByRole('region', { name: 'L’installer en quatre gestes' })
    const steps = help.getByRole('listitem').getByRole('heading').elements()
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Téléchargez le fichier',
      'Ouvrez-le',
      'Donnez votre accord',
      'Chargez vos circuits',
    ])
    await expect.element(help.getByText(/n’existe que pour Android/)).toBeVisible()
  })
})

describe('its QR code', () => {
  test('is the service’s, of the file’s address, once it is to be seen, and else drawn here', async () => {
    const { release } = holdViews()
    const shown = codesShown()
    await renderApp('/telecharger')
    const figure = page.getByRole('figure').filter({ has: caption })
    await expect.element(figure).toBeVisible()
    expect(shown).toEqual([])
    const { height } = figure.element().getBoundingClientRect()

    release()
    await expect.element(qr).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/))
    expect(shown[0]).toEqual({ src: service, referrerPolicy: 'no-referrer', width: 200, height: 200 })
    await expect.element(caption).toBeVisible()
    expect(figure.element().getBoundingClientRect().height).toBe(height)
  })

  test('is drawn here when the service has said nothing for 5 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    // Held by the browser and never let go.
    await cdp().send('Network.setBlockedURLs', { urls: [] })
    await cdp().send('Fetch.enable', { patterns: [{ urlPattern: '*api.qrserver.com*' }] })
    onTestFinished(async () => {
      await cdp().send('Fetch.disable')
    })
    await renderApp('/telecharger')
    await expect.element(qr).toHaveAttribute('src', service)
    await vi.advanceTimersByTimeAsync(4900)
    await expect.element(qr).toHaveAttribute('src', service)
    await vi.advanceTimersByTimeAsync(200)
    await expect.element(qr).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/))
  })

  test('leaves the link alone where it cannot be drawn either', async () => {
    const failure = new Error('no canvas')
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
      throw failure
    })
    onTestFinished(() => getContext.mockRestore())
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    await renderApp('/telecharger')
    await expect
      .poll(() => warn.mock.calls)
      .toEqual([[`The QR code of ${apk} cannot be drawn`, failure]])
    warn.mockClear()
    await expect.element(caption).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: 'Télécharger APK (Gratuit)' }))
      .toBeVisible()
  })
})

/** Nothing comes into view until `release` is called. */
function holdViews() {
  const { promise, release } = held()
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      override observe(target: Element) {
        void promise.then(() => super.observe(target))
      }
    },
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return { release }
}

/** Every code as it comes onto the page, also one that soon gives way to another. */
function codesShown() {
  const shown: Pick<HTMLImageElement, 'src' | 'referrerPolicy' | 'width' | 'height'>[] = []
  const observer = new MutationObserver(() => {
    const image = document.querySelector<HTMLImageElement>('figure img[alt^="Code QR"]')
    if (!image) return
    const { src, referrerPolicy, width, height } = image
    shown.push({ src, referrerPolicy, width, height })
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return shown
}
