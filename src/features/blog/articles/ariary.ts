import type { WrittenArticle } from '#src/features/blog/article.ts'
import { sceneOf } from '#src/pictures/scenes.ts'

export const ariary = {
  id: 'ariary-et-fady',
  title: 'L’ariary, le marchandage et les fady',
  excerpt:
    'Combien changer, quand discuter un prix, pourquoi donner de la main droite\u202f: ce qu’il faut savoir des billets et des usages avant le premier marché.',
  category: 'conseils',
  date: '2025-02-04',
  author: 'La rédaction',
  image: {
    src: sceneOf('market'),
    alt: 'Une marchande sous son grand parasol blanc, entre des paniers de fruits rouges, verts et jaunes',
    width: 480,
    height: 360,
  },
  sections: [
    {
      paragraphs: [
        'Le premier jour, on est millionnaire. Deux cents euros font à peu près un million d’ariary, en billets qui ont beaucoup vécu. Le deuxième jour, on cherche de la monnaie pour une banane. Entre les deux, il y a quelques règles simples, dont la moitié ne concerne pas l’argent.',
      ],
    },
    {
      heading: 'Changer, retirer, garder',
      paragraphs: [
        'Un euro vaut autour de 5\u202f000\u202fAr\u202f; le cours bouge chaque jour. Changez dans une banque ou un bureau de change, ceux de l’aéroport d’Ivato compris, jamais dans la rue. Les billets de 50 et de 100\u202f€ se changent le mieux. Gardez les reçus et ne rapportez pas d’ariary\u202f: il ne s’échange guère ailleurs.',
        'Les distributeurs des villes acceptent la carte Visa, moins souvent Mastercard, et plafonnent chaque retrait à quelques centaines de milliers d’ariary. Emportez deux cartes et une réserve d’euros. La carte n’est acceptée que dans les grands hôtels, certains restaurants et supermarchés\u202f; presque partout ailleurs, on paie en espèces. Avant chaque départ en brousse, faites de la petite monnaie.',
        'Dernier piège\u202f: certains prix s’annoncent encore en francs malgaches, et le chiffre est alors cinq fois plus élevé qu’en ariary. S’il vous paraît énorme, demandez simplement de quelle unité on parle.',
      ],
    },
    {
      heading: 'Ce que coûtent les choses',
      paragraphs: ['Des ordres de grandeur, plus hauts à Nosy Be et dans les lodges isolés.'],
      table: [
        { entry: 'Un plat de gargote', text: '5\u202f000 à 10\u202f000\u202fAr' },
        { entry: 'Un repas au restaurant', text: '25\u202f000 à 60\u202f000\u202fAr' },
        { entry: 'Une grande bouteille d’eau', text: '3\u202f000 à 5\u202f000\u202fAr' },
        { entry: 'Un taxi dans la capitale', text: '10\u202f000 à 25\u202f000\u202fAr, à convenir avant de monter' },
        { entry: 'Une chambre simple et propre', text: '60\u202f000 à 120\u202f000\u202fAr' },
        { entry: 'Un hôtel confortable', text: '150\u202f000 à 350\u202f000\u202fAr' },
      ],
    },
    {
      heading: 'Marchander, ou pas',
      paragraphs: [
        'On discute sur les marchés d’artisanat et avec les taxis, en souriant, sans jamais dénigrer l’objet. Le premier prix est souvent bien trop haut, et chacun le sait. On ne discute pas dans un magasin, au restaurant ni à l’entrée d’un parc. Et quand il ne reste que quelques centaines d’ariary entre vous, laissez-les\u202f: la somme compte plus pour le vendeur que pour vous.',
        'Le pourboire n’est pas dû, il est apprécié. Arrondissez l’addition\u202f; pour un guide local, prévoyez 5\u202f000 à 10\u202f000\u202fAr par jour et par voyageur, et autant ou un peu plus pour le chauffeur, à la fin du circuit. Aux enfants, ne donnez ni pièces ni bonbons\u202f: cela leur apprend à attendre les voitures plutôt que le maître. Un instituteur, lui, saura quoi faire d’un paquet de cahiers.',
      ],
    },
    {
      heading: 'Saluer d’abord',
      paragraphs: [
        'Rien ne commence sans bonjour. «\u202fSalama\u202f» ou «\u202fmanao ahoana\u202f», puis la question. «\u202fMisaotra\u202f» remercie, «\u202fazafady\u202f» demande, s’excuse et ouvre le passage\u202f: dites-le en vous courbant un peu pour passer devant quelqu’un. Donnez et recevez de la main droite, ou des deux. Laissez passer les aînés. Et ne vous fâchez pas, même si vous avez raison\u202f: celui qui perd son calme fait perdre la face à tout le monde, et n’obtient rien.',
      ],
    },
    {
      heading: 'Les fady ne se devinent pas',
      paragraphs: [
        'Un fady est un interdit, propre à un lieu, à une famille ou à un jour. Ici, on n’apporte pas de porc\u202f; là, on ne se baigne pas\u202f; presque partout, on ne montre pas un tombeau du doigt. Les fady changent d’un village à l’autre, et nul n’a à les justifier. Le plus sûr est de demander au guide en arrivant\u202f: «\u202fQu’est-ce qui est fady, ici\u202f?\u202f» La question est déjà une politesse.',
        'Quelques usages valent partout. On couvre épaules et genoux dans les villages, les églises et les lieux sacrés. On demande avant de photographier quelqu’un, et l’on montre ensuite l’image. On ne photographie un tombeau ou une cérémonie qu’avec l’accord de la famille\u202f; les militaires, la police et les aéroports, jamais. Si l’on vous invite chez l’habitant, un peu de sucre, de café ou de riz sera bienvenu.',
      ],
    },
  ],
  relatedLinks: [
    { text: 'Quel budget par jour', to: '/faq', hash: 'budget-jour' },
    { text: 'Quelques mots de malgache', to: '/faq', hash: 'mots-malgaches' },
    { text: 'Ce que l’on peut rapporter', to: '/faq', hash: 'rapporter' },
  ],
} satisfies WrittenArticle
