import type { Situation } from '#mocks/assistant/safety/patterns.ts'
import {
  atHomeAgain,
  farFromDoctor,
  belly,
  child,
  hurtEye,
  missing,
  pregnant,
  relative,
} from '#mocks/assistant/safety/words.ts'

const heat = 'chaleur|soleil|cagnard|chaud|canicule|heat|sun|fait_38|fait_40|fait_42'

/** Heat, falls, diabetes, pregnancy, children, heart, and poison. */
export const peopleSituations: readonly Situation[] = [
  {
    id: 'coup-de-chaleur',
    cases: { enferme: ['enferme*|bloque*|coince*|verrouille*|locked voiture|vehicule|4x4|taxi|car'] },
    when: [
      'coup_de_chaleur|coup_de_chaud|insolation|hyperthermie|heat_stroke|heatstroke|heat_exhaustion|sunstroke',
      `${heat} malaise*|vomi*|delir*|titub*|effondr*|ecroul*|vertige*|dizzy|confus*|est_tombe*|tombee|tient_plus|tient_pas_debout|debout|dit_des_betises|sent_mal|sens_mal|va_mal|pas_bien|collapsed|evanoui*|connaissance|conscience|dans_les_pommes|importe_quoi|queue_ni_tete|mal_a_la_tete|maux_de_tete`,
      `plus_d_eau|plus_eau|plus_de_eau|no_water ${heat}`,
      'sueur|transpir* plus|pas brulant*|rouge|chaud*',
      'trop_pris_le_soleil|trop_de_soleil|pris_trop_de_soleil malade|queue_ni_tete|confus*|betises|mal|vomi*|debout|tete|frissons',
      'deshydrat*|dehydrated !combien|comment|diarrhee|fruits',
      'il_delire soleil|chaud',
      `${child} enferme|enfermee|bloque|bloquee|verrouille*|locked voiture|vehicule|car`,
    ],
    unless: [
      `${child} deshydrat*|fievre|reagi*`,
      'eviter|crains|supporte|douche|robinet|chambre|eau_chaude|clim|creme|eviter|proteger',
      'tsingy vertige possible',
    ],
  },
  {
    id: 'chute',
    certain: [
      'pierre|rocher|caillou|noix_de_coco|branche|bloc tombe|tombee|recu|recue tete|crane !peut_on|risque*|paysage',
      'tete|crane|front coup|choc|cogne*|tombe*|chute|assomme* repete*|redemande*|repose meme_question|meme_chose|meme_phrase|en_boucle',
      'un_blesse|une_blessee|des_blesses|plus_marcher|cant_walk|is_injured|someone_hurt sentier|rando*|trek|montagne|pic_boby|sommet|tsingy|canyon|falaise|cascade|isalo|foret|parc|trail|hike !voiture|4x4|bus|moto|accident*|serpent*|mordu*|pique*|fievre*|poitrine|peut_on|seniors|faut_il|si|genoux|age|ans|arthrose|prothese|sans|un_peu|ne_veut|envie|veux|enfant*',
    ],
    cases: {
      seul: [
        'suis_seul|suis_seule|y_a_personne|il_n_y_a_personne|personne_autour|toute_seule|tout_seul|seul_sur|seule_sur|seul_dans|seule_dans|seul_en|seule_en|i_m_alone|alone je|j|me|m|ma|i|my jambe|cheville|pied|genou|bras|dos|hanche|casse*|tordu*|bouger|marcher|lever|glisse*|tombe*|leg|ankle !il_a|il_est|il_s_est|il_ne|il_peut|elle|mon_mari|ma_femme|mon_ami',
      ],
      soi: [
        `je|j|me|m|mon|ma|moi cheville|genou|pied|jambe|bras|poignet|epaule|coude|clavicule|ankle|knee|wrist casse*|tordu*|tombe*|glisse*|gonfle*|appui|marcher|poser|luxe*|demis*|fracture*|broke*|twisted !il_s_est|il_est|il_a|elle|${relative}|os|coince*|bloque*|remonter|tete|dos|cou|nuque|hanche|puits|crevasse`,
      ],
      coince: [
        'suis|j_ai|je|mon_pied|ma_jambe|mon_bras|ma_main|i_m coince|coincee|bloque|bloquee|remonter|stuck crevasse|trou|fissure|faille|rocher|rochers|tsingy|ravin|puits|gouffre|canyon|pierre|branche|arbre !il|elle|mon_mari|ma_femme|mon_ami|mon_fils|ma_fille|voiture|4x4',
      ],
      piege: [
        `${relative}|il|elle|guide|homme|femme|touriste|quelqu_un|someone coince|coincee|coinces|bloque|bloquee|prise|dessous|ensevel*|trapped|stuck rocher|rochers|pierre|pierres|arbre|tronc|branche|crevasse|faille|fissure|eboul*|racine*|rock|tree !remonter|au_fond|telephone|drone`,
      ],
      tete: [
        'chute|tombe|tombee dort_tout_le_temps|dort_sans_arret|somnole|somnolent|confus|confuse',
        'repete*|redemande*|repose meme_question|meme_chose|meme_phrase|en_boucle',
        'tete|crane|cogne*|front|bosse|head vomi*|confus*|repond_a_cote|a_cote|n_importe_quoi|endort|somnole*|dort|pupille*|reconnait_plus|perdu_connaissance|vois_flou|voit_flou|vois_trouble|vertige*|vomit*|confused|drowsy|double !se_vomi',
        `${child} tombe|tombee|chute bizarre*|pleure_pas|pleure_plus|regarde_dans|vomi*|endort|somnole*|mou|molle|inerte !doigt|bras|jambe|genou`,
      ],
      suspendu: [
        'suspendu|suspendue|suspendus|pendu|pendue|pend|hanging|dangling baudrier|baudriers|harnais|corde|cordes|cable|longe|sangle|vide|pont|passerelle|tyrolienne|harness|rope !pont_suspendu|passerelle_suspendue',
      ],
      nuque: [
        'plonge|plongee|plongeon|saute|sautee|dived|jumped|tete_la_premiere sens_plus|sent_plus|bouge_plus|bouger|paralys*|fourmi*|nuque|cou|flotte|numb|cant_move !apres_la_plongee|bouteille|palier',
      ],
      ravin: [
        'trou remonte*|fond !pied|pieds|jambe|route|budget|je_suis|je_me|j_ai|d_eau',
        'canyon|ravin|ravine|passerelle|pont_suspendu|falaise|gouffre|crevasse|precipice|faille|puits|aven|contrebas|plus_bas|en_bas|au_fond|dans_le_vide|corniche|vire|cliff !marches|escalier*|je_suis|je_me|j_ai_glisse|j_ai_tombe|ma_cheville|ma_jambe|mon_pied',
      ],
    },
    when: [
      `${relative}|il|elle|je|suis|est|on tombe|tombee|tombes|tomber|chute|glisse|glissee|degringole|fell falaise|rocher|rochers|ravin|arbre|escalier|escaliers|trou|cascade|grotte|metres|canyon|cheval|lit|echelle|balcon|toit|puits|douche|baignoire|sur_le_dos|sur_la_tete|relever|se_lever|stairs|shower|cliff !panne|sous|amoureux`,
      'suis|est|sommes|sont|s_est|me_suis casse_la_jambe|casse_le_bras|casse_la_cheville|casse_le_pied|casse_le_poignet|fracture*',
      'jambe|bras|cheville|poignet|pied|hanche|epaule|clavicule|femur|tibia|cote|cotes|leg|arm|ankle|wrist casse|cassee|cassees|fracture*|broken|broke',
      `${relative}|il|elle coince*|bloque*|reste|tombe*|descendu* canyon|ravin|ravine|gouffre|crevasse|faille|puits|trou|falaise remonter|remonte*|au_fond|en_bas|atteindre !eau|voiture|4x4`,
      's_est_jete|s_est_jetee|a_saute|vient_de_sauter dans_le_vide|par_la_fenetre|du_balcon|du_pont|du_toit|de_la_falaise !elastique',
      'chute|tombe|tombee dort_tout_le_temps|dort_sans_arret|somnole|somnolent|confus|confuse !cheval_de',
      'epaule|genou|clavicule|coude|cheville|doigt|machoire|shoulder|knee demis*|luxe|luxee|luxation|ressort|ressorti*|dislocated !tapis|peut_on',
      'os casse|cassee|casses que_faire|vite|quoi|mal',
      'fracture_ouverte|os_qui_sort|os_sort|open_fracture|arrive_pas_a_se_relever|arrive_plus_a_se_relever|peut_plus_se_relever|peut_pas_se_relever|cannot_get_up|cant_get_up',
      'suis|je|i_m coince|coincee|bloque|bloquee|stuck faille|fissure|crevasse|trou|puits|gouffre !il|elle|voiture|4x4|roue*',
      'pied|jambe|bras|main coince|coincee|stuck rocher|rochers|fissure|crevasse|pierre|trou|tsingy !porte|voiture|valise|volant',
      'l_os|un_os|the_bone|bone sort|est_sorti|depasse|ressort|dehors|perce|sticking|poking !ancetre*|tombeau*|famadihana',
      'baudrier|harnais|corde|tyrolienne|harness suspendu|suspendue|pend|pendu|pendue|dans_le_vide|lache|casse|cede|hanging !pont_suspendu|obligatoire|faut_il|fourni*',
      'dos|cou|nuque|colonne|back|neck craque|craquement|choc|saut|saute|rocher|retombe* sens_plus|sent_plus|bouger|fourmi*|paralys*|jambes|pieds|legs !pied|peau',
      'sens_plus|sent_plus|sens_pas|sent_pas mes_pieds|ses_pieds|mes_jambes|ses_jambes|le_bas_de_mon_corps kite|parapente|cheval|chute|tombe*|tombee|traine*|trainee|choc|dos|cou|nuque !plongee|bouteille|poisson|froid|mange',
      'plonge|plongee|saute|sautee|dived|jumped piscine|riviere|cascade|rocher|rochers|ponton|trou_d_eau|tete_la_premiere|bassin|vasque|falaise|dedans|eau_peu_profonde|du_bord|du_bateau sens_plus|sent_plus|bouge*|fourmi*|paralys*|nuque|cou|dos|bras|jambes',
      'choc|coup|cogne*|tape|tombe*|hit tete|crane|head importe_quoi|vomi*|confus*|dort|somnole|bizarre*|double|oreille|confused|sleepy !soleil',
    ],
    unless: [
      'assurance|combien|devis|y_a_t_il|comment_eviter|voiture|bus|camion|scooter|accident*|4x4|quad|tonneau*|wagon|rails|locomotive|du_train',
      `inconscien*|respir*_plus|respir*_pas|bouge_plus|repond_plus|${pregnant}`,
      'noie|noye*|piscine|bateau|pirogue|bac|eau !sens_plus|sent_plus|nuque|paralys*',
      'casse casse_croute|casse_les_pieds',
    ],
  },
  {
    id: 'diabete',
    cases: {
      inconscient: [
        'diabet*|insuline|hypo|hypoglycemie inconscien*|perdu_connaissance|reveille_pas|reveille_plus|repond_plus|evanoui*|evanouie|reagit_plus|unconscious|passed_out !je|repris|plus_trop|importe_quoi|parle',
      ],
      malade: [
        // '4 g' is read as '4 j ai'.
        'diabet*|insuline|insulin|glycemie [3-6]g|[3-6]_j_ai|[3-6]_[0-9]_j_ai|[3-6]_[0-9]g|haleine|acetone|hyperglycemi*|tres_haute|trop_haute',
        `insuline|insulin ${missing}|sans|pas_pris|pas_fait|without mal|malade|bizarre*|vomi*|soif|faible|nausee*|tourne|confus*|tremble*|transpire*|somnole|importe_quoi|betises|delire*|pas_bien|pas_etre_bien|va_mal|molle|mou|debout|dort|partir|la_plaque|convuls*|fatigue*|epuise*|sick|awful|weak|dizzy|confused|shaking|sweating|vomiting !du_mal`,
      ],
      insuline: [`insuline|insulin ${missing}|arrivee|sans|ou_trouver|ou_en_trouver`],
    },
    certain: [
      'diabet*|insuline|insulin|glycemie [3-6]g|[3-6]_j_ai|[3-6]_[0-9]_j_ai|haleine|acetone|hyperglycemi* vomi*|vite|respir*|somnole|soif|mal|bizarre|breath* !circuit|peut_on|voyager',
      'diabet*|hypoglycemi* importe_quoi|confus*|delire*|transpire*|tremble*|repond_plus|reagit_plus|inconscien*|convuls* !circuit|peut_on|voyager|si|sucre_pas',
      'insuline|insulin vole|volee|voles|volees|vol|arrach*|stolen|robbed !si|circuit|en_cas|assurance',
      `insuline|insulin ${missing} pas_bien|pas_etre_bien|va_mal|va_pas|malade|confus*|tremble*|vomi*|somnole|faible !circuit|voyager|peut_on|si`,
    ],
    when: [
      'hypoglycemi*|hypo|diabet*|glycemie malaise|urgence|que_faire|en_hypo|une_hypo|sucre|tremble*|transpire*|sueur*|inconscien*|sent_mal|va_mal|crise|confus*|delire*|importe_quoi|bizarre|mou|molle|basse|shaking|sweating|confused|low',
      `insuline|insulin ${missing} !garder|conserver|transporter|en_avion|cabine|douane|emporter|devis|c_est_bon|frigo_de_la_chambre|jeter`,
    ],
    unless: ['circuit|repas|menu|regime|peut_on|adapte*|voyager'],
  },
  {
    id: 'grossesse-urgence',
    certain: [
      `${pregnant} perds_de_l_eau|perd_de_l_eau|perdu_de_l_eau|perds_les_eaux|perd_les_eaux|perdu_les_eaux|perte_des_eaux`,
    ],
    cases: {
      naissance: [
        'tete|bebe|placenta|baby|head sort|est_sorti|est_sortie|arrive|pousse|pousser|est_ne|vient_de_naitre|coming !arrive_pas|ventre_dur|aeroport|avec_un_bebe|explose|mal',
        'accouche|accouchement|accoucher|en_travail|giving_birth imminent|maintenant|taxi_brousse|voiture|bord_de_la_route|chambre|ici|now',
      ],
      ventre: [
        `${belly} mal|douleur*|crampe*|droite|frisson*|grelott*|trembl*|fievre|38|39|40|hurle|homme !${pregnant}|mois|semaines|bebe|contraction*|eaux|terme|saigne*|sang|travail|regles`,
      ],
    },
    when: [
      `${pregnant} saign*|sang|contraction*|fievre*|tombee|chute|perte*|perds|trouble*|floue|bleed*|pain|bouge*|malaise|evanoui*|accident|fever|cramps|vomi*`,
      `${pregnant} mal|maux|douleur* ventre|tete|dos|bas !ville|mer|transports`,
      'saigne*|contraction*|perd_du_sang|perds_du_sang|perdu_du_sang a_[0-9]*_mois|a_[0-9]*_semaines|de_[0-9]*_semaines !bebe_de|depuis',
      `${pregnant} palu|paludisme|malaria|dengue positif*|attrape|ai_le|a_le|fait_un|crise|symptome* !risque*|peut_on|zone*|traitement`,
      `${pregnant} a_mal|ai_mal|va_mal|va_pas_bien|se_sent_mal !mer|transports|coeur`,
      'perd_les_eaux|perds_les_eaux|perdu_de_l_eau|perd_de_l_eau|perds_de_l_eau|perdre_les_eaux|perte_des_eaux|perdu_les_eaux|perte_de_eaux|poche_des_eaux|water_broke|waters_broke|bouger_mon_bebe|bouger_le_bebe|sens_plus_le_bebe|sens_plus_mon_bebe',
      'contraction*|fausse_couche|accouche|accoucher|accouchement|in_labour|in_labor|miscarriage !peut_on|possible|prix|plus_tard',
      'bebe|baby bouge*_plus|bouger_plus|moving ventre|enceinte|belly',
    ],
    unless: [
      'peut_on|test_de_grossesse|antipaludique|avion|ville_haute !saign*|sang|contraction*|perd_les_eaux|perdu_les_eaux|fortes_douleurs',
    ],
  },
  {
    id: 'enfant-malade',
    cases: {
      rentre: [atHomeAgain],
      loin: [farFromDoctor],
      asthme: ['asthm*|ventoline|inhalateur|inhaler|bronchospasme'],
      oeil: hurtEye,
      corps: [
        'oreille|oreilles|nez|narine|ear|nose insecte|bete|cafard|fourmi|bille|perle|caillou|haricot|coton|graine|pois|objet|truc|coince*|enfonce*|bug|bead|stuck !respir*_mal|fievre',
      ],
    },
    certain: [
      `${child} 39_de_fievre|40_de_fievre|41_de_fievre|40_de_temperature tremble*|frisson*|grelott*|depuis|palu* !peut_on|si|prevoir|trousse`,
      `${child} fievre*|brulant*|fever|39*|40* delire|delirait|reconnait_plus|divague|hallucin*|raconte_n_importe_quoi !peut_on|si|soleil|cagnard|chaleur|canicule|insolation`,
    ],
    when: [
      `${child} fievre*|fever|vomi*|diarrhee*|convuls*|deshydrat*|malade|malades|mou|mous|molle|taches|boutons|seizure*|convulsions|epilep*|sick|brulant*|delir*|tremble*|inconsolable|throwing_up`,
      `${child} 38_[5-9]|39_[0-9]|40_[0-9]|39|40 chaud|chaude|bouillant*|brulant*|fievre|temp|thermometre !degres|eau|mer|il_fait`,
      `${child} a_39*|a_40*|a_41*|a_38_*|38_[5-9]|39_*|40_de*|de_40`,
      `${child} boit_plus|boit_pas|boit_rien|plus_boire|pas_boire|mange_plus|mange_rien|plus_manger|refuse_de_boire|refuse_de_manger|tete_plus|urine_plus|urine_pas|plus_pipi|not_drinking|not_eating|wont_drink|wont_eat`,
      `${child} tres_chaud|reagi*|chaud fievre|pas|plus|mal`,
      `${child} respir* mal|vite|bizarre*|bruit|plus|pas|difficile*|siffl*`,
      `${child} apathique|fontanelle|gemit|hurle|urine|geint`,
      `${child} bille|perle|caillou|haricot|coton|graine|pois nez|narine|oreille`,
      `${child} dort tout_le_temps|reveille_plus|sans_arret`,
    ],
    unless: [
      'mal_des_transports|en_voiture|en_avion|transport* !fievre*|convuls*|39*|40*|respir*',
      'que_prevoir|emporter|prevenir|eviter|diarrhee_legere|menu|couches|peut_on|jaune|vaccin*|gorge|avale*|etouf*|chok*|bu|produit|swallowed|drank|seche|temperatures|climat|trop_chaud',
      'oeil|yeux savon|shampoing|gel|creme_solaire|produit|javel|gasoil|essence|repulsif|anti_moustique*|citron|piment|seve|parfum',
      'mange|croque plante|feuille*|baies|graines|champignon*|fleur*',
      'sont_malades poisson|repas|restaurant',
    ],
  },
  {
    id: 'etouffement',
    cases: {
      bebe: ['bebe|bb|nourrisson|baby|infant|[0-9]*_mois|[0-9]*_month*|[0-9]*_semaines'],
      arete: [
        'arete|boule|os|poisson|bone gorge|throat|avale* salive|boule|gene|gratte|respire|parle|pique|depuis|avale_plus|plante*|coince*|bloque*|restee|travers !respir*_pas|respir*_plus|bleu*|violet*|parle_plus|etouf*',
      ],
    },
    when: [
      'arete|os|boule|morceau gorge salive|avaler|depuis|plante*|gene',
      'heimlich|s_etouff*|m_etouff*|etouffe|etouffent|etouffer|etouffement|s_etrangl*|choking|chokes !chaleur|foule|a_l_etouffee|riz',
      'gorge|throat coince*|arrete|arete|bloque*|stuck|os|morceau|objet|truc !gorges|manambolo|eviter|mal_de_gorge',
      'avale|avalee|avaler|swallowed travers|dentier|bague|clou|vis|epingle|bonbon|piece|jouet|bille|pile|coin|noyau|truc|bouton|os|arete|battery|toy|respirer',
      'bleu|bleue|bleus|blue|violet|violette devient|deviens|parler|tousse*|turning',
      'bouchee|travers respir*|avale*',
      'morceau|viande|os|arete|bonbon|noyau|pain|piece|jouet coince*|bloque*|gorge|parler|respir* !saigne*|casse*',
    ],
    unless: ['assiette|ihosy|mer_bleue|zone_bleue'],
    // A battery or a magnet burns or pierces from within, though the child feels well.
    handsOver: {
      intoxication: ['pile|piles|aimant|aimants|battery|batteries|magnet|magnets !tousse*|respir*|parle*|bleu*'],
    },
  },
  {
    id: 'intoxication',
    cases: {
      oeil: hurtEye,
      drogue: [
        'hallucin*|lariam|mefloquine|fume|sniffe*|joint|joints|space|petard|beuh|weed|herbe|cannabis|ecstasy|mdma|lsd|cocaine|coke|pilule_en_soiree|smoked !moteur|capot|cigarette*|barbecue|brasero*|charbon*|poisson*',
      ],
      gaz: [
        'monoxyde|inhale*|chauffe_eau|chauffe_bain|chaudiere|poele|rechaud|gaz|gas|brasero*|charbon*|braises|barbecue|groupe_electrogene|generator|insecticide|cafards|pulverise* !mange|avale*|bu',
        'groupe|generateur|moteur tourne|tournait|ronronne fenetre|chambre|bungalow|tente',
      ],
      alcool: [
        'alcool*|alcohol|rhum|rhums|rum|toaka|gnole|biere|ivre|drunk|trop_bu|bu_trop|trop_tise|too_much|coma !javel|petrole|essence|produit|comprime*|cachet|cachets|pilules|medicament*|plante|a_bruler',
      ],
      repas: [
        'intox*|empoison*|poison*|ciguatera|food|repas|restaurant|resto|buffet|plat|diner|ragout|stew|poisson*|fish|merou|barracuda|thon|tortue|turtle|crabe*|crab|crevette*|huitre*|coquillages|viande|conserve|manioc|vomit_tous|requin*|shark|maquereau*|capitaine|carangue|poulpe|fruits_de_mer|pizza|brochette*|picot*|eau_de_la_riviere|eau_du_fleuve|eau_du_puits|robinet !javel|petrole|essence|gasoil|produit|comprime*|cachet|cachets|pilules|medicament*|gouttes|pile|baies|graines|champignon*|plante|detergent',
        'mange*|ate|eaten picot*|fourmi*|engourdi*|tous_malades|on_vomit|numb|tingling !baies|graines|champignon*|plante|feuille*',
      ],
    },
    certain: [
      'lariam|mefloquine|malarone|antipaludique* delire*|voix|voit_des_gens|hallucin*|parano*|croit_qu_on|veut_le_tuer|veut_la_tuer|sauter|sortir_de_la_voiture|crie !risque*|effets_secondaires|effet_secondaire|peut_on|prendre',
      'rum|moonshine|homemade_alcohol|alcohol|rhum|toaka cant_see|can_t_see|see_anything|blind|went_blind|voit_plus_rien|vois_plus_rien !monde',
    ],
    when: [
      'got_into|ate|swallowed|emptied tablets|pills|medicine|medication|blister|drops !what_if',
      'intox|monoxyde|inhale*|intoxiqu*|intoxication*|empoison*|poisoned|poisoning|overdose|coma_ethylique|ciguatera !info_ou_intox|infos_ou_intox|risque_d_intoxication_alimentaire|risque_d_intoxication_au|alimentaire_frequente|risque_de_ciguatera',
      'groupe|groupe_electrogene|generateur|generator|moteur|rechaud|barbecue tourne|tournait|ronronne|allume fenetre|chambre|bungalow|tente|interieur tete|casque|crane|rendu|vomi*|nausee*|vertige*|endormi*',
      'tous_malades|malades|vomit_tous|vomissons|all_sick|tous_malade|sick mange|repas|restaurant|resto|poisson*|tortue|ate|eating|fruits_de_mer|crabe*|buffet',
      'vomit|vomi|vomir|vomis|vomissent|vomissements|malade|malades|diarrhee tous|restaurant|resto|poisson|repas|buffet|mange_un_truc|pas_frais|huitres|coquillages|brochette*|depuis_le_diner !peut|dedans',
      `${child} enfile|vide|fini|pris|mange|bu|avale boite|plaquette|flacon|sirop|comprimes|cachets|pilules|gelules !peut|combien|acheter|emporter|quel`,
      'hallucin*|voix_dans traitement|antipaludique|antipalu*|malarone|lariam|mefloquine|medicament*|comprimes|doxycycline',
      'bu|avale|avalee|ingere|drank|swallowed|mange|pris|gorgee produit|liquide|vaisselle|detergent|desherbant|nettoyant|white_spirit|antigel|drogue|javel|petrole|essence|lessive|medicament*|comprime*|cachet|cachets|gelule|gelules|boule|somnifere*|pilule*|bleach|poison|insecticide|alcool_a_bruler|pills|mort_aux_rats|repulsif|anti_moustique*|creme_solaire|shampoing|gel|parfum|deodorant|antimite*|naphtaline|baies|graines|plante|champignon*|truc_bizarre|pile',
      'malarone|doliprane|paracetamol|aspirine|sirop|ibuprofene|comprime*|cachets d_un_coup|deux_fois|2_fois|trois_fois|double_dose|par_erreur|trop_donne|trop_pris|pris_trop !peut|peux|faut|risque_t|oublie*',
      'cachet*|comprime*|medicament*|somnifere*|pilule*|pills boite*|plaquette*|vide*|tous|toute|toutes|plein|[0-9]*|partout|box|all reveille*|inconscien*|endormi*|dort|ronfle|bouge*|repond*|reagi*|molle|mou|vapes|wake !appel*',
      'trop_bu|bu_trop|drank_too_much|too_drunk|ivre_mort reveille*|inconscien*|vomi*|wake|respir*|coma|mal|bouge*|malade',
      'alcool*|rhum|toaka|biere|alcohol|cocktail flou|trouble|vois_plus|voit_plus|malade|inconscien*|reveille_*|coma|frelate|vomi*|blind',
      'flou|floue|trouble bu|alcool|rhum|tous_les_deux|toutes_les_deux',
      'alcool*|rhum|rhums|toaka voit|vois|vue|yeux brouillard|brume*|brouille*|voile|coton',
      'mange|mangee|goute|bu|ate|avale voit_double|vois_double|voit_trouble|vois_trouble|voit_flou|vois_flou|paupieres|tient_plus_debout|tiens_plus_debout|titub*|seeing_double|jambes_molles|jambes_coupees !soleil|gonfl*',
      'avale|avalee|gobe|gobee|croque|ingere|swallowed|ate pile|piles|aimant|aimants|battery|batteries|magnet|magnets',
      'alcool|rhum|drunk|bu medicament*|cachets|somnifere*|dort_profondement|reveille_*|respire_mal|melange !peut|puis_je|peut_on|je_peux',
      'mange|ate|eaten tortue|pufferfish|fugu|tetrodon|poisson_globe|poisson_coffre|poisson_ballon|diodon',
      'gateau*|bonbon*|cookie*|brownie*|space|soiree|fete|boite|teuf|pilule|fume|sniffe*|cachet voit_des|vois_des|hallucin*|machoire|macheouille*|coeur|palpit*|pupille*|yeux_enormes|grince*|parano|delire !serre_la_machoire_depuis',
      'mange|mangee|croque|goute|avale|mache|grignote|gobe|bouche|ate baie|baies|graines|feuille|feuilles|arbuste|buisson|plante|plantes|champignon|champignons|berry|berries inconnu*|sauvage*|jardin|rouge*|noire*|orange*|arbuste|sentier|par_terre|plage|buisson|connais*|sait_pas|unknown|wild !lemurien*|maki*|cameleon*|tortue*|roses',
      'mange|mangee|croque|goute|avale|bouche|ate fruit|fruits inconnu*|sauvage*|connais_pas|connaissait_pas|sait_pas|plage|buisson',
      'brasero|braseros|charbon|charbons|braises|rechaud|barbecue|groupe_electrogene|chauffe_eau tete|crane|migraine|vomi*|nausee*|reveille*|endormi*|sommeil|somnole*|vertige*|tourne|molle|mou|evanoui* !soleil|brochette*|manger|bu|mange',
      'odeur|sent|siffle|fuite|smell* gaz|gas !gaz_hilarant|echappement',
      'fourmi*|picot*|engourdi*|pique|tingling|numb poisson*|fish',
      'langue|levre|levres|bouche engourdi*|fourmi*|picot*|numb mange|manger|poisson*|bu|goute',
      'poisson*|viande|crevettes pas_frais|avarie*|pas_fraiches malade*|vomi*|mal',
    ],
    unless: ['eviter|peut_on|comment_ne_pas|mal_de_mer|legere'],
  },
  {
    id: 'exposition-vih',
    when: [
      'capote|capotes|preservatif*|condom*|sans_protection|sans_me_proteger|sans_se_proteger|non_protege*|pas_protege* craque*|dechire*|perce*|explose*|rompu*|peur|hier|inconnu*|couche|nuit|rapport*|broke|torn|retire !ou_acheter|trouver|emporter',
      'unprotected sex',
      'rapport|rapports non_protege*|pas_protege*|a_risque|sans_capote|sans_preservatif',
      'sida|vih|hiv|seropo|seropositif|seropositive attrape*|peur|couche|rapport*|pique*|aiguille|sang|dechire*|infidelite|trompe|scared|slept !test_pour|entrer|visa|repandu|moustique*|sejour',
      'seringue*|aiguille|needle pique*|plante*|marche|pied|main|usagee|sale|utilisee|used|stepped|coupe* !oursin*|oursins|baobab*|tricot*|pin',
      'post_exposition|tpe_vih|prep_vih|pilule_du_lendemain|contraception_d_urgence|morning_after_pill !sans_ordonnance',
    ],
    unless: ['viol|violee|viole|violer|force|forcee|raped'],
  },
]
