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

// Tests never call the real service.
beforeEach(async () => {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls: ['*://api.qrserver.com/*'] })
})
afterEach(async () => {
  await cdp().send('Network.setBlockedURLs', { urls: [] })
})

describe('the download page', () => {
  test('offers the official application with its claims', async () => {
    await renderApp('/telecharger')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent("Téléchargez l'App Dia Madagascar")
    expect(document.title).toBe('Télécharger l’application – Dia Madagascar')
    await expect.element(main.getByText('Application officielle', { exact: true })).toBeVisible()
    const claims = main
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
    expect(claims.slice(0, 3)).toEqual(['4.8/5 note des utilisateurs', '10k+ téléchargements', 'sans publicité'])
    await expect.element(main.getByText('Gratuit • Sécurisé • Sans publicité')).toBeVisible()
  })

  test.each(['Télécharger APK (Gratuit)', 'Télécharger Maintenant'])(
    '« %s » opens the APK in a new tab',
    async (name) => {
      await renderApp('/telecharger')
      const link = page.getByRole('link', { name })
      await expect.element(link).toHaveAttribute('href', apk)
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', 'noopener')
    },
  )

  test('shows another download button after the screenshots on a phone only', async () => {
    onTestFinished(() => page.viewport(1280, 900))
    await renderApp('/telecharger')
    const repeated = main.getByRole('link', { name: 'Télécharger l’application' })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(repeated).not.toBeInTheDocument()
    await page.viewport(360, 740)
    await expect.element(repeated).toHaveAttribute('href', apk)
  })

  test('shows three screenshots, to which the demo button scrolls', async () => {
    await renderApp('/telecharger')
    const demo = page.getByRole('region', { name: 'Le réseau s’arrête, elle continue' })
    await expect.element(demo.getByRole('img', { name: /^Écran d’accueil/ })).toBeInTheDocument()
    await expect.element(demo.getByRole('img', { name: /^Carte interactive/ })).toBeInTheDocument()
    await expect.element(demo.getByRole('img', { name: /^Audioguide/ })).toBeInTheDocument()
    await page.getByRole('link', { name: 'Voir la démo' }).click()
    await expect.element(demo.getByRole('heading', { level: 2 })).toBeInViewport()
  })

  test('draws the screenshots in the fonts of the page', async () => {
    await renderApp('/telecharger')
    await expect.element(page.getByRole('img', { name: /^Carte interactive/ })).toBeInTheDocument()
    const fonts = [...document.querySelectorAll('[role=img] > svg text')].map(
      (text) => getComputedStyle(text).fontFamily.split(',')[0],
    )
    expect(new Set(fonts)).toEqual(new Set(['"Instrument Sans Variable"', '"Besley Variable"']))
  })

  test('lists the features, requirements and promises of the app', async () => {
    await renderApp('/telecharger')
    const features = page.getByRole('region', { name: 'Tout tient dans la poche' })
    await expect.element(features).toHaveTextContent(/français, anglais, espagnol et chinois/)
    const titles = features.getByRole('heading', { level: 3 }).elements()
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Guide GPS narré',
      'Mode hors ligne complet',
      'SOS avec position précise',
      'Interface multilingue',
    ])
    expect(linksIn(features)).toEqual([['les secours', '/contact']])
    const details = page.getByRole('region', { name: 'Informations techniques' })
    const facts = details.element().querySelectorAll('dd, li')
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

  test('explains the installation, for Android only', async () => {
    await renderApp('/telecharger')
    const help = page.getByRole('region', { name: 'L’installer en quatre gestes' })
    await expect.element(help.getByText(/n’existe que pour Android/)).toBeVisible()
    expect(help.getByRole('listitem').elements()).toHaveLength(4)
  })
})

describe('the QR code', () => {
  test('comes from the service once in view, and is drawn locally if the service fails', async () => {
    const { release } = holdViews()
    const shown = codesShown()
    await renderApp('/telecharger')
    const figure = page.getByRole('figure').filter({ has: caption })
    await expect.element(figure).toBeVisible()
    expect(shown).toEqual([])
    const { height } = figure.element().getBoundingClientRect()

    release()
    await expect.element(qr).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/))
    expect(shown[0]).toEqual({ src: service, referrerPolicy: 'no-referrer', width: 200, height: 200 })
    expect(figure.element().getBoundingClientRect().height).toBe(height)
  })

  test('is drawn locally if the service has not answered after 5 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    // Keeps the request pending.
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
    await expect.element(qr).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/))
  })

  test('disappears if it cannot be drawn either', async () => {
    vi.spyOn(TextEncoder.prototype, 'encode').mockImplementation(() => {
      throw new Error('no encoder')
    })
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    await renderApp('/telecharger')
    await expect.element(caption).not.toBeInTheDocument()
    expect(warn).toHaveBeenCalledWith(`The QR code of ${apk} cannot be drawn`, expect.any(Error))
    warn.mockClear()
  })
})

/** Keeps elements out of view until `release` is called. */
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
  return { release }
}

/** Records every QR code that is shown, even for a moment. */
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
