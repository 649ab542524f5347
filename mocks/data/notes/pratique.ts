import type { Note } from '#mocks/data/notes.ts'

export const pratique: readonly Note[] = [
  {
    id: 'garde-enfants',
    answer:
      'Je ne sais pas quels hôtels proposent une garde d’enfants\u202f: dites dans la demande de devis les soirs voulus et l’âge des enfants, le partenaire posera la question à l’hébergement, et ne comptez pas dessus avant sa réponse écrite. Passez par l’hôtel plutôt que par une personne rencontrée sur place, voyez-la d’abord avec les enfants, laissez-lui votre numéro et celui de la réception, et restez à proximité le premier soir. Sinon, dînez tôt à l’hôtel, ou à tour de rôle.',
    next: ['enfants-circuit', 'hebergement', 'enfants-sante'],
  },
  {
    id: 'reparations',
    answer:
      'Je n’ai pas d’adresse de réparateur. Dans les grandes villes, surtout à Antananarivo, des échoppes réparent téléphones, lunettes, chaussures et sacs\u202f: demandez à l’hôtel ou au chauffeur. Pour un appareil photo, un drone ou du matériel de plongée, n’y comptez pas\u202f: emportez des pièces de rechange, un second boîtier, et assurez le tout. Si on vous vole un appareil, gardez la déclaration pour l’assureur.',
    next: ['telephone', 'photo', 'assurance'],
  },
  {
    id: 'coucher-soleil',
    answer:
      'À Antananarivo, le soleil se couche entre 17\u202fh\u202f20 et 18\u202fh\u202f30 selon la saison, et la nuit tombe vite. Dans l’Ouest, c’est dix à quinze minutes plus tard\u202f: à l’allée des Baobabs, vers 17\u202fh\u202f30 de mai à juillet, vers 17\u202fh\u202f50 en avril, août et septembre, vers 18\u202fh\u202f10 en octobre et novembre, vers 18\u202fh\u202f40 de décembre à février\u202f: soyez-y une heure avant, quand la lumière devient dorée. Le soleil se lève entre 5\u202fh en novembre et 6\u202fh\u202f30 en juin.',
    next: ['baobabs', 'horaires', 'photo'],
  },
  {
    id: 'reseau-pistes',
    answer:
      'Sur les pistes, dans les grands parcs et pendant la descente de la Tsiribihina, attendez-vous à de longues zones sans réseau, parfois plusieurs jours\u202f: prévenez vos proches et donnez-leur le programme. Le réseau revient dans les villes et les gros bourgs. Téléchargez cartes et circuits avant de partir\u202f; le GPS marche sans réseau, mais l’alerte SOS attend un signal.',
    next: ['internet', 'sos', 'hors-ligne'],
  },
  {
    id: 'dimanche',
    answer:
      'Le dimanche, banques, bureaux, dont le nôtre, et beaucoup de boutiques sont fermés\u202f; parcs, hôtels et restaurants de voyageurs restent ouverts. Changez ou retirez de l’argent avant. C’est le jour de la messe, chantée, et souvent du hira gasy ou du moraingy. Les jours fériés ressemblent à un dimanche.',
    next: ['horaires', 'jours-feries', 'marches'],
  },
  {
    id: 'fumer',
    answer:
      'On ne fume pas dans les lieux publics fermés, ni en voiture sans l’accord de tous\u202f; dehors, c’est admis. En forêt et en saison sèche, éteignez et emportez vos mégots\u202f: un feu part vite. Les cigarettes se trouvent partout\u202f; emportez de chez vous recharges et liquides de vapoteuse, en cabine pour la batterie. Le cannabis, lui, mène en prison.',
    next: ['drogues-lois', 'douane-entree', 'securite'],
  },
  {
    id: 'feux-de-brousse',
    answer:
      'En octobre surtout, l’air est sec et la brume des feux de brousse voile souvent le ciel des Hautes Terres et de l’Ouest\u202f; à Antananarivo s’y ajoute la pollution des voitures. Pour des photos nettes, sortez tôt le matin ou cadrez de près. D’avril à juin, le ciel est le plus limpide\u202f; les premières pluies, fin novembre, lavent l’air. Asthmatique, emportez votre traitement.',
    next: ['saison', 'temps-par-mois', 'photo'],
  },
  {
    id: 'bureau-ou',
    answer:
      'Notre bureau est à Antananarivo\u202f; je n’en connais pas d’autre, ni en France ni ailleurs. Il est ouvert du lundi au vendredi de 8\u202fh à 17\u202fh et le samedi de 8\u202fh à 12\u202fh, heure de Madagascar. La page Contact donne l’adresse, le téléphone et un formulaire, et une réponse est annoncée sous 24h.',
    next: ['contact', 'fournisseur', 'delai-reponse'],
  },
  {
    id: 'whatsapp',
    answer:
      'WhatsApp, Messenger et les autres messageries fonctionnent là où il y a du réseau, en 3G, en 4G ou en wifi\u202f; les appels passent souvent mal hors des villes. Sur les pistes et dans les parcs, comptez plusieurs jours sans rien\u202f: prévenez vos proches. Avec une carte SIM locale, vous gardez votre compte WhatsApp et votre numéro habituel.',
    next: ['internet', 'sim', 'telephone'],
  },
  {
    id: 'itinerance',
    answer:
      'Votre forfait européen marche le plus souvent là-bas, mais en itinérance, hors de l’Union européenne\u202f: en général très cher, parfois inclus dans certains forfaits. Vérifiez auprès de votre opérateur avant le départ, et coupez les données mobiles à l’arrivée. Le plus simple est une carte SIM locale ou une eSIM, si votre téléphone n’est pas verrouillé.',
    next: ['sim', 'internet', 'telephone'],
  },
  {
    id: 'operateur',
    answer:
      'Je ne peux pas dire quel opérateur est le meilleur partout\u202f: Yas (ex-Telma), Orange et Airtel couvrent les villes et les grands axes, et chacun a ses trous ailleurs. Demandez à votre chauffeur-guide lequel passe sur votre circuit\u202f; pour être joignable partout où c’est possible, prenez deux cartes, si votre téléphone en a la place. Ouvrez la carte à votre nom, avec le passeport.',
    next: ['sim', 'internet', 'hors-ligne'],
  },
  {
    id: 'coffre',
    answer:
      'Un coffre est courant dans les hôtels confortables, rare ailleurs\u202f: demandez à la réception, ou glissez les papiers dans un sac cadenassé. Sur la plage et pendant la baignade, n’emportez que le nécessaire, gardez-le à vue, quelqu’un restant près des sacs, ou laissez-le à l’hôtel. Pendant un repas ou une visite, les bagages restent dans la voiture fermée si le chauffeur la garde\u202f; gardez sur vous papiers, argent et téléphone.',
    next: ['vol', 'passeport', 'securite'],
  },
  {
    id: 'chambres',
    answer:
      'Chambres triples, familiales, lits jumeaux ou deux chambres se demandent dans le devis, avec l’âge des enfants\u202f: les hôtels en ont souvent, peu nombreuses, surtout près des parcs. Beaucoup ajoutent un lit d’appoint. Pour deux chambres au lieu d’une, comptez à peu près le double du logement. Nous ne classons ni ne recommandons d’hôtels\u202f: dites le confort voulu.',
    next: ['hebergement', 'devis', 'prix-courants'],
  },
  {
    id: 'hotels-lesquels',
    answer:
      'Je ne recommande pas d’hôtel par son nom\u202f: nous ne les classons pas. Le devis du partenaire donne ceux qu’il propose pour chaque nuit\u202f; demandez leur nom, des photos et la taille de la chambre avant d’accepter, et dites si vous voulez piscine, eau chaude, climatisation ou calme. Vous pouvez aussi réserver vous-même certaines nuits\u202f: dites-le dans la demande.',
    next: ['hebergement', 'devis', 'inclus'],
  },
  {
    id: 'decalage-ailleurs',
    answer:
      'Madagascar est à UTC+3 toute l’année. Avec la Belgique, la Suisse et le Luxembourg, c’est comme avec la France\u202f: une heure de plus en été, deux en hiver. Avec le Québec, comme avec New York, c’est 7\u202fh de plus en été et 8\u202fh en hiver\u202f; avec Londres, deux heures de plus en été, trois en hiver. La Réunion et Maurice ont une heure de plus que Madagascar. Un téléphone connecté se règle seul à l’arrivée.',
    next: ['decalage', 'telephone', 'horaires'],
  },
  {
    id: 'seismes',
    answer:
      'Les séismes sont rares et faibles à Madagascar, loin des grandes failles, et aucun volcan n’y est en éruption. Un tsunami est très peu probable\u202f; sur une côte, si la terre tremble longtemps ou si la mer se retire, montez aussitôt en hauteur. Le vrai risque naturel est le cyclone, surtout de janvier à mars, sur la côte Est et au Nord.',
    next: ['cyclones', 'volcans', 'saison'],
  },
  {
    id: 'regles',
    answer:
      'Les tampons, serviettes et autres protections se trouvent dans les supermarchés d’Antananarivo et des grandes villes, rarement ailleurs, et les tampons moins que les serviettes\u202f: emportez assez pour tout le voyage, ou une culotte ou une coupe, à rincer à l’eau sûre. Gardez un sachet pour les déchets. Prenez aussi votre pilule pour tout le séjour, et des préservatifs.',
    next: ['toilettes', 'supermarche', 'pharmacie'],
    covers: ['regles', 'draps-serviettes'],
  },
  {
    id: 'chambre-equipement',
    answer:
      'L’équipement de la chambre varie\u202f: en ville, souvent ventilateur ou climatisation, parfois petit réfrigérateur, bouilloire et sèche-cheveux\u202f; en brousse et dans les lodges, guère plus qu’un lit, une moustiquaire et quelques heures de courant le soir. Demandez dans le devis ce qui compte pour vous. Le petit déjeuner est souvent compris\u202f; le devis le dit.',
    next: ['hebergement', 'electricite', 'inclus'],
  },
  {
    id: 'piscine',
    answer:
      'Certains hôtels ont une piscine, surtout à Antananarivo, à Nosy Be, près de l’Isalo et dans les lodges confortables\u202f; la plupart n’en ont pas. Demandez-la dans le devis pour les nuits où elle compte, car nous ne choisissons pas d’hôtel par son nom. Elle n’est guère surveillée\u202f: gardez les enfants à portée de main.',
    next: ['hebergement', 'devis', 'plages'],
  },
  {
    id: 'chez-lhabitant',
    answer:
      'Oui, on peut dormir chez l’habitant ou dans un gîte de village, par exemple en pays zafimaniry, où notre circuit Centre passe une nuit. C’est très simple\u202f: un lit ou un matelas, l’eau au seau, les toilettes dehors, peu ou pas de courant. Emportez un drap de sac, une lampe et un petit cadeau utile, sucre, café ou riz. Demandez-le dans le devis\u202f: cela se prépare avec le guide.',
    next: ['hebergement', 'politesse', 'circuits-proposes'],
  },
  {
    id: 'eau-chaude',
    answer:
      'L’eau chaude est courante dans les hôtels de ville et les adresses confortables, mais elle n’est pas sûre partout\u202f: dans les bungalows simples et près des parcs, elle vient d’un panneau solaire ou d’un seau, à demander le soir. En bivouac et chez l’habitant, il n’y a pas de douche chaude, souvent pas de douche du tout. Demandez-la dans le devis, surtout de juin à août sur les Hautes Terres.',
    next: ['hebergement', 'temperatures', 'camping'],
  },
  {
    id: 'petit-dejeuner',
    answer:
      'Le petit déjeuner est souvent compris dans le prix de la chambre, mais pas toujours\u202f: le devis le dit, faites-le préciser. Il se compose en général de pain, de confiture, d’œufs, de fruits et de café ou de thé, et, dans les gargotes, de riz ou de mofo gasy. Pour un départ avant l’aube, demandez-le la veille, à emporter.',
    next: ['inclus', 'hebergement', 'cuisine'],
  },
  {
    id: 'saison-des-pluies',
    answer:
      'La saison des pluies va de décembre à mars\u202f: il fait chaud, il pleut surtout l’après-midi et la nuit, et des cyclones peuvent passer, de janvier à mars surtout, à l’est et au nord. L’Ouest, l’Est et le Nord sont alors fermés ou incertains\u202f; le Centre et le Sud-Ouest restent possibles, avec des jours de marge. Le pays est vert, peu fréquenté et moins cher, mais les moustiques sont plus nombreux.',
    next: ['temps-par-mois', 'cyclones', 'circuit-par-mois'],
  },
  {
    id: 'apres-cyclone',
    answer:
      'Le cyclone Gezani a ravagé Toamasina le 10 février 2026, et la ville se reconstruit\u202f; depuis, je ne connais pas le présent\u202f: je ne sais ni quel cyclone vient de passer, ni ce qu’il a touché, ni quels hôtels et quelles routes sont ouverts. Demandez à l’hôtel ou au partenaire nommé dans votre devis, écrivez-nous depuis la page Contact, et lisez les conseils aux voyageurs de votre ministère. Après un cyclone, les routes, les bateaux et les vols peuvent s’arrêter plusieurs jours\u202f: gardez des jours de marge\u202f; le programme se change, et une visite impossible se remplace.',
    next: ['cyclones', 'contact', 'annulation'],
  },
  {
    id: 'teletravail',
    answer:
      'Travailler ou appeler en vidéo, n’y comptez qu’en ville\u202f: à Antananarivo et dans les grandes villes, la 4G d’une carte SIM locale est souvent meilleure que le wifi de l’hôtel, lent. Entre les villes, dans les parcs et sur les pistes, il peut n’y avoir rien pendant des jours. Prévoyez vos heures de travail pendant les haltes en ville, une batterie externe, car le courant se coupe, et téléchargez films et dossiers avant. Le visa de tourisme ne permet pas de travailler dans le pays.',
    next: ['internet', 'sim', 'electricite'],
  },
]
