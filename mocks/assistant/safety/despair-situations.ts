import type { Situation } from '#mocks/assistant/safety/patterns.ts'
import { relative } from '#mocks/assistant/safety/words.ts'

/** Somebody else is about to take their life. */
const actOfAnother = ['veut', 'va', 'menace_de', 'parle_de', 'essaie_de', 'essaye_de']
  .flatMap((verb) =>
    ['se_tuer', 'se_suicider', 'se_jeter', 'se_pendre', 'sauter', 'mourir'].map((act) => `${verb}_${act}`),
  )
  .concat('parle_de_suicide', 'veut_en_finir', 'wants_to_die', 'wants_to_kill', 'threatens_to_kill')
  .join('|')

/** Deaths and thoughts of suicide. */
export const despairSituations: readonly Situation[] = [
  {
    id: 'deces',
    when: [
      'meurt|meure|mourait touriste|voyageur|compagnon|quelqu_un|ami|amie|mari|femme|pere|mere !d_envie|de_faim|de_soif|de_chaud',
      `mort|morte|morts|decede|decedee|decedes|deces|dead|died|passed_away ${relative}|on_a_trouve|retrouve*|cette_nuit|medecin_dit|husband|traveller|voyage|circuit|hotel|madagascar|que_faire|somebody|proche`,
      'est_mort|est_morte|est_decede|est_decedee|il_est_mort|vient_de_mourir|en_train_de_mourir|morte_dans',
      'rapatri*|ramener|transport* corps|cercueil|depouille|defunt|body|cendres',
      'viens_de_perdre|ai_perdu|vient_de_perdre mari|femme|pere|mere|frere|soeur|compagnon|compagne cette_nuit|ici|hier|ce_matin|aujourd_hui|dans_un_accident|viens_de|vient_de !foule|marche|rando*|foret|vue|passeport|sac|telephone',
      'death traveller|tourist|of_my|what_to_do',
      `${relative} nous_a_quittes|nous_a_quitte|s_est_eteint|s_est_eteinte|parti_pour_toujours|partie_pour_toujours|dernier_souffle|dernier_soupir|rendu_l_ame|ferme*_les_yeux_pour|referme*_les_yeux|fermer_les_yeux|plus_de_ce_monde|pas_survecu|didnt_make_it !telephone|batterie`,
      `${relative} medecin*|docteur*|urgentiste*|hopital|clinique|samu|reanimation rien_pu_faire|rien_pu_y_faire`,
    ],
    unless: [
      'va_mourir|vais_mourir|vont_mourir|va_pas_s_en_sortir|ai_lu|en_20[0-9]*|en_19[0-9]*|conseiller|ancien|ans_apres|annee_derniere|l_an_dernier|rire|mort_de_fatigue|mort_de_faim|mer_morte|point_mort|nature_morte|morte_de|mort_de_rire|saison_morte|peine_de_mort|mort_de_peur|mort_de_soif|reine|roi|rois|tombeau*|tombe|retournement|famadihana|fete|ranavalona|radama|pirate*|president|histoire|esclav*|exhum*|ancetre*|culte|rites|rite|envie|suicid*|si_je',
      'la_mort_de|le_deces_de report*|annule*|an|annee|mois|depuis',
      `train|trains|batterie|telephone|reseau|wifi|appli|lien|moteur|lac|recif|corail est_mort|est_morte !${relative}|on_a_trouve|touriste|quelqu_un|passager|voyageur|noye*`,
      `c_est_mort janvier|fevrier|mars|avril|en_mai|fin_mai|debut_mai|pour_mai|juin|juillet|aout|septembre|octobre|novembre|decembre !${relative}`,
      'assurance|certificat !est_mort|est_morte|est_decede|est_decedee|vient_de',
    ],
  },
  {
    id: 'idees-suicidaires',
    cases: {
      avale: [
        'ai_pris|ai_avale|viens_de_prendre|vien_de_prendre|viens_d_avale*|vien_d_avale*|a_pris|a_avale|vient_de_prendre|vient_d_avale*|took|swallowed cachet*|comprime*|medicament*|plaquette*|boite*|somnifere*|pilule*|tout|tous|toute|poison|pills !decision|retard|avion',
        'melange|melanges|melangee antidep*|antidepresseur*|cachets|medicaments|comprimes|somniferes',
      ],
      vide: [
        `balcon|toit|terrasse|rebord|fenetre|parapet|falaise|pont|etage|etages|bord_du_vide|balcony|roof|window|bridge|cliff|ledge !${actOfAnother}|couteau|lame|corde|pendre|en_bas|est_mort|est_morte|bateau`,
      ],
      proche: [
        `${relative} veut_plus_vivre|veut_mourir|veut_en_finir|dit_vouloir_mourir|idees_noires|idees_sombres|idees_tres_sombres|pensees_noires|lettre_d_adieu|ecrit_une_lettre|parle_de_mourir|se_scarifie*|se_coupe_les !je_veux|j_ai_envie`,
        `il|elle|quelqu_un|homme|femme|mari|collegue|compagnon|soeur|frere|ami|amie|copain|copine|fils|fille|pere|mere|pote|type|he|she|friend ${actOfAnother} !je_veux|je_veut|je_vais|envie_de|envie_d|je_voudrais|peux_plus|plus_la_force|je_pense|aimerais|autant_mourir|moi_aussi|j_ai_pris|i_want|i_will|fleuve|riviere|rire`,
      ],
    },
    when: [
      'suicid*|dont_want_to_live|want_everything_to_stop|kill_myself|kill_herself|kill_himself|want_to_die|end_my_life|end_it_all|hurt_myself|wants_to_die|better_off_dead|passer_a_l_acte|plus_la_force_de_continuer|autant_mourir|a_quoi_bon_vivre|a_quoi_bon_continuer|plus_de_raison_de_vivre|fin_a_mes_jours|fin_a_ses_jours|fin_a_ma_vie|plus_etre_en_vie|plus_envie_d_etre|envie_d_etre_mort|marre_de_la_vie|marre_de_vivre|assez_de_vivre|m_ouvrir_les|take_my_life|no_reason_to_live|vais_faire_une_betise|faire_une_grosse_betise|vais_faire_une_connerie|dormir_pour_toujours|plus_d_autre_issue|pas_d_autre_issue|pas_d_autre_sortie|plus_me_reveiller|jamais_me_reveiller|peux_plus_de_cette_vie|peux_plus_de_la_vie|plus_vivre|plus_exister|plus_de_vivre|plus_envie_de_vivre|plus_la_force_de_vivre|plus_le_gout_de_vivre|pas_vivre_comme|plus_l_interet_de_rien|plus_l_interet_de_vivre|personne_me_regrettera|va_me_regretter|manquerai_a_personne|vais_manquer_a_personne|foutre_en_l_air|idees_noires|pensees_noires|peur_de_moi|mieux_sans_moi|disparaitre_pour_toujours|envie_de_disparaitre|veux_disparaitre|better_without_me',
      'envie|envi|veux|voudrais|veut|aimerais mourir|crever|mouri !rire|faim|soif|vieux|voir|d_envie|d_y|circuit',
      'desespere|desesperee seul|seule|vivre|vie|bout',
      'en_finir|en_fini envie|veux|vais|voudrais|vie|je !avec_ce|avec_cette',
      'me_tuer|se_tuer|me_flinguer|me_pendre|se_pendre|me_jeter|se_jeter|m_ouvrir_les_veines|me_faire_du_mal|se_faire_du_mal|me_suis_fait_du_mal|me_couper|mutil*|vais_sauter|veut_sauter|veux_sauter|sauter_du|sauter_de_la !parachute|elastique|eau|repas|etape|piscine|moustique*|route|longueur*',
      'envie|veux tout_arreter|tout_s_arrete|que_tout_arrete|everything_to_stop|en_finir medicament*|cachets|devant_moi|corde|balcon|falaise|lame|couteau|pont|vide|rebord',
      'enferme*|locked lame|lames|rasoir|couteau|cachets|medicaments|corde|razor !police|gendarme*|prison',
      'adieu la_vie|le_monde|reviendrai_jamais|j_arrete|arrete_tout|tout_le_monde|a_tous|pardon*|merci_pour|vous_laisse|lettre !fort|kilos|regime|hiver|metro',
      'plus continuer_a_vivre|envie_de_continuer|force_de_continuer !circuit|route|piste|rando|marche',
      'vie|rien vaut|sens plus_le_coup|pas_la_peine|plus|plus_rien !coute|chere|prix',
      'dont_see_the_point|see_no_point|no_point_in letters|goodbye|anymore|any_of_it !voucher*|insurance|visa',
      `${relative} idees_noires|idees_sombres|idees_tres_sombres|pensees_noires|lettre_d_adieu|se_scarifie*`,
      'lettres|letters|mot d_adieu|goodbye|written_the|wrote_the !boite*|cover',
      'suis|assis|assise|debout|standing parapet|rambarde|rebord|bord_du_vide|bord_de_la_falaise|ledge voila|fini|adieu|saute*|personne|vide|seul|seule|pardon !photo*|vue|magnifique|vertige|coucher_de_soleil',
      'melange|melangee|melanges|bu|avale antidep*|antidepresseur*|cachets|medicaments|somniferes expres|connerie|betise|volontairement|on_purpose',
      'pris|prise|avale|avalee|took|swallowed tous|toutes|toute|boite|plaquette|all|entiere|plein cachets|medicament*|comprimes|pilules|pills|somnifere*|la_plaquette',
    ],
    unless: [
      'menace_de_me_tuer|menace_de_nous_tuer|veut_me_tuer|va_me_tuer|tuer_le_temps|squad|tana_et_mourir|d_envie_de',
    ],
    handsOver: {
      intoxication: ['reveille*|endormi*|dort|ronfle|bouge*|repond*|reagi*|molle|mou|vapes|wake !me_reveiller'],
    },
  },
]
