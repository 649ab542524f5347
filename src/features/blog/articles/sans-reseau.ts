import type { WrittenArticle } from '#src/features/blog/article.ts'
import map from '#src/pictures/app/map.svg'

export const sansReseau = {
  id: 'sans-reseau',
  title: 'Un téléphone prêt pour la piste',
  excerpt:
    'Entre deux villes, le réseau disparaît\u202f; le GPS, lui, continue. Une soirée de préparation à la maison, et votre téléphone vous guide, vous raconte les lieux et vous situe sans la moindre barre de réseau.',
  category: 'technologie',
  date: '2025-07-15',
  author: 'L’équipe de l’application',
  image: {
    src: map,
    alt: 'L’écran de la carte dans l’application\u202f: une route en pointillé relie Morondava, l’allée des Baobabs et la forêt de Kirindy',
    width: 390,
    height: 844,
  },
  sections: [
    {
      paragraphs: [
        'Dans les villes malgaches, la 3G et la 4G fonctionnent en général. Passé les dernières maisons, attendez-vous à de longues zones sans rien\u202f: dans les parcs, sur les pistes de l’Ouest, en mer. C’est justement là qu’on se demande où l’on est. Or un téléphone n’a pas besoin d’Internet pour savoir où il se trouve.',
      ],
    },
    {
      heading: 'Ce que le GPS sait faire seul',
      paragraphs: [
        'Le GPS ne parle à personne\u202f: il écoute. Votre téléphone capte le signal des satellites et calcule lui-même sa position, sans carte SIM, sans forfait et sans antenne à l’horizon. Sur la plupart des appareils, il y parvient même en mode avion. Ce qui manque loin du réseau, ce n’est pas le point sur la carte\u202f: c’est la carte autour du point. Il suffit donc de l’emporter.',
        'Le premier calcul de la journée peut prendre quelques minutes à ciel ouvert. Sous une forêt dense ou entre deux falaises, il est plus lent et moins précis\u202f: attendez une clairière avant de douter.',
      ],
    },
    {
      heading: 'À la maison, en wifi',
      table: [
        {
          entry: 'L’application',
          text: 'Il lui faut Android 7.0 ou plus récent et 150\u202fMo libres. Installez-la, choisissez la langue de la narration et téléchargez les contenus de votre circuit.',
        },
        {
          entry: 'Ce site',
          text: 'Ouvrez-le une fois et restez-y une minute, le temps qu’il s’enregistre dans votre navigateur\u202f: tous les circuits, avec leurs lieux et leurs itinéraires, se lisent ensuite sans réseau. Mettez-le en favori pour le retrouver.',
        },
        {
          entry: 'Une carte de secours',
          text: 'Téléchargez tout le pays dans une application fondée sur OpenStreetMap, plus complète que les autres sur les pistes.',
        },
        {
          entry: 'Vos papiers',
          text: 'Des photos du passeport, du visa et du contrat d’assurance, avec son numéro d’assistance, enregistrées dans le téléphone lui-même, pour la piste, et en ligne aussi, en cas de vol.',
        },
        {
          entry: 'L’essai',
          text: 'Mettez le téléphone en mode avion dans votre rue et cherchez-vous sur la carte. Ce qui ne marche pas là ne marchera pas à Bekopaka.',
        },
      ],
    },
    {
      heading: 'Et sur un iPhone\u202f?',
      paragraphs: [
        'L’application n’existe que pour Android. Sur un iPhone, il reste ce site, à enregistrer de la même façon, et la carte de secours, qui donne votre position tout aussi bien. Si vous voyagez à deux, un seul téléphone Android suffit à raconter la route à tout le monde.',
      ],
    },
    {
      heading: 'La vraie limite\u202f: la batterie',
      paragraphs: [
        'Rien ne la vide plus vite que le GPS et l’écran. Or on ne recharge pas toujours quand on veut\u202f: les coupures de courant sont fréquentes, et certains lodges ne produisent de l’électricité que quelques heures le soir. Le courant est en 220\u202fV et, dans la plupart des hôtels, les prises sont les mêmes qu’en France.',
        'Emportez une batterie externe et chargez-la dès qu’une prise se présente. Baissez la luminosité de l’écran. Hors des villes, passez en mode avion\u202f: un téléphone qui cherche une antenne toute la journée s’épuise pour rien. Et ne le laissez pas au soleil sur le tableau de bord\u202f: trop chaud, il s’éteindrait.',
      ],
    },
    {
      heading: 'Une SIM, pour les villes',
      paragraphs: [
        'Elle s’achète à l’aéroport d’Ivato ou dans une boutique, avec votre passeport. Les opérateurs sont Yas (ex-Telma), Orange et Airtel\u202f; les forfaits de données sont bon marché et se rechargent partout. Demandez à votre chauffeur lequel passe le mieux sur votre route\u202f: la réponse change d’une région à l’autre. Une eSIM prise avant le départ évite la file. L’itinérance d’un forfait français, elle, coûte en général très cher\u202f: coupez-la avant d’atterrir.',
      ],
    },
    {
      heading: 'Ce que l’écran ne sait pas',
      paragraphs: [
        'Les durées calculées sont presque toujours trop courtes\u202f: multipliez-les par un et demi, voire par deux. Une carte ignore que le bac attend d’être plein, qu’un pont est en travaux, que la piste des Tsingy n’ouvre qu’en mai. Le chauffeur, lui, a téléphoné la veille. Entre l’écran et lui, c’est lui qu’il faut croire.',
        'Le SOS de l’application mérite la même franchise. Votre position se lit sans réseau\u202f; l’alerte, elle, a besoin d’un signal pour partir. En danger immédiat, appelez d’abord la police au 117 ou, à Antananarivo, les pompiers au 118\u202f; hors des villes, cherchez le poste de gendarmerie le plus proche. Et apprenez à lire vos coordonnées à voix haute, latitude puis longitude\u202f: c’est la seule adresse qu’ait une piste.',
      ],
    },
  ],
  relatedLinks: [
    { text: 'Télécharger l’application', to: '/telecharger' },
    { text: 'Ce qui marche sans Internet', to: '/faq', hash: 'hors-ligne' },
    { text: 'Acheter une carte SIM sur place', to: '/faq', hash: 'sim' },
  ],
} satisfies WrittenArticle
