import { config } from '#src/config.ts'
import type { Question } from '#src/content/question.ts'

/** A phone number that stays on one line. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u202f')

export const devis = [
  {
    id: 'devis',
    question: 'Comment demander un devis pour un circuit\u202f?',
    keywords: ['départ', 'quand', 'avance', 'combien de temps avant', 'procédure', 'démarche', 'marche à suivre', 'passer commande', 'formulaire', 'dossier', 'acheter', 'remplir', 'étapes', 'demande', 'inscription', 'inscrire', 'booking', 'proposition', 'réserver', 'réservation', 'obtenir', 'à l’avance', 'compte', 'créer un compte'],
    answer:
      'Choisissez un circuit, ouvrez l’onglet «\u202fRéserver\u202f» de sa page et indiquez vos dates, le nombre de voyageurs et vos souhaits. La demande de devis est gratuite, sans compte à créer, sans paiement en ligne et sans engagement\u202f; une réponse est annoncée sous 24h. Pour juillet, août et octobre, demandez plusieurs mois à l’avance. Nous vous mettons en relation avec nos partenaires, qui assurent les prestations.',
    next: ['prix-circuit', 'paiement', 'delai-reponse'],
  },
  {
    id: 'prix-circuit',
    question: 'Combien coûte un circuit\u202f?',
    keywords: ['frais', 'réservation', 'gratuit', 'devis', 'jours', 'montant', 'forfait', 'coûtent', 'promotion', 'réduction', 'remise', 'moins cher', 'tarif enfant', 'par personne', 'compris', 'à partir de', 'prix', 'euros', 'voyage organisé'],
    answer:
      'Nous n’affichons pas de prix fixe\u202f: il dépend de la saison, du nombre de voyageurs, du véhicule et des hébergements choisis. Le devis dit s’il s’entend par personne ou pour le groupe. Donnez une fourchette de budget dans le formulaire et vous recevrez un devis chiffré, gratuit et sans engagement. Nos conseils ne sont pas facturés\u202f: les frais de service sont de 0\u202f%.',
    next: ['devis', 'inclus', 'budget-jour'],
  },
  {
    id: 'paiement',
    question: 'Faut-il payer en ligne, ou verser un acompte\u202f?',
    keywords: ['règlement', 'sur place', 'espèces', 'chèque', 'arrivant', 'paye', 'sécurisé', 'avance', 'dépôt', 'plusieurs fois', 'mensualités', 'échelonner', 'facilités', 'carte bancaire', 'virement', 'arrhes', 'caution', 'paypal'],
    answer:
      'Rien ne se paie sur ce site, ni prix ni acompte\u202f: il n’y a pas de paiement en ligne. Vous envoyez une demande de devis\u202f; le prix, l’acompte éventuel et la manière de payer sont convenus ensuite avec le partenaire qui assure la prestation. Lisez ses conditions avant de verser quoi que ce soit.',
    next: ['devis', 'annulation', 'argent'],
  },
  {
    id: 'annulation',
    question: 'Peut-on annuler ou modifier sa demande\u202f?',
    keywords: ['prestataire', 'partenaire', 'réservation', 'empêchement', 'décaler', 'report', 'suivre', 'changer d’avis', 'erreur', 'dates', 'rembourser', 'se désister', 'rétractation'],
    answer:
      'Une demande de devis s’annule ou se change sans frais, car elle n’engage à rien\u202f: écrivez depuis la page Contact en rappelant la référence affichée après l’envoi. Une fois un voyage accepté, les conditions d’annulation et de remboursement sont celles du partenaire, indiquées dans son devis. Une assurance annulation prise tôt évite bien des soucis.',
    next: ['paiement', 'assurance', 'contact'],
  },
  {
    id: 'delai-reponse',
    question: 'Sous quel délai répondez-vous à une demande\u202f?',
    keywords: ['quand', 'rapidement', 'heures', 'suivi', 'statut', 'attendre', 'recevoir', 'recevrai', 'reçu', 'devis', 'réponse', 'répondre', 'attente', '24', 'rappel', 'confirmation', 'sans nouvelles', 'demande', 'envoyée', 'arrivée', 'bien arrivée', 'reçue', 'savoir'],
    answer:
      'Une réponse est annoncée sous 24h\u202f; le week-end, du samedi 12\u202fh au lundi 8\u202fh, ne compte pas dans ce délai. Notre bureau d’Antananarivo est ouvert du lundi au vendredi de 8\u202fh à 17\u202fh et le samedi de 8\u202fh à 12\u202fh\u202f; l’assistance aux voyageurs, elle, est joignable jour et nuit. Une référence s’affiche dès que la demande est arrivée. Sans nouvelles, regardez vos courriers indésirables puis écrivez-nous depuis la page Contact avec votre référence.',
    next: ['contact', 'devis', 'annulation'],
  },
  {
    id: 'inclus',
    question: 'Que comprend un circuit\u202f?',
    keywords: ['billets d’avion', 'compris', 'aériens', 'organisez', 'occupez', 'prise en charge', 'clé en main', 'A à Z', 'comprennent', 'petit-déjeuner', 'entrées', 'carburant', 'assurance', 'vols', 'formule', 'inclus', 'prestations', 'hébergement', 'repas', 'non', 'supplément', 'all', 'pension', 'chauffeur'],
    answer:
      'Un circuit comprend de notre part les conseils, la mise en relation avec les partenaires, l’application avec son guide hors ligne, le SOS et l’assistance 24\u202fh/24. Le reste se fixe dans le devis\u202f: véhicule et chauffeur, hébergements, repas, entrées des parcs et guides locaux. Le vol international et le visa restent en général à votre charge\u202f; faites préciser chaque point avant d’accepter.',
    next: ['prix-circuit', 'guide-francophone', 'hebergement'],
  },
  {
    id: 'groupe',
    question: 'Combien de personnes par circuit\u202f?',
    keywords: ['devis', 'douze', 'réserver', 'vingt', 'dix', 'couple', 'collectif', 'comité d’entreprise', 'mini', 'groupe', 'nombre', 'participants', 'maximum', 'privé', 'privatif', 'seul', 'solo', 'association', 'taille'],
    answer:
      'Vous partez entre vous, sans groupe à rejoindre, dès une personne, sauf si vous demandez autre chose. Une demande faite depuis la page d’un circuit va de 1 à 8 personnes\u202f; le formulaire de l’accueil en accepte jusqu’à 50, pour un groupe ou une association. Seul, on paie le véhicule à une personne, ce qui se sent sur le prix.',
    next: ['sur-mesure', 'femme-seule', 'devis'],
  },
  {
    id: 'guide-francophone',
    question: 'Les guides et les chauffeurs parlent-ils français\u202f?',
    keywords: ['traducteur', 'interprète', 'accompagne', 'espagnol', 'italien', 'allemand', 'francophone', 'langue', 'anglais', 'parle'],
    answer:
      'Le français est la langue courante des guides et des chauffeurs-guides du tourisme\u202f; beaucoup parlent aussi anglais. Dans les parcs, un guide local agréé vous accompagne en plus. Si vous souhaitez une autre langue, dites-le dans votre demande\u202f: on en trouve, mais il faut s’y prendre tôt.',
    next: ['langue', 'voiture-chauffeur', 'guide-obligatoire'],
  },
  {
    id: 'fournisseur',
    question: 'Qui êtes-vous et de quoi êtes-vous responsables\u202f?',
    keywords: ['réservez les hôtels', 'qui réserve', 'assure', 'prestations', 'opérateur', 'tour-opérateur', 'légal', 'agréé', 'licence', 'arnaque', 'recours', 'plainte', 'garantie', 'qui est derrière', 'avantages', 'passer par vous', 'intérêt', 'fournisseur', 'agence', 'dia madagascar', 'entreprise', 'société', 'responsabilité', 'partenaires', 'intermédiaire', 'sérieux', 'fiable', 'confiance', 'avis'],
    answer:
      'Dia Madagascar est un fournisseur de produits touristiques installé à Antananarivo, et non une agence qui vend ses propres voyages. Nous conseillons les voyageurs et les mettons en relation avec des prestataires partenaires\u202f: guides, chauffeurs, hôtels. Nous ne sommes pas responsables des prestations des partenaires, qui ont leurs propres conditions\u202f; en cas de souci, nous aidons à trouver une solution.',
    next: ['contact', 'devis', 'donnees'],
  },
  {
    id: 'contact',
    question: 'Comment vous joindre\u202f?',
    keywords: ['contacter', 'par téléphone', 'adresse', 'rencontrer', 'siège', 'bureaux', 'numéro', 'mail', 'courriel', 'écrire', 'agent', 'représentant', 'message', 'service client', 'coordonnées', 'samedi', 'dimanche', 'ouverts', 'appeler', 'email', 'conseiller', 'humain', 'horaires d’ouverture', 'whatsapp', 'parler à quelqu’un', 'téléphone', 'joindre', 'joignable'],
    answer:
      `Appelez-nous au ${unbroken(config.phone)}, ou écrivez à ${config.email} ou depuis la page Contact. Le bureau, à Antananarivo, est ouvert du lundi au vendredi de 8\u202fh à 17\u202fh et le samedi de 8\u202fh à 12\u202fh, heure de Madagascar. En voyage, l’assistance répond jour et nuit au ${unbroken(config.assistancePhone)}, comme le SOS de l’application.`,
    next: ['delai-reponse', 'devis', 'urgence'],
  },
  {
    id: 'application',
    question: 'À quoi sert l’application mobile\u202f?',
    keywords: ['hors connexion', 'disponible', 'gratuit', 'google play', 'compatible', 'téléchargement', 'version', 'tablette', 'narrateur', 'audioguide', 'consomme', 'data', 'taille', 'installer', 'appli', 'langues', 'anglais', 'espagnol', 'chinois', 'app', 'android', 'apk', 'iphone', 'ios', 'apple', 'smartphone', 'guide audio', 'narration', 'gps narré', 'store', 'place', 'mémoire', 'stockage', 'Mo', 'télécharger', 'payant', 'allemand', 'italien', 'téléphone', 'modèle'],
    answer:
      'L’application gratuite est un guide GPS qui raconte les lieux à mesure que vous avancez, en français, anglais, espagnol ou chinois. Elle fonctionne hors ligne, sauf quelques récits marqués «\u202fEn ligne\u202f», et possède un SOS qui donne votre position précise. Il n’y a pas de version pour iPhone\u202f: il faut Android 7.0 ou plus récent et 150\u202fMo libres. L’application est sur la page Télécharger.',
    next: ['hors-ligne', 'sos', 'internet'],
  },
  {
    id: 'hors-ligne',
    question: 'L’application et le site marchent-ils sans Internet\u202f?',
    keywords: ['déconnecté', 'avion', 'zone blanche', 'consulter', 'hors ligne', 'sans réseau', 'offline', 'sans connexion', 'mode', 'sans wifi', 'gps', 'carte', 'maps', 'plan', 'waze', 'batterie', 'consommer', 'application'],
    answer:
      'L’application fonctionne sans Internet\u202f: une fois les contenus téléchargés, elle guide sans réseau, GPS compris. Le GPS use la batterie\u202f: emportez une batterie externe. Ce site aussi s’ouvre sans réseau, circuits, lieux et itinéraires compris, après une première visite d’une minute en ligne dans le même navigateur. Seul l’envoi d’une demande ou d’un message attend le réseau.',
    next: ['application', 'internet', 'orientation'],
  },
  {
    id: 'donnees',
    question: 'Que faites-vous de mes données personnelles\u202f?',
    keywords: ['privée', 'sécurité', 'partager', 'transmises', 'spam', 'newsletter', 'effacer', 'rgpd', 'confidentialité', 'cookies', 'supprimer', 'traceur', 'email revendu', 'confidentiel', 'adresse', 'mail', 'e-mail', 'récolter', 'collecter', 'application', 'RGPD'],
    answer:
      'Vos données servent à répondre à votre demande, à vous conseiller, à améliorer nos services et, si vous l’utilisez, au SOS. Elles ne sont transmises qu’aux partenaires concernés par votre voyage, ou aux autorités si la loi l’exige. Vous pouvez demander à les consulter, les corriger, les récupérer ou les effacer\u202f: la page Confidentialité dit comment. Le site n’a pas de traceur publicitaire.',
    next: ['fournisseur', 'contact', 'devis'],
  },
] satisfies Question[]
