import type { Question } from '#src/content/question.ts'

export const sante = [
  {
    id: 'sante',
    question: 'Quels vaccins et précautions de santé prévoir\u202f?',
    keywords: ['maladies', 'sanitaires', 'tropicales', 'carnet', 'covid', 'immunisation', 'prophylaxie', 'pass', 'fièvre jaune', 'obligatoire', 'hépatite', 'typhoïde', 'dtp', 'piqûre', 'risques', 'sanitaire', 'fièvre jaune', 'addis-abeba', 'nairobi', 'certificat de vaccination', 'quel vaccin', 'La Réunion'],
    answer:
      'Aucun vaccin n’est exigé si vous venez d’Europe par un vol direct ou par La Réunion, Maurice ou Istanbul. Sont souvent conseillés\u202f: DTP, hépatites A et B, typhoïde, rage selon le séjour, et un traitement préventif contre le paludisme. Le certificat de fièvre jaune est exigé dès 9 mois si vous arrivez d’un pays à risque ou y avez passé plus de 12\u202fh en transit\u202f: c’est le cas de l’Éthiopie (Addis-Abeba) et du Kenya (Nairobi). Une escale plus courte peut aussi être contrôlée\u202f: demandez à la compagnie, et vaccinez-vous au moins dix jours avant. Pour plus de quatre semaines, ou en cas d’épidémie (polio, mpox), lisez les conseils officiels.',
    checkWith: 'votre médecin',
    next: ['paludisme', 'eau', 'pharmacie'],
  },
  {
    id: 'paludisme',
    question: 'Y a-t-il du paludisme, et comment s’en protéger\u202f?',
    keywords: ['antipaludéen', 'maladie', 'moustiques', 'piqué', 'transmis', 'risque', 'moustiquaire', 'protection', 'répulsifs', 'peau', 'piqûres', 'anopheles', 'médicament', 'comprimés', 'prophylaxie', 'zone', 'nivaquine', 'retour', 'malarone', 'doxycycline', 'lariam', 'avis', 'choisir', 'palu', 'malaria', 'antipaludique', 'traitement préventif', 'fièvre', 'dengue', 'chikungunya', 'hiver'],
    answer:
      'Le paludisme est présent dans tout le pays et toute l’année, bien moins sur les Hautes Terres que sur les côtes. Voyez votre médecin ou un centre de vaccination quatre à six semaines avant le départ\u202f: lui seul choisit le traitement préventif, souvent à base d’atovaquone-proguanil ou de doxycycline. Le soir, portez des manches longues, mettez du répulsif et dormez sous une moustiquaire\u202f; ces gestes protègent aussi de la dengue et du chikungunya. Toute fièvre pendant le voyage ou dans les mois qui suivent est une urgence\u202f: consultez en disant d’où vous venez.',
    next: ['sante', 'pharmacie', 'grossesse'],
  },
  {
    id: 'eau',
    question: 'Peut-on boire l’eau du robinet\u202f?',
    keywords: ['désinfecter', 'purification', 'traiter', 'buvable', 'glace', 'soif', 'filtrée', 'bouillie', 'pastilles', 'minérale', 'laver les dents', 'jus', 'potable', 'bouteille', 'filtre', 'glaçons', 'gourde', 'micropur', 'purifier'],
    answer:
      'L’eau du robinet n’est pas sûre, même en ville. Buvez de l’eau en bouteille capsulée, bouillie, filtrée ou traitée par pastilles\u202f; une gourde filtrante épargne beaucoup de plastique. Refusez les glaçons dont vous ignorez l’origine et lavez-vous les dents à l’eau sûre, partout. Le ranovola, l’eau de riz bouillie servie avec les repas, se boit sans crainte si elle est chaude.',
    next: ['diarrhee', 'cuisine', 'pharmacie'],
  },
  {
    id: 'diarrhee',
    question: 'Que faire en cas de diarrhée du voyageur\u202f?',
    keywords: ['mal au ventre', 'digestion', 'indigestion', 'selles', 'boyaux', 'imodium', 'rue', 'nourriture', 'turista', 'tourista', 'intoxication', 'vomir', 'malade', 'estomac', 'gastro', 'crudités', 'glaces', 'manger', 'salade', 'hygiène'],
    answer:
      'Le plus important est de boire\u202f: eau sûre et sels de réhydratation, par petites gorgées, surtout chez l’enfant. Mangez du riz, de la banane, évitez lait et crudités. Consultez s’il y a du sang, une forte fièvre ou aucun mieux après deux jours. Pour la prévenir\u202f: mains propres, plats bien cuits servis chauds, fruits que l’on pèle soi-même, ni glaces ni crudités hors des bonnes tables.',
    next: ['eau', 'pharmacie', 'hopital'],
  },
  {
    id: 'pharmacie',
    question: 'Quels médicaments emporter dans sa trousse à pharmacie\u202f?',
    keywords: ['glacière', 'au frais', 'frigo', 'diabétique', 'insuline', 'asthme', 'asthmatique', 'cardiaque', 'pacemaker', 'doliprane', 'vente libre', 'contenir', 'contient', 'bonne', 'secours', 'premiers soins', 'antibiotique', 'soigner', 'ibuprofène', 'cachets', 'lentilles', 'pilule', 'contraception', 'diabète', 'maladie chronique', 'ordonnance', 'paracétamol', 'pansement', 'désinfectant', 'traitement', 'place', 'comprimés'],
    answer:
      'Emportez votre traitement habituel en quantité suffisante avec l’ordonnance, un antalgique, des sels de réhydratation et de quoi soigner une diarrhée, un désinfectant, des pansements, du répulsif, de la crème solaire et l’antipaludique prescrit. En cas de maladie chronique, comme un diabète, parlez du voyage à votre médecin et gardez tout en cabine, à l’abri de la chaleur. Les pharmacies des villes sont correctes, rares ailleurs\u202f; n’achetez jamais de médicaments dans la rue, ils sont souvent faux.',
    next: ['sante', 'hopital', 'valise'],
  },
  {
    id: 'hopital',
    question: 'Comment se faire soigner sur place, et où voir un médecin\u202f?',
    keywords: ['malade', 'fièvre', 'symptômes', 'qualité', 'tomber malade', 'évacuation sanitaire', 'rapatrié', 'consultation', 'spécialiste', 'soins', 'docteurs', 'urgences', 'jambe', 'cassé', 'fracture', 'blessure', 'opération', 'médicaux', 'appendicite', 'ambulance', 'caisson', 'hôpital', 'clinique', 'dentiste', 'blessé', 'accident', 'rapatriement'],
    answer:
      'Antananarivo a des cliniques privées correctes\u202f; ailleurs, les moyens sont limités et les distances longues. Les cas graves sont évacués vers la capitale, La Réunion ou l’Europe, d’où l’importance d’une assurance rapatriement. Appelez d’abord votre assureur, qui indique l’établissement et prend en charge les frais\u202f: les soins se paient souvent d’avance.',
    next: ['assurance', 'urgence', 'pharmacie'],
  },
  {
    id: 'assurance',
    question: 'Faut-il une assurance voyage\u202f?',
    keywords: ['gold', 'platinum', 'sanitaire', 'évacuation', 'prestataire', 'carte', 'bleue', 'suffit', 'assureur', 'couvre', 'contrat', 'garantie', 'souscrire', 'rapatriement', 'assisté', 'visa', 'mutuelle', 'frais médicaux', 'annulation', 'couverture', 'responsabilité civile'],
    answer:
      'L’assurance voyage n’est pas exigée à l’entrée du pays, mais ne partez pas sans\u202f: frais médicaux élevés, évacuation et rapatriement, idéalement annulation. Celle de votre carte bancaire peut suffire si le voyage a été payé avec elle\u202f; lisez les plafonds et les exclusions, notamment la plongée ou le trek. Gardez le numéro d’assistance dans votre téléphone et sur papier.',
    next: ['hopital', 'annulation', 'urgence'],
  },
  {
    id: 'peste',
    question: 'Faut-il craindre la peste ou le choléra\u202f?',
    keywords: ['contagion', 'virus', 'mpox', 'ebola', 'typhus', 'sida', 'épidémie', 'maladie contagieuse', 'puces', 'rats', 'rougeole', 'polio'],
    answer:
      'Pour un voyageur, le risque de peste ou de choléra est très faible. Quelques cas de peste sont signalés chaque année, surtout en zone rurale des Hautes Terres entre août et avril\u202f; elle se soigne par antibiotiques prise tôt. Évitez rongeurs et animaux morts, et consultez vite en cas de fièvre. Pour le choléra comme pour le reste, l’hygiène de l’eau et des mains est la meilleure défense.',
    checkWith: 'votre ministère des Affaires étrangères',
    next: ['sante', 'eau', 'hopital'],
  },
  {
    id: 'baignade',
    question: 'Peut-on se baigner, et y a-t-il des requins\u202f?',
    keywords: ['risques', 'surveillées', 'maître-nageur', 'danger', 'enfants', 'plage dangereuse', 'vagues', 'eau', 'piscine', 'corail', 'mer', 'nage', 'attaque', 'attaquent', 'baignade', 'courants', 'bilharziose', 'rivière', 'lac', 'naturelle', 'oursins', 'méduses', 'poisson-pierre', 'requin', 'nager'],
    answer:
      'On se baigne sans grand risque dans les lagons fermés par un récif\u202f: Sainte-Marie, l’île aux Nattes, Nosy Be, Ifaty ou Foulpointe. Les requins sont à craindre sur la côte Est ouverte, à Toamasina en particulier, où courants et requins font renoncer à la baignade\u202f: demandez toujours sur place. Évitez l’eau douce stagnante, à cause de la bilharziose, et les rivières à crocodiles\u202f; on se baigne couramment dans les vasques de l’Isalo. Des chaussures d’eau protègent des oursins et des poissons-pierres.',
    places: ['mahavelona-foulpointe', 'parc-national-de-l-isalo'],
    next: ['plages', 'crocodiles', 'soleil'],
  },
  {
    id: 'soleil',
    question: 'Comment se protéger du soleil et de la chaleur\u202f?',
    keywords: ['coup de soleil', 'crème', 'brûler', 'indice', 'lunettes', 'déshydrater', 'coup', 'insolation', 'solaire', 'uv', 'chapeau', 'bronzer'],
    answer:
      'Le soleil tropical brûle vite, même sous les nuages et en altitude. Portez chapeau, lunettes et manches longues, mettez une crème d’indice élevé, et gardez un tee-shirt pour nager au-dessus des coraux. Marchez tôt\u202f: à l’Isalo, on part avant 8\u202fh. Buvez deux à trois litres par jour, davantage en randonnée.',
    places: ['parc-national-de-l-isalo'],
    next: ['valise', 'eau', 'baignade'],
  },
  {
    id: 'rage',
    question: 'Y a-t-il la rage, et que faire en cas de morsure\u202f?',
    keywords: ['animaux errants', 'mordue', 'griffé', 'singe', 'chat', 'mord', 'mordre', 'chien', 'griffure', 'institut pasteur', 'vaccin', 'lémurien', 'plus de vaccin', 'dispensaire', 'csb', 'ctar', 'centre antirabique'],
    answer:
      'La rage circule à Madagascar, surtout chez les chiens. Ne caressez ni chiens, ni chats, ni lémuriens. En cas de morsure ou de griffure, lavez la plaie un quart d’heure à l’eau et au savon, désinfectez et allez le jour même dans un centre antirabique (CTAR), même si vous êtes vacciné\u202f: il y en a 31, au moins un par région\u202f; l’Institut Pasteur d’Antananarivo est la référence, et y soigne gratuitement. S’il n’y a plus de vaccin, n’attendez pas\u202f: l’assistance cherche un autre centre. Prévenez aussi votre assurance.',
    next: ['sante', 'hopital', 'urgence'],
  },
  {
    id: 'grossesse',
    question: 'Peut-on voyager enceinte\u202f?',
    keywords: ['maternité', 'allaiter', 'mois de grossesse', 'femme', 'accoucher'],
    answer:
      'Enceinte, parlez d’abord du voyage à votre médecin\u202f: le paludisme est plus grave pendant la grossesse, certains traitements sont déconseillés, et les maternités bien équipées sont rares hors de la capitale. Les pistes secouent aussi beaucoup. Beaucoup de médecins conseillent de reporter ce voyage\u202f; sinon, préférez des trajets courts et vérifiez votre assurance et les règles de la compagnie aérienne.',
    next: ['paludisme', 'hopital', 'assurance'],
  },
  {
    id: 'enfants-sante',
    question: 'Quelles précautions de santé pour les enfants\u202f?',
    keywords: ['fièvre', 'biberon', 'petit pot', 'siège auto', 'pédiatrique', 'malade', 'bébé', 'nourrisson', 'vaccin', 'antipaludique', 'lait', 'couches'],
    answer:
      'Pour un enfant, mettez les vaccins à jour et demandez à son médecin un antipaludique adapté à son poids\u202f: c’est le point important. Chapeau, crème, eau sûre et sels de réhydratation ne quittent pas le sac. Lait et couches se trouvent dans les supermarchés des grandes villes, presque jamais ailleurs. Avec un tout-petit, restez à portée d’Antananarivo ou d’une grande ville.',
    next: ['enfants-circuit', 'paludisme', 'diarrhee'],
  },
] satisfies Question[]
