import type { Note } from '#mocks/data/notes.ts'

export const animaux: readonly Note[] = [
  {
    id: 'scorpions',
    answer:
      'Contre les scorpions et les scolopendres\u202f: fermez la tente, secouez chaussures, vêtements et serviette avant de les mettre, éclairez le sol la nuit, ne marchez pas pieds nus et ne mettez pas la main sous une pierre ou une souche. On en rencontre surtout en forêt sèche et dans les rochers, à l’Isalo et dans les tsingy aussi, mais cachés le jour\u202f: sur les sentiers, avec le guide, on en voit rarement. La piqûre fait très mal\u202f: pour un enfant, ou en cas de malaise, voyez un médecin.',
    next: ['serpents', 'camping', 'paludisme'],
  },
  {
    id: 'araignees',
    answer:
      'Des araignées, des insectes et des geckos, il y en a dans un bungalow ouvert sur le jardin, et presque tous sont sans danger\u202f; les plus grandes araignées tissent dehors, entre les arbres. Fermez la porte et la moustiquaire, secouez le linge, ne laissez pas de nourriture ouverte\u202f: l’hôtel vient volontiers enlever une bête. Une petite araignée proche de la veuve noire existe, mais se rencontre rarement.',
    next: ['serpents', 'paludisme', 'hebergement'],
  },
  {
    id: 'sangsues',
    answer:
      'Des sangsues, il y en a dans les forêts humides, à Ranomafana et Andasibe, surtout après la pluie. Elles sont sans danger et ne font pas mal\u202f: rentrez le pantalon dans les chaussettes, portez des manches longues, et décollez-les avec l’ongle, sans les brûler. Désinfectez ensuite\u202f; cela saigne un peu plus longtemps. En saison sèche, on en voit peu.',
    next: ['serpents', 'valise', 'cote-est-pluie'],
  },
  {
    id: 'chiens-errants',
    answer:
      'Les chiens errants sont nombreux, et la rage circule\u202f: ne les caressez pas, ne les nourrissez pas, passez au large sans courir et sans les fixer\u202f; se baisser comme pour prendre un caillou les éloigne souvent. Tenez les enfants par la main. Mordu, griffé ou léché sur une plaie\u202f: lavez un quart d’heure à l’eau et au savon, puis allez le jour même dans un centre antirabique.',
    next: ['rage', 'enfants-sante', 'randonnee'],
  },
  {
    id: 'fosa',
    answer:
      'Le fosa se voit surtout dans la forêt de Kirindy, sur notre circuit Ouest, au mieux d’octobre à décembre, la saison des amours. Le reste de la saison sèche, il passe parfois autour du camp de Kirindy, le matin ou le soir. Ailleurs, le voir est une chance\u202f: dites-le au guide.',
    next: ['animaux', 'saison-ouest', 'lemuriens'],
  },
  {
    id: 'animaux-par-mois',
    answer:
      'Selon le mois\u202f: baleines à bosse à Sainte-Marie de juillet à septembre\u202f; jeunes lémuriens de septembre à novembre\u202f; requins-baleines à Nosy Be de septembre à décembre\u202f; fosa à Kirindy d’octobre à décembre\u202f; caméléons, geckos et grenouilles d’octobre ou novembre à avril. Les lémuriens se voient toute l’année, mais certaines petites espèces dorment de mai à septembre environ. Les tortues vertes de Nosy Be se voient presque toute l’année.',
    next: ['animaux', 'baleines', 'lemuriens'],
  },
  {
    id: 'lemuriens-agressifs',
    answer:
      'Les lémuriens sauvages ne sont pas agressifs si on garde ses distances, et il n’y a pas de singes à Madagascar. Habitués à être nourris, certains sautent sur les gens et peuvent griffer ou mordre\u202f: ne leur tendez rien, ne les touchez pas, fermez sac et nourriture. Griffé ou mordu\u202f: lavez un quart d’heure à l’eau et au savon, et allez le jour même dans un centre antirabique.',
    next: ['lemuriens', 'rage', 'guide-obligatoire'],
  },
  {
    id: 'nager-baleines',
    answer:
      'On ne nage pas avec les baleines à bosse\u202f: on les regarde du bateau, moteur au ralenti, à distance, surtout les mères et leurs petits. Choisissez un bateau qui suit la charte d’approche et donne des gilets. Les requins-baleines de Nosy Be, eux, se regardent au tuba, sans les toucher, surtout de septembre à décembre, et les tortues presque toute l’année.',
    next: ['baleines', 'requins-baleines', 'plongee'],
  },
  {
    id: 'tortues-terrestres',
    answer:
      'Les tortues terrestres, comme la tortue radiée, vivent dans le Sud-Ouest et le Sud, et se voient sûrement près d’Ifaty-Mangily, où un centre, le Village des Tortues, recueille celles qui ont été saisies. Ailleurs, c’est une chance. Toutes sont protégées\u202f: on n’en touche, n’en achète et n’en emporte aucune. Les tortues de mer se voient autour de Nosy Be.',
    next: ['animaux', 'requins-baleines', 'plages'],
  },
  {
    id: 'lac-antanavo',
    answer:
      'Oui, des crocodiles vivent au lac sacré d’Antanavo, près d’Anivorano-Nord, sur la nationale 6 entre Antsiranana et l’Ankarana, mais je ne peux pas promettre que vous en verrez. Selon la légende, un village y fut englouti pour avoir refusé de l’eau à un voyageur, et ses habitants devinrent crocodiles. On leur fait parfois des offrandes\u202f: demandez sur place. Allez-y avec un guide du village, respectez les fady, restez loin de la rive, ne vous baignez pas. Le lac n’est pas une étape de notre circuit Nord\u202f: demandez-le dans le devis.',
    next: ['crocodiles', 'fady', 'devis'],
  },
]
