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
      'Le fosa se voit surtout dans la forêt de Kirindy, sur notre circuit Ouest, au mieux en octobre et en novembre, pendant la saison des amours\u202f: en décembre, le circuit est fermé. Le reste de la saison sèche, il passe parfois autour du camp de Kirindy, le matin ou le soir. Ailleurs, le voir est une chance\u202f: dites-le au guide.',
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
    id: 'nourrir-lemuriens',
    answer:
      'Non, ne donnez rien à manger aux lémuriens, ni banane ni biscuit, ne les touchez pas et ne les faites pas monter sur l’épaule pour une photo\u202f: nourris, ils tombent malades, se battent et finissent par griffer ou mordre. Pas besoin de les attirer\u202f: à Anja, avec un guide du village, les makis catta passent à quelques mètres, et les indris d’Andasibe se laissent bien voir.',
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
      'Les tortues terrestres, comme la tortue radiée, vivent dans le Sud-Ouest et le Sud, et se voient sûrement près d’Ifaty-Mangily, où un centre, le Village des Tortues, recueille celles qui ont été saisies. Les tortues de mer, elles, se voient presque toute l’année en nageant à Nosy Sakatia et à Nosy Tanikely, près de Nosy Be. Ailleurs, c’est une chance. Toutes sont protégées\u202f: on n’en touche, n’en achète et n’en emporte aucune.',
    next: ['animaux', 'requins-baleines', 'plages'],
  },
  {
    id: 'animal-blesse',
    answer:
      'N’y touchez pas, et ne le ramassez pas\u202f: un animal sauvage effrayé mord et griffe, la rage circule, et garder ou emporter un lémurien, une tortue ou un caméléon est interdit. Restez à distance, sans bruit ni nourriture, et prévenez votre guide, les agents du parc, l’hôtel ou le club\u202f; hors d’un parc, la gendarmerie. Donnez l’endroit exact et une photo prise de loin. Un petit seul attend souvent sa mère. Vous avez été mordu ou griffé\u202f: un quart d’heure d’eau et de savon, puis un centre antirabique le jour même.',
    next: ['rage', 'rapporter', 'ecotourisme'],
  },
  {
    id: 'lac-antanavo',
    answer:
      'Oui, des crocodiles vivent au lac sacré d’Antanavo, près d’Anivorano-Nord, sur la nationale 6 entre Antsiranana et l’Ankarana, mais je ne peux pas promettre que vous en verrez. Selon la légende, un village y fut englouti pour avoir refusé de l’eau à un voyageur, et ses habitants devinrent crocodiles. On leur fait parfois des offrandes\u202f: demandez sur place. Allez-y avec un guide du village, respectez les fady, restez loin de la rive, ne vous baignez pas. Le lac n’est pas au programme du circuit Nord\u202f: demandez-le dans le devis.',
    next: ['crocodiles', 'fady', 'devis'],
  },
  {
    id: 'fosa-danger',
    answer:
      'Non, le fosa n’attaque pas l’homme\u202f: c’est un carnivore au corps de petit puma, discret, qui chasse surtout les lémuriens. Au camp de Kirindy, certains s’approchent des cuisines\u202f: restez à distance, ne le nourrissez pas, rangez la nourriture et fermez le bungalow ou la tente. Acculé, il pourrait mordre\u202f: lavez alors un quart d’heure à l’eau et au savon, et allez le jour même dans un centre antirabique.',
    next: ['animaux', 'rage', 'camping'],
  },
  {
    id: 'bebes-lemuriens',
    answer:
      'De septembre à novembre\u202f: c’est la saison des jeunes lémuriens, accrochés au ventre puis au dos de leur mère. Les makis d’Anja et de l’Isalo, les indris et les sifakas d’Andasibe s’y voient bien, tôt le matin, avec un guide\u202f; octobre est le plus sûr. On ne les touche pas et on ne les nourrit pas.',
    next: ['lemuriens', 'saison', 'indri'],
  },
  {
    id: 'pas-de-fauves',
    answer:
      'Non, il n’y a ni lions, ni éléphants, ni girafes, ni rhinocéros, ni buffles, ni singes\u202f: ce n’est pas un pays de safari en voiture. Madagascar a ses propres animaux, qui ne vivent presque tous qu’ici\u202f: lémuriens, caméléons, fosa, tenrecs, tortues, et les baleines de juillet à septembre. On les cherche à pied, en forêt, avec un guide.',
    next: ['animaux', 'lemuriens', 'baleines'],
  },
  {
    id: 'grenouilles',
    answer:
      'Oui, il y a des grenouilles de toutes les couleurs, surtout d’octobre à avril, les nuits de pluie\u202f: Andasibe et Ranomafana sont les meilleurs endroits, avec un guide et une lampe. La mantella dorée, minuscule, vit près d’Andasibe\u202f; la grenouille tomate, rouge, vit surtout dans le Nord-Est, vers Maroantsetra, hors de nos circuits. N’en touchez aucune.',
    next: ['cameleons', 'animaux', 'cote-est-pluie'],
  },
  {
    id: 'dauphins',
    answer:
      'Des dauphins se voient autour de Nosy Be et de Nosy Iranja, parfois à Sainte-Marie et dans le Sud-Ouest, en bateau, le matin surtout, mais rien ne les garantit. On les regarde du bateau, sans les poursuivre ni les toucher\u202f; ne vous mettez à l’eau que si le capitaine, qui connaît les règles, le permet. De juillet à septembre, les baleines de Sainte-Marie sont bien plus sûres.',
    next: ['baleines', 'nosy-be-iles', 'requins-baleines'],
  },
  {
    id: 'lemuriens-pres-tana',
    answer:
      'Au plus près d’Antananarivo, des parcs privés montrent des lémuriens en semi-liberté, à une heure de route environ. Pour les voir sauvages, allez à Andasibe, à 145\u202fkm et 4\u202fh à 5\u202fh\u202f30 de route par la RN2\u202f: on y entend l’indri, tôt le matin\u202f; dormez sur place. C’est trop loin pour un aller-retour dans la journée.',
    next: ['indri', 'lemuriens', 'guide-obligatoire'],
  },
]
