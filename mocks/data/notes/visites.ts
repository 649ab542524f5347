import type { Note } from '#mocks/data/notes.ts'

export const visites: readonly Note[] = [
  {
    id: 'escalade',
    answer:
      'L’escalade ne fait pas partie de nos circuits, mais la vallée du Tsaranoro, près de l’Andringitra, est connue des grimpeurs pour ses grandes parois de granit. Je ne connais ni voie ni cotation\u202f: demandez à un club ou à un guide de montagne, apportez votre matériel, et vérifiez que votre assurance couvre l’escalade et le secours. La saison sèche, d’avril à novembre, convient le mieux. Écrivez-le dans une demande sur mesure.',
    next: ['randonnee', 'sur-mesure', 'assurance'],
  },
  {
    id: 'ciel-etoile',
    answer:
      'Pour la Voie lactée, venez en saison sèche, de mai à octobre\u202f: le ciel est souvent dégagé, et le cœur de la Voie lactée passe haut le soir. Choisissez la semaine de la nouvelle lune, et un lieu loin des villes\u202f: les bivouacs de l’Andringitra et de la Tsiribihina, l’Isalo, l’allée des Baobabs, Anakao. Il fait nuit dès 18\u202fh environ. Emportez une lampe rouge ou faible, une veste et, pour la photo, un trépied.',
    next: ['saison', 'camping', 'photo'],
  },
  {
    id: 'fonderies',
    answer:
      'Les fonderies d’Ambatolampy, sur la RN7, sont fermées le dimanche\u202f; les autres jours, on s’y arrête pour voir l’aluminium de récupération devenir marmites et ustensiles. Si vous passez un dimanche, faites cette halte au retour, ou demandez dans le devis de décaler le jour. Gardez les enfants loin du métal en fusion, et portez des chaussures fermées.',
    next: ['artisanat', 'rn7', 'marches'],
  },
  {
    id: 'trois-baies',
    answer:
      'Le sentier des Trois Baies longe la mer sur 9\u202fkm, de Ramena à la baie de Sakalava, près d’Antsiranana\u202f: 3 à 4\u202fh faciles, 120\u202fm de montée, mais sans aucune ombre. Partez à 7\u202fh, avec deux litres d’eau et un chapeau\u202f; un droit de passage se paie au camp d’Orangea. Je ne sais pas si un guide est exigé\u202f: demandez-le à Ramena, et n’y allez pas seul. C’est au jour 3 de notre circuit Nord.',
    next: ['randonnee', 'kitesurf', 'plages'],
  },
  {
    id: 'orchidees',
    answer:
      'Les orchidées, un millier d’espèces, fleurissent surtout de décembre à mars, à la saison des pluies, dans les forêts de l’Est, à Andasibe et à Ranomafana\u202f; quelques-unes s’ouvrent encore de septembre à novembre, quand il fait meilleur pour venir. L’orchidée de Darwin, elle, s’ouvre plutôt de juin à septembre. Dites au guide du parc que vous les cherchez. On ne les cueille pas, et on ne les rapporte pas\u202f: elles sont protégées. Les plantes carnivores, des népenthès, poussent surtout dans les marais de la côte Est.',
    next: ['oiseaux-plantes', 'parcs', 'cote-est-pluie'],
  },
  {
    id: 'flash',
    answer:
      'Non, pas de flash sur les lémuriens ni sur les caméléons, de jour comme de nuit\u202f: il les éblouit, et les guides l’interdisent. La nuit, éclairez de côté avec la lampe du guide, montez les ISO, et gardez deux ou trois mètres. Ne prenez jamais un animal en main pour une photo.',
    next: ['photo', 'lemuriens', 'cameleons'],
  },
  {
    id: 'tsingy-baobabs-jours',
    answer:
      'Pour les Grands Tsingy et l’allée des Baobabs, comptez au moins cinq jours au départ de Morondava\u202f: deux jours de piste dans chaque sens, coupés à Kirindy ou à Belo sur Tsiribihina, et un jour aux tsingy\u202f; les baobabs sont sur le chemin. Depuis Antananarivo, ajoutez le vol aller et le vol retour, soit sept jours, ou deux jours de route par sens. Notre circuit Ouest, 9 jours, descend la Tsiribihina, passe aux tsingy et finit par les baobabs. Seulement en saison sèche.',
    next: ['tsingy-acces', 'saison-ouest', 'morondava-acces'],
  },
  {
    id: 'chaland-pirogue',
    answer:
      'En chaland, un bateau de bois à moteur, la descente de la Tsiribihina est plus confortable\u202f: de l’ombre, de la place, une cuisine à bord où l’équipage prépare les repas, environ trois jours\u202f; le devis dit s’ils sont compris. En pirogue à pagaie, elle est plus silencieuse, plus près de l’eau et des oiseaux, et moins chère, mais plus lente, sans place pour bouger et souvent en plein soleil. Dans les deux cas, on dort sous la tente, sur un banc de sable, sans douche ni toilettes. Notre circuit Ouest la fait en chaland.',
    next: ['pirogue', 'camping', 'saison-ouest'],
  },
  {
    id: 'tsingy-lesquels',
    answer:
      'Les Tsingy Rouge sont les plus faciles\u202f: une demi-journée depuis Antsiranana, en 4x4, et l’on y marche peu. Les Grands Tsingy de Bemaraha, dans l’Ouest, sont les plus spectaculaires mais les plus durs\u202f: une longue piste, puis 4 à 5\u202fh de parcours avec baudrier, échelles et pont suspendu, à éviter avec le vertige. Entre les deux, l’Ankarana, dans le Nord, a des sentiers plus faciles et des grottes.',
    next: ['tsingy', 'tsingy-acces', 'saison-ouest'],
  },
  {
    id: 'autres-sports',
    answer:
      'Nos circuits ne comprennent ni cheval, ni golf, ni kayak, ni parapente, ni pêche au gros, ni saut en parachute, ni montgolfière, ni hélicoptère, mais plusieurs existent\u202f: pêche au gros depuis Nosy Be, balades à cheval près d’Antananarivo et à l’Isalo, golf près de la capitale. Je n’ai ni adresse ni prix sûrs\u202f: demandez-les dans le devis ou depuis la page Contact, et vérifiez que votre assurance couvre le sport.',
    next: ['sur-mesure', 'plongee', 'assurance'],
  },
  {
    id: 'grottes',
    answer:
      'Des grottes se visitent surtout dans l’Ankarana, sur notre circuit Nord\u202f: grandes galeries, chauves-souris et rivières souterraines, avec un guide et une lampe, en saison sèche. Il y en a aussi dans les Tsingy de Bemaraha. Portez de bonnes chaussures, et respectez les fady\u202f: certaines grottes sont des tombeaux. N’y allez jamais après une grosse pluie.',
    next: ['parcs', 'tsingy', 'randonnee'],
  },
  {
    id: 'sorties-nuit',
    answer:
      'Des visites de nuit se font à pied avec un guide, à la lampe, pour les petits lémuriens et les caméléons\u202f: à Andasibe, autour de Ranomafana, à Kirindy et à l’Ankarana, le plus souvent au bord du parc, pendant une à deux heures, à la nuit tombée. Elles se demandent à l’arrivée ou dans le devis, et se paient en plus. Emportez une lampe frontale, une veste et du répulsif. L’aye-aye se cherche la nuit à Ankanin’ny Nofy.',
    next: ['lemuriens', 'aye-aye', 'cameleons'],
  },
  {
    id: 'cimetiere-pirates',
    answer:
      'Le cimetière des pirates vaut une courte visite si vous êtes à Sainte-Marie, pas le voyage pour lui seul\u202f: quelques vieilles tombes sous les arbres, avec une belle vue sur la baie. L’île servit de vrai repaire aux pirates vers 1700, et ces tombes le rappellent\u202f; y sont enterrés surtout des marins et des colons du XIXe siècle, et il n’y a pas de trésor à voir. On y va à pied depuis Ambodifotatra, avec un guide, de préférence à marée basse, et l’on y reste moins d’une heure. Il se joint bien à la vieille église et à une balade à vélo.',
    next: ['sainte-marie', 'baleines', 'sainte-marie-acces'],
  },
  {
    id: 'baobabs-valeur',
    answer:
      'L’allée des Baobabs vaut le détour si vous allez dans l’Ouest\u202f: c’est le paysage le plus célèbre du pays, superbe au lever et au coucher du soleil. Mais elle est courte, une heure ou deux suffisent, et il y a du monde le soir. Pour elle seule, le trajet est long\u202f: un vol jusqu’à Morondava, ou deux jours de route. Le mieux est de la joindre à Kirindy et aux Tsingy.',
    next: ['baobabs', 'saison-ouest', 'morondava-acces'],
  },
  {
    id: 'rova-visite',
    answer:
      'Le Rova d’Antananarivo vaut surtout la montée pour sa vue sur la ville et son histoire royale, une heure environ\u202f; l’intérieur des palais ne s’ouvre pas toujours, demandez-le avant de payer. Il se joint à la haute ville et à la cathédrale d’Andohalo, à pied et de jour.',
    next: ['tana-visite', 'histoire', 'tana-nuit'],
  },
  {
    id: 'horaires-parcs',
    answer:
      'Les parcs ouvrent en général tous les jours, dimanches et jours fériés compris, tôt le matin vers 7\u202fh, et ferment avant la nuit\u202f; je n’ai pas l’horaire de chacun, demandez-le la veille à l’hôtel ou à l’accueil. Les Grands Tsingy ferment en saison des pluies. Venez à l’ouverture\u202f: les animaux sont plus actifs, et il fait moins chaud.',
    next: ['guide-obligatoire', 'parcs-tarifs', 'saison-ouest'],
  },
  {
    id: 'porteurs',
    answer:
      'Des porteurs se prennent sur place pour le pic Boby et les treks, au bureau du parc ou au village, avec le guide\u202f: ils portent tentes et vivres, et un sac de poids raisonnable. Leur nombre et leur prix se fixent avant de partir\u202f; faites-les prévoir dans le devis, et ajoutez un pourboire. Le gros bagage reste dans la voiture ou à l’hôtel\u202f; gardez sur vous un petit sac, de l’eau, une veste et les papiers.',
    next: ['randonnee', 'pourboire', 'guide-obligatoire'],
  },
  {
    id: 'jacarandas',
    answer:
      'Les jacarandas fleurissent surtout en octobre et en novembre\u202f: Antananarivo en est toute mauve, au mieux autour du lac Anosy et dans les vieux quartiers. Antsirabe en a aussi. Les flamboyants, rouges, suivent vers novembre et décembre. Les dates changent un peu selon les pluies.',
    next: ['saison', 'tana-visite', 'oiseaux-plantes'],
  },
  {
    id: 'sommet',
    answer:
      'Le plus haut sommet de Madagascar est le Maromokotro, 2\u202f876\u202fm, dans le Nord\u202f: il est loin de tout et peu fréquenté. Celui que l’on gravit est le deuxième, le pic Boby, 2\u202f658\u202fm, dans l’Andringitra, sur notre circuit Sud\u202f: deux jours avec bivouac, sans escalade.',
    next: ['randonnee', 'guide-obligatoire', 'camping'],
  },
  {
    id: 'reserver-parcs',
    answer:
      'Non, l’entrée d’un parc ne se réserve pas, en général\u202f: le billet et le guide se prennent le jour même au bureau d’accueil, en espèces. Venez à l’ouverture, et prévenez la veille pour une visite de nuit, un bivouac ou, en juillet, août et octobre, pour les Grands Tsingy et le pic Boby. Dans un circuit, le partenaire s’en charge si le devis le comprend\u202f: faites-le préciser.',
    next: ['guide-obligatoire', 'parcs-tarifs', 'inclus'],
  },
  {
    id: 'ateliers',
    answer:
      'Oui, beaucoup d’ateliers se visitent le long de la RN7\u202f: papier antemoro et soie à Ambalavao, marqueterie à Ambositra, corne de zébu, miniatures et pierres à Antsirabe, bois sculpté zafimaniry à Antoetra. Comptez une demi-heure chacun, en semaine\u202f; l’entrée est souvent libre, et l’on achète ce que l’on veut. Dites au guide lesquels vous intéressent.',
    next: ['artisanat', 'rn7', 'marchander'],
  },
  {
    id: 'a-pied',
    answer:
      'Oui, de jour, le centre des villes se parcourt à pied, le sac devant soi\u202f; pour ce qui est plus loin et dès la nuit tombée, prenez un taxi. À Nosy Be et à Sainte-Marie, on va à pied autour de l’hôtel, et plus loin en taxi, en tuk-tuk ou à vélo\u202f; l’île aux Nattes, sans voitures, se parcourt à pied.',
    next: ['taxi-ville', 'tana-nuit', 'temps-de-visite'],
  },
  {
    id: 'musees',
    answer:
      'Je n’ai pas les horaires des musées\u202f: demandez-les à l’hôtel la veille, car certains ferment un jour par semaine ou sans prévenir. À Antananarivo, voyez surtout le Rova et, à 21\u202fkm, la colline royale d’Ambohimanga, inscrite au patrimoine mondial. Venez en semaine, le matin, avec des espèces.',
    next: ['tana-visite', 'histoire', 'horaires'],
  },
  {
    id: 'andasibe-mantadia',
    answer:
      'Andasibe, la forêt d’Analamazaotra, est la plus facile\u202f: sentiers courts, indris habitués à l’homme, 2\u202fh\u202f30 à 3\u202fh\u202f30 de marche, tout près des hôtels. Mantadia, plus au nord par une piste, est une forêt primaire plus sauvage et plus raide\u202f: sifakas à diadème, cascades, peu de monde, une journée entière. Si vous n’avez qu’un jour, prenez Andasibe\u202f; avec deux, ajoutez Mantadia.',
    next: ['indri', 'temps-de-visite', 'guide-obligatoire'],
  },
  {
    id: 'batons-marche',
    answer:
      'Oui, des bâtons de marche aident pour le pic Boby, dans les descentes de l’Isalo et de Ranomafana, et si vos genoux sont fragiles\u202f; ailleurs, on s’en passe. Prenez-les pliants, en soute et non en cabine, avec des embouts de caoutchouc. Au parcours à baudrier des Grands Tsingy, ils gênent\u202f: on a besoin de ses mains.',
    next: ['randonnee', 'valise', 'aventure'],
  },
  {
    id: 'gros-baobab',
    answer:
      'Les plus hauts baobabs bordent l’allée des Baobabs, près de Morondava, sur notre circuit Ouest\u202f: des troncs de près de trente mètres. Le plus gros que l’on montre est celui de Mahajanga, au bord de la mer, d’une vingtaine de mètres de tour, mais il est hors de nos circuits. D’autres, trapus et ventrus, poussent à Ifaty-Mangily, sur le circuit Sud.',
    next: ['baobabs', 'saison-ouest', 'circuits-proposes'],
  },
  {
    id: 'niveau-circuits',
    answer:
      'Non, pas besoin d’être sportif pour tous\u202f: l’Est, le Centre et le Nord sont de niveau 2 sur 4, avec des marches de quelques heures à votre rythme\u202f; l’Ouest est de niveau 3, à cause de la chaleur, des bivouacs et du parcours à baudrier\u202f; le Sud est de niveau 4, pour le pic Boby, que l’on peut laisser. L’Est a les marches les plus courtes. Dites dans la demande ce que vous pouvez marcher.',
    next: ['seniors', 'randonnee', 'aventure'],
  },
  {
    id: 'cours',
    answer:
      'Un cours de cuisine, de danse, de malgache, de sculpture ou de percussions se demande dans le devis\u202f: ce n’est pas prévu dans nos circuits, et je n’ai pas d’adresse, mais un guide ou un hôtel trouve volontiers une cuisinière, un musicien ou un artisan. Le plus simple est un atelier\u202f: papier antemoro à Ambalavao, marqueterie à Ambositra, bois sculpté à Antoetra. Dites ce que vous voulez apprendre, et combien de temps.',
    next: ['artisanat', 'cuisine', 'sur-mesure'],
  },
  {
    id: 'tsingy-parcours',
    answer:
      'Le parcours des Grands Tsingy se fait attaché par un baudrier, avec un guide\u202f: échelles, passages étroits, crêtes et un pont suspendu, 4 à 5\u202fh. Il impressionne, mais on avance lentement et bien assuré\u202f; avec le vertige, prenez un parcours plus court, que le guide connaît. Les Petits Tsingy, près de Bekopaka, sont plus faciles. Je ne connais pas de limite de poids ni de taille\u202f: demandez-la au bureau du parc.',
    next: ['tsingy', 'aventure', 'seniors'],
  },
  {
    id: 'fleuves',
    answer:
      'Sur la Tsiribihina, trois jours de descente en chaland ou en pirogue, avec des oiseaux d’eau, des crocodiles sur les bancs de sable, et parfois des lémuriens et des caméléons sur les rives boisées. Le Manambolo se remonte en pirogue, dans ses gorges, en quelques heures depuis Bekopaka, après les tsingy\u202f; sa descente entière, plus sauvage, se demande sur mesure. Notre circuit Ouest a les deux\u202f: le fleuve d’abord, les gorges ensuite.',
    next: ['pirogue', 'aventure', 'crocodiles'],
  },
]
