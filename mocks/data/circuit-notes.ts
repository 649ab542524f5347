/** What can be said about a circuit: sentences, and ends of sentences whose comments show how they begin. */
export type CircuitNotes = {
  /** 'Le circuit Ouest s’arrête pour la nuit ici : …'. A test compares it with the programme. */
  nights: string
  /** What to do with fewer days. */
  shorter: string
  /** 'Le circuit Ouest …' or 'Il …': how its start or end is reached from the capital. */
  access: string
  /** 'Le circuit Ouest …': where it starts and ends. */
  ends: string
  /** Its domestic flights. */
  flights: string
  /** Whether it needs a 4x4. */
  car: string
  children: string
  /** 'Le circuit Ouest …'. */
  beach: string
  /** Which animals it shows. */
  animals: string
  /** What is left out most often, and what replaces it. */
  without: string
  /** Tents, simple rooms, water: 'Deux nuits …'. */
  comfort: string
  /** Whether there is a shower every night: 'Oui, …'. */
  showers: string
  /** Whether there is electricity every night: 'Oui, …'. */
  electricity: string
  /** Telephone and internet. */
  network: string
  /** Mosquitoes and malaria. */
  mosquitoes: string
  vertigo: string
  baby: string
  /** When one may rest: 'On souffle surtout …'. */
  rest: string
  /** What to do with more days: 'ajoutez …'. */
  longer: string
}

