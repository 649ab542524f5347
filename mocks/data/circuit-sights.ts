/** Something that travellers want to see, and whether each circuit shows it, by its slug. */
export type CircuitSight = { words: RegExp; answers: Readonly<Record<string, string>> }

const tsingyElsewhere =
  'Non, pas de tsingy sur ce circuit\u202f: les Grands Tsingy sont sur le circuit Ouest, ceux de l’Ankarana et les Tsingy Rouge sur le Nord.'
const baobabsElsewhere =
  'Non, pas de baobabs sur ce circuit\u202f: l’allée des Baobabs est sur le circuit Ouest, et d’autres, plus trapus, à Ifaty, sur le Sud.'
const whalesElsewhere =
  'Non, pas de baleines sur ce circuit\u202f: elles passent à Sainte-Marie, sur le circuit Est, de juillet à septembre.'

/** Words are those of a message without accents. */
export const circuitSights: readonly CircuitSight[] = [
  {
    words: /\btsingys?\b/,
    answers: {
      centre: tsingyElsewhere,
      nord: 'Oui\u202f: les Tsingy Rouge au jour 5, et les tsingy de l’Ankarana, avec leur grotte, au jour 6. Les plus grands, ceux de Bemaraha, sont sur le circuit Ouest.',
      sud: tsingyElsewhere,
      est: tsingyElsewhere,
      ouest: 'Oui, les Grands Tsingy de Bemaraha\u202f: quatre à cinq heures de parcours équipé, avec baudrier, déconseillé en cas de vertige.',
    },
  },
  {
    words: /\bbaobabs?\b/,
    answers: {
      centre: baobabsElsewhere,
      nord: 'Quelques-uns, autour d’Antsiranana\u202f; l’allée des Baobabs, elle, est sur le circuit Ouest.',
      sud: 'Oui, à la fin\u202f: de petits baobabs trapus, dans la forêt d’épineux d’Ifaty-Mangily. L’allée des Baobabs, elle, est sur le circuit Ouest.',
      est: baobabsElsewhere,
      ouest: 'Oui, au jour 8\u202f: l’allée des Baobabs, près de Morondava, au coucher du soleil.',
    },
  },
  {
    words: /\bbaleines?\b(?! requins?)(?<!requins? baleines?)/,
    answers: {
      centre: whalesElsewhere,
      nord: 'Parfois, vers Nosy Be, de juillet à septembre\u202f; bien plus souvent à Sainte-Marie, sur le circuit Est.',
      sud: 'Parfois, vers Ifaty et Anakao, de juillet à septembre\u202f; bien plus souvent à Sainte-Marie, sur le circuit Est.',
      est: 'Oui, de juillet à septembre\u202f: les baleines à bosse passent à Sainte-Marie, et des sorties en bateau partent le matin, à demander dans le devis.',
      ouest: whalesElsewhere,
    },
  },
  {
    words: /\bcameleons?\b/,
    answers: {
      nord: 'Oui, à la Montagne d’Ambre, dont de minuscules.',
      sud: 'Oui, à Ranomafana, de nuit surtout, à la lampe.',
      est: 'Oui, à Andasibe, à la promenade de la tombée de la nuit.',
    },
  },
]
