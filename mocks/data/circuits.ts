import type { Circuit as CircuitRecord } from '#src/contract/circuit.ts'

/** The same in every fixture. */
export const timestamps = { created_at: '2025-01-15T08:00:00Z', updated_at: '2025-01-15T08:00:00Z' }

/** The five regions. */
export const circuits = [
  {
    id: 1,
    name: 'Centre',
    slug: 'centre',
    description: 'From the royal hills of Antananarivo to the volcanic lakes of Antsirabe and the wood-carving Zafimaniry villages of the highlands.',
    description_fr: 'Des collines royales d’Antananarivo aux lacs volcaniques d’Antsirabe et aux villages sculpteurs zafimaniry, ce circuit traverse les rizières en terrasses et les maisons de brique des Hautes Terres.',
    region: 'Hauts Plateaux',
    image: null,
    estimated_duration_days: 6,
    routes_count: 6,
    places_count: 9,
    ...timestamps,
  },
  {
    id: 2,
    name: 'Nord',
    slug: 'nord',
    description: 'The bay of Antsiranana, the rainforest of Amber Mountain, the limestone pinnacles of Ankarana and the islands around Nosy Be.',
    description_fr: 'Entre la baie d’Antsiranana, la forêt humide de la Montagne d’Ambre, les aiguilles calcaires de l’Ankarana et les îles autour de Nosy Be, le Nord réunit forêts, tsingy et lagons.',
    region: 'Diana',
    image: null,
    estimated_duration_days: 9,
    routes_count: 6,
    places_count: 9,
    ...timestamps,
  },
  {
    id: 3,
    name: 'Sud',
    slug: 'sud',
    description: 'The RN7 runs from the vineyards of Fianarantsoa to the sandstone canyons of Isalo and the lagoon of Toliara.',
    description_fr: 'La route nationale 7 descend des vignobles de Fianarantsoa vers les canyons de grès de l’Isalo puis le lagon de Toliara\u202f: c’est l’itinéraire le plus fréquenté de l’île, entre randonnées et villages de pêcheurs vezo.',
    region: 'Route nationale 7',
    image: null,
    estimated_duration_days: 12,
    routes_count: 6,
    places_count: 9,
    ...timestamps,
  },
  {
    id: 4,
    name: 'Est',
    slug: 'est',
    description: 'The call of the indri in Andasibe, the Pangalanes canal and the whales of Sainte-Marie island.',
    description_fr: 'Le chant de l’indri à Andasibe, la navigation sur le canal des Pangalanes, puis l’île Sainte-Marie et ses baleines\u202f: l’Est est la façade verte et maritime de Madagascar.',
    region: 'Côte orientale',
    image: null,
    estimated_duration_days: 8,
    routes_count: 6,
    places_count: 8,
    ...timestamps,
  },
  {
    id: 5,
    name: 'Ouest',
    slug: 'ouest',
    description: 'The Tsiribihina river, the stone labyrinth of the Tsingy de Bemaraha, the dry forest of Kirindy and the Avenue of the Baobabs.',
    description_fr: 'Descente du fleuve Tsiribihina, forteresse de pierre des Tsingy de Bemaraha, forêt sèche de Kirindy et allée des Baobabs\u202f: l’Ouest se mérite, sur des pistes praticables en saison sèche seulement.',
    region: 'Menabe et Melaky',
    image: null,
    estimated_duration_days: 9,
    routes_count: 5,
    places_count: 7,
    ...timestamps,
  },
] satisfies CircuitRecord[]

export type Circuit = (typeof circuits)[number]

export function circuitName(id: number | null): string | null {
  if (id === null) return null
  const circuit = circuits.find((one) => one.id === id)
  if (!circuit) throw new Error(`Unknown circuit: ${id}`)
  return circuit.name
}
