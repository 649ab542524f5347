import type { WrittenArticle } from '#src/features/blog/article.ts'
import { posters } from '#src/pictures/posters.ts'

export const saisons = {
  id: 'quand-partir',
  title: 'Quand partir, et où\u202f: l’année région par région',
  excerpt:
    'La saison sèche dure huit mois, mais chaque région a son meilleur moment. Les baleines, les jeunes lémuriens, la piste des Tsingy et les jacarandas ont chacun leur calendrier.',
  category: 'conseils',
  date: '2025-03-12',
  author: 'La rédaction',
  image: { src: posters.centre.wide, alt: posters.centre.alt, width: 1440, height: 810 },
  sections: [
    {
      paragraphs: [
        '«\u202fD’avril à novembre\u202f»\u202f: la réponse est juste, et elle ne suffit pas. Madagascar est un peu plus grande que la France métropolitaine, et compte cinq climats. Le même jour d’août, on grelotte à Antsirabe, on transpire à Miandrivazo, il bruine à Andasibe et le vent plie les palmiers d’Antsiranana. Choisissez donc d’abord ce que vous voulez voir. Le mois suivra.',
      ],
    },
    {
      heading: 'L’année en quatre temps',
      table: [
        {
          entry: 'Avril, mai',
          text: 'Le pays est vert, les pistes sèchent, il y a peu de monde. Le Centre, le Sud et le Nord se parcourent déjà bien\u202f; l’Ouest ouvre vers mai.',
        },
        {
          entry: 'Juin à août',
          text: 'Sec et doux. Nuits froides sur les hauteurs, vent dans le Nord, baleines à Sainte-Marie à partir de juillet. Juillet et août se réservent plusieurs mois à l’avance.',
        },
        {
          entry: 'Septembre à novembre',
          text: 'Chaud et sec, jeunes lémuriens, côte Est enfin au soleil. Beaucoup y voient le meilleur moment. L’Ouest devient brûlant.',
        },
        {
          entry: 'Décembre à mars',
          text: 'Pluies, et risque de cyclones surtout de janvier à mars. Le Centre et le Sud-Ouest restent possibles\u202f; l’Ouest ferme, et mieux vaut éviter le Nord et la côte Est.',
        },
      ],
    },
    {
      heading: 'Le Centre et le Sud\u202f: la polaire en juillet',
      paragraphs: [
        'Sur les Hautes Terres, l’hiver austral est un vrai hiver, sans la neige\u202f: 15 à 25\u202f°C le jour, 5 à 10 la nuit, parfois moins à Antsirabe. Il peut geler au bivouac dans l’Andringitra. C’est pourtant un bon temps pour marcher, à condition d’emporter un duvet chaud. En octobre et novembre, les jacarandas fleurissent à Antananarivo, et la capitale devient violette pour quelques semaines.',
        'La route nationale 7 se descend pendant toute la saison sèche. À son terme, Toliara et son lagon sont la région la moins arrosée du pays\u202f: même à Noël, on peut s’y risquer. Le vent de sud s’y lève l’après-midi\u202f; les bateaux partent le matin.',
      ],
    },
    {
      heading: 'Le Nord\u202f: avec ou contre le vent',
      paragraphs: [
        'L’alizé souffle d’avril à novembre sur la baie de Sakalava, et très fort de juin à septembre. C’est une aubaine pour la planche à voile, une gêne pour la sortie à la Mer d’Émeraude, qui s’annule quand il force. À Nosy Be, plus abritée, la mer est au mieux d’avril à décembre, et les requins-baleines se montrent surtout à partir de septembre.',
      ],
    },
    {
      heading: 'L’Est\u202f: l’imperméable toute l’année',
      paragraphs: [
        'Il peut y pleuvoir chaque jour\u202f: c’est ce qui fait pousser la forêt. Septembre, octobre et novembre sont les mois les plus secs. Mais les baleines à bosse passent de juillet à septembre dans le canal de Sainte-Marie, où elles mettent bas, et elles valent bien quelques ondées. Début septembre réunit souvent les deux. Gardez un jour de marge\u202f: la traversée s’annule par mauvaise mer.',
      ],
    },
    {
      heading: 'L’Ouest\u202f: une porte qui s’ouvre en mai',
      paragraphs: [
        'La piste des Tsingy est praticable de mai à novembre en général\u202f; le reste de l’année, elle est coupée et le parc fermé. La descente de la Tsiribihina suit le même calendrier. D’octobre à décembre, on dépasse souvent 35\u202f°C autour de Miandrivazo. De mai à septembre, les journées y sont belles et l’on bivouaque volontiers.',
      ],
    },
    {
      heading: 'Le calendrier de la nature',
      table: [
        { entry: 'Baleines à bosse', text: 'De juillet à septembre, à Sainte-Marie.' },
        { entry: 'Jeunes lémuriens', text: 'De septembre à novembre, dans toutes les forêts.' },
        {
          entry: 'Caméléons',
          text: 'Surtout d’octobre ou novembre à avril, dès les premières pluies\u202f; dans les forêts humides, toute l’année.',
        },
        { entry: 'Requins-baleines', text: 'De septembre à décembre, à Nosy Be.' },
        { entry: 'Letchis', text: 'En novembre et décembre, sur la côte Est.' },
        { entry: 'Orchidées', text: 'De décembre à mars, dans les forêts de l’Est.' },
      ],
    },
    {
      heading: 'Si vos dates sont déjà fixées',
      paragraphs: [
        'Une semaine en avril\u202f: le Centre. Quinze jours en juillet\u202f: le Sud, ou l’Est et ses baleines. Les vacances de la Toussaint\u202f: presque tout, l’Est d’abord. Noël\u202f: le Centre ou le Sud-Ouest, avec un programme souple et une assurance annulation. Février\u202f: si vous le pouvez, attendez avril. Un vendeur répondrait autre chose, et vous le lui reprocheriez au retour.',
      ],
    },
  ],
  relatedLinks: [
    { text: 'Quel circuit pour quel mois', to: '/faq', hash: 'circuit-par-mois' },
    { text: 'Le circuit Est et ses baleines', to: '/circuits/est' },
    { text: 'Que mettre dans le sac', to: '/faq', hash: 'valise' },
  ],
} satisfies WrittenArticle
