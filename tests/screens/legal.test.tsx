import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'

const main = page.getByRole('main')
const contents = page.getByRole('navigation', { name: 'Sommaire' })
const email = ['contact@dia-madagascar.example', 'mailto:contact@dia-madagascar.example']
const privacyLink = ['Confidentialité', '/confidentialite']

describe('the legal notice', () => {
  test('names the publisher, the host and the rules', async () => {
    await open('/mentions-legales', 'Mentions légales')
    expect(
      missingIn(main.element(), [
        'Version de janvier 2025',
        'Fournisseur de Produits Touristiques',
        'Antananarivo, Madagascar',
        'Lot II A 12, Antananarivo 101, Madagascar',
        'Hébergeur Exemple SA',
        'Propriété intellectuelle',
        'seul responsable des services',
        'droit malgache',
        'tribunaux malgaches',
      ]),
    ).toEqual([])
    expect(linksIn(main)).toEqual(expect.arrayContaining([email, privacyLink]))
    expect(document.title).toBe('Mentions légales – Dia Madagascar')
  })

  test('marks the tax number and the director as missing', async () => {
    await open('/mentions-legales', 'Mentions légales')
    const blanks = page.getByText('[à compléter]').elements()
    expect(blanks.map((mark) => mark.closest('dd')?.previousElementSibling?.textContent)).toEqual([
      'Numéro d’identification fiscale (NIF)',
      'Directeur de la publication',
    ])
  })
})

describe('the privacy policy', () => {
  test('says what is collected, why, who sees it and how long it is kept', async () => {
    await open('/confidentialite', 'Politique de confidentialité')
    expect(
      missingIn(main.element(), [
        'Dernière mise à jour : janvier 2025',
        'loi malgache n° 2014-038 du 9 janvier 2015',
        'historique de vos réservations',
        'Votre position, seulement avec votre accord',
        'ne la garde pas et ne l’envoie à personne',
        'préparer et suivre vos réservations',
        'votre sécurité si vous déclenchez le SOS',
        'les prestataires partenaires de votre voyage',
        'les autorités, si la loi l’exige',
        'consenti expressément',
        'la loi malgache nous impose',
        'communications sont chiffrées',
        'par e-mail ou sur la plateforme',
        'api.qrserver.com',
      ]),
    ).toEqual([])
    expect(linksIn(main)).toContainEqual(email)
  })

  test('lists what the browser stores', async () => {
    await open('/confidentialite', 'Politique de confidentialité')
    expect(
      missingIn(section('sur-votre-appareil'), [
        'aucun cookie',
        '30 jours au plus',
        'Brouillons',
        'le nombre de personnes, ou le sujet du message ; passé 30 jours, effacés à l’envoi suivant',
        '50 derniers messages',
        'code de langue choisi',
        'l’annonce de l’application',
        'Gardé en ce moment sur cet appareil',
      ]),
    ).toEqual([])
  })

  test('has an e-mail link for each right', async () => {
    await open('/confidentialite', 'Politique de confidentialité')
    const links = page.elementLocator(section('droits')).getByRole('link', { name: /^Nous écrire/ })
    expect(links.elements().map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual(
      ['accès', 'rectification', 'effacement', 'portabilité', 'opposition'].map(
        (right) => `${email[1]}?subject=Mes données\u202f: ${right}`,
      ),
    )
  })
})

test('the terms of use have eleven articles, each with a summary in plain words', async () => {
  await open('/cgu', 'Conditions générales d’utilisation')
  await expect.element(page.getByText('En vigueur depuis janvier 2025')).toBeVisible()
  expect(page.getByRole('heading', { level: 2, name: /^Article/ }).elements()).toHaveLength(11)
  expect(page.getByText('En clair', { exact: true }).elements()).toHaveLength(11)
  expect(missingIn(section('article-4'), ['conseils personnalisés', '24 h/24', '0 %', 'devis'])).toEqual([])
  expect(missingIn(section('article-5'), ['mise en relation', 'seul responsable'])).toEqual([])
  expect(missingIn(section('article-10'), ['droit malgache', 'tribunaux malgaches'])).toEqual([])
  expect(linksIn(main)).toEqual(expect.arrayContaining([email, privacyLink]))
})

describe('the table of contents', () => {
  test.each([
    ['/mentions-legales', 'Mentions légales', 6],
    ['/confidentialite', 'Politique de confidentialité', 11],
    ['/cgu', 'Conditions générales d’utilisation', 11],
  ])('of %s links to every section', async (url, title, count) => {
    await open(url, title)
    const sections = [...document.querySelectorAll('main section[id]')]
    expect(sections).toHaveLength(count)
    const links = contents.getByRole('link').elements()
    expect(links.map((link) => [link.getAttribute('href'), link.lastChild?.textContent])).toEqual(
      sections.map((part) => [`#${part.id}`, part.querySelector('h2')?.lastChild?.textContent]),
    )
  })

  test('marks the section being read', async () => {
    await open('/cgu', 'Conditions générales d’utilisation')
    const current = () => contents.element().querySelector('[aria-current]')?.getAttribute('href')
    expect(current()).toBeUndefined()
    section('article-5').scrollIntoView({ behavior: 'instant' })
    await expect.poll(current).toBe('#article-5')
  })
})

async function open(url: string, title: string) {
  await renderApp(url)
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Ignores the kind of spaces. */
function missingIn(part: Element, phrases: string[]): string[] {
  const text = part.textContent.replaceAll(/\s+/g, ' ')
  return phrases.filter((phrase) => !text.includes(phrase))
}

function section(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no section ${id}`)
  return element
}
