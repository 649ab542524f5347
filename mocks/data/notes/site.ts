import type { Note } from '#mocks/data/notes.ts'

export const site: readonly Note[] = [
  {
    id: 'apk-avertissement',
    answer:
      'Qu’Android prévienne pour tout fichier APK est normal\u202f: l’application ne vient pas du Play Store. Téléchargez-la seulement depuis la page Télécharger de ce site, autorisez votre navigateur à l’installer, puis retirez cette autorisation dans les réglages. Si l’appareil parle de virus ou de logiciel malveillant, arrêtez, supprimez le fichier et écrivez-nous depuis la page Contact. Ce site s’ouvre aussi sans réseau, une fois visité.',
    next: ['application', 'hors-ligne', 'contact'],
  },
  {
    id: 'date-de-fin',
    answer:
      'Dans le formulaire d’un circuit, la date de fin se calcule d’après la date de début et la durée du circuit\u202f: elle ne se change pas. Pour rester plus longtemps, arriver avant ou repartir plus tard, écrivez-le dans les demandes particulières\u202f: le devis en tient compte. Le formulaire de la page d’accueil, pour un voyage sur mesure, est plus libre.',
    next: ['devis', 'sur-mesure', 'combiner'],
  },
  {
    id: 'changer-devis',
    answer:
      'Oui, un devis se discute\u202f: hôtels, lieux, véhicule, guide ou durée, dites au partenaire ce qui ne vous convient pas, et il en fait un autre, toujours gratuit. Le prix suit\u202f: un hôtel plus simple le baisse, un lodge le monte. Rien ne vous engage tant que vous n’avez pas accepté, et vous pouvez aussi refuser.',
    next: ['devis', 'sur-mesure', 'prix-circuit'],
  },
  {
    id: 'compte-site',
    answer:
      'Il n’y a pas de compte sur ce site, donc ni mot de passe ni inscription\u202f: une demande de devis s’envoie sans compte, et une référence s’affiche ensuite. Pour suivre, changer ou faire effacer une demande, écrivez depuis la page Contact avec cette référence. Votre carnet, vos brouillons et cette conversation restent sur votre appareil\u202f; la page Confidentialité permet de les effacer.',
    next: ['donnees', 'annulation', 'devis'],
  },
  {
    id: 'newsletter',
    answer:
      'La newsletter n’est pas encore ouverte\u202f: la case du blog vérifie l’adresse mais n’envoie rien. En attendant, lisez les articles du blog, ou écrivez depuis la page Contact. Nous n’envoyons pas de publicité, et vos données ne servent pas à la publicité\u202f: la page Confidentialité dit à quoi elles servent.',
    next: ['donnees', 'contact', 'application'],
  },
  {
    id: 'langue-du-site',
    answer:
      'Ce site est en français seulement\u202f; la page Contact accepte aussi l’anglais. L’application, elle, raconte les lieux en français, anglais, espagnol ou chinois. Les guides parlent français et souvent anglais\u202f; pour une autre langue, dites-le dans votre demande.',
    next: ['application', 'guide-francophone', 'contact'],
  },
  {
    id: 'avis-clients',
    answer:
      'Je n’ai pas d’avis de voyageurs à vous montrer, et ce site n’en affiche pas. Dia Madagascar met en relation avec des partenaires, à Antananarivo\u202f: demandez au partenaire ses références, son autorisation et ses conditions avant d’accepter le devis, et comparez. Rien ne se paie sur ce site.',
    next: ['fournisseur', 'contact', 'paiement'],
  },
  {
    id: 'partenariat',
    answer:
      'Pour travailler avec nous, comme agence, guide, hôtel, chauffeur ou salarié, écrivez depuis la page Contact en disant qui vous êtes et ce que vous proposez\u202f: je n’ai pas d’offres d’emploi ni de conditions à donner ici. Le bureau est à Antananarivo, ouvert du lundi au vendredi de 8\u202fh à 17\u202fh et le samedi de 8\u202fh à 12\u202fh.',
    next: ['contact', 'fournisseur', 'delai-reponse'],
  },
  {
    id: 'reclamation',
    answer:
      'Pour une réclamation, écrivez d’abord au partenaire nommé dans votre devis, puis à nous depuis la page Contact, avec votre référence, les dates, les faits, des photos et les reçus. Nous ne sommes pas responsables des prestations des partenaires, mais nous aidons à trouver une solution. Pendant le voyage, dites-le tout de suite au chauffeur-guide ou à l’assistance\u202f: c’est plus simple à régler sur place.',
    next: ['contact', 'fournisseur', 'annulation'],
  },
  {
    id: 'carnet-site',
    answer:
      'Le carnet garde sur votre appareil les circuits et les lieux qui vous plaisent\u202f: ouvrez la page Carnet pour les revoir, les imprimer, les partager par un lien ou les joindre à la demande de devis. Il ne demande pas de compte. La page d’un circuit s’imprime et se partage aussi, et se garde pour être lue sans réseau\u202f; elle donne ses points (GPX) et ses dates en fichiers à emporter. Pour comparer, cochez «\u202fComparer\u202f» sous des circuits de l’accueil.',
    next: ['hors-ligne', 'devis', 'circuits-proposes'],
  },
  {
    id: 'conversation',
    answer:
      'Les 50 derniers messages sont gardés sur votre appareil, jusqu’à ce que vous les effaciez, ici ou depuis la page Confidentialité\u202f; chaque question part à l’assistant, qui y répond. Je suis un assistant automatique\u202f: aucun conseiller ne lit vos messages pendant que vous écrivez. Pour une réponse d’une personne, écrivez depuis la page Contact. Le site ne dépose aucun cookie et n’a aucun traceur.',
    next: ['donnees', 'contact', 'fournisseur'],
  },
  {
    id: 'apres-la-demande',
    answer:
      'Une fois la demande partie, une référence s’affiche\u202f: c’est la preuve qu’elle est arrivée\u202f; notez-la. Une réponse est annoncée sous 24h, hors week-end, puis le partenaire propose un devis, que vous êtes libre de refuser ou de faire changer. Le devis dit combien de temps il est valable et comment payer. Sans référence, lisez le message du formulaire\u202f: s’il dit que la demande est peut-être arrivée, demandez-nous avant de la renvoyer.',
    next: ['delai-reponse', 'devis', 'annulation'],
  },
  {
    id: 'joindre-week-end',
    answer:
      'Le soir, le samedi après-midi et le dimanche, le bureau est fermé\u202f: il est ouvert du lundi au vendredi de 8\u202fh à 17\u202fh et le samedi de 8\u202fh à 12\u202fh, heure de Madagascar, soit une heure plus tôt en France l’été et deux heures plus tôt l’hiver. Écrivez à toute heure depuis la page Contact\u202f: une réponse est annoncée sous 24h, hors week-end. En voyage, l’assistance et le SOS de l’application répondent jour et nuit, dimanche compris.',
    next: ['contact', 'delai-reponse', 'urgence'],
  },
  {
    id: 'devis-perdu',
    answer:
      'Je ne peux rien renvoyer depuis cette conversation\u202f: écrivez depuis la page Contact, avec votre nom, les dates du voyage et l’adresse e-mail de la demande, pour qu’un conseiller retrouve votre devis. Regardez aussi les courriers indésirables. La référence de chaque demande s’affiche sous «\u202fDemande reçue\u202f», près du formulaire qui a servi, dans le même navigateur\u202f: donnez-la si vous la retrouvez.',
    next: ['contact', 'delai-reponse', 'devis'],
  },
  {
    id: 'circuit-hors-ligne',
    answer:
      'Après une première visite d’une minute, un circuit se lit déjà sans réseau\u202f; pour être sûr de le garder, avec ses images, ouvrez sa page en ligne, touchez «\u202fGarder\u202f» en haut («\u202fGarder hors ligne\u202f» sur un grand écran), puis «\u202fGarder ce circuit\u202f»\u202f: lieux, itinéraires et images restent sur votre appareil, dans ce navigateur. Il se retrouve ensuite dans le carnet. Faites-le en wifi avant le départ, et ouvrez-le une fois en mode avion pour vérifier. La page s’imprime aussi.',
    next: ['hors-ligne', 'internet', 'application'],
  },
  {
    id: 'rappel',
    answer:
      'Je ne peux pas vous faire rappeler d’ici\u202f: écrivez depuis la page Contact, avec votre numéro, son indicatif et les heures où vous êtes joignable, ou appelez le bureau, à Antananarivo, du lundi au vendredi de 8\u202fh à 17\u202fh et le samedi de 8\u202fh à 12\u202fh. Une réponse est annoncée sous 24h, hors week-end. En voyage, l’assistance répond jour et nuit.',
    next: ['contact', 'delai-reponse', 'urgence'],
  },
  {
    id: 'formulaire-bloque',
    answer:
      'Si le formulaire ne part pas, lisez le message rouge sous un champ\u202f: une date, une adresse e-mail ou un nombre manque souvent. Sans réseau, rien ne part\u202f: ce que vous avez écrit reste dans cet onglet, renvoyez-le quand le réseau revient. Une référence affichée prouve l’envoi. Si cela dure, écrivez ou appelez\u202f: la page Contact donne l’adresse et le numéro.',
    next: ['contact', 'devis', 'delai-reponse'],
  },
  {
    id: 'brochure',
    answer:
      'Je ne peux rien vous envoyer par e-mail, et il n’y a pas de brochure\u202f: la page de chaque circuit donne le programme jour par jour, s’imprime ou s’enregistre en PDF depuis le navigateur, et se partage par un lien. Pour recevoir une proposition écrite, demandez un devis, gratuit, depuis l’onglet «\u202fRéserver\u202f». N’écrivez ni adresse ni numéro dans cette conversation.',
    next: ['devis', 'circuits-proposes', 'contact'],
  },
  {
    id: 'mode-d-emploi',
    answer:
      'Choisissez un circuit sur la page d’accueil\u202f: sa page a quatre onglets, l’aperçu avec le programme jour par jour, les lieux, les itinéraires et «\u202fRéserver\u202f», où la demande de devis, gratuite, se remplit en quelques minutes. Un conseiller vous répond, puis le partenaire propose un devis. Gardez ce qui vous plaît dans le carnet, et posez-moi ici vos questions\u202f; la page Questions fréquentes répond aussi.',
    next: ['devis', 'circuits-proposes', 'contact'],
  },
  {
    id: 'photos-du-site',
    answer:
      'Les lieux d’un circuit se voient sur sa page, onglet «\u202fLieux\u202f», avec une image pour chacun\u202f: ce sont souvent des dessins. Je ne peux pas envoyer de photos dans cette conversation. Pour voir les hôtels ou le véhicule, demandez des photos au partenaire, avec le devis.',
    next: ['circuits-proposes', 'hebergement', 'devis'],
  },
]
