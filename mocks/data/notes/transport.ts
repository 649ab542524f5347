import type { Note } from '#mocks/data/notes.ts'

export const transport: readonly Note[] = [
  {
    id: 'route-cretes',
    answer:
      'Du lac Itasy à Antsirabe, la route des crêtes est goudronnée\u202f: 158\u202fkm en lacets par Soavinandriana et Faratsiho, moins fréquentés que la RN7, avec une chaussée abîmée jusqu’à Soavinandriana. Comptez 4\u202fh\u202f30 à 5\u202fh\u202f30 en saison sèche, 5\u202fh à 6\u202fh\u202f45 sous les pluies, et partez d’Ampefy avant 11\u202fh. Le matin, voyez les rives du lac, les geysers ou les chutes de la Lily\u202f; ensuite, ce sont les paysages des Hautes Terres. C’est le jour 2 de notre circuit Centre.',
    next: ['routes-etat', 'temps-trajet', 'volcans'],
  },
  {
    id: 'cote-ouest-piste',
    answer:
      'De Morondava à Toliara par la côte, il n’y a qu’une piste de sable, dure, par Belo sur Mer et Morombe\u202f: en 4x4, plusieurs jours, en saison sèche seulement, avec des rivières à passer à gué ou en bac. Elle n’est dans aucun de nos circuits\u202f: demandez-la sur mesure, avec un chauffeur qui la connaît. Sinon, revenez vers Antsirabe par la RN34 puis descendez la RN7, trois à quatre jours, ou prenez l’avion par Antananarivo.',
    next: ['sur-mesure', 'routes-etat', 'vols-interieurs'],
  },
  {
    id: 'rn7-sakaraha',
    answer:
      'Entre Sakaraha et Toliara se trouve le plus mauvais tronçon de la RN7\u202f: du goudron très dégradé, surtout jusqu’à Andranovory. Pour tout le trajet de Ranohira à Toliara, 243\u202fkm, comptez 5\u202fh\u202f30 à 7\u202fh\u202f30 en saison sèche, 8\u202fh à 10\u202fh\u202f30 sous les pluies. Partez à l’aube, pour ne pas rouler de nuit. L’état de la route aujourd’hui ne m’est pas connu\u202f: demandez à votre chauffeur.',
    next: ['routes-etat', 'routes-nuit', 'rn7'],
  },
  {
    id: 'carburant',
    answer:
      'Faites le plein dans chaque grande ville : entre elles, les stations sont rares, et parfois à sec. Sur la RN7, il y en a dans les villes, d’Antsirabe à Toliara\u202f; vers l’Ouest, remplissez à Miandrivazo et à Morondava, car les pistes des Tsingy n’ont rien de sûr. Avec un chauffeur, c’est lui qui s’en occupe\u202f; le devis dit si le carburant est compris.',
    next: ['voiture-chauffeur', 'routes-etat', 'prix-courants'],
  },
  {
    id: 'accueil-aeroport',
    answer:
      'À l’aéroport, si le transfert est compris dans votre devis, le chauffeur vous attend à la sortie avec une pancarte à votre nom. Donnez le numéro du vol, l’heure et un téléphone dans la demande de devis, et gardez sur vous celui de l’assistance ; si vous ne voyez personne, appelez avant de sortir. Ne suivez pas qui vous aborde sans connaître votre nom. Sans transfert, prenez un taxi, prix convenu avant.',
    next: ['aeroport', 'inclus', 'taxi-ville'],
  },
  {
    id: 'marge-vols',
    answer:
      'Gardez une journée entière, donc une nuit à Antananarivo, entre un vol intérieur et le vol international\u202f: les vols intérieurs changent souvent d’heure ou de jour, et les deux billets ne sont pas liés. Si le circuit finit à Sainte-Marie, à Nosy Be, à Morondava ou à Anakao, prenez le vol de retour le lendemain soir au plus tôt, mieux le surlendemain. Le même jour, c’est un pari, même avec un vol à minuit.',
    next: ['vol-international', 'vols-interieurs', 'assurance'],
  },
  {
    id: 'depart-le-jour-meme',
    answer:
      'Si vous atterrissez le soir, dormez à Antananarivo et partez le lendemain matin, une fois reposé. Si vous atterrissez après minuit, ne prenez pas la route au matin\u202f: commencez le circuit le jour d’après\u202f; une chambre dès l’arrivée se réserve en payant la nuit d’avant. Si le vol se pose de jour, avant 9\u202fh, et à l’heure, une halte comme Andasibe ou Antsirabe, 4\u202fh à 6\u202fh de route, reste possible. Écrivez l’heure du vol dans la demande de devis\u202f: le programme s’y adapte.',
    next: ['aeroport', 'vol-international', 'duree'],
  },
  {
    id: 'chauffeur-parti',
    answer:
      'Appelez tout de suite le partenaire nommé dans le devis, ou l’assistance, qui cherche un autre véhicule\u202f; l’hôtel ou la gare routière trouvent aussi un chauffeur pour le lendemain. Restez à l’hôtel ou parmi des gens, ne partez pas de nuit. Gardez les messages, le nom et la plaque, et ne réglez rien de plus sans l’accord du partenaire. Il a gardé vos bagages ou vos papiers\u202f: prévenez la police, au 117.',
    next: ['voiture-chauffeur', 'urgence', 'contact'],
  },
  {
    id: 'permis-moto',
    answer:
      'Pour conduire une voiture, une moto ou un scooter, il faut votre permis national valable pour cette catégorie, 125 comprise\u202f; un permis international est recommandé, surtout pour les contrôles et l’assurance. Demandez au loueur ce qu’il exige, portez un casque, et vérifiez que votre assurance couvre la moto\u202f: sans le bon permis, elle ne paie pas.',
    next: ['moto-velo', 'assurance', 'routes-etat'],
  },
  {
    id: 'moto-pistes',
    answer:
      'À moto, les pistes se font en saison sèche, mais elles sont dures\u202f: sable, poussière, bacs, longues distances sans secours ni essence. De Morondava à Bekopaka, comptez environ 200\u202fkm et deux bacs. Ne partez ni seul, ni de nuit, ni pendant les pluies\u202f; emportez eau, essence et pièces, et prenez un guide qui connaît la piste, et vérifiez que votre assurance couvre la moto.',
    next: ['moto-velo', 'tsingy-acces', 'routes-nuit'],
  },
  {
    id: 'taxi-brousse-duree',
    answer:
      'En taxi-brousse, comptez plus longtemps qu’en voiture\u202f: ce minibus, qui dessert toutes les grandes villes, attend d’être plein, s’arrête partout et part souvent en fin de journée pour les longs trajets, qu’il fait alors de nuit, ce qui est à éviter. En voiture, de jour, depuis Antananarivo\u202f: Antsirabe 4 à 6\u202fh, Toamasina 8 à 10\u202fh, Fianarantsoa 10 à 13\u202fh, Morondava 13 à 15\u202fh, Toliara deux à trois jours. Ajoutez plusieurs heures, et demandez à la compagnie l’heure de départ.',
    next: ['taxi-brousse', 'temps-trajet', 'vols-interieurs'],
  },
  {
    id: 'taxi-brousse-ou-voiture',
    answer:
      'Plutôt la voiture avec chauffeur\u202f: plus chère, elle va à votre rythme, de jour, avec des arrêts\u202f; c’est la solution la plus courante, et la plus sûre. Le taxi-brousse est bon marché, mais lent, serré et sans horaire garanti\u202f; ne le prenez pas de nuit. Dans l’Ouest et sur les pistes, il faut un 4x4.',
    next: ['taxi-brousse', 'voiture-chauffeur', 'routes-nuit'],
  },
  {
    id: 'vols-ocean-indien',
    answer:
      'Des vols relient La Réunion et Maurice à Antananarivo, et certaines compagnies desservent aussi Nosy Be\u202f; je ne sais pas lesquels sont directs à vos dates, ni ce qu’il en est de Mayotte, des Comores ou d’une ville d’Afrique\u202f: la compagnie le dit. Sinon, on change à Antananarivo, souvent avec une nuit entre les deux vols. Par Nairobi ou Addis-Abeba, une longue escale peut faire exiger le vaccin contre la fièvre jaune. Je ne connais pas de bateau régulier.',
    checkWith: 'votre compagnie aérienne',
    next: ['vol-international', 'vols-interieurs', 'sante'],
  },
  {
    id: 'vente-vols',
    answer:
      'Nous ne vendons pas de vols internationaux\u202f: achetez-les auprès de la compagnie ou d’une agence, plusieurs mois avant. Les vols intérieurs peuvent être prévus dans le devis avec le partenaire\u202f: demandez-le. Gardez une journée entière entre un vol intérieur et le vol du retour.',
    next: ['vol-international', 'vols-interieurs', 'inclus'],
  },
  {
    id: 'vols-moins-chers',
    answer:
      'Pour payer le vol moins cher\u202f: partez hors de juillet, d’août et de Noël, par exemple en mai, en juin ou en novembre, achetez plusieurs mois avant, comparez plusieurs compagnies et plusieurs jours. Un vol avec escale, par Addis-Abeba, Nairobi, Istanbul, La Réunion ou Maurice, coûte souvent moins que le direct. Les billets se vendent souvent entre 900 et 1\u202f500\u202f€. Gardez une seule réservation jusqu’à l’arrivée\u202f: une correspondance manquée est alors à la charge de la compagnie. Nous ne vendons pas de vols internationaux.',
    next: ['vol-international', 'saison', 'budget-jour'],
  },
  {
    id: 'vol-avec-enfant',
    answer:
      'Avec un enfant, prenez plutôt le vol direct de Paris, 11\u202fh environ, que des escales qui font 15 à 20\u202fh. Pour un bébé, demandez tôt à la compagnie un berceau et ses règles pour la poussette\u202f; avant deux ans, il voyage en général sur les genoux et paie une petite part du billet. Au décollage et à la descente, faites-le boire ou téter, pour les oreilles. En cabine\u202f: doudou, change complet, médicaments, jeux sans bruit, de quoi grignoter\u202f; le lait et les petits pots du voyage sont admis en général. Gardez le premier jour pour vous reposer.',
    next: ['vol-international', 'enfants-circuit', 'enfants-sante'],
  },
  {
    id: 'bagages-voiture',
    answer:
      'Dans la voiture, comptez un sac souple par personne et un petit sac à dos\u202f: les coffres sont étroits, surtout à quatre. Dites dans la demande de devis si vous emportez plus, une poussette ou du matériel\u202f: le véhicule se choisit en conséquence. Un hôtel de la capitale garde volontiers une valise pendant le circuit.',
    next: ['valise', 'bagages-avion', 'voiture-chauffeur'],
  },
  {
    id: 'siege-enfant',
    answer:
      'Un siège enfant se demande dans le devis, avec l’âge et le poids de l’enfant\u202f: il est rare sur place. Le plus sûr est d’apporter le vôtre, ou un rehausseur léger, après vous être fait confirmer des ceintures à trois points à l’arrière. Dans un taxi ou un taxi-brousse, il n’y en a pas.',
    next: ['enfants-circuit', 'voiture-chauffeur', 'enfants-sante'],
  },
  {
    id: 'vehicule-confort',
    answer:
      'Le devis dit quel véhicule vous aurez\u202f: demandez-y l’âge de la voiture, la climatisation, des ceintures à l’arrière, le nombre de places et si le carburant est compris. La climatisation n’est pas dans tous les 4x4. À partir de cinq voyageurs, il faut souvent deux voitures ou un minibus, qui ne va guère sur les pistes.',
    next: ['voiture-chauffeur', 'devis', 'inclus'],
  },
  {
    id: 'chauffeur-logement',
    answer:
      'Le logement du chauffeur et ses repas se règlent dans le devis\u202f: faites-les confirmer avant d’accepter. Le soir, il dort et mange souvent de son côté\u202f; vous pouvez l’inviter à votre table, rien n’y oblige.',
    next: ['inclus', 'voiture-chauffeur', 'guide-francophone'],
    covers: ['chauffeur-logement', 'chambres'],
  },
  {
    id: 'retard-route',
    answer:
      'En retard sur la route\u202f: ne roulez pas de nuit pour autant. Arrêtez-vous dans la dernière ville ou le dernier village avec un hôtel, prévenez l’hôtel suivant et ceux qui vous attendent, et repartez au jour.',
    next: ['routes-nuit', 'temps-trajet', 'routes-etat'],
  },
  {
    id: 'vol-annule',
    answer:
      'Vol annulé ou manqué\u202f: voyez tout de suite la compagnie, au comptoir ou par téléphone, et faites écrire la nouvelle place. Appelez votre assureur avant de payer un billet ou un hôtel, et prévenez ceux qui vous attendent. Le consulat n’aide que si vous restez sans moyens.',
    next: ['vols-interieurs', 'assurance', 'contact'],
  },
  {
    id: 'apres-le-vol',
    answer:
      'Pour commencer en douceur\u202f: dormez une nuit à Antananarivo, sans longue route le jour de l’arrivée. Ensuite, Antsirabe, au calme et au frais, demande 4 à 6\u202fh de route, et Andasibe, avec sa forêt et ses lémuriens, 4\u202fh à 5\u202fh\u202f30. Pour une plage, un vol intérieur mène à Sainte-Marie ou à Nosy Be.',
    next: ['aeroport', 'plages', 'duree'],
  },
  {
    id: 'panne-voiture',
    answer:
      'Si la voiture tombe en panne, le chauffeur répare le plus souvent lui-même ou fait venir un mécanicien\u202f; demandez dans le devis qu’un autre véhicule soit envoyé si cela dure. Restez près de la voiture, à l’ombre, avec de l’eau, ne partez pas à pied et ne roulez pas de nuit pour rattraper le retard. L’assistance répond jour et nuit. Emportez toujours eau, biscuits, lampe et de quoi vous couvrir.',
    next: ['voiture-chauffeur', 'urgence', 'routes-etat'],
  },
  {
    id: 'vols-interieurs-durees',
    answer:
      'Depuis Antananarivo, un vol dure environ une heure pour Sainte-Marie ou Morondava, une heure et demie pour Nosy Be ou Toliara, et deux heures environ pour Antsiranana selon les escales. Il n’y en a pas tous les jours partout, et les prix sont élevés\u202f: voyez-les chez la compagnie, ou demandez que le devis les comprenne. Gardez une journée entière avant le vol du retour, qui met 11\u202fh environ jusqu’à Paris.',
    next: ['vols-interieurs', 'bagages-avion', 'vol-international'],
  },
  {
    id: 'routes-danger',
    answer:
      'De jour et avec un chauffeur, la RN7 est la plus roulante des grandes routes et se fait sans danger particulier. Le risque est celui de toute route du pays\u202f: trous, camions, piétons et zébus, et des attaques la nuit\u202f; la RN2, chargée de camions, demande plus de prudence. Attachez-vous, partez tôt, ne roulez jamais après la tombée du jour, comptez en heures, et laissez le chauffeur se reposer. Il connaît l’état de la route du moment.',
    next: ['routes-nuit', 'routes-etat', 'voiture-chauffeur'],
  },
  {
    id: 'pas-de-location',
    answer:
      'Non, nous ne louons rien nous-mêmes, ni moto, ni scooter, ni voiture, ni vélo, ni tente\u202f: nous vous mettons en relation avec des partenaires. Une voiture avec chauffeur se demande dans le devis. Pour une moto, un scooter, un quad ou un vélo, des loueurs existent surtout à Antananarivo, Antsirabe et Nosy Be\u202f; dites-le dans la demande. Il faut un permis valable, un casque et une assurance qui couvre la moto.',
    next: ['moto-velo', 'voiture-chauffeur', 'devis'],
  },
  {
    id: 'avion-interieur-sur',
    answer:
      'Les vols intérieurs sont assurés par Madagascar Airlines, la compagnie nationale, avec des avions à hélices ou plus gros selon la ligne\u202f; je n’ai pas de note de sécurité à vous donner. Le vrai souci est le retard ou l’annulation, parfois la veille\u202f: gardez une journée de marge. Si l’avion vous fait peur\u202f: le Centre se fait tout entier par la route, l’Est et le Sud à l’aller, sauf si vous demandez un retour en voiture.',
    next: ['vols-interieurs', 'transport', 'temps-trajet'],
  },
  {
    id: 'sans-avion',
    answer:
      'Oui, sans vol intérieur, presque tout se fait par la route, et un peu de bateau\u202f: le Centre, 6 jours, commence et finit à Antananarivo\u202f; l’Est, le Sud et l’Ouest finissent loin, et un retour en voiture, à demander dans le devis, ajoute deux à trois jours. Seul le Nord est très loin\u202f: deux à trois jours de route jusqu’à Antsiranana. Il reste le vol international\u202f; contre une forte peur, un médecin peut vous conseiller avant.',
    next: ['transport', 'temps-trajet', 'sur-mesure'],
  },
  {
    id: 'enregistrement-vol',
    answer:
      'Soyez à l’aéroport deux heures avant un vol intérieur et trois heures avant le vol international, avec la marge des embouteillages à Antananarivo. Entre un vol international et un vol intérieur, on reprend en général ses bagages à Ivato, après la police et le visa, puis on les enregistre de nouveau\u202f: gardez de préférence une nuit entre les deux. La taille du bagage de cabine est écrite sur le billet. Reconfirmez l’heure la veille.',
    next: ['vols-interieurs', 'bagages-avion', 'aeroport'],
  },
  {
    id: 'controle-police',
    answer:
      'Les contrôles de police et de gendarmerie sont fréquents sur les routes\u202f: votre chauffeur s’en occupe presque toujours. Restez calme et poli, montrez la copie du passeport et du visa, ne discutez pas fort et ne filmez pas. Si l’on vous réclame de l’argent, demandez un reçu et laissez parler le chauffeur\u202f; ne proposez jamais de billet vous-même. En cas d’ennui, appelez votre consulat ou notre assistance.',
    next: ['arnaques', 'drogues-lois', 'passeport'],
  },
  {
    id: 'arrivee-de-nuit',
    answer:
      'Si vous atterrissez tard, réservez avant le départ un hôtel proche de l’aéroport d’Ivato et son transfert\u202f: le chauffeur vous attend à la sortie avec votre nom. Dites le numéro du vol et l’heure à l’hôtel, ou dans la demande de devis. Sans transfert, prenez un taxi de l’aéroport, prix convenu avant\u202f; pas de route vers une autre ville avant le jour. Je n’ai pas de nom d’hôtel à recommander.',
    next: ['aeroport', 'taxi-ville', 'routes-nuit'],
  },
  {
    id: 'heures-de-route',
    answer:
      'Comptez trois à six heures de voiture un jour de trajet sur le goudron, et jusqu’à neuf ou davantage sur certains trajets longs ou de piste, comme vers les Tsingy, que l’on coupe si l’on peut. Sur bien des routes, on roule à 30 à 50\u202fkm/h de moyenne, arrêts en plus. L’onglet des itinéraires de chaque circuit donne la durée de chaque trajet. Pour moins rouler, demandez moins de lieux dans le devis.',
    next: ['temps-trajet', 'routes-etat', 'sur-mesure'],
  },
  {
    id: 'bagage-international',
    answer:
      'Pour le vol international, le poids en soute et en cabine est écrit sur votre billet, souvent 23\u202fkg en soute, mais il dépend de la compagnie et du tarif\u202f; sur un vol intérieur, c’est souvent moins. Les batteries externes et celles de l’appareil voyagent en cabine, jamais en soute\u202f; les liquides de cabine ne dépassent pas 100\u202fml\u202f; couteau et briquet vont comme le dit la compagnie.',
    next: ['bagages-avion', 'vol-international', 'valise'],
  },
  {
    id: 'se-deplacer-ile',
    answer:
      'À Nosy Be, on se déplace en taxi, en tuk-tuk ou en scooter loué, prix convenu avant\u202f; à Sainte-Marie, à vélo, en scooter, en tuk-tuk ou avec le véhicule de l’hôtel. L’île aux Nattes, sans voitures, se parcourt à pied et s’atteint en pirogue. De l’aéroport, l’hôtel vient souvent vous chercher\u202f: demandez-le. Portez un casque, et ne roulez pas de nuit.',
    next: ['nosy-be-iles', 'sainte-marie', 'taxi-ville'],
  },
  {
    id: 'aeroport-nosy-be',
    answer:
      'L’aéroport de Nosy Be, à Fascene, est à 13\u202fkm de Hell-Ville\u202f: comptez 25 à 35\u202fmin en taxi ou avec la voiture de l’hôtel, un peu plus pour les plages de la côte ouest. Convenez du prix avant de monter, ou demandez le transfert à l’hôtel. Des vols directs arrivent à Nosy Be d’Antananarivo, de La Réunion, d’Addis-Abeba et, selon la saison, d’Europe\u202f; de Paris, je n’en connais pas de régulier\u202f: comptez une escale, et voyez les compagnies.',
    next: ['nosy-be-acces', 'nosy-be-iles', 'vol-international'],
  },
  {
    id: 'taxi-brousse-seule',
    answer:
      'Le taxi-brousse se prend aussi quand on voyage seule, de jour et sur les grands axes, mais c’est serré, lent et fatigant. Choisissez une compagnie à places numérotées, réservez la veille une place près d’une fenêtre ou d’une autre femme, gardez vos valeurs sur vous et arrivez avant la nuit, avec un hôtel réservé. Évitez les départs de nuit. Une voiture avec chauffeur est plus sûre.',
    next: ['femme-seule', 'taxi-brousse', 'voiture-chauffeur'],
  },
  {
    id: 'manger-a-larrivee',
    answer:
      'Je ne sais pas ce qui reste ouvert pour manger à l’aéroport d’Ivato tard le soir\u202f: n’y comptez pas. Mangez dans l’avion, gardez une collation et de l’eau, et demandez à l’hôtel de vous garder un repas quand vous réservez le transfert. Ne sortez pas à pied chercher un restaurant la nuit.',
    next: ['aeroport', 'tana-nuit', 'cuisine'],
  },
  {
    id: 'sans-chauffeur',
    answer:
      'Oui, on peut louer sans chauffeur, mais c’est rare et peu conseillé\u202f: peu d’agences le font, avec forte caution, et vous portez seul les pannes, les pistes et les contrôles. Il faut le permis national, un permis international est recommandé, et l’on roule à droite, jamais de nuit. Nous ne louons rien nous-mêmes\u202f; la voiture avec chauffeur se demande dans le devis.',
    next: ['voiture-chauffeur', 'routes-etat', 'routes-nuit'],
  },
  {
    id: 'routes-virages',
    answer:
      'Oui, ça tourne\u202f: la RN2, d’Antananarivo à Andasibe et Toamasina, est la plus sinueuse, et la RN7 a beaucoup de virages sur les Hautes Terres, jusqu’à Fianarantsoa\u202f; au sud d’Ihosy, elle devient droite et plate. Les pistes de l’Ouest secouent plus qu’elles ne tournent. Contre le mal des transports, asseyez-vous devant, mangez léger, faites des arrêts, et demandez un médicament à votre pharmacien.',
    next: ['routes-etat', 'temps-trajet', 'pharmacie'],
  },
  {
    id: 'chauffeur-prudent',
    answer:
      'Les chauffeurs-guides connaissent bien les routes et conduisent en général prudemment, à 30 à 50\u202fkm/h sur bien des routes. Si le vôtre va trop vite, dites-le-lui tout de suite, «\u202fmora mora\u202f», et prévenez le partenaire ou l’assistance s’il continue. Demandez des ceintures à l’arrière, refusez de rouler de nuit, et ne montez pas avec quelqu’un qui a bu ou qui tombe de sommeil.',
    next: ['voiture-chauffeur', 'routes-nuit', 'urgence'],
  },
  {
    id: 'combien-par-voiture',
    answer:
      'Jusqu’à quatre voyageurs, une seule voiture suffit, avec des sacs souples\u202f; à partir de cinq, il faut souvent deux voitures ou un minibus, qui ne va guère sur les pistes de l’Ouest. Deux familles ou deux couples peuvent donc partager un véhicule s’il est assez grand\u202f: donnez le nombre, l’âge des enfants et les bagages dans la demande de devis. Le véhicule et le chauffeur se partagent, donc chacun paie moins.',
    next: ['voiture-chauffeur', 'groupe', 'prix-circuit'],
  },
  {
    id: 'taxi-brousse-bagages',
    answer:
      'Dans un taxi-brousse, les gros sacs vont sur le toit, attachés sous une bâche, et c’est en général sans histoire\u202f: gardez avec vous papiers, argent, téléphone, appareil photo et médicaments. Prenez un sac souple, solide et fermé, avec une housse contre la poussière et la pluie, regardez-le monter au départ, et descendre si quelqu’un décharge en route. La valise rigide y souffre.',
    next: ['taxi-brousse', 'vol', 'valise'],
  },
  {
    id: 'derniere-journee',
    answer:
      'Avec un vol de nuit, gardez la dernière journée à Antananarivo\u202f: le Rova et la haute ville à pied, le matin, la colline royale d’Ambohimanga, à 21\u202fkm, ou le marché artisanal de la Digue, pour les derniers achats. Demandez à l’hôtel une chambre à la journée ou un départ tardif, pour la douche et les bagages, et le transfert. Partez pour Ivato trois heures avant le vol, avec la marge des embouteillages. Pas de route longue ce jour-là.',
    next: ['marches', 'aeroport', 'vol-international'],
  },
  {
    id: 'guide-femme',
    answer:
      'Une femme guide ou chauffeure se demande tôt, dans la demande de devis\u202f: il y a des femmes guides, surtout dans les parcs et à Antananarivo, mais peu de femmes au volant, et je ne peux pas le promettre. Dites pourquoi elle compte pour vous. À défaut, demandez un chauffeur-guide recommandé par d’autres voyageuses, et que son nom soit écrit dans le devis.',
    next: ['femme-seule', 'guide-francophone', 'devis'],
  },
]
