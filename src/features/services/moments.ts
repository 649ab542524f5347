/** The journey's moments in their order: when they come, and what the traveller is doing then. */
export const moments = {
  before: { id: 'avant', time: 'Des semaines avant', title: 'Vous hésitez encore' },
  booking: { id: 'reserver', time: 'Un soir, chez vous', title: 'Vous vous décidez' },
  road: { id: 'en-route', time: 'Kilomètre 40, plus aucun réseau', title: 'Vous roulez' },
  trouble: { id: 'sos', time: 'Trois heures du matin', title: 'Ça tourne mal' },
} as const

export type Moment = (typeof moments)[keyof typeof moments]
