import type { Situation } from '#mocks/assistant/safety/patterns.ts'
import { child, family, happened, relative } from '#mocks/assistant/safety/words.ts'

const vehicleOrDriver =
  'voiture|voitures|moto|motos|mobylette|scooter|scooters|quad|4x4|bus|minibus|camion|taxi|taxi_brousse|velo|vehicule|pousse_pousse|car|motorbike|bike|truck|van|chauffeur|driver'

const travelQuestionWords = 'assurance|frequent*|beaucoup|en_cas|permis|couvre|dangereu*|statistique*|risque*'

const vehicle = 'voiture|voitures|4x4|bus|minibus|taxi|camion|car|van|truck'

/** A breakdown of something else, or a place where nobody waits in a car. */
const noRoad =
  'derive*|derivons|maree|en_mer|bateau|pirogue|marchant|sommes_a_pied|suis_a_pied|est_a_pied|rentre*_a_pied|lampe|frontale|gps|velo|scooter|moto|quad|ascenseur|montre|fatigue'

const wilderness =
  'foret|forets|rando*|parc|isalo|tsingy|andringitra|massif|montagne|sentier|piste|canyon|desert|brousse|nature|jungle|forest|bush|kirindy|ranomafana|andasibe|ankarana|marojejy|masoala|mangrove|grotte|cave|hike|trail|mountain|park|middle_of_nowhere'

