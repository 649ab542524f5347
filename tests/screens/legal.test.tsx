import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'

const email = ['contact@dia-madagascar.example', 'mailto:contact@dia-madagascar.example']
const contents = page.getByRole('navigation', { name: 'Sommaire' })

describe('the legal notice', () => {
  test('says who publishes the site, who hosts it and under which rules', async () => {
    await open('/mentions-legales', 'Mentions légales')
    expect(missingIn(page.getByRole('main').element(), [
      'Version de janvier 2025',
      'Dia Madagascar',
      'Fournisseur de Produits Touristiques',
      'Antananarivo, Madagascar',
      'Lot II A 12, Antananarivo 101, Madagascar',
      'Numéro d’identification fiscale (NIF)',
      'Directeur de la publication',
      'Hébergeur Exemple SA',
      'Propriété intellectuelle',
      'Responsabilité',
      'seul responsable des services',
      'droit malgache',
      'tribunaux malgaches',
    ])).toEqual([])
    const links = linksIn(page.getByRole('main'))
    expect(links).toContainEqual(email)
    expect(links).toContainEqual(['Confidentialité', '/confidentialite'])
    expect(document.title).toBe('Mentions légales – Dia Madagascar')
  })

  test('leaves open what only the publisher knows: the tax number and the director', async () => {
    await open('/mentions-legales', 'Mentions légales')
    const blanks = page.getByText('[à compléter]').elements()
    expect(blanks.map((mark) => mark.closest('dd')?.previousElementSibling?.textContent)).toEqual([
      'Numéro d’identification fiscale (NIF)',
      'Directeur de la publication',
    ])
  })
})

describe('the privacy policy', () => {
  test('says what is collected, what for, who sees it, how long, and the rights', async () => {
    await open('/confidentialite', 'Politique de confidentialité')
    expect(missingIn(page.getByRole('main').element(), [
      'Dernière mise à jour : janvier 2025',
      'loi malgache n° 2014-038 du 9 janvier 2015',
      // Collected
      'Identité',
      'Coordonnées',
      'préférences',
      'historique de vos réservations',
      'Votre position, seulement avec votre accord',
      // Used for
      'préparer et suivre vos réservations',
      'conseils qui tiennent compte de vos envies',
      'améliorer nos services',
      'vous joindre au sujet de vos réservations',
      'votre sécurité si vous déclenchez le SOS',
      // Shared with
      'les prestataires partenaires de votre voyage',
      'les autorités, si la loi l’exige',
      'consenti expressément',
      // Kept and protected
      'Le temps nécessaire',
      'la loi malgache nous impose',
      'communications sont chiffrées',
      'par e-mail ou sur la plateforme',
      'api.qrserver.com',
    ])).toEqual([])
    expect(linksIn(page.getByRole('main'))).toContainEqual(email)
    expect(page.getByText('[à compléter]').elements()).toEqual([])
  })

  test('says what the device keeps and how long, and shows what is there now', async () => {
    await open('/confidentialite', 'Politique de confidentialité')
    const device = section('sur-votre-appareil')
    expect(missingIn(device, [
      'aucun cookie',
      '30 jours au plus',
      'Brouillons',
      'fermeture de l’onglet',
      '50 derniers messages',
      'identifiant de la session',
      'code de langue choisi',
      'l’annonce de l’application',
    ])).toEqual([])
    await expect
      .element(page.elementLocator(device).getByRole('heading', { level: 3 }))
      .toHaveTextContent('Gardé en ce moment sur cet appareil')
  })

  test('offers a letter for each right', async () => {
    await open('/confidentialite', 'Politique de confidentialité')
    const letters = page.elementLocator(section('droits')).getByRole('link', { name: /^Nous écrire/ })
    expect(letters.elements().map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual(
      ['accès', 'rectification', 'effacement', 'portabilité', 'opposition'].map(
        (right) => `${email[1]}?subject=Mes données\u202f: ${right}`,
      ),
    )
  })

  test('says that nothing is transmitted while the site is a demonstration', async () => {
    await open('/confidentialite', 'Politique de confidentialité')
    await expect
      .element(page.getByText('rien de ce que vous envoyez d’ici n’est transmis'))
      .toBeVisible()
  })
})

describe('the terms of use', () => {
  test('are eleven articles, in force since January 2025', async () => {
    await open('/cgu', 'Conditions générales d’utilisation')
    await expect.element(page.getByText('En vigueur depuis janvier 2025')).toBeVisible()
    const articles = page.getByRole('heading', { level: 2, name: /^Article/ }).elements()
    expect(articles.map((heading) => heading.textContent)).toEqual([
      'Article 1 – Objet',
      'Article 2 – Définitions',
      'Article 3 – Acceptation',
      'Article 4 – Services',
      'Article 5 – Responsabilités',
      'Article 6 – Obligations de l’utilisateur',
      'Article 7 – Propriété intellectuelle',
      'Article 8 – Données personnelles',
      'Article 9 – Modification',
      'Article 10 – Droit malgache et juridiction',
      'Article 11 – Contact',
    ])
    expect(page.getByText('En clair', { exact: true }).elements()).toHaveLength(11)
  })

  test('say what the provider does and does not answer for', async () => {
    await open('/cgu', 'Conditions générales d’utilisation')
    expect(missingIn(section('article-4'), ['conseils personnalisés', '24h/24', 'gratuits', '0 %', 'devis'])).toEqual([])
    expect(missingIn(section('article-5'), ['mise en relation', 'seul responsable'])).toEqual([])
    expect(missingIn(section('article-10'), ['droit malgache', 'tribunaux malgaches'])).toEqual([])
    expect(linksIn(page.elementLocator(section('article-8')))).toContainEqual(['Confidentialité', '/confidentialite'])
    expect(linksIn(page.elementLocator(section('article-11')))).toContainEqual(email)
    expect(page.getByText('[à compléter]').elements()).toEqual([])
  })
})

describe('the contents', () => {
  test.each([
    ['/mentions-legales', 'Mentions légales', 6],
    ['/confidentialite', 'Politique de confidentialité', 11],
    ['/cgu', 'Conditions générales d’utilisation', 11],
  ])('of %s name every section and lead to it', async (url, title, count) => {
    await open(url, title)
    const sections = [...document.querySelectorAll('main section[id]')]
    expect(sections).toHaveLength(count)
    const named = contents.getByRole('link').elements().map((link) => [
      link.getAttribute('href'),
      link.lastChild?.textContent,
    ])
    expect(named).toEqual(
      sections.map((part) => [`#${part.id}`, part.querySelector('h2')?.lastChild?.textContent]),
    )
  })

  test('mark the section that is being read', async () => {
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

/** Those of these words that the part does not hold, whichever spaces stand in it. */
function missingIn(part: Element, words: string[]): string[] {
  const text = part.textContent.replaceAll(/\s+/g, ' ')
  return words.filter((word) => !text.includes(word))
}

function section(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no section ${id}`)
  return element
}
