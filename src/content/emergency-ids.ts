/** The values of `cas` in the URL of the SOS page. Do not change them after publication. */
export const emergencyIds = ['blesse', 'accident', 'vol', 'incendie', 'perdu', 'panne'] as const

export type EmergencyId = (typeof emergencyIds)[number]
