import type { Situation } from '#mocks/assistant/safety/patterns.ts'
import {
  atHomeAgain,
  farFromDoctor,
  openFracture,
  belly,
  child,
  happened,
  pregnant,
  recovered,
  relative,
  snake,
  spider,
  swollenLeg,
  vaccineMissing,
} from '#mocks/assistant/safety/words.ts'

const animal =
  'chien|chiens|chienne|chiot|chat|chats|chaton|chatte|lemurien|lemuriens|maki|makis|sifaka|singe|singes|chauve_souris|rat|rats|bete|animal|mangouste|fosa|renard|cochon|clebs|clebard|cabot|toutou|chaton|minou|singes|primate|cheval|zebu|dog|dogs|cat|cats|lemur|lemurs|monkey|monkeys|bat|bats'

const bitten = 'mord|mordille*|mordu|mordue|mordus|mordues|mordre|morsure*|bit|bite|bitten'

const faceOrThroat = 'visage|levre|levres|langue|gorge|paupiere*|yeux|cou|bouche|face|tongue|throat|lips|eyes|figure'

/** For situations whose answer does not say what to do for somebody who has stopped breathing. */
const stillBreathing = '!respir*_plus|respir*_pas|plus_respirer|not_breathing|isnt_breathing|stopped_breathing'

