import type { EmergencyId } from '#src/content/emergency-ids.ts'

/** Who can be called. The name of a contact tells which of them it is (`serviceOf`). */
export type Service = 'police' | 'gendarmerie' | 'fire' | 'samu' | 'assistance'

/** A text to show to somebody who may read only one of these languages. */
type ShowCard = {
  mg: {
    text: string
    /** À faire relire: false until somebody who speaks Malagasy has read the text. */
    reviewed: boolean
  }
  fr: string
  en: string
}

export type Emergency = {
  id: EmergencyId
  label: string
  /** Whom to call, the first one first. */
  services: readonly Service[]
  card: ShowCard
}

/** What may have happened. The texts say whom to call and give no other advice. */
export const emergencies: readonly Emergency[] = [
  {
    id: 'blesse',
    label: 'Blessé ou malade',
    services: ['samu', 'assistance', 'police', 'fire'],
    card: {
      mg: { text: 'Mila dokotera haingana aho. Azafady, ampio aho.', reviewed: false },
      fr: 'J’ai besoin d’un médecin, vite. Aidez-moi, s’il vous plaît.',
      en: 'I need a doctor, quickly. Please help me.',
    },
  },
  {
    id: 'accident',
    label: 'Accident de la route',
    services: ['samu', 'police', 'gendarmerie', 'fire', 'assistance'],
    card: {
      mg: { text: 'Nisy lozam-pifamoivoizana. Azafady, ampio izahay ary antsoy ny dokotera.', reviewed: false },
      fr: 'Il y a eu un accident de la route. Aidez-nous, s’il vous plaît, et appelez un médecin.',
      en: 'There has been a road accident. Please help us and call a doctor.',
    },
  },
  {
    id: 'vol',
    label: 'Vol ou agression',
    services: ['police', 'gendarmerie', 'samu', 'assistance'],
    card: {
      mg: { text: 'Mila polisy na zandary aho. Azafady, ampio aho.', reviewed: false },
      fr: 'J’ai besoin de la police ou de la gendarmerie. Aidez-moi, s’il vous plaît.',
      en: 'I need the police or the gendarmes. Please help me.',
    },
  },
  {
    id: 'incendie',
    label: 'Incendie',
    services: ['fire', 'police', 'gendarmerie', 'samu', 'assistance'],
    card: {
      mg: { text: 'Misy afo! Azafady, antsoy ny mpamonjy voina ary ampio izahay.', reviewed: false },
      fr: 'Il y a le feu\u202f! Appelez les pompiers, s’il vous plaît, et aidez-nous.',
      en: 'There is a fire! Please call the fire brigade and help us.',
    },
  },
  {
    id: 'perdu',
    label: 'Perdu',
    services: ['assistance', 'police', 'gendarmerie', 'samu'],
    card: {
      mg: { text: 'Very lalana aho. Azafady, aiza ny tanàna akaiky indrindra?', reviewed: false },
      fr: 'J’ai perdu mon chemin. Où est le village le plus proche, s’il vous plaît\u202f?',
      en: 'I have lost my way. Where is the nearest village, please?',
    },
  },
  {
    id: 'panne',
    label: 'En panne',
    services: ['assistance', 'police', 'gendarmerie'],
    card: {
      mg: { text: 'Simba ny fiaranay. Azafady, misy mpanamboatra fiara akaiky eto ve?', reviewed: false },
      fr: 'Notre voiture est en panne. Y a-t-il un mécanicien près d’ici, s’il vous plaît\u202f?',
      en: 'Our car has broken down. Is there a mechanic near here, please?',
    },
  },
]

/** While nobody has said what has happened. */
export const anyEmergency: Pick<Emergency, 'services' | 'card'> = {
  services: ['police', 'gendarmerie', 'fire', 'samu', 'assistance'],
  card: {
    mg: { text: 'Mila fanampiana aho. Azafady, ampio aho.', reviewed: false },
    fr: 'J’ai besoin d’aide. Aidez-moi, s’il vous plaît.',
    en: 'I need help. Please help me.',
  },
}

/** What the national numbers reach. A number that is not here gets no such note. */
export const numberNotes: ReadonlyMap<string, string> = new Map([
  ['117', 'Dans tout le pays.'],
  ['118', 'La brigade d’Antananarivo\u202f; elle ne quitte la ville que sous conditions.'],
  ['124', 'Urgences médicales. Pas de réponse\u202f: police ou assistance.'],
])
