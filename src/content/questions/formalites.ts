import type { Question } from '#src/content/question.ts'

export const formalites = [
  {
    id: 'visa',
    question: 'Faut-il un visa pour Madagascar\u202f?',
    keywords: ['billet de retour', 'Algérie', 'Maroc', 'Tunisie', 'Sénégal', 'Américain', 'marocain', 'algérien', 'semaines', 'prix', 'ressortissants', 'citoyens', 'nationalités', 'Belgique', 'Suisse', 'Canada', 'France', 'Luxembourg', 'venir', 'entrer', 'rentrer', 'titre', 'documents', 'touristique', 'formalité', 'frontières', 'québécois', 'luxembourgeois', 'gratuit', 'payant', 'evisa', 'entrée', 'tarif', 'belge', 'canadien', 'tourisme', 'papiers', 'besoin', 'obligatoire', 'demander', 'durée'],
    answer:
      'Les ressortissants français, belges, suisses et canadiens ont besoin d’un visa, même pour un court séjour de tourisme\u202f: il se demande en ligne (e-visa) ou à l’arrivée dans les aéroports internationaux. Pour une autre nationalité, renseignez-vous à l’ambassade. Le passeport doit rester valable au moins six mois après la date de retour, et un billet de retour est demandé. Il y a quatre durées\u202f: 15 jours, 1, 2 ou 3 mois. Le barème a changé en 2026, et des frais de contrôle peuvent s’y ajouter\u202f: lisez le montant sur le site officiel de l’e-visa.',
    checkWith: 'l’ambassade de Madagascar',
    next: ['visa-demande', 'passeport', 'prolonger-visa'],
  },
  {
    id: 'visa-demande',
    question: 'Comment demander le visa\u202f: en ligne ou à l’arrivée\u202f?',
    keywords: ['photos d’identité', 'imprimer', 'imprimé', 'justificatif', 'acheter', 'sur place', 'électronique', 'espèces', 'payable', 'file', 'photo', 'dossier', 'site officiel', 'quand', 'délai', 'à l’avance', 'démarche', 'obtenir', 'aéroport', 'formulaire', 'combien de temps avant', 'payer'],
    answer:
      'Pour un séjour touristique, le visa se demande en ligne ou à l’arrivée, à l’aéroport. En ligne, faites la demande sur la plateforme officielle au moins une semaine avant le départ, en vous méfiant des sites intermédiaires qui ajoutent leurs frais. À l’aéroport, présentez passeport et billet de retour\u202f; ayez des espèces, avec de quoi faire l’appoint, et vérifiez avant le départ quelle monnaie le guichet accepte. La file peut être longue après un vol plein.',
    next: ['visa', 'passeport', 'prolonger-visa'],
  },
  {
    id: 'passeport',
    question: 'Quelle validité pour le passeport\u202f?',
    keywords: ['biométrique', 'expiration', 'pièce', 'périme', 'document de voyage', 'valable', 'valide', 'carte d’identité', 'six mois', 'pages vierges', 'billet retour'],
    answer:
      'Le passeport doit être valable au moins six mois après la date de retour et garder au moins une page libre, mieux deux ou trois. La carte d’identité ne suffit pas. On peut vous demander un billet de retour. Gardez une photo du passeport et du visa dans votre téléphone et une copie à part.',
    checkWith: 'l’ambassade de Madagascar',
    next: ['visa', 'enfants-formalites', 'perte-passeport'],
  },
  {
    id: 'enfants-formalites',
    question: 'Quels papiers pour un enfant\u202f?',
    keywords: ['garde', 'parental', 'mineurs', 'autorisation', 'divorcé', 'livret', 'grand-mère', 'grands-parents', 'seul', 'bébé', 'sortie', 'famille', 'visa', 'passeport'],
    answer:
      'Chaque enfant doit avoir son propre passeport et son visa, même bébé. Un mineur résidant en France qui voyage sans l’un de ses parents titulaires de l’autorité parentale doit porter une autorisation de sortie du territoire signée et la copie de la pièce d’identité du parent signataire. Un extrait d’acte de naissance est utile si les noms diffèrent.',
    checkWith: 'l’ambassade de Madagascar',
    next: ['visa', 'enfants-sante', 'enfants-circuit'],
  },
  {
    id: 'prolonger-visa',
    question: 'Peut-on prolonger son visa ou rester plus longtemps\u202f?',
    keywords: ['soixante', 'quatre-vingt-dix', 'dépasse', 'dépasser', 'amende', 'renouvellement', 'expiré', 'résidence', 'retraite', 'extension', 'long séjour', 'travailler', 's’installer', 'au-delà'],
    answer:
      'Le visa de tourisme ordinaire ne se transforme pas en visa de long séjour, et le séjour touristique est limité. Une prolongation, payante, se demande avant la fin du visa, au ministère de l’Intérieur à Antananarivo, sans garantie. Le plus simple est de choisir dès le départ la durée qui couvre tout votre voyage. Dépasser la date expose à une amende et à des ennuis au départ.',
    checkWith: 'l’ambassade de Madagascar',
    next: ['visa', 'visa-demande', 'contact'],
  },
  {
    id: 'douane-entree',
    question: 'Que peut-on apporter dans ses bagages\u202f?',
    keywords: ['valise', 'amener', 'introduire', 'importation', 'montant maximum', 'pharmacie', 'douane', 'alcool', 'cigarettes', 'tabac', 'médicaments', 'devises', 'arrivée', 'interdit', 'cadeaux', 'donner', 'vêtements', 'sac plastique', 'argent liquide'],
    answer:
      'Les effets personnels, votre appareil photo et vos médicaments avec l’ordonnance passent sans difficulté. L’alcool et le tabac sont limités, les grosses sommes en devises se déclarent, et les drones demandent une autorisation. Les sacs en plastique fins sont interdits dans le pays\u202f: préférez des sacs en tissu.',
    checkWith: 'la douane malgache',
    next: ['rapporter', 'pharmacie', 'cadeaux'],
  },
  {
    id: 'rapporter',
    question: 'Que peut-on rapporter de Madagascar, et qu’est-ce qui est interdit\u202f?',
    keywords: ['cristal', 'quartz', 'minéraux', 'gemmes', 'Ilakaka', 'valises', 'exporter', 'sortir du pays', 'emporter', 'autorisé', 'bagage retour', 'corne', 'bijoux', 'or', 'dents', 'ramener', 'souvenirs', 'douane', 'interdits', 'vanille', 'saphir', 'pierres', 'bois de rose', 'coquillages', 'épices', 'poivre', 'rhum', 'fossiles', 'peau', 'écaille', 'tortue', 'orchidée', 'combien'],
    answer:
      'On rapporte facilement vannerie, broderie, papier antemoro, épices et rhum\u202f; la vanille est limitée, couramment à 2\u202fkg par voyageur. Les pierres et l’or demandent une facture et une autorisation, les grandes pièces de bois une attestation du vendeur. Sont interdits le bois de rose, les animaux et plantes protégés, l’écaille de tortue, le corail, les coquillages rares et les objets de tombeau.',
    checkWith: 'la douane malgache',
    places: ['marche-d-analakely', 'ambalavao'],
    next: ['artisanat', 'vanille', 'douane-entree'],
  },
  {
    id: 'animaux-compagnie',
    question: 'Puis-je venir avec mon chien ou mon chat\u202f?',
    keywords: ['toutou', 'quarantaine', 'puce', 'animal de compagnie', 'emmener', 'certificat vétérinaire', 'rage', 'domestiques'],
    answer:
      'Un chien ou un chat peut en général entrer dans le pays avec une identification, un vaccin antirabique à jour et un certificat vétérinaire récent, mais les conditions se confirment auprès de l’ambassade. Pour un circuit, nous le déconseillons\u202f: les parcs et la plupart des hôtels n’acceptent pas les animaux, et la rage circule dans le pays. Pensez aussi aux règles de retour en Europe, plus longues à préparer.',
    next: ['douane-entree', 'rage', 'contact'],
  },
] satisfies Question[]
