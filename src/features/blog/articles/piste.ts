import type { WrittenArticle } from '#src/features/blog/article.ts'
import breakdown from '#src/pictures/states/breakdown.svg'

export const piste = {
  id: 'secours-sur-la-piste',
  title: 'Panne, fièvre, SOS\u202f: les bons gestes loin de tout',
  excerpt:
    'La plupart des voyages ne connaissent pas pire qu’une crevaison. Pour les autres, il y a un ordre à suivre, et il s’apprend avant de partir.',
  category: 'securite',
  date: '2025-04-08',
  author: 'Le bureau d’Antananarivo',
  image: {
    src: breakdown,
    alt: 'Une charrette à zébus, une roue brisée, arrêtée sur la piste au crépuscule\u202f; son conducteur se gratte la tête',
    width: 960,
    height: 720,
  },
  sections: [
    {
      paragraphs: [
        'Sur une piste malgache, le danger n’est presque jamais celui que l’on imagine. Ce n’est pas le serpent\u202f: aucun serpent terrestre de l’île ne menace l’homme. C’est la route de nuit, le soleil de midi, l’eau d’un robinet, et la distance. Hors des grandes villes, les secours peuvent être longs à arriver. Tout ce que vous aurez préparé comptera donc deux fois.',
      ],
    },
    {
      heading: 'Avant de partir',
      table: [
        {
          entry: 'Une assurance',
          text: 'Avec rapatriement. Celle d’une carte bancaire peut suffire si elle a servi à payer le voyage\u202f: lisez les plafonds et les exclusions, randonnée et plongée en tête.',
        },
        {
          entry: 'Les conseils officiels',
          text: 'Ceux de votre ministère des Affaires étrangères, relus la veille du départ. La carte des zones déconseillées change. Si vous êtes français, inscrivez votre voyage au service Ariane.',
        },
        {
          entry: 'Un papier',
          text: 'Les numéros de l’assurance, du consulat, du chauffeur et de l’hôtel, écrits à l’encre\u202f: un téléphone se vide, se casse ou se vole.',
        },
        {
          entry: 'Un proche',
          text: 'Donnez-lui vos haltes et convenez d’un jour d’appel. Prévenez-le aussi qu’un silence de deux jours est normal dans l’Ouest.',
        },
      ],
    },
    {
      heading: 'Jamais de nuit',
      paragraphs: [
        'C’est la règle qui évite le plus d’ennuis. Camions sans feux, piétons, zébus et nids-de-poule\u202f: l’obscurité cache tout cela, et c’est de nuit qu’ont lieu la plupart des attaques de véhicules. Le soleil se couche entre 17\u202fh\u202f20 et 18\u202fh\u202f30 selon la saison. Si le retard s’accumule, dormez en chemin\u202f: une chambre modeste vaut mieux que deux heures de phares. Le Sud profond et certains plateaux de l’Ouest, loin des grands axes, connaissent des vols de zébus à main armée\u202f: n’y allez pas sans un avis récent.',
      ],
    },
    {
      heading: 'En panne',
      paragraphs: [
        'Restez avec la voiture. Elle se voit de loin, elle fait de l’ombre et elle garde l’eau\u202f; celui qui part à pied n’a rien de tout cela. Laissez faire le chauffeur\u202f: il saura à qui s’adresser au prochain village, ou quel camion arrêter. Ayez toujours trois litres d’eau par personne, de quoi manger, un chapeau, une lampe frontale. Puis attendez sans vous fâcher\u202f: sur la piste, celui qui s’arrête pour aider n’est pas pressé, et c’est votre chance.',
      ],
    },
    {
      heading: 'Donner l’alerte, dans l’ordre',
      paragraphs: [
        'S’il y a danger, appelez d’abord les secours, sans indicatif depuis un téléphone local\u202f: 117 pour la police, dans tout le pays\u202f; 118 pour les pompiers d’Antananarivo, qui ne quittent la ville que sous conditions\u202f; 124 pour le SAMU, un numéro sur lequel les sources divergent. Hors des villes, c’est le poste de gendarmerie le plus proche qui vous aidera\u202f: votre hôtel ou votre chauffeur le connaît. Dites où vous êtes avant de dire ce qui se passe\u202f: la communication peut s’interrompre. Le lieu tient en peu de mots\u202f: la route, le dernier village, le temps roulé depuis, puis les coordonnées qu’affiche le téléphone.',
        'Le SOS de l’application, lui, alerte notre assistance, jour et nuit, et lui envoie votre position précise. La position se calcule sans réseau, mais l’alerte a besoin d’un signal pour partir. Sans réseau, gagnez la hauteur la plus proche, ou confiez un message écrit au premier véhicule qui passe. Prévenez ensuite votre assureur, avant tout soin coûteux\u202f: il désigne l’établissement et prend les frais en charge, selon votre contrat. Le consulat vient après.',
      ],
    },
    {
      heading: 'Malade',
      table: [
        {
          entry: 'De la fièvre',
          text: 'Toujours une urgence, pendant le voyage et dans les mois qui suivent. Consultez en disant d’où vous venez\u202f: le paludisme se soigne, à condition d’y penser.',
        },
        {
          entry: 'Une diarrhée',
          text: 'Buvez par petites gorgées, eau sûre et sels de réhydratation. Du sang, une forte fièvre ou aucun mieux après deux jours\u202f: consultez.',
        },
        {
          entry: 'Une morsure',
          text: 'De chien, de chat ou de lémurien, même légère\u202f: lavez un quart d’heure à l’eau et au savon, désinfectez et allez le jour même dans un centre antirabique, même si vous êtes vacciné\u202f: il y en a au moins un par région. La rage circule.',
        },
        {
          entry: 'Un coup de chaleur',
          text: 'De l’ombre, de l’eau, des vêtements mouillés, et l’on ne repart pas. Si la personne délire ou s’endort, appelez les secours.',
        },
      ],
    },
    {
      heading: 'En bateau, en forêt',
      paragraphs: [
        'En mer et sur les fleuves, demandez le gilet avant de monter, et mettez-le. Une traversée annulée n’est pas une panne\u202f: c’est que quelqu’un a regardé la mer. On se baigne sans grand risque dans les lagons fermés par un récif, jamais sur la côte Est ouverte, à Toamasina en particulier, à cause des courants et des requins\u202f; et dans les fleuves de l’Ouest vivent des crocodiles. En forêt, regardez où vous posez la main et secouez vos chaussures le matin\u202f: la piqûre d’un scorpion fait très mal.',
      ],
    },
    {
      heading: 'Volé, perdu',
      paragraphs: [
        'Ne résistez pas. Un sac se remplace. Faites une déclaration au commissariat ou à la gendarmerie la plus proche\u202f: l’assurance et le consulat la demanderont. Bloquez les cartes et le téléphone. Pour un passeport, il faut cette déclaration, une copie et des photos d’identité, puis un rendez-vous à votre consulat, à Antananarivo\u202f; des copies gardées en ligne font gagner des jours. Une dernière chose, qui se fait à l’arrivée\u202f: laissez l’original au coffre chaque fois que c’est possible, et sortez avec la copie.',
      ],
    },
  ],
  relatedLinks: [
    { text: 'Les numéros d’urgence et notre assistance', to: '/contact' },
    { text: 'Comment marche le SOS de l’application', to: '/faq', hash: 'sos' },
    { text: 'Que mettre dans la pharmacie', to: '/faq', hash: 'pharmacie' },
  ],
} satisfies WrittenArticle
