import type { Hours } from '#src/contract/programme.ts'

export type Road = { from: string; to: string; road?: string; km: number; hours: Hours; mode?: 'boat'; surface?: 'goudron'; via?: readonly string[] }

/** Ways that are no leg of a programme, with the shortest and the longest time in the dry season. Kilometres are rounded. Their tarmac is in bad repair if no surface is given. */
export const roads: readonly Road[] = [
  { from: 'Antananarivo', to: 'Fianarantsoa', road: 'RN7', km: 410, hours: [10, 13], via: ['Antsirabe', 'Ambositra'] },
  { from: 'Antananarivo', to: 'Ambatolampy', road: 'RN7', km: 70, hours: [1.75, 2.5] },
  { from: 'Ambatolampy', to: 'Antsirabe', road: 'RN7', km: 100, hours: [2.25, 3.5] },
  { from: 'Ambositra', to: 'Fianarantsoa', road: 'RN7', km: 150, hours: [3.5, 4.75] },
  { from: 'Antananarivo', to: 'Toamasina', road: 'RN2', km: 355, hours: [8, 10], via: ['Moramanga', 'Andasibe'] },
  { from: 'Antananarivo', to: 'Moramanga', road: 'RN2', km: 115, hours: [3.25, 4.5] },
  { from: 'Moramanga', to: 'Andasibe', road: 'RN2', km: 30, hours: [0.75, 1] },
  { from: 'Andasibe', to: 'Toamasina', road: 'RN2', km: 215, hours: [4.5, 6] },
  { from: 'Toamasina', to: 'Mahavelona', road: 'RN5', km: 60, hours: [1.5, 2] },
  { from: 'Mahavelona', to: 'Soanierana Ivongo', road: 'RN5', km: 105, hours: [3, 4.5] },
  { from: 'Antananarivo', to: 'Ambondromamy', road: 'RN4', km: 410, hours: [7.25, 8.75] },
  { from: 'Ambondromamy', to: 'Mahajanga', road: 'RN4', km: 150, hours: [2.75, 3.25] },
  { from: 'Ambondromamy', to: 'Ambanja', road: 'RN6', km: 470, hours: [10.75, 15.25] },
  { from: 'Antsiranana', to: 'Mahamasina', road: 'RN6', km: 108, hours: [2.5, 3], surface: 'goudron' },
  { from: 'Antsiranana', to: 'Embranchement des Tsingy Rouge', road: 'RN6', km: 48, hours: [1, 1.5], surface: 'goudron' },
  { from: 'Mahamasina', to: 'Ambanja', road: 'RN6', km: 130, hours: [3, 4.25], surface: 'goudron' },
  { from: 'Ambanja', to: 'Ankify', km: 20, hours: [0.6, 0.9] },
  { from: 'Antananarivo', to: 'Morondava', road: 'RN7 puis RN34', km: 700, hours: [13, 15], via: ['Antsirabe', 'Miandrivazo'] },
  { from: 'Miandrivazo', to: 'Morondava', road: 'RN34 puis RN35', km: 290, hours: [5, 6.5] },
  { from: 'Ranomafana', to: 'Manakara', road: 'RN25 puis RN12', km: 200, hours: [4.5, 6.5] },
  { from: 'Morondava', to: 'Belo sur Mer', km: 65, hours: [3, 3], mode: 'boat' },
  { from: 'Hell-Ville', to: 'Nosy Komba', km: 10, hours: [0.4, 0.75], mode: 'boat' },
  { from: 'Hell-Ville', to: 'Nosy Tanikely', km: 13, hours: [0.5, 1], mode: 'boat' },
  { from: 'Hell-Ville', to: 'Nosy Iranja', km: 50, hours: [1.25, 2], mode: 'boat' },
]
