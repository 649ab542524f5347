/** Ends of sentences about a circuit. Each comment shows how the sentence begins. */
export type CircuitNotes = {
  /** 'Le circuit Ouest s’arrête pour la nuit ici : …'. A test compares it with the programme. */
  nights: string
  /** A whole sentence: what to do with fewer days. */
  shorter: string
  /** 'Le circuit Ouest …' or 'Il …': how its start or end is reached from the capital. */
  access: string
  /** 'Le circuit Ouest …': where it starts and ends. */
  ends: string
  /** 'Le circuit Ouest : …': whether it needs a 4x4. */
  car: string
  /** 'Le circuit Ouest avec des enfants : …'. */
  children: string
  /** 'Le circuit Ouest …'. */
  beach: string
}

/** What the records do not say, by the circuit's slug. */
export const circuitNotes: Record<string, CircuitNotes> = {
  centre: {
    nights: 'Ampefy, Antsirabe, Ambositra et Sakaivo',
    shorter: 'C’est déjà le plus court\u202f; Antsirabe et le lac Itasy se font en trois ou quatre jours sur mesure.',
    access: 'commence à Antananarivo même\u202f; son premier long trajet, vers Antsirabe, fait 169\u202fkm.',
    ends: 'commence et finit à Antananarivo.',
    car: 'non, une voiture suffit, sauf vers les villages zafimaniry.',
    children: 'oui, c’est avec l’Est celui qui convient le mieux\u202f: trajets courts, bonnes routes.',
    beach:
      'n’a pas de plage. Ajoutez l’Est et Sainte-Marie, trois à cinq jours, ou un vol vers Nosy Be, quatre à cinq jours.',
  },
  nord: {
    nights: 'Antsiranana (Diego-Suarez), Ramena, Joffreville, Mahamasina (Ankarana), Ankify et Hell-Ville (Nosy Be)',
    shorter:
      'En une semaine, il faut choisir entre Antsiranana et Nosy Be, avec un vol dans chaque sens\u202f; ou faites le Centre, 6 jours.',
    access:
      'part d’Antsiranana, loin d’Antananarivo\u202f: environ deux heures d’avion selon les escales, ou deux à trois jours de route.',
    ends: 'commence par un vol d’Antananarivo à Antsiranana (Diego-Suarez) et finit à Nosy Be, d’où l’on revient en avion.',
    car: 'le devis le dit\u202f: la RN6 est goudronnée, mais plusieurs pistes du Nord demandent un 4x4.',
    children: 'oui, avec des enfants qui aiment le bateau et la marche\u202f; le Centre et l’Est restent plus simples.',
    beach: 'finit déjà par les îles autour de Nosy Be, et passe par la Mer d’Émeraude.',
  },
  sud: {
    nights:
      'Antsirabe, Ranomafana, Fianarantsoa, la vallée de Namoly, un camp sous le pic Boby, Ambalavao, Ranohira, Ifaty-Mangily et Anakao',
    shorter:
      'Dix jours suffisent si vous rentrez en avion de Toliara, sans finir au lagon. En une semaine, faites le Centre, 6 jours.',
    access: 'commence à Antananarivo et suit la RN7 jusqu’à Toliara, à deux jours de route\u202f; un vol en revient.',
    ends: 'commence à Antananarivo et finit à Anakao\u202f: on en revient en bateau jusqu’à Toliara, puis en avion.',
    car: 'non, sur la RN7 une berline suffit.',
    children:
      'possible avec des enfants qui supportent la route\u202f; la réserve d’Anja plaît aux petits marcheurs. Le Centre et l’Est conviennent le mieux.',
    beach: 'finit déjà au lagon, à Ifaty et Anakao. Ajoutez-y deux ou trois jours pour vous reposer.',
  },
  est: {
    nights: 'Andasibe, Manambato, Ankanin’ny Nofy, Toamasina, Soanierana Ivongo, Ambodifotatra et l’île aux Nattes',
    shorter:
      'Andasibe seul se fait en deux ou trois jours depuis Antananarivo\u202f; pour Sainte-Marie, gardez un jour de marge. Ou faites le Centre, 6 jours.',
    access: 'commence à Antananarivo\u202f: Andasibe est à 145\u202fkm, 4\u202fh à 5\u202fh\u202f30 par la RN2.',
    ends: 'commence à Antananarivo et finit à Sainte-Marie, d’où l’on revient en avion.',
    car: 'le plus souvent non, mais la RN5 vers Soanierana Ivongo a de mauvais passages\u202f: le devis le dit.',
    children:
      'oui, c’est avec le Centre celui qui convient le mieux\u202f: lémuriens faciles à voir, lagon de l’île aux Nattes.',
    beach: 'finit déjà sur les plages de Sainte-Marie et de l’île aux Nattes.',
  },
  ouest: {
    nights: 'Antsirabe, Miandrivazo, deux bivouacs sur la Tsiribihina, Bekopaka, le camp de Kirindy et Morondava',
    shorter:
      'En cinq jours depuis Morondava, on voit les baobabs et les Tsingy, vols et jour de marge en plus. Ou faites le Centre, 6 jours.',
    access:
      'finit à Morondava, à environ 700\u202fkm d’Antananarivo\u202f: 13 à 15\u202fh de route, en deux jours, ou une heure d’avion environ. Il y arrive par la descente de la Tsiribihina et la piste des Tsingy.',
    ends: 'commence à Antananarivo et finit à Morondava, d’où l’on revient en avion.',
    car: 'oui, un 4x4 est nécessaire sur ses pistes.',
    children:
      'non, pas avec de jeunes enfants\u202f: longues pistes, bivouacs et parcours à baudrier. Le Centre et l’Est conviennent le mieux.',
    beach: 'finit à Morondava, au bord de la mer. Belo sur Mer demande deux jours de plus.',
  },
}
