import { config } from '#src/config.ts'

/** The thesis defence. Every name is a placeholder: the page names no real person. */
export const defence = {
  university: 'Université Exemple d’Antananarivo',
  degree: 'Licence en informatique',
  /** Short enough to be typed within 5 s, since nothing pauses it (WCAG 2.2.2). */
  text: `J’ai l’honneur de vous inviter à ma soutenance. Je dirai comment la plateforme ${config.siteName} a été conçue, puis réalisée. Vos questions seront les bienvenues.`,
  thesis: `${config.siteName}\u202f: conception et réalisation d’une plateforme de conseil aux voyageurs`,
  presenter: 'Rasoa Exemple',
  supervisors: [
    { role: 'Encadreur pédagogique', name: 'Pr Rakoto Modèle' },
    { role: 'Encadreur professionnel', name: 'Dr Rabe Fictif' },
  ],
  date: '29 septembre 2025',
  time: '08h00',
  startsAt: '2025-09-29T08:00+03:00',
  hall: 'Amphithéâtre 1',
  /** Louis Segond's translation, 1910. */
  verse: {
    text: 'L’Éternel gardera ton départ et ton arrivée, dès maintenant et à jamais.',
    source: 'Psaume 121, 8',
  },
} as const
