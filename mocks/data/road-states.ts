/** What the national roads are like. Sentences. */
export const roadStates: Readonly<Record<string, string>> = {
  RN1: 'La RN1 est goudronnée.',
  RN2: 'La RN2 est goudronnée, chargée de camions, et trouée avant Brickaville.',
  RN4: 'La RN4 est goudronnée jusqu’à Mahajanga, avec des tronçons abîmés.',
  RN5: 'La RN5 est goudronnée jusqu’à Soanierana Ivongo, avec de mauvais passages\u202f; au-delà, c’est une piste très dure.',
  RN6: 'La RN6 est goudronnée, avec de mauvais passages dans le Nord et une coupure possible à Ifasy après de fortes pluies.',
  RN7: 'La RN7 est goudronnée d’Antananarivo à Toliara\u202f: c’est la meilleure, avec des tronçons abîmés, surtout entre Sakaraha et Toliara.',
  RN8: 'La RN8, au nord de Morondava, est une piste pour 4x4, coupée par les pluies.',
  RN34: 'La RN34, d’Antsirabe à Miandrivazo, a un goudron inégal.',
}

export const fuelOnRoad = 'Faites le plein dans chaque grande ville\u202f: entre elles, les stations sont rares.'
export const foodOnRoad =
  'Des gargotes et des étals vendent à manger en route, et les villes ont de petits restaurants\u202f; emportez de l’eau et un en-cas. Il y a peu de toilettes.'
export const suppliesOnTrack =
  'Sur cette piste, il n’y a presque rien\u202f: faites le plein avant, et emportez de l’eau et à manger pour la journée.'

/** Whether one gets through, by month. Sentences. */
export const roadsByMonth: readonly { months: readonly number[]; text: string }[] = [
  {
    months: [12, 1, 2, 3],
    text: 'En partie\u202f: le goudron passe en général, plus lentement et parfois coupé, mais les pistes de l’Ouest et des Tsingy sont fermées. Gardez des jours de marge.',
  },
  { months: [4], text: 'Presque toutes\u202f: le goudron passe, et les pistes sèchent encore.' },
  {
    months: [5, 6, 7, 8, 9, 10, 11],
    text: 'Oui, en général\u202f: en saison sèche, routes et pistes sont ouvertes, mais pas toutes bonnes.',
  },
]
