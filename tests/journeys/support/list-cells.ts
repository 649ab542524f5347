import type { Locator, Page } from '@playwright/test'
import type { FaultKind } from '#tests/journeys/support/fault-kinds.ts'
import { lists } from '#tests/journeys/support/site-test.ts'

export type ListPlace = {
  what: string
  url: string
  path: string
  /** What stands there while the list is on its way. */
  waiting: string
  /** Every text that is read when it did not come (section 8). */
  failed: string[]
  /** What is there when it has come. */
  came: (page: Page) => Locator
  /** An error boundary catches the error, and React tells the console. */
  caught?: true
}

const panel = 'Erreur de chargement'

export const listPlaces: ListPlace[] = [
  {
    what: 'the home list',
    url: '/',
    path: lists.circuits,
    waiting: 'Chargement des circuits…',
    failed: [
      panel,
      'Impossible de charger les circuits',
      'Impossible de charger les circuits. Veuillez réessayer.',
    ],
    came: (page) => page.getByRole('heading', { name: 'Circuit Nord', exact: true }),
  },
  {
    what: "a circuit's page",
    url: '/circuits/nord',
    path: lists.circuits,
    waiting: 'Chargement…',
    failed: [
      'Circuit non trouvé',
      "Le circuit que vous recherchez n'existe pas ou n'est plus disponible.",
      'Impossible de charger le circuit nord',
    ],
    came: (page) => page.getByRole('heading', { name: 'Les temps forts' }),
    caught: true,
  },
  {
    what: 'the places tab',
    url: '/circuits/nord/lieux',
    path: lists.places,
    waiting: 'Chargement des lieux…',
    failed: [panel, 'Impossible de charger les lieux'],
    came: (page) => page.getByRole('article').first(),
  },
  {
    what: 'the routes tab',
    url: '/circuits/nord/routes',
    path: lists.routes,
    waiting: 'Chargement des itinéraires…',
    failed: [panel, 'Impossible de charger les routes'],
    came: (page) => page.getByRole('article').first(),
  },
  {
    what: 'the emergency numbers',
    url: '/contact',
    path: '/api/emergency/contacts/',
    // Nobody waits for them: the site has some of its own.
    waiting: 'SAMU',
    failed: [
      'Impossible de charger les informations de contact',
      'Ces numéros sont ceux que le site garde en réserve.',
    ],
    came: (page) => page.getByRole('heading', { name: 'Autres contacts' }),
  },
]

/** The network, a server in trouble and one that names a short wait are asked twice more, but not where time has run out. */
const triedAgain = new Set<FaultKind>(['refused', 'reset', 'cut in the middle', '429', '500', '503'])

export const triesOf = (kind: FaultKind) => (triedAgain.has(kind) ? 3 : 1)
