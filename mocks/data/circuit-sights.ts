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
    words: /\bvillag(?:es?|eois)\b|\bhabitants\b|\b(?:gens|population) (?:du coin|du pays|locale?)\b|\blocaux\b/,
    answers: {
      centre: 'Oui, surtout au pays zafimaniry\u202f: on marche jusqu’à Sakaivo et l’on y passe la nuit, au village.',
      nord: 'Un peu\u202f: le village de Ramena, celui de Lokobe, et une plantation de cacao près d’Ambanja.',
      sud: 'Oui\u202f: Ambalavao et ses ateliers, les villages au pied de l’Andringitra et ceux des pêcheurs vezo, à Ifaty et à Anakao.',
      est: 'Oui\u202f: les villages de pêcheurs du canal des Pangalanes, puis ceux de Sainte-Marie.',
      ouest: 'Oui\u202f: les villages du fleuve, puis ceux de pêcheurs vezo à Morondava.',
    },
  },
  {
    words: /\b(?:un|le|les|au|beaux) marches?\b(?! (?:de (?:\d|deux|trois)|pas|bien))/,
    answers: {
      centre: 'Oui, à Antananarivo\u202f: Analakely et, pour l’artisanat, la Digue\u202f; ailleurs, des marchés de village, selon le jour.',
      nord: 'Oui, à Hell-Ville, sur Nosy Be\u202f: vanille, poivre et ylang-ylang.',
      sud: 'Oui, à Ambalavao\u202f: son grand marché aux zébus a lieu surtout le mercredi, parfois le jeudi.',
      est: 'Oui, à Toamasina\u202f: le Bazary Be, au jour 4.',
    },
  },
  {
    words: /\bpiscines? naturelles?\b/,
    answers: {
      nord: 'Non, mais des cascades, à la Montagne d’Ambre.',
      sud: 'Oui, à l’Isalo, au jour 9\u202f: cinq à six heures de marche aller et retour, presque sans ombre, et l’on s’y baigne.',
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
