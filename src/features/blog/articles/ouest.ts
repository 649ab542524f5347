import type { WrittenArticle } from '#src/features/blog/article.ts'
import { posters } from '#src/pictures/posters.ts'

export const ouest = {
  id: 'ouest',
  title: 'Des baobabs aux Tsingy, au pas de la piste',
  excerpt:
    'Deux images que tout le monde connaît, 200\u202fkm de piste entre elles et deux bacs à attendre. L’Ouest ne se visite pas en passant\u202f: voici les jours qu’il demande.',
  category: 'destinations',
  date: '2025-05-20',
  author: 'La rédaction',
  image: { src: posters.ouest.portrait, alt: posters.ouest.alt, width: 810, height: 1200 },
  sections: [
    {
      paragraphs: [
        'La carte trompe. De Morondava à Bekopaka, le village des Tsingy, elle annonce 200\u202fkm\u202f; il faut 9 à 13\u202fh de 4x4, avec deux bacs qui ont leur propre idée de l’heure. En saison des pluies, on ne passe pas\u202f: la piste est coupée et le parc fermé. L’Ouest est une affaire de saison sèche, de mai à novembre en général, et de patience. En échange, il donne ce que l’île a de plus étrange\u202f: des arbres qu’on dirait plantés à l’envers et une forêt de pierre.',
      ],
    },
    {
      heading: 'L’allée, à la bonne heure',
      paragraphs: [
        'Une vingtaine de grands baobabs, des Adansonia grandidieri, bordent la piste à quelque 20\u202fkm au nord de Morondava. Comptez une heure pour y aller. Tout le monde vient au coucher du soleil, et tout le monde a raison\u202f: les troncs rougissent, les charrettes rentrent. Partez pourtant dès le soleil couché, pour être à Morondava avant la nuit noire. Le matin, aux premières lueurs, l’allée est rendue à ceux qui l’empruntent chaque jour, et vous y marcherez presque seul dans une lumière qui monte au lieu de baisser.',
        'Faites les deux\u202f: le matin en montant vers les Tsingy, le soir au retour. Le baobab amoureux, deux troncs enlacés, est à quelques kilomètres de là. Laissez le drone à la maison\u202f: le survol demande une autorisation, même avec un petit appareil.',
      ],
    },
    {
      heading: 'Kirindy, la nuit',
      paragraphs: [
        'Sur la même piste, plus au nord, la forêt sèche de Kirindy coupe bien le trajet. Le jour, on y observe les sifakas. À la tombée de la nuit, la lampe du guide débusque les microcèbes, qui tiendraient dans une main. Le fosa, le plus grand mammifère carnivore de l’île, au corps de petit puma (70 à 80\u202fcm, presque autant de queue, 6 à 10\u202fkg), s’y voit mieux qu’ailleurs. Mieux ne veut pas dire toujours\u202f: une forêt n’est pas un zoo.',
      ],
    },
    {
      heading: 'Les Tsingy, baudrier compris',
      paragraphs: [
        'Leur nom dit comment on y marche\u202f: sur la pointe des pieds. Ces lames de calcaire taillées par la pluie sont inscrites au patrimoine mondial depuis 1990. Le circuit d’Andamozavaky, dans les Grands Tsingy, fait 5\u202fkm et prend quatre à cinq heures\u202f: une forêt, un passage en grotte, des échelles, un pont suspendu, puis les belvédères. Le guide est obligatoire, le baudrier fourni. Le départ est à plus d’une heure de piste de Bekopaka, et la roche brûle dès la fin de la matinée\u202f: levez-vous avec le jour, emportez deux litres d’eau et portez des chaussures qui tiennent le pied.',
        'Le vertige est une bonne raison de renoncer. Il reste alors les gorges du Manambolo, que l’on remonte assis dans une pirogue, au pied de falaises percées de grottes. Gardez au moins un jour plein à Bekopaka, mieux deux.',
      ],
    },
    {
      heading: 'Cinq jours depuis Morondava',
      table: [
        {
          entry: 'Premier jour',
          text: 'Départ aux premières lueurs\u202f: l’allée est encore presque vide. Puis la piste et le bac de la Tsiribihina, jusqu’à Belo.',
        },
        {
          entry: 'Deuxième jour',
          text: 'La piste et le bac du Manambolo jusqu’à Bekopaka, 4\u202fh\u202f30 à 6\u202fh, et du repos.',
        },
        {
          entry: 'Troisième jour',
          text: 'Les Grands Tsingy, du petit jour à midi, puis les gorges du Manambolo en pirogue.',
        },
        {
          entry: 'Quatrième jour',
          text: 'Retour vers le sud jusqu’à Kirindy\u202f; sortie de nuit, à pied et à la lampe.',
        },
        {
          entry: 'Cinquième jour',
          text: 'La forêt le matin, puis l’allée en fin d’après-midi, à une heure de Morondava, où l’on arrive avant la nuit noire.',
        },
      ],
    },
    {
      heading: 'Trois façons d’y aller',
      table: [
        {
          entry: 'Par le fleuve',
          text: 'Trois jours de chaland ou de pirogue sur la Tsiribihina, 150\u202fkm de Miandrivazo à Belo, avec bivouac sur les bancs de sable\u202f; puis 95\u202fkm et 4\u202fh\u202f30 à 6\u202fh de piste jusqu’à Bekopaka. C’est la plus belle.',
        },
        {
          entry: 'Par les airs',
          text: 'Une heure de vol d’Antananarivo à Morondava, si l’horaire tient\u202f: gardez une journée de marge.',
        },
        {
          entry: 'Par la route',
          text: 'Environ 700\u202fkm et 13 à 15\u202fh d’Antananarivo à Morondava, par Antsirabe et Miandrivazo. À couper en deux jours.',
        },
      ],
    },
    {
      heading: 'Ce que la piste demande',
      paragraphs: [
        'Un 4x4 avec un chauffeur qui la connaît\u202f: certains tronçons se font en convoi, et aucune carte ne dit où le sable s’est déplacé. Des espèces, de l’eau et des médicaments, à réunir avant de quitter Morondava, car on trouve peu de choses après. De la marge\u202f: si un bac tombe en panne, la journée est perdue, et il vaut mieux qu’elle ne soit pas celle de l’avion.',
        'Venez plutôt entre mai et septembre. D’octobre à décembre, autour de Miandrivazo, on dépasse souvent 35\u202f°C. Ne vous baignez dans le fleuve que là où le guide le dit\u202f: les crocodiles y sont chez eux. Évitez enfin cette région avec de jeunes enfants\u202f: ils aimeront davantage les indris d’Andasibe.',
      ],
    },
    {
      heading: 'Finir les pieds dans l’eau',
      paragraphs: [
        'Morondava a une longue plage et des villages de pêcheurs vezo. Si vous avez deux jours de plus, descendez à Belo sur Mer\u202f: 65\u202fkm de côte, trois heures en vedette ou la journée entière en pirogue à voile. Des charpentiers y construisent encore à la main de grands boutres, sur le sable. Après la poussière, c’est une fin qui repose.',
      ],
    },
  ],
  relatedLinks: [
    { text: 'Le circuit Ouest, trajet par trajet', to: '/circuits/ouest/routes' },
    { text: 'Quand la piste des Tsingy est ouverte', to: '/faq', hash: 'saison-ouest' },
    { text: 'Faire voler un drone', to: '/faq', hash: 'drones' },
  ],
} satisfies WrittenArticle
