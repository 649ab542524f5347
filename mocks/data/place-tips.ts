/** What travellers ask most about some places, by the name of the place. Sentences. */
export type PlaceTips = {
  /** What one sees and does. */
  sights?: string
  children?: string
  /** How hard the walk is. */
  effort?: string
  /** What to do there or elsewhere if it is too hard. */
  easier?: string
  /** When to come, on a day. */
  hours?: string
  /** Which months. */
  season?: string
  bathing?: string
  /** What one eats there. */
  food?: string
  /** Which beach to go to. */
  beaches?: string
  /** From December to March, when its circuit is closed. */
  wet?: string
  /** Where and when to see turtles. */
  turtles?: string
  /** Whether and when to see whales. */
  whales?: string
  /** Whether to dive and snorkel there. */
  diving?: string
  /** The boat that goes there. */
  sea?: string
  /** Why to stay the night: a part of a sentence. */
  night?: string
  /** By boat or by air. */
  means?: string
  /** How to get there from the next town or island. */
  access?: string
  /** Why there are no cars. */
  cars?: string
  /** What to do when the sea is too rough. */
  badWeather?: string
  /** Which animals, if that is not why one comes. */
  animals?: string
  /** Where one sleeps, if our circuits do not. */
  lodging?: string
  /** Whether one sleeps in a tent there. */
  camping?: string
  /** Which bicycles and motorbikes one can rent. */
  rental?: string
  /** Of the months with trade winds. */
  windy?: string
}

