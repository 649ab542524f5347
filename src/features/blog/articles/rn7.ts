import type { WrittenArticle } from '#src/features/blog/article.ts'
import { sceneOf } from '#src/pictures/scenes.ts'

export const rn7 = {
  id: 'rn7',
  title: 'La RN7, des rizières au lagon',
  excerpt:
    'Près de 950\u202fkm de goudron. Deux à trois jours pour qui ne s’arrête pas, dix pour qui regarde. Voici où faire halte entre Antananarivo et Toliara, et combien de temps y rester.',
  category: 'destinations',
  date: '2025-09-09',
  author: 'Le bureau d’Antananarivo',
  image: {
    src: sceneOf(null),
    alt: 'Un taxi-brousse sur une route qui serpente dans la savane, une borne kilométrique rouge et blanche au premier plan',
    width: 480,
    height: 360,
  },
  sections: [
    {
      paragraphs: [
        'On peut descendre la route nationale 7 en deux à trois longs jours de voiture. Ce serait arriver au lagon sans avoir rien vu\u202f: ici, ce sont les haltes qui font le voyage. La route quitte Antananarivo vers 1\u202f300\u202fm d’altitude, suit les Hautes Terres de rizière en rizière, leur tourne le dos après Ambalavao, traverse la savane et s’arrête au bord du canal du Mozambique. Goudronnée d’un bout à l’autre, c’est la meilleure du pays, malgré des tronçons abîmés\u202f; une berline y suffit.',
        'Comptez dix jours si vous rentrez en avion sans finir au lagon, douze pour notre circuit Sud. Et comptez en heures plutôt qu’en kilomètres\u202f: derrière les camions, les charrettes et les troupeaux, 50\u202fkm/h de moyenne, c’est une bonne journée.',
      ],
    },
    {
      heading: 'Les trajets, en heures',
      table: [
        {
          entry: 'Antananarivo – Antsirabe',
          text: '169\u202fkm, 4 à 6\u202fh. Partez avant les embouteillages\u202f; halte à Ambatolampy.',
        },
        {
          entry: 'Antsirabe – Ambositra',
          text: '90\u202fkm, 2\u202fh\u202f15 à 3\u202fh\u202f30, de vallée en vallée.',
        },
        { entry: 'Ambositra – Fianarantsoa', text: 'Trois à quatre heures de virages.' },
        {
          entry: 'Fianarantsoa – Ranomafana',
          text: '65\u202fkm, 1\u202fh\u202f45 à 2\u202fh\u202f30, à l’écart de la RN7.',
        },
        { entry: 'Fianarantsoa – Ambalavao', text: '56\u202fkm, 1\u202fh\u202f15 à 2\u202fh.' },
        {
          entry: 'Ambalavao – Ranohira',
          text: '237\u202fkm, 4\u202fh\u202f30 à 6\u202fh, et les lignes droites de l’Horombe.',
        },
        { entry: 'Ranohira – Toliara', text: '243\u202fkm, 5\u202fh\u202f30 à 7\u202fh\u202f30, jusqu’à la mer.' },
      ],
    },
    {
      heading: 'Trois jours de Hautes Terres',
      paragraphs: [
        'À Ambatolampy, poussez la porte d’une fonderie\u202f: l’aluminium de récupération y devient marmite sous vos yeux. Antsirabe, ville thermale à 1\u202f500\u202fm, se parcourt en pousse-pousse\u202f; gardez une demi-journée pour le lac Tritriva, au fond de son cratère. De juin à août, les nuits y descendent vers 5\u202f°C, parfois moins\u202f: la polaire se range en haut du sac.',
        'Ambositra est la ville de la marqueterie. C’est aussi de là qu’on gagne Antoetra et les villages zafimaniry, dont les maisons de bois sont assemblées sans un clou. Il faut alors un jour de plus, un guide du pays et de bonnes jambes.',
      ],
    },
    {
      heading: 'Ranomafana vaut le détour',
      paragraphs: [
        'La haute ville de Fianarantsoa, avec ses ruelles pavées, ses églises et ses maisons de brique, se visite en une heure, de préférence tôt le matin. De là, une route quitte le plateau et plonge vers la forêt humide de Ranomafana, protégée en 1991 après la découverte de l’hapalémur doré. Dormez-y deux nuits\u202f: une marche au petit jour pour les lémuriens, une autre à la lampe pour les caméléons, et un imperméable pour les deux.',
      ],
    },
    {
      heading: 'Anja, puis l’horizon',
      paragraphs: [
        'Ambalavao fabrique le papier antemoro, orné de fleurs, et tient l’un des plus grands marchés aux zébus du pays, surtout le mercredi, parfois le jeudi. Une douzaine de kilomètres plus loin, la réserve d’Anja est gérée par les habitants\u202f: une demi-journée suffit pour observer de près les makis catta au pied des grands rochers, et votre billet paie ceux qui gardent la forêt.',
        'Ensuite, le pays change. Après Ihosy vient le plateau de l’Horombe\u202f: de l’herbe et du ciel à perte de vue, des troupeaux menés à pied sur l’asphalte. Faites provision d’eau avant.',
      ],
    },
    {
      heading: 'L’Isalo, deux journées',
      paragraphs: [
        'Ranohira est le village de l’Isalo. Le guide agréé, obligatoire, se prend au bureau d’accueil\u202f; le tarif est affiché et se règle en espèces. La marche la plus courue mène à la piscine naturelle, une vasque bordée de palmiers\u202f: 7\u202fkm et 2\u202fh\u202f30 à 3\u202fh à l’aller, sur un sentier de pierre sans ombre, d’où le départ avant 8\u202fh. Gardez le second jour pour un canyon, et la fin de l’après-midi pour regarder le grès changer de couleur, sans rien faire d’autre.',
      ],
    },
    {
      heading: 'Le lagon, enfin',
      paragraphs: [
        'Passé Ilakaka et ses marchands de saphirs – regardez, n’achetez pas –, les premiers baobabs annoncent la côte. À Toliara, il reste à choisir. Ifaty-Mangily est à moins de 30\u202fkm par la route, une petite heure. Anakao est de l’autre côté, vers le sud\u202f: la vedette met 1\u202fh\u202f15 à 2\u202fh\u202f30 et part le matin, avant que le vent ne se lève. Restez trois nuits. Si vous rentrez en avion, gardez une journée entière avant votre vol international\u202f: les horaires intérieurs changent, parfois la veille.',
      ],
    },
    {
      heading: 'Si vous avez moins de temps',
      paragraphs: [
        'En une semaine, n’allez pas jusqu’au bout\u202f: d’Antananarivo à Ambositra et retour, le Centre suffit à la remplir. En dix jours, la route entière tient si vous rentrez de Toliara en avion et si vous choisissez entre Ranomafana et une nuit de lagon. En douze, vous avez les deux, et même le pic Boby, à 2\u202f658\u202fm, si vous aimez marcher\u202f: c’est le rythme de notre circuit Sud. À partir de quinze, vous n’avez plus à choisir ni à courir.',
      ],
    },
    {
      heading: 'Une seule règle\u202f: de jour',
      paragraphs: [
        'La nuit tombe vers 17\u202fh\u202f30 en hiver austral, une heure plus tard en été. Camions sans feux, piétons, zébus et nids-de-poule rendent alors la route dangereuse. Un bon chauffeur part à 6\u202fh et pose les sacs avant 16\u202fh. Si votre programme ne le permet pas, ce n’est pas le chauffeur qui roule trop lentement\u202f: il manque une nuit en chemin.',
      ],
    },
  ],
  relatedLinks: [
    { text: 'Le circuit Sud, lieu par lieu', to: '/circuits/sud/lieux' },
    { text: 'Le circuit Centre, qui le précède', to: '/circuits/centre' },
    { text: 'Combien d’heures de route, d’une ville à l’autre', to: '/faq', hash: 'temps-trajet' },
  ],
} satisfies WrittenArticle
