import type { Note } from '#mocks/data/notes.ts'

export const sante: readonly Note[] = [
  {
    id: 'vaccin-rage',
    answer:
      'Le vaccin contre la rage est souvent conseillé avant le départ, selon le séjour\u202f: enfants, long voyage, vélo, lieux loin d’un hôpital, contact avec des animaux. Parlez-en à votre médecin ou à un centre de vaccination plusieurs semaines avant. Il ne dispense pas de soins\u202f: après une morsure ou une griffure, lavez un quart d’heure à l’eau et au savon et allez le jour même dans un centre antirabique.',
    next: ['rage', 'sante', 'enfants-sante'],
  },
  {
    id: 'insuline',
    answer:
      'Gardez l’insuline et tout médicament à conserver au frais dans une pochette isotherme, en cabine, à l’abri de la chaleur, jamais en soute ni contre un bloc gelé. Demandez le réfrigérateur de chaque hôtel\u202f: certains lodges n’ont de courant que quelques heures le soir, et les bivouacs n’en ont pas. Emportez une réserve partagée en deux sacs et l’ordonnance, dites-le dans la demande de devis, et voyez votre médecin pour la conservation.',
    next: ['pharmacie', 'hopital', 'electricite'],
  },
  {
    id: 'grossesse-paludisme',
    answer:
      'Enceinte, le paludisme est plus grave, pour vous et pour l’enfant\u202f: voyez votre médecin ou votre sage-femme avant de décider, car certains traitements préventifs sont déconseillés et lui seul choisit. Beaucoup conseillent de reporter le voyage. Sinon, restez plutôt sur les Hautes Terres, dormez sous une moustiquaire, mettez un répulsif qui convient à la grossesse, et toute fièvre est une urgence.',
    next: ['grossesse', 'paludisme', 'assurance'],
  },
  {
    id: 'ile-avec-bebe',
    answer:
      'Nosy Be ou Sainte-Marie avec un bébé, c’est possible\u202f: plages, courts trajets, arrivée en avion. Mais le paludisme y est présent\u202f: voyez d’abord le pédiatre, et emportez moustiquaire et répulsif qui convienne à son âge. Restez à l’ombre, évitez les longues sorties en bateau, demandez un gilet à sa taille, un lit bébé et une chambre fraîche. Les soins y sont limités\u202f: prenez une assurance rapatriement, et assez de lait et de couches.',
    next: ['enfants-sante', 'nosy-be-acces', 'plages'],
  },
  {
    id: 'repas-bebe',
    answer:
      'Pour un bébé\u202f: le lait infantile et les couches se trouvent dans les supermarchés des grandes villes, rarement ailleurs\u202f: emportez-en assez, avec les petits pots. Ne préparez les biberons qu’avec de l’eau en bouteille capsulée ou bouillie. Les hôtels servent volontiers à un bébé du riz ou des légumes bien cuits. Demandez conseil à votre pédiatre avant le départ.',
    next: ['enfants-sante', 'enfants-circuit', 'supermarche'],
  },
  {
    id: 'fauteuil-hotels',
    answer:
      'Très peu d’hébergements sont équipés pour un fauteuil roulant. Demandez dans le devis une chambre de plain-pied, une porte assez large, une douche sans marche, et des photos avant d’accepter\u202f: un bungalow de plain-pied s’y prête souvent mieux. Donnez la largeur et le poids du fauteuil, et dites quelle aide vous acceptez.',
    next: ['seniors', 'hebergement', 'sur-mesure'],
  },
  {
    id: 'fauteuil-voyage',
    answer:
      'En fauteuil roulant, préférez le Centre ou la RN7, en voiture avec chauffeur et par étapes courtes\u202f: elle est goudronnée, avec des tronçons abîmés, d’Antananarivo à Toliara. Demandez un véhicule où monter sans peine, avec un coffre pour le fauteuil, et quelqu’un pour aider. On voit de la voiture ou de plain-pied rizières, villes, marchés et lagon\u202f; les trottoirs et les sentiers des parcs sont irréguliers. Évitez les pistes de l’Ouest.',
    next: ['seniors', 'rn7', 'voiture-chauffeur'],
  },
  {
    id: 'secouriste',
    answer:
      'Je ne sais pas si votre guide aura un brevet de secourisme, et aucun médecin n’est annoncé sur nos circuits\u202f: demandez-le dans la demande de devis, comme la trousse de secours dans la voiture. Emportez une petite pharmacie\u202f; en route, l’assistance et le SOS de l’application répondent jour et nuit, et l’assureur dit où se faire soigner.',
    next: ['hopital', 'pharmacie', 'sos'],
  },
  {
    id: 'moustiques-saison',
    answer:
      'Les moustiques sont moins nombreux de juin à août, surtout sur les Hautes Terres, mais il y en a toute l’année sur les côtes, et le paludisme aussi\u202f: protégez-vous toujours le soir, avec manches longues, répulsif et moustiquaire. Ils sont les plus nombreux pendant les pluies, de décembre à avril. Prenez un répulsif pour les tropiques, que le pharmacien adapte aux enfants et à la grossesse.',
    next: ['paludisme', 'saison', 'valise'],
  },
  {
    id: 'moustiquaire',
    answer:
      'Une moustiquaire n’est pas garantie dans tous les hôtels\u202f: emportez la vôtre, imprégnée, ou demandez-la dans votre demande de devis. Vérifiez qu’elle n’est pas trouée, bordez-la sous le matelas, et fermez la chambre avant le soir.',
    next: ['paludisme', 'hebergement', 'valise'],
  },
  {
    id: 'eau-quantite',
    answer:
      'Buvez deux à trois litres par jour, davantage en randonnée ou par forte chaleur, sans attendre la soif. L’eau du robinet n’est pas sûre\u202f: prenez de l’eau en bouteille capsulée, bouillie, filtrée ou traitée par pastilles. Si un médecin limite ce que vous buvez, suivez-le.',
    next: ['eau', 'soleil', 'diarrhee'],
  },
  {
    id: 'chaleur-ouest',
    answer:
      'La chaleur est la plus forte dans l’Ouest, d’octobre à décembre\u202f: on dépasse souvent 35\u202f°C autour de Miandrivazo, et aux Tsingy la pierre renvoie la chaleur. Si vous la supportez mal, venez de juin à août, ou restez sur les Hautes Terres, plus fraîches. Marchez à l’aube, emportez deux à trois litres d’eau et un chapeau, et reposez-vous à midi. La climatisation est rare dans les lodges.',
    next: ['temperatures', 'saison-ouest', 'soleil'],
  },
  {
    id: 'maladie-chronique',
    answer:
      'Avec une maladie du cœur ou des poumons, un asthme, une épilepsie ou un traitement lourd, demandez d’abord l’accord de votre médecin. Gardez en cabine le traitement, en quantité suffisante, et l’ordonnance. Préférez des trajets courts et les Hautes Terres ou l’Est\u202f: les pistes de l’Ouest sont longues, chaudes et poussiéreuses, et les soins limités hors d’Antananarivo. Prenez une assurance rapatriement qui couvre la maladie, et dites-le dans la demande.',
    next: ['pharmacie', 'hopital', 'assurance'],
  },
  {
    id: 'equipement-bebe',
    answer:
      'Lit bébé, chaise haute et baignoire ne vont pas de soi dans les hôtels\u202f: demandez-les dans le devis, avec l’âge de l’enfant, ou emportez un lit de voyage léger. Prenez un porte-bébé plutôt qu’une poussette\u202f: trottoirs abîmés, sable et sentiers l’arrêtent vite.',
    next: ['enfants-circuit', 'hebergement', 'enfants-sante'],
  },
]
