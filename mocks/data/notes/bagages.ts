import type { Note } from '#mocks/data/notes.ts'

export const bagages: readonly Note[] = [
  {
    id: 'froid-pic-boby',
    answer:
      'Au camp du pic Boby, vers 2\u202f050\u202fm, les nuits sont froides, et il peut geler de juin à août\u202f: prenez un duvet prévu pour 0 °C ou moins, un matelas isolant, une polaire, un bonnet et des gants. En avril, mai, septembre ou octobre, il fait plus doux, mais jamais chaud. La tente et la cuisine viennent en général de l’organisateur\u202f; demandez dans le devis si le duvet en fait partie.',
    next: ['randonnee', 'camping', 'valise'],
  },
  {
    id: 'sac-ou-valise',
    answer:
      'Prenez un sac souple ou un sac à dos plutôt qu’une valise rigide\u202f: il se cale dans le coffre du 4x4, sur le toit d’un taxi-brousse, dans une pirogue, et les roulettes ne servent à rien dans le sable et sur les pistes. Une valise à roulettes convient si vous restez en voiture et en hôtel. Ajoutez un petit sac pour la journée, et une housse contre la poussière et la pluie.',
    next: ['valise', 'bagages-avion', 'taxi-brousse'],
  },
  {
    id: 'quantite-habits',
    answer:
      'Pour deux semaines, comptez par personne cinq ou six hauts, dont deux à manches longues, deux pantalons légers, un short, une semaine de sous-vêtements et de chaussettes, un maillot, une polaire et un imperméable\u202f: presque tous les hôtels lavent le linge en un jour ou deux, pour quelques milliers d’ariary la pièce. Visez 12 à 15\u202fkg en tout, moins si vous prenez un vol intérieur.',
    next: ['valise', 'laverie', 'bagages-avion'],
  },
  {
    id: 'bagages-bateau',
    answer:
      'En pirogue, en chaland ou en vedette, prenez un sac souple ou un sac à dos, jamais de valise à roulettes\u202f: on le porte dans l’eau, sur le sable et au bivouac. Glissez tout dans un sac étanche ou un grand sac-poubelle, gardez papiers et téléphone sur vous, dans une pochette fermée. La limite de poids se demande au bateau\u202f; la valise reste dans la voiture ou à l’hôtel.',
    next: ['pirogue', 'valise', 'bagages-avion'],
  },
  {
    id: 'habits-hautes-terres',
    answer:
      'Sur les Hautes Terres, Antananarivo et Antsirabe compris, il fait frais de juin à août, 5 à 10\u202f°C la nuit, parfois moins\u202f: prenez une polaire ou un pull chaud, une veste coupe-vent, un pantalon, des chaussettes et de quoi dormir au chaud, car les chambres ne sont guère chauffées. Le jour, 15 à 25\u202f°C, un tee-shirt et des manches longues suffisent. Un gros manteau est inutile, sauf en bivouac dans l’Andringitra. D’octobre à mars, un pull fin et un imperméable.',
    next: ['temperatures', 'valise', 'camping'],
  },
  {
    id: 'habits-cotes',
    answer:
      'Sur les côtes et en forêt, il fait chaud\u202f: emportez des vêtements légers qui sèchent vite, deux maillots, un chapeau, et des manches longues pour le soir, à cause des moustiques. Dans l’Est et à Ranomafana, ajoutez un imperméable et un pantalon long toute l’année\u202f; les bottes ne sont pas nécessaires. Un pull fin sert en bateau, dans la climatisation et les soirs de juin à août.',
    next: ['valise', 'tenue', 'temperatures'],
  },
  {
    id: 'chaussures',
    answer:
      'Comme chaussures, une paire de marche légère, déjà faite à vos pieds, à semelle qui accroche, suffit pour la plupart des parcs\u202f; des chaussures montantes aident au pic Boby, dans les Tsingy et en forêt humide. Ajoutez des sandales et des chaussures d’eau pour le corail et les oursins. Vos baskets conviennent en ville et pour les petites marches.',
    next: ['randonnee', 'valise', 'tsingy'],
  },
  {
    id: 'photographe',
    answer:
      'Pour photographier, venez de septembre à novembre\u202f: jeunes lémuriens, ciel souvent sec, et, dès octobre, caméléons qui s’activent. L’Est, avec Andasibe et les Pangalanes, est le plus riche en animaux\u202f; l’Ouest a l’allée des Baobabs, Kirindy et les Tsingy\u202f; le Sud, les makis d’Anja et les canyons. Emportez un zoom de 300 à 400\u202fmm pour les animaux, un macro pour les caméléons et les insectes, une lampe, des batteries et de quoi protéger de la poussière. Dites au guide que vous photographiez.',
    next: ['photo', 'lemuriens', 'saison'],
  },
  {
    id: 'jumelles',
    answer:
      'Des jumelles sont utiles\u202f: les lémuriens et les oiseaux restent souvent haut dans les arbres, et les baleines loin du bateau. Prenez-les petites et claires, 8x32 ou 8x42. Le guide du parc n’en prête pas toujours. Ajoutez une lampe frontale pour les sorties de nuit, où l’on cherche les yeux qui brillent.',
    next: ['animaux', 'lemuriens', 'valise'],
  },
  {
    id: 'appareil-protection',
    answer:
      'Gardez l’appareil et le téléphone dans un sac étanche ou un sachet à fermeture en pirogue, en vedette et sous la pluie, et dans un sac fermé sur les pistes, contre la poussière rouge. Emportez un chiffon, une soufflette et des sachets absorbants, changez d’objectif à l’abri, et laissez l’appareil s’habituer en sortant de la climatisation. Assurez-le, et copiez vos photos chaque soir.',
    next: ['photo', 'pirogue', 'valise'],
  },
  {
    id: 'couchage',
    answer:
      'Pour le bivouac et le camping, l’organisateur fournit en général la tente, un matelas et la cuisine\u202f; le sac de couchage est souvent à votre charge\u202f: faites-le préciser dans le devis. Prenez un duvet chaud de juin à août, car il peut geler dans l’Andringitra, un drap de sac ailleurs, une lampe frontale et des lingettes. Il n’y a ni douche ni électricité, et les toilettes sont dans la nature. Une tente pour vous seul se demande.',
    next: ['camping', 'valise', 'electricite'],
  },
  {
    id: 'pull',
    answer:
      'Oui, prenez un pull ou une polaire\u202f: les soirées sont fraîches toute l’année sur les Hautes Terres, et les nuits froides de juin à août, 5 à 10\u202f°C, avec du gel possible dans l’Andringitra. En avril, mai et septembre, un pull suffit le soir\u202f; d’octobre à mars, un pull fin. Sur les côtes, il ne sert qu’en bateau, dans la climatisation et les soirs de juin à août.',
    next: ['temperatures', 'valise', 'temps-par-mois'],
  },
  {
    id: 'draps-serviettes',
    answer:
      'Non, ni draps ni serviettes ne sont à prendre pour les hôtels\u202f: ils les fournissent presque toujours. Pour le bivouac, la nuit chez l’habitant et les adresses très simples, emportez un drap de sac et une serviette légère qui sèche vite. Une serviette de plage et un paréo servent aussi, car les petits bungalows n’en prêtent pas toujours.',
    next: ['hebergement', 'valise', 'camping'],
  },
  {
    id: 'bagages-perdus',
    answer:
      'Bagage perdu ou en retard\u202f: déclarez-le au comptoir de la compagnie avant de quitter l’aéroport, avec le talon de l’étiquette, et gardez le numéro du dossier. Donnez les adresses de vos prochains hôtels et un numéro où vous joindre\u202f: la compagnie le fait suivre quand elle le peut, mais en circuit il revient souvent à Antananarivo. Prévenez le chauffeur et votre assureur, gardez les reçus de ce que vous rachetez. Le plus sûr\u202f: médicaments et deux jours de linge en cabine.',
    next: ['assurance', 'vol-international', 'supermarche'],
  },
  {
    id: 'adaptateur',
    answer:
      'Les prises, de type C et E en 220\u202fV, sont celles de la France et de la Belgique\u202f: pas besoin d’adaptateur si vous venez de là. Depuis la Suisse, une fiche à trois broches en demande un\u202f; depuis le Canada ou le Royaume-Uni, prenez-en un, et vérifiez que l’appareil accepte le 220 V. Une multiprise et une batterie externe servent partout, car les coupures sont fréquentes.',
    next: ['electricite', 'valise', 'internet'],
  },
  {
    id: 'consigne',
    answer:
      'Oui, un hôtel d’Antananarivo garde volontiers une valise pendant le circuit, surtout si vous y dormez au début et à la fin\u202f: demandez-le à la réservation, faites noter votre nom, fermez-la à clé. N’y laissez ni argent, ni papiers, ni médicaments. Je ne connais pas de consigne à l’aéroport. En route, le gros bagage reste dans la voiture avec le chauffeur.',
    next: ['bagages-avion', 'aeroport', 'valise'],
  },
]