/** Illness and injury, in the order of the safety entries. */
export const medicalSituations: readonly Situation[] = [
  {
    id: 'ne-respire-plus',
    when: [
      'respir*_plus|respir*_pas|respir*_a_peine|plus_respirer|not_breathing|isnt_breathing|stopped_breathing|no_pulse|pas_de_pouls|sens_pas_son_souffle|sens_plus_son_souffle|entends_plus_son_souffle !campagne|mieux|librement|odeur|je_peux_plus_respirer|je_peux_pas_respirer|j_arrive_plus_a_respirer|j_arrive_pas_a_respirer',
      'inconscien*|inanime*|evanoui*|unconscious|collapsed|fainted|passed_out|tombe*_dans_les_pommes|tombee_dans_les_pommes|syncope|dans_le_coma|in_a_coma|coma !pommes_d_amour|amour',
      'effondr*|ecroul*|tombe*_raide|tombee_raide|tombe*_d_un_coup|ko reagi*|repond*|bouge*|ouvre*|respir*|par_terre|au_sol|douche|salle_de_bain|plus',
      'perdu|perd|perte connaissance|conscience',
      'tourne_de_l_oeil|signe_de_vie|sans_reaction|inerte|inertes|fait_un_arret|dans_les_vapes|ouvre_plus_les_yeux|yeux_revulses|sans_vie|plus_de_pouls|lifeless|not_moving|not_responding|raide_par_terre|electrocut*|electrise*|electrocuted|pris_la_foudre|prise_la_foudre|prend_la_foudre|recu_la_foudre|par_la_foudre|foudroye|foudroyee|struck_by_lightning|hit_by_lightning',
      'malaise par_terre|repond*|yeux|au_sol|respir*',
      'repond_plus|repond_pas|reagit_plus|reagit_pas|responding|unresponsive !bras|jambe|main|guide|reception|police|secours|pompiers|gendarme*|samu|assistance|numero|consulat|11[0-9]|124|personne_ne|personne_repond|ambulance|mail*|site|hotel|telephone|tel|message*|depuis|agence|devis|client|whatsapp|appel*|vous|chauffeur|partenaire*|prestataire|loueur|organisateur|email*|contact|dieu|parti|partie|rando*',
      'bouge_plus|bouge_pas|plus_aucun_mouvement|aucun_mouvement !bras|jambe|cote|main|ventre|date|prix',
      'coeur|heart|respirer|breathing arrete*|bat_plus|battre|stopped',
      'arret_cardiaque|arret_du_coeur|cardiac_arrest|massage_cardiaque|cpr|bouche_a_bouche|pouls|pulse !sait_faire|savent|forme|formes',
      'reveille_plus|reveille_pas|reveille_toujours_pas|wont_wake*|doesnt_wake*|not_waking|a_la_reveiller|a_le_reveiller|peut_pas_le_reveiller|peut_pas_la_reveiller|arrive_pas_a_reveiller !alarme|reveil_matin|coq',
      'poitrine se_souleve_plus|souleve_plus',
      'colle|collee|scotche|scotchee prise|fil|cable|courant|prise_electrique !photo|affiche|adaptateur',
      'pris|prend|prendre|prit|recu|ramasse le_jus|du_jus|le_courant|du_courant|decharge|chataigne douche|prise|fil|lampe|frigo|ventilateur|chauffe_eau|interrupteur|cable|seche_cheveux|electrique !orange*|fruits|mangue|ananas|bus',
      'doigt|doigts|fourchette dans_la_prise|dans_une_prise',
    ],
    cases: {
      foudre: ['foudre|foudroye*|lightning'],
      courant: [
        'electrocut*|electrise*|decharge|jus|doigts|prise|electricite|electrique|courant|electric|fil touche|prise|douche|lampe|pris|prend|prendre|doigt|doigts|main|jus|fil|pris|decharge|branch*|frigo|bain|lache|colle|electrocut*|shock|wire',
      ],
      respire: [
        'respire|respirer|souffle|is_breathing|still_breathing !respire_plus|respire_pas|respire_mal|respire_a_peine|respire_presque_plus|respire_bizarre*|respire_toujours_pas|souffle_plus|sens_pas|sens_plus|entends_pas|entends_plus|a_respirer|plus|aucun|sais_pas|sais_pas_si|est_ce_qu_*|verifi*|voir_si|not_breathing',
      ],
      revenu: [recovered, 'me_suis_evanoui|me_suis_evanouie|i_fainted|i_passed_out'],
    },
    handsOver: {
      intoxication: [
        `bu|alcool|drank|drunk|ivre|ethylique|cachet*|comprime*|medicament*|somnifere*|pilule*|pills ${stillBreathing}`,
      ],
      noyade: [
        'sorti*_de_l_eau|piscine|noy*|noie|noi|repech*|drown*|from_the_water|out_of_the_sea|out_of_the_water|out_of_the_pool|sous_l_eau|riviere|fleuve|au_bord',
      ],
      etouffement: ['gorge|avale|travers|etouf*|etrangl*|chok*|a_table|heimlich'],
      'coup-de-chaleur': ['chaleur|soleil|heat|chaud'],
      'accident-plongee': ['apres plongee', 'plongeur|plongeuse|diver'],
      'enfant-malade': [`${child} reagi*_pas_bien`],
      convulsions: [`convuls*|seizure*|epilep* ${stillBreathing}`],
      'grossesse-urgence': [`${pregnant}|dans_mon_ventre ${stillBreathing}`],
    },
    // The telephone: 'ça ne répond pas, on est cachés'.
    unless: [
      '=ca|repond|repondent|pas|plus|toujours|encore|on|est|caches|rien',
      'radiateur|vapeur|latex|javel|acide|piment yeux|figure|visage !respir*|inconscien*|repond*',
    ],
    evenInQuestions: true,
  },
  {
    id: 'convulsions',
    when: [
      `convuls*|crise_d_epilepsie|crises_d_epilepsie|seizure|seizures ${stillBreathing}`,
      `crise|epilep*|fit|mousse|bave|foam*|yeux_blancs|yeux_revulses|yeux_revulsees|yeux_retournes|yeux_retournees|yeux_qui_se_retournent|yeux_en_arriere tremble*|secoue|secousse*|spasme*|saute|sautent|tape|tapent|raide|par_terre|au_sol|floor|shaking|jerking ${stillBreathing} !de_rire|de_nerfs`,
    ],
    unless: [
      'tremblement_de_terre|seisme|la_terre|tetanie|spasmophilie|angoisse',
      pregnant,
      `${spider}|${snake}|poitrine|repond_plus|repond_pas`,
    ],
  },
  {
    id: 'saigne-beaucoup',
    cases: {
      os: [openFracture],
      veines: ['veines|poignets|wrists coupe*|ouvert*|taillad*|entaille*|lame|rasoir|cut|slit !carte'],
      bete: ['crocodile*|croco|crocos|requin*|shark*'],
      nez: ['nez|nose|nosebleed saigne*|sang|coule|pisse|bleed* !casse*|tombe*|coup|frappe*|agress*|accident'],
      infecte: [
        'plaie|coupure|clou|pied|main|jambe|doigt|plante*|piqure|blessure|wound rouge|noir|noire|chaud|chaude|gonfle*|pus|infecte*|monte|rouille*|sent_mauvais|infected jours|semaine|avant_hier|hier|depuis|diabet*|fievre|39*|s_etend|days !serpent|meduse',
      ],
    },
    certain: [`${openFracture}|musee|famadihana|ancetre*|tombeau*|respir*|inconscien*|repond_plus`],
    when: [
      'saigne*|saignement*|sang|bleed*|blood beaucoup|enormement|fort|pas|plus|arret*|stop|wont|partout|gicle*|pisse*|perd*|flot*|coule*|lot|heavily|badly|leg|arm|head|hand|foot|losing|loses|loss|encore|abondamment|crane|tete|profond*|jambe|bras|main|pied|mord*|crocodile|requin|blesse*',
      'nez|nose saigne*|bleed* depuis|minutes|min|heure|arrete_pas|arrete_plus|beaucoup|minutes|stop !avion|sec|souvent|parfois',
      'hemorragi*|hemorrhage|haemorrhage|garrot|tourniquet|jusqu_a_l_os|eventre*|ongle_arrache|voit_l_os|voit_os|gros_saignement|plein_de_sang|pleine_de_sang|couvert_de_sang|couverte_de_sang|son_sang|sang_partout|perd_du_sang|pisse_le_sang|bain_de_sang|artere*',
      'zebu|zebus|taureau charge|chargee|fonce|embroche* trou|plaie|cuisse|ventre|sang|jambe|corne',
      'coup_de_corne|coups_de_corne|encorne*|balle|coup_de_feu|shot ventre|cuisse|zebu|jambe|recu|blesse*|bras !afrique|artisanat|objet*',
      'plaie|plaies|blessure*|coupure*|entaille*|coupe|coupee|cut|wound profond*|os|grave*|grosse|ouverte*|enorme*|deep|machette|infecte*|beant* !carte|du_monde|moteur',
      'fendu|fendue|eclate|eclatee|explose|lacere*|perfore* crane|tete|arcade|levre|menton|front|genou|visage|jambe|bras|main|pied',
      'l_os|un_os|the_bone|bone se_voit|visible|apparent|a_nu|showing !tombe*|ancetre*|famadihana|gorge',
      'cuisse|main|pied|tete|crane|jambe|bras|genou|mollet est_ouvert|est_ouverte|pisse',
      'ouvert|ouverte|entaille|entaillee|coupe|coupee|blesse|blessee|taillade* le_crane|la_tete|la_main|le_pied|la_jambe|le_bras|l_arcade|le_front|le_genou|la_cuisse|le_doigt|les_veines tombant|rocher|corail|machette|couteau|verre|s_est|me_suis|profond*|hache|tole !horaire*',
      'plante|plantee|enfonce*|embroche*|transperce*|empale* couteau|verre|fer|clou|tige|branche|machette|cuisse|jambe|bras|main|ventre|pied|bois|baton|hamecon !dard|raie|oursin*',
      'doigt|doigts|main|bras|jambe|pied|orteil|oreille coupe|coupee|coupes|est_parti|est_partie|sont_partis|pend|pendent|arrache|arrachee|arraches|sectionne*|tranche|tranchee|broye*|ampute* !sac',
      'blesse_grave*|grievement_blesse*|gravement_blesse* !accident|voiture|moto|scooter|bus|route',
      'crocodile|croco|requin|shark|crocodiles|requins attaque|attaquee|chope|choppe|chopee|bouffe|mord|mordu|mordue|morsure|bit|bitten|happe|attrape|arrache|emporte|entraine|tire|took|dragged|grabbed !les_requins|les_crocodiles|est_ce',
      'helice|helices|propeller touche*|coupe*|jambe|bras|pied|plongeur|nageur|blesse*|hit|leg !avion|avions',
      'mollet|cuisse|bras|jambe|main|chair en_lambeaux|dechiquete*|shredded !brule*|gaz|feu|flamme*|huile|eau_bouillante',
    ],
    unless: [
      `${snake}|${spider}`,
      `${pregnant}|est_a_[0-9]*_mois|est_a_[0-9]*_semaines|suis_a_[0-9]*_mois|suis_a_[0-9]*_semaines|regles|entre_les_jambes|entre_mes_jambes|par_en_bas|par_le_bas|d_en_bas|steak|viande|orange|don_du_sang|groupe_sanguin|prise_de_sang`,
      'nez avion|sec',
      'pisse_du_sang !de_la|de_sa|du_nez|partout|tete|jambe|bras|main|pied|plaie',
      'oeil|yeux hamecon|plante*|perce*|creve*',
      'sangsue*|leech*',
      'emporter|emmener|prevoir|trousse|acheter|prendre garrot|tourniquet',
      'veut|veulent|propose*|wants garrot|tourniquet !saigne*|sang|coule*',
      'chaussures|chaussons|sandales faut|faut_il|prevoir|prend*|obligatoire*|mettre',
      'apres plongee',
      `raie|oursin*|meduse*|poisson_pierre`,
    ],
    handsOver: {
      intoxication: ['vomi* mange*|frais|poisson|avale*'],
      'agression-vol': [
        'agress*|frapp*|tape|tapes|braqu*|tabass*|attaqu*|coup_de_pierre !crocodile*|croco|requin*|shark',
      ],
    },
  },
  {
    id: 'forte-fievre',
    cases: {
      rentre: [
        atHomeAgain,
        'rentre|rentree|rentres|rentrees|revenu|revenue|revenus|revenues|back y_a|il_y_a|depuis [0-9]*|une|deux|trois|quatre|huit|dix|quinze jours|semaine|semaines|days|weeks !hotel|lodge|chambre|rando*|trek|excursion',
      ],
      loin: [farFromDoctor],
      ventre: [`mal|douleur*|crampe*|colique*|pain|hurts ${belly}`],
      froid: [
        'froid|glacee|glace|trempe|trempee|mouille*|gele*|cold pic_boby|montagne|sommet|bivouac|tente|andringitra|altitude|camp|pluie|dehors|nuit|eau_glacee|eau_froide|dans_l_eau|riviere|chavire* claque*|grelott*|tremble*|delire*|bleu*|shivering !fievre*|39*|40*|41*|palu*|degres',
      ],
    },
    certain: [
      'bouillant|bouillante|brulant|brulante|fievre|40|39|41 delire|delirant*|importe_quoi|incoheren*|reconnait_plus|dit_des_choses_bizarres|dit_des_choses_qui !coup|tombe*|chute|soleil|cagnard',
    ],
    when: [
      'fievre*|fievreu*|febrile|fever|shivering|chills|claque*_des_dents|feverish|grosse_temperature|hyperthermie_delire',
      'acces_palustre|crise_de_palu|chaud_et_froid|bouillant|bouillante|sueurs_froides !eau|huile|source|chocolat|the|cafe|volcan',
      'a_39*|a_40*|a_41*|ai_39*|ai_40*|39*|40*|41* temperature|depuis|tremble*|delir*|frisson*|grelott*|transpir*|courbature*|tete !il_fait|mer|eau|ans|km|euros|hotel|decembre|novembre|climat|octobre|depuis_paris',
      'crois|pense*|attrape*|peut_etre|symptome*|crise|chope*|suspect*|think|could_it_be|have|ai_le|ai_la|a_le|a_la|test palu|paludisme|malaria !prevent*|traitement|vaccin*|risque*|faut_il|moustiquaire*|pills|contre|malarone|do_i|attraper|zone*|hopital|y_a_le|y_a_la|y_a_du',
      'palu|paludisme|malaria positif|positive|attrape|frisson*|sueur*|tremble*|courbature*|mal_partout',
      'frisson* sueur*|fatigue|transpir*|courbature*|grelott*|vomi*|diarrhee',
      'tremble*|grelott* froid|transpir*|sueur*',
      'cou|nuque|neck raide|bouger|plier|pencher|tourner|baisser|stiff lumiere|fievre|39*|40*|light|vomi*',
      'brulant* dort|delir*|endormi*|tremble*|grelott*|front',
      `brulant|brulante ${relative}|il_est|elle_est|je_suis|burning_up !eau|the|cafe|sable|soleil|plat`,
    ],
    unless: [
      'jaune|yellow|aphteuse|maevatanana|fievre_de_l_or|fievre_acheteuse|emporter|trousse|carnet|certificat|soleil|cagnard|insolation|coup_de_chaud|coup_de_chaleur|sueur_et|transpire_plus',
      child,
      pregnant,
      'peau brulante',
      'donne|donnent|rien_que sueurs_froides',
      'selles|diarrhee|pipi|urines|toilettes sang|rouge|glaires',
    ],
  },
  {
    id: 'morsure-animal',
    certain: [
      'dog|cat|lemur|monkey|bat|chien|chat|lemurien|singe bite|bitten|scratched|morsure|mordu|mordue|griffe|griffee vaccine|shot|shots|hospital|clinic|doctor|vaccin|hopital|medecin|ctar where|nearest|need|ou_est|ou_trouver|ou_aller|quel !do|are|if|common|risk|before|si|risque*|y_a_t_il|avant|faut_il|serpent|ans',
    ],
    when: [
      `${animal} ${bitten}|griff*|egratign*|croqu*|chop*|attrape*|leche|lechee|lecher|attaque|attaquee|scratch*|licked|enrage*|saute_dessus|pince|bave`,
      'm_a|me|ete|fait|ma|vient|vien|j_ai mordu|mordue|mordre|morsure',
      'mordu*|morsure*|griffure*|egratignure* rage|hier|enrage*|que_faire|inconnu|errant*',
      'got|was|been|me|us bit|bitten',
    ],
    unless: [
      `${snake}|${spider}|crochet*|crocodile*|requin*|shark|poisson*|murene`,
      'mordent|peut_on|peuvent|la_rage_et',
      'peur depuis_qu|enfant|petit|petite',
      ...vaccineMissing,
    ],
  },
  {
    id: 'rage-plus-de-vaccin',
    when: vaccineMissing,
    unless: [
      'jaune|covid|depart|lyon|centre_de_vaccination|obligatoire*|polio|partir|tetanos|yellow',
      'faut_il contre',
    ],
  },
  {
    id: 'brulure',
    certain: ['radiateur|vapeur|huile|eau_bouillante|bouilloire figure|visage|yeux !massage|sauna|creme'],
    when: [
      'ebouillant*|brulure_grave|brule_au_deuxieme|brule_au_troisieme',
      'eau_bouillante|huile_bouillante|huile_chaude|the_brulant|cafe_brulant|marmite|boiling_water renverse*|recu|recue|tombe*|sur_le|sur_la|sur_mon|sur_ma|sur_moi|sur_lui|sur_elle|spilled',
      'brulure|brulures|brule|brulee|brulees|brules|burn|burned|burnt huile|eau_chaude|bouillante|bouillant|grave|gravement|degre|visage|main|mains|bras|jambe|jambes|pieds|rechaud|que_faire|bebe|casserole|bad|hot|gaz|corps|bouilloire',
    ],
    unless: ['soleil|meduse*|estomac|peut_on'],
  },
  {
    id: 'serpent',
    when: [
      `${snake} ${bitten}|mors*|piqu*|attaque|attaquee|attaques|gonfl*|trou|trous|crochet*|marche|venin|m_a_eu|l_a_eu`,
      'trace*|trou|trous|crochet* crochet*|cheville|mollet',
      'snakebite*',
    ],
    unless: [`peut_on|dangereux|quels|fady|signe !${happened}`],
  },
  {
    id: 'scorpion-araignee',
    when: [
      `${spider} piqu*|pikur*|mord*|mors*|sting*|stung|bit|bite|bitten|gonfl*|eu|attaque|brule|noirci*|dard|swelling|double|pleure|hurle|crie`,
      'pique|piquee|piqure|piqures|truc_m_a_pique|stung gonfl*|dard|chaussure|lit|double|noirci* !mer|eau|plage|raie|meduse*|oursin*|poisson*|guepe*|abeille*|moustique*|plongee|visage|langue|gorge|rascasse|corail',
    ],
    unless: [`peur|phobie|astrologique|peut_on !${happened}`, 'ca_fait_mal_une|ca_fait_mal_un|font_mal'],
  },
  {
    id: 'allergie-grave',
    cases: {
      'sans-stylo': [
        'pas_de_stylo|plus_de_stylo|sans_stylo|pas_son_stylo|pas_mon_stylo|pas_le_stylo|stylo_oublie|stylo_perime|oublie_son_stylo|oublie_mon_stylo|oublie_le_stylo|pas_de_piqure|plus_de_piqure|pas_de_seringue|pas_d_adrenaline|plus_d_adrenaline|sans_adrenaline|pas_d_epipen|plus_d_epipen|sans_epipen|no_epipen|forgot_epipen|without_epipen',
        'stylo|epipen|adrenaline oublie|perdu|perime|vide|hotel|valise|maison|forgot|lost|expired',
      ],
    },
    when: [
      `${faceOrThroat} gonfl*|enfl*|enorme|enormes|double_de_volume|deforme*|swell*|swollen|boursoufl*|serree|oedeme`,
      'gonfl*|enfl* visage|langue|levre*|gorge',
      'allerg*|urticaire grave|urgence|respir*|etouff*|choc|reaction*|gonfl*|visage|mange|mangee|ate|eaten|breathe|severe|grosse|gorge|plaque*|epipen|geant*',
      'anaphyla*|quincke|oedeme|plaques_partout|urticaire_partout',
      'epipen|adrenaline plus|oublie*|perdu|no|pas|sans|besoin|urgence|reaction',
      'gonfl*|enfl*|swelling|swollen mange|mangee|cacahuete*|arachide*|crevette*|fruits_de_mer|noix|poisson|allerg*|partout|antibiotique*|medicament !poisson_pierre|poisson_lion',
      'gorge|throat serre|serree|ferme|gonfle|clos*|tight*',
      'guepe*|abeille*|frelon*|fourmi_*|wasp*|bee|bees|hornet*|insecte|piqure* respir*|breathe|breathing|etouff*|allerg*|gorge|throat|swallow|langue|malaise',
      'lips|tongue puff*|puffy|swell*|swollen|ballooning',
      'guepe*|abeille*|frelon*|wasp*|bee|bees|hornet* gonfl*|enfl*|swell*|swollen',
      'abeille*|guepe*|frelon*|bees|hornets dizaine*|vingtaine|centaine*|plein|partout|cinquante piqu*|stung',
      'essaim|abeille*|guepe*|frelon*|bees|hornets dards|piqures|stings tete|crane|visage|cou|chacun|corps|partout',
      'respire*_mal|respire*_plus_bien|respire*_de_plus|respire*_difficilement|a_respirer|souffle_court|essouffl*|manque_d_air|siffl*|wheez*|cant_breathe|short_of_breath mange|mangee|gouter|goute|goutee|cacahuete*|arachide*|crevette*|crabe|langouste|fruits_de_mer|noix|noisette*|sesame|piqure|pique|piquer|piquee|stung|ate|peanut*|shrimp*|nuts !vomi*|avale_de_travers|travers|coince*|bouchee|morceau',
      'plaques|urticaire|boutons|rouge_partout respir*|gorge|visage|langue|mange',
    ],
    unless: [
      'que_manger|pollen|peut_on|plats|des_repas|les_repas|repas_sans|menu|gluten|acarien*|mal_de_gorge|emporter|douane|y_a_t_il|y_a_des|y_a_du|y_a_de',
    ],
  },
  {
    id: 'douleur-poitrine-avc',
    certain: [
      'mari|femme|pere|mere|papa|maman|ami|amie|copain|copine|compagnon|compagne|frere|soeur respire_mal|respire_difficilement|mal_a_respirer|peine_a_respirer|plus_a_respirer !effondr*|ecroul*|pique*|meduse*|raie|serpent|scorpion|allerg*|fils|fille|bebe|enfant*|eau|noye*|avale*|gorge|fumee|feu|accident|chute|tombe*|enceinte|plongee|bu|ivre|medicament*|cachet*|gonfl*|mange*|plaques|boutons|langue|tuba|masque|altitude|pollution|asthm*|ventoline|d_habitude|parfois|souvent|ronfle*|a_l_effort|en_montagne|pic_boby|faisable|adapte*|est_il_possible|est_elle_possible|est_ce_possible',
    ],
    cases: {
      jambe: swollenLeg,
      souffle: [
        'je_manque_d_air|il_manque_d_air|elle_manque_d_air|respire_mal|respire_de_plus_en_plus_mal|respire_difficilement|mal_a_respirer|peine_a_respirer|plus_a_respirer|pas_a_respirer|difficultes_a_respirer|cant_breathe|cannot_breathe|short_of_breath !poitrine|bras|machoire|visage|parle*|chest',
      ],
    },
    when: [
      'poitrine|thorax|thoracique|torse|chest mal|douleur*|serre*|oppress*|pain|poids|brule*|tight*|pince*|bloque*|opression',
      'infarctus|crise_cardiaque|heart_attack|avc|stroke vient_de|ce_matin|cette_nuit|tout_a_l_heure|minutes|min|[0-9]*_min|[0-9]*min|fait_un|fais_un|fait_une|just_had',
      'infarctus|crise_cardiaque|crise_cardiac|heart_attack|avc|stroke|attaque_cerebrale|attaque_cardiaque !heat_stroke|coup_de_coeur|antecedent*|il_y_a|voyager|rapatriement|eu_un|apres_un',
      'visage|bouche|face|sourire|levre|oeil|paupiere tombe*|travers|plus_bas|pend|affaiss*|paralys*|droop*|deforme*|asymetrique !avale*',
      'bras_gauche|machoire|epaule_gauche|left_arm|jaw mal|douleur*|engourdi*|lourd|pain|serre*|fourmi*',
      'corps|bras|cote|jambe|main|visage|arm|leg|side paralys*|mou|molle|inerte|sent_plus|sens_plus|engourdi*|numb',
      'bras|jambe|cote|main|arm bouger|bouge|repond|lever|move|lift plus|pas|cant|cannot !casse*|tombe*|chute|tonneau*|talus|devale*|glisse*|accident',
      'paralyse|paralysee mari|femme|pere|mere|papa|maman|suis|soudain|d_un_coup|completement !fauteuil|depuis|handicap*',
      'arrive_plus_a_parler|arrive_pas_a_parler|peut_plus_parler|parle_bizarre*|parle_mal|parle_plus|articule_plus|slurred|je_manque_d_air|il_manque_d_air|elle_manque_d_air|je_peux_plus_respirer|je_peux_pas_respirer|plus_a_respirer|pas_a_respirer|mal_a_respirer|difficulte_a_respirer|difficultes_a_respirer|peine_a_respirer|respire_mal|respire_de_plus_en_plus_mal|respire_difficilement|essouffl*|cant_breathe|cannot_breathe|short_of_breath|palpitations|tachycardie|coeur_s_emballe|coeur_bat_vite|coeur_bat_tres|hemiplegie|perdu_la_vue|voit_plus_d_un_oeil|vois_plus_d_un_oeil',
      'vois_double|voit_double|vision_double tourne|depuis|coup|bras !bu|alcool|rhum|mange*|plongee|tombe*|choc|lunettes',
      'sait_plus_ou_elle_est|sait_plus_ou_il_est|parle|dit|raconte|reconnait_plus importe_comment|importe_quoi|charabia|mots_bizarres|incoherent* !soleil|chaud*|chaleur|bu|tombe*|fievre|sucre|diabet*',
      'coeur|cardiaque|heart douleur*|serre*|bras|lache|pain',
      'repond_a_cote|reconnait_plus|est_confuse|est_confus|desoriente*|cherche_ses_mots|quel_jour_on_est|sait_plus_ou_on_est|sait_plus_ou_elle_est|sait_plus_son_nom|comprend_plus ce_matin|coup|depuis|heure|reveil|soudain|tout_a_l_heure !foret|piste|rando|perdu|perdus',
      'mal_au_coeur bras|respirer|poitrine|sueur*',
    ],
    unless: [
      'bleu|gorge|avale*|bouchee|morceau|viande|bonbon|arete|noyau|etouf*|table|travers_il|heimlich|chok*|plongee|quel_circuit|vaccin*|au_coeur_de|au_coeur_des|mal_de_mer',
      'altitude|rando|pic_boby essouffl*|est_il_faisable|est_ce_faisable',
      'peut_faire|peut_suivre|peut_venir|peut_marcher|pourra_faire|pourra_suivre|pourra_venir !ce_matin|cette_nuit|depuis|maintenant|vient_de|aujourd_hui|hier|mal|serre*|pris|respir*',
    ],
  },
]
