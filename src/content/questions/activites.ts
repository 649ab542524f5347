import type { Question } from '#src/content/question.ts'

export const activites = [
  {
    id: 'randonnee',
    question: 'Où faire de belles randonnées\u202f?',
    keywords: ['andringitra', 'pic boby', 'marches', 'marcheur', 'difficulté', 'facile', 'sentiers', 'pied', 'gravir', 'altitude', 'isalo', 'niveau', 'treks', 'trekking', 'rando', 'sommet', 'montagne', 'haut', 'maromokotro', 'escalade', 'grimper', 'ascension', 'volcan', 'quand', 'saison'],
    answer:
      'Les plus belles randonnées\u202f: l’Isalo pour ses canyons et ses vasques, l’Andringitra pour le pic Boby (2\u202f658\u202fm, deux jours avec bivouac), Ranomafana pour la forêt humide, le pays zafimaniry pour ses villages, les Trois Baies près d’Antsiranana pour la mer. Le plus haut sommet, le Maromokotro (2\u202f876\u202fm), dans le Nord, est loin de tout et peu fréquenté. Préférez la saison sèche, d’avril à novembre, et partez tôt, avec de l’eau et un guide.',
    places: ['massif-de-l-andringitra-pic-boby', 'parc-national-de-l-isalo'],
    next: ['guide-obligatoire', 'aventure', 'camping'],
  },
  {
    id: 'guide-obligatoire',
    question: 'Un guide est-il obligatoire dans les parcs\u202f?',
    keywords: ['réserver', 'seul', 'entrer', 'local', 'agréé', 'national'],
    answer:
      'Dans les parcs nationaux, un guide local agréé est obligatoire, et il vaut son prix\u202f: sans lui, on passe à côté de la plupart des animaux. Il se prend au bureau d’accueil, avec un tarif affiché selon la durée du parcours et le nombre de visiteurs. Demandez sa carte. Votre chauffeur-guide ne le remplace pas.',
    places: ['parc-national-de-l-isalo'],
    next: ['parcs-tarifs', 'pourboire', 'randonnee'],
  },
  {
    id: 'parcs-tarifs',
    question: 'Combien coûte l’entrée des parcs nationaux\u202f?',
    keywords: ['guide', 'droits', 'payer', 'billet', 'tarif', 'prix', 'ticket', 'madagascar parks', 'isalo', 'réserve'],
    answer:
      'Pour un adulte étranger, une journée coûtait entre 45\u202f000 et 65\u202f000\u202fAr jusqu’à l’automne 2026\u202f; un doublement était annoncé pour novembre 2026\u202f: demandez le tarif du jour. L’Isalo et l’Ankarana sont les plus chers. Un supplément de 50\u202f000\u202fAr est annoncé depuis septembre 2025 pour les piscines naturelles de l’Isalo, les visites de nuit et l’observation des oiseaux. Le guide, obligatoire, se paie en plus, souvent 60\u202f000 à 150\u202f000\u202fAr par groupe selon la durée. Anja, Kirindy et d’autres sites indépendants ont leurs propres droits. Payez à l’accueil, en espèces, et gardez le reçu.',
    checkWith: 'Madagascar National Parks',
    places: ['parc-national-de-l-isalo', 'parc-d-andasibe-mantadia'],
    next: ['guide-obligatoire', 'budget-jour', 'pourboire'],
  },
  {
    id: 'parcs',
    question: 'Quels parcs nationaux visiter\u202f?',
    keywords: ['protégés', 'réserves naturelles', 'zone protégée', 'aire', 'forêts', 'plus grand', 'plus beau', 'choisir', 'nature', 'incontournables', 'unesco', 'patrimoine mondial'],
    answer:
      'Les parcs les plus marquants de nos circuits\u202f: Andasibe-Mantadia pour l’indri (Est), Ranomafana pour la forêt humide, l’Isalo pour ses canyons et l’Andringitra pour la marche (Sud), l’Ankarana et la Montagne d’Ambre (Nord), les Grands Tsingy de Bemaraha (Ouest), inscrits au patrimoine mondial, et Kirindy, forêt sèche du fosa. Deux ou trois parcs très différents valent mieux que six à la course.',
    places: ['parc-d-andasibe-mantadia', 'parc-national-de-l-isalo'],
    next: ['parcs-tarifs', 'lemuriens', 'randonnee'],
  },
  {
    id: 'plages',
    question: 'Quelles sont les plus belles plages\u202f?',
    keywords: ['se détendre', 'baigner', 'mer turquoise', 'eau', 'sable blanc', 'baie', 'côte', 'cocotier', 'carte postale', 'balnéaire', 'farniente', 'repos', 'circuit', 'lagon', 'baignade', 'paradis', 'snorkeling'],
    answer:
      'Les plus belles plages sont, sur le circuit Est, l’île aux Nattes, sans voitures, et Sainte-Marie. Sur le circuit Nord, la Mer d’Émeraude près d’Antsiranana et, autour de Nosy Be, Nosy Iranja et Nosy Sakatia. Au bout du circuit Sud, Anakao et Ifaty-Mangily, derrière leur barrière de corail. Foulpointe est la plage des familles de Toamasina. Le pays a près de 5\u202f000\u202fkm de côtes\u202f: la foule y est rare.',
    places: ['ile-aux-nattes-nosy-nato', 'mer-d-emeraude'],
    next: ['baignade', 'plongee', 'lune-de-miel'],
  },
  {
    id: 'nosy-be-iles',
    question: 'Que faire à Nosy Be et dans les îles voisines\u202f?',
    keywords: ['se déplacer', 'circuler', 'scooter', 'archipel', 'activités', 'sortie', 'journée', 'îlots', 'nossi-bé', 'iranja', 'komba', 'tanikely', 'sakatia', 'visiter', 'lokobe', 'excursion', 'ylang-ylang'],
    answer:
      'À Nosy Be\u202f: la forêt de Lokobe en pirogue, le marché aux épices de Hell-Ville, le coucher de soleil au mont Passot et les plages de la côte ouest. En bateau\u202f: Nosy Komba et ses makis macaco, Nosy Tanikely pour le tuba, Nosy Sakatia pour les tortues, Nosy Iranja et son banc de sable. On y circule en taxi, en tuk-tuk ou en scooter. Comptez quatre à cinq jours. C’est l’île la plus touristique et la plus chère du pays.',
    places: ['hell-ville-nosy-be', 'reserve-de-lokobe'],
    next: ['nosy-be-acces', 'plongee', 'requins-baleines'],
  },
  {
    id: 'plongee',
    question: 'Où faire de la plongée et du snorkeling\u202f?',
    keywords: ['plonger', 'clubs', 'baptême', 'fonds', 'bouteilles', 'tubas', 'sous-marine', 'palmes', 'masque', 'corail', 'coraux', 'poissons', 'récif', 'apnée', 'padi'],
    answer:
      'Nosy Be est le premier centre de plongée, avec Nosy Tanikely et Nosy Sakatia, au mieux d’avril à décembre. Sainte-Marie, Ifaty et Anakao ont aussi leurs clubs et de beaux récifs. Apportez votre carte de niveau et un certificat médical. Le caisson de décompression est rare\u202f: soyez prudent, laissez au moins 24\u202fh avant un vol et vérifiez votre assurance.',
    places: ['hell-ville-nosy-be', 'ifaty-mangily'],
    next: ['requins-baleines', 'baignade', 'assurance'],
  },
  {
    id: 'kitesurf',
    question: 'Où faire du kitesurf, du surf ou de la voile\u202f?',
    keywords: ['planche', 'alizé', 'sports nautiques', 'spots', 'vagues', 'kayak', 'paddle', 'jet ski', 'kite', 'windsurf', 'vent', 'wing', 'glisse'],
    answer:
      'Pour le kitesurf et la planche à voile, la baie de Sakalava, près d’Antsiranana, reçoit un alizé régulier d’avril à novembre, très fort de juin à septembre\u202f; la Mer d’Émeraude et Anakao sont aussi réputées. Pour le surf, le Sud-Ouest autour d’Anakao et d’Ifaty a de belles vagues sur récif, pour surfeurs avertis, de mai à septembre.',
    places: ['baie-de-sakalava', 'anakao'],
    next: ['plages', 'baignade', 'saison'],
  },
  {
    id: 'volcans',
    question: 'Y a-t-il des volcans, des lacs ou des geysers\u202f?',
    keywords: ['actif', 'éruption', 'tremblement', 'eaux chaudes', 'chute', 'geyser', 'cratère', 'source', 'thermal', 'thermes', 'cascade', 'itasy', 'séisme', 'tsunami'],
    answer:
      'Aucun volcan n’est en éruption à Madagascar, mais les paysages volcaniques abondent au Centre\u202f: le lac Itasy avec les geysers d’Andranomandraotra et les chutes de la Lily, le cratère du lac Tritriva, les sources thermales d’Antsirabe. Au Nord, la Montagne d’Ambre cache cascades et lacs de cratère.',
    places: ['lac-itasy', 'lac-tritriva'],
    next: ['randonnee', 'parcs', 'circuits-proposes'],
  },
  {
    id: 'ecotourisme',
    question: 'Comment voyager de façon responsable\u202f?',
    keywords: ['bilan carbone', 'villageois', 'aider', 'environnemental', 'respecter la nature', 'déchets', 'éthique', 'écologique', 'durable', 'écotourisme', 'environnement', 'déforestation', 'solidaire', 'impact', 'plastique', 'communautaire'],
    answer:
      'Choisissez des sites gérés par les habitants, comme Anja, payez les guides locaux, mangez et achetez malgache. Ne touchez ni ne nourrissez les animaux, refusez les photos avec un lémurien ou un caméléon captif, restez sur les sentiers, emportez gourde filtrante et déchets. Un voyage plus long et plus lent vaut mieux que deux voyages courts.',
    places: ['reserve-communautaire-d-anja', 'antoetra-pays-zafimaniry'],
    next: ['cadeaux', 'lemuriens', 'artisanat'],
  },
  {
    id: 'tana-visite',
    question: 'Que voir à Antananarivo\u202f?',
    keywords: ['escale', 'transit', 'quelques heures', 'altitude', 'visiter', 'palais', 'reine', 'zoo', 'tsimbazaza', 'jour', 'balade', 'tana', 'tananarive', 'capitale', 'ville', 'quartier'],
    answer:
      'Antananarivo est la capitale et la plus grande ville du pays. Sa haute ville se parcourt à pied\u202f: le Rova, ancien palais des souverains, la cathédrale d’Andohalo et de grands escaliers jusqu’au marché d’Analakely. À 21\u202fkm, la colline royale d’Ambohimanga, inscrite au patrimoine mondial, prend une demi-journée. Un jour ou deux suffisent, au début ou à la fin du circuit Centre\u202f; comptez avec les embouteillages.',
    places: ['rova-d-antananarivo', 'colline-royale-d-ambohimanga'],
    next: ['tana-nuit', 'taxi-ville', 'marches'],
  },
  {
    id: 'sainte-marie',
    question: 'Que faire à l’île Sainte-Marie\u202f?',
    keywords: ['activités', 'séjour', 'jours', 'voir', 'visiter', 'journée', 'nosy boraha', 'nattes', 'pirates', 'baleines', 'combien'],
    answer:
      'À Sainte-Marie, on peut louer un vélo ou un scooter le long des criques, passer en pirogue sur l’île aux Nattes, voir le cimetière des pirates et la vieille église d’Ambodifotatra, plonger, et surtout, de juillet à septembre, sortir en mer voir les baleines à bosse. Trois à cinq jours font un bon séjour. L’île, longue et calme, termine notre circuit Est.',
    places: ['ile-aux-nattes-nosy-nato', 'cimetiere-des-pirates'],
    next: ['sainte-marie-acces', 'baleines', 'cote-est-pluie'],
  },
  {
    id: 'nosy-be-ou-sainte-marie',
    question: 'Nosy Be ou Sainte-Marie\u202f: quelle île choisir\u202f?',
    keywords: ['hésiter', 'préférable', 'versus', 'plutôt', 'différence', 'comparer', 'laquelle'],
    answer:
      'Nosy Be, au nord-ouest, est plus ensoleillée et plus équipée\u202f: plongée, excursions vers d’autres îles, vols internationaux, mais aussi plus de monde et des prix plus hauts. Sainte-Marie, à l’est, est plus calme, plus verte et plus arrosée, avec les baleines de juillet à septembre. Venez à Nosy Be d’avril à décembre\u202f; à Sainte-Marie, de juillet à novembre.',
    places: ['hell-ville-nosy-be', 'ile-aux-nattes-nosy-nato'],
    next: ['nosy-be-iles', 'sainte-marie', 'saison'],
  },
  {
    id: 'hautes-terres',
    question: 'Que sont les Hautes Terres, et que voir dans le Centre\u202f?',
    keywords: ['merina', 'intérieur', 'paysage', 'brique', 'plateaux', 'rizières', 'campagne', 'villages', 'culturel', 'culture', 'circuit'],
    answer:
      'Les Hautes Terres, ou hauts plateaux, sont le cœur de l’île, entre 1\u202f200 et 1\u202f500\u202fm\u202f: rizières en terrasses, maisons de brique rouge, artisans et air frais. On y trouve Antananarivo, Antsirabe, le lac Itasy, Ambositra et les villages zafimaniry. C’est notre circuit Centre, de 6 jours, que la route nationale 7 prolonge vers le Sud.',
    places: ['antsirabe', 'lac-itasy'],
    next: ['circuits-proposes', 'temperatures', 'artisanat'],
  },
  {
    id: 'rn7',
    question: 'Que voir le long de la route nationale 7\u202f?',
    keywords: ['RN7', 'sud', 'sept', 'descendre', 'itinéraire', 'tana tuléar', 'étapes', 'traversée', 'Ambositra', 'Ilakaka', 'durée', 'temps', 'nationale'],
    answer:
      'La route nationale 7 descend d’Antananarivo à Toliara, sur près de 950\u202fkm\u202f: les fonderies d’Ambatolampy, Antsirabe, la marqueterie d’Ambositra, la forêt de Ranomafana, la vieille ville de Fianarantsoa, Ambalavao et les makis d’Anja, les canyons de l’Isalo, puis le lagon. Comptez deux à trois longs jours de voiture sans visites\u202f; en s’arrêtant, dix jours si vous rentrez en avion sans finir au lagon, douze pour notre circuit Sud. C’est la trame de nos circuits Centre et Sud.',
    places: ['parc-national-de-l-isalo', 'reserve-communautaire-d-anja'],
    next: ['duree', 'routes-etat', 'premier-voyage'],
  },
  {
    id: 'tsingy-rouge',
    question: 'Comment aller aux Tsingy Rouge\u202f?',
    keywords: ['distance', 'loin', 'diego', 'antsiranana', 'irodo', 'piste', 'accès', 'latérite'],
    answer:
      'L’embranchement des Tsingy Rouge est à 45 ou 50\u202fkm d’Antsiranana, sur la route nationale 6, en direction de l’Ankarana\u202f; il faut ensuite un 4x4 pour la piste. Comptez une demi-journée depuis Antsiranana. La fin de l’après-midi donne les plus belles couleurs, et l’on y marche peu.',
    places: ['tsingy-rouge', 'antsiranana-diego-suarez'],
    next: ['tsingy', 'routes-etat', 'cameleons'],
  },
] satisfies Question[]
