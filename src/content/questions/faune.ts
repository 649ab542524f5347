import type { Question } from '#src/content/question.ts'

export const faune = [
  {
    id: 'lemuriens',
    question: 'Où voir des lémuriens\u202f?',
    keywords: ['animaux emblématiques', 'observe', 'meilleur endroit', 'approcher', 'bébés', 'jeunes', 'petits', 'près de Tana', 'capitale', 'différents', 'espèce', 'primates', 'sifakas', 'danseur', 'mordre', 'dangereux', 'bambou', 'nocturnes', 'combien', 'toucher', 'nourrir', 'maki catta', 'queue rayée', 'annelée', 'anja', 'singe', 'propithèque', 'madagascar', 'king julien', 'danser'],
    answer:
      'On voit des lémuriens dans presque toute forêt protégée, avec un guide. À Andasibe, on entend et on voit l’indri\u202f; à Anja et à l’Isalo, le maki catta à queue annelée\u202f; à Ranomafana, les hapalémurs\u202f; à Lokobe, le maki macaco\u202f; à Kirindy, sifakas et microcèbes. Au plus près d’Antananarivo, des parcs privés en montrent aussi, à une heure de route environ, et il faut 4\u202fh à 5\u202fh\u202f30 jusqu’à Andasibe. Allez-y tôt le matin, et de nuit pour les petites espèces. Septembre à novembre est la saison des jeunes. On ne les touche pas, on ne les nourrit pas.',
    places: ['parc-d-andasibe-mantadia', 'reserve-communautaire-d-anja'],
    next: ['indri', 'aye-aye', 'guide-obligatoire'],
  },
  {
    id: 'indri',
    question: 'Où et quand entendre l’indri\u202f?',
    keywords: ['plus gros', 'cris', 'quelle heure', 'zoo', 'captivité', 'indris', 'chant', 'cri', 'andasibe', 'babakoto', 'plus grand lémurien', 'analamazaotra', 'parc'],
    answer:
      'L’indri s’entend à Andasibe, dans la forêt d’Analamazaotra, à 145\u202fkm d’Antananarivo (4\u202fh à 5\u202fh\u202f30 de route). Les indris chantent surtout entre 7\u202fh et 11\u202fh\u202f: couchez-vous sur place et entrez à l’ouverture. La boucle guidée dure 2\u202fh\u202f30 à 3\u202fh\u202f30 et reste facile. L’indri est le plus grand des lémuriens actuels et ne vit dans aucun zoo.',
    places: ['parc-d-andasibe-mantadia'],
    next: ['lemuriens', 'cote-est-pluie', 'parcs-tarifs'],
  },
  {
    id: 'aye-aye',
    question: 'Où voir l’aye-aye\u202f?',
    keywords: ['nuit', 'doigt', 'nocturnes', 'visite', 'sortie', 'palmarium', 'animal étrange', 'microcèbe', 'forêt'],
    answer:
      'L’aye-aye est nocturne et très rare. La rencontre la plus probable se fait près d’Ankanin’ny Nofy, sur les Pangalanes, où une sortie de nuit en barque mène à une petite île où il est nourri. En liberté, le voir tient de la chance. Pour d’autres animaux de nuit, comme les microcèbes, allez plutôt à Kirindy.',
    places: ['ankanin-ny-nofy', 'foret-de-kirindy'],
    next: ['lemuriens', 'pirogue', 'indri'],
  },
  {
    id: 'baleines',
    question: 'Quand et où voir les baleines\u202f?',
    keywords: ['saison', 'cétacés', 'période', 'sauts', 'observer', 'baleineau', 'bosse', 'sainte-marie', 'mois', 'mégaptère', 'whale', 'bateau', 'dauphins'],
    answer:
      'Les baleines à bosse passent de juillet à septembre à Sainte-Marie, sur notre circuit Est, surtout dans le canal qui sépare l’île de la Grande Terre, où elles mettent bas. Des sorties partent le matin de Sainte-Marie\u202f; choisissez un bateau qui garde ses distances et donne des gilets. On en voit aussi, moins nombreuses, vers Anakao, Ifaty et Nosy Be. Des dauphins se croisent toute l’année.',
    places: ['ile-aux-nattes-nosy-nato', 'eglise-d-ambodifotatra'],
    next: ['sainte-marie-acces', 'requins-baleines', 'saison'],
  },
  {
    id: 'requins-baleines',
    question: 'Quand nager avec les requins-baleines et les tortues\u202f?',
    keywords: ['snorkeling', 'plonger', 'raies', 'marines', 'pondre', 'manta', 'nosy be'],
    answer:
      'À Nosy Be, les requins-baleines se montrent surtout de septembre à décembre\u202f; ils sont inoffensifs, on les regarde au tuba sans les toucher. Les tortues vertes se voient presque toute l’année autour de Nosy Sakatia et de Nosy Tanikely. Les raies manta passent surtout aux intersaisons. Choisissez un bateau engagé dans une charte d’approche.',
    places: ['hell-ville-nosy-be'],
    next: ['plongee', 'nosy-be-iles', 'baleines'],
  },
  {
    id: 'cameleons',
    question: 'Où voir des caméléons et des geckos\u202f?',
    keywords: ['nain', 'minuscule', 'plus petit', 'nocturne', 'couleur', 'grenouilles', 'gecko', 'reptile', 'brookesia', 'lézard', 'uroplate'],
    answer:
      'La Montagne d’Ambre, avec ses minuscules Brookesia, pas plus longs qu’un doigt, Andasibe et Ranomafana sont les meilleurs endroits pour les caméléons, de nuit, à la lampe. Presque la moitié des espèces du monde vivent ici. Ils sont surtout actifs d’octobre ou novembre à avril, dès les premières pluies\u202f; dans les forêts humides, les guides en trouvent toute l’année. Ils repèrent aussi les geckos à queue feuille, presque invisibles.',
    places: ['parc-national-de-la-montagne-d-ambre', 'parc-national-de-ranomafana'],
    next: ['lemuriens', 'serpents', 'guide-obligatoire'],
  },
  {
    id: 'serpents',
    question: 'Y a-t-il des serpents ou des araignées venimeux\u202f?',
    keywords: ['veuve', 'boa', 'morsures', 'insecte', 'mille-pattes', 'scolopendre', 'bestioles', 'poison', 'guêpes', 'animaux', 'scorpion', 'bêtes dangereuses', 'piqûre', 'mygale', 'cafards', 'sangsues', 'animaux dangereux', 'dangereux'],
    answer:
      'Aucun serpent terrestre ne menace l’homme à Madagascar\u202f; deux serpents marins, peu agressifs, sont très venimeux\u202f: après toute morsure, voyez un médecin. En forêt, portez des chaussures fermées, regardez où vous posez le pied et la main, et laissez partir le serpent. Les crocodiles vivent dans des fleuves et des lacs de l’Ouest et du Nord. Les vrais désagréments sont les moustiques, les scorpions et les scolopendres, dont la piqûre fait très mal, et les sangsues, sans danger, en forêt humide. Une petite araignée proche de la veuve noire existe, mais se rencontre rarement. Secouez vos chaussures le matin.',
    next: ['crocodiles', 'paludisme', 'cameleons'],
  },
  {
    id: 'crocodiles',
    question: 'Y a-t-il des crocodiles\u202f?',
    keywords: ['carnivore', 'requin', 'caïman', 'rivière', 'fleuve', 'lac', 'prédateur'],
    answer:
      'Le crocodile du Nil vit dans les fleuves et lacs de l’Ouest et du Nord, dont la Tsiribihina et le Manambolo, et dans certaines grottes de l’Ankarana. Il attaque parfois des riverains\u202f; en pirogue avec un guide, le risque est faible. Ne vous baignez en eau douce que là où les guides l’indiquent, et restez loin des berges au crépuscule. Il n’y a ni lions ni autres grands fauves\u202f: le plus grand mammifère carnivore de l’île, visible à Kirindy, est le fosa, au corps de petit puma.',
    places: ['gorges-du-manambolo', 'foret-de-kirindy'],
    next: ['baignade', 'serpents', 'pirogue'],
  },
  {
    id: 'oiseaux-plantes',
    question: 'Quelles plantes et quels oiseaux voit-on\u202f?',
    keywords: ['fleurissent', 'floraison', 'végétation', 'forêt', 'palmier', 'jardin', 'carnivore', 'vanillier', 'pachypodium', 'orchidée', 'flore', 'ravinala', 'arbre du voyageur', 'botanique', 'ornithologie', 'endémique', 'espèces', 'biodiversité', 'jacaranda', 'fleurs'],
    answer:
      'Environ neuf espèces de plantes et d’animaux sur dix ne vivent nulle part ailleurs. On compte un millier d’orchidées, surtout en fleur de décembre à mars dans l’Est, six baobabs propres à l’île et le ravinala, l’arbre du voyageur\u202f; les jacarandas d’Antananarivo fleurissent en octobre et novembre. Pour les oiseaux, Ranomafana, Andasibe et la forêt d’épineux d’Ifaty sont réputés, au mieux de septembre à décembre, à la saison des nids.',
    places: ['parc-national-de-ranomafana', 'parc-d-andasibe-mantadia'],
    next: ['baobabs', 'lemuriens', 'saison'],
  },
  {
    id: 'baobabs',
    question: 'Où et quand voir les baobabs\u202f?',
    keywords: ['arbre', 'géants', 'morondava', 'aube', 'lumière', 'photographier', 'heure', 'lever', 'allée', 'coucher de soleil', 'avenue', 'grandidieri', 'renala', 'espèces', 'différents', 'soleil'],
    answer:
      'L’allée des Baobabs, sur notre circuit Ouest, est à une vingtaine de kilomètres au nord de Morondava, environ une heure de piste. Venez au coucher du soleil, puis rentrez avant la nuit noire, ou tôt le matin, avec moins de monde\u202f; d’avril à novembre, la piste est sèche et le ciel clair. Le baobab amoureux, deux troncs enlacés, est à quelques kilomètres de l’allée. On voit d’autres baobabs, plus trapus, dans la forêt d’épineux d’Ifaty-Mangily, et d’autres encore autour d’Antsiranana\u202f: six espèces ne poussent qu’à Madagascar.',
    places: ['allee-des-baobabs', 'ifaty-mangily'],
    next: ['saison-ouest', 'photo', 'tsingy'],
  },
  {
    id: 'tsingy',
    question: 'Quels tsingy visiter, et est-ce difficile\u202f?',
    keywords: ['quel circuit', 'différence', 'comparer', 'nord', 'ouest', 'accessible', 'pierre', 'calcaire', 'escalader', 'pointes', 'sentiers', 'grottes', 'signifie', 'veut dire', 'nom', 'difficulté', 'bemaraha', 'ankarana', 'rouge', 'vertige', 'via ferrata', 'baudrier', 'pont suspendu', 'forêt', 'karst'],
    answer:
      'Les tsingy, où l’on marche «\u202fsur la pointe des pieds\u202f» comme le dit leur nom, sont des forêts d’aiguilles de calcaire taillées par la pluie. Les Grands Tsingy de Bemaraha, dans l’Ouest, sont les plus spectaculaires\u202f: 4 à 5\u202fh de parcours difficile avec baudrier, échelles et pont suspendu, déconseillé en cas de vertige. Dans le Nord, l’Ankarana est plus accessible, et les Tsingy Rouge, de latérite, se voient sans effort.',
    places: ['grands-tsingy-de-bemaraha', 'parc-de-l-ankarana'],
    next: ['saison-ouest', 'aventure', 'guide-obligatoire'],
  },
  {
    id: 'animaux',
    question: 'Quels animaux voit-on à Madagascar\u202f?',
    keywords: ['tortues géantes', 'bêtes', 'mammifères', 'zoo', 'hippopotame', 'tigre', 'insolite', 'voir', 'faune', 'espèces', 'lion', 'éléphant', 'girafe', 'tenrec', 'sauvages', 'safari', 'endémiques', 'observer', 'ours', 'loup', 'panthère', 'gorille', 'rhinocéros', 'zèbre', 'fauves', 'félin', 'puma', 'fosa', 'fossa'],
    answer:
      'On voit à Madagascar une centaine d’espèces de lémuriens, près de la moitié des caméléons du monde, des geckos, des grenouilles de toutes les couleurs, des tenrecs, le fosa, que l’on voit surtout à Kirindy, et en mer des baleines, des tortues et des requins-baleines. Presque tous ne vivent qu’ici. Il n’y a ni lions, ni éléphants, ni girafes, ni ours, ni singes\u202f: on marche en forêt avec un guide, ce n’est pas un safari en voiture.',
    places: ['parc-d-andasibe-mantadia', 'foret-de-kirindy'],
    next: ['lemuriens', 'cameleons', 'baleines'],
  },
] satisfies Question[]
