import type { Note } from '#mocks/data/notes.ts'

export const sante: readonly Note[] = [
  {
    id: 'appareil-medical',
    answer:
      'Un appareil pour l’apnée du sommeil ou un concentrateur voyage en cabine, avec l’ordonnance et l’accord de la compagnie. Sur place, le courant se coupe, et des lodges n’en ont que quelques heures\u202f: ne comptez pas sur toute la nuit. Emportez une batterie faite pour l’appareil, qui tienne deux nuits, évitez les bivouacs, et écrivez-le dans la demande de devis pour que les hôtels soient choisis en conséquence. Voyez d’abord votre médecin.',
    next: ['electricite', 'hopital', 'devis'],
  },
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
    covers: ['diabete', 'insuline'],
  },
  {
    id: 'medicaments-oublies',
    answer:
      'Un médicament oublié, perdu ou fini se remplace surtout à Antananarivo et dans les grandes villes, en pharmacie, souvent sous un autre nom\u202f: montrez l’ordonnance ou une photo de la boîte. Sans ordonnance, votre pharmacien peut vous l’envoyer par message, et un médecin sur place en écrire une. N’arrêtez pas de vous-même un traitement du cœur, de la tension, de l’épilepsie ou de la thyroïde\u202f: demandez aujourd’hui conseil à votre médecin, à un pharmacien ou au médecin de l’assureur. N’achetez rien dans la rue. Si vous vous sentez mal, n’attendez pas\u202f: ouvrez la fiche SOS.',
    next: ['pharmacie', 'hopital', 'assurance'],
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
      'En fauteuil roulant, aucun de nos circuits ne convient tel quel\u202f: tous ont des marches, des pistes ou des bateaux. Sur mesure, préférez la RN7, en voiture avec chauffeur et par trajets courts\u202f: elle est goudronnée, avec des tronçons abîmés, d’Antananarivo à Toliara. Demandez un véhicule où monter sans peine, avec un coffre pour le fauteuil, et quelqu’un pour aider. On voit de la voiture ou de plain-pied rizières, villes, marchés et lagon\u202f; les trottoirs et les sentiers des parcs sont irréguliers. Évitez les pistes de l’Ouest.',
    next: ['seniors', 'rn7', 'voiture-chauffeur'],
  },
  {
    id: 'secouriste',
    answer:
      'Je ne sais pas si votre guide aura un brevet de secourisme, et aucun médecin n’est annoncé sur nos circuits\u202f: demandez-le dans la demande de devis, comme le matériel de soins de la voiture. Emportez une petite pharmacie\u202f; en route, l’assistance et le SOS de l’application répondent jour et nuit, et l’assureur dit où se faire soigner.',
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
    id: 'asthme',
    answer:
      'Avec un asthme bien suivi, on peut venir, si le médecin est d’accord. Gardez le traitement de fond et celui des crises en cabine puis sur vous, en double, avec l’ordonnance. Ce qui gêne\u202f: la poussière des pistes, surtout dans l’Ouest, la fumée des feux de brousse en octobre et les voitures d’Antananarivo\u202f; portez un masque et fermez les vitres. Préférez les routes goudronnées du Centre, car les soins sont limités hors de la capitale, et prenez une assurance rapatriement. La plongée en bouteille demande un avis médical.',
    next: ['hopital', 'pharmacie', 'assurance'],
  },
  {
    id: 'equipement-bebe',
    answer:
      'Lit bébé, chaise haute et baignoire ne vont pas de soi dans les hôtels\u202f: demandez-les dans le devis, avec l’âge de l’enfant, ou emportez un lit de voyage léger. Prenez un porte-bébé plutôt qu’une poussette\u202f: trottoirs abîmés, sable et sentiers l’arrêtent vite.',
    next: ['enfants-circuit', 'hebergement', 'enfants-sante'],
  },
  {
    id: 'mal-des-transports',
    answer:
      'Contre le mal des transports sur la route\u202f: asseyez-vous devant, regardez au loin, ne lisez pas et lâchez le téléphone, mangez léger et ouvrez la fenêtre. Demandez au chauffeur de s’arrêter souvent et de rouler doucement dans les virages, comme sur la RN2. Achetez un médicament avant le départ, sur le conseil du pharmacien, surtout pour un enfant ou une femme enceinte.',
    next: ['pharmacie', 'temps-trajet', 'routes-etat'],
  },
  {
    id: 'bebe-circuit',
    answer:
      'Avec un bébé, un circuit est possible s’il est court et lent\u202f: préférez le Centre, par petits trajets, où le paludisme est bien plus rare que sur les côtes, sans la nuit au village zafimaniry. Voyez d’abord le pédiatre, pour les vaccins et le paludisme, et apportez le siège auto, un porte-bébé, le lait et la moustiquaire. Demandez moins de quatre heures de route par jour. Évitez les pistes de l’Ouest, la descente du fleuve et la traversée par mer agitée.',
    next: ['enfants-sante', 'enfants-circuit', 'assurance'],
  },
  {
    id: 'grossesse-circuit',
    answer:
      'Enceinte, demandez l’accord de votre médecin avant de choisir un circuit\u202f: beaucoup conseillent de reporter. S’il est d’accord, le Centre est le moins éprouvant, presque tout sur le goudron et où le paludisme est bien plus rare que sur les côtes, sans le trek zafimaniry. L’Est et le Nord ont de longues routes et la mer, et le paludisme\u202f; les pistes et le bivouac de l’Ouest, le Sud et ses 12 jours sont à éviter.',
    next: ['grossesse', 'hopital', 'assurance'],
  },
  {
    id: 'tiques-puces',
    answer:
      'Des tiques et des puces, il y en a, surtout autour du bétail et des chiens, mais elles gênent peu les voyageurs\u202f: pantalon long et répulsif en forêt, et regardez-vous le soir. Une tique se retire vite avec un tire-tique. La puce-chique, ou parasy, entre dans la peau des pieds\u202f: ne marchez pas pieds nus dans les villages et le sable sale, et faites-la retirer par un soignant. Punaises de lit\u202f: regardez les coutures du matelas, et changez de chambre si vous en voyez.',
    next: ['paludisme', 'hebergement', 'randonnee'],
  },
  {
    id: 'dengue',
    answer:
      'Outre le paludisme, les moustiques transmettent la dengue et le chikungunya, par épidémies, surtout sur les côtes et pendant les pluies. Ceux-là piquent de jour\u202f: mettez du répulsif dès le matin, portez des manches longues, videz l’eau qui stagne, et dormez sous une moustiquaire. Demandez à votre médecin si un vaccin vous concerne. En cas de fièvre, consultez sans prendre d’aspirine.',
    next: ['paludisme', 'sante', 'pharmacie'],
  },
  {
    id: 'eau-douce',
    answer:
      'En eau douce, on se baigne dans les piscines naturelles et les cascades que le guide indique, comme celles de l’Isalo, à l’eau courante et claire. Évitez les lacs, les rizières et l’eau qui dort, à cause de la bilharziose, qui entre par la peau, et les fleuves à crocodiles de l’Ouest et du Nord. Ne buvez pas l’eau, ne plongez pas la tête la première, et sortez si l’eau monte après l’orage.',
    next: ['baignade', 'crocodiles', 'randonnee'],
  },
  {
    id: 'lentilles',
    answer:
      'Avec des lentilles de contact, emportez assez de produit et de paires pour tout le voyage, et vos lunettes\u202f: on n’en trouve guère sur place. La poussière des pistes et la climatisation irritent\u202f: mettez les lunettes les jours de route. Ne rincez jamais les lentilles à l’eau du robinet, lavez-vous les mains à l’eau sûre, et enlevez-les pour nager.',
    next: ['pharmacie', 'supermarche', 'valise'],
  },
  {
    id: 'chaleur-cotes',
    answer:
      'La chaleur se supporte sur les côtes, avec de l’ombre et de l’eau\u202f: à Antsiranana et à Nosy Be, 27 à 32\u202f°C d’octobre à décembre, lourd quand les orages viennent\u202f; à Toliara, plus sec et souvent au-delà de 30\u202f°C. Marchez tôt, restez à l’ombre de 11\u202fh à 15\u202fh, buvez avant d’avoir soif, et demandez une chambre ventilée ou climatisée. Le plus doux est de juin à août. Jeunes enfants, personnes âgées ou cardiaques\u202f: voyez le médecin.',
    next: ['soleil', 'temperatures', 'saison'],
  },
  {
    id: 'pic-boby-effort',
    answer:
      'Le pic Boby, 2\u202f658\u202fm, demande une bonne forme, sans escalade ni mal des montagnes à craindre à cette altitude\u202f: 6\u202fh à 7\u202fh\u202f45 de montée par des escaliers de pierre, deux jours avec bivouac, et des nuits qui peuvent geler. Entraînez-vous à marcher cinq à six heures avec du dénivelé, partez lentement, buvez, et prenez des bâtons. Genoux fragiles, cœur ou poumons\u202f: demandez à votre médecin. On peut s’arrêter avant, dans la vallée du Tsaranoro.',
    next: ['randonnee', 'aventure', 'camping'],
  },
  {
    id: 'mal-de-dos',
    answer:
      'Avec une hernie discale ou un dos fragile, évitez les longues pistes qui secouent, dans l’Ouest surtout, et demandez l’avis de votre médecin. Le Centre est presque tout entier sur le goudron, mais a 4 à 6\u202fh de voiture bien des jours\u202f; l’Est a des marches faciles mais de longues routes. Demandez un véhicule confortable, la place avant, des arrêts chaque heure et moins de quatre heures de route par jour, et emportez coussin, ceinture et traitement.',
    next: ['seniors', 'routes-etat', 'sur-mesure'],
  },
  {
    id: 'se-perdre',
    answer:
      'Pour ne pas se perdre, ne marchez jamais seul\u202f: un guide est obligatoire dans les parcs nationaux, et utile partout ailleurs. Restez groupés, dites à l’hôtel où vous allez et quand vous rentrez, partez tôt, téléchargez la carte hors ligne et emportez eau, sifflet, lampe et batterie. Rebroussez chemin au moindre doute, bien avant la nuit. Perdu, arrêtez-vous, restez ensemble et appelez.',
    next: ['guide-obligatoire', 'randonnee', 'orientation'],
  },
  {
    id: 'prevention-tourista',
    answer:
      'Pour éviter la tourista\u202f: lavez-vous les mains avant de manger, buvez de l’eau en bouteille capsulée, bouillie ou filtrée, et mangez des plats bien cuits, servis brûlants. Refusez glaçons, crudités, lait cru, glaces artisanales et buffets tièdes, pelez vous-même les fruits, et lavez-vous les dents à l’eau sûre. Ajoutez des sels de réhydratation à la trousse\u202f; pour un ventre fragile ou un enfant, demandez conseil à votre médecin.',
    next: ['diarrhee', 'eau', 'cuisine'],
  },
  {
    id: 'palu-obligatoire',
    answer:
      'Non, le traitement contre le paludisme n’est pas obligatoire, mais il est vivement conseillé\u202f: le paludisme est présent dans tout le pays et toute l’année, bien moins sur les Hautes Terres que sur les côtes. Voyez votre médecin ou un centre de vaccination quatre à six semaines avant le départ\u202f: lui seul choisit. Avec ou sans traitement, portez des manches longues le soir, mettez du répulsif et dormez sous une moustiquaire\u202f; toute fièvre est une urgence.',
    next: ['paludisme', 'sante', 'pharmacie'],
  },
  {
    id: 'palu-deja-eu',
    answer:
      'Avoir déjà eu le paludisme n’empêche pas de venir, mais n’en protège pas non plus\u202f: on peut l’attraper de nouveau. Dites-le à votre médecin quatre à six semaines avant le départ\u202f: lui seul choisit le traitement préventif. Protégez-vous des moustiques comme tout le monde, et consultez pour toute fièvre, pendant le voyage et dans les mois qui suivent.',
    next: ['paludisme', 'sante', 'assurance'],
  },
  {
    id: 'paludisme-enfants',
    answer:
      'Pour protéger de jeunes enfants des moustiques et du paludisme\u202f: une moustiquaire imprégnée sur chaque lit et sur la poussette, des manches et des pantalons longs et clairs de la fin de l’après-midi au matin, un répulsif que le pharmacien choisit selon leur âge. Le traitement préventif dépend du poids\u202f: voyez le pédiatre un à deux mois avant, surtout pour un bébé. Préférez les Hautes Terres, où le paludisme est bien plus rare que sur les côtes. Toute fièvre, même au retour, se fait examiner le jour même.',
    next: ['paludisme', 'enfants-sante', 'enfants-circuit'],
  },
  {
    id: 'coeur-et-marche',
    answer:
      'Avec une maladie du cœur, ou après un infarctus, demandez d’abord à votre cardiologue quelles marches vous sont permises. Sans son accord, évitez les Grands Tsingy, 4 à 5\u202fh avec baudrier et échelles dans la chaleur, et le pic Boby, 6\u202fh à 7\u202fh\u202f45 de montée\u202f: l’hôpital y est très loin. Le circuit Est a les marches les plus courtes. La boucle d’Andasibe est facile, la réserve d’Anja courte, et les Tsingy Rouge se voient presque sans marcher. Gardez le traitement et l’ordonnance sur vous, marchez tôt, dites-le au guide, et prenez une assurance rapatriement qui couvre la maladie.',
    next: ['seniors', 'hopital', 'assurance'],
  },
  {
    id: 'assurance-comprise',
    answer:
      'Non, aucune assurance n’est comprise\u202f: prenez la vôtre avant de partir, avec les frais médicaux, l’évacuation et le rapatriement, et si possible l’annulation. Celle de votre carte bancaire peut suffire si le voyage a été payé avec elle\u202f; lisez ses plafonds. Notre assistance jour et nuit et le SOS vous aident sur place, mais ne paient pas les soins.',
    next: ['assurance', 'inclus', 'urgence'],
  },
  {
    id: 'jeune-enfant',
    answer:
      'Oui, c’est raisonnable avec un enfant, même de deux ou trois ans, si le circuit est court et lent\u202f: préférez le Centre ou l’Est, moins de quatre heures de route par jour, des hôtels confortables et un siège auto. Le point important est la santé\u202f: voyez son médecin avant de réserver, pour les vaccins et le paludisme, bien plus rare sur les Hautes Terres. Évitez les pistes de l’Ouest et la descente du fleuve. Aucun âge minimum n’est annoncé.',
    next: ['enfants-circuit', 'enfants-sante', 'enfants-formalites'],
  },
  {
    id: 'diabete',
    answer:
      'Oui, on peut venir avec un diabète équilibré, si le médecin est d’accord\u202f: voyez-le avant de réserver, aussi pour le décalage des repas, la chaleur et la diarrhée. Emportez le double du traitement, en cabine, avec l’ordonnance, une pochette isotherme pour l’insuline, le lecteur et ses bandelettes, et du sucre sur vous. Les repas sont à base de riz, à heures irrégulières\u202f: dites-le dans la demande. Préférez le Centre, sur des routes presque toujours goudronnées et avec des villes sur le chemin, et prenez une assurance rapatriement.',
    next: ['hopital', 'assurance', 'seniors'],
  },
  {
    id: 'soins-payes',
    answer:
      'Non, la carte Vitale, la carte européenne et les mutuelles étrangères ne sont pas acceptées\u202f: à la clinique comme à l’hôpital, vous payez sur place, souvent avant les soins, en espèces ou par carte en ville. Gardez ordonnances, factures et reçus\u202f: votre assurance, et parfois votre sécurité sociale pour des soins urgents, remboursent au retour. Appelez l’assistance de votre assurance avant une hospitalisation\u202f: elle peut payer directement.',
    next: ['assurance', 'hopital', 'urgence'],
  },
  {
    id: 'handicap-sensoriel',
    answer:
      'Oui, avec une surdité ou une mauvaise vue, le voyage se prépare\u202f: dites dans la demande ce que vous entendez ou voyez, et ce qui aide, un guide qui écrit ou parle de face, un bras pour les marches, un compagnon. Je ne sais pas si un partenaire a un guide qui pratique la langue des signes\u202f: demandez-le. Emportez piles, chargeur et appareil de réserve, à l’abri de l’humidité\u202f; une canne blanche reste utile. Préférez les sentiers larges et faciles, comme ceux d’Andasibe.',
    next: ['seniors', 'sur-mesure', 'guide-obligatoire'],
  },
  {
    id: 'covid',
    answer:
      'À ma connaissance, ni vaccin ni test du covid n’est exigé à l’entrée, mais cela peut changer\u202f: lisez les conseils officiels juste avant le départ. Emportez quelques masques et des autotests si vous êtes fragile. Voyez votre médecin pour vos rappels, surtout après 65 ans ou avec une maladie chronique.',
    checkWith: 'l’ambassade de Madagascar',
    next: ['sante', 'assurance', 'hopital'],
  },
  {
    id: 'moustiques-heures',
    answer:
      'Les moustiques du paludisme piquent du coucher du soleil à l’aube, ceux de la dengue et du chikungunya plutôt le jour, le matin et en fin d’après-midi\u202f: protégez-vous donc toute la journée, et surtout le soir. Mettez du répulsif dès le matin, des manches longues à la tombée du jour, et dormez sous une moustiquaire. Il y en a moins de juin à août et sur les Hautes Terres.',
    next: ['paludisme', 'sante', 'valise'],
  },
  {
    id: 'repulsif',
    answer:
      'Un répulsif pour les tropiques, au DEET, à l’icaridine ou à l’IR3535\u202f: demandez au pharmacien lequel et à quelle force, surtout pour un enfant ou pendant la grossesse. Achetez-le avant le départ, il est cher et rare hors des villes. Mettez-le sur la peau découverte, après la crème solaire, et de nouveau au bout de quelques heures. Bracelets, ultrasons et huiles essentielles ne suffisent pas. Ajoutez un produit pour les vêtements et une moustiquaire imprégnée.',
    next: ['paludisme', 'pharmacie', 'enfants-sante'],
  },
]
