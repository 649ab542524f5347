import type { Note } from '#mocks/data/notes.ts'

export const table: readonly Note[] = [
  {
    id: 'enfants-repas',
    answer:
      'Les enfants trouvent toujours quelque chose\u202f: du riz, des pâtes, des frites, du poulet grillé, des omelettes, des bananes. Les menus enfants sont rares hors des hôtels de tourisme, mais la cuisine est peu épicée, et l’on sert volontiers une petite part ou une assiette de plus. Évitez glaçons et crudités, et gardez des biscuits et de l’eau pour la route.',
    next: ['cuisine', 'enfants-circuit', 'enfants-sante'],
  },
  {
    id: 'crudites',
    answer:
      'Les salades et les crudités sont à éviter hors des restaurants soignés, parce qu’on les lave à l’eau du robinet, qui n’est pas sûre\u202f: préférez les légumes cuits, servis chauds, et les fruits que l’on pèle soi-même. À une bonne table qui les lave à l’eau traitée, on peut se les permettre\u202f; demandez-le.',
    next: ['diarrhee', 'eau', 'cuisine'],
  },
  {
    id: 'glacons',
    answer:
      'Les glaçons sont à refuser quand vous ignorez d’où vient l’eau, comme les glaces artisanales et le lait cru\u202f: dites «\u202fsans glaçons\u202f». Les hôtels et les bons restaurants en font souvent avec de l’eau traitée\u202f; demandez-le. Les boissons fraîches en bouteille capsulée et les glaces industrielles bien gelées ne posent en général pas de problème.',
    next: ['eau', 'boissons', 'diarrhee'],
  },
  {
    id: 'street-food',
    answer:
      'La cuisine de rue se mange si elle est bien cuite et servie brûlante devant vous\u202f: brochettes, beignets, mofo gasy du matin. Choisissez l’étal où il y a du monde, sans sauce froide, ni salade, ni glaçons, ni lait, et lavez-vous les mains. Ventre fragile ou jeune enfant\u202f: préférez l’hôtel.',
    next: ['diarrhee', 'cuisine', 'prix-courants'],
  },
  {
    id: 'repas-route',
    answer:
      'Le midi, on s’arrête dans un restaurant de bord de route ou une gargote, où l’on sert du riz avec de la viande, du poulet ou des légumes, pour 5\u202f000 à 10\u202f000\u202fAr\u202f; les grandes haltes de la RN7 ont mieux. Sur les pistes et le bateau de la Tsiribihina, on pique-nique ou l’équipe cuisine. Dites dans la demande ce que vous ne mangez pas, et gardez eau, fruits et biscuits dans la voiture.',
    next: ['cuisine', 'prix-courants', 'toilettes'],
  },
  {
    id: 'allergie',
    answer:
      'Une allergie alimentaire demande de la prudence\u202f: l’arachide est partout, et aucune cuisine ne peut garantir l’absence de traces. Écrivez-la dans la demande de devis, montrez-la écrite en malgache à chaque repas, préférez des plats simples, riz, légumes, œufs, viande grillée. Allergique au poisson ou aux fruits de mer, demandez sur la côte aussi de la viande ou des légumes, cuits à part. Gardez sur vous, en cabine aussi, le traitement d’urgence prescrit, avec l’ordonnance\u202f; voyez l’allergologue avant le départ, surtout pour un enfant.',
    next: ['vegetarien', 'pharmacie', 'hopital'],
    covers: ['fruits-de-mer', 'allergie'],
  },
  {
    id: 'plats-malgaches',
    answer:
      'Les plats à goûter\u202f: le romazava, plat national, un bouillon de viande de zébu et de brèdes, dont les brèdes mafana, qui picotent la langue\u202f; le ravitoto, feuilles de manioc pilées au porc\u202f; les brochettes de zébu\u202f; les mofo gasy, petits pains de riz du matin\u202f; le koba, gâteau de riz et d’arachide\u202f; sur les côtes, crabes, crevettes et poissons au coco. Tout se mange avec du riz, et le piment, ou sakay, se sert à part.',
    next: ['cuisine', 'vegetarien', 'marches'],
  },
  {
    id: 'alcool',
    answer:
      'L’alcool est permis et se trouve partout, bière et rhum surtout\u202f; on boit au restaurant, au bar ou à l’hôtel, plutôt que dans la rue. Certaines familles, musulmanes ou protestantes, n’en boivent pas, et il est fady dans quelques lieux sacrés\u202f: suivez votre guide. Évitez l’alcool artisanal, parfois toxique, ne laissez pas votre verre, et n’acceptez pas qu’un chauffeur boive.',
    next: ['boissons', 'fady', 'securite'],
  },
  {
    id: 'vegan',
    answer:
      'En mangeant végane, vous mangerez à votre faim, mais souvent la même chose\u202f: riz, brèdes, haricots, lentilles, légumes, fruits, arachides et plats au lait de coco. Demandez «\u202fni viande, ni poisson, ni œuf, ni lait\u202f», et sans bouillon, car la viande s’y cache. Écrivez-le dans la demande de devis, prévenez l’hôtel la veille, et emportez de quoi compléter\u202f: loin des villes, le choix est mince.',
    next: ['vegetarien', 'cuisine', 'supermarche'],
  },
  {
    id: 'viande-zebu',
    answer:
      'Oui, le zébu est bon\u202f: sa viande ressemble au bœuf, plus maigre, parfois ferme, et se sert partout, en brochettes, en steak ou mijotée dans le romazava. Mangez-la bien cuite, à une table où il y a du monde. Poulet, canard, porc et poisson se trouvent aussi.',
    next: ['cuisine', 'zebu', 'marches'],
  },
  {
    id: 'gluten',
    answer:
      'Oui, sans gluten, on mange sans trop de peine\u202f: le riz est à tous les repas, avec des légumes, des œufs, de la viande ou du poisson grillés, du manioc et des fruits. Méfiez-vous du pain, des beignets, des pâtes, de la bière, de la sauce soja et des bouillons en cube. Personne ne peut promettre l’absence de traces\u202f: écrivez-le dans la demande de devis, montrez-le écrit à chaque repas, et emportez de quoi tenir au petit déjeuner et en route.',
    next: ['vegetarien', 'cuisine', 'supermarche'],
  },
  {
    id: 'desserts',
    answer:
      'En dessert, on sert surtout des fruits\u202f: ananas, banane, papaye, mangue d’octobre à janvier, letchi en novembre et décembre\u202f; des bananes flambées au rhum, des beignets, et le koba, gâteau de riz, d’arachide et de banane cuit dans une feuille. Le chocolat et la vanille du pays sont excellents. Les yaourts et les glaces artisanales sont à éviter si vous avez le ventre fragile.',
    next: ['fruits-epices', 'cuisine', 'vanille'],
  },
  {
    id: 'restaurants-lesquels',
    answer:
      'Je ne recommande pas de restaurant par son nom\u202f: demandez à l’hôtel ou au chauffeur, qui savent lequel est bon et ouvert ce jour-là. Choisissez une salle où il y a du monde, des plats cuits à l’instant et servis chauds. Avec une grande faim, commandez tout de suite\u202f: on attend souvent longtemps. Le soir en ville, allez-y et rentrez en voiture ou en taxi.',
    next: ['cuisine', 'prix-courants', 'diarrhee'],
  },
  {
    id: 'souvenirs-gourmands',
    answer:
      'Les meilleurs souvenirs à manger ou à boire\u202f: la vanille, le poivre, la cannelle et le girofle, le chocolat et le café du pays, le rhum arrangé. Achetez la vanille au marché ou chez un producteur, avec une facture, et 2\u202fkg au plus par voyageur. Laissez les fruits frais, les graines et les plantes\u202f: ils sont contrôlés à l’arrivée en Europe.',
    next: ['rapporter', 'vanille', 'marches'],
  },
  {
    id: 'laitages',
    answer:
      'Oui, on trouve du fromage, du yaourt et du beurre, faits surtout sur les Hautes Terres, autour d’Antsirabe, et dans les supermarchés des villes\u202f; ailleurs, ils sont rares. Prenez des produits pasteurisés ou bien fermés et gardés au froid, et évitez le lait cru, les yaourts et les glaces artisanales si vous avez le ventre fragile. Intolérant au lactose, vous n’aurez guère de peine\u202f: la cuisine malgache en contient peu.',
    next: ['cuisine', 'supermarche', 'diarrhee'],
  },
  {
    id: 'couverts',
    answer:
      'On mange à la cuillère et à la fourchette, dans une assiette creuse, avec beaucoup de riz\u202f; au restaurant, il y a aussi un couteau. Avec les mains, on mange les brochettes, les beignets et les fruits. À table, laissez servir les aînés d’abord, goûtez à tout, et lavez-vous les mains avant. Chez l’habitant, on partage parfois une natte posée au sol.',
    next: ['cuisine', 'politesse', 'marches'],
  },
  {
    id: 'repas-soir',
    answer:
      'Le soir, on dîne le plus souvent à l’hôtel ou dans un restaurant tout proche, où l’on va en taxi après la nuit tombée\u202f; près des parcs, l’hôtel est souvent la seule table, et l’on commande avant la visite. Au bivouac et sur le bateau de la Tsiribihina, l’équipe cuisine. Le devis dit quels repas sont compris\u202f; au restaurant, comptez 25\u202f000 à 60\u202f000\u202fAr.',
    next: ['inclus', 'cuisine', 'hebergement'],
  },
]