export const placeTips: Readonly<Record<string, PlaceTips>> = {
  Antananarivo: {
    rental: 'Oui, quelques agences louent vélos et motos à Antananarivo.',
    children: 'Avec des enfants, à Antananarivo, préférez la colline d’Ambohimanga, une demi-journée au calme, à une heure ou deux de la ville, et la haute ville le matin, en voiture puis à pied. Les marchés sont bondés, et les embouteillages longs.',
  },
  "Parc d'Andasibe-Mantadia": {
    night: 'les indris chantent surtout entre 7\u202fh et 11\u202fh',
    sights: 'On y entend et on y voit l’indri le matin, dans la forêt d’Analamazaotra, avec d’autres lémuriens. La nuit, une promenade à la lampe montre caméléons, grenouilles et petits lémuriens\u202f; Mantadia, plus loin, est plus sauvage.',
    children: 'Oui, Andasibe convient aux enfants, même petits\u202f: les indris y sont faciles à voir, et le guide choisit une boucle courte. La route depuis Antananarivo prend 4\u202fh à 5\u202fh\u202f30.',
    effort: 'À Andasibe, la boucle guidée d’Analamazaotra est facile, 2\u202fh\u202f30 à 3\u202fh\u202f30, et le guide en choisit une plus courte au besoin.',
  },
  "Rova d'Antananarivo": {
    hours: 'Le Rova se visite de jour, une heure environ\u202f; l’intérieur des palais ne s’ouvre pas toujours\u202f: demandez-le avant de payer, ou la veille à l’hôtel.',
    sights: 'On monte au Rova pour sa vue sur la ville et son histoire royale, une heure environ\u202f; l’intérieur des palais ne s’ouvre pas toujours. Il se joint à la haute ville et à la cathédrale d’Andohalo, à pied et de jour.',
    effort: 'Le Rova est sur la plus haute colline de la ville\u202f: on y monte en voiture, puis on redescend à pied, par la cathédrale d’Andohalo et de grands escaliers, jusqu’au marché d’Analakely, en 45\u202fmin à 1\u202fh\u202f10. À pied depuis la ville basse, cela monte beaucoup. Je ne connais pas le nombre de marches.',
  },
  "Parc national de l'Isalo": {
    camping: 'Dans le parc, seulement sous tente, dans ses emplacements et avec le guide\u202f; les hôtels et les lodges sont à Ranohira, à son bord.',
    sights: 'On y marche dans un massif de grès, de quelques heures à une journée\u202f: canyons, piscine naturelle, makis catta, et le coucher de soleil sur les rochers, à la Fenêtre de l’Isalo surtout.',
    children: 'Oui, avec des enfants qui marchent bien, mais pas pour la marche entière. À l’Isalo, partez avant 8\u202fh, avec beaucoup d’eau, car il y a peu d’ombre. Le guide choisit un parcours court\u202f; la piscine naturelle, cinq à six heures aller et retour, est trop loin pour les petits.',
    bathing: 'À l’Isalo, on se baigne à la piscine naturelle, au bout d’une marche avec le guide\u202f; l’eau est fraîche, surtout de juin à août.',
    effort: 'À l’Isalo, la marche de la piscine naturelle prend cinq à six heures aller et retour, presque sans ombre\u202f; le guide propose aussi plus court.',
    easier: 'Oui\u202f: à l’Isalo, demandez au guide un parcours court, tôt le matin, ou le coucher de soleil sur les rochers, sans marche. Plus facile encore, la réserve d’Anja, deux heures avec les makis.',
  },
  'Parc national de Ranomafana': {
    night: 'les animaux se cherchent tôt le matin et à la nuit tombée',
    sights: 'On y cherche les hapalémurs et d’autres lémuriens dans une forêt humide et raide, quatre à cinq heures de sentier\u202f; la nuit, caméléons et grenouilles se voient à la lampe.',
    children: 'Pas avec de petits enfants\u202f: à Ranomafana, les sentiers sont raides et glissants. Des enfants qui marchent bien y font un parcours court\u202f; pour de plus petits, Andasibe et la réserve d’Anja sont plus faciles.',
    effort: 'À Ranomafana, les sentiers sont raides et humides, quatre à cinq heures pour la boucle habituelle\u202f; le guide en choisit une plus courte au besoin.',
    easier: 'Oui\u202f: à Ranomafana, le guide choisit une boucle plus courte. Plus facile pour les lémuriens, Andasibe, sur la route de l’Est, et la réserve d’Anja, plus au sud.',
  },
  "Massif de l'Andringitra (pic Boby)": {
    camping: 'Oui, pour le pic Boby\u202f: une nuit sous tente ou en abri au camp, vers 2\u202f050\u202fm, très froide de juin à août\u202f; dans la vallée de Namoly, en gîte ou sous tente. L’organisateur fournit en général la tente, pas toujours le duvet\u202f: faites-le préciser dans le devis.',
    sights: 'On y monte au pic Boby en deux jours, entre dalles de granit et cascades, avec un bivouac d’altitude, ou l’on marche plus doucement dans la vallée du Tsaranoro, au pied de grandes falaises.',
    effort: 'L’ascension du pic Boby est difficile\u202f: deux jours, 28\u202fkm et 1\u202f100\u202fm de montée, avec un bivouac vers 2\u202f050\u202fm. Sans le sommet, la vallée du Tsaranoro est plus douce.',
    easier: 'Oui, sans le sommet\u202f: la vallée du Tsaranoro, au pied de grandes falaises, se parcourt à la journée, plus doucement, et la réserve d’Anja, près d’Ambalavao, en deux heures, avec les makis catta.',
    children: 'Non, le pic Boby ne convient pas à de jeunes enfants\u202f: deux jours de marche et un bivouac froid. Un adolescent sportif, habitué à marcher, le monte avec le guide. La réserve d’Anja, tout près, leur plaît.',
  },
  "Réserve communautaire d'Anja": {
    effort: 'À Anja, la marche est courte, environ deux heures entre les rochers, avec quelques passages raides que l’on peut éviter.',
    children: 'Oui, la réserve d’Anja plaît aux enfants\u202f: deux heures de marche, et des makis catta faciles à voir.',
  },
  'Grands Tsingy de Bemaraha': {
    animals: 'Aux Grands Tsingy, on voit surtout la pierre, et avec de la chance des lémuriens, dont des sifakas, sur les lames et dans la forêt sèche, des oiseaux et des lézards. Pour les animaux, Kirindy, sur la même route, est bien meilleur.',
    season: 'Les Grands Tsingy se visitent de mai à novembre en général, au mieux de mai à septembre, avant la grosse chaleur\u202f; le reste de l’année, la piste est coupée et le parc fermé.',
    sights: 'On y marche quatre à cinq heures entre des lames de calcaire, avec baudrier, échelles et pont suspendu. À côté, une pirogue remonte les gorges du Manambolo.',
    children: 'Non, les Grands Tsingy ne conviennent pas à de jeunes enfants\u202f: longue piste, chaleur, et parcours avec baudrier, échelles et pont suspendu. Un adolescent à l’aise, sans vertige, le fait\u202f; je ne connais pas d’âge minimum, demandez-le au bureau du parc.',
    easier: 'Oui\u202f: les Petits Tsingy, près de Bekopaka, et un parcours plus court que le guide connaît. Ailleurs, l’Ankarana, dans le Nord, est plus accessible, et les Tsingy Rouge se voient sans effort, en une heure de marche.',
    effort: 'Les Grands Tsingy sont difficiles\u202f: quatre à cinq heures avec baudrier, échelles et pont suspendu, dans la chaleur, et déconseillés en cas de vertige.',
    hours: 'Le parc des Grands Tsingy ouvre vers 6\u202fh\u202f: partez à l’ouverture, avant la chaleur.',
  },
  "Parc de l'Ankarana": {
    children: 'Oui, s’ils marchent bien\u202f: dans l’Ankarana, le guide choisit une boucle courte, tôt, avant la chaleur. La roche coupe\u202f: chaussures fermées, et la main d’un adulte sur les passerelles. Pour de plus petits, les Tsingy Rouge se voient en une heure.',
    sights: 'On y voit des tsingy, une grotte aux chauves-souris, la perte des rivières, et des lémuriens en forêt sèche\u202f: cinq à six heures de boucle avec un guide, ou moins.',
    easier: 'Oui\u202f: dans l’Ankarana, le guide choisit une boucle plus courte. Plus facile encore, les Tsingy Rouge, vus sans effort en une heure, et la Montagne d’Ambre, sans difficulté technique.',
    effort: 'Dans l’Ankarana, la boucle prend cinq à six heures dans la chaleur, avec des passerelles et de la roche coupante\u202f; le guide en choisit une plus courte au besoin.',
    hours: 'Le parc de l’Ankarana ouvre vers 7\u202fh\u202f: entrez à l’ouverture, avant la chaleur.',
  },
  "Parc national de la Montagne d'Ambre": {
    bathing: 'Non, à la Montagne d’Ambre, on ne se baigne pas en général\u202f: l’eau des cascades et des lacs est fraîche, et des interdits (fady) l’entourent\u202f; demandez au guide.',
    children: 'Oui, la Montagne d’Ambre se fait avec des enfants qui marchent bien\u202f: le guide choisit un sentier court, jusqu’à une cascade proche.',
    sights: 'On y voit des cascades, des lacs de cratère, de minuscules caméléons et des lémuriens, en quatre à cinq heures de marche.',
    effort: 'À la Montagne d’Ambre, la boucle entre cascades et lacs prend quatre à cinq heures, sans difficulté technique.',
  },
  'Tsingy Rouge': {
    children: 'Oui, les Tsingy Rouge se font avec des enfants\u202f: une heure de marche dans le ravin, sans difficulté. Emportez chapeaux et eau\u202f; la piste pour y venir secoue.',
    sights: 'On y voit, dans un ravin, de fines aiguilles rouges de latérite et de grès, les plus belles en fin d’après-midi\u202f: une heure de marche suffit.',
    effort: 'Les Tsingy Rouge se voient sans effort, avec une heure de marche dans le ravin.',
    hours: 'La fin de l’après-midi donne aux Tsingy Rouge leurs plus belles couleurs.',
  },
  'Forêt de Kirindy': {
    season: 'Les animaux sont les plus actifs en octobre et en novembre, et se voient surtout à la nuit tombée\u202f; de juin à août, certains hibernent. Kirindy se visite de mai à novembre\u202f: ensuite, les pluies coupent la piste.',
    children: 'Oui, Kirindy se fait avec des enfants qui marchent bien\u202f: les sentiers sont plats, et le guide choisit la durée, de nuit aussi. La piste pour y venir est longue.',
    night: 'la plupart des animaux s’y voient à la nuit tombée',
    sights: 'On y voit le fosa, le matin ou le soir autour du camp, au mieux en octobre et en novembre, des sifakas et, de nuit, des microcèbes et des lépilémurs.',
    effort: 'À Kirindy, les sentiers sont plats\u202f: deux à trois heures le matin, une heure et demie à deux heures de nuit.',
  },
  'Allée des Baobabs': {
    children: 'Oui, l’allée des Baobabs plaît aux enfants\u202f: on s’y promène à plat, une heure suffit, et Morondava est proche. Attention aux voitures qui passent sur la piste.',
    effort: 'L’allée des Baobabs se voit sans effort\u202f: on se promène sur la piste, à plat, entre les arbres.',
    season: 'L’allée des Baobabs se visite toute l’année depuis Morondava, au mieux d’avril à novembre, quand la piste est sèche\u202f; de janvier à mars, la boue complique tout. Venez au coucher du soleil ou tôt le matin.',
    sights: 'On y voit de grands baobabs de part et d’autre de la piste, au mieux au coucher du soleil\u202f; une heure suffit, depuis Morondava.',
    wet: 'L’allée elle-même reste accessible depuis Morondava, mais la boue complique tout de janvier à mars.',
    hours: 'La lumière est la plus belle dans l’heure qui précède le coucher du soleil, vers 17\u202fh\u202f30 de mai à juillet et 18\u202fh\u202f40 en janvier, et juste après son lever, avec moins de monde\u202f: de Morondava, partez alors au petit jour, pour ne pas rouler de nuit.',
  },
  Morondava: {
    beaches: 'Oui, Morondava a une longue plage de sable, mais la mer y est ouverte et les courants changent\u202f: demandez à l’hôtel où et quand se baigner.',
    wet: 'Morondava reste accessible par la route et par avion, mais la boue complique tout de janvier à mars.',
    sights: 'On y voit la plage et le village vezo, et l’allée des Baobabs, à une vingtaine de kilomètres\u202f; de là partent les pistes de Kirindy et des Tsingy.',
    children: 'Oui, Morondava se fait avec des enfants\u202f: la plage et l’allée des Baobabs sont proches. Les pistes vers les Tsingy sont trop longues pour les plus jeunes.',
    bathing: 'À Morondava, on se baigne à la plage, mais la mer y est ouverte et les courants changent\u202f: demandez à l’hôtel où et quand.',
  },
  'Nosy Be': {
    lodging: 'Du bungalow simple à l’hôtel de luxe\u202f: à Nosy Be, les plages et la plupart des hôtels sont sur la côte ouest, vers Ambatoloaka, animée le soir, et plus au calme vers Andilana\u202f; notre circuit Nord dort à Hell-Ville. Dites le confort voulu dans le devis.',
    rental: 'Oui, à Nosy Be, on loue scooters, motos et quads.',
    whales: 'Quelques-unes\u202f: des baleines à bosse passent au large de Nosy Be de juillet à septembre, moins nombreuses qu’à Sainte-Marie. Les requins-baleines, eux, s’y montrent de septembre à décembre\u202f: inoffensifs, on les regarde au tuba, sans les toucher. Choisissez un bateau qui garde ses distances.',
    diving: 'Oui, Nosy Be est le premier centre de plongée du pays, au mieux d’avril à décembre\u202f: au tuba, les plus beaux fonds sont à Nosy Tanikely, et les tortues à Nosy Sakatia, en courte sortie de bateau.',
    beaches: 'Les plus belles plages sont sur les îles voisines, Nosy Iranja et Nosy Sakatia\u202f; à Nosy Be même, la côte ouest a les plages et les hôtels. On s’y baigne sans grand risque.',
    turtles: 'Oui, les tortues de mer se voient presque toute l’année autour de Nosy Be, au masque, à Nosy Sakatia et à Nosy Tanikely surtout\u202f; l’eau est la plus claire d’avril à décembre. On ne les touche pas, et on ne leur barre pas le chemin.',
    means: 'Depuis Antananarivo, plutôt l’avion\u202f: une heure et demie environ, contre deux longs jours de route. Depuis Ankify, où l’on vient par la route d’Antsiranana, le bateau\u202f: 30\u202fmin à 1\u202fh de vedette, le matin, quand la mer est calme.',
    badWeather: 'Une sortie en mer annulée à Nosy Be se reporte, le plus souvent au lendemain matin. Il pleut surtout l’après-midi et la nuit\u202f: sortez en mer le matin, et gardez pour les averses le marché aux épices de Hell-Ville et un bon repas de poisson.',
    wet: 'On va toujours à Nosy Be en avion.',
    children: 'Oui, Nosy Be se fait avec des enfants\u202f: plages, courtes sorties en bateau, et un vol pour y aller. Un gilet à leur taille sur chaque bateau, et le matin, quand la mer est calme.',
    bathing: 'À Nosy Be, on se baigne sans grand risque dans les eaux calmes de l’île et de ses voisines, où les requins dangereux sont rares. Des chaussures d’eau protègent des oursins et des poissons-pierres.',
    sea: 'D’Ankify à Hell-Ville, la vedette met 30\u202fmin à 1\u202fh. La mer est plus calme le matin\u202f: traversez avant 9\u202fh, gilet attaché. Par gros temps, prenez l’avion.',
    season: 'Venez à Nosy Be d’avril à décembre, au mieux en mai et en octobre, quand la mer est calme\u202f; de janvier à mars, il pleut beaucoup et des cyclones peuvent passer.',
  },
  'Sainte-Marie': {
    rental: 'Oui, à Sainte-Marie, on loue un vélo ou un scooter pour longer les criques.',
    whales: 'Oui, de juillet à septembre\u202f: c’est à Sainte-Marie que l’on voit le plus de baleines à bosse, dans le canal qui sépare l’île de la Grande Terre. Les sorties partent le matin\u202f; choisissez un bateau qui garde ses distances et donne des gilets.',
    diving: 'Oui, au masque et au tuba dans les lagons, surtout autour de l’île aux Nattes, et Sainte-Marie a ses clubs de plongée\u202f: septembre à novembre sont les mois les plus secs.',
    badWeather: 'La traversée vers Sainte-Marie ne se fait pas par mauvaise mer\u202f: elle s’annule ou se reporte. Attendez sur la côte, ou venez en avion, en une heure environ. Gardez un jour de marge, et ne montez pas dans un bateau qui part quand même.',
    beaches: 'La plus belle est celle de l’île aux Nattes, à quelques minutes de pirogue de la pointe sud, dans un lagon calme\u202f; Sainte-Marie en a d’autres, derrière le récif.',
    means: 'Plutôt l’avion, si son horaire tient\u202f: une heure environ depuis Antananarivo, mais pas tous les jours. Par la route et le bateau, comptez deux jours\u202f: la RN2 et la RN5, puis 1\u202fh\u202f30 à 2\u202fh\u202f30 de vedette en mer ouverte, annulée par mauvaise mer. Notre circuit Est va en bateau et revient en avion.',
    wet: 'Seul l’avion y mène alors, s’il vole.',
    children: 'Oui, Sainte-Marie se fait avec des enfants\u202f: lagon de l’île aux Nattes, trajets courts. Venez en avion plutôt que par la vedette, qui met 1\u202fh\u202f30 à 2\u202fh\u202f30 en mer ouverte.',
    bathing: 'À Sainte-Marie, on se baigne sans grand risque dans les lagons fermés par le récif, surtout autour de l’île aux Nattes\u202f; hors du récif, non, à cause des courants et des requins.',
    sea: 'La traversée vers Sainte-Marie bouge souvent\u202f: 1\u202fh\u202f30 à 2\u202fh\u202f30 de vedette depuis Soanierana Ivongo, l’embouchure puis la mer ouverte. Partez le matin, asseyez-vous au milieu et regardez l’horizon\u202f; demandez à un pharmacien un remède contre le mal de mer. Par mauvaise mer, elle s’annule\u202f: gardez un jour de marge, ou venez en avion, en une heure environ.',
    season: 'Venez à Sainte-Marie de juillet à novembre\u202f: les baleines passent jusqu’en septembre, et septembre à novembre sont les mois les plus secs.',
  },
  'Île aux Nattes (Nosy Nato)': {
    whales: 'Oui, de juillet à septembre\u202f: les baleines à bosse passent dans le canal de Sainte-Marie, et les sorties en bateau partent le matin de Sainte-Marie. On en aperçoit parfois au large de l’île aux Nattes.',
    diving: 'Oui, au masque et au tuba dans le lagon, peu profond et calme\u202f; les clubs de plongée sont à Sainte-Marie.',
    access: 'On y va en pirogue, en quelques minutes, depuis la pointe sud de Sainte-Marie, près de l’aéroport.',
    effort: 'Oui, l’île aux Nattes, petite et sans voiture, se parcourt à pied, entre les plages et les sentiers\u202f: demandez à l’hôtel l’heure de la marée.',
    cars: 'Non, l’île aux Nattes est sans voiture\u202f: on s’y déplace à pied ou en pirogue.',
    sights: 'On y vient pour le lagon et les plages, à pied autour d’une petite île sans voiture, à quelques minutes de pirogue de Sainte-Marie.',
    children: 'Oui, l’île aux Nattes convient aux enfants\u202f: lagon calme et peu profond, plages, et pas de voiture. On y passe en pirogue, en quelques minutes\u202f: demandez un gilet à leur taille.',
    bathing: 'À l’île aux Nattes, on se baigne sans grand risque dans le lagon\u202f; hors du récif, non, à cause des courants et des requins.',
    sea: 'Depuis la pointe sud de Sainte-Marie, la pirogue met quelques minutes sur une eau calme. Pour Sainte-Marie même, la vedette met 1\u202fh\u202f30 à 2\u202fh\u202f30 en mer ouverte, ou l’avion une heure environ.',
  },
  'Ifaty-Mangily': {
    whales: 'Quelques-unes, de juillet à septembre\u202f: des baleines à bosse passent au large d’Ifaty, moins nombreuses qu’à Sainte-Marie, dans l’Est.',
    diving: 'Oui, Ifaty a ses clubs de plongée et un beau récif\u202f: au masque et au tuba, on nage dans le lagon ou l’on va au récif en pirogue, le matin, avant le vent.',
    beaches: 'Oui, la plage d’Ifaty-Mangily borde un lagon fermé par un récif\u202f: on s’y baigne sans grand risque, mieux à marée haute, entre les pirogues des pêcheurs.',
    turtles: 'Oui, toute l’année\u202f: près d’Ifaty-Mangily, un centre, le Village des Tortues, recueille des tortues terrestres saisies. Toutes sont protégées\u202f: on n’en achète et n’en emporte aucune.',
    sights: 'Ifaty est la plus facile à atteindre et la plus équipée\u202f: lagon, pirogue à voile, plongée, et une forêt d’épineux avec des baobabs.',
    children: 'Oui, Ifaty se fait avec des enfants\u202f: le lagon est calme, et Toliara est à une petite heure de route.',
    bathing: 'À Ifaty, on se baigne sans grand risque dans le lagon, derrière le récif\u202f; méfiez-vous des oursins, avec des chaussures d’eau.',
  },
  Anakao: {
    whales: 'Quelques-unes, de juillet à septembre\u202f: des baleines à bosse passent au large d’Anakao, moins nombreuses qu’à Sainte-Marie, dans l’Est.',
    diving: 'Oui, Anakao a ses clubs et de beaux récifs, dans le lagon et autour de l’îlot de Nosy Ve\u202f: sortez le matin, avant que le vent ne se lève.',
    access: 'On y va en vedette depuis Toliara, le matin, en 1\u202fh\u202f15 à 2\u202fh\u202f30\u202f; la piste est longue et mauvaise.',
    badWeather: 'Quand le vent se lève, vers midi, il n’y a plus de traversée entre Toliara et Anakao\u202f: on part le lendemain matin, ou l’on reste à Ifaty, où mène la route. Gardez un jour de marge avant un vol.',
    beaches: 'Oui, une longue plage de sable clair, calme, devant le lagon\u202f: on s’y baigne sans grand risque en deçà du récif.',
    means: 'Plutôt le bateau\u202f: depuis Toliara, la vedette met 1\u202fh\u202f15 à 2\u202fh\u202f30, le matin. Il n’y a pas de vol, et la piste est longue et mauvaise. Jusqu’à Toliara, l’avion depuis Antananarivo fait gagner deux à trois jours de route.',
    sights: 'Anakao est la plus calme et la plus isolée\u202f: on y vient en vedette, pour la plage, le lagon et l’îlot de Nosy Ve.',
    children: 'Anakao est calme et belle avec des enfants, mais on y vient en vedette et l’on est loin d’un hôpital\u202f: Ifaty est plus simple.',
    bathing: 'À Anakao, on se baigne sans grand risque dans le lagon, derrière le récif\u202f; le vent se lève souvent vers midi.',
    sea: 'De Toliara à Anakao, la vedette met 1\u202fh\u202f15 à 2\u202fh\u202f30. Elle part le matin, avant que le vent ne se lève\u202f; ensuite, pas de traversée.',
  },
  'Toamasina (Tamatave)': {
    children: 'Toamasina n’est qu’une halte, et l’on ne s’y baigne pas\u202f: avec des enfants, allez plutôt à Foulpointe, à une heure et demie ou deux de route, où le lagon est calme.',
    sights: 'On y flâne en cyclo-pousse sur de larges avenues et au grand marché, le Bazary Be, mais on ne s’y baigne pas. Une demi-journée suffit. La ville se reconstruit depuis le cyclone de février 2026\u202f; pour la plage, allez à Foulpointe, derrière son récif.',
    beaches: 'Pas pour se baigner\u202f: à Toamasina, courants et requins y font renoncer. La plage des familles est celle de Foulpointe, derrière son récif.',
    bathing: 'Ne vous baignez pas à Toamasina\u202f: courants et requins y font renoncer. Allez plutôt à Foulpointe, derrière son récif.',
  },
  'Mahavelona (Foulpointe)': {
    beaches: 'Oui, une longue plage derrière un récif, où l’on se baigne sans grand risque\u202f: c’est celle des familles de Toamasina.',
    sights: 'C’est la plage des familles de Toamasina, animée le week-end et pendant les vacances\u202f; en semaine, elle est calme. On y vient pour le lagon fermé par un récif et, au nord du bourg, les murs d’un fort merina du XIXe siècle.',
    children: 'Oui, Foulpointe convient aux enfants\u202f: le récif garde le lagon calme, et la plage est celle des familles de Toamasina. Ne les laissez pas passer le récif. La route depuis Toamasina prend 1\u202fh\u202f30 à 2\u202fh.',
    bathing: 'À Foulpointe, on se baigne sans grand risque dans le lagon fermé par un récif\u202f; hors du récif, non, à cause des courants et des requins.',
  },
  'Lac Itasy': {
    sights: 'On y voit le lac et ses rives en pirogue ou à pied, les geysers d’Andranomandraotra et les chutes de la Lily\u202f: une à deux journées, au départ d’Ampefy.',
    sea: 'Le lac Itasy se découvre de la rive ou en pirogue, avec un piroguier du bord\u202f: convenez du prix avant, et demandez un gilet.',
    children: 'Oui, le lac Itasy se fait avec des enfants\u202f: 3 à 4\u202fh de route depuis Antananarivo, une promenade en pirogue avec gilet, les geysers et les chutes de la Lily. Tenez-les à distance des geysers et des chutes, et ne les laissez pas se baigner dans le lac.',
    bathing: 'Au lac Itasy, mieux vaut ne pas se baigner\u202f: en eau douce qui dort, on risque la bilharziose. Il se découvre de la rive ou en pirogue.',
  },
  'Lac Andraikiba': {
    bathing: 'Au lac Andraikiba, mieux vaut ne pas se baigner\u202f: en eau douce qui dort, on risque la bilharziose.',
  },
  'Lac Tritriva': {
    children: 'Oui, le lac Tritriva se fait avec des enfants, en voiture depuis Antsirabe, 45\u202fmin à 1\u202fh\u202f: le sentier qui en fait le tour est court, mais le bord est raide, tenez-les. La marche depuis le lac Andraikiba, 3\u202fh\u202f30 à 4\u202fh, est pour ceux qui marchent bien.',
    effort: 'Au lac Tritriva, le tour du cratère est court\u202f; à pied depuis le lac Andraikiba, comptez 11\u202fkm et 3\u202fh\u202f30 à 4\u202fh, sans difficulté technique. En voiture depuis Antsirabe, on y est en 45\u202fmin à 1\u202fh.',
    sights: 'On y fait le tour d’un lac de cratère sombre, entouré d’une légende d’amoureux, en voiture depuis Antsirabe ou au bout d’une marche à travers champs depuis le lac Andraikiba.',
    bathing: 'Au lac Tritriva, mieux vaut ne pas se baigner\u202f: il est très profond, et des interdits l’entourent\u202f; demandez au guide.',
  },
  Antsirabe: {
    rental: 'Oui, quelques agences louent vélos, motos et quads à Antsirabe.',
    sights: 'On y parcourt en pousse-pousse une ville thermale fraîche, avec ses ateliers d’artisans et son marché\u202f; les lacs Andraikiba et Tritriva sont tout près.',
    bathing: 'À Antsirabe, mieux vaut ne pas se baigner dans les lacs\u202f: le Tritriva est très profond et entouré d’interdits, et en eau douce qui dort, on risque la bilharziose\u202f; demandez au guide.',
    children: 'Oui, Antsirabe convient aux enfants\u202f: air frais, pousse-pousse, lacs proches, et 4 à 6\u202fh de route depuis Antananarivo.',
  },
  "Colline royale d'Ambohimanga": {
    children: 'Oui, la colline d’Ambohimanga se fait avec des enfants\u202f: une visite courte, au calme, à une heure ou deux d’Antananarivo. Partez tôt, à cause des embouteillages.',
    effort: 'À la colline d’Ambohimanga, la visite est courte\u202f: on monte à pied des chemins pavés et quelques marches jusqu’aux palais.',
    sights: 'On y voit la cité royale fortifiée, ses palais de bois et une vue sur les collines, au calme, à une heure ou deux d’Antananarivo.',
    hours: 'La colline d’Ambohimanga ouvre vers 9\u202fh\u202f; comptez une demi-journée avec la route.',
  },
  'Antsiranana (Diego-Suarez)': {
    children: 'Oui, Antsiranana se fait avec des enfants\u202f: la plage de Ramena, la Mer d’Émeraude par temps calme, un sentier court de la Montagne d’Ambre. De juin à septembre, le vent est fort.',
    beaches: 'La ville n’a guère de plage\u202f: allez à Ramena, à une vingtaine de kilomètres, à la baie de Sakalava si vous aimez le vent, ou en bateau à la Mer d’Émeraude, la plus belle.',
    sights: 'C’est surtout une base\u202f: la Mer d’Émeraude et les Trois Baies en bateau et à pied, la Montagne d’Ambre à moins de deux heures, les Tsingy Rouge en route vers le sud. La ville même, port et bâtiments coloniaux, se voit en une demi-journée.',
    bathing: 'À Antsiranana même, on ne se baigne guère\u202f: allez à Ramena, à une vingtaine de kilomètres, ou à la Mer d’Émeraude.',
  },
  'Baie de Sakalava': {
    access: 'D’Antsiranana, on va à la baie de Sakalava en voiture ou en taxi, en 35\u202fmin à 1\u202fh, avec un bout de piste\u202f; à pied, c’est le bout du sentier des Trois Baies, depuis Ramena.',
    bathing: 'À la baie de Sakalava, on se baigne quand le vent est faible, de décembre à mars surtout\u202f; d’avril à novembre, c’est la plage du kitesurf. Pour une eau plus calme, allez à la Mer d’Émeraude.',
    children: 'Pas la meilleure plage pour des enfants\u202f: à la baie de Sakalava, le vent souffle fort d’avril à novembre. Ramena, toute proche, est plus abritée.',
    windy: 'Bon mois pour le kitesurf à la baie de Sakalava, moins pour la baignade\u202f: l’alizé souffle.',
  },
  "Mer d'Émeraude": {
    children: 'Oui, par temps calme\u202f: le lagon est peu profond, mais le bateau met 1\u202fh à 1\u202fh\u202f30 et secoue quand le vent souffle, surtout de juin à septembre. Un gilet à leur taille, un chapeau, et de l’ombre, rare sur les îlots.',
    food: 'La sortie à la Mer d’Émeraude prend la journée, avec un pique-nique sur un îlot, prévu dans notre circuit Nord\u202f; sans circuit, demandez au départ, à Ramena, s’il est compris. Emportez de l’eau.',
    access: 'On y va en bateau depuis Ramena, à une vingtaine de kilomètres d’Antsiranana\u202f: 1\u202fh à 1\u202fh\u202f30, le matin, si le vent le permet\u202f; de juin à septembre, la sortie est souvent annulée.',
    diving: 'Oui, au masque et au tuba, dans une eau claire et peu profonde, quand le vent le permet\u202f; pour la plongée, Nosy Be.',
    bathing: 'À la Mer d’Émeraude, on se baigne à l’abri des îlots, dans un lagon peu profond\u202f; demandez au piroguier jusqu’où l’on a pied.',
    sea: 'Le bateau pour la Mer d’Émeraude part de Ramena, à une vingtaine de kilomètres d’Antsiranana\u202f: 1\u202fh à 1\u202fh\u202f30, le matin, et le retour contre le vent.',
    badWeather: 'Par vent fort, surtout de juin à septembre, la sortie à la Mer d’Émeraude est annulée. Restez alors à terre\u202f: la plage de Ramena, le sentier des Trois Baies ou la Montagne d’Ambre. Gardez un jour libre pour retenter, et demandez avant de payer si elle se rembourse.',
  },
  Ramena: {
    children: 'Oui, la plage de Ramena se fait avec des enfants, en général calme, avec de petits restaurants\u202f; de juin à septembre, le vent est fort.',
    access: 'Ramena est à une vingtaine de kilomètres d’Antsiranana, par la route\u202f: un taxi y va.',
    sights: 'Ramena est un village de pêcheurs, avec la plage la plus proche d’Antsiranana et de petits restaurants de poisson\u202f: de là partent les bateaux vers la Mer d’Émeraude, et la baie de Sakalava et son kitesurf sont tout près.',
    bathing: 'À Ramena, on se baigne à la plage du village, en général calme\u202f; le vent est fort de juin à septembre.',
  },
  'Fianarantsoa, haute ville': {
    children: 'Avec des enfants, montez à pied dans la haute ville, le matin, une à deux heures\u202f: ruelles, vue et artisans. Pour les animaux, les makis de la réserve d’Anja, après Ambalavao, leur plaisent davantage.',
    sights: 'On y monte à pied dans le quartier ancien, ruelles pavées, églises et maisons de brique, avec une vue sur la ville\u202f: une à deux heures, sur la route du Sud.',
  },
  Toliara: {
    children: 'Toliara n’est qu’une halte, chaude et sans plage\u202f: avec des enfants, allez plutôt à Ifaty, à une petite heure de route, où le lagon est calme.',
    beaches: 'La ville n’a pas de belle plage\u202f: allez à Ifaty-Mangily, par la route, ou à Anakao, en vedette, la plus belle et la plus calme.',
    sights: 'C’est surtout une halte, chaude et sans plage, vers les lagons d’Ifaty et d’Anakao.',
  },
  'Antoetra, pays zafimaniry': {
    children: 'Seulement s’ils marchent bien et longtemps\u202f: en pays zafimaniry, comptez 4\u202fh\u202f30 à 5\u202fh\u202f30 de marche, puis une nuit chez l’habitant, sans eau courante. Avec de plus petits, voyez les ateliers d’Ambositra.',
    effort: 'En pays zafimaniry, comptez 12\u202fkm et 4\u202fh\u202f30 à 5\u202fh\u202f30 de marche d’Antoetra à Sakaivo, avec 500\u202fm de montée, sans passage technique, et une nuit rudimentaire au village, froide de juin à août.',
  },
  'Cimetière des pirates': {
    access: 'On y va à pied depuis Ambodifotatra, en 30 à 45\u202fmin, de préférence à marée basse.',
    effort: 'Au cimetière des pirates, on va à pied depuis Ambodifotatra, en 30 à 45\u202fmin dans chaque sens, de préférence à marée basse.',
    sights: 'On y voit quelques tombes anciennes face à la baie, à pied depuis Ambodifotatra, en 30 à 45\u202fmin, au mieux à marée basse\u202f: une courte visite si vous êtes à Sainte-Marie, mais pas une raison d’y venir.',
  },
  Ambalavao: {
    children: 'Oui, Ambalavao se fait avec des enfants\u202f: ils mettent des fleurs dans le papier antemoro, et la réserve d’Anja, avec ses makis faciles à voir, est toute proche.',
    sights: 'On y voit l’atelier de papier antemoro et, certains jours, un grand marché aux zébus\u202f; la réserve d’Anja et ses makis sont tout près.',
  },
  Miandrivazo: {
    sea: 'De Miandrivazo part la descente de la Tsiribihina, en chaland ou en pirogue\u202f: environ trois jours jusqu’à Belo sur Tsiribihina, avec deux nuits sous la tente. On embarque à Masiakampy, tout près.',
  },
  'Gorges du Manambolo': {
    children: 'La pirogue des gorges du Manambolo est calme et courte\u202f: demandez un gilet à la taille de l’enfant. C’est la piste pour y venir, longue et chaude, qui est dure pour les plus jeunes.',
  },
  'Soanierana Ivongo': {
    sea: 'Le bateau de Soanierana Ivongo à Sainte-Marie met 1\u202fh\u202f30 à 2\u202fh\u202f30\u202f: 35\u202fkm, l’embouchure puis la mer ouverte. Il part le matin, et s’annule par mauvaise mer\u202f: prenez une compagnie sérieuse, portez le gilet et gardez un jour de marge avant un vol.',
    badWeather: 'Par mauvaise mer, le bateau de Soanierana Ivongo ne part pas\u202f: attendez le lendemain sur la côte, ou venez en avion depuis Antananarivo, en une heure environ. Gardez un jour de marge, et ne montez pas dans un bateau qui part quand même.',
    sights: 'Soanierana Ivongo est le port des bateaux de Sainte-Marie, au bout de la RN5\u202f: on y passe plus qu’on n’y séjourne.',
  },
  Manambato: {
    sights: 'Manambato, au bord du lac Rasoabe, à quelques kilomètres de piste de la RN2, est le port d’où l’on part en bateau sur le canal des Pangalanes.',
    bathing: 'À Manambato, demandez à l’hôtel où l’on se baigne dans le lac\u202f: en eau douce, on risque la bilharziose ou, par endroits, les crocodiles.',
    sea: 'De Manambato, un bateau mène à Ankanin’ny Nofy en 1\u202fh à 1\u202fh\u202f30, par les lacs\u202f; il continue jusqu’à Toamasina.',
  },
  Ambositra: {
    children: 'Oui, Ambositra se fait avec des enfants\u202f: les ateliers de bois et de marqueterie, où l’on voit travailler les artisans, leur plaisent, une heure ou deux. La nuit en pays zafimaniry demande, elle, une longue marche.',
    sights: 'On y visite les ateliers de marqueterie et de bois sculpté, avec leurs boutiques\u202f; de là partent les marches vers les villages zafimaniry.',
  },
  "Ankanin'ny Nofy": {
    children: 'Oui, Ankanin’ny Nofy se fait avec des enfants\u202f: 1\u202fh à 1\u202fh\u202f30 de bateau depuis Manambato, avec un gilet à leur taille, des lémuriens, et l’aye-aye le soir. Demandez à l’hôtel où se baigner.',
    access: 'On y va en bateau\u202f: 1\u202fh à 1\u202fh\u202f30 depuis Manambato, 2 à 3\u202fh\u202f30 depuis Toamasina, par les lacs et le canal.',
    sights: 'On y vient pour le calme du lac Ampitabe, au bord du canal des Pangalanes, et le soir pour l’aye-aye, qu’une sortie en barque va voir sur une petite île.',
    sea: 'On y va surtout en bateau\u202f: 1\u202fh à 1\u202fh\u202f30 depuis Manambato, 2 à 3\u202fh\u202f30 depuis Toamasina, par les lacs et le canal. La piste est trop mauvaise pour compter dessus.',
    means: 'Plutôt le bateau\u202f: 1\u202fh à 1\u202fh\u202f30 depuis Manambato, 2 à 3\u202fh\u202f30 depuis Toamasina, par les lacs et le canal.',
    bathing: 'Au lac Ampitabe, on se baigne devant plusieurs hôtels, mais demandez-leur où\u202f: en eau douce, il peut y avoir des crocodiles ou la bilharziose.',
  },
  'Parc national de Lokobe': {
    children: 'Oui, Lokobe se fait avec des enfants qui marchent deux heures\u202f: 45\u202fmin à 1\u202fh de pirogue avec un gilet à leur taille, puis un sentier dans la forêt chaude.',
    access: 'On y va en pirogue depuis Ambatozavavy, un village proche de Hell-Ville\u202f: 45\u202fmin à 1\u202fh dans chaque sens, le matin, avec un guide.',
    effort: 'À Lokobe, la marche est courte, deux heures environ, dans une forêt chaude et humide, après 45\u202fmin à 1\u202fh de pirogue.',
    sea: 'À Lokobe, on va en pirogue depuis Ambatozavavy, un village proche de Hell-Ville\u202f: 45\u202fmin à 1\u202fh dans chaque sens, le matin.',
    sights: 'À Lokobe, on cherche avec un guide le maki macaco et des caméléons, sur des sentiers de deux heures environ.',
  },
  'Nosy Komba': {
    lodging: 'Oui, une nuit au calme, en bungalow au bord de l’eau, sans voiture\u202f: à Nosy Komba, le courant et l’eau chaude ne vont pas de soi. Demandez-la dans le devis.',
    cars: 'Non, il n’y a pas de voiture à Nosy Komba\u202f: on s’y déplace à pied ou en pirogue.',
    sea: 'De Hell-Ville à Nosy Komba, comptez 25 à 45\u202fmin de vedette\u202f: partez le matin, quand la mer est calme.',
    sights: 'À Nosy Komba, on voit les makis macaco avec un guide, le village et ses artisans, et l’on se baigne\u202f: une sortie d’une journée depuis Nosy Be, ou une nuit au calme, sans voiture. Les makis y vivent en liberté\u202f: on ne les nourrit ni ne les touche.',
  },
  'Nosy Tanikely': {
    lodging: 'Non, Nosy Tanikely est une réserve, où l’on vient pour la demi-journée\u202f: on dort à Nosy Be.',
    sea: 'De Hell-Ville à Nosy Tanikely, comptez 30\u202fmin à 1\u202fh de vedette\u202f: partez le matin, quand la mer est calme.',
    turtles: 'Oui, des tortues de mer se voient au masque à Nosy Tanikely, presque toute l’année\u202f; l’eau est la plus claire d’avril à décembre. On ne les touche pas.',
    sights: 'Nosy Tanikely est une petite réserve marine\u202f: on y vient pour la demi-journée, au tuba, voir poissons, coraux et tortues, et l’on monte au phare.',
  },
  'Nosy Sakatia': {
    lodging: 'Oui, en bungalow, au calme\u202f: à Nosy Sakatia, il y a peu de chambres. Demandez-le dans le devis.',
    sea: 'Depuis la côte ouest de Nosy Be, la barque met quelques minutes jusqu’à Nosy Sakatia.',
    turtles: 'Oui, on nage avec des tortues vertes à Nosy Sakatia, presque toute l’année\u202f; l’eau est la plus claire d’avril à décembre. Gardez vos distances, et ne les touchez pas.',
    sights: 'À Nosy Sakatia, tout près de Nosy Be, on nage avec des tortues vertes, et l’on plonge.',
  },
  'Nosy Iranja': {
    lodging: 'On vient surtout à Nosy Iranja pour la journée, et l’on dort à Nosy Be\u202f; une nuit sur place, simple, se demande dans le devis.',
    sea: 'De Hell-Ville à Nosy Iranja, comptez 1\u202fh\u202f15 à 2\u202fh de bateau, environ 50\u202fkm\u202f: partez le matin, quand la mer est calme.',
    sights: 'Nosy Iranja, ce sont deux îlots qu’un banc de sable relie à marée basse\u202f: une sortie d’une journée en bateau depuis Nosy Be, quand la mer est calme.',
  },
  Mahajanga: {
    bathing: 'À Mahajanga, on se baigne plutôt aux plages du nord de la ville, vers Amborovy, que devant le bord de mer\u202f: l’eau y est souvent trouble près de l’embouchure, et les courants changent. Demandez à l’hôtel où et quand.',
    children: 'Oui, Mahajanga se fait avec des enfants\u202f: le bord de mer le soir, les plages vers Amborovy et le cirque Rouge. Venez plutôt en avion\u202f: la route prend 10 à 12\u202fh.',
    sights: 'Hors de nos circuits, Mahajanga a son bord de mer et son grand baobab, le cirque Rouge et, sur la route d’Antananarivo, le parc d’Ankarafantsika.',
  },
  'Fort-Dauphin': {
    means: 'Plutôt l’avion\u202f: par la route, comptez deux à trois jours d’une piste où l’on déconseille de voyager.',
    sights: 'Hors de nos circuits, Fort-Dauphin a des baies et des plages au pied du pic Saint-Louis et, dans les environs, les réserves de Nahampoana et de Berenty, avec leurs lémuriens.',
  },
  Manakara: {
    bathing: 'Ne vous baignez pas en mer à Manakara\u202f: courants et requins y sont dangereux.',
    sights: 'Hors de nos circuits, Manakara est au bout du train de Fianarantsoa\u202f: on y parcourt en pirogue le canal des Pangalanes. La mer y est trop dangereuse pour s’y baigner.',
  },
  Sambava: {
    sights: 'Hors de nos circuits, Sambava est la ville de la vanille, dont on visite les plantations, et le point de départ vers le parc de Marojejy.',
  },
  Masoala: {
    means: 'Plutôt en bateau depuis Maroantsetra, où l’on vient en petit avion\u202f: il n’y a pas de route, et c’est une expédition, à demander sur mesure.',
    sights: 'Hors de nos circuits, Masoala est une grande forêt humide qui descend jusqu’à la mer, où vit le vari roux\u202f; on y va en bateau depuis Maroantsetra, et c’est une expédition.',
  },
  'Belo sur Mer': {
    sea: 'De Morondava à Belo sur Mer, la vedette met environ 3\u202fh, le matin\u202f; la pirogue à voile prend une journée entière, le long des villages vezo.',
    children: 'Plutôt avec des enfants habitués aux bateaux\u202f: on vient à Belo sur Mer en 3\u202fh de vedette, le matin, avec un gilet à leur taille. Sur place, la plage et les chantiers de boutres leur plaisent.',
    bathing: 'À Belo sur Mer, on se baigne à la plage du village\u202f: demandez aux pêcheurs où et à quelle marée.',
    access: 'Pas facilement\u202f: on y va surtout en bateau depuis Morondava, environ 3\u202fh de vedette, le matin. La piste, longue et sableuse, ne se fait qu’en 4x4 et en saison sèche.',
    means: 'Plutôt le bateau\u202f: environ 3\u202fh de vedette depuis Morondava, le matin. La piste, longue et sableuse, ne se fait qu’en 4x4 et en saison sèche.',
    sights: 'On y voit construire à la main de grands boutres, et l’on y profite de la plage et du village vezo, au calme.',
  },
}

/** Towns with banks and cash machines. Elsewhere there are few, or none. */
export const townsWithCash: readonly string[] = [
  'Antananarivo',
  'Antsirabe',
  'Fianarantsoa, haute ville',
  'Toliara',
  'Toamasina (Tamatave)',
  'Antsiranana (Diego-Suarez)',
  'Mahajanga',
]

/** Places with little electricity, no network to count on, and no restaurant but that of the hotel or camp. */
export const remotePlaces: readonly string[] = [
  'Antoetra, pays zafimaniry',
  'Sakaivo',
  "Mer d'Émeraude",
  'Parc national de Lokobe',
  "Massif de l'Andringitra (pic Boby)",
  'Anakao',
  "Ankanin'ny Nofy",
  'Manambato',
  'Gorges du Manambolo',
  'Grands Tsingy de Bemaraha',
  'Forêt de Kirindy',
  'Belo sur Mer',
]
