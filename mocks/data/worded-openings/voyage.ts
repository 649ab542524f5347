import { inTheOffer, quietMonths, whether, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const voyage: WordedOpenings = {
  ados: [
    [/\bennuy\w*\b/, 'Non, il y a de quoi faire.'],
  ],
  'age-limite': [
    [/\b(?:[6-9]\d ans|accept\w*|trop (?:vieux|vieille|ages?|agees?)|seniors?)\b/, 'On est accepté à tout âge.'],
  ],
  annulation: [
    [/\bassurances?\b/, 'L’assurance annulation se prend chez votre assureur, tôt\u202f: nous n’en vendons pas, et celle de votre carte bancaire peut suffire.'],
    [
      /\b(?:chang\w*|decal\w*|report\w*|repouss\w*|deplac\w*|avanc\w*|modifi\w*)\b.*\b(?:dates?|voyage|depart|sejour|semaine|mois)\b/,
      'Une demande, oui, sans frais\u202f; un voyage accepté, selon les conditions du partenaire.',
    ],
    [/\bpar (?:vous|l agence|le partenaire)\b|\bvous annulez\b|\bc est vous qui annul\w*/, 'Si le partenaire annule, ce qui est remboursé ou remplacé est écrit dans ses conditions, avec le devis\u202f: lisez-les avant d’accepter.'],
    [/^(?!.*\bcomment\b).*\b(?:chang\w*|decal\w*|report\w*|modifi\w*|boug\w*)\b.*\b(?:dates?|jours?|mois|depart|voyage)\b|^(?!.*\bcomment\b).*\bdates?\b.*\b(?:chang\w*|decal\w*|report\w*|modifi\w*)\b/, 'Oui\u202f: sans frais tant que rien n’est accepté, puis selon les conditions du partenaire et les places libres.'],
    [/\b(?:un de nous|un d entre nous|l un de nous|desist\w*|un (?:ami|copain|participant))\b/, 'Oui, en général\u202f: la voiture se partage entre moins de personnes, et le partenaire refait le prix.'],
    [/\b(?:jusqu a quand|gratuite?|sans frais|penalite\w*)\b/, 'Une demande, à tout moment et sans frais\u202f; un voyage accepté, selon les conditions du partenaire.'],
    [/\b(?:une fois|apres avoir|deja|rembours\w*|annul\w* (?:\d|une|deux|trois|la veille|juste)|reserve|paye)\b/, 'Une fois un voyage accepté, les conditions d’annulation et de remboursement sont celles du partenaire, indiquées dans son devis.'],
  ],
  application: [
    [/\b(?:ou|comment)\b.*\b(?:telecharg\w*|install\w*|trouv\w*)\b/, 'Sur la page Télécharger de ce site.'],
    [/\bandroid\b.*\b(?:seulement|uniquement)\b|\b(?:seulement|uniquement|que pour) android\b/, 'Oui, pour Android seulement.'],
    [/\btablettes?\b/, 'Oui, sur une tablette Android 7.0 ou plus récente.'],
    [/\b(?:data|forfait|consomm\w*|donnees mobiles)\b/, 'Non, pas une fois les contenus téléchargés, sauf quelques récits marqués «\u202fEn ligne\u202f».'],
    [/\b(?:google play|play store|playstore)\b/, 'Non, elle n’est pas sur le Play Store\u202f: on la trouve sur la page Télécharger de ce site.'],
    [/\b(?:iphones?|ipads?|ios|apple|app store)\b|\b(?:que|seulement|uniquement) (?:sur )?android\b/, 'Non, il n’y a pas de version pour iPhone\u202f: il faut Android 7.0 ou plus récent et 150\u202fMo libres.'],
    [/\b(?:place|mo|memoire|pese|lourde?|stockage|taille)\b/, 'Il faut 150\u202fMo libres.'],
    [/\b(?:gratuite?s?|abonnement)\b/, 'Oui, entièrement.'],
    [/\b(?:payante?s?|paye\w*|payer|prix|coute)\b/, 'Non, elle ne coûte rien.'],
  ],
  'changements-en-route': [
    [/\b(?:je|on|nous|un de nous) (?:tomb\w*|suis|est|sommes) malades?\b/, 'Appelez d’abord votre assureur et notre assistance, puis voyez la suite du voyage avec le chauffeur-guide et le partenaire.'],
  ],
  'circuits-proposes': [
    [/\b(?:finiss\w*|finit|fini|fin|termin\w*|revien\w*|retour\w*)\b/, 'Le Centre finit à Antananarivo\u202f; les autres à la mer, à Nosy Be, Anakao, l’île aux Nattes ou Morondava, d’où l’on revient en avion.'],
    [/\b(?:carte|plan)\b/, 'La page de chaque circuit dessine le trajet sur une carte, jour par jour.'],
    [/\b(?:part\w*|commenc\w*|debut\w*|depart\w*)\b.*\b(?:villes?|ou)\b|\b(?:quelle ville|d ou)\b/, 'Tous partent d’Antananarivo, le Nord par un vol pour Antsiranana.'],
  ],
  combiner: [
    [/\b(?:toute l ile|tour (?:\w+ )?de l ile|tour de madagascar|tout voir|tout le pays|ile entiere|traverser l ile|les (?:5|cinq) circuits)\b/, 'Pas toute l’île d’un coup\u202f: en un mois, trois circuits, par exemple le Centre, le Sud et le Nord, 27 jours.'],
  ],
  contact: [
    [/\bwhatsapp\b/, 'Je ne connais pas de numéro WhatsApp à nous.'],
    [/\b(?:ferm\w*|ouvr\w*|ouverts?|horaires?|quelle heure)\b/, 'Le bureau, à Antananarivo, est ouvert du lundi au vendredi de 8\u202fh à 17\u202fh et le samedi de 8\u202fh à 12\u202fh, heure de Madagascar.'],
  ],
  'delai-reponse': [
    [/\burgen\w*\b|\bavant (?:ce soir|demain|la fin de|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le \d)|\b(?:au plus vite|rapidement|tres vite|presse\w*)\b/, 'Envoyez la demande dès maintenant, onglet «\u202fRéserver\u202f» de la page d’un circuit\u202f: la réponse est annoncée sous 24h. Plus pressé, appelez le bureau au numéro de la page Contact.'],
    [/^(?!.*\b(?:vraie|robot|humain)\b).*\bqui\b.*\b(?:repond\w*|s en occupe|traite|lit)\b/, 'Un conseiller de notre bureau d’Antananarivo vous répond.'],
    [/^(?=.*\b(?:attend\w*|depuis|ca fait|il y a|sans|pas|plus|rien|toujours|aucune?|normal)\b)(?!.*\b(?:pars|part|partons|depart)\b).*\b(?:(?:une|1|deux|2|trois|3) (?:semaines?|mois)|(?:[3-9]|1\d|trois|quatre|cinq|six|dix) jours)\b/, 'Non, ce n’est pas normal\u202f: appelez-nous, ou écrivez depuis la page Contact, avec la référence de la demande.'],
    [/\bnormal\b|\btoujours (?:rien|pas)\b|\bpas (?:encore )?(?:de |eu de )?(?:reponse|recu|repondu)\b|\bsans nouvelles?\b/, 'En semaine, au-delà de 24\u202fh, ce n’est pas normal\u202f: regardez vos courriers indésirables, puis écrivez-nous avec votre référence\u202f; le week-end ne compte pas.'],
    [/\b(?:e ?visa|visa)\b/, 'Pour l’e-visa, ce délai n’est pas le nôtre\u202f: s’il n’arrive pas à temps, le visa se prend à l’arrivée, à l’aéroport, avec des espèces\u202f; gardez la preuve de la demande.'],
    [/\b(?:week ?ends?|samedis?|dimanches?)\b/, 'Le week-end ne compte pas\u202f: du samedi 12\u202fh au lundi 8\u202fh, le délai ne court pas.'],
    [/\b(?:rien|pas|aucune?|toujours|sans)\b.*\b(?:recue?|reponse|nouvelles?|mail|repondu)\b|\bpersonne\b.*\brepond\w*/, 'Regardez vos courriers indésirables\u202f; sans rien sous 24h hors week-end, appelez-nous ou écrivez depuis la page Contact, avec la référence.'],
  ],
  devis: [
    [/\burgen\w*\b|\bavant (?:ce soir|demain|la fin de|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le \d)|\b(?:au plus vite|rapidement|tres vite|presse\w*)\b/, 'Envoyez la demande dès maintenant, onglet «\u202fRéserver\u202f» de la page d’un circuit\u202f: la réponse est annoncée sous 24h. Plus pressé, appelez le bureau au numéro de la page Contact.'],
    [/\bpar telephone\b|\b(?:telephoner|appeler)\b/, 'Oui, en appelant le bureau, dont la page Contact donne le numéro\u202f; le formulaire a l’avantage de ne rien oublier.'],
    [/\bsans (?:engagement|obligation\w*|m engager|s engager|nous engager)\b|\b(?:n )?engage a rien\b/, 'Oui, sans engagement\u202f: vous êtes libre de refuser.'],
    [/\bdifference\b/, 'Le devis est une proposition de prix, qui n’engage à rien\u202f; la réservation vient quand vous l’acceptez.'],
    [/\b(?:plusieurs|deux|2|trois) (?:circuits?|devis)\b/, 'Oui, nommez-les tous dans les demandes particulières.'],
    [/\b(?:engag\w*|oblig\w*|lie|contrat)\b/, 'Non, elle n’engage à rien\u202f: vous êtes libre de refuser.'],
    [/\bgratuit\w*|\b(?:rien|aucun\w*|sans) (?:a )?(?:pay\w*|frais|debours\w*|verser|regler)\b/, 'Oui, c’est gratuit.'],
    [/\bcombien de (?:temps|jours|heures)\b|\bdelais?\b/, 'Une réponse est annoncée sous 24h.'],
    [/\b(?:combien|prix|tarif)\b.*\b(?:devis|demande)\b|\b(?:devis|demande)\b.*\b(?:combien|prix|tarif)\b/, 'Rien\u202f: demande et devis sont gratuits.'],
    [/\b(?:paye\w*|payer|paie|payant\w*|frais|facture\w*|coute\w*|debit\w*)\b/, 'Non, rien à payer.'],
  ],
  donnees: [
    [/\b(?:gard\w*|conserv\w*|stock\w*|enregistr\w*)\b/, 'Le carnet, les brouillons et cette conversation ne restent que sur votre appareil\u202f; une demande envoyée nous parvient.'],
    [/\b(?:revend\w*|vend\w*)\b/, 'Non, elles ne sont transmises qu’aux partenaires concernés par votre voyage, ou aux autorités si la loi l’exige.'],
    [/\b(?:supprim\w*|effac\w*|oubli|rgpd)\b/, 'Demandez-nous de les effacer, c’est votre droit\u202f: la page Confidentialité dit comment.'],
  ],
  duree: [
    [/\btrop courte?s?\b/, 'Non, pas pour une seule région\u202f: il faut six jours pour le Centre, huit ou neuf pour l’Est, le Nord ou l’Ouest.'],
    [/\b(?:essentiel|principal|incontournables|le mieux|plus beau)\b/, 'Comptez deux semaines pour une région, trois pour deux régions\u202f; l’essentiel de l’île ne tient pas en moins.'],
  ],
  'enfants-circuit': [
    [/\b(?:quel age|age minim\w*|partir de quel)\b/, 'Aucun âge minimum n’est annoncé.'],
    [/\b(?:evit\w*|deconseill\w*)\b/, 'Évitez avec de jeunes enfants les longues pistes de l’Ouest et le parcours à baudrier des Grands Tsingy.'],
    [/\b(?:trajets?|voiture|routes?|longs?|longues?|kilometres?|heures?)\b/, 'Ils sont longs\u202f: demandez des journées de moins de quatre heures de route, comme il est possible dans le Centre et l’Est.'],
    [/\b(?:peut|possible|faisable|jouable|adapte\w*|raisonnable|bonne idee)\b/, 'Oui.'],
  ],
  fournisseur: [
    [/\b(?:arnaque\w*|serieu\w*|fiables?|confiance|escroc\w*|fraude)\b/, 'Nous ne pouvons pas en juger pour vous, mais rien ne se paie sur ce site, et la demande de devis n’engage à rien\u202f; demandez au partenaire son autorisation et ses références.'],
    [/\bofficiel\w*\b/, 'C’est le site de Dia Madagascar, à Antananarivo, et non un site de l’État.'],
    [/\bdepuis (?:quand|longtemps|combien)\b|\b(?:creee?|anciennete|experience)\b/, 'Je ne sais pas depuis quand Dia Madagascar existe\u202f: demandez-le depuis la page Contact.'],
    [/\b(?:malgaches?|francaise?s?|locale?s?|france|d ici|europe\w*|pays)\b/, 'Nous sommes installés à Antananarivo, et nos partenaires sont malgaches.'],
  ],
  'grand-groupe': [
    [/\b(?:prix|tarifs?|remises?|reductions?|degressif|moins cher)\b/, 'Le prix d’un groupe se fixe dans le devis\u202f: minibus, chauffeur et guide se partagent, donc chacun paie moins.'],
  ],
  groupe: [
    [/\b(?:minibus|mini bus|autocar|car|bus)\b/, 'Oui, un minibus ou plusieurs voitures se demandent dans le devis.'],
    [/\bfamilles\b/, 'Oui, une seule demande suffit\u202f: dites qui voyage, l’âge de chacun et le nombre de chambres.'],
    [/\b(?:a|juste|que|nous) (?:deux|2)\b(?!.*\b(?:prix|cher|coute)\b)/, 'Oui, même à deux, ou seul.'],
    [/\bmax\w*\b/, 'Jusqu’à 8 par la page d’un circuit, et jusqu’à 50 par le formulaire de l’accueil\u202f: vous partez entre vous, sans inconnus.'],
    [/\bminimum\b|\ba partir de combien\b|\bcombien (?:il )?faut (?:etre )?(?:de personnes )?(?:au )?min\w*/, 'Une personne suffit.'],
    [/\b(?:reduc\w*|remises?|ristourne|moins cher|un prix|tarif)\b/, 'Il n’y a pas de tarif de groupe, mais le prix par personne baisse à plusieurs, car le véhicule se partage.'],
    [/\ben groupe\b|\bde groupe\b/, 'Non, pas avec d’autres.'],
    [/\b(?:accept\w*|pren\w*|accueill\w*|organis\w*)\b.*\b(?:groupes?|classes?|associations?)\b/, 'Oui, jusqu’à 50 personnes par le formulaire de l’accueil, et de 1 à 8 par la page d’un circuit.'],
    [/\b(?:d autres|inconnus|melang\w*|avec (?:des|d autres) gens)\b/, 'Non, vous voyagez entre vous.'],
    [/^(?!.* ou (?:en|avec|de)\b).*\b(?:nous deux|tous les deux|que nous|juste nous|entre nous|seuls|ma femme et moi|mon mari et moi|prive\w*)\b/, 'Oui, vous voyagez entre vous, avec votre chauffeur-guide.'],
    [/\b(?:seule?|solo)\b.*\b(?:cher|chere|prix|coute|couteux)\b|\b(?:cher|chere|prix|coute)\b.*\b(?:seule?|solo)\b/, 'Oui, plus cher qu’à plusieurs\u202f: seul, on paie le véhicule à une personne.'],
    [/\b(?:rejoindre|joindre|integrer|greffer|inscrire|departs? (?:groupes?|regroupes?|garantis?)|groupes? (?:deja )?(?:forme|constitue)s?)\b/, 'Non, nous n’avons pas de groupe à rejoindre\u202f: chacun part de son côté, seul ou entre proches, avec un chauffeur-guide.'],
  ],
  'guide-francophone': [
    [/\banglais\b.*\ballemand\b|\ballemand\b.*\banglais\b/, 'En anglais, oui, beaucoup\u202f; en allemand, demandez-le tôt, dans la demande de devis, sans que je puisse le promettre.'],
    [/\b(?:anglais\w*|anglophones?|english)\b/, 'Oui, beaucoup de guides parlent aussi anglais\u202f: demandez-le dans le devis.'],
    [/\b(?:medecins?|docteurs?|infirmi\w*|dentistes?)\b/, 'Oui, dans les villes, les médecins parlent en général français.'],
    [
      /\b(?:italien|allemand|espagnol|chinois|mandarin|japonais|russe|portugais|neerlandais|hollandais|polonais|arabe|langue des signes)\b/,
      'Cela se demande tôt, dans la demande de devis\u202f: on trouve des guides d’autres langues, sans que je puisse le promettre.',
    ],
    [/\b(?:francais|francophones?)\b/, 'Oui, le français est la langue courante des guides et des chauffeurs-guides du tourisme\u202f; beaucoup parlent aussi anglais.'],
  ],
  'guides-qui': [
    [/\baccompagn(?:e|ee|es|ees|ateur|ateurs|atrice)\b(?!.*\bqui\b)(?<!\bqui\b.*)/, 'Oui\u202f: un chauffeur-guide vous accompagne, et un guide local dans chaque parc national.'],
    [/\btout (?:le|du|au) (?:long|sejour|circuit|voyage)\b|\bdu debut a la fin\b|\btout le temps\b/, 'Oui, le chauffeur-guide vous accompagne du début à la fin\u202f; le guide du parc, pendant la visite.'],
    [/\bchauffeurs?\b.*\bguide\b.*\b(?:memes?|ou|deux|2|separe\w*)\b|\bmeme personne\b/, 'Le plus souvent une seule personne, un chauffeur-guide\u202f; dans les parcs nationaux, un guide local s’y ajoute.'],
    [/\b(?:reste\w*|tout le (?:sejour|voyage|circuit|trajet)|du debut a la fin|meme (?:chauffeur|guide))\b/, 'Oui, en général, le même chauffeur-guide vous accompagne tout le circuit.'],
    [/\bchauffeurs?\b.*\bguide\b/, 'Oui, c’est un chauffeur-guide\u202f; dans les parcs nationaux, un guide local s’y ajoute.'],
    [/\b(?:payes?|salaires?|gagn\w*)\b/, 'Je ne connais pas leur salaire\u202f; un pourboire remis à la fin est apprécié.'],
    [/\b(?:attend\w*)\b/, 'Oui, le chauffeur attend avec la voiture pendant les visites.'],
    [/\b(?:conduit|conduire|conduira|chauffeurs?)\b/, 'Un chauffeur-guide malgache de nos partenaires, le plus souvent francophone.'],
  ],
  'hors-ligne': [
    [/\bgratuit\w*\b|\bpayante?\b/, 'Oui, l’application est gratuite, et elle fonctionne sans Internet une fois les contenus téléchargés.'],
    [/\b(?:site|page|pages)\b/, 'Oui, ce site aussi s’ouvre sans réseau, circuits, lieux et itinéraires compris, après une première visite d’une minute en ligne dans le même navigateur.'],
    [/\b(?:sans|hors|zone blanche|avion)\b/, 'Oui, l’application fonctionne sans Internet\u202f: une fois les contenus téléchargés, elle guide sans réseau, GPS compris.'],
  ],
  inclus: [
    [/\b(?:boissons?|eau|alcools?|vins?|bieres?)\b/, inTheOffer('les boissons sont comprises')],
    [/\bguides?\b.*\bparcs?\b/, inTheOffer('les guides des parcs sont compris')],
    [/\bpetits? dej\w*/, inTheOffer('le petit-déjeuner est compris')],
    [/\b(?:4x4|voiture|vehicule)\b/, inTheOffer('la voiture, son carburant et le chauffeur sont compris')],
    [/\b(?:organis\w*|gerer?|gere|s occup\w*|reserv\w*)\b/, 'Le partenaire organise tout ce que le devis comprend\u202f; le reste est à votre charge.'],
    [/\b(?:pas|non) (?:compris\w*|inclus\w*)\b|\bnon (?:compris|inclus)\b|\b(?:rajout\w*|en plus|en sus|a (?:ma|notre) charge)\b(?!.*\b(?:repas|guides?|carburant|essence|entrees?)\b)/, 'Le vol international, le visa et les pourboires restent en général à votre charge\u202f; pour le reste, c’est le devis qui le dit.'],
    [/\bpourboires?\b/, 'Non, les pourboires restent à votre charge.'],
    [
      /\b(?:visas?|vols? internationa\w*|billets? d avion)\b/,
      'Non, en général\u202f: le visa et le vol international restent à votre charge.',
    ],
    [/\b(?:entrees?|parcs?|tickets?)\b/, inTheOffer('les entrées des parcs sont comprises')],
    [/\b(?:repas|restos?|restaurants?|dejeuners?|diners?|pension|manger)\b/, inTheOffer('les repas sont compris')],
    [/\b(?:essence|carburant|gasoil|diesel)\b/, inTheOffer('le carburant est compris')],
    [/\b(?:vols?|avions?) (?:interieurs?|internes?)\b/, inTheOffer('les vols intérieurs sont compris')],
    [/\bguides?\b/, inTheOffer('les guides sont compris')],
    [/\b(?:hotels?|hebergements?|nuits|chambres?)\b/, inTheOffer('les hôtels sont compris')],
    [/\b(?:bateaux?|traversees?|vedette)\b/, inTheOffer('les bateaux sont compris')],
    [/\btransferts?\b/, inTheOffer('les transferts sont compris')],
    [/\b(?:vols?|avions?|billets?)\b/, 'Non pour le vol international, en général à votre charge\u202f; pour les vols intérieurs, c’est le devis qui le dit.'],
  ],
  'jours-en-plus': [
    [/\b(?:enlev\w*|retir\w*|supprim\w*|saut\w*|raccourc\w*)\b/, 'Oui, une étape se retire ou se raccourcit\u202f: écrivez-le dans la demande de devis.'],
  ],
  'lune-de-miel': [
    [/\bhotels?\b/, 'Je ne recommande pas d’hôtel par son nom\u202f: écrivez l’occasion et le confort voulu dans la demande de devis.'],
  ],
  'marcher-le-soir': [
    [whether, 'Non.'],
  ],
  'monde-touristes': [
    [/\b(?:endroits?|coins?|lieux?|village|ou (?:aller|trouver|est ce|y a))\b|^ou\b/, 'Les plus calmes\u202f: les villages zafimaniry, le canal des Pangalanes, l’île aux Nattes et Anakao.'],
    [/\b(?:cher|chere|chers|prix|tarifs?|budget|payer)\b/, quietMonths],
  ],
  'noces-par-mois': [
    [/\b(?:juillet|aout|septembre)\b/, 'Prenez le circuit Est\u202f: Sainte-Marie et l’île aux Nattes, avec les baleines.'],
    [/\b(?:octobre|novembre)\b/, 'Prenez le circuit Est, avec Sainte-Marie et l’île aux Nattes, ou le Nord, avec Nosy Be\u202f: c’est leur meilleur moment.'],
    [/\b(?:avril|mai|juin)\b/, 'Prenez le circuit Nord, qui finit à Nosy Be et dans ses îles.'],
  ],
  'noel-nouvel-an': [
    [/\b(?:ferme\w*|ouvert\w*)\b/, 'Banques et bureaux ferment le 25 décembre\u202f; hôtels, parcs et restaurants de voyageurs restent ouverts.'],
  ],
  paiement: [
    [/\b(?:tout de suite|immediatement|maintenant|des (?:la|maintenant)|a la (?:commande|reservation|demande))\b/, 'Non, rien tout de suite, et rien sur ce site.'],
    [/\ben (?:plusieurs|combien de|deux|trois|quatre|[2-9])(?: ou \w+)? fois\b|\bmensualit\w*\b/, 'Payer en plusieurs fois ou par virement se demande au partenaire, avant d’accepter son devis.'],
    [
      /\b(?:liquide|especes|cash)\b/,
      'Cela se peut\u202f: le partenaire dit dans son devis s’il prend les espèces, en euros ou en ariary, et quand.',
    ],
    [/\bune partie\b|\bmoitie\b/, 'Cela se demande au partenaire\u202f: son devis dit ce qui se paie avant et ce qui se paie sur place.'],
    [/\bavant\b|\ba l arrivee\b|\bune fois sur place\b/, 'C’est écrit dans le devis\u202f: le partenaire dit ce qui se paie avant le départ et ce qui se paie sur place.'],
    [/\b(?:monnaie|devise|euros?|ariary|dollars?)\b/, 'La monnaie est écrite dans le devis du partenaire.'],
    [/^(?:qui|a qui)\b|\ba qui\b|\bvous ou\b/, 'Le partenaire qui assure le circuit, pas nous.'],
    [/\bsoldes?\b|\bquand\b.*\b(?:paye\w*|payer|paie|regl\w*)\b|\b(?:paye\w*|payer|paie|regl\w*)\b.*\bquand\b/, 'La date du solde, comme celle de l’acompte, est écrite dans le devis du partenaire.'],
    [/\b(?:virement|carte|cb|cheque|paypal|especes|liquide)\b/, 'La manière de payer, virement, carte ou espèces, se convient avec le partenaire, avant d’accepter son devis.'],
  ],
  pauvrete: [
    [/\b(?:refus\w*|dire non)\b/, 'Vous pouvez dire non avec un sourire.'],
  ],
  'plages-par-mois': [
    [/\b(?:janvier|fevrier|mars)\b/, 'De janvier à mars, évitez Nosy Be et Sainte-Marie, sous les pluies\u202f: préférez Ifaty et Anakao, dans le Sud-Ouest, le moins arrosé.'],
  ],
  'prestations-seules': [
    [/\b(?:vous faites|faites vous|proposez|organisez|peut on|on peut|je peux|possible)\b/, 'Cela se demande depuis la page Contact, sans que je puisse le promettre.'],
  ],
  'prix-circuit': [
    [/\bfrais\b(?=.*\b(?:dossier|agence|reservation|caches?|service|inscription)\b)/, 'Non, nos conseils ne sont pas facturés\u202f: les frais de service sont de 0\u202f%.'],
    [/\b(?:services?|conseils?|commissions?)\b/, 'Nos conseils ne sont pas facturés\u202f: les frais de service sont de 0\u202f%.'],
    [/\b(?:dollars?|usd|devises?|francs? suisses?|monnaie|en euros)\b/, 'Non, le site n’affiche pas de prix, donc pas de devise à choisir\u202f; le formulaire de l’accueil prend votre budget en ariary, en euros ou en dollars.'],
    [/\b(?:luxe|lodges?|haut de gamme|5 etoiles|4 etoiles|standing|meilleurs hotels|plus de confort)\b/, 'Oui, des hôtels plus confortables montent le prix\u202f: le devis le chiffre, dites le niveau voulu.'],
  ],
  'quand-reserver': [
    [/\b(?:de la place|des places|dispo\w*|complete?s?|reste (?:\w+ )?(?:dates?|places?))\b/, 'Je ne connais pas les places libres\u202f: il n’y a pas de départs à dates fixes, demandez un devis à vos dates.'],
    [/\b(?:trop tard|derniere minute|dernier moment|dans (?:\d+|une|deux|trois|dix|quinze|quelques) (?:jours?|semaines?))\b/, 'Non, ce n’est pas forcément trop tard\u202f: appelez le bureau, hôtels et vols libres décident.'],
    [/^(?!.*\b(?:combien|quand)\b).*\bhotels?\b/, 'Oui, surtout pour juillet, août, octobre et Noël.'],
    [/\b(?:groupe|(?:9|[1-5]\d) (?:personnes?|retraites?|adultes?|amis|copains|copines|voyageurs))\b/, 'À plus de huit, demandez par le formulaire de l’accueil, qui accepte jusqu’à 50 personnes.'],
  ],
  rythme: [
    [/\b(?:deux|2) nuits\b|\bmeme (?:hotel|endroit)\b/, 'Oui, cela se demande dans le devis.'],
    [/\b(?:jours? de repos|jours? libres?|repos)\b/, 'Non, aucun jour n’est tout à fait libre\u202f; on en ajoute dans le devis.'],
    [/\b(?:arret\w*|photos?|pauses?|stopp\w*)\b/, 'Oui, dites-le au chauffeur\u202f: il s’arrête là où c’est sûr.'],
  ],
  'sans-marche': [
    [/^(?!.*\blemur).*\b(?:genoux?|hanches?|arthrose|prothese|escaliers)\b/, 'Évitez le pic Boby, les Grands Tsingy et le trek zafimaniry\u202f; le circuit Est a les marches les plus courtes.'],
  ],
  seniors: [
    [/\b(?:cannes?|deambulateur|bequilles?)\b/, 'Avec une canne, préférez ce qui se voit de la voiture ou à plat\u202f: l’allée des Baobabs, Antsirabe en pousse-pousse, les bords du lac Itasy, les plages\u202f; évitez les tsingy et les sentiers d’Isalo.'],
    [/\b(?:fauteuil|roulant)\b/, 'En fauteuil roulant, c’est difficile.'],
    [/\b(?:faisable|jouable|possible|peut|peuvent|peux|adapte\w*|raisonnable|envisageable)\b/, 'Oui.'],
  ],
  'sortir-le-soir': [
    [/^(?!.*\b(?:ou|quoi|quel\w*|boites?|bars?|discotheques?)\b).*\b(?:peut|peux|possible|risqu\w*|danger\w*|securite)\b/, 'Oui, mais pas à pied.'],
  ],
  'sur-mesure': [
    [/\b(?:vous faites|faites vous|proposez|peut on|on peut|possible|existe\w*|c est)\b(?=.*\bsur mesure\b)|\bsur mesure\b(?=.*\b(?:faites|proposez|possible|existe\w*)\b)/, 'Oui.'],
    [/\b(?:enlev\w*|retir\w*|supprim\w*|saut\w*|raccourc\w*)\b/, 'Oui, une étape se retire ou se raccourcit\u202f: écrivez-le dans la demande de devis.'],
  ],
  'visite-ecole': [
    [/\b(?:don|dons|donner|fournitures|apporter|offrir)\b/, 'Oui, remettez-le au directeur ou à une association, jamais aux enfants eux-mêmes.'],
    [/\b(?:donn\w*|remettre|dons?|cahiers?|fournitures?|offrir|stylos?|materiel|livres?)\b/, 'Remettez fournitures ou vêtements au directeur ou à une association, jamais aux enfants eux-mêmes.'],
  ],
}
