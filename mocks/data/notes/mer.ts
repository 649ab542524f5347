import type { Note } from '#mocks/data/notes.ts'

export const mer: readonly Note[] = [
  {
    id: 'anakao-traversee',
    answer:
      'De Toliara à Anakao, la vedette met 1\u202fh\u202f15 à 2\u202fh\u202f30. Elle part le matin, quand la mer est la plus calme, avant que le vent ne se lève\u202f; plus tard, elle secoue, ou l’on ne traverse pas. On embarque en charrette à zébus selon la marée, et l’on peut être mouillé\u202f: sac étanche et coupe-vent. Demandez un gilet à votre taille, un vrai pour les enfants, et ne montez pas sans. Contre le mal de mer, voyez un pharmacien avant le départ, ou restez à Ifaty, où l’on va par la route.',
    next: ['ifaty-acces', 'plages', 'pharmacie'],
  },
  {
    id: 'sortie-annulee',
    answer:
      'Si une sortie en mer ou une traversée est annulée par le mauvais temps, l’organisateur la reporte ou la rembourse en général, mais c’est à lui de le dire\u202f: demandez-le avant de payer, et faites-le écrire dans le devis. Si vous sortez sans voir de baleines, rien n’est rendu, sauf si le club le promet. Gardez un jour de marge, et une assurance qui couvre les nuits et les vols perdus.',
    next: ['annulation', 'assurance', 'sainte-marie-acces'],
  },
  {
    id: 'bateau-rate',
    answer:
      'Le bateau est parti sans vous\u202f: demandez au port ou à la compagnie le prochain départ, souvent le lendemain matin, et si le billet reste valable. Prévenez votre guide, l’hôtel ou l’assistance, qui décalent la suite, et prenez une chambre près du port. N’essayez pas de le rattraper dans une barque de pêche, une pirogue chargée, sans gilet ou de nuit. Sacs ou compagnons à bord\u202f: dites-le à la compagnie, qui les garde au débarcadère. Vol manqué à cause de cela\u202f: voyez la compagnie aérienne et l’assureur. Sainte-Marie et Nosy Be se rejoignent aussi en avion.',
    next: ['sainte-marie-acces', 'vols-interieurs', 'assurance'],
  },
  {
    id: 'plages-surveillees',
    answer:
      'Non, aucune plage n’est surveillée\u202f: il n’y a ni maître-nageur, ni drapeau, ni poste de secours. Baignez-vous dans les lagons fermés par un récif, comme à Ifaty, à Foulpointe, à l’île aux Nattes et à Nosy Be, jamais seul, et demandez à l’hôtel où sont les courants. Gardez les enfants à portée de main, avec un gilet en bateau. Dans la baie de Sakalava, le vent est fort, et la baignade meilleure ailleurs.',
    next: ['baignade', 'plages', 'enfants-circuit'],
  },
  {
    id: 'plongee-vol',
    answer:
      'Laissez au moins 24\u202fh entre la dernière plongée et un vol, même intérieur, et plus si le club ou un médecin le demande\u202f: pas de plongée la veille, sauf le matin si l’avion part l’après-midi ou le soir. Montez aussi en altitude, vers les Hautes Terres, après le même délai. Plongez donc au début du séjour. Le masque et le tuba, eux, n’ont pas de délai.',
    next: ['plongee', 'vols-interieurs', 'assurance'],
  },
  {
    id: 'requins-lagon',
    answer:
      'Dans les lagons et sur les récifs de Nosy Be, d’Ifaty, d’Anakao et de Sainte-Marie, le risque de requin est faible, en nageant, au tuba ou en plongée\u202f; les requins-baleines de Nosy Be sont inoffensifs. Évitez l’aube, le crépuscule, l’eau trouble et les embouchures, et demandez à l’hôtel ou au club. Sur la côte Est ouverte, à Toamasina surtout, courants et requins font renoncer à la baignade.',
    next: ['baignade', 'plongee', 'requins-baleines'],
  },
  {
    id: 'poissons-pierres',
    answer:
      'Des poissons-pierres, des oursins et des méduses, il y en a\u202f: portez des chaussures d’eau à semelle pour entrer dans l’eau, et nagez sans toucher le fond ni le corail. Un tee-shirt de bain protège des méduses et du soleil\u202f; l’hôtel connaît les jours à éviter. Piqué par un poisson-pierre\u202f: sortez de l’eau, plongez le pied dans l’eau chaude sans vous brûler, et voyez un médecin.',
    next: ['baignade', 'plongee', 'valise'],
  },
  {
    id: 'baignade-enfants',
    answer:
      'Pour se baigner avec des petits, choisissez un lagon fermé par un récif\u202f: l’île aux Nattes, Sainte-Marie, Foulpointe, la plage des familles, ou Ifaty. Il n’y a presque jamais de maître-nageur\u202f: restez à portée de main, demandez à l’hôtel les courants et la marée, et apportez brassards, tee-shirt de bain et chaussures d’eau. Ne vous baignez pas à Toamasina.',
    next: ['baignade', 'plages', 'enfants-circuit'],
  },
  {
    id: 'mal-de-mer',
    answer:
      'Contre le mal de mer\u202f: prenez le bateau du matin, quand la mer est plus calme, mangez léger, sans alcool, asseyez-vous à l’air, vers l’arrière et au milieu, et regardez l’horizon. Achetez un médicament avant le départ, sur le conseil de votre pharmacien, surtout pour un enfant ou une femme enceinte. Sainte-Marie et Nosy Be se rejoignent aussi en avion.',
    next: ['sainte-marie-acces', 'nosy-be-acces', 'pharmacie'],
  },
  {
    id: 'traversee-agitee',
    answer:
      'La traversée vers Sainte-Marie peut secouer\u202f: 1\u202fh\u202f30 à 2\u202fh\u202f30, avec de la houle à l’embouchure et en pleine mer, surtout de juin à août. Elle est plus calme le matin et de septembre à novembre, et s’annule par mauvaise mer\u202f: prenez une compagnie sérieuse, portez le gilet et gardez un jour de marge. L’avion l’évite, en une heure environ. Vers Nosy Be, la vedette d’Ankify met 30\u202fmin à 1\u202fh, plus calme le matin.',
    next: ['sainte-marie-acces', 'nosy-be-acces', 'cote-est-pluie'],
  },
  {
    id: 'mer-temperature',
    answer:
      'La mer va de 23\u202f°C en hiver austral, de juin à septembre, à 29\u202f°C en été, de décembre à mars. On se baigne toute l’année\u202f; en hiver, elle est plus fraîche dans le Sud-Ouest que vers Nosy Be. Pour le tuba ou la plongée de juin à septembre, un lycra ou une combinaison de 3\u202fmm se porte volontiers.',
    next: ['temperatures', 'plages', 'plongee'],
  },
  {
    id: 'sorties-mer-prix',
    answer:
      'Je n’ai pas de prix sûr pour une plongée, une sortie baleines ou une excursion en bateau\u202f: ils dépendent du club, de la durée et du nombre de personnes, et Nosy Be est plus chère que le reste du pays. Demandez-les au club ou à l’hôtel, avant de monter, ou faites-les chiffrer dans le devis. Vérifiez que les gilets sont compris.',
    next: ['plongee', 'baleines', 'nosy-be-iles'],
  },
  {
    id: 'raies',
    answer:
      'Pour éviter un dard de raie, traînez les pieds sur le sable au lieu de les poser\u202f: la raie, cachée sous le sable, sent la vibration et s’en va. Portez des chaussures d’eau, entrez là où l’eau est claire, et demandez à l’hôtel les endroits à raies. Sous l’eau, ne nagez pas au ras du fond et n’en touchez aucune. Piqué, plongez le pied dans l’eau chaude sans vous brûler et voyez un médecin le jour même.',
    next: ['baignade', 'plongee', 'hopital'],
  },
  {
    id: 'fruits-de-mer',
    answer:
      'Les fruits de mer et les poissons se mangent sur les côtes s’ils sont du jour, bien cuits et servis chauds\u202f: crabes, crevettes, langoustes, poissons grillés. Évitez les huîtres et coquillages crus, le poisson cru, et tout cela loin de la mer. Demandez à l’hôtel ce que les pêcheurs ont rapporté, et quels poissons on ne mange pas à cette saison. Allergique, ne tentez rien.',
    next: ['cuisine', 'diarrhee', 'vegetarien'],
  },
  {
    id: 'gilet',
    answer:
      'Sans gilet, ne montez pas, et si vous ne savez pas nager, dites-le au piroguier\u202f: avec un gilet, les sorties se font quand même. En pirogue, en vedette ou en bateau, demandez un gilet à votre taille, un vrai gilet d’enfant pour les petits, et portez-le. Apportez celui des enfants si vous pouvez, refusez une embarcation trop chargée, une mer qui se lève ou un départ de nuit, et restez assis. Sur la Tsiribihina et les Pangalanes aussi, même si l’eau est calme.',
    next: ['pirogue', 'sainte-marie-acces', 'nosy-be-acces'],
  },
  {
    id: 'plongee-brevet',
    answer:
      'Un baptême de plongée avec un moniteur se fait sans brevet, comme le tuba\u202f: les clubs de Nosy Be, de Sainte-Marie, d’Ifaty et d’Anakao en proposent. Pour plonger au-delà, on vous demandera votre carte de niveau, PADI ou autre, et un certificat médical\u202f; certains clubs forment sur place. L’âge minimum et le prix se demandent au club. Laissez au moins 24\u202fh entre la plongée et un vol.',
    next: ['plongee', 'nosy-be-iles', 'assurance'],
  },
  {
    id: 'plongee-asthme',
    answer:
      'Avec de l’asthme, même léger, ne plongez pas en bouteille sans l’accord d’un médecin qui connaît la plongée, écrit et récent\u202f; il en va de même pour le cœur, l’épilepsie, le diabète, les oreilles ou une grossesse. Le club vous demandera un certificat, et peut refuser. Un rhume ou une oreille bouchée\u202f: reportez la sortie. Le tuba depuis la plage est plus simple, avec votre inhalateur tout près, et l’accord du médecin aussi.',
    next: ['plongee', 'pharmacie', 'assurance'],
  },
  {
    id: 'bateaux-circuits',
    answer:
      'Cela dépend du circuit\u202f: aucun bateau dans le Centre\u202f; dans l’Ouest, trois jours de chaland sur un fleuve calme\u202f; dans le Sud, une vedette entre Toliara et Anakao\u202f; dans l’Est, le canal des Pangalanes puis 1\u202fh\u202f30 à 2\u202fh\u202f30 de vedette en mer ouverte vers Sainte-Marie, que l’on peut remplacer par l’avion\u202f; dans le Nord, trois sorties en mer, vers la Mer d’Émeraude et autour de Nosy Be. Avec le mal de mer, prenez le Centre ou l’Ouest, et dites-le dans le devis.',
    next: ['sainte-marie-acces', 'nosy-be-acces', 'pirogue'],
  },
  {
    id: 'maree-algues',
    answer:
      'Dans les lagons, comme à Ifaty, à Foulpointe ou à l’île aux Nattes, l’eau se retire loin à marée basse\u202f: on se baigne mieux à marée haute, dont l’hôtel donne l’heure, et la marée basse sert à marcher sur le récif, chaussé. Des algues ou des herbiers se trouvent par endroits, selon la saison et le vent. Les plages sont publiques, même devant un hôtel, mais ses transats sont pour ses clients.',
    next: ['baignade', 'plages', 'nosy-be-iles'],
  },
]
