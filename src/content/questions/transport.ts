import type { Question } from '#src/content/question.ts'

export const transport = [
  {
    id: 'transport',
    question: 'Comment se déplacer dans le pays\u202f?',
    keywords: ['meilleur moyen', 'voyager', 'bouge', 'véhicule', 'relier', 'circulation', 'voie', 'auto-stop', 'camping-car', 'sans avion', 'tout en voiture', 'peur', 'transport', 'trajet', 'sur place'],
    answer:
      'La voiture avec chauffeur est la solution la plus courante\u202f; un 4x4 est nécessaire dans l’Ouest et sur beaucoup de pistes. Le taxi-brousse est bon marché mais lent et sans horaire garanti. Les vols intérieurs font gagner du temps, avec des horaires qui changent souvent\u202f: gardez une journée de marge avant votre vol international. Comptez en heures plutôt qu’en kilomètres\u202f: 30 à 50\u202fkm/h de moyenne sur bien des routes.',
    places: ['gorges-du-manambolo', 'antsirabe'],
    next: ['voiture-chauffeur', 'taxi-brousse', 'vols-interieurs'],
  },
  {
    id: 'vol-international',
    question: 'Comment venir à Madagascar en avion\u202f?',
    keywords: ['billet', 'aérien', 'escales', 'ligne', 'low cost', 'acheter', 'trajet', 'réserver un vol', 'la réunion', 'mayotte', 'maurice', 'distance', 'kilomètres', 'loin', 'paris', 'france', 'compagnie', 'air', 'ethiopian', 'direct', 'durée', 'heures', 'belgique', 'bruxelles', 'genève', 'montréal', 'prix'],
    answer:
      'Air France relie Paris à Antananarivo sans escale en 11\u202fh environ, pour près de 8\u202f800\u202fkm. D’autres compagnies passent par Addis-Abeba, Nairobi, Istanbul, La Réunion ou Maurice, en 15 à 20\u202fh\u202f; certaines desservent aussi Nosy Be. Une longue escale à Addis-Abeba ou à Nairobi peut faire exiger le vaccin contre la fièvre jaune. Les billets se vendent souvent entre 900 et 1\u202f500\u202f€, plus cher en juillet, en août et à Noël\u202f: achetez-les plusieurs mois avant. Nous ne vendons pas de vols internationaux.',
    checkWith: 'votre compagnie aérienne',
    next: ['aeroport', 'sante', 'visa'],
  },
  {
    id: 'aeroport',
    question: 'Comment rejoindre la ville depuis l’aéroport d’Ivato\u202f?',
    keywords: ['débarquer', 'centre', 'gare', 'navettes', 'taxis', 'arrivée', 'transfert', 'nosy be fascene', 'internationaux', 'atterrir', 'combien', 'prix', 'taxi', 'coûte', 'ivato'],
    answer:
      'L’aéroport d’Ivato est à une quinzaine de kilomètres du centre d’Antananarivo\u202f: comptez 45 minutes, parfois le double aux heures d’embouteillage. Le plus simple est le transfert réservé par l’hôtel, à préférer si vous arrivez de nuit. Des taxis attendent aussi, pour 15 à 20\u202f€ environ, à convenir avant de monter. Vous trouverez sur place change, distributeurs et cartes SIM.',
    places: ['rova-d-antananarivo'],
    next: ['taxi-ville', 'change', 'tana-nuit'],
  },
  {
    id: 'taxi-brousse',
    question: 'Comment fonctionne le taxi-brousse\u202f?',
    keywords: ['minibus', 'place', 'réserver', 'bagages', 'cher', 'station', 'transports en commun', 'confortable', 'prix', 'horaires', 'bus', 'cotisse', 'gare routière', 'autocar', 'sprinter', 'sécurité', 'dangereux', 'sûr'],
    answer:
      'Les taxis-brousse sont des minibus qui partent des gares routières quand ils sont pleins, souvent tôt le matin, et s’arrêtent partout. Quelques compagnies, mieux tenues, vendent des places numérotées à heure fixe sur les grands axes. C’est bon marché et très vivant, mais serré, lent et fatigant\u202f: réservez la veille, choisissez les places avant, gardez vos valeurs sur vous. Les accidents ne sont pas rares\u202f: évitez surtout les départs de nuit.',
    next: ['transport', 'temps-trajet', 'routes-nuit'],
  },
  {
    id: 'voiture-chauffeur',
    question: 'Peut-on louer une voiture, avec ou sans chauffeur\u202f?',
    keywords: ['chauffeur-guide', 'journée', 'reconnu', 'suisse', 'belge', 'âge minimum', 'permis de conduire étranger', 'conducteur', 'prudent', 'auto', 'véhicules', 'agence de location', 'assurance', 'carburant', 'self-drive', 'gauche', 'droite', 'conduite', 'soi-même', 'international', '4x4', 'loueur', 'prix', 'tarif', 'combien coûte', 'par jour'],
    answer:
      'La location avec chauffeur est la règle, et la plus sage\u202f: il connaît les pistes, les contrôles et les mécaniciens. Sans chauffeur, peu d’agences louent, avec forte caution\u202f; il faut le permis national, un permis international est recommandé, et l’on roule à droite. Une berline suffit sur la route nationale 7\u202f; prenez un 4x4 pour l’Ouest et pour les pistes. Ordre de grandeur, chauffeur compris et souvent sans carburant\u202f: 40 à 60\u202f€ par jour pour une voiture, 60 à 100\u202f€ pour un 4x4.',
    next: ['routes-etat', 'pourboire', 'transport'],
  },
  {
    id: 'routes-etat',
    question: 'Quel est l’état des routes, de la RN7 aux pistes\u202f?',
    keywords: ['voiture de tourisme', 'berline', '4x4', 'tout-terrain', 'nécessaire', 'roulant', 'routier', 'chaussée', 'asphalte', 'trous', 'ponts', 'bitume', 'infrastructure', 'secondaires', 'voie rapide', 'bonne', 'tamatave', 'toamasina', 'diego', 'tuléar', 'goudron', 'nids-de-poule', 'rn2', 'rn6', 'rn4', 'rn5', 'nationale', 'praticable', 'mauvaise'],
    answer:
      'L’état des routes est très inégal. La route nationale 7, d’Antananarivo à Toliara, est goudronnée et la meilleure, avec des tronçons abîmés. La RN2 vers Toamasina est chargée de camions, la RN6 du Nord et la RN5 vers Sainte-Marie ont de mauvais passages. Les pistes de l’Ouest demandent un 4x4 et ferment avec les pluies. Chaque trajet de nos circuits indique sa durée réelle et sa difficulté.',
    next: ['temps-trajet', 'routes-nuit', 'saison-ouest'],
  },
  {
    id: 'temps-trajet',
    question: 'Combien de temps entre les grandes villes\u202f?',
    keywords: ['km', 'kilométrage', 'durées', 'heure', 'parcours', 'route', 'trajets', 'antsirabe', 'rallier', 'journée', 'descendre', 'distance', 'kilomètres', 'tana', 'tamatave', 'majunga', 'mahajanga', 'diego', 'tuléar', 'toliara', 'morondava', 'fianarantsoa'],
    answer:
      'Voici des ordres de grandeur en voiture depuis Antananarivo, de jour\u202f: Antsirabe 4 à 6\u202fh, Andasibe 4\u202fh à 5\u202fh\u202f30, Toamasina 8 à 10\u202fh, Fianarantsoa 10 à 13\u202fh, Mahajanga 10 à 12\u202fh, Morondava 13 à 15\u202fh, Toliara ou Antsiranana deux à trois jours. De Fianarantsoa à l’Isalo, comptez 6 à 8\u202fh. Les pages des circuits donnent la durée de chaque trajet. Partez tôt et ne prévoyez jamais d’arriver le jour de votre vol.',
    places: ['toliara', 'morondava'],
    next: ['routes-etat', 'vols-interieurs', 'transport'],
  },
  {
    id: 'vols-interieurs',
    question: 'Y a-t-il des vols intérieurs\u202f?',
    keywords: ['voiture', 'low cost', 'compagnie', 'interne', 'complets', 'prix', 'durée', 'domestique', 'aérodrome', 'aller-retour', 'tarif', 'fiables', 'ponctuels', 'sainte-marie', 'avion', 'madagascar airlines', 'tsaradia', 'air', 'morondava', 'diego', 'nosy be', 'retard', 'annulé'],
    answer:
      'Il y a des vols intérieurs\u202f: Madagascar Airlines relie Antananarivo à Nosy Be, Antsiranana, Sainte-Marie, Morondava, Toliara, Fort-Dauphin et d’autres villes\u202f; d’une ville à l’autre, on y repasse presque toujours. Les places sont limitées, les prix élevés et les horaires changent souvent, parfois la veille. Laissez toujours une journée entière avant votre vol international.',
    checkWith: 'votre compagnie aérienne',
    places: ['morondava', 'hell-ville-nosy-be'],
    next: ['transport', 'temps-trajet', 'bagages-avion'],
  },
  {
    id: 'bagages-avion',
    question: 'Quels bagages en vol intérieur\u202f?',
    keywords: ['madagascar airlines', 'kilogramme', 'sac', 'valises', 'supplémentaire', 'pèse', 'cabine', 'poids', 'avion', 'franchise', 'kilos', 'soute', 'excédent', '20\u202fkg', 'quel sac', 'vol intérieur', 'combien de bagages', 'sac souple'],
    answer:
      'Les avions sont petits\u202f: la franchise est souvent d’une vingtaine de kilos en soute et de quelques kilos en cabine, moins sur certains appareils. Relisez votre billet, car elle diffère de celle du vol international. L’excédent se paie, et peut partir par l’avion suivant. Le surplus se laisse volontiers dans un hôtel de la capitale, pendant le circuit.',
    next: ['vols-interieurs', 'valise', 'vol-international'],
  },
  {
    id: 'train',
    question: 'Peut-on prendre le train\u202f?',
    keywords: ['ferroviaire', 'wagon', 'falaise', 'billet', 'côte est', 'circule', 'fce', 'chemin de fer', 'gare', 'manakara', 'fianarantsoa', 'rail', 'ligne', 'locomotive'],
    answer:
      'Un seul train tente les voyageurs\u202f: celui de la jungle, la ligne FCE, de Fianarantsoa à Manakara. C’est un beau voyage de 163\u202fkm à travers tunnels et villages, mais il circule irrégulièrement\u202f: pannes, cyclones et suspensions sont fréquents. Il met une journée ou davantage. Ne bâtissez pas un programme serré autour de lui et renseignez-vous la veille. Les autres lignes ne transportent presque plus de voyageurs.',
    places: ['fianarantsoa-haute-ville'],
    next: ['transport', 'taxi-brousse', 'routes-etat'],
  },
  {
    id: 'nosy-be-acces',
    question: 'Comment aller à Nosy Be\u202f?',
    keywords: ['traversée', 'arriver', 'port', 'prendre le bateau', 'transfert', 'gagner', 'ankify', 'vedette', 'ferry', 'vol', 'se rendre', 'rejoindre'],
    answer:
      'Nosy Be se rejoint en avion, par un vol intérieur ou l’un des vols internationaux qui desservent l’île. Par la route, on gagne le port d’Ankify, près d’Ambanja, puis une vedette rapide traverse en 30 min à 1\u202fh jusqu’à Hell-Ville\u202f; préférez le matin, la mer est plus calme. Depuis Antananarivo, la route demande deux longs jours\u202f: l’avion est plus raisonnable pour un court séjour.',
    places: ['hell-ville-nosy-be', 'ambanja-et-la-vallee-du-sambirano'],
    next: ['nosy-be-iles', 'vols-interieurs', 'sainte-marie-acces'],
  },
  {
    id: 'sainte-marie-acces',
    question: 'Comment aller à l’île Sainte-Marie\u202f?',
    keywords: ['mal de mer', 'embarcadère', 'passage', 'gilet', 'dangereuse', 'compagnie maritime', 'arriver', 'traverser', 'nosy boraha', 'bateau', 'traversée', 'soanierana ivongo', 'ferry', 'catamaran', 'vol', 'rejoindre', 'se rendre', 'mahambo'],
    answer:
      'On va à Sainte-Marie en avion, en une heure environ depuis Antananarivo, ou par la mer. Le bateau part surtout de Soanierana Ivongo, à 163\u202fkm de Toamasina (4\u202fh\u202f30 à 6\u202fh\u202f30 de route), et met 1\u202fh\u202f30 à 2\u202fh\u202f30. L’île aux Nattes se rejoint ensuite en pirogue, en quelques minutes. La traversée s’annule par mauvaise mer\u202f: prenez une compagnie sérieuse, portez le gilet et gardez un jour de marge avant un vol.',
    places: ['eglise-d-ambodifotatra', 'ile-aux-nattes-nosy-nato'],
    next: ['baleines', 'cote-est-pluie', 'vols-interieurs'],
  },
  {
    id: 'taxi-ville',
    question: 'Comment circuler en ville\u202f?',
    keywords: ['confiance', 'course', 'combien', 'coûte', 'prix d’un taxi', 'sûrs', 'tuktuk', 'compteur', 'métro', 'tramway', 'piéton', 'navette', 'vélo-taxi', 'transport urbain', 'tana', 'pousse-pousse', 'tuk-tuk', 'bajaj', 'cyclo-pousse', 'taxi-be', 'bus', 'embouteillage', 'uber', 'yango'],
    answer:
      'À Antananarivo, prenez les taxis, en convenant du prix avant de monter, souvent 10\u202f000 à 25\u202f000\u202fAr\u202f; les bus, ou taxi-be, sont bondés. Dans les villes plus plates, on circule en pousse-pousse, comme à Antsirabe, en cyclo-pousse à Toamasina ou en tuk-tuk, tricycle à moteur, sur les côtes. Les embouteillages de la capitale peuvent doubler un trajet.',
    places: ['antsirabe'],
    next: ['tana-nuit', 'aeroport', 'marchander'],
  },
  {
    id: 'moto-velo',
    question: 'Peut-on voyager à moto ou à vélo\u202f?',
    keywords: ['louer', 'deux-roues', 'motard', 'casque', 'cyclable', 'location', '125', 'enduro', 'vtt', 'scooter', 'quad', 'bicyclette', 'cyclotourisme', 'cycliste', 'pédaler'],
    answer:
      'On peut voyager à moto ou à vélo, avec du temps. Le vélo tout-terrain convient bien aux Hautes Terres, autour d’Antsirabe, et aux pistes du Nord\u202f; quelques agences louent vélos, motos et quads, surtout à Antananarivo, Antsirabe et Nosy Be. Portez un casque, évitez la nuit et la RN2, et vérifiez que votre assurance couvre la moto. Emportez beaucoup d’eau et des pièces de rechange.',
    places: ['baie-de-sakalava'],
    next: ['routes-etat', 'voiture-chauffeur', 'assurance'],
  },
  {
    id: 'pirogue',
    question: 'Quelles navigations en pirogue ou en bateau\u202f?',
    keywords: ['naviguer', 'descendre', 'rivière', 'balade', 'barque', 'voilier', 'croisières', 'sortie en mer', 'chaland', 'tsiribihina', 'pangalanes', 'canal', 'fleuve', 'descente', 'voile', 'catamaran', 'boutre'],
    answer:
      'La descente de la Tsiribihina, environ trois jours de Miandrivazo à Belo sur Tsiribihina, se fait en chaland ou en pirogue avec bivouac. Sur la côte Est, le canal des Pangalanes se parcourt en bateau de Manambato à Toamasina en 3 à 5\u202fh. On remonte aussi en pirogue les gorges du Manambolo, et la côte vezo à la voile. Demandez toujours un gilet.',
    places: ['gorges-du-manambolo', 'ankanin-ny-nofy'],
    next: ['nosy-be-acces', 'sainte-marie-acces', 'aventure'],
  },
  {
    id: 'pangalanes',
    question: 'Qu’est-ce que le canal des Pangalanes\u202f?',
    keywords: ['pangalane', 'manambato', 'ampitabe', 'lacs', 'lagune', 'naviguer', 'bateau', 'croisière'],
    answer:
      'Le canal des Pangalanes relie des lacs, des rivières et des chenaux le long de la côte Est, sur plusieurs centaines de kilomètres. Notre circuit Est en suit la plus belle partie, de Manambato à Toamasina\u202f: 80\u202fkm et 3 à 5\u202fh de bateau, entre villages de pêcheurs et rives boisées. On y dort volontiers une nuit à Ankanin’ny Nofy, au bord du lac Ampitabe.',
    places: ['ankanin-ny-nofy', 'toamasina-tamatave'],
    next: ['aye-aye', 'pirogue', 'cote-est-pluie'],
  },
  {
    id: 'tsingy-acces',
    question: 'Comment aller aux Grands Tsingy de Bemaraha\u202f?',
    keywords: ['venir', 'arriver', 'monter', 'depuis', 'se rendre', 'rejoindre', 'bekopaka', 'accès', 'piste', 'bac', 'morondava'],
    answer:
      'On part de Morondava en 4x4\u202f: environ 200\u202fkm de piste et deux bacs jusqu’à Bekopaka, soit 9 à 13\u202fh, mieux coupées en deux jours à Belo sur Tsiribihina ou à Kirindy. On y arrive aussi par la descente de la Tsiribihina depuis Miandrivazo. Cela ne se fait qu’en saison sèche, en général de mai à novembre. D’Antananarivo, on rejoint Morondava en avion ou en 13 à 15\u202fh de route.',
    places: ['grands-tsingy-de-bemaraha', 'morondava'],
    next: ['saison-ouest', 'tsingy', 'voiture-chauffeur'],
  },
  {
    id: 'morondava-acces',
    question: 'Comment aller à Morondava\u202f?',
    keywords: ['route', 'durée', 'distance', 'kilomètres', 'miandrivazo', 'antsirabe', 'ouest'],
    answer:
      'D’Antananarivo à Morondava, comptez 13 à 15\u202fh de voiture, pour environ 700\u202fkm par Antsirabe et Miandrivazo\u202f: mieux vaut couper le trajet en deux jours. En avion, le vol depuis Antananarivo dure environ une heure, mais ses horaires changent souvent. Notre circuit Ouest y arrive autrement, par la descente de la Tsiribihina et la piste des Tsingy, en saison sèche.',
    places: ['morondava', 'miandrivazo'],
    next: ['baobabs', 'tsingy-acces', 'vols-interieurs'],
  },
  {
    id: 'diego-acces',
    question: 'Comment aller à Antsiranana, ou Diego-Suarez\u202f?',
    keywords: ['route', 'durée', 'distance', 'nord', 'rn6'],
    answer:
      'Pour Antsiranana (Diego-Suarez), le plus simple est l’avion depuis Antananarivo, en deux heures environ selon les escales. Par la route, il faut deux à trois jours de voiture, et la RN6 a de mauvais passages au nord. Depuis Nosy Be, on traverse vers Ankify en vedette, puis on remonte par Ambanja et l’Ankarana\u202f: c’est notre circuit Nord pris à rebours, à étaler sur deux jours avec une visite de l’Ankarana.',
    places: ['antsiranana-diego-suarez', 'parc-de-l-ankarana'],
    next: ['vols-interieurs', 'routes-etat', 'nosy-be-acces'],
  },
  {
    id: 'ifaty-acces',
    question: 'Comment aller à Ifaty depuis Toliara\u202f?',
    keywords: ['tuléar', 'mangily', 'route', 'distance', 'transfert', 'anakao'],
    answer:
      'Ifaty-Mangily est à moins de 30\u202fkm au nord de Toliara, par la route\u202f: comptez une petite heure en voiture ou en taxi. Anakao est de l’autre côté, au sud, et s’atteint surtout en vedette, en 1\u202fh\u202f15 à 2\u202fh\u202f30, le matin, avant que le vent ne se lève.',
    places: ['ifaty-mangily', 'anakao'],
    next: ['plages', 'plongee', 'rn7'],
  },
] satisfies Question[]
