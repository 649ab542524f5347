import type { Reasons } from '#mocks/data/best-months.ts'

/** What travellers look for in a circuit, or have to reckon with. */
export type Wish = {
  id: string
  /** Patterns of messages that have it, written as in `safety/patterns.ts`. */
  words: readonly string[]
  /** How an answer begins: 'Avec des enfants, prenez plutôt …'. */
  name: string
  /** Why a circuit suits, by its slug, the best one first. One that is not named does not suit. */
  reasons: Reasons
  /** How many more days a circuit takes then, by its slug. */
  extraDays?: Readonly<Record<string, number>>
  /** A sentence of advice. */
  advice?: string
  /** The slug of the circuit that the advice warns of. */
  warnsOf?: string
  /** The activity (`activity-months.ts`) that it is about. In a month without that activity, the wish does not count. */
  activity?: string
  /** The ids of wishes that its words may suggest too, though it means the contrary or something more precise. */
  excludes?: readonly string[]
  /** Whether it tells who travels, and so holds for the rest of the conversation. */
  isAboutTravellers?: true
}

const shortWalks: Reasons = {
  est: 'les marches les plus courtes, de 2 à 3\u202fh avec un guide, mais trois jours de 4 à 6\u202fh de route',
  centre: 'des lacs, des villes et des routes presque toujours goudronnées, sans la marche et la nuit au village zafimaniry',
  nord: 'la mer et peu de route, sans la marche des tsingy',
}

const forChildren: Reasons = {
  est: 'des lémuriens faciles à voir et le lagon de l’île aux Nattes',
  centre: 'six jours sur des routes presque toujours goudronnées, avec 4 à 6\u202fh de voiture bien des jours, sans la nuit au village pour les plus jeunes',
  nord: 'du bateau et de la marche, s’ils aiment cela',
  sud: 'les makis d’Anja, sans le pic Boby pour les enfants',
}

const avoidWest = 'Évitez l’Ouest avec de jeunes enfants\u202f: longues pistes, bivouacs et parcours à baudrier.'

