import type { FirstTap } from '#tests/bench/first-tap.ts'

export type BenchPage = { name: string; path: string; firstTap: FirstTap }

export const home: BenchPage = {
  name: 'Home',
  path: '/',
  firstTap: { link: 'main a[href$="#circuits"]', section: 'circuits' },
}

export const circuit: BenchPage = {
  name: 'A circuit',
  path: '/circuits/nord',
  firstTap: { link: 'nav a[href$="/circuits/nord/lieux"]', path: '/circuits/nord/lieux', heading: 'Lieux' },
}

export const placesPath = '/circuits/nord/lieux'
export const tabs = [
  { selector: 'nav a[href$="/circuits/nord/lieux"]', target: { heading: 'Lieux' } },
  { selector: 'nav a[href$="/circuits/nord/routes"]', target: { heading: 'Itinéraires' } },
]