/** What the records do not say, by the circuit's slug. */
export const circuitNotes: Record<string, CircuitNotes> = {
  centre: {
    nights: 'Ampefy, Antsirabe, Ambositra et Sakaivo',
    shorter: 'C’est déjà le plus court\u202f; Antsirabe et le lac Itasy se font en trois ou quatre jours sur mesure.',
    access: 'commence à Antananarivo même\u202f; son premier long trajet, vers le lac Itasy, fait 125\u202fkm.',
    ends: 'commence et finit à Antananarivo.',
    flights: 'Le circuit Centre n’a pas de vol intérieur\u202f: il commence et finit à Antananarivo.',
    car: 'Une voiture suffit pour le circuit Centre\u202f; un 4x4 sert si la piste des villages zafimaniry est molle.',
    children:
      'Oui, le circuit Centre est avec l’Est celui qui convient le mieux aux enfants\u202f: six jours, sur des routes presque toujours goudronnées. Mais bien des jours ont 4 à 6\u202fh de voiture\u202f: faites couper les trajets dans le devis. Les plus jeunes évitent les longues marches et la nuit au village zafimaniry, atteint à pied.',
    animals:
      'Le circuit Centre montre des paysages et des villages plus que des animaux\u202f; des parcs privés près d’Antananarivo ont des lémuriens.',
    without:
      'Sans la marche et la nuit au village zafimaniry, le circuit Centre devient plus facile\u202f: on garde les lacs, Antsirabe et Ambositra.',
    beach:
      'n’a pas de plage. Ajoutez l’Est et Sainte-Marie, trois à cinq jours, ou un vol vers Nosy Be, quatre à cinq jours.',
    comfort:
      'Une nuit est rudimentaire, à Sakaivo, chez l’habitant ou sous tente, sans eau courante\u202f; les autres sont à l’hôtel ou en maison d’hôtes.',
    showers:
      'Oui, sauf la nuit à Sakaivo, au village zafimaniry, sans eau courante\u202f: on s’y lave au seau. Ailleurs, vous êtes à l’hôtel ou en maison d’hôtes, où l’eau chaude est à demander dans le devis.',
    electricity:
      'Oui, sauf la nuit à Sakaivo, au village zafimaniry, où il ne faut pas compter sur le courant. Ailleurs, il peut être coupé\u202f: emportez une batterie externe et une lampe frontale.',
    network:
      'Oui à Antananarivo, à Antsirabe et à Ambositra\u202f; peu sur la route, et n’y comptez pas au village de Sakaivo.',
    mosquitoes:
      'Peu, sur les Hautes Terres\u202f: le circuit Centre est celui où il y a le moins de moustiques et de paludisme, sans que le risque soit nul.',
    vertigo: 'Avec le vertige, le circuit Centre convient\u202f: ses sentiers n’ont pas de passage technique.',
    baby: 'Avec un bébé, le circuit Centre est le plus raisonnable\u202f: des villes, des routes presque toujours goudronnées et moins de paludisme sur les Hautes Terres. Laissez la marche et la nuit au village zafimaniry, prenez un porte-bébé et un siège auto, et voyez d’abord le pédiatre.',
    rest: 'le matin du jour 2, au bord du lac Itasy',
    longer:
      'ajoutez Ranomafana, par la RN7 vers le Sud, ou, de mai à novembre, un vol vers Sainte-Marie ou vers Nosy Be, quatre à cinq jours',
  },
  nord: {
    nights: 'Antsiranana (Diego-Suarez), Ramena, Joffreville, Mahamasina (Ankarana), Ankify et Hell-Ville (Nosy Be)',
    shorter:
      'En une semaine, il faut choisir entre Antsiranana et Nosy Be, avec un vol dans chaque sens\u202f; ou faites le Centre, 6 jours.',
    access:
      'part d’Antsiranana, loin d’Antananarivo\u202f: environ deux heures d’avion selon les escales, ou deux à trois jours de route.',
    ends: 'commence par un vol d’Antananarivo à Antsiranana (Diego-Suarez) et finit à Nosy Be, d’où l’on revient en avion.',
    flights:
      'Le circuit Nord compte deux vols intérieurs\u202f: d’Antananarivo à Antsiranana au début, de Nosy Be à Antananarivo à la fin.',
    car: 'Un 4x4 est conseillé sur le circuit Nord\u202f: la RN6 est goudronnée, mais les pistes des Tsingy Rouge et de la Montagne d’Ambre sont mauvaises.',
    children:
      'Oui, le circuit Nord se fait avec des enfants qui aiment le bateau et la marche\u202f; le Centre et l’Est restent plus simples.',
    animals:
      'Sur le circuit Nord, on voit des lémuriens et des caméléons à la Montagne d’Ambre et dans l’Ankarana, et le maki macaco à Lokobe.',
    without:
      'Sans les sorties en mer, le circuit Nord garde la Montagne d’Ambre, les Tsingy Rouge et l’Ankarana\u202f; pour Nosy Be, un vol intérieur remplace la traversée.',
    beach: 'finit déjà par les îles autour de Nosy Be, et passe par la Mer d’Émeraude.',
    comfort:
      'Aucune nuit n’est sous tente\u202f: hôtels, bungalows simples et une maison d’hôtes à Joffreville, où l’électricité est limitée.',
    showers:
      'Oui, tous les soirs\u202f: aucune nuit n’est sous tente. Dans les bungalows simples de Ramena et de Mahamasina, l’eau n’est pas toujours chaude.',
    electricity:
      'Oui, mais il est limité à Joffreville, et souvent le soir seulement dans les bungalows simples de Mahamasina. Emportez une batterie externe et une lampe frontale.',
    network:
      'Oui à Antsiranana, à Ambanja et à Hell-Ville\u202f; peu dans les parcs, à la Montagne d’Ambre et dans l’Ankarana.',
    mosquitoes:
      'Oui, sur le circuit Nord, il y a des moustiques et du paludisme toute l’année, surtout pendant les pluies.',
    vertigo:
      'Avec le vertige, un seul arrêt du circuit Nord gêne\u202f: les tsingy de l’Ankarana, avec leur passerelle. Demandez au guide un sentier sans elle.',
    baby: 'Avec un bébé, le circuit Nord se fait en partie\u202f: laissez la marche des tsingy et les longues sorties en mer, et restez plus longtemps à Nosy Be. Le paludisme y est présent et il fait chaud\u202f: voyez d’abord le pédiatre, et emportez moustiquaire, gilet à sa taille et siège auto.',
    rest: 'l’après-midi du jour 3, à Antsiranana, et le matin du jour 9, au marché d’Hell-Ville',
    longer:
      'ajoutez des jours de repos à Nosy Be et dans ses îles\u202f; pour une autre région, il faut un vol intérieur',
  },
  sud: {
    nights:
      'Antsirabe, Ranomafana, Fianarantsoa, la vallée de Namoly, un camp sous le pic Boby, Ambalavao, Ranohira, Ifaty-Mangily et Anakao',
    shorter:
      'Sans la fin au lagon, avec un retour en avion de Toliara, dix jours suffisent\u202f; sans l’Andringitra et le pic Boby, neuf. En une semaine, faites le Centre, 6 jours.',
    access:
      'commence à Antananarivo et suit la RN7 jusqu’à Toliara, à deux ou trois jours de route\u202f; un vol en revient.',
    ends: 'commence à Antananarivo et finit à Anakao\u202f: on en revient en bateau jusqu’à Toliara, puis en avion.',
    flights: 'Le circuit Sud a un vol intérieur, au retour, de Toliara à Antananarivo.',
    car: 'Sur la RN7, une berline suffit\u202f; sur le circuit Sud, seule la piste de Namoly, vers l’Andringitra, demande un 4x4.',
    children:
      'Oui, le circuit Sud se fait avec des enfants qui supportent la route, sans le pic Boby\u202f; la réserve d’Anja plaît aux petits marcheurs. Le Centre et l’Est conviennent le mieux.',
    animals: 'Sur le circuit Sud, on voit les makis catta à Anja et à l’Isalo, et les hapalémurs à Ranomafana.',
    without:
      'Sans l’ascension du pic Boby, le circuit Sud est de niveau 2 sur 4\u202f: la vallée du Tsaranoro ou un jour de plus à Ranomafana la remplace. Écrivez-le dans votre demande de devis.',
    beach: 'finit déjà au lagon, à Ifaty et Anakao. Ajoutez-y deux ou trois jours pour vous reposer.',
    comfort:
      'Trois nuits sont simples, dans l’Andringitra, en gîte ou sous tente et à l’eau froide\u202f; les autres sont à l’hôtel, en lodge ou en bungalow. À Anakao, eau et électricité sont limitées.',
    showers:
      'Oui, sauf la nuit au camp sous le pic Boby, sans douche. Les deux nuits dans la vallée de Namoly, en gîte ou sous tente, l’eau est froide, et à Anakao elle est limitée\u202f; les autres nuits sont à l’hôtel ou en bungalow.',
    electricity:
      'Oui, sauf au camp sous le pic Boby\u202f; dans la vallée de Namoly, n’y comptez pas non plus, et à Anakao le courant est limité. Chargez vos appareils à Fianarantsoa, et emportez une batterie externe et une lampe frontale.',
    network:
      'Oui à Antsirabe, à Fianarantsoa et à Toliara\u202f; peu dans les parcs et sur la route, et n’y comptez pas dans l’Andringitra.',
    mosquitoes:
      'Oui, surtout à la fin du circuit Sud, de Toliara au lagon\u202f; sur les Hautes Terres, au début, il y a bien moins de moustiques et de paludisme.',
    vertigo:
      'Le circuit Sud n’a pas de parcours équipé\u202f; avec le vertige, laissez seulement l’ascension du pic Boby si elle vous inquiète\u202f: sans elle, le circuit est de niveau 2 sur 4.',
    baby: 'Avec un bébé, le circuit Sud est long\u202f: plus de trente heures de route, et des nuits froides en montagne. Sans le pic Boby et avec des trajets courts, il devient possible\u202f; le Centre convient mieux. Voyez d’abord le pédiatre.',
    rest: 'l’après-midi du jour 11, sur la plage d’Anakao',
    longer:
      'ajoutez deux ou trois jours de repos au lagon d’Ifaty ou d’Anakao, un jour à Ranomafana, ou les lacs du Centre, sur la même RN7',
  },
  est: {
    nights: 'Andasibe, Manambato, Ankanin’ny Nofy, Toamasina, Soanierana Ivongo, Ambodifotatra et l’île aux Nattes',
    shorter:
      'Andasibe seul se fait en deux ou trois jours depuis Antananarivo\u202f; pour Sainte-Marie, gardez un jour de marge. Ou faites le Centre, 6 jours.',
    access: 'commence à Antananarivo\u202f: Andasibe est à 145\u202fkm, 4\u202fh à 5\u202fh\u202f30 par la RN2.',
    ends: 'commence à Antananarivo et finit à Sainte-Marie, d’où l’on revient en avion.',
    flights: 'Le circuit Est a un vol intérieur, au retour, de Sainte-Marie à Antananarivo.',
    car: 'Une voiture suffit le plus souvent sur le circuit Est, mais la RN5 vers Soanierana Ivongo a de mauvais passages\u202f: le devis dit quel véhicule est prévu.',
    children:
      'Oui, le circuit Est est avec le Centre celui qui convient le mieux aux enfants\u202f: lémuriens faciles à voir, lagon de l’île aux Nattes. Le plus fatigant est la traversée en vedette.',
    animals:
      'Sur le circuit Est, on voit l’indri et d’autres lémuriens à Andasibe et au bord du lac Ampitabe, et les baleines à Sainte-Marie de juillet à septembre.',
    without:
      'Sans la traversée en vedette, on rejoint Sainte-Marie par un vol d’Antananarivo, en une heure environ. Écrivez-le dans votre demande de devis.',
    beach: 'finit déjà sur les plages de Sainte-Marie et de l’île aux Nattes.',
    comfort:
      'Aucune nuit n’est sous tente\u202f: des hôtels et des bungalows, très simples à Soanierana Ivongo et au bord du canal.',
    showers:
      'Oui, tous les soirs\u202f: aucune nuit n’est sous tente. À Soanierana Ivongo et au bord du canal, l’hôtel est très simple et l’eau n’est pas toujours chaude.',
    electricity:
      'Oui, mais au bord du canal, à Manambato et à Ankanin’ny Nofy, il y en a peu, souvent le soir seulement. Emportez une batterie externe et une lampe frontale.',
    network:
      'Oui à Moramanga, à Toamasina et à Ambodifotatra\u202f; peu dans la forêt d’Andasibe et sur le canal des Pangalanes.',
    mosquitoes:
      'Oui, sur le circuit Est, il y a des moustiques et du paludisme toute l’année, surtout sur la côte et pendant les pluies.',
    vertigo: 'Avec le vertige, le circuit Est convient\u202f: ses marches sont courtes, en forêt et au bord de l’eau.',
    baby: 'Avec un bébé, le circuit Est demande de la prudence\u202f: paludisme sur la côte, longues routes et vedette en mer ouverte. Allez plutôt à Sainte-Marie en avion, prenez moustiquaire, gilet à sa taille et siège auto, et voyez d’abord le pédiatre.',
    rest: 'le jour 7, à l’île aux Nattes',
    longer:
      'ajoutez une journée à Mantadia, en 4x4, ou deux ou trois jours de plage à Sainte-Marie et à l’île aux Nattes',
  },
  ouest: {
    nights: 'Antsirabe, Miandrivazo, deux bivouacs sur la Tsiribihina, Bekopaka, le camp de Kirindy et Morondava',
    shorter:
      'En cinq jours depuis Morondava, on voit les baobabs et les Tsingy, vols et jour de marge en plus. Ou faites le Centre, 6 jours.',
    access:
      'finit à Morondava, à environ 700\u202fkm d’Antananarivo\u202f: 13 à 15\u202fh de route, en deux jours, ou une heure d’avion environ. Il y arrive par la descente de la Tsiribihina et la piste des Tsingy.',
    ends: 'commence à Antananarivo et finit à Morondava, d’où l’on revient en avion.',
    flights: 'Le circuit Ouest a un vol intérieur, au retour, de Morondava à Antananarivo.',
    car: 'Un 4x4 est nécessaire sur le circuit Ouest, fait surtout de pistes\u202f: seul le début, jusqu’à Miandrivazo, est goudronné.',
    children:
      'Non, le circuit Ouest ne convient pas à de jeunes enfants\u202f: longues pistes, bivouacs et parcours à baudrier. Le Centre et l’Est conviennent le mieux.',
    animals: 'Sur le circuit Ouest, on voit des sifakas, des microcèbes et parfois le fosa à Kirindy.',
    without:
      'Sans la descente du fleuve, on va en avion à Morondava, puis en 4x4 aux baobabs, à Kirindy et aux Tsingy\u202f: cinq jours suffisent, vols et jour de marge en plus.',
    beach: 'finit à Morondava, au bord de la mer. Belo sur Mer demande deux jours de plus.',
    comfort:
      'Deux nuits sont sous tente, sur les bancs de sable de la Tsiribihina, sans douche, et une dans un bungalow rustique à Kirindy\u202f; les autres sont à l’hôtel, en bungalow ou en lodge.',
    showers:
      'Oui, sauf les deux nuits de bivouac sur la Tsiribihina, sans douche ni toilettes\u202f: emportez lingettes, gel, papier et sachets. À Kirindy, le bungalow est rustique\u202f; les autres nuits sont à l’hôtel, en bungalow ou en lodge.',
    electricity:
      'Oui, sauf les deux nuits de bivouac sur la Tsiribihina. À Bekopaka et à Kirindy, il y en a peu, souvent le soir seulement\u202f: emportez une batterie externe et une lampe frontale.',
    network:
      'Oui à Antsirabe et à Morondava\u202f; très peu sur les pistes et à Bekopaka, et guère pendant les trois jours de fleuve.',
    mosquitoes:
      'Oui, sur le circuit Ouest, il y a des moustiques et du paludisme toute l’année\u202f: dormez sous la moustiquaire, au bivouac aussi.',
    vertigo:
      'Déconseillé en cas de vertige\u202f: le circuit Ouest passe quatre à cinq heures sur le parcours équipé des Grands Tsingy, avec baudrier. On peut laisser cette journée et garder le fleuve, Kirindy et les baobabs\u202f; le Centre et l’Est n’ont rien de tel.',
    baby: 'Non, le circuit Ouest ne convient pas à un bébé\u202f: deux bivouacs, de longues pistes, une forte chaleur et du paludisme. Faites plutôt le Centre, et voyez d’abord le pédiatre.',
    rest: 'le matin du jour 9, à Morondava, entre la plage et le village vezo',
    longer: 'ajoutez Belo sur Mer, deux jours, ou les Hautes Terres du Centre avant le fleuve',
  },
}