/** Accidents, losses and disasters. Patterns are explained in `patterns.ts`. Common misspellings are listed too. */
export const dangerSituations: readonly Situation[] = [
  {
    id: 'accident-route',
    certain: [
      `accident*|tonneau*|se_retourner|s_est_retourne* ${vehicleOrDriver} inconscien*|repond_plus|reagit_plus|bouge_plus|sans_connaissance|unconscious !repond_plus_au|telephone|assistance|agence|assurance|deja|an_dernier`,
    ],
    handsOver: {
      'violence-proche': [
        `homme|mec|type|voisin|pere|mere|client|touriste|man tape|frappe|hits un_enfant|une_enfant|un_gamin|une_gamine|un_gosse|une_femme|une_fille !${vehicleOrDriver}|accident*`,
      ],
    },
    cases: {
      inconscient: [
        'inconscien*|repond_plus|repond_pas|reagit_plus|reagit_pas|bouge_plus|evanoui*|sans_connaissance|reveille_pas|reveille_plus|unconscious|not_responding !ca_repond|on_repond|telephone|assistance|agence|assurance|klaxon',
      ],
      pieton: [
        'renvers*|percut*|heurt*|ecras*|fauch*|tape|tapee|hit un_enfant|une_enfant|un_gamin|une_gamine|un_gosse|un_garcon|une_fille|une_fillette|un_pieton|une_pietonne|un_homme|une_femme|une_dame|un_vieux|une_vieille|un_monsieur|un_cycliste|quelqu_un|une_personne|un_villageois|a_kid|a_child|a_man|a_woman|someone|pedestrian !m_a|nous_a|me_suis|s_est_fait|est_fait',
      ],
      soi: [
        'je|j|me|m_a|ma suis_par_terre|suis_coince|suis_coincee|suis_piege*|peux_pas_sortir|arrive_pas_a_sortir|m_a_renverse|m_a_renversee|m_a_percute*|m_a_fauche*|suis_bloque*|suis_tombe|suis_tombee|me_suis_fait_renverser !il|elle_a|elle_est|elle_s_est|elle_ne|elle_respire|elle_saigne|elle_bouge|elle_repond|mon_mari|ma_femme|mon_ami|mon_copain|ma_copine|mon_fils|ma_fille|passager*',
      ],
      train: [
        'train|wagon|wagons|rails|locomotive|quai|voie|platform tombe*|glisse*|coince*|sous|ecrase*|percute*|heurte*|passe_dessus|jambe|fell|under !en_train',
      ],
      coince: [
        'coince|coincee|coinces|bloque|bloquee|piege*|trapped|stuck jambe|volant|dedans|dans_la_voiture|dans_le_4x4|dans_le_vehicule|dans_le_bus|dans_le_taxi_brousse|tole*|siege|a_l_avant|l_avant|habitacle|carcasse|interieur|essence|pied|leg|inside|under !telephone|route|gue',
        'chauffeur|conducteur|driver|passager*|passenger* coince*|piege*|trapped|stuck !sable|boue|gue|embouteillage*|route_coupee',
        'quad|moto|scooter|voiture|4x4|bus|camion|roue sur_la_jambe|sur_les_jambes|sur_le_bras|sur_le_pied|sur_la_poitrine|dessous|lui_est_dessus|sous_la_voiture|sous_le_quad|sous_la_moto|sous_le_bus !passe_sur|roule_sur',
        'essence|carburant|gasoil|fuel|petrol coule*|fuit|fuite|fuites|leak*|odeur|sent !station|panne',
      ],
    },
    when: [
      `accident*|crash*|collision|accrochage|embouti*|carambolage|percut*|heurt* ${vehicleOrDriver}|route|rn[0-9]*|blesse*|grave|injured|vient|vien|eu|had|villageois|gens|foule|mort*|tana !plongee|travail|histoire`,
      `${vehicleOrDriver} retourne|retournee|retournes|renverse|renversee|ravin|fosse|tonneau*|coince|coincee|ecrase|ecrasee|renverses|accidentes|overturned|rolled|flipped|de_se_retourner|de_se_renverser|sur_le_flanc|sur_le_cote|sur_le_toit|fonce|rentre_dans_un_arbre|contre_un_arbre|hors_de_la_route|dans_le_decor|endormi|endormie|sortie_de_route|quitte_la_route`,
      'renverse|renversee|ecrase|ecrasee|a_tape|tape_un|tape_une|percute*|heurte*|hit|fauche* m_a|nous_a|quelqu_un|qu_un|pieton*|zebu*|enfant|gamin*|gosse*|garcon|fillette|dame|homme|femme|moto|velo|personne|someone|man|woman|pedestrian|cyclist|kid|gens|vache|charrette|a_man !porte|pirogue|barque|bateau|verre|cafe',
      'sorti_de_la_route|sortie_de_la_route|sortir_de_la_route|sortis_de_la_route',
      `rentre_dedans|rentre_dans|fonce_dessus|fonce_dans ${vehicleOrDriver}|nous|moi`,
      `${vehicleOrDriver}|arbre|mur de_face|de_plein_fouet|pris_un|pris_une|fonce_dans`,
      `perdu_le_controle|sur_le_toit|roues_en_l_air|upside_down ${vehicleOrDriver}|conducteur|controle !bungalow|maison|hotel|porte_bagages|bagages|galerie|eau|tente`,
      '=accident|un|une|grave|vite|aidez|moi|svp|help|on|a|eu|il|y accident',
      'essence|carburant|gasoil|fuel|petrol fuite|fuit|coule|coulent|leaking choc|accident|collision|retourne*|tonneau*|crash !station|plein|panne',
      'tombe|tombee|chute|glisse|fell scooter|moto|velo|quad|motorbike !panne',
      'tombe|tombee|glisse|glissee|coince|coincee|ecrase|ecrasee|passe|fell train|wagon|wagons|rails|locomotive quai|sous|entre|voie|rails|under|marche !en_train|en_panne|a_cause',
      `${vehicleOrDriver} jambe|bras|blesse|blessee|blesses|injured casse*|accident*|blesse*|injured|retourne*`,
    ],
    unless: [
      'poussette|valise*|bagage*|glaciere rentre_dans',
      '=accidents|de|la|route|taxi|brousse|en|moto|scooter|a|madagascar accidents',
      `${travelQuestionWords} !${happened}|eu_un|d_avoir_un|blesse*`,
      'piste|brousse|sable|boue coince* !chauffeur_est_coince|conducteur_est_coince|coince_dedans|coincee_dedans|coinces_dedans|volant|tole*|jambe|blesse*',
    ],
  },
  {
    id: 'perdu-nature',
    certain: [
      'perdu|perdue|perdus|perdues|paume*|lost a_pied|dans_les_rues|dans_tana|dans_la_ville|dans_antananarivo|dans_les_ruelles|on_foot nuit|vole|vol|batterie|peur|tana|rue|rues|ville|seule|stolen !passeport*|avant|si|valise*|bagage*|fils|fille',
      `on_est|sommes|suis|reste|restes|pneu|pneus|roue|are en_panne|pneu_creve|roue_crevee|crevaison|creve|panne_d_essence|panne_seche|en_rade|out_of_fuel|broken_down ${vehicle}|route|piste|rn[0-9]*|brousse|roue_de_secours nuit|noir|nulle_part|night !approch*|encerclent|si|moto|scooter|bateau|pirogue|climatisation|clim|hotel|ascenseur|hommes|types|mecs|gens`,
      'bateau|pirogue|piroguier|vedette|boat pas_venu|pas_revenu|revient_pas|vient_pas|reparti_sans|parti_sans|oublies ilot|ile|ile_deserte|banc_de_sable|island nuit|noir|seuls|seul|seule|eau|personne|deserte|night|alone !quand|si|billet*|port',
    ],
    handsOver: {
      chute: ['suis|je|i_m coince|coincee|bloque|bloquee|stuck faille|fissure|crevasse|trou|puits|gouffre'],
      cyclone: ['gue|riviere|radier eau_monte|eau_rentre|eau_entre|crue|courant'],
      'suivi-menace': [
        'hommes|types|mecs|gars|gens|jeunes|attaqu* arrivent|approch*|tapent|tournent|ouvrir|attaqu*|menac*',
      ],
    },
    cases: {
      ville: [
        'tana|antananarivo|tananarive|ville|rue|rues|quartier|diego|antsiranana|tamatave|toamasina|majunga|mahajanga|tulear|toliara|antsirabe|fianarantsoa|fianar|hell_ville perdu|perdue|perdus|paume*|egare*|lost|sais_plus_ou !foret|parc|piste|sentier|rando*|brousse|montagne|desert|guide|route',
      ],
      bateau: [
        'pirogue|bateau|barque|boat|kayak|voilier|boutre|vedette|catamaran|en_mer|au_large derive*|derivons|drift*|adrift|moteur|mat|voile|panne|cote|terre|coule|engine',
        'en_mer|au_large|pagaie|perdu_en_pirogue|on_derive|derivons|vers_le_large',
      ],
      vase: [`vase|sables_mouvants|mangrove enlise*|embourbe*|enfonce*|coince*|bloque* !${vehicle}|pirogue*|bateau*`],
      grotte: [
        'grotte|grottes|galerie|siphon|gouffre|cave eau|riviere|crue|niveau|water monte|montee|monter|entre|arrive|inond*|coule|rising|bloque*|orage',
      ],
      paroi: [
        'falaise|paroi|rocher|corniche|vire|cliff ni_monter|ni_descendre|peux_plus_descendre|peut_plus_descendre|pas_redescendre|plus_redescendre|peux_plus_bouger|coince*|bloque* !maree|mer|eau|voiture',
      ],
      ilot: [
        'ilot|ile_deserte|banc_de_sable|ile|island pas_venu|pas_revenu|revient_pas|vient_pas|revenu|reparti|parti_sans|laisse*|abandonne*|oublies|seuls|coince*|left',
      ],
      maree: [
        'maree monte|montante|remonte|arrive !pirogue|bateau',
        'eau|mer monte|remonte plage|ilot|banc_de_sable|recif|rocher|rochers|falaise|crique|platier !pirogue|bateau',
      ],
      laisses: [
        'guide nous_a_plantes|nous_a_plantees|nous_a_laisses_la',
        'chauffeur|guide|taxi|taxi_brousse|bus|minibus|conducteur|il|driver parti|partie|laisse|laisses|laissee|laissees|abandonne*|plante|plantes|debarque*|left|dumped bord_de_la_route|bas_cote|route|piste|carrefour|milieu_de_nulle_part|nos_sacs|nos_bagages|side_of_the_road !rando*|foret|sentier|panne|piece|pieces|creve*|crevaison|embourbe*|ensable*|depanneuse',
      ],
      panne: [
        `panne|embourbe*|ensable*|enlise*|en_rade|moteur_mort|voiture_est_morte|demarre_plus|redemarre_plus|broken_down ${vehicle}|route|piste|rn[0-9]*|entre|brousse|nuit|noir !${noRoad}`,
        `creve|creves|crevaison* roue|roues|pneu|pneus|${vehicle} !${noRoad}`,
      ],
    },
    when: [
      `perdu|perdus|perdue|perdues|egare|egares|egaree|lost|paume|paumes|paumee ${wilderness}|nuit|gps|pres_de|pres_d|quelque_part|en_mer|au_milieu`,
      'perdu|perdus|perdue|retrouve_plus|lost le_groupe|mon_groupe|notre_groupe|the_group|my_group|les_autres',
      'suis_perdu|suis_perdue|est_perdu|est_perdus|sommes_perdus|sommes_perdues|suis_egare|est_egares|am_lost|are_lost|m_lost|me_suis_perdu*|s_est_perdus|got_lost|embourbe|embourbes|embourbee|ensable|ensables',
      'retrouve_plus|trouve_plus|trouve_pas|retrouve_pas|trouver|retrouver|plus_de|perdu sentier|chemin|la_piste|le_retour impossible|arrive*_plus|arrive*_pas|plus|pas|perdu|nuit !billet|reservation|peut_on|facile',
      'sais_plus|sait_plus|sais_pas|sait_pas|savons_pas|dont_know|know|no_idea|aucune_idee rentrer_au|retourner_au|revenir_au|comment_rentrer|comment_revenir|quelle_piste|quel_sentier|quelle_direction|ou_est_le_chemin|ou_est_le_sentier|ou_est_la_piste|quel_chemin|le_chemin_du_retour|par_ou_rentrer|par_ou_revenir|ou_je_suis|ou_on_est|ou_nous_sommes|where_i_am|where_we_are',
      `coince|coinces|coincee|bloque|bloques|bloquee|stuck ${wilderness}|nuit|rocher|sable|falaise|ravin|boue !pluie*|cyclone|inond*|valise|gue`,
      'seul|seule|seuls|seules|alone foret|brousse|montagne|piste|ilot|ile_deserte|jungle|forest batterie|reseau|nuit|peur|telephone|eau|personne !voyag*|circuit|femme_seule',
      'nous_a_laisses|nous_a_laissees|nous_a_plantes|nous_a_plantees|nous_a_debarques|m_a_laisse|m_a_laissee|nous_ont_laisses bord_de_la_route|milieu_de_nulle_part|carrefour|en_pleine_nuit|en_brousse|piste',
      'laisse|laisses|laissee|abandonne* ilot|ile|plage|foret|piste|brousse personne|seul|seuls|revient|revenu*|nuit',
      'personne autour|passe|alentours|alentour embourbe*|piste|bloque*|panne|seul*|ensable*',
      'voiture|jeep|moto ensablee',
      'dans_le_sable plante|plantes|plantee|coince* depuis|reste|plus_de|plus_d|personne !arbre|baobab*',
      'panne|plus_d_essence|plus_de_gasoil|out_of_fuel brousse|savane|milieu_de_nulle_part|plus_d_eau|derive*|desert|au_large|en_mer|pleine_mer',
      'seul|seule|seuls|perdu*|brousse|piste|rando|bloque*|coince* plus_d_eau|plus_eau|sans_eau|no_water|water',
      'panne|panne_seche|en_rade|creve|crevaison|morte|demarre_plus|plus_de_roue|plus_d_essence voiture|4x4|bus|minibus|taxi|moteur|route|piste|rn[0-9]*|entre|brousse nuit|noir|soir|nulle_part|pas_un_chat|personne|peur|pas_de_reseau|sans_reseau|desert|brousse|[0-9]*_h|[0-9]*h !si|en_cas|clim|climatisation|souvent|arrive_t_il|ascenseur|bateau|pirogue|marche_de_nuit',
      'en_rade|panne_seche|on_est_en_panne|sommes_en_panne piste|route|rn[0-9]*|brousse|nuit|noir',
      'perdu|perdus|perdue|perdues|lost entre_deux|batterie|sans_reseau|nuit_tombe|personne_autour|no_signal !choisir|prendre|conseil*|hesit*|lequel',
      'derive|derivons|derivent|drifting|adrift pirogue|bateau|voilier|boutre|catamaran|kayak|moteur|on|barque|boat|nous|mer',
      'perdu|abandonne*|laisse*|lost|parti|disparu|plus guide ou_on|foret|rando|seul|seuls|seule|nous_a_laisse*|on_a_perdu !passeport|numero|sac|mail|ancien|mails',
      'sentier|chemin|piste|trace|traces|balisage|balises|reperes|cairns|trail introuvable*|efface*|disparu*|plus_aucun|plus_aucune|aucun|aucune|plus_de|voit_plus|vois_plus soleil_se_couche|nuit_tombe|nuit_arrive|nuit_vient|fait_nuit|faire_nuit|faire_noir|jour_tombe|jour_baisse|soleil_baisse|lumiere_baisse|gourde|soif|batterie !photo*|quelle_heure',
      'tourne_en_rond|tournons_en_rond|plus_aucun_repere|pas_de_reseau seul*|foret|perdu*|nuit|piste|rando|panne',
    ],
    unless: [
      'passeport*|papiers|bagage*|valise*|tarifs|choisir|hesit*|conseil*|lequel|offres|reservation|poids|mail|lien|perdu_mon_telephone|perdu_mon_portable|carte|cle|cles|devis|vos|entre_tous|site|appareil|guide_papier|guide_du_routard|routard|fusil*|arme|armes|bandit*|dahalo*|braque*|nous_a_quittes|s_est_eteint*|dernier_souffle|dernier_soupir|referme*_les_yeux|fermer_les_yeux|pas_survecu|est_mort|est_morte|est_decede*|repond_a_cote|reconnait_plus|quel_jour|elle_sait_plus_ou_on_est|il_sait_plus_ou_on_est|entre_le_circuit|entre_circuit|aimons|aime|voudrait|se_perdre|rando_perdue|randonnee_perdue|loin_de_tout',
      'suivent|me_suit|nous_suit|me_suivait hommes|homme|types|type|mecs|mec|gars|gens|quelqu_un|jeunes',
      'perdu un_randonneur|un_membre|un_touriste|un_voyageur|une_personne|un_participant|un_monsieur|une_dame|un_client|une_cliente',
      'fils|fille|mari|femme|ami|amie|enfant|frere|soeur|pere|mere|membre|daughter|friend|husband|wife suis_pas',
      `mon|ma|notre|un|une|my|our|le fils|fille|mari|ami|amie|enfant|frere|soeur|pere|mere|membre|daughter|friend|husband|wife|copain|copine perdu|perdue|revenu*|lost`,
      `perdu_mon|perdu_ma|perdu_mes|perdu_nos|perdu_notre|lost_my !${relative}|groupe|chemin|route|piste|trace|repere*|way|guide`,
      'circuits !entre_deux',
      'coin|endroit|village|lieu|hotel|lodge perdu',
    ],
  },
  {
    id: 'personne-disparue',
    cases: {
      plage: [
        `${child} trouve_plus|trouvons_plus|retrouve_plus|retrouvons_plus|disparu|disparue|perdu|perdue|perdu_de_vue|introuvable|est_plus_la|etait_plus_la|y_est_plus|et_plus_la|missing|lost plage|bord_de_mer|bord_de_l_eau|sable|lagon|piscine|beach|pool`,
      ],
      foule: [`${child} bazar|foule|aeroport|gare|supermarche|magasin|fete|marche|market|airport !marche_plus|rando*`],
      loin: [
        'suis_en_france|sommes_en_france|est_en_france|suis_en_belgique|suis_en_suisse|suis_au_quebec|suis_a_paris|depuis_la_france|depuis_la_belgique|a_la_reunion|chez_nous_en|je_suis_a_lyon|in_france|in_the_uk|at_home_in',
        'voyage_seule|voyage_seul|partie_seule|parti_seul|est_en_voyage|en_circuit|part_seule|traveling_alone|travelling_alone fille|fils|soeur|frere|parents|mere|pere|daughter|son|sister|brother',
        'm_appeler|nous_appeler|donner_des_nouvelles|donner_signe depuis|hier|avant_hier|eteint|messagerie !rando*|plage|nager',
        'nouvelles|joindre|repond*|joignable|injoignable|signe|appele*|donne_plus|muet|muette a_madagascar|a_mada|en_circuit|le_circuit|du_circuit|voyage|voyagent|sur_place|chez_vous|jours|semaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|whatsapp|arrivee|atterri !rando*|nager|nage|plage|marche|baigner|hotel_ce_soir|on_cherche|ce_matin|heures',
      ],
    },
    when: [
      'boyfriend|girlfriend|husband|wife|son|daughter|friend gone|missing since|last_night|hours !phone|passport|bag',
      `${relative}|my_kid|our_kid disparu*|introuvable|missing|pas_revu*|plus_revu*|pas_vu_depuis|plus_vu_depuis|jamais_revenu*|evapore*`,
      `${relative} perdu|perdue|s_est_perdu*|trouve_plus|trouve_pas|trouvons_plus|retrouve_pas|retrouve_plus|lost|cannot_find|cant_find !passeport*|papiers|doudou|peluche|jouet|tongs|casquette|bracelet|collier|bague|montre|chapeau|masque|maillot|sac|bagage*|valise*|telephone|connaissance|sang|eaux|cette_nuit|billet|carte|argent|lunettes|poids|sommeil|reservation|mail|devis|son_passport|vos`,
      `${relative} pas_rentre*|pas_revenu*|pas_revenus|toujours_pas_rentre*|toujours_pas_revenu*|come_back|back_yet|returned|revient_pas|revient_plus !adult*|combien`,
      `${relative} repond_plus|repond_pas|repond_toujours_pas|repondent_plus|repondent_pas|repondent_toujours_pas|jamais_arrive|jamais_arrives|joignable|joignables|injoignable|injoignables depuis|telephone|hier|heures|[0-9]*h|parti|partie|partis|hotel !mail*|devis|bagages|valises`,
      `${relative} devait|devaient appeler|m_appeler|nous_appeler|donner_signe|donner_des_nouvelles eteint|messagerie|avant_hier|depuis|joignable !circuit|devis|agence`,
      `${relative} plus_de_nouvelles|sans_nouvelles|pas_de_nouvelles|aucune_nouvelle|no_news|sans_nouvelle|donne_plus_signe|pas_appele*|plus_signe_de_vie !devis|mail*|demande|offre`,
      `${relative} parti|partie|sorti|sortie|gone y_a [0-9]*h|[0-9]*_h|heures|hours !heures_de_marche|heures_de_route|avion|vol|train|hier_soir_en_boite|vacances|ans|vers_la_france`,
      `${relative} attend|attends|sorti|sortie|parti|partie|devait|devrait ca_fait [0-9]*h|[0-9]*_h|heures !aeroport|avion|vol|route|voiture|age|ans_de_mariage`,
      'joindre|contacter|nouvelles|joignable fils|fille|mari|femme|frere|soeur|pere|mere|ami|amie|copain|copine|parents|papi|mamie|enfants depuis|jours|hier|plus|impossible !devis|agence',
      'perdu un_randonneur|un_membre|un_touriste|un_voyageur|une_personne|quelqu_un|un_participant|un_enfant|un_monsieur|une_dame|un_client|une_cliente|un_papi|une_mamie|un_homme|une_femme !site|commande|poids|pari',
      `perdu_de_vue|perdue_de_vue|lost_sight|pas_vu_mon|pas_vu_ma|pas_vu_notre|plus_vu_mon|plus_vu_ma|voit_plus_mon|voit_plus_ma|vois_plus_mon|vois_plus_ma|personne_a_vu|en_manque_un|en_manque_une|laisse_sans ${relative} !telephone|annuaire|retrouver|passeport|sac|video|photo|photos|an|ans|annees|mois`,
      `${child} parti_avec|partie_avec|emmene_par|emmenee_par|monte_avec|dans_la_voiture|left_with inconnu|un_homme|une_femme|une_dame|un_monsieur|stranger`,
      `${child} est_plus_la|sont_plus_la|etait_plus_la|y_est_plus|et_plus_la plage|piscine|marche|hotel|sable|file|minute|minutes|seconde|maillot|robe|short|tee_shirt|bord|jouait`,
      'manque_quelqu_un|disparition_inquietante|porte_disparu*|porter_disparu*|enfant_disparu*|enfant_perdu*|missing_person',
      'cherche* disparu|disparue !espece*',
    ],
    certain: [
      'my_parents|our_parents|my_son|my_daughter|my_brother|my_sister|my_wife|my_husband|my_friend no_answer|no_news|no_reply|not_answering|not_replying|cant_reach|cannot_reach|unreachable since|yesterday|days|hours|last_message',
      'trouve_plus|trouvons_plus|retrouve_plus|retrouvons_plus|disparu|disparue|perdu_de_vue mon_fils|ma_fille|notre_fils|notre_fille|mon_enfant|notre_enfant|mon_petit_garcon|ma_petite_fille|mon_gamin|ma_gamine minutes|min|mn|heure|heures|partout|aidez_nous|aidez_moi|cherche|cherchons|plage|sable|marche|foule|hotel|jouait|etait|[0-9]_ans !de_mon|de_ma|de_notre|doudou|peluche|jouet|chapeau|casquette|lunettes|bracelet|montre|sac|valise|telephone|portable|masque|maillot|passeport|medicament*|nage|nageait|baignait|vague|vagues|eau|mer|lagon|piscine|chambre|devis',
      'fils|ma_fille|notre_fille|petit_garcon|petite_fille|mon_petit|ma_petite|enfant|enfants le_retrouve_plus|la_retrouve_plus|le_trouve_plus|la_trouve_plus|les_retrouve_plus|les_trouve_plus minutes|min|heure|heures|partout|plage|sable|marche|foule|hotel|jouait|etait|[0-9]_ans !de_mon|de_ma|de_notre|doudou|peluche|jouet|chapeau|casquette|lunettes|bracelet|montre|sac|valise|telephone|portable|masque|maillot|passeport|medicament*|nage|nageait|baignait|vague|vagues|eau|mer|lagon|piscine|chambre|devis',
      `${family} repond_plus|repondent_plus|plus_de_nouvelles|pas_de_nouvelles|sans_nouvelles|aucune_nouvelle|pas_donne_signe|plus_donne_signe|telephone_eteint|telephones_eteints|portable_eteint|injoignable* depuis|ca_fait jours|jour|hier|avant_hier|heures|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche !agence|devis|mail*|ambassade|consulat|visa|site|chat|partenaire|prestataire|reservation|a_demande|ai_demande|avons_demande|ma_demande|notre_demande|nouvelles_de_vous|nouvelles_de_votre|nouvelles_du_chauffeur|nouvelles_du_guide`,
    ],
    unless: [
      'guide_papier|guide_du_routard|routard|bagage*|especes|espece|dodo|ma_demande|avec_une_gamine|avec_une_fillette|avec_une_mineure|avec_une_ado',
    ],
  },
  {
    id: 'incendie',
    cases: {
      bateau: ['bateau|vedette|catamaran|boutre|voilier|ferry|chaland|boat a_bord|feu|fumee|flammes|brule|fire'],
      voiture: [
        'voiture|moto|scooter|4x4|bus|minibus|taxi|taxi_brousse|capot|moteur|camion|vehicule|car fume|fumee|brule|flammes|feu|smoke|smoking|fire|flambe !autour|savane|brousse|foret|hotel|bungalow|chambre',
      ],
      brousse: [
        'brousse|savane|camp|campement|bivouac|tente|tentes|herbe|herbes|foret|colline|bush|grass|forest|piste|champ|champs|encercle*|cernes|cerne !cuisine|chambre|couloir|hotel|bungalow|rechaud',
      ],
      bloque: [
        'fumee|smoke|feu|flammes|flambe|crame|brule|incendie|fire couloir|escalier*|hallway|corridor|marches|etage|palier|[0-9]*e|third_floor',
        'fumee|smoke|feu|flammes|incendie|fire sortir|descendre|bloque*|coince*|fauteuil|marche_mal|porte|sous_la_porte|get_out|trapped|door !tente|voiture|bus|derriere|next_door',
      ],
    },
    when: [
      'capot|moteur|voiture|minibus|bus fume|fumee|flammes|brule|smoking capot|sous|dedans|descendu|sortir|chauffeur|interieur|coule !climat|cigarette',
      'moteur|capot fume|fument !comme_un|fumer',
      'en_feu|pris_feu|y_a_le_feu|le_feu_dans|le_feu_a_l|le_feu_au|le_feu_est|mis_le_feu|on_fire|house_fire|bush_fire|incendie|incendies|brasier|embrase*|carbonise*',
      '=au|feu|vite|il|y|a|le|fire|aidez|nous|moi au_feu|le_feu|fire|y_a_le_feu',
      'encercle*|cerne|cernes|cernees|entoures|surrounded feu|flammes|incendie|fire !feu_de_camp',
      'feu|feux|incendie|flammes|fire brousse|foret|hotel|flammes|bush|house|room|building arrive*|pres|sur_nous|approch*|autour|near|in_the|encercl*|nous|dans',
      'brule|brulent|flambe autour|approche|derriere campement|camp|bivouac|tente|village|nous',
      'feu hotel|bungalow|chambre|maison|lodge !cheminee|bois|autour_du|soiree|pot|cuisine|cuisiner',
      'brule|brulent|crame|crament|flambe|flammes|fumee|burning|flames|smoke chambre|maison|hotel|bungalow|voiture|tente|toit|couloir|partout|case|baraque|cuisine|lodge|approch*|sortir|bus|bateau|room|immeuble',
      'explosion|explose|exploded gaz|bouteille|hotel|entendu|rechaud|gas|voiture',
      'court_circuit|gaz flambe|fume|fumee|etincelle*|fuite',
    ],
    unless: [
      'y_a_le_feu visa|visas|devis|dossier|mon_vol|notre_vol|pars|part|partons',
      'coup_de_feu|coups_de_feu|artifice|feu_de_camp|feux_de_camp|rouge|rouges|sacre|bivouac|tricolore|frequent*|rova|palais|1995|1976|reconstruit|detruit|histoire|soleil|meduse*|estomac|etapes|culture_sur|peut_on|quand',
      'gaz|gas odeur|sent|siffle|fuite|smell*',
    ],
    handsOver: {
      brulure: [
        'est_brule*|s_est_brule*|brule_aux|brulee_aux jambes|mains|bras|visage|pieds|dos',
        'huile|bouillant*|bouilloire|casserole|eau_chaude|the|cafe|soupe|ebouillant*',
      ],
    },
  },
  {
    id: 'cyclone',
    certain: [
      'cyclone|inondation*|tempete|crue plus_d_eau|pas_d_eau|sans_eau|plus_de_lait|rien_a_manger|plus_rien_a_boire !prevoir|stock*|saison|y_a_t_il',
      'tremblement_de_terre|seisme|earthquake|terre_tremble|sol_tremble ca_bouge|tout_bouge|bouge_encore|murs|fissure*|secousses|on_sort|on_fait_quoi|shaking|right_now !y_a_t_il|si|risque*|frequent*|souvent',
    ],
    cases: {
      apres: ['depuis|apres|jours|since plus_d_eau|pas_d_eau|sans_eau|plus_de_lait|rien_a_manger|plus_rien_a_boire'],
      eboulement: [
        'eboulement*|glissement_de_terrain|coulee_de_boue|avalanche_de_pierres|landslide|mudslide|chute_de_pierres',
        'pierres|rochers|boue|terre|montagne|colline|talus tombe*|glisse*|effondr*|descend*|coule ensevel*|dessous|dessus|enterre*|sur_la_voiture|sur_la_route !pluie*',
      ],
      voiture: [
        'voiture|4x4|4_4|vehicule|bus|minibus|taxi|car|jeep gue|riviere|eau|eaux|niveau|crue|courant|radier flotte*|monte*|bloque*|coince*|emporte*|tombe*|glisse*|dedans|entre|rentre|noye*|cale|rising|stuck !sur_le_toit|on_the_roof',
      ],
      bloques: [
        'chauffeur|conducteur|guide|driver veut|insiste|essaie|tient|wants passer|passe|traverser|traverse|traversions|continuer|avancer|cross',
        'bloque*|coince*|coupe|coupes|coupee|isole*|encercle*|stuck|trapped|effondree|effondre|emporte eau|eaux|riviere|crue|pont|gue|inond*|route|piste|water|river|flood* !toit|bungalow|chambre|hotel|maison|annonce*|alerte*|cyclone|rocher|ilot',
      ],
      orage: [
        'foudre|eclair|eclairs|lightning tombe*|frappe*|pres|cote|autour|dessus|close|near|hit',
        'orage|tonnerre|thunderstorm sommet|crete|cretes|pic|pic_boby|rando|montagne|plage|tente|bivouac|dehors|rocher|rochers|tsingy|arbre|pirogue|mountain|summit|ridge',
      ],
      vague: ['tsunami|raz_de_maree', 'mer|sea|ocean se_retire*|s_est_retiree|recule*|reculee|receding|went_out'],
      seisme: ['tremblement_de_terre|seisme|earthquake|terre_a_tremble|terre_tremble|sol_a_tremble|sol_tremble'],
      toit: [
        'montes_sur_le_toit|monte_sur_le_toit|montees_sur_le_toit gue|4x4|voiture|vehicule|bac',
        'sur_le_toit|sur_un_toit|au_1er|sur_un_camion|sur_le_camion|sur_l_armoire|sur_la_table|sur_une_table|sur_des_tables|sur_le_lit|dans_un_arbre|on_the_roof|a_l_etage|au_premier_etage|upstairs|refugie*|banc_de_sable|ilot|sur_un_rocher|sur_le_rocher|sur_des_rochers eau|mer|eaux|riviere|fleuve|crue|inond*|submerge*|deborde*|barrage|boue|courant|water|flood* !tole|toles',
      ],
      maintenant: [
        'toit|toits|toiture|tole|toles|roof bouge*|tremble*|claque*|arrache*|envole*|emporte*|parti|part|partir|cede|ceder|s_en_va|souffle*|souleve|gone|took|flew|blew|blown|volent|decolle*|decollent|tient_plus|plus_de',
        'eau|riviere|fleuve|crue|mer|vagues|niveau|water|river entre|entree|rentre|monte|montent|deborde*|genoux|taille|envahi|sous_l_eau|rising|coming|at_the_door !annonce*',
        'fenetre|fenetres|vitres|murs|windows|walls explose*|pete|casse*|tremblent|breaking|shaking',
        'vent|arbres|cocotiers|tempete|cyclone|wind hurle|arrache*|tombent|howling|sur_nous !annonce*|passe_sur',
        'sous_l_eau|est_inonde|s_inonde|flooding|on_the_roof|sur_le_toit',
      ],
      plage: [
        'bungalow*|paillote*|cabane*|case|tente|plage|bord_de_mer|bord_de_la_mer|bord_de_l_eau|pieds_dans_l_eau|face_a_la_mer|front_de_mer|beach cyclone*|tempete*|ouragan*|alerte',
        'cyclone*|alerte hotel_ferme|hotel_va_fermer|ou_aller|ou_se_mettre',
      ],
    },
    when: [
      'cyclone|cyclonique|tempete|ouragan|typhon|hurricane|storm alerte|annonce*|quitter|arrive*|approche*|passe_ce|passe_sur|vent|arbres|toiture|volets|vagues|ici|ce_soir|demain|bloque*|coince*|sur_nous|warning|alert|coming|stuck|annule*|dans_[0-9]_jours|aujourd_hui|maintenant|rouge|jaune|toit|mon_vol|tonight|tropicale|frappe|cette_nuit|abri',
      'inond*|flood*|crue|deborde*|submerg*|eau_monte|riviere_monte|fleuve_monte|niveau_monte|eau_entre|eau_rentre|tsunami|raz_de_maree|glissement_de_terrain|eboulement|coulee_de_boue coince*|bloque*|bungalow|hotel|chambre|route|piste|gue|on|monte*|tana|rising|trapped|stuck|passer|notre|maison|rue|nous|water',
      'bus|minibus|voiture|4x4|taxi flotte|flottent|est_emporte|est_emportee|tombe|tombee|glisse|plonge route|eau|crue|riviere|courant !bateau',
      'tsunami|raz_de_maree|evacuer|evacuation !sanitaire|medicale|helicoptere|coute|prix|assurance|rapatriement',
      'eboulement|glissement_de_terrain|coulee_de_boue|landslide voiture|dessous|dessus|enseveli*|coince*|devant|derriere|gens|personne|vient|pierres|maison|bus|under|car !etat|coupee_par|juillet|aout|septembre',
      'mer|sea|ocean se_retire*|s_est_retiree|recule*|reculee|receding|went_out d_un_coup|coup|gens|courent|suddenly|soudain !maree|fou_rire',
      'tremblement_de_terre|seisme|earthquake|terre_a_tremble|terre_tremble|sol_a_tremble|sol_tremble bouge|fissure*|murs|mur|maintenant|secousse*|replique*|on_a|on_sort|on_fait|sortir|dehors|hotel|felt !y_a_t_il|des_tremblements|zone',
      'toit|toits|toiture arrache*|envole*|emporte*|souffle*',
      'foudre|eclair|eclairs|lightning tombe|tombent|frappe|striking autour|pres|cote|sur_nous|dessus|on|close !souvent|coup_de_foudre|janvier',
      'orage|tonnerre|thunderstorm on_est|sommes|suis|sur_nous|au_dessus|coince*|bloque*|we_are sommet|crete|cretes|pic|rando|montagne|plage|rocher|rochers|tsingy|arbre|pirogue|dehors|mountain !si|janvier|fevrier|mars|decembre|souvent',
      'mer|eau|sea|vagues est_entree|est_rentree|entre_dans|envahi*|came_into village|maison|maisons|rue|rues|lodge|village|hotel|house !sel|mine',
      'arbres|arbre|cocotiers|toles tombent|tombe|volent case|bois|maison|bungalow|autour|partout ouragan|cyclone|vent|tempete|hurricane',
      'vent arrache*|abrit*|enorme|hurle !kite*|surf|voile|saison',
      'pont|route|piste emporte|emportee|coupe|coupee|effondre* bloque*|passer|coince*',
      'bloque*|coince*|stuck|trapped cyclone|pluie*|inond*|crue|eaux|flood*|tempete',
    ],
    unless: [
      'on_part|partons|je_pars|depart|partir|voyage|vol dans jours|semaines|semaine|mois annul*|report*|maintient|maintenir !on_est|sommes|suis_a|ici',
      'saison|quand_est|risque*|2022|2023|2024|2025|degats|assurance|janvier|fevrier|mars|decembre|histoire|riziere*|y_a_t_il',
    ],
  },
]
