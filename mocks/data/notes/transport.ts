import type { Note } from '#mocks/data/notes.ts'

export const transport: readonly Note[] = [
  {
    id: 'permis-moto',
    answer:
      'Pour louer une moto ou un scooter, il faut votre permis national valable pour cette catégorie, 125 comprise\u202f; un permis international est recommandé, surtout pour les contrôles et l’assurance. Demandez au loueur ce qu’il exige, portez un casque, et vérifiez que votre assurance couvre la moto\u202f: sans le bon permis, elle ne paie pas.',
    next: ['moto-velo', 'assurance', 'routes-etat'],
  },
  {
    id: 'moto-pistes',
    answer:
      'À moto, les pistes se font en saison sèche, mais elles sont dures\u202f: sable, poussière, bacs, longues distances sans secours ni essence. De Morondava à Bekopaka, comptez environ 200\u202fkm et deux bacs. Ne partez ni seul, ni de nuit, ni pendant les pluies\u202f; emportez eau, essence et pièces, avec un guide qui connaît la piste, et vérifiez que votre assurance couvre la moto.',
    next: ['moto-velo', 'tsingy-acces', 'routes-nuit'],
  },
  {
    id: 'taxi-brousse-duree',
    answer:
      'En taxi-brousse, comptez plus longtemps qu’en voiture\u202f: il attend d’être plein, s’arrête partout et part souvent en fin de journée pour les longs trajets, qu’il fait alors de nuit, ce qui est à éviter. En voiture, de jour, depuis Antananarivo\u202f: Antsirabe 4 à 6\u202fh, Toamasina 8 à 10\u202fh, Fianarantsoa 10 à 13\u202fh, Morondava 13 à 15\u202fh, Toliara deux jours. Ajoutez plusieurs heures, et demandez à la compagnie l’heure de départ.',
    next: ['taxi-brousse', 'temps-trajet', 'vols-interieurs'],
  },
  {
    id: 'taxi-brousse-ou-voiture',
    answer:
      'Le taxi-brousse est bon marché, mais lent, serré et sans horaire garanti\u202f; ne le prenez pas de nuit. La voiture avec chauffeur coûte plus cher et va à votre rythme, de jour, avec des arrêts\u202f: c’est la solution la plus courante, et la plus sûre. Dans l’Ouest et sur les pistes, il faut un 4x4.',
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
    id: 'bagages-voiture',
    answer:
      'Dans la voiture, comptez un sac souple par personne et un petit sac à dos\u202f: les coffres sont étroits, surtout à quatre. Dites dans la demande de devis si vous emportez plus, une poussette ou du matériel\u202f: le véhicule se choisit selon. Un hôtel de la capitale garde volontiers une valise pendant le circuit.',
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
      'Le logement du chauffeur et ses repas se règlent dans le devis\u202f: faites-les confirmer avant d’accepter.',
    next: ['inclus', 'voiture-chauffeur', 'guide-francophone'],
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
      'Pour commencer en douceur\u202f: dormez une nuit à Antananarivo, sans longue route le jour de l’arrivée. Ensuite, Antsirabe, au calme et au frais, est à 4 à 6\u202fh de route, et Andasibe, avec sa forêt et ses lémuriens, à 4\u202fh à 5\u202fh\u202f30. Pour une plage, un vol intérieur mène à Sainte-Marie ou à Nosy Be.',
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
      'Depuis Antananarivo, un vol dure environ une heure pour Sainte-Marie ou Morondava, un peu plus pour Nosy Be, et deux heures environ pour Antsiranana selon les escales. Il n’y en a pas tous les jours partout, et les prix sont élevés\u202f: voyez-les chez la compagnie, ou demandez que le devis les comprenne. Gardez une journée entière avant le vol du retour, qui met 11\u202fh environ jusqu’à Paris.',
    next: ['vols-interieurs', 'bagages-avion', 'vol-international'],
  },
]