export const wishes: readonly Wish[] = [
  {
    id: 'baby',
    words: ['bebe*|nourrisson* !bebe*_lemurien*|bebe*_maki*|bebe*_tortue*|bebe*_baleine*|bebe*_animaux', '[0-9]*_mois !dans|depuis|pendant|il_y_a|enceinte|pars|part|partons|partir|voyage*|reste|rester|sejour*'],
    name: 'avec un bébé',
    reasons: {
      centre: 'des routes presque toujours goudronnées, et moins de paludisme sur les Hautes Terres, sans la nuit au village zafimaniry',
      est: 'la plage, en allant à Sainte-Marie par avion',
      nord: 'Nosy Be, sans la marche des tsingy ni les longues sorties en mer',
    },
    advice: 'Voyez d’abord le pédiatre.',
    isAboutTravellers: true,
  },
  {
    id: 'children',
    words: ['enfant*|gamin*|gosse*|petits|minot*|loulou*|kids|fils|fille|filles !petits_marches|petits_villages|petits_hotels|petits_restos|petits_coins|petits_chemins|petits_groupes|petits_budgets|petits_plats|filles_de_[2-9][0-9]|entre_filles|entre_copines|enfants_nous_offr*|enfants_m_offr*|enfants_offr*|offert_par|sans_les_enfants|sans_enfant*'],
    name: 'avec des enfants',
    reasons: forChildren,
    advice: avoidWest,
    warnsOf: 'ouest',
    excludes: ['family'],
    isAboutTravellers: true,
  },
  {
    id: 'family',
    words: ['famille'],
    name: 'en famille',
    reasons: forChildren,
    advice: avoidWest,
    warnsOf: 'ouest',
    isAboutTravellers: true,
  },
  {
    id: 'teens',
    words: ['ado|ados|adolescent*|lyceen*|collegien*'],
    name: 'avec des ados',
    reasons: {
      nord: 'des tsingy, des grottes et la mer',
      sud: 'les canyons de l’Isalo, les makis et le lagon',
      est: 'les bateaux, les lémuriens et la plage',
      ouest: 'le fleuve, les bivouacs et les Grands Tsingy, s’ils sont sportifs et sans vertige',
    },
    excludes: ['family'],
    isAboutTravellers: true,
  },
  {
    id: 'seniors',
    words: [
      'senior*|retraite*|grands_parents|grand_mere|grand_pere|papy|papi|mamie|agee|agees|personnes_agees !morte|mort|decede|decedee|disparue|cendres',
      'mes|nos parents|beaux_parents',
      '[6-8][0-9]_et_[6-8][0-9]',
    ],
    name: 'pour des seniors',
    reasons: shortWalks,
    advice: 'Évitez l’Ouest, ses pistes et ses bivouacs, et l’ascension du pic Boby.',
    isAboutTravellers: true,
  },
  {
    id: 'honeymoon',
    words: ['noce|noces|lune_de_miel|romantique|amoureux|jeunes_maries !amoureux_de|amoureux_du|amoureux_des|amoureux_d|baobabs_amoureux|baobab_amoureux', 'se|notre|le|apres marie|marient|mariage !ans_de_mariage|anniversaire_de_mariage|sainte_marie|ste_marie'],
    name: 'en voyage de noces',
    reasons: {
      est: 'Sainte-Marie et l’île aux Nattes, calmes et sans foule',
      nord: 'Nosy Be et ses îles, plus équipées',
      sud: 'le lagon d’Ifaty et d’Anakao, à la fin',
    },
    advice: 'Indiquez l’occasion dans la demande de devis.',
    isAboutTravellers: true,
  },
  {
    id: 'solo',
    words: ['seul|seule|solo|toute_seule|tout_seul !chambre*|un_seul|une_seule|le_seul|la_seule|seul_vol|seul_circuit|pas_seul|pas_seule|seule_ile|seul_parc'],
    name: 'en solo',
    reasons: {
      sud: 'l’itinéraire le plus fréquenté, où l’on croise d’autres voyageurs',
      est: 'court, ce qui allège le prix du véhicule que l’on paie seul',
      centre: 'le plus court, et donc le moins cher quand on paie seul le véhicule',
      nord: 'peu de route, et Nosy Be, très visitée, à la fin',
      ouest: 'l’aventure, mais un 4x4 et des pistes à payer seul',
    },
  },
  {
    id: 'first',
    words: [
      'premier_voyage|premiere_fois|1er_voyage|1ere_fois|premiere_visite|premiere_decouverte|jamais_venus|jamais_venu|jamais_venue|decouvrir_le_pays',
    ],
    name: 'pour un premier voyage',
    reasons: {
      sud: 'le plus classique et le plus varié, des rizières aux canyons de l’Isalo et au lagon',
      est: 'les indris et la mer en une semaine',
      centre: 'presque tout sur goudron, en 6 jours',
      nord: 'la mer, les tsingy de l’Ankarana et peu de route',
    },
    isAboutTravellers: true,
  },
  {
    id: 'easy',
    words: [
      'plus_de_grimp*|sans_grimp*|pas_de_grimp*|sans_denivele|peu_de_denivele|pas_trop_de_denivele|sans_montee*',
      'crapahut*|pas_grand*_marcheu*|pas_de_grand*_marcheu*|pas_gros_marcheu*|pas_bon*_marcheu*|pas_tres_marcheu*|pas_trop_marcheu*|pas_des_marcheu*|pas_sportif*|pas_sportive*|peu_sportif*|peu_sportive*|pas_trop_sportif*|pas_trop_sportive*|pas_marcheur*|pas_rando*|pas_trop_rando*|pas_trop_marche*|pas_marcheuse*|pas_entraine*|pas_physique|pas_trop_physique|pas_en_forme',
      'marche_peu|marchent_peu|marchons_peu|peu_de_marche|peu_marcher|pas_envie_de_marcher|pas_trop_envie_de_marcher|aucune_envie_de_marcher|sans_longue_marche|sans_longues_marches|moins_de_marche|moins_marcher|trop_marcher|trop_de_marche|marche_mal|marche_pas|marchent_pas|marchons_pas|marchent_mal|sans_marche|sans_marcher|pas_marcher|pas_de_marche|pas_la_marche|pas_beaucoup_marcher|pas_longtemps|deteste*_marcher|deteste*_la_marche|plus_trop|plus_beaucoup_marcher',
      'sans_trek*|sans_rando*|sans_grosse_rando*|sans_effort*|pas_de_trek*|pas_de_rando*|pas_la_rando*|pas_de_grosse_rando*|pas_de_grosses_rando*|pas_faire_de_rando*|pas_faire_de_trek*|pas_trop_de_rando*|pas_d_effort*|deteste*_la_rando*|zero_rando*|zero_trek*|eviter_les_rando*',
      'plus_simple|tres_simple|assez_simple|circuit_simple|voyage_simple|pas_aventureux|pas_aventuriers',
      'tranquille|pepere|pas_fatigant|sans_fatigue|sans_trop_de_fatigue|sans_se_fatiguer|pas_trop_fatigant|pas_crevant|pas_trop_dur|genou*|canne|surpoids|facile|reposant|prothese*|hanche|arthrose',
      'marche*|marcher pas_plus_d*|maximum|max heure*|[0-9]*h|[0-9]*_h',
    ],
    name: 'avec peu de marche',
    reasons: shortWalks,
    excludes: ['sporty'],
  },
  {
    id: 'sporty',
    words: [
      'trek*|rando|randos|randonnee*|randonneur*|sportif*|sportive*|bivouac*|marcheurs|marcher|de_la_marche|marche_par_jour|heures_de_marche !moins|pas_trop|peu_de|max|maximum|combien|sans_bivouac*|pas_de_bivouac*|sans_rando*|pas_de_rando*|pas_la_rando*|pas_faire_de_rando*|pas_faire_la_rando*|aime_pas_marcher|pas_marcher',
    ],
    name: 'pour marcher',
    reasons: {
      sud: 'les canyons de l’Isalo, et deux jours au pic Boby pour les plus sportifs',
      ouest: 'trois jours de fleuve, deux bivouacs et le parcours à baudrier des Grands Tsingy',
      centre: 'le trek zafimaniry, en une bonne journée',
    },
    excludes: ['seniors'],
  },
  {
    id: 'adventure',
    words: ['aventure*|aventurier*|aventuriere*|expedition|sensations_fortes'],
    name: 'pour l’aventure',
    reasons: {
      ouest: 'trois jours de fleuve, deux bivouacs et le parcours à baudrier des Grands Tsingy',
      sud: 'les deux jours du pic Boby, avec un bivouac en altitude',
      centre: 'la nuit au village zafimaniry, atteint à pied',
    },
    excludes: ['seniors'],
  },
  {
    id: 'budget',
    words: [
      'petit_budget|budget_serre|pas_beaucoup_d_argent|pas_bcp_d_argent|sans_trop_depenser|budget_limite|petits_budgets|peu_d_argent|peu_de_moyens|fauche*|pas_cher|pas_trop_cher|moins_cher|economique|budget_etudiant|etudiant|etudiante|etudiants|etudiantes|serre*_niveau_budget|budget_est_serre',
    ],
    name: 'avec un budget serré',
    reasons: {
      centre: 'le plus court, sans vol intérieur',
      est: 'court, avec un seul vol intérieur',
    },
    advice:
      'Aucun circuit n’a de prix fixe\u202f: il baisse à trois ou quatre, hors de juillet et d’août, et dans des hôtels simples. Écrivez votre budget dans la demande de devis.',
    isAboutTravellers: true,
  },
  {
    id: 'kitesurf',
    words: ['kite*|windsurf*|planche_a_voile'],
    name: 'pour le kitesurf',
    reasons: {
      nord: 'la baie de Sakalava et la Mer d’Émeraude, près d’Antsiranana, où l’alizé souffle d’avril à novembre, très fort de juin à septembre',
      sud: 'le lagon d’Anakao, à la fin',
    },
    activity: 'kitesurf',
  },
  {
    id: 'no-flight',
    words: [
      'sans_avion|sans_trop_d_avion|moins_d_avion|peu_d_avion|pas_trop_d_avion|refuse_l_avion|refuse_de_prendre_l_avion|refuse_de_monter_dans_un_avion|refuse_de_voler|pas_monter_dans_un_avion|sans_l_avion|sans_prendre_l_avion|sans_vol|sans_vols|pas_d_avion|pas_prendre_l_avion|pas_l_avion|pas_de_vol|pas_de_vols|peur_de_l_avion|peur_en_avion|eviter_l_avion|eviter_les_vols|aucun_vol|zero_avion|zero_vol|pas_voler !prix|coute*|revient',
    ],
    name: 'sans vol intérieur',
    reasons: {
      centre: 'il commence et finit à Antananarivo, sans avion',
      sud: 'le vol du retour se remplace par deux jours de route en plus',
      est: 'le retour se fait aussi par mer et par route, en deux jours de plus',
    },
    extraDays: { sud: 2, est: 2 },
  },
  {
    id: 'no-boat',
    words: ['sans_bateau*|pas_de_bateau*|pas_le_bateau|peur_du_bateau|eviter_le_bateau|eviter_les_bateaux|sans_traversee|mal_de_mer|mal_en_bateau'],
    name: 'sans bateau en mer',
    reasons: {
      centre: 'aucune traversée',
      ouest: 'un fleuve calme, sans traversée en mer',
      sud: 'un seul trajet en mer, vers Anakao, que l’on peut laisser',
      est: 'la traversée vers Sainte-Marie se remplace par un vol',
      nord: 'sans les sorties en mer, et un vol pour Nosy Be',
    },
  },
  {
    id: 'little-road',
    words: [
      'peu_de_route*|pas_de_route|pas_trop_la_route|veut_pas_de_route|pas_de_longue_route|moins_de_route*|pas_trop_de_route*|pas_trop_de_voiture|peu_de_voiture|moins_de_voiture|pas_beaucoup_de_route|pas_des_heures|passer_nos_journees|longues_routes|longs_trajets|deteste*_la_voiture|conduire_des_heures|rouler_des_heures|heures_de_voiture|heures_de_route|trop_de_route|trop_de_voiture|deteste*_la_route|aime*_pas_la_voiture|aime*_pas_trop_la_voiture|pas_trop_la_voiture',
    ],
    name: 'avec peu de route',
    reasons: {
      nord: 'le moins de route de nos circuits, entre deux vols',
      est: 'peu de route, à peine plus que dans le Nord',
    },
  },
  {
    id: 'paved',
    words: ['longues_pistes|sans_piste*|peu_de_piste*|moins_de_piste*|trop_de_piste*|pas_beaucoup_de_piste*|pas_de_piste*|pas_la_piste|evit*_les_pistes|evit*_la_piste|goudron*'],
    name: 'avec peu de piste',
    reasons: {
      centre: 'des routes presque toujours goudronnées',
      est: 'surtout du goudron, abîmé par endroits, et le bateau',
      nord: 'surtout la RN6, goudronnée, avec de courtes pistes vers les parcs',
      sud: 'la RN7, goudronnée, sauf la piste vers l’Andringitra',
    },
    warnsOf: 'ouest',
  },
  {
    id: 'comfort',
    words: ['confort*|bons_hotels|beaux_hotels|haut_de_gamme|luxe|luxueux'],
    name: 'pour le confort',
    reasons: {
      nord: 'des hôtels et des bungalows, sans nuit sous tente',
      est: 'aucune nuit sous tente',
      centre: 'une seule nuit rudimentaire, que l’on peut laisser',
    },
  },
  {
    id: 'no-tent',
    words: [
      'sans_tente|sans_nuit_sous_tente|sans_nuits_sous_tente|sans_bivouac|sans_bivouacs|sans_camping|sans_camper|pas_de_tente|pas_de_bivouac|pas_de_bivouacs|pas_de_camping|pas_sous_la_tente|deteste*_dormir_sous_la_tente|deteste*_la_tente|deteste*_camper|deteste*_le_camping|aime_pas_camper|pas_sous_tente|pas_dans_une_tente|pas_en_tente|plus_de_nuit_sous_tente|plus_de_nuits_sous_tente|plus_sous_la_tente|pas_camper|eviter_la_tente|eviter_le_camping|eviter_les_bivouacs',
    ],
    name: 'sans nuit sous tente',
    reasons: {
      nord: 'des hôtels et des bungalows, sans nuit sous tente',
      est: 'aucune nuit sous tente',
      centre: 'une seule nuit rudimentaire, que l’on peut laisser',
      sud: 'sans l’ascension du pic Boby, aucune nuit sous tente',
    },
    warnsOf: 'ouest',
  },
  {
    id: 'vertigo',
    words: ['vertige|peur_du_vide'],
    name: 'avec le vertige',
    reasons: {
      est: 'des marches en forêt et au bord de l’eau',
      centre: 'des sentiers sans passage technique',
      nord: 'les sentiers faciles de l’Ankarana, sans sa passerelle',
      sud: 'aucun parcours équipé',
    },
    advice: 'Évitez l’Ouest et le parcours à baudrier des Grands Tsingy.',
    warnsOf: 'ouest',
  },
  {
    id: 'heat',
    words: ['supporte*_pas|supporte*_mal|aime*_pas|crain*|deteste*|peur_de|sans_grosse chaleur|chaud'],
    name: 'loin de la grosse chaleur',
    reasons: {
      centre: 'l’air frais des Hautes Terres',
      sud: 'les Hautes Terres d’abord, l’Isalo étant plus chaud',
    },
    advice: 'Évitez l’Ouest, le plus chaud.',
    warnsOf: 'ouest',
  },
  {
    id: 'beach',
    words: ['plage|plages|lagon*|farniente|baignade|baigner|mer|cocotier* !mal_de_mer|en_mer|pas_de_plage|pas_trop_de_plage*|peu_de_plage*|pas_beaucoup_de_plage*|sans_plage|pas_la_plage|que_de_la_plage|que_la_plage|plutot_que_plage'],
    name: 'pour la plage',
    reasons: {
      est: 'les plages de Sainte-Marie et de l’île aux Nattes',
      nord: 'les îles de Nosy Be et la Mer d’Émeraude',
      sud: 'le lagon d’Ifaty et d’Anakao',
      ouest: 'la mer à Morondava, et Belo sur Mer avec deux jours de plus',
    },
  },
  {
    id: 'no-beach',
    words: ['pas_de_plage*|pas_trop_de_plage*|peu_de_plage*|pas_beaucoup_de_plage*|sans_plage*|pas_la_plage|pas_plage|pas_aller_a_la_plage|pas_bronzer|deteste*_la_plage|marre_de_la_plage'],
    name: 'sans plage',
    reasons: {
      centre: 'ni plage ni mer',
      ouest: 'un fleuve, de la forêt et des tsingy',
      sud: 'de la montagne et des canyons, en s’arrêtant avant le lagon',
    },
    excludes: ['beach'],
  },
  {
    id: 'photo',
    words: ['photo|photos|photographe*|photographier'],
    name: 'pour la photo',
    reasons: {
      ouest: 'l’allée des Baobabs au coucher du soleil et les Grands Tsingy',
      sud: 'les rizières, les canyons de l’Isalo et les makis',
      nord: 'la baie d’Antsiranana, les tsingy et les caméléons',
      est: 'les indris, le canal et les baleines',
    },
  },
  {
    id: 'diving',
    words: ['plongee|plonger|plongeur*|plongeuse*|snorkel*|palmes'],
    name: 'pour la plongée',
    reasons: {
      nord: 'Nosy Be, le premier centre de plongée',
      est: 'les récifs de Sainte-Marie',
      sud: 'les récifs d’Ifaty et d’Anakao',
    },
    activity: 'plongee',
  },
  {
    id: 'short',
    words: ['pas_trop_long|pas_long|assez_court|plutot_court|voyage_court|sejour_court|circuit_court'],
    name: 'pour un voyage court',
    reasons: {
      centre: 'le plus court, en 6 jours',
      est: 'presque aussi court, en 8 jours',
    },
  },
  {
    id: 'varied',
    words: ['un_peu_de_tout|varie|variee|diversifie|complet|eclectique|max_de_choses|maximum_de_choses|plein_de_choses|max_de_trucs|choses_differentes|choses_variees|paysages_differents|paysages_varies'],
    name: 'pour un peu de tout',
    reasons: {
      sud: 'rizières, forêt, montagne, canyons et lagon, mais 12 jours',
      est: 'des lémuriens, un canal et une île',
      nord: 'une forêt, des tsingy et des îles',
      ouest: 'un fleuve, des tsingy et des baobabs',
    },
  },
  {
    id: 'sun',
    words: ['soleil|beau_temps|temps_sec|plus_sec|moins_de_pluie|moins_humide|moins_pluvieux|plus_ensoleille|sans_froid|pas_de_froid|pas_froid !lever*|coucher*|creme|chapeau|lunettes|allergi*|coup_de_soleil'],
    name: 'pour le soleil',
    reasons: {
      nord: 'chaud toute l’année et sec d’avril à novembre',
      ouest: 'très ensoleillé de mai à novembre',
      sud: 'le Sud-Ouest, la région la moins arrosée',
    },
  },
  {
    id: 'quiet',
    words: ['foule|bout_du_monde|loin_de_tout|loin_des_touristes|loin_du_monde|sans_touristes|pas_de_touristes|peu_de_touristes|usine_a_touristes|pas_trop_de_touristes|eviter_les_touristes|pas_touristique|peu_touristique|pas_trop_touristique|moins_touristique|pas_de_monde|peu_de_monde|trop_de_monde|sentiers_battus|tourisme_de_masse'],
    name: 'loin de la foule',
    reasons: {
      centre: 'les villages zafimaniry, atteints à pied',
      est: 'le canal des Pangalanes et l’île aux Nattes, calmes et sans foule',
      ouest: 'le fleuve et ses bancs de sable, hors de juillet et d’août aux baobabs',
    },
  },
  {
    id: 'wild',
    words: ['sauvage|nature_brute|deconnecter|deconnexion !animaux_sauvage*|betes|chiens|camping|bivouac_sauvage|plage*'],
    name: 'pour la nature sauvage',
    reasons: {
      ouest: 'le fleuve, ses bivouacs et les Grands Tsingy',
      sud: 'le pic Boby et les canyons de l’Isalo',
      est: 'la forêt d’Andasibe et le canal des Pangalanes',
    },
  },
  {
    id: 'rest',
    words: ['repos|reposer|calme|zen|se_poser|nous_poser|relax|detente !coin_calme'],
    name: 'pour le repos',
    reasons: {
      est: 'l’île aux Nattes, sans voiture',
      sud: 'Anakao, que l’on atteint surtout en bateau',
      nord: 'les plages de Nosy Be',
    },
  },
  {
    id: 'lemurs',
    words: ['lemurien*|maki*|indri*|sifaka*'],
    name: 'pour les lémuriens',
    reasons: {
      est: 'les indris d’Andasibe',
      sud: 'les makis catta d’Anja et de l’Isalo',
      nord: 'le maki macaco de Lokobe',
      ouest: 'les sifakas de Kirindy',
    },
  },
  {
    id: 'animals',
    words: ['animaux|faune|betes|cameleon*|animalier*|animaliere*'],
    name: 'pour les animaux',
    reasons: {
      est: 'les indris et les autres lémuriens d’Andasibe',
      sud: 'les makis catta, et les hapalémurs de Ranomafana',
      nord: 'les caméléons de la Montagne d’Ambre',
      ouest: 'les sifakas et le fosa de Kirindy',
    },
  },
  {
    id: 'birds',
    words: ['oiseau|oiseaux|ornitho*'],
    name: 'pour les oiseaux',
    reasons: {
      sud: 'Ranomafana et la forêt d’épineux d’Ifaty, les plus réputés avec Andasibe',
      est: 'la forêt d’Andasibe',
      ouest: 'la forêt sèche de Kirindy',
    },
  },
  {
    id: 'whales',
    words: ['baleine* !requin*'],
    name: 'pour les baleines',
    reasons: { est: 'les baleines de Sainte-Marie, de juillet à septembre' },
    activity: 'baleines',
  },
  {
    id: 'baobabs',
    words: ['baobab*'],
    name: 'pour les baobabs',
    reasons: { ouest: 'l’allée des Baobabs' },
    activity: 'baobabs',
  },
  {
    id: 'tsingy',
    words: ['tsingy*'],
    name: 'pour les tsingy',
    reasons: {
      ouest: 'les Grands Tsingy de Bemaraha',
      nord: 'les tsingy de l’Ankarana, plus accessibles, et les Tsingy Rouge',
    },
  },
  {
    id: 'villages',
    words: ['village*|artisan*|culture*|rizieres|rencontre*|traditions|authentique*|immersion !prix'],
    name: 'pour les villages',
    reasons: {
      centre: 'les villages sculpteurs zafimaniry et les artisans d’Ambositra',
      sud: 'les villes de la RN7 et les villages vezo',
      est: 'les pêcheurs du canal des Pangalanes',
    },
  },
  {
    id: 'history',
    words: ['histoire|historique*|patrimoine|monuments|palais|royaume*'],
    name: 'pour l’histoire',
    reasons: {
      centre: 'la cité royale d’Ambohimanga, le Rova et la haute ville d’Antananarivo',
      est: 'le cimetière des pirates et la vieille église de Sainte-Marie',
      sud: 'la haute ville de Fianarantsoa',
    },
  },
  {
    id: 'landscapes',
    words: ['paysage*|canyon*|panorama*|montagne*|nature|foret* !que_nature|que_de_la_nature|que_la_nature'],
    name: 'pour les paysages',
    reasons: {
      sud: 'des rizières aux canyons de l’Isalo et au lagon',
      ouest: 'le fleuve, les Grands Tsingy et les baobabs',
      nord: 'la baie d’Antsiranana et les tsingy de l’Ankarana',
      centre: 'les rizières en terrasses et les lacs volcaniques',
      est: 'la forêt, les canaux et le lagon',
    },
  },
]
