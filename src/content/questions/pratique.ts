import type { Question } from '#src/content/question.ts'

export const pratique = [
  {
    id: 'electricite',
    question: 'Quelles prises électriques trouve-t-on\u202f?',
    keywords: ['solaire', 'chargeur', 'européennes', 'sèche-cheveux', 'recharger', 'brancher', 'cigarette électronique', 'appareils', 'charger', 'téléphone', 'courant', 'partout', 'panne', 'groupe électrogène', 'rasoir', 'type', 'fiche', 'voltage', 'tension', 'électricité', 'adaptateur', 'volt', 'coupure', 'délestage', '220', 'batterie'],
    answer:
      'Le courant est en 220\u202fV, 50\u202fHz, avec des prises de type C et E comme en France dans la plupart des hôtels. Les coupures, ou délestages, sont fréquentes et certains lodges n’ont du courant que quelques heures le soir. Emportez une batterie externe et une lampe frontale.',
    next: ['internet', 'valise', 'hebergement'],
  },
  {
    id: 'internet',
    question: 'Aurai-je du réseau et Internet pendant le voyage\u202f?',
    keywords: ['brousse', 'wi-fi', 'mails', 'whatsapp', 'capter', 'ordinateur', 'travailler', 'connecté', 'cybercafé', 'visio', 'ouest', 'wifi', 'réseau', '4g', '5g', 'connexion', 'couverture', 'data', 'télétravail', 'starlink', 'débit'],
    answer:
      'Dans les villes, la 3G et la 4G fonctionnent généralement, et beaucoup d’hôtels ont un wifi, souvent lent\u202f; entre les villes, dans les parcs et sur les pistes, attendez-vous à de longues zones sans réseau. Avant de partir, ouvrez ce site une minute sur votre téléphone, en wifi\u202f: les circuits se lisent ensuite sans réseau.',
    places: ['grands-tsingy-de-bemaraha'],
    next: ['sim', 'hors-ligne', 'electricite'],
  },
  {
    id: 'sim',
    question: 'Où acheter une carte SIM locale\u202f?',
    keywords: ['abonnement', 'giga', 'mobile', 'portable', 'free', 'airalo', 'opérateur', 'meilleur', 'réseau', 'esim', 'puce', 'forfait', 'orange', 'telma', 'yas', 'airtel', 'recharge', 'crédit téléphonique', 'roaming', 'itinérance'],
    answer:
      'Une carte SIM s’achète à l’aéroport d’Ivato ou dans une boutique de ville, avec votre passeport. Les opérateurs sont Yas (ex-Telma), Orange et Airtel\u202f; les forfaits de données sont bon marché et se rechargent partout. Si votre téléphone l’accepte, une eSIM achetée avant le départ évite la file. L’itinérance de votre forfait français coûte en général très cher.',
    next: ['internet', 'telephone', 'mvola'],
  },
  {
    id: 'telephone',
    question: 'Comment téléphoner depuis et vers Madagascar\u202f?',
    keywords: ['appel', 'capter', 'composer', 'contacter', 'sms', 'joindre', 'prix', '00261', 'français', 'marche', 'fonctionne', 'mobile', 'portable', 'indicatif', '261', 'numéro malgache', 'préfixe', 'whatsapp'],
    answer:
      'L’indicatif du pays est le +261. Depuis l’étranger, composez +261 puis le numéro sans son premier 0\u202f; pour appeler la France depuis Madagascar, +33 puis le numéro sans le 0. Avec du réseau, les appels par messagerie Internet coûtent bien moins cher.',
    next: ['sim', 'urgence', 'internet'],
  },
  {
    id: 'decalage',
    question: 'Quel est le décalage horaire\u202f?',
    keywords: ['horloge', 'avance', 'retard', 'fuseaux', 'heures', 'midi', 'paris', 'jet lag', 'utc', 'différence', 'locale'],
    answer:
      'Madagascar est à UTC+3 toute l’année, sans changement d’heure. Il y est donc une heure de plus qu’en France pendant l’heure d’été européenne, et deux heures de plus en hiver. Quand il est midi en France en juillet, il est 13\u202fh à Antananarivo. La fatigue vient surtout de la longueur du vol.',
    next: ['vol-international', 'horaires', 'contact'],
  },
  {
    id: 'horaires',
    question: 'Quels sont les horaires d’ouverture sur place\u202f?',
    keywords: ['ouverture', 'fermeture', 'nuit tombe', 'se couche', 'se lève', 'heure', 'commerces', 'ouvrent', 'banques', 'magasins', 'dimanche', 'fermé', 'ouvert', 'soleil', 'boutiques', 'week-end', 'restaurants'],
    answer:
      'Les boutiques ouvrent en gros de 8\u202fh à 17\u202fh avec une pause à midi, les banques en semaine de 8\u202fh à 15\u202fh ou 16\u202fh, et beaucoup ferment le dimanche. Les restaurants servent tôt le soir. Le soleil se lève entre 5\u202fh et 6\u202fh\u202f30 et se couche entre 17\u202fh\u202f20 et 18\u202fh\u202f30 selon la saison\u202f: les journées commencent de bonne heure.',
    next: ['fete-nationale', 'decalage', 'argent'],
  },
  {
    id: 'jours-feries',
    question: 'Quels sont les jours fériés\u202f?',
    keywords: ['férié', 'calendrier', '26 juin', 'fermé', 'fermés', 'pâques', 'dates'],
    answer:
      'Les principaux jours fériés sont le 1er janvier, le 29 mars, le lundi de Pâques, le 1er mai, l’Ascension, le lundi de Pentecôte, le 26 juin, le 15 août, le 1er novembre et le 25 décembre. D’autres, comme le 8 mars ou les fêtes musulmanes, dépendent des années. Les banques et les bureaux ferment\u202f; le 26 juin, fête nationale, tout le pays est dehors.',
    next: ['fete-nationale', 'horaires', 'saison'],
  },
  {
    id: 'hebergement',
    question: 'Où dormir\u202f: quels hébergements trouve-t-on\u202f?',
    keywords: ['hôtel', 'hôtels', 'moustiquaires', 'confort', 'literie', 'hôtelière', 'bungalows', 'guesthouse', 'hôtelier', 'nuitée', 'eau chaude', 'climatisation', 'piscine', 'réserver', 'chambres', 'pension', 'gîte', 'auberges', 'camp', 'cher', 'lit', 'propre', 'ecolodge', 'étoiles', 'loger', 'lodge', 'chez l’habitant', 'airbnb', 'nuit', 'luxe'],
    answer:
      'On trouve de tout\u202f: chambres simples en ville, bungalows de plage, écolodges près des parcs, quelques adresses de luxe, gîtes villageois et bivouac dans les coins reculés. L’eau chaude, la climatisation et le courant permanent ne vont pas de soi hors des villes. Nous ne classons pas les hôtels\u202f: indiquez le confort voulu dans votre devis. Réservez tôt pour juillet, août et octobre.',
    places: ['ile-aux-nattes-nosy-nato'],
    next: ['prix-courants', 'camping', 'inclus'],
  },
  {
    id: 'camping',
    question: 'Peut-on camper\u202f?',
    keywords: ['sous tente', 'dormir', 'bivouaquer', 'planter', 'nuit dehors', 'hamac', 'camping', 'bivouac', 'sauvage', 'duvet', 'sac de couchage', 'matériel'],
    answer:
      'On peut camper dans les emplacements des parcs, comme l’Isalo, l’Andringitra ou l’Ankarana, et sur les bancs de sable de la Tsiribihina. Le camping sauvage sans l’accord du village est à éviter, par courtoisie comme par sécurité. Les organisateurs fournissent tente et cuisine\u202f; apportez un duvet chaud de juin à août, car il peut geler dans l’Andringitra.',
    places: ['massif-de-l-andringitra-pic-boby', 'parc-national-de-l-isalo'],
    next: ['randonnee', 'hebergement', 'parcs-tarifs'],
  },
  {
    id: 'toilettes',
    question: 'Trouve-t-on des toilettes en route\u202f?',
    keywords: ['tampons', 'douche', 'propreté', 'papier', 'hygiénique', 'savon', 'wc', 'sanitaires', 'règles', 'serviettes'],
    answer:
      'Les toilettes sont correctes dans les hôtels et restaurants touristiques\u202f; sur la route, ce sont souvent des latrines, ou la nature. Gardez du papier, du gel pour les mains et de petits billets, car certaines sont payantes. Les protections périodiques se trouvent dans les supermarchés des villes\u202f: prenez votre réserve pour la brousse.',
    next: ['valise', 'hebergement', 'sante'],
  },
  {
    id: 'laverie',
    question: 'Comment faire laver son linge\u202f?',
    keywords: ['sale', 'nettoyer', 'blanchir', 'repasser', 'fer', 'lessive', 'laverie', 'pressing', 'blanchisserie', 'repassage'],
    answer:
      'Presque tous les hôtels lavent le linge en un jour ou deux pour quelques milliers d’ariary la pièce. En saison fraîche, le séchage est lent sur les Hautes Terres\u202f: confiez-le seulement si vous restez deux nuits. Les laveries en libre-service sont très rares\u202f; un peu de lessive liquide rend service.',
    next: ['valise', 'hebergement', 'prix-courants'],
  },
  {
    id: 'poste',
    question: 'Peut-on envoyer une carte postale ou un colis\u202f?',
    keywords: ['timbres', 'poster', 'lettre', 'courrier', 'dhl', 'paositra'],
    answer:
      'On peut envoyer cartes et colis. La poste, Paositra Malagasy, a un bureau dans chaque ville, et les timbres sont très beaux. Une carte met de deux semaines à deux mois pour l’Europe. Pour un colis de valeur, préférez un transporteur privé depuis Antananarivo.',
    next: ['rapporter', 'artisanat', 'horaires'],
  },
  {
    id: 'photo',
    question: 'Peut-on photographier les gens et les lieux\u202f?',
    keywords: ['filmer', 'images', 'caméra', 'prendre en photo', 'photographe', 'autorisation', 'photos', 'appareil', 'vidéo', 'portrait', 'permission', 'tombeau', 'selfie', 'risque'],
    answer:
      'On photographie les gens en demandant d’abord\u202f: un sourire et un geste suffisent. Ne payez pas systématiquement\u202f; montrez plutôt l’image. Les tombeaux et les cérémonies ne se photographient qu’avec l’accord de la famille, et jamais les militaires, la police ou les aéroports. Un objectif long et une protection contre la poussière servent beaucoup.',
    places: ['allee-des-baobabs'],
    next: ['fady', 'drones', 'drogues-lois'],
  },
  {
    id: 'drones',
    question: 'Peut-on utiliser un drone\u202f?',
    keywords: ['voler', 'autorisé', 'aérien', 'filmer', 'dji', 'survol', 'aviation civile', 'prise vue'],
    answer:
      'Un drone ne vole pas sans autorisation\u202f: il faut l’accord de l’Aviation Civile de Madagascar, à demander bien avant le départ, et une autorisation de plus pour survoler les aires protégées, dont l’allée des Baobabs, même avec un petit drone de moins de 250\u202fg. Un appareil non autorisé peut être confisqué et l’amende est lourde.',
    places: ['allee-des-baobabs'],
    next: ['photo', 'douane-entree', 'drogues-lois'],
  },
  {
    id: 'orientation',
    question: 'Quelle carte ou quelle application GPS utiliser\u202f?',
    keywords: ['plan', 'navigateur', 'perdre', 'boussole', 'fiable', 'routière', 'google maps', 'organic', 'orientation', 'se repérer', 'itinéraire hors ligne'],
    answer:
      'Notre application guide hors ligne sur nos circuits. Pour le reste, téléchargez avant de partir la carte du pays dans une application fondée sur OpenStreetMap, plus complète que les autres sur les pistes. Ne vous fiez pas aux durées calculées, souvent trop optimistes\u202f: multipliez-les par un et demi, voire par deux.',
    next: ['hors-ligne', 'application', 'temps-trajet'],
  },
  {
    id: 'supermarche',
    question: 'Que trouve-t-on dans les magasins sur place\u202f?',
    keywords: ['supermarché', 'courses', 'acheter', 'épicerie', 'centre commercial', 'shopping', 'crème solaire', 'lait', 'couches', 'produits'],
    answer:
      'Antananarivo et les grandes villes ont des supermarchés bien fournis, avec des produits importés assez chers\u202f: crème solaire, lait infantile, piles, répulsif. Ailleurs, on achète au marché et dans de petites épiceries\u202f: riz, fruits, biscuits, eau, recharges de téléphone. Emportez de chez vous lentilles, médicaments et matériel photo.',
    places: ['marche-d-analakely'],
    next: ['marches', 'horaires', 'pharmacie'],
  },
] satisfies Question[]
