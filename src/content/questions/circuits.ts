import type { Question } from '#src/content/question.ts'

export const circuits = [
  {
    id: 'circuits-proposes',
    question: 'Quels circuits proposez-vous\u202f?',
    keywords: ['parcours', 'voyages', 'excursions', 'destinations', 'disponibles', 'organisez', 'nombre', 'liste', 'régions', 'offre', 'catalogue', 'itinéraires', 'tour'],
    answer:
      'Nous proposons cinq circuits, un par région\u202f: Centre (6 jours), Est (8 jours), Nord (9 jours), Ouest (9 jours) et Sud (12 jours). Chacun réunit des lieux et des trajets que vous pouvez lire en détail sur sa page, avec les heures de route et la difficulté. Tous s’adaptent à vos dates et à vos envies dans une demande de devis.',
    places: ['allee-des-baobabs', 'parc-national-de-l-isalo'],
    next: ['premier-voyage', 'duree', 'devis'],
  },
  {
    id: 'premier-voyage',
    question: 'Quel circuit choisir pour un premier voyage\u202f?',
    keywords: ['choisir', 'populaire', 'apprécié', 'demandé', 'préféré', 'meilleur', 'plus beau', 'hésiter', 'démarrer', 'région', 'où aller', 'laquelle', 'première fois', 'débuter', 'conseil', 'recommander', 'classique', 'incontournables', 'que voir'],
    answer:
      'Le Sud est le plus classique\u202f: la route nationale 7 fait passer des rizières des Hautes Terres aux canyons de l’Isalo et au lagon de Toliara, en 12 jours. Si vous avez une semaine, le Centre se parcourt presque entièrement sur le goudron et l’Est réunit les indris d’Andasibe et la mer. L’Ouest, avec les tsingy et les baobabs, est plus rude\u202f: préférez-le si les longues pistes ne vous font pas peur.',
    places: ['parc-national-de-l-isalo', 'parc-d-andasibe-mantadia'],
    next: ['duree', 'saison', 'devis'],
  },
  {
    id: 'duree',
    question: 'Quelle durée prévoir pour un circuit\u202f?',
    keywords: ['suffisant', 'assez de temps', 'nombre de jours', 'nécessaires', 'quinzaine', 'mois', 'court', 'long', 'semaine', 'combien', 'itinéraire', 'programme', 'rythme', 'quinze', 'trois', 'minimum'],
    answer:
      'Prévoyez au moins 6 jours pour le Centre, 8 à 9 jours pour l’Est, le Nord ou l’Ouest et 12 jours pour le Sud jusqu’à Toliara. En deux semaines, mieux vaut une seule grande région qu’un tour de l’île\u202f: les distances sont longues et les routes lentes. En trois semaines, deux régions se combinent bien.',
    places: ['parc-national-de-l-isalo', 'allee-des-baobabs'],
    next: ['premier-voyage', 'combiner', 'saison'],
  },
  {
    id: 'combiner',
    question: 'Peut-on combiner deux circuits\u202f?',
    keywords: ['ensuite', 'ajouter', 'prolonger', 'extension', 'jumeler', 'enchaîner', 'régions', 'tour de l’île', 'relier', 'nord et sud'],
    answer:
      'Deux circuits se combinent si vous avez assez de jours. Le Centre prolonge naturellement le Sud, puisque la route nationale 7, qui part d’Antananarivo, passe par Antsirabe\u202f; l’Ouest rejoint les Hautes Terres par Miandrivazo. Pour unir le Nord à une autre région, il faut un vol intérieur ou plusieurs jours de route. Dites-le dans les demandes particulières de votre devis.',
    places: ['morondava', 'antsirabe'],
    next: ['duree', 'sur-mesure', 'vols-interieurs'],
  },
  {
    id: 'sur-mesure',
    question: 'Proposez-vous des voyages sur mesure\u202f?',
    keywords: ['propre itinéraire', 'flexible', 'liberté', 'composer', 'autrement', 'horaires', 'personnalisé', 'adapter', 'circuit à la carte', 'envies', 'préférences', 'individuel'],
    answer:
      'Les voyages se font aussi sur mesure. Décrivez vos dates, vos envies, votre rythme et votre budget dans le formulaire de l’accueil, ou dans l’onglet «\u202fRéserver\u202f» d’un circuit\u202f: les lieux, les hébergements et la durée s’ajustent. La réponse, annoncée sous 24h, est une proposition que vous restez libre de refuser.',
    next: ['devis', 'combiner', 'groupe'],
  },
  {
    id: 'enfants-circuit',
    question: 'Peut-on voyager avec des enfants, et où\u202f?',
    keywords: ['voyage avec un bébé', 'venir', 'famille', 'fillette', 'garçon', 'gamins', 'parents', 'ados', 'adolescent', 'bambin', 'circuit', 'âge', 'emmener', 'nourrisson', 'poussette', 'bébé', 'ado', 'kids', 'fille', 'fils', 'petit', 'enfant', 'mois'],
    answer:
      'Avec des enfants, le Centre et l’Est conviennent le mieux\u202f: presque tout se fait sur le goudron, les lémuriens sont faciles à voir à Andasibe et l’on se baigne dans le lagon de l’île aux Nattes. Sur la route du Sud, la réserve d’Anja plaît aux petits marcheurs. Évitez avec de jeunes enfants les longues pistes de l’Ouest et le parcours à baudrier des Grands Tsingy. Demandez des journées de moins de quatre heures de route et, si besoin, un siège enfant.',
    places: ['reserve-communautaire-d-anja', 'ile-aux-nattes-nosy-nato'],
    next: ['enfants-sante', 'duree', 'sur-mesure'],
  },
  {
    id: 'seniors',
    question: 'Le voyage convient-il aux seniors ou avec une mobilité réduite\u202f?',
    keywords: ['grands-parents', 'canne', 'béquilles', 'genou', 'forme physique', 'vieux', 'retraités', 'personnes âgées', 'fatigant', 'fatigue', 'facile', 'tranquille', 'reposant', 'circuit', 'handicap', 'fauteuil roulant', 'pmr', 'marcher', 'condition', 'sportif', 'difficile', 'grand-mère', 'grand-père', 'senior', 'âgé', 'marche'],
    answer:
      'Le voyage est possible pour des seniors en bonne forme, avec des trajets courts, des routes goudronnées et des visites faciles\u202f: l’Est a les marches les plus courtes, le Centre s’y prête aussi sans la nuit au village zafimaniry. En fauteuil roulant, il est difficile\u202f: trottoirs abîmés, sentiers irréguliers et très peu d’hébergements équipés. Une voiture avec chauffeur et un programme préparé lèvent pourtant bien des obstacles\u202f; décrivez vos besoins dans la demande de devis. La difficulté de chaque trajet est indiquée dans l’onglet des itinéraires.',
    places: ['antsirabe', 'lac-itasy'],
    next: ['sur-mesure', 'hopital', 'duree'],
  },
  {
    id: 'lune-de-miel',
    question: 'Où partir en voyage de noces\u202f?',
    keywords: ['mariés', 'saint-valentin', 'fiançailles', 'amants', 'lune de miel', 'romantique', 'couple', 'amoureux', 'mariage', 'anniversaire'],
    answer:
      'Deux îles reviennent souvent\u202f: Sainte-Marie et son île aux Nattes, sur le circuit Est, calmes et sans foule, et l’archipel de Nosy Be, sur le circuit Nord, plus équipé. Beaucoup de couples passent d’abord une semaine en forêt ou sur les Hautes Terres, puis finissent par le lagon. Indiquez l’occasion dans votre demande, les hébergements peuvent en tenir compte.',
    places: ['ile-aux-nattes-nosy-nato', 'hell-ville-nosy-be'],
    next: ['plages', 'sur-mesure', 'hebergement'],
  },
  {
    id: 'aventure',
    question: 'Quel circuit pour l’aventure et la randonnée\u202f?',
    keywords: ['sensations', 'hors piste', 'adrénaline', 'explorer', 'backpack', 'sportif', 'trek', 'trekking', 'bivouac', 'nature sauvage', 'sentiers battus', 'expédition', 'escalade'],
    answer:
      'L’Ouest est notre circuit le plus aventureux\u202f: trois jours sur la Tsiribihina avec bivouac sur les bancs de sable, pistes de 4x4 et parcours à baudrier dans les Grands Tsingy. Le Sud est le plus beau pour marcher, et le plus exigeant, avec l’Isalo et les deux jours du pic Boby. Au Centre, le trek zafimaniry d’Antoetra à Sakaivo se fait en une bonne journée.',
    places: ['grands-tsingy-de-bemaraha', 'massif-de-l-andringitra-pic-boby'],
    next: ['randonnee', 'tsingy', 'camping'],
  },
  {
    id: 'hors-circuits',
    question: 'Organisez-vous Majunga, Fort-Dauphin ou Masoala\u202f?',
    keywords: ['ailleurs', 'sud-est', 'nord-est', 'autre destination', 'baie de baly', 'mahajanga', 'tolagnaro', 'taolagnaro', 'maroantsetra', 'sambava', 'sava', 'manakara', 'hors circuit', 'ankarafantsika'],
    answer:
      'Mahajanga (Majunga), Fort-Dauphin, la presqu’île de Masoala ou la région de la vanille autour de Sambava ne figurent pas dans nos cinq circuits. Ce sont pourtant de vraies destinations, souvent plus simples à rejoindre en avion. Décrivez votre projet dans une demande sur mesure ou depuis la page Contact\u202f: un conseiller vous dira franchement ce qui est possible.',
    next: ['sur-mesure', 'circuits-proposes', 'vols-interieurs'],
  },
  {
    id: 'temps-de-visite',
    question: 'Combien de temps faut-il pour visiter un lieu ou un parc\u202f?',
    keywords: ['durée', 'demi-journée', 'jours sur place', 'nuits', 'rester', 'suffisent', 'heures'],
    answer:
      'Une demi-heure à une heure suffit pour la plupart des lieux de ville, une demi-journée pour une petite réserve comme Anja. Prévoyez une à deux journées pour Andasibe, Ranomafana, l’Isalo ou l’Ankarana, un jour, mieux deux, pour les Grands Tsingy, deux pour le pic Boby, trois à cinq à Sainte-Marie et quatre à cinq à Nosy Be. Ajoutez la route, souvent plus longue que la visite.',
    places: ['parc-national-de-l-isalo', 'parc-d-andasibe-mantadia'],
    next: ['duree', 'parcs', 'guide-obligatoire'],
  },
] satisfies Question[]
