import type { Note } from '#mocks/data/notes.ts'

export const voyage: readonly Note[] = [
  {
    id: 'age-limite',
    answer:
      'Il n’y a pas d’âge limite pour nos circuits, ni pour les grands ni pour les petits\u202f: dites l’âge de chacun dans la demande de devis, et le rythme s’adapte. Avec de jeunes enfants ou peu de marche, préférez le Centre ou l’Est\u202f; avec un bébé, voyez d’abord le pédiatre, à cause du paludisme. Ce qui demande de la forme\u202f: les Grands Tsingy, le pic Boby et les longues pistes de l’Ouest. Une assurance rapatriement peut, elle, fixer un âge\u202f: vérifiez la vôtre.',
    next: ['seniors', 'enfants-circuit', 'assurance'],
  },
  {
    id: 'deuxieme-voyage',
    answer:
      'Après la route du Sud, changez de façade\u202f: le Nord, 9 jours, pour la mer, les tsingy de l’Ankarana et Nosy Be\u202f; l’Ouest, 9 jours, pour le fleuve, les Grands Tsingy et les baobabs, de mai à novembre\u202f; l’Est, 8 jours, pour les indris, les Pangalanes et Sainte-Marie. Pour moins bouger, restez une semaine à Sainte-Marie ou à Nosy Be, avec des sorties à la journée. En trois semaines, le Nord et l’Est se combinent, avec des vols.',
    next: ['combiner', 'circuits-proposes', 'sur-mesure'],
  },
  {
    id: 'noms-villes',
    answer:
      'Oui, bien des villes ont deux noms, l’ancien et le malgache\u202f: Tana, Tananarive et Antananarivo, Diego-Suarez et Antsiranana, Tamatave et Toamasina, Tuléar et Toliara, Majunga et Mahajanga, Fort-Dauphin et Taolagnaro, Foulpointe et Mahavelona, Hell-Ville et Andoany, Sainte-Marie et Nosy Boraha. Les cartes et ce site écrivent le plus souvent le nom malgache, mais tout le monde comprend les deux.',
    next: ['tana-visite', 'langue', 'mots-malgaches'],
  },
  {
    id: 'tsiribihina-enfants',
    answer:
      'Avec un jeune enfant, plutôt non\u202f: la descente de la Tsiribihina prend trois jours de chaleur en chaland ou en pirogue, avec deux bivouacs sur le sable, loin de tout hôpital. À partir d’une douzaine d’années, avec un gilet à sa taille, de l’ombre et de l’eau, elle plaît. Pour plus petit, prenez une journée de bateau sur le canal des Pangalanes, circuit Est, ou une courte sortie en pirogue.',
    next: ['enfants-circuit', 'enfants-sante', 'pirogue'],
  },
  {
    id: 'origines',
    answer:
      'Oui, un voyage vers la ville où l’on est né se fait avec nous\u202f: sur un de nos circuits, ou en sur mesure, au rythme qu’il vous faut, avec un chauffeur-guide francophone qui peut traduire. Pour la recherche elle-même, orphelinat, archives ou famille, je ne sais rien\u202f: adressez-vous à l’organisme de l’adoption, à la mairie du lieu de naissance ou à une association de personnes adoptées. Écrivez-nous depuis la page Contact.',
    next: ['sur-mesure', 'guide-francophone', 'contact'],
  },
  {
    id: 'devis-ici',
    answer:
      'Je ne peux pas établir de devis dans cette conversation\u202f: ouvrez l’onglet «\u202fRéserver\u202f» de la page d’un circuit, ou le formulaire de l’accueil, et donnez dates, nombre de voyageurs, âges des enfants et souhaits. C’est gratuit, sans compte, sans paiement et sans engagement\u202f; une réponse est annoncée sous 24h.',
    next: ['devis', 'prix-circuit', 'delai-reponse'],
  },
  {
    id: 'guides-qui',
    answer:
      'Les guides et les chauffeurs sont ceux de nos partenaires, des Malgaches du métier\u202f: un chauffeur-guide, le plus souvent francophone, vous accompagne, et un guide local agréé, du village ou du parc, vous mène dans chaque parc national. Demandez le nom de votre chauffeur-guide dans le devis, et la carte du guide à l’entrée du parc.',
    next: ['guide-francophone', 'guide-obligatoire', 'voiture-chauffeur'],
  },
  {
    id: 'mauvais-temps',
    answer:
      'Pluie, cyclone, piste coupée ou traversée annulée\u202f: le chauffeur-guide change l’ordre des visites, et ce qui ne peut pas se faire est remplacé ou reporté. Ce qui est remboursé est écrit dans les conditions du partenaire\u202f: lisez-les dans le devis, et prenez une assurance annulation. En saison des pluies, il pleut surtout l’après-midi et la nuit\u202f: un imperméable suffit souvent.',
    next: ['cote-est-pluie', 'annulation', 'sur-mesure'],
  },
  {
    id: 'noces-par-mois',
    answer:
      'Pour un voyage de noces, tout dépend du mois. Juillet à septembre\u202f: Sainte-Marie et l’île aux Nattes, sur le circuit Est, avec les baleines, et quelques ondées. Octobre et novembre\u202f: le meilleur moment de l’Est comme de Nosy Be. Avril à juin\u202f: Nosy Be et ses îles, au bout du circuit Nord, dont le reste est très venté de juillet à septembre. Décembre à mars\u202f: Ifaty et Anakao, dans le Sud-Ouest, le moins arrosé. Indiquez l’occasion dans votre demande.',
    next: ['lune-de-miel', 'plages', 'circuit-par-mois'],
  },
  {
    id: 'plages-par-mois',
    answer:
      'La plage selon le mois\u202f: Nosy Be d’avril à décembre, plus venteuse de juillet à septembre\u202f; Sainte-Marie et l’île aux Nattes de juillet à novembre, au mieux de septembre à novembre\u202f; Ifaty et Anakao, dans le Sud-Ouest, le moins arrosé, toute l’année, avec du vent l’après-midi. De janvier à mars, pluies et cyclones gagnent le Nord et l’Est\u202f: préférez le Sud-Ouest.',
    next: ['plages', 'saison', 'nosy-be-ou-sainte-marie'],
  },
  {
    id: 'baleines-plages',
    answer:
      'Sainte-Marie, sur notre circuit Est, réunit les baleines et les plages\u202f: les baleines à bosse y passent de juillet à septembre, et l’île aux Nattes a les plus belles plages. Septembre est aussi l’un des mois les plus secs de la côte Est.',
    next: ['baleines', 'plages', 'sainte-marie-acces'],
    covers: ['baleines', 'plages', 'plages-par-mois'],
  },
  {
    id: 'sans-marche',
    answer:
      'Sans marcher\u202f: les lagons d’Ifaty, d’Anakao, de l’île aux Nattes ou de Nosy Be, le canal des Pangalanes et la Tsiribihina en bateau, l’allée des Baobabs et les Tsingy Rouge, qui se voient sans effort. Avec peu de marche, on voit des lémuriens à Andasibe, à la réserve d’Anja et dans des parcs privés près d’Antananarivo. Dites au guide et dans votre demande ce que vous pouvez marcher\u202f: il choisit le parcours le plus court.',
    next: ['seniors', 'plages', 'pangalanes'],
  },
  {
    id: 'ados',
    answer:
      'Pour des ados\u202f: le masque et le tuba ou un baptême de plongée autour de Nosy Be, les canyons et les piscines naturelles de l’Isalo, la pirogue, une visite de nuit pour les petits lémuriens, le kitesurf près d’Antsiranana, ou le parcours à baudrier des Grands Tsingy s’ils n’ont pas le vertige.',
    next: ['enfants-circuit', 'plongee', 'randonnee'],
  },
  {
    id: 'tsingy-enfants',
    answer:
      'Aux Grands Tsingy, le parcours à baudrier est déconseillé aux jeunes enfants et en cas de vertige\u202f: échelles, passages étroits, 4 à 5\u202fh. Je ne connais pas d’âge minimum\u202f: il se demande au bureau du parc, comme un parcours plus court. Avec des petits, préférez l’Ankarana ou les Tsingy Rouge, qui se voient sans effort.',
    next: ['tsingy', 'enfants-circuit', 'tsingy-rouge'],
  },
  {
    id: 'jour-de-depart',
    answer:
      'Vous choisissez le jour\u202f: il n’y a pas de départs à dates fixes, puisque vous partez entre vous. Deux circuits dépendent pourtant d’un vol intérieur qui n’est pas quotidien, et dont les jours fixent la date\u202f: l’Est, au retour de Sainte-Marie, et le Sud, au retour de Toliara. Écrivez dans la demande de devis vos dates, et si elles peuvent bouger d’un jour ou deux.',
    next: ['devis', 'vols-interieurs', 'circuit-par-mois'],
  },
  {
    id: 'depart-matin',
    answer:
      'On part tôt, le plus souvent entre 6\u202fh et 8\u202fh, parfois dès 5\u202fh\u202f30 sur les pistes de l’Ouest\u202f: les routes sont lentes, les animaux plus actifs le matin, et l’on arrive avant la nuit, qui tombe entre 17\u202fh\u202f30 et 18\u202fh\u202f30. On s’arrête pour déjeuner et pour les visites. L’ascension du pic Boby commence à la lampe, vers 4\u202fh\u202f30. L’heure se convient avec votre chauffeur-guide.',
    next: ['temps-trajet', 'routes-nuit', 'duree'],
  },
  {
    id: 'vacances-scolaires',
    answer:
      'Pendant les vacances scolaires\u202f: juillet et août sont secs et doux, c’est la haute saison, demandez plusieurs mois à l’avance\u202f; à la Toussaint, il fait chaud et sec\u202f; à Noël, les orages reviennent, le Centre et le Sud-Ouest restent possibles\u202f; en février, pluies et cyclones\u202f; en avril, le pays est vert et les pistes sèchent. Lesquelles visez-vous\u202f?',
    next: ['temps-par-mois', 'circuit-par-mois', 'enfants-circuit'],
  },
  {
    id: 'sortir-le-soir',
    answer:
      'Je n’ai pas d’adresses pour sortir le soir\u202f: demandez à l’hôtel, qui connaît les lieux du moment. Le soir, ne marchez pas\u202f: allez et revenez en taxi commandé par l’hôtel ou le restaurant, laissez passeport et bijoux au coffre, et ne laissez pas votre verre.',
    next: ['tana-nuit', 'securite', 'musique'],
  },
  {
    id: 'marcher-le-soir',
    answer:
      'Dans les villes, dès la nuit tombée, ne marchez pas, ni dans les rues ni sur la plage\u202f: allez et revenez en taxi commandé par l’hôtel ou le restaurant, à plusieurs si possible, et laissez passeport et bijoux au coffre. L’hôtel sait quels quartiers éviter. De jour, on se promène normalement, le sac devant soi.',
    next: ['securite', 'taxi-ville', 'tana-nuit'],
  },
  {
    id: 'vol-appareil',
    answer:
      'Le risque de vol existe surtout en ville\u202f: sortez l’appareil pour la photo, puis rangez-le dans un sac fermé, porté devant vous, et laissez montre et bijoux chez vous. À Antananarivo, prenez garde au marché d’Analakely, dans les escaliers, aux gares routières et aux vitres ouvertes dans les embouteillages\u202f; rien à pied la nuit. Dans les parcs, avec le guide, on s’en sert sans souci. Assurez-le et notez son numéro de série.',
    next: ['photo', 'tana-nuit', 'vol'],
  },
  {
    id: 'heures-de-marche',
    answer:
      'La marche dépend du parcours, que vous choisissez à l’entrée avec le guide, obligatoire dans les parcs nationaux\u202f: de quelques heures à une journée à l’Isalo et à Ranomafana, 2\u202fh\u202f30 à 3\u202fh\u202f30 pour la boucle d’Andasibe, 4 à 5\u202fh aux Grands Tsingy, 6\u202fh à 7\u202fh\u202f45 pour l’ascension du pic Boby. Dites-lui ce que vous pouvez marcher\u202f: il y a souvent plus court.',
    next: ['randonnee', 'guide-obligatoire', 'temps-de-visite'],
  },
  {
    id: 'objet-perdu',
    answer:
      'Prévenez tout de suite votre guide, votre chauffeur ou l’hôtel de la veille\u202f: un objet oublié dans une chambre ou une voiture se retrouve parfois, et un autre chauffeur peut le rapporter. Dans un parc, laissez votre numéro au bureau d’entrée. Un chapeau, des lunettes, un chargeur, un maillot ou des sandales se rachètent aux marchés et dans les magasins des villes. Pour un objet de valeur, demandez une déclaration de perte à la police ou à la gendarmerie\u202f: l’assureur la voudra.',
    next: ['contact', 'vol', 'assurance'],
  },
  {
    id: 'impatience',
    answer:
      'Votre enthousiasme fait plaisir à lire\u202f! Dites-moi ce qui vous attire, le mois, le nombre de jours et avec qui vous venez\u202f: je vous parlerai du circuit qui convient, de la saison, des lieux à voir ou du budget. Pour un voyage à vos dates, la demande de devis se remplit en quelques minutes, et un conseiller vous répond.',
    next: ['circuits-proposes', 'saison', 'devis'],
  },
  {
    id: 'occasion',
    answer:
      'Un anniversaire, une surprise ou une demande en mariage se prépare avec le partenaire\u202f: écrivez l’occasion, la date et ce que vous imaginez dans la demande de devis, ou depuis la page Contact pour que l’autre n’en sache rien. Un gâteau ou un dîner particulier se demandent plusieurs jours avant, surtout loin des villes.',
    next: ['lune-de-miel', 'sur-mesure', 'devis'],
  },
  {
    id: 'budget-total',
    answer:
      'Le budget total sur place, sans le vol international, est par personne, pour deux semaines, d’environ 350 à 560\u202f€ en routard et 850 à 1\u202f400\u202f€ avec des hôtels confortables et une voiture partagée, davantage en lodge ou avec des vols intérieurs. À deux, doublez\u202f; à trois ou quatre, la voiture se partage mieux. Ajoutez le visa, les entrées de parcs, les guides et les pourboires. Pour un circuit précis, le devis est gratuit.',
    next: ['budget-jour', 'prix-circuit', 'prix-courants'],
  },
  {
    id: 'accueil',
    answer:
      'Les Malgaches accueillent en général les touristes avec gentillesse et curiosité\u202f: un «\u202fsalama\u202f» et un sourire ouvrent beaucoup de portes. On vous appellera «\u202fvazaha\u202f», l’étranger, sans méchanceté. Sur les sites et les plages, vendeurs et enfants insistent parfois\u202f: refusez avec le sourire. Parlez doucement, prenez le temps de saluer, et demandez avant de photographier.',
    next: ['politesse', 'mots-malgaches', 'fady'],
  },
  {
    id: 'visite-ecole',
    answer:
      'Une école de village se visite parfois, avec votre guide et l’accord du directeur, hors des cours et des photos volées\u202f; demandez-le dans le devis. Remettez fournitures ou vêtements au directeur ou à une association, jamais aux enfants eux-mêmes. Ne visitez pas d’orphelinat\u202f: certains font payer les visiteurs, et les enfants en souffrent. Les vacances scolaires malgaches vont à peu près de juillet à septembre.',
    next: ['cadeaux', 'ecotourisme', 'photo'],
  },
  {
    id: 'noel-nouvel-an',
    answer:
      'À Noël et au nouvel an, on voyage bien dans le Centre et le Sud-Ouest\u202f; c’est le début des pluies, l’Ouest est fermé, le Nord et l’Est ne se font qu’en partie, et les vols sont chers\u202f: réservez plusieurs mois avant. Les hôtels et les restaurants pour voyageurs restent ouverts, souvent avec un repas de fête à réserver\u202f; le 25 décembre et le 1er janvier, banques, bureaux et beaucoup de boutiques ferment. Les familles vont à l’église.',
    next: ['circuit-par-mois', 'jours-feries', 'saison'],
  },
  {
    id: 'se-marier',
    answer:
      'Je ne sais pas ce qu’il faut pour un mariage officiel à Madagascar\u202f: demandez à votre mairie et à votre consulat à Antananarivo, plusieurs mois avant, car il faut des certificats et des délais. Le plus simple est de vous marier chez vous et de faire ici une cérémonie symbolique, sur une plage ou sous les baobabs\u202f: décrivez-la dans la demande de devis. L’union de deux personnes de même sexe n’est pas reconnue.',
    next: ['lune-de-miel', 'sur-mesure', 'ambassade'],
  },
  {
    id: 'changements-en-route',
    answer:
      'Pendant le circuit, un autre hôtel, un lieu de plus ou de moins ou un autre guide se demandent au chauffeur-guide, qui voit avec le partenaire\u202f: c’est possible s’il y a de la place, et la différence de prix se règle avec lui. Si un guide ou un chauffeur tombe malade, le partenaire doit en envoyer un autre\u202f: faites-le écrire dans le devis. Si vous, vous tombez malade, appelez d’abord votre assureur et l’assistance.',
    next: ['sur-mesure', 'annulation', 'assurance'],
  },
  {
    id: 'prestations-seules',
    answer:
      'Nous proposons des circuits et des voyages sur mesure\u202f; une seule prestation, une excursion d’un jour, un guide pour deux jours, un hôtel ou un transfert, se demande depuis la page Contact, et un conseiller vous dit si un partenaire la fait. Décrivez le lieu, la date et le nombre de personnes. Nous ne vendons rien sur ce site, et nous ne réservons ni vols internationaux ni logements seuls en ligne.',
    next: ['sur-mesure', 'contact', 'devis'],
  },
  {
    id: 'autres-pays',
    answer:
      'Non, nous ne proposons que Madagascar\u202f: ni Maurice, ni La Réunion, ni les Seychelles, les Comores ou Mayotte, ni safari en Afrique. Pour joindre un autre pays au voyage, prenez ce vol et ce séjour de votre côté\u202f: La Réunion et Maurice ont des vols pour Antananarivo. Donnez vos dates d’arrivée et de départ dans la demande de devis, et le circuit s’y ajuste.',
    next: ['circuits-proposes', 'sur-mesure', 'vol-international'],
  },
  {
    id: 'eviter-vol',
    answer:
      'Pour éviter le vol, ne montrez ni bijoux ni montre, gardez le téléphone rangé et le sac fermé, devant vous, surtout au marché d’Analakely, dans les escaliers et aux gares routières. Sortez de petites coupures, répartissez argent et cartes, et laissez le passeport au coffre, avec une copie sur vous. En voiture, fermez les vitres dans les embouteillages\u202f; le soir, prenez un taxi commandé par l’hôtel, ne marchez pas.',
    next: ['vol', 'securite', 'tana-nuit'],
  },
  {
    id: 'vol-frequence',
    answer:
      'Oui, les vols à la tire et à l’arraché sont courants à Antananarivo, surtout au marché d’Analakely, dans les escaliers, aux gares routières et aux vitres ouvertes dans les embouteillages\u202f; les agressions ont lieu surtout la nuit. Dans les parcs et les villages, c’est bien plus rare, et la plupart des séjours se passent sans ennui. Gardez le sac devant vous et le téléphone rangé, ne montrez ni bijoux ni liasse, et prenez un taxi le soir.',
    next: ['tana-nuit', 'securite', 'vol'],
  },
  {
    id: 'vacances-malgaches',
    answer:
      'Les grandes vacances scolaires malgaches vont à peu près de juillet à septembre\u202f; les autres, autour de Noël et de Pâques, changent chaque année, et je n’ai pas le calendrier. Pendant ces semaines, les familles voyagent aussi\u202f: réservez tôt l’hôtel et les places de taxi-brousse, surtout pour Foulpointe, la plage des familles, et Antsirabe.',
    next: ['jours-feries', 'fete-nationale', 'saison'],
  },
  {
    id: 'sport',
    answer:
      'Le rugby et le football sont les sports les plus suivis\u202f; je ne connais pas de sport national officiel. Dans le Nord et l’Ouest, on va voir le moraingy, un combat à mains nues, souvent le dimanche\u202f; en pays betsileo, la savika, où des jeunes gens s’accrochent à la bosse d’un zébu. La pétanque et le basket se jouent partout. Je n’ai ni résultats ni calendrier.',
    next: ['musique', 'fete-nationale', 'zebu'],
  },
  {
    id: 'symboles',
    answer:
      'L’hymne national est «\u202fRy Tanindrazanay malala ô\u202f», «\u202fÔ chère terre de nos ancêtres\u202f», et la devise «\u202fFitiavana, Tanindrazana, Fandrosoana\u202f»\u202f: amour, patrie, progrès. Le drapeau est blanc, rouge et vert, et la fête nationale le 26 juin. On reconnaît partout le zébu, l’arbre du voyageur et le baobab.',
    next: ['pays-chiffres', 'fete-nationale', 'histoire'],
  },
  {
    id: 'president',
    answer:
      'Je ne sais pas qui est président aujourd’hui\u202f: je ne suis pas l’actualité, et le pouvoir a changé de mains à l’automne 2025. Lisez la presse. Madagascar est une république, indépendante depuis le 26 juin 1960.',
    next: ['politique', 'histoire', 'pays-chiffres'],
  },
  {
    id: 'quand-reserver',
    answer:
      'Plusieurs mois à l’avance pour juillet, août, octobre et Noël, où hôtels et vols se remplissent\u202f; le reste de l’année, un à trois mois suffisent le plus souvent. Aucun délai n’est imposé\u202f: la demande de devis est gratuite, et une réponse est annoncée sous 24h, hors week-end. Pour un départ dans les jours qui viennent, appelez le bureau.',
    next: ['devis', 'delai-reponse', 'contact'],
  },
  {
    id: 'grand-groupe',
    answer:
      'Oui, une école, un club, une association ou une grande famille peut partir ensemble\u202f: le formulaire de l’accueil accepte jusqu’à 50 personnes, la page d’un circuit de 1 à 8. Au-delà, écrivez depuis la page Contact. Décrivez le groupe, les âges, le but et le budget\u202f: le partenaire prévoit minibus, guides et hôtels. Demandez plusieurs mois à l’avance.',
    next: ['groupe', 'devis', 'sur-mesure'],
  },
  {
    id: 'terre-rouge',
    answer:
      'La terre est rouge parce qu’elle est riche en oxydes de fer\u202f: c’est la latérite, que les pluies lavent depuis des millions d’années. Là où la forêt a disparu, elle se creuse de grands ravins, les lavaka, et rougit les fleuves jusqu’à la mer\u202f: d’où le nom d’île Rouge. Elle tache\u202f: prenez des vêtements qui ne craignent rien.',
    next: ['pays-chiffres', 'ecotourisme', 'tsingy-rouge'],
  },
  {
    id: 'deforestation',
    answer:
      'Oui, la déforestation est grave\u202f: l’île a perdu une grande part de ses forêts, surtout par la culture sur brûlis, le charbon de bois et le trafic de bois précieux. Les parcs nationaux et les réserves gérées par les villages en protègent ce qui reste. Vous aidez en payant l’entrée et le guide local, en refusant le bois de rose et l’ébène, et en choisissant des sites comme Anja.',
    next: ['ecotourisme', 'parcs', 'rapporter'],
  },
  {
    id: 'sans-agence',
    answer:
      'Oui, on peut voyager seul, sans agence\u202f: taxi-brousse, hôtels et guides de parc se trouvent sur place, surtout le long de la RN7, à Nosy Be et à Sainte-Marie, si vous avez du temps. Pour les pistes de l’Ouest, la Tsiribihina et un séjour court, un partenaire avec voiture et chauffeur évite bien des jours perdus. Dans les parcs nationaux, le guide reste obligatoire. Les pages de ce site, l’application et leurs conseils sont gratuits.',
    next: ['taxi-brousse', 'guide-obligatoire', 'budget-jour'],
  },
  {
    id: 'monde-touristes',
    answer:
      'Il y a peu de monde, sauf en juillet, en août et à Noël dans les lieux connus\u202f: l’allée des Baobabs au coucher du soleil, Andasibe, l’Isalo, les plages de Nosy Be. Ailleurs, et d’avril à juin ou en novembre, on est souvent seul avec le guide. Venez tôt le matin\u202f; le Nord, l’Ouest et Sainte-Marie hors saison sont les plus calmes.',
    next: ['saison', 'circuits-proposes', 'hors-circuits'],
  },
  {
    id: 'a-choisir',
    answer:
      'Dites-moi le mois, le nombre de jours, avec qui vous venez et ce qui vous attire, la plage, les animaux, la marche ou le calme\u202f: je vous propose un circuit. Sans préférence, pour un premier voyage, prenez le Sud, 12 jours, le plus varié, ou l’Est, 8 jours, pour les indris et la mer. Un conseiller peut aussi composer un voyage sur mesure.',
    next: ['premier-voyage', 'circuit-par-mois', 'devis'],
  },
  {
    id: 'incontournables',
    answer:
      'À voir absolument, selon la région\u202f: dans l’Ouest, l’allée des Baobabs et les Grands Tsingy\u202f; dans l’Est, les indris d’Andasibe et l’île Sainte-Marie\u202f; au Sud, l’Isalo, Ranomafana et le lagon\u202f; au Nord, l’Ankarana, la Mer d’Émeraude et Nosy Be\u202f; au Centre, les villages zafimaniry et les collines royales. Tout ne tient pas en un voyage\u202f: les routes sont lentes. Choisissez une région, deux en trois semaines.',
    next: ['circuits-proposes', 'premier-voyage', 'duree'],
  },
  {
    id: 'pourquoi-madagascar',
    answer:
      'Pour ce qu’on ne voit nulle part ailleurs\u202f: une centaine d’espèces de lémuriens, près de la moitié des caméléons du monde, les grands baobabs, les forêts de pierre des tsingy, et des plages tranquilles. Les gens y sont accueillants et l’on y parle français. En échange, les routes sont lentes, le confort est simple et le temps compte\u202f: c’est un voyage d’aventure douce plutôt que des vacances à l’hôtel.',
    next: ['animaux', 'circuits-proposes', 'saison'],
  },
  {
    id: 'accidents-passes',
    answer:
      'Je n’ai ni chiffres ni liste d’accidents, d’attaques ou de décès de voyageurs, et je ne peux donc pas dire que cela n’arrive jamais. Ce qui réduit le risque\u202f: un chauffeur qui ne roule que de jour, un guide agréé dans les parcs et en montagne, un gilet en bateau, une bonne assurance rapatriement. Demandez au partenaire ce qu’il a connu et comment il s’organise, et lisez les conseils aux voyageurs de votre ministère.',
    next: ['securite', 'assurance', 'urgence'],
  },
  {
    id: 'quartiers-tana',
    answer:
      'Je n’ai pas de liste de quartiers à éviter à Antananarivo\u202f: la règle est la même partout, on se promène de jour et on ne marche plus une fois la nuit tombée. De jour, les vols se font surtout au marché d’Analakely, dans les escaliers et aux gares routières\u202f: n’y portez ni bijou ni téléphone à la main. Demandez à l’hôtel quelles rues laisser, et prenez un taxi commandé le soir.',
    next: ['tana-nuit', 'taxi-ville', 'vol'],
  },
  {
    id: 'mois-calmes',
    answer:
      'Mai et juin sont les meilleurs mois pour avoir à la fois peu de pluie et peu de monde\u202f; septembre est sec aussi, et déjà plus calme que l’été. En novembre, il y a peu de monde, mais les premiers orages viennent. Juillet, août et Noël sont les plus fréquentés, et de décembre à mars il pleut. En mai et juin, les pistes de l’Ouest rouvrent, et les soirées sont fraîches sur les Hautes Terres.',
    next: ['saison', 'circuit-par-mois', 'temps-par-mois'],
    covers: ['saison', 'monde-touristes'],
  },
  {
    id: 'pauvrete',
    answer:
      'Oui, la pauvreté se voit, surtout à Antananarivo et au bord des routes, et elle peut serrer le cœur\u202f: enfants qui mendient, maisons sans eau ni courant. On y rencontre aussi beaucoup de gaieté et d’accueil. Préparez-y les enfants, ne distribuez rien dans la rue, payez justement guides et artisans, et donnez à une école ou à une association. Vous pouvez dire non avec un sourire.',
    next: ['cadeaux', 'ecotourisme', 'securite'],
  },
  {
    id: 'enfants-qui-travaillent',
    answer:
      'Signalez-le au 147, la ligne gratuite qui protège les enfants, ou à la gendarmerie\u202f: le lieu, l’âge apparent, ce que vous avez vu, sans photo ni dispute. L’assistance et votre guide disent comment faire. Beaucoup d’enfants aident leurs parents au champ ou au marché\u202f; un travail de nuit, à la mine, dans une maison ou un hôtel à la place de l’école se signale. N’achetez rien et ne faites rien porter à un enfant\u202f: cela le tient loin de l’école.',
    next: ['ecotourisme', 'cadeaux', 'urgence'],
  },
  {
    id: 'rythme',
    answer:
      'Nos circuits avancent presque chaque jour, et l’on change d’hôtel presque chaque soir\u202f: deux nuits de suite au même endroit seulement à l’Ankarana (Nord), à Ranohira (Sud) et à Bekopaka (Ouest). Aucun jour n’est tout à fait libre, mais vous voyagez entre vous, à votre rythme. Pour souffler, demandez dans le devis une deuxième nuit ou un jour de repos dans les lieux qui vous plaisent, ou moins de lieux.',
    next: ['sur-mesure', 'duree', 'hebergement'],
  },
  {
    id: 'reserver-pour-autrui',
    answer:
      'Oui, on peut demander un devis pour ses parents ou des amis\u202f: mettez votre nom et votre e-mail, où arrive la réponse, et dites dans les demandes particulières qui voyage, leur âge et ce qu’il leur faut. Leurs noms, écrits comme sur le passeport, se donnent ensuite au partenaire, pour les vols et les hôtels.',
    next: ['devis', 'delai-reponse', 'seniors'],
  },
  {
    id: 'jours-en-plus',
    answer:
      'Oui, on ajoute des jours avant ou après un circuit, ou au milieu\u202f: écrivez-le dans la demande de devis, et le programme s’adapte. Pour finir à la plage, restez à l’île aux Nattes après l’Est, à Nosy Be après le Nord, à Ifaty ou à Anakao dans le Sud, à Morondava ou à Belo sur Mer dans l’Ouest\u202f; après le Centre, prenez un vol pour Sainte-Marie ou Nosy Be. Un lieu se retire et un trajet trop long se coupe de la même façon.',
    next: ['sur-mesure', 'plages', 'devis'],
  },
  {
    id: 'soirees',
    answer:
      'Il fait nuit vers 18\u202fh, et les soirées sont courtes\u202f: on dîne tôt, à l’hôtel le plus souvent, et l’on se lève tôt. Selon le lieu, une visite de nuit pour les petits lémuriens, le ciel étoilé, un feu au bivouac, de la musique dans un bar d’hôtel, à Nosy Be ou à Antananarivo, où l’on va en taxi. Emportez un livre, un jeu de cartes et une lampe frontale. Seul, dînez à la table du guide ou d’autres voyageurs\u202f: on se parle vite.',
    next: ['tana-nuit', 'securite', 'hebergement'],
  },
  {
    id: 'petits-activites',
    answer:
      'De petits enfants aiment les lémuriens d’Andasibe et d’Anja, qui viennent tout près, les caméléons, un tour de pousse-pousse à Antsirabe, une courte sortie en pirogue, les marchés, et surtout le lagon de l’île aux Nattes, de Nosy Be ou d’Ifaty. Prévoyez une seule visite par jour, le matin, la sieste en voiture et une piscine d’hôtel l’après-midi. Évitez les longues pistes et les nuits sous tente.',
    next: ['enfants-circuit', 'enfants-sante', 'lemuriens'],
  },
]
