import type { SightId } from '#src/content/sights.ts'
import type { Hours, MonthNote } from '#src/contract/programme.ts'

/** What the home page says of a programme, so that it does not load the programme itself. */
export type ProgrammeSummary = {
  days: number
  level: number
  /** From January to December. */
  months: readonly MonthNote['state'][]
  sights: readonly SightId[]
  kmOnRoad: number
  /** Shortest and longest, in the dry season. */
  hoursOnRoad: Hours
  hardestDay: { day: number; title: string; hours: Hours }
  boats: number
  flights: number
}

const open = 'open'
const partial = 'partial'
const closed = 'closed'

/** By the circuit's slug. A test compares them with the programmes. */
export const programmeSummaries: ReadonlyMap<string, ProgrammeSummary> = new Map<string, ProgrammeSummary>([
  [
    'centre',
    {
      days: 6,
      level: 2,
      months: [partial, partial, partial, open, open, open, open, open, open, open, open, partial],
      sights: ['villages', 'marche'],
      kmOnRoad: 799,
      hoursOnRoad: [23.1, 33.95],
      hardestDay: { day: 5, title: 'Retour des villages vers Antsirabe', hours: [7.25, 10.25] },
      boats: 0,
      flights: 0,
    },
  ],
  [
    'nord',
    {
      days: 9,
      level: 2,
      months: [closed, closed, closed, open, open, open, open, open, open, open, open, partial],
      sights: ['tsingy', 'lemuriens', 'plages', 'marche'],
      kmOnRoad: 430,
      hoursOnRoad: [12.45, 18.35],
      hardestDay: { day: 5, title: 'Tsingy Rouge, puis l’Ankarana', hours: [5.25, 7.7] },
      boats: 5,
      flights: 2,
    },
  ],
  [
    'sud',
    {
      days: 12,
      level: 4,
      months: [partial, partial, partial, open, open, open, open, open, open, open, open, partial],
      sights: ['marche', 'lemuriens', 'plages', 'villages'],
      kmOnRoad: 1205,
      hoursOnRoad: [31.2, 43.55],
      hardestDay: { day: 10, title: 'De l’Isalo à Ifaty', hours: [6.95, 9.5] },
      boats: 2,
      flights: 1,
    },
  ],
  [
    'est',
    {
      days: 8,
      level: 2,
      months: [closed, closed, closed, partial, open, open, open, open, open, open, open, partial],
      sights: ['lemuriens', 'baleines', 'plages', 'fleuves'],
      kmOnRoad: 446,
      hoursOnRoad: [13.3, 18.75],
      hardestDay: { day: 2, title: 'Indris, puis lac Rasoabe', hours: [6.8, 9.5] },
      boats: 5,
      flights: 1,
    },
  ],
  [
    'ouest',
    {
      days: 9,
      level: 3,
      months: [closed, closed, closed, partial, open, open, open, open, open, open, open, closed],
      sights: ['tsingy', 'baobabs', 'lemuriens', 'fleuves'],
      kmOnRoad: 762,
      hoursOnRoad: [25.15, 35.1],
      hardestDay: { day: 7, title: 'Deux bacs jusqu’à Kirindy', hours: [8.35, 11.9] },
      boats: 5,
      flights: 1,
    },
  ],
])
