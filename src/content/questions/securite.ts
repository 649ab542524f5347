import type { Question } from '#src/content/question.ts'

export const securite = [
  {
    id: 'securite',
    question: 'Est-ce que Madagascar est un pays sûr ou dangereux\u202f?',
    keywords: ['destination', 'touristes', 'précautions', 'risques', 'sûrs', 'agressé', 'danger', 'sûreté', 'sécuritaire', 'tranquille', 'menace', 'terrorisme', 'guerre', 'sereinement', 'fiable', 'enlèvement', 'kidnapping', 'sécurité', 'zone rouge', 'peur', 'insécurité', 'criminalité'],
    answer:
      'La plupart des séjours se passent bien avec des précautions simples\u202f: pas de déplacement à pied ou en voiture la nuit, pas d’objets de valeur visibles, prudence dans les marchés et les taxis-brousse. Certaines zones rurales, surtout dans le Sud profond, connaissent des vols de zébus et des attaques. La situation évolue\u202f: consultez les conseils aux voyageurs de votre ministère des Affaires étrangères juste avant le départ.',
    next: ['tana-nuit', 'zones-a-eviter', 'urgence'],
  },
  {
    id: 'urgence',
    question: 'Quels sont les numéros d’urgence\u202f?',
    keywords: ['problème', 'appeler', 'sauver', 'grave', 'dépannage', 'gendarmerie', 'gendarme', 'contacts', 'pompier', 'police', 'samu', 'ambulance', '117', '118', '124', 'accident', 'secours', 'aide', 'numéro de secours'],
    answer:
      'Police\u202f: 117, dans tout le pays. Sapeurs-pompiers\u202f: 118, la brigade d’Antananarivo, qui ne quitte la ville que sous conditions. SAMU\u202f: 124, mais les sources divergent sur ce numéro\u202f: s’il ne répond pas, appelez la police ou notre assistance. Hors des villes, adressez-vous au poste de gendarmerie le plus proche\u202f; votre hôtel ou votre chauffeur le connaît. Ces numéros se composent sans indicatif depuis un téléphone local. Les secours peuvent être longs à arriver\u202f: prévenez aussi votre chauffeur-guide, votre assurance et votre consulat, et donnez votre position exacte.',
    next: ['sos', 'hopital', 'perte-passeport'],
  },
  {
    id: 'sos',
    question: 'Comment fonctionne le SOS de l’application\u202f?',
    keywords: ['me perds', 'se perdre', 'randonnée', 'alarme', 'localiser', 'détresse', 'égaré', 'retrouver', 'prévenir', 'alerte', 'position', 'secours', 'assistance', '24/7', 'bouton d’urgence', 'perdu', 'géolocalisation'],
    answer:
      'Le SOS envoie votre position précise et alerte l’assistance, disponible jour et nuit. La position vient du GPS du téléphone et se lit même sans réseau\u202f; l’alerte, elle, a besoin d’un signal pour partir. Il complète les numéros d’urgence sans les remplacer\u202f: en danger immédiat, appelez d’abord la police au 117, les pompiers d’Antananarivo au 118 ou, hors des villes, la gendarmerie la plus proche.',
    next: ['urgence', 'application', 'hors-ligne'],
  },
  {
    id: 'zones-a-eviter',
    question: 'Quelles zones faut-il éviter\u202f?',
    keywords: ['dangereuses', 'quartiers', 'déconseillées', 'interdites', 'braquage', 'route', 'bétail', 'rouges', 'sud', 'dahalo', 'voleurs de zébus', 'bandits', 'coupeurs', 'régions', 'carte sécurité', 'insécurité', 'attaque'],
    answer:
      'Évitez surtout le Sud profond et certains plateaux de l’Ouest, loin des grands axes, où sévissent des voleurs de zébus armés, les dahalo. Sur les axes touristiques, dont la route nationale 7, roulez de jour, avec un chauffeur qui connaît l’état de la route. La carte des conseils aux voyageurs de votre ministère indique les zones déconseillées du moment.',
    next: ['securite', 'routes-nuit', 'ambassade'],
  },
  {
    id: 'tana-nuit',
    question: 'Est-ce dangereux à Antananarivo, de jour ou de nuit\u202f?',
    keywords: ['sécurité', 'quartiers', 'précautions', 'soir', 'prendre', 'promener seul', 'vols', 'sac', 'ville', 'sortir', 'soirée', 'boîte', 'bar', 'restaurants', 'agressions', 'tana', 'tananarive', 'capitale', 'pickpocket', 'marcher', 'analakely', 'taxi'],
    answer:
      'À Antananarivo, on se promène normalement le jour, en gardant son sac devant soi et son téléphone rangé, surtout au marché d’Analakely, dans les escaliers et aux gares routières. Dès la nuit tombée, ne marchez plus\u202f: prenez un taxi commandé par l’hôtel ou le restaurant, portières fermées. Laissez passeport et bijoux au coffre.',
    places: ['marche-d-analakely', 'rova-d-antananarivo'],
    next: ['securite', 'vol', 'taxi-ville'],
  },
  {
    id: 'femme-seule',
    question: 'Peut-on voyager seule quand on est une femme\u202f?',
    keywords: ['destination', 'harcelée', 'harceler', 'copines', 'filles', 'machisme', 'drague', 'célibataire', 'solo féminin', 'seule', 'craint'],
    answer:
      'Une femme peut voyager seule à Madagascar, et beaucoup le font. Les Malgaches sont en général respectueux\u202f; les remarques existent, surtout en ville et sur les plages touristiques. Une tenue sobre, un refus souriant et ferme, pas de sorties à pied le soir, et une voiture avec chauffeur ou un guide recommandé plutôt qu’un taxi-brousse de nuit font la différence.',
    next: ['securite', 'tenue', 'groupe'],
  },
  {
    id: 'lgbt',
    question: 'Madagascar accueille-t-il les voyageurs LGBT\u202f?',
    keywords: ['homoparentale', 'couple gay', 'pacs', 'même sexe', 'tolérance', 'homo', 'homosexuel', 'lesbienne', 'homosexualité', 'hommes', 'femmes', 'trans', 'queer'],
    answer:
      'Les relations entre adultes de même sexe ne sont pas interdites, mais la loi est plus sévère si l’un des deux a moins de 21 ans, et il n’existe ni mariage ni protection. La société est pudique et plutôt conservatrice\u202f: les gestes tendres en public surprennent, pour tous les couples. Dans les hôtels touristiques, une chambre commune ne pose en général pas de difficulté.',
    checkWith: 'votre ministère des Affaires étrangères',
    next: ['securite', 'fady', 'tenue'],
  },
  {
    id: 'arnaques',
    question: 'Quelles arnaques faut-il connaître\u202f?',
    keywords: ['donner de l’argent', 'police', 'demandé', 'pièges', 'escroc', 'tromper', 'harceler', 'vendeurs', 'rabatteurs', 'sollicité', 'faux', 'corrompue', 'policiers', 'escroquerie', 'guide', 'billets', 'fausse pierre', 'mendiants', 'mendicité', 'enfants qui demandent', 'bakchich', 'corruption', 'racket', 'contrôle'],
    answer:
      'Les arnaques les plus courantes\u202f: faux guides aux entrées de parcs, porteurs trop empressés à l’aéroport, taxis sans prix convenu, saphirs trop beaux pour être vrais, confusion entre ariary et anciens francs. Convenez du prix avant, demandez la carte du guide et ne changez pas dans la rue. Lors d’un contrôle de police, restez calme, montrez la copie du passeport et du visa, et demandez un reçu si l’on vous réclame de l’argent.',
    next: ['vol', 'marchander', 'securite'],
  },
  {
    id: 'vol',
    question: 'Que faire en cas de vol\u202f?',
    keywords: ['marchés', 'protéger', 'sac', 'argent', 'voleurs', 'dérobé', 'cambriolage', 'arraché', 'pertes', 'opposition', 'bagages', 'pickpocket', 'plainte', 'portefeuille', 'téléphone', 'agressé', 'déclaration', 'carte volée'],
    answer:
      'Ne résistez pas à un voleur. Faites une déclaration au commissariat ou à la gendarmerie la plus proche\u202f: l’assurance et le consulat la demandent. Faites opposition sur vos cartes, bloquez le téléphone et prévenez votre guide ou votre hôtel. Des copies de vos papiers gardées en ligne font gagner des jours.',
    next: ['perte-passeport', 'ambassade', 'assurance'],
  },
  {
    id: 'perte-passeport',
    question: 'Que faire si je perds mon passeport\u202f?',
    keywords: ['égaré', 'identité', 'refaire', 'papiers volés', 'perdu', 'perte', 'perdus', 'laissez-passer', 'consulat'],
    answer:
      'Déclarez la perte à la police ou à la gendarmerie, puis prenez rendez-vous à votre consulat à Antananarivo avec cette déclaration, une copie du passeport et des photos d’identité. Il délivre un passeport d’urgence ou un laissez-passer pour rentrer. Demandez-lui aussi ce qu’il faudra montrer à la sortie du pays, car le visa et le tampon d’entrée ont disparu avec le passeport.',
    next: ['ambassade', 'vol', 'urgence'],
  },
  {
    id: 'ambassade',
    question: 'Où sont les ambassades et les consulats\u202f?',
    keywords: ['consulaire', 'représentation', 'diplomatique', 's’inscrire', 'belge', 'suisse', 'québécois', 'france', 'belgique', 'canada', 'ariane', 'fil', 'consul'],
    answer:
      'Les ambassades et les consulats, dont ceux de France, sont à Antananarivo\u202f; la France a aussi des consuls honoraires en province. Certains pays, comme le Canada ou la Belgique, n’ont sur place qu’une représentation réduite ou dépendent d’une ambassade voisine. Notez les coordonnées avant le départ et inscrivez votre voyage au service Ariane si vous êtes français.',
    checkWith: 'votre ministère des Affaires étrangères',
    next: ['perte-passeport', 'securite', 'urgence'],
  },
  {
    id: 'routes-nuit',
    question: 'Peut-on rouler de nuit\u202f?',
    keywords: ['conduire', 'phares', 'circuler', 'obscurité', 'tombe', 'bus', 'route', 'soir', 'convoi', 'scooter', 'moto', 'rentre', 'routes', 'sécurité'],
    answer:
      'Ne roulez pas de nuit hors des villes. Les camions sans feux, les piétons, les zébus et les nids-de-poule rendent la route dangereuse, et c’est la nuit qu’ont lieu la plupart des attaques. La nuit tombe vite, vers 17\u202fh\u202f30 en hiver et 18\u202fh\u202f30 en été\u202f: un bon programme arrive avant.',
    next: ['zones-a-eviter', 'routes-etat', 'transport'],
  },
  {
    id: 'politique',
    question: 'Quelle est la situation politique\u202f?',
    keywords: ['gouvernement', 'crise', 'révolution', 'élection', 'tension', 'conflit', 'actuel', 'manifestation', 'grève', 'coup d’état', 'troubles', 'couvre-feu', 'actualité', 'stable', 'militaires'],
    answer:
      'Cette page ne suit pas l’actualité\u202f: la situation politique du jour se lit dans la presse. À l’automne 2025, des manifestations ont éclaté dans les grandes villes et le pouvoir a changé de mains\u202f; les circuits ont repris ensuite. Sur place, tenez-vous à l’écart des rassemblements, gardez une journée de marge avant le vol de retour et lisez les conseils aux voyageurs juste avant de partir.',
    next: ['securite', 'ambassade', 'annulation'],
  },
  {
    id: 'drogues-lois',
    question: 'Quelles lois faut-il connaître\u202f?',
    keywords: ['stupéfiants', 'amende', 'légal', 'loi', 'fumer', 'cigarette', 'douane', 'majorité', 'armes', 'drogue', 'cannabis', 'prison', 'interdit', 'alcool âge', 'prostitution', 'tourisme sexuel', 'mineurs', 'illégal'],
    answer:
      'La détention de drogue, cannabis compris, mène en prison. On ne fume pas dans les lieux publics fermés. L’exploitation sexuelle des mineurs est punie sévèrement, sur place et dans votre pays\u202f; payer une relation en voyage tombe aussi sous la loi sur le tourisme sexuel. Pour signaler un enfant en danger, essayez le 147, ligne gratuite, sinon la police. Il est interdit de photographier casernes, aéroports et forces de l’ordre, de survoler un lieu en drone sans autorisation et de sortir du pays des espèces protégées. Ayez toujours sur vous une copie du passeport et du visa.',
    next: ['rapporter', 'drones', 'fady'],
  },
] satisfies Question[]
