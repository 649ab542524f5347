import type { Note } from '#mocks/data/notes.ts'

export const argent: readonly Note[] = [
  {
    id: 'acompte-montant',
    answer:
      'Le montant de l’acompte, quand il y en a un, est écrit dans le devis du partenaire, avec la date du solde et ce qui est rendu si vous annulez\u202f; je ne le connais pas, et rien ne se paie sur ce site. Ne payez jamais tout d’avance, par mandat ou sur le compte d’un particulier\u202f; dans le doute, écrivez-nous depuis la page Contact. Exigez un contrat et une facture.',
    next: ['paiement', 'annulation', 'devis'],
  },
  {
    id: 'prix-saison',
    answer:
      'Les prix montent en juillet, en août et à Noël, surtout pour le vol international et les hôtels du bord de mer. Le moins cher, avec du beau temps, ce sont mai et juin, en réservant tôt\u202f; novembre aussi, malgré les premiers orages. De janvier à mars, les hôtels baissent encore, mais c’est la saison des cyclones\u202f: nos circuits Nord, Est et Ouest sont fermés. Le prix du circuit se fixe dans le devis\u202f: demandez-le pour deux dates, et comparez.',
    next: ['prix-circuit', 'saison', 'vol-international'],
  },
  {
    id: 'reductions',
    answer:
      'Nous n’avons ni tarif étudiant, ni tarif pour les moins de 26 ans ou les seniors, ni code de réduction\u202f: chaque prix se fixe dans le devis, gratuit. Il baisse à trois ou quatre dans la même voiture, hors de juillet et d’août, dans des hôtels simples. Écrivez votre budget dans la demande\u202f; le partenaire dit ce qu’il peut faire.',
    next: ['prix-circuit', 'devis', 'budget-jour'],
  },
  {
    id: 'distributeurs-villes',
    answer:
      'Comptez sur les distributeurs des grandes villes\u202f: Antananarivo, Antsirabe, Fianarantsoa, Toamasina, Mahajanga, Antsiranana et Toliara. Ailleurs, comme à Morondava, Hell-Ville (Nosy Be) ou Sainte-Marie, ne comptez pas dessus\u202f: il peut n’y en avoir que peu, vides ou en panne\u202f; dans les villages et près des parcs, il n’y en a pas. Arrivez avec assez d’espèces, en petites coupures.',
    next: ['argent', 'carte', 'change'],
  },
  {
    id: 'especes-a-emporter',
    answer:
      'En espèces, prévoyez par personne, pour deux semaines, environ 250 à 500\u202f€ si le devis comprend hôtels et voiture, 350 à 560\u202f€ si vous payez tout vous-même en routard, et deux ou trois jours de réserve\u202f: un repas de restaurant coûte 25\u202f000 à 60\u202f000\u202fAr, une entrée de parc au moins 45\u202f000 à 65\u202f000\u202fAr, un guide de parc 60\u202f000 à 150\u202f000\u202fAr par groupe, son pourboire 5\u202f000 à 10\u202f000\u202fAr par jour. Ayez de petites coupures, prises dans une grande ville avant les pistes, et répartissez-les dans plusieurs sacs.',
    next: ['argent', 'prix-courants', 'parcs-tarifs'],
  },
  {
    id: 'carte-refusee',
    answer:
      'Carte avalée ou refusée\u202f: appelez votre banque, au numéro de son application ou de votre contrat\u202f; elle la bloque ou relève le plafond. Essayez un distributeur d’une autre banque, payez avec une seconde carte, ou changez des euros. Quelqu’un peut aussi vous envoyer de l’argent, que l’on retire avec le passeport.',
    next: ['carte', 'argent', 'change'],
  },
  {
    id: 'prix-par-personne',
    answer:
      'Le devis dit si son prix s’entend par personne ou pour le groupe\u202f: vérifiez-le avant de comparer. Le véhicule et le chauffeur se partagent, donc chacun paie moins à trois ou quatre\u202f; les repas, les entrées de parcs et souvent la chambre se comptent par personne. Dans le formulaire, dites si votre budget est en tout ou par personne.',
    next: ['prix-circuit', 'groupe', 'devis'],
  },
  {
    id: 'chambre-seule',
    answer:
      'Pour une personne seule, une chambre se paie souvent presque autant qu’une double, et le véhicule n’est pas partagé\u202f: demandez le supplément dans le devis, ou une chambre à deux lits si vous voyagez avec quelqu’un. Les lits séparés, une chambre familiale ou un lit d’appoint se demandent de même dans le devis.',
    next: ['groupe', 'hebergement', 'prix-circuit'],
  },
  {
    id: 'enfants-prix',
    answer:
      'Le prix pour un enfant se fixe dans le devis\u202f: indiquez l’âge de chacun dans la demande. La voiture et le chauffeur coûtent autant\u202f; ce qui baisse, selon l’hôtel et le parc, c’est le lit, le repas et l’entrée.',
    next: ['prix-circuit', 'enfants-circuit', 'parcs-tarifs'],
  },
  {
    id: 'cadeau-guide',
    answer:
      'Pour remercier un chauffeur ou un guide, le pourboire en ariary est le plus utile, remis à la fin\u202f; un petit cadeau, une lampe, un couteau, une casquette, une photo imprimée, fait aussi plaisir. Des vêtements en bon état, des chaussures ou des jumelles se donnent volontiers à votre guide, qui les garde ou les transmet. Les porteurs et piroguiers reçoivent quelques milliers d’ariary.',
    next: ['pourboire', 'cadeaux', 'politesse'],
  },
  {
    id: 'proteger-argent',
    answer:
      'Répartissez l’argent et les cartes\u202f: un peu dans la poche, le reste dans une ceinture ou une pochette sous les vêtements, une seconde carte et des euros dans un autre sac. Sortez de petites coupures à l’avance, jamais une liasse, retirez de jour, dans une banque, et laissez bijoux et montre chez vous. À l’hôtel, le coffre s’il y en a un. Notez le numéro d’opposition de votre carte.',
    next: ['vol', 'argent', 'carte'],
  },
  {
    id: 'carte-pour-le-circuit',
    answer:
      'Rien ne se paie sur ce site, ni par carte ni autrement\u202f: le partenaire qui assure le circuit dit dans son devis comment le payer, acompte compris, et s’il accepte la carte. Sur place, la carte bancaire passe dans les grands hôtels, certains restaurants et supermarchés des villes\u202f; presque partout ailleurs, on paie en espèces, en ariary.',
    next: ['paiement', 'carte', 'argent'],
    covers: ['carte-pour-le-circuit', 'paiement'],
  },
  {
    id: 'empechement',
    answer:
      'Tant que vous n’avez accepté aucun devis, vous ne perdez rien. Ensuite, malade ou empêché juste avant le départ, ce qui est remboursé dépend des conditions du partenaire, écrites dans son devis, et de votre assurance annulation\u202f: prévenez tout de suite le partenaire et l’assureur, avant le départ, avec un certificat médical ou un justificatif. Demandez aussi un report ou le remplacement d’un voyageur. Pour le vol, voyez la compagnie.',
    next: ['annulation', 'assurance', 'paiement'],
  },
  {
    id: 'cheques-vacances',
    answer:
      'Je ne sais pas si un partenaire prend les chèques-vacances, les bons ou les cartes cadeaux\u202f: n’y comptez pas, et demandez-le dans le devis. Rien ne se paie sur ce site. Le prix, l’acompte et la manière de payer se conviennent avec le partenaire qui assure le circuit, et sont écrits dans son devis.',
    next: ['paiement', 'devis', 'carte'],
  },
  {
    id: 'argent-a-larrivee',
    answer:
      'À l’aéroport d’Ivato, on trouve change et distributeurs, mais je ne peux pas promettre qu’ils soient ouverts et remplis tard le soir. Gardez quelques petits billets pour le visa, dans la monnaie que le guichet accepte, le transfert ou le taxi, changez seulement de quoi tenir un jour, et le reste en banque le lendemain. Réservez le transfert avec l’hôtel avant le départ.',
    next: ['change', 'aeroport', 'visa-demande'],
  },
  {
    id: 'payer-en-euros',
    answer:
      'Non, on paie en ariary\u202f: les commerces, les taxis et les marchés ne prennent pas l’euro, même si quelques hôtels l’acceptent, à un taux moins bon. Changez vos euros en banque ou au bureau de change, à l’arrivée pour les premiers frais. Gardez des espèces pour le visa, dans la monnaie que le guichet accepte et en réserve. Le prix du circuit se convient avec le partenaire, dans le devis.',
    next: ['change', 'argent', 'prix-courants'],
  },
  {
    id: 'vie-chere',
    answer:
      'La vie sur place est bon marché\u202f: un plat de gargote coûte 5\u202f000 à 10\u202f000\u202fAr, un repas de restaurant 25\u202f000 à 60\u202f000\u202fAr, une chambre simple 60\u202f000 à 120\u202f000\u202fAr. Ce qui coûte, c’est le vol international, la voiture avec chauffeur, les vols intérieurs, les parcs et leurs guides. Nosy Be coûte plus que le reste du pays. Comptez 25 à 40\u202f€ par jour en routard, 60 à 100\u202f€ avec confort, par personne.',
    next: ['budget-jour', 'prix-courants', 'prix-circuit'],
  },
  {
    id: 'facture',
    answer:
      'La facture est établie par le partenaire qui assure le voyage, pas par nous\u202f: demandez-la avant d’accepter le devis, avec le nom et l’adresse de votre entreprise, de votre association ou de votre comité. Exigez aussi un contrat et un reçu de chaque versement. Rien ne se paie sur ce site\u202f; pour une question, écrivez-nous depuis la page Contact.',
    next: ['paiement', 'devis', 'contact'],
  },
  {
    id: 'fin-de-sejour',
    answer:
      'L’ariary ne s’échange guère hors du pays\u202f: n’en gardez pas à la fin, dépensez-le en pourboires, en souvenirs et pour la dernière nuit, et ne retirez les derniers jours que le nécessaire. Gardez de quoi payer le taxi, un repas et une bouteille d’eau à l’aéroport. S’il en reste, changez-le en ville ou à Ivato avant le contrôle, avec les reçus du change\u202f: ce n’est pas toujours possible.',
    next: ['change', 'pourboire', 'argent'],
  },
  {
    id: 'taxes-depart',
    answer:
      'À ma connaissance, il n’y a pas de taxe à payer à l’aéroport en partant\u202f: elle est comprise dans le billet d’avion. Gardez tout de même un peu d’espèces, et lisez votre billet. Je ne connais pas de remboursement de la TVA pour les voyageurs. Les hôtels ajoutent parfois une petite taxe de séjour.',
    next: ['vol-international', 'visa', 'budget-jour'],
  },
  {
    id: 'recevoir-argent',
    answer:
      'Un proche peut vous envoyer de l’argent par un service de transfert d’espèces, comme Western Union ou MoneyGram\u202f: il paie en France, en ligne ou à un guichet, et vous retirez des ariary dans une banque ou un bureau partenaire d’une grande ville, avec votre passeport et le code reçu, souvent le jour même. N’envoyez jamais d’argent ainsi à un inconnu. Carte perdue\u202f: faites opposition tout de suite, et demandez à votre banque ou à l’assistance de la carte une avance d’espèces.',
    next: ['argent', 'carte', 'ambassade'],
  },
  {
    id: 'prix-etrangers',
    answer:
      'Oui, parfois\u202f: dans les parcs nationaux, l’entrée des étrangers est bien plus chère que celle des Malgaches, et au marché ou en taxi, le premier prix l’est souvent aussi. Dans les restaurants, les magasins et les hôtels, les prix affichés sont d’ordinaire les mêmes pour tous. Demandez à votre guide le prix habituel, marchandez avec le sourire, et convenez du prix avant de monter.',
    next: ['marchander', 'parcs-tarifs', 'arnaques'],
  },
]
