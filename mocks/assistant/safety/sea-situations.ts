import type { Situation } from '#mocks/assistant/safety/patterns.ts'
import { relative } from '#mocks/assistant/safety/words.ts'

const boat = 'pirogue|bateau|barque|boat|canoe|kayak|vedette|boutre|voilier|catamaran|ferry|bac|zodiac|coque'

const seaAnimal =
  'raie|raies|poisson_pierre|poissons_pierre|poisson_lion|poisson_scorpion|meduse|meduses|oursin|oursins|rascasse|rascasses|cone|galere_portugaise|physalie|murene|stonefish|stingray*|jellyfish*|sea_urchin*|lionfish'

const seaQuestion = '!manta|manger|chaussures|nager|snorkeling|sans_meduse*|y_a_des|y_a_beaucoup|aquarium'

const dived = 'plongee|plongees|plonge|scuba|diving|dive|bouteille|binome|buddy|plongeur|plongeuse|diver'

/** On boats and in the water. */
export const seaSituations: readonly Situation[] = [
  {
    id: 'piqure-mer',
    cases: {
      souffle: [
        'mal|peine|du_mal|trouble|trouble_a respir*|souffle',
        'respire_mal|respire_plus|souffle_court|etouffe*|malaise|tourne_de_l_oeil|tete_qui_tourne|tete_tourne|vertige*|evanoui*|gorge|langue|levres|breath*',
      ],
      meduse: ['meduse*|galere_portugaise|physalie|jellyfish*'],
      oursin: ['oursin*|urchin*'],
    },
    when: [
      `${seaAnimal} pique|piquee|piqur*|piquer|brul*|epine*|dard|plante|plantee|mord*|mors*|marche|mis_le_pied|stepped|sting*|stung|pied|main|bras|jambe|visage|cou|dos|douleur*|infecte*|que_faire|spine*|mal|bit|touche|touchee|electri*|urgence|souffle|respir*|malaise ${seaQuestion}`,
      'poisson|poissons|corail|anemone|coquillage|hydre pique|piquee|piqure|brulure|brule|m_a_pique|mal',
      'pique|piquee|piqure|marche_sur|stung|stepped_on eau|mer|plage|baignant|baignade|nageant|nage|lagon|sea|water|snorkeling|palmes mal|douleur*|brule*|gonfl*|hurts|truc|bete',
      'jellyfish_sting|stingray_sting|sea_urchin_spines',
      'touche|attrape|ramasse|pose_la_main|grabbed|touched|picked_up rocher|corail|coral|rock|coquillage|shell douleur*|gonfl*|brule|engourdi*|doigts_violets|doigts_bleus|main_bleue|pain|purple|swollen|numb !tombe|chute|coupe|coupee|glisse',
    ],
    unless: ['chenille*|caterpillar*|moustique*|peut_on|vomi*|vomit|seringue*|aiguille*|needle'],
  },
  {
    id: 'accident-plongee',
    when: [
      `${dived} malaise*|fourmi*|vertige*|mal|douleur*|crache*|sang|paralys*|sens_plus|sent_plus|nausee*|engourdi*|saigne*|pas_bien|equilibre|tourne|numb*|sick|vomi*|maux|articulation*|oreille*|essouffl*|dizzy|pain|double|trouble|surdite|sourd|sourde|entends_plus|entend_plus|fourmillement*|fatigue|fatiguee|confus*|marcher|tremble*|gene|genoux|coude|epaule*|demange*|plaques apres|depuis|suite|accident|urgence|after|ce_matin|en_sortant|en_remontant|sorti|sortie|remonte|remontee`,
      'accident*|urgence plongee|plongeur|diving|dive !assurance',
      'remonte|remontee|came_up|ascent vite|rapide|rapidement|fast !route|voiture|ceinture|pente|cote',
      'decompression|barotraumatisme|the_bends|bends|surpression|narcose',
      'caisson* ou|urgence|hyperbare|decompression|proche|vite !pres_des_clubs|y_a',
      'binome|plongeur|buddy|remontee|remontee_en_panique|remonte_en_panique|est_remonte|suis_remonte|est_remontee|suis_remontee sent_plus|sens_plus|pas_bien|inconscient|bends|malaise|bizarre|vomi*|titub*|tousse*|sang',
      'palier|paliers respecte|saute|rate|oublie|fourmi*|mal',
    ],
    unless: [
      'piscine|riviere|cascade|rocher|rochers|ponton|trou_d_eau|tete_la_premiere|bassin|vasque|falaise|plonge_dedans|plonge_dans_l_eau|plonge_de|plonge_du|eau_peu_profonde',
      'peut_on|faut_il|certificat|ou_plonger|prix|mal_de_mer|niveau|debutant*|assurance|avion !vertige*|engourdi*|fourmi*|sens_plus|sent_plus|paralys*|sang|douleur*',
    ],
  },
  {
    id: 'bateau',
    cases: {
      gilets: [
        'pas_de_gilet*|a_de_gilet*|ont_de_gilet*|avons_de_gilet*|sans_gilet*|aucun_gilet|pas_assez_de_gilets|pas_un_gilet|pas_de_vrais_gilets|no_life_jackets|no_life_vests|without_life_jackets',
      ],
    },
    certain: [
      `${boat} prend_l_eau|fait_eau|prend_de_l_eau|est_en_train_de_couler|voie_d_eau|sinking|taking_on_water !si|risque|peut_etre|souvent|deja|an_dernier|histoire|film`,
    ],
    when: [
      `${boat} prend_l_eau|fait_eau|font_eau|prend_eau|prends_l_eau|se_remplit|rempli_d_eau|plein_d_eau|coule|coulent|couler|sinking|taking_on_water|taking_in_water|eau_entre|eau_rentre|fuite|voie_d_eau|ecope|ecoper|ecopons|sombr*|fait_naufrage|penche|creve|crevee|fendu|fendue|degonfle|s_enfonce|en_detresse|leaking|leaks|filling|heurte|touche_le_recif !plongee|fuite_du_temps`,
      `${boat} moteur|engine|carburant|essence panne|mort|lache|cale|repart_plus|redemarre_pas|redemarre_plus|marche_plus|died|dead|broke|hs|derive*|plus_de_carburant|plus_d_essence`,
      `${boat} est_en_panne|est_en_rade|en_panne_entre|en_panne_au|en_panne_en !si|souvent|hier`,
      'ecope|ecopent|ecopons eau|gilet|gilets|moteur|vagues',
      'moteur casse*|mort|panne|lache|hs eau_rentre|eau_entre|prend_l_eau|eau_monte !voiture|4x4|scooter|moto|camion',
      `${boat} derive|derivons|derivent|drifting|adrift|demate|mat_casse`,
      'derive|derivons|panne|drifting au_large|vers_le_large|out_to_sea|en_pleine_mer !vivre',
      'on_coule|nous_coulons|are_sinking|re_sinking|taking_on_water !jours|vie|douce',
      'accroche*|agrippe*|tient|tiennent|tenons|holding|clinging coque|bouee|bidon|balancier*|pirogue|bateau|hull|barque',
    ],
    unless: [
      'eau_entre|eau_rentre|eau_monte dans_la_voiture|dans_le_4x4|dans_notre_voiture',
      'peut_on|y_a_t_il|si_la_pirogue|si_le_bateau|si_la_vedette|gilet*_obligatoire*|telephone|appareil',
    ],
  },
  {
    id: 'nageur-disparu',
    certain: [
      'plonge|plongee|plongeur|plongeuse|binome|apnee|apneiste|diver|dived|diving|buddy pas_remonte|pas_remontee|remonte_pas|remonte_plus|pas_ressorti|pas_ressortie|ressort_pas|refait_surface|not_surfaced|hasnt_surfaced|not_come_up|didnt_come_up !appareil|camera|gopro|montre',
      'emporte*|entraine*|vague|vagues|courant|courants|rouleau* voit_plus|vois_plus|voyons_plus|cant_see !voit_plus_que|vois_plus_que|bord|bateau_voit|telephone|passeport*|tongs|lunettes|masque|sac',
      'pirogue|bateau|barque|boat|kayak|canoe|zodiac|vedette chavir*|retourne*|renverse*|capsiz*|coule manque|manquent|remonte_pas|remonte_plus|pas_remonte|voit_plus|vois_plus|disparu|disparus|disparue|introuvable*|trouve_plus|missing !gilet*|passeport*|telephone|sac|sacs|rame|rames|pagaie*',
    ],
    when: [
      'voit_plus|vois_plus|voyons_plus|retrouve_plus dans_l_eau|a_la_surface|dans_les_vagues|au_large !pied|pieds|fond|bateau|terre|cote',
      'nager|nage|nageait|nageur|nageuse|baigner|baigne|baignait|baignade|baigneur|apnee|snorkel*|palmes|tuba|paddle|surfer|surfeur|swim|swimming|swam voit_plus|vois_plus|voyons_plus|voit_pas|vois_pas|voit_nulle_part|vois_nulle_part|nulle_part|plus_vu|plus_vue|pas_vu|revient_pas|revient_plus|revenu_pas|pas_revenu|pas_revenue|toujours_pas|pas_rentre|pas_rentree|disparu|disparue|introuvable|retrouve_plus|trouve_plus|trouve_pas|sa_serviette|ses_affaires|ses_vetements|never_came_back|not_back|come_back|anymore|cant_see|nobody_has_seen',
    ],
    unless: [
      'en_courant !plage|mer|eau|vague*|nage*',
      'baleine*|tortue*|dauphin*|requin*|telephone|appareil|passeport|poisson|poissons',
      'emporte*|courant|vague|vagues|bras !voit_plus|vois_plus|voyons_plus|plus_vu|plus_vue',
    ],
  },
  {
    id: 'noyade',
    certain: [
      'tombe|tombee|tombes|passe|passee|bascule|basculee|fell par_dessus_bord|a_la_mer|du_bateau|de_la_vedette|de_la_pirogue|de_la_barque|du_zodiac|du_catamaran|du_ferry|overboard|off_the_boat !passeport*|telephone*|tel|appareil|drone|sac|sacs|gopro|lunettes|chapeau|panne|piscine',
    ],
    when: [
      'glisse|glissee|tombe|tombee|disparu cascade|chute_d_eau voit_plus|vois_plus|remonte_pas|remonte_plus|ressort_pas',
      'noie|noient|noi|noyant|noyer|noye|noyee|noyade|noyait|noyades|drown|drowning|drowned !dettes|noye_de|dans_la_masse|combien',
      'sorti_de_l_eau|sortie_de_l_eau|repech*|pulled_from_the_water|out_of_the_sea|out_of_the_water|out_of_the_pool|bu_la_tasse|chavire|chaviree|chavires|chavirer|fait_naufrage|naufrages|capsized',
      'emporte|emportee|emportes|entraine|entrainee|entraines courant*|vague*|riviere|fleuve|mer|baigneur*|nageur*|surfeur* !pont|route|piste|j_emporte',
      'sortir|sorti|sortie|tire|tiree|repeche*|ramene* de_l_eau|du_lac|de_la_piscine|de_la_mer bleu*|respir*|inconscien*|bouge*|dame|homme|personne|enfant|quelqu_un|fille|garcon|corps',
      'courant|courants|vague|vagues vers_le_large|au_large|avec_le_courant emport*|partie|parti|partis|entrain*|ami|amie|mari|femme|fils|fille|frere|soeur',
      'courant|courants revient_pas|revenir|trop_fort_il|trop_fort_elle|piege*|recule|eloigne|suis_pris|suis_prise',
      'paddle|kayak|planche|bouee|matelas|kite derive|emporte*|large|loin|pousse !nageur|louer|location',
      'crampe|crampes bord|loin|nage|eau|large !marche|rando*|ventre',
      'pirogue|bateau|barque|boat|canoe|kayak|vedette|boutre|ferry|bac chavir*|renverse|renversee|prend_l_eau|prend_eau|prends_l_eau|se_remplit|rempli_d_eau|plein_d_eau|retourne|retournee|s_est_retourne*|coule|coulent|couler|sinking|taking_on_water|sank|capsized|sombr*|naufrage',
      'disparu|emporte vagues|vague|courant|les_flots',
      'tombe|tombee|chute_dans|fell eau|fleuve|riviere|tsiribihina|manambolo|mer|piscine|lac|port|canal|water|du_bac|du_bateau|de_la_pirogue|par_dessus_bord|overboard !passeport|telephone|tel|appareil|drone|sac|nuit|pluie|panne|projet|voyage|voyages|vacances|reservation|papiers|portable|lunettes',
      `${relative}|homme|mec|type|gars coule|coulait !nez|oeil|yeux|sang|saigne*|maquillage|larmes`,
      'avale|avalee|bu eau vague*|nage*|nageant|mer|piscine|tousse*|vomi* !javel|robinet|poisson|arete',
      'se_debat|debat|debattait eau|mer|vague*|courant*|lac|riviere',
      'coule|coulee|couler piscine|au_fond|au_large|quelqu_un|nage*',
      'gamin|gamine|gosse|enfant|petit|petite|garcon|fille|ado coule|coulent|couler plage|mer|vagues|eau|lac|devant !nez|sang|saigne*|maquillage|larmes|douche|peinture',
      'boit_la_tasse|bu_beaucoup_d_eau|avale_beaucoup_d_eau|a_l_eau|dans_l_eau|au_large secours|nage_plus|nager_pas|pied|crie|epuise*|bras|disparu|renverse*|remonte_pas|remonte_plus|tombe|fils|fille|respir* !passeport|papiers|telephone|tel|portable|appareil|poisson|piqu*|mains_dans|raie|serpent|meduse|peut',
      'sous_l_eau|surface disparu*|reste|coince*|remonte_pas|remonte_plus',
      'vague|vagues|courant|courants|rouleau|rouleaux|baine emport*|entrain*|aspire*|happe*|roule',
      'flotte|flottait nage_plus|inerte|bouge_plus|visage_dans_l_eau|sur_le_ventre',
      'piscine|mer|lac|eau respir*_pas|respir*_plus|inconscien*|bouge_plus|not_breathing',
      'arrive*_plus|arrive*_pas|peut_plus|peut_pas|reussit_pas revenir|rejoindre|nager bord|rive|plage|cote|courant',
      'sait_pas_nager eau|mer|tombe|riviere',
    ],
    unless: [
      'peut_on|gilet*|y_a_t_il|y_a_des|y_a_du|y_a_eu_des|y_a_souvent|y_a_beaucoup|peur_de_me_noyer|peur_de_se_noyer|peur_de_l_eau|risque_de_noyade|risques_de_noyade|se_sont_noyes',
      'mousse|lit noie',
      'voiture|4x4|bus|minibus|vehicule tombe*|glisse*',
      'bu|boit|buvant eau_de_la_riviere|eau_du_fleuve|eau_du_puits|robinet',
      'noye*|noie|noient|drowning dans_les|sous_les|sous_vos|dans_vos|dans_la_masse|in_options|in_info !vagues|rouleaux|eaux|flots|rapides|remous|courants|bras',
    ],
    cases: {
      soi: [
        'je|j|suis|m_a|me|m|m_emporte|moi|on|nous courant|au_large|derive|revenir|revient|crampe*|crampes|recule|eloigne|noie|accroche*|bouee|planche|nage !mon_mari|ma_femme|mon_ami|mon_amie|mon_fils|ma_fille|mon_pere|ma_mere|mon_copain|ma_copine|mon_frere|ma_soeur|mon_pote|ma_pote|notre_*|un_ami|une_amie|est_emporte*|s_est_fait|l_emporte*|la_voit|le_voit|le_vois|la_vois|un_homme|homme|monsieur|une_dame|femme|enfant*|touriste*|baigneur|baigneuse|nageur|nageuse|gamin|gamine|gosse|fils|fille|ami|amie|soeur|frere|il|elle|lui|quelqu_un|bateau|pirogue|voilier',
      ],
      tousse: [
        'sous_l_eau|noyer|noye|noyee|piscine|lagon|mer a_sorti|l_a_sorti|l_a_sortie|sorti_de_l_eau|sortie_de_l_eau|ai_sorti|repeche* respire|vomi*|tout_blanc|toute_blanche|pale !respire_mal|respire_plus|respire_pas|inconscien*|repond*|bouge*|reagi*|reveill*',
        'tousse*|recrache*|respire_vite|souffle_court|levres_bleu*|levres_sont_bleu*|essouffle* sorti*|ressorti*|repech*|ramene*|bord|tasse !inconscien*|respire_mal|a_peine|presque_plus|mou|molle|somnol*|endort*|respire_pas|respire_plus|reagi*|repond*|reveill*|bouge*|evanoui*|inanime*|se_noie|encore_dans|au_large|disparu*',
      ],
      sortie: [
        'trouve|trouvee|found|allonge*|inanime*|corps|rejete*|echoue* plage|sable|bord|rive|beach !va_t_on|encore',
        'eau|water poumon|poumons|lungs',
        'presque|failli noye*|noyer|noyant !encore|toujours',
        'repech*|ressorti*|sorti_de_l_eau|sortie_de_l_eau|tire_de_l_eau|tiree_de_l_eau|sortir_de_l_eau|sortir_de_leau|ramene*_au_bord|pulled_from_the_water|out_of_the_sea|out_of_the_water|out_of_the_pool !encore|au_large|toujours|emporte*|revient|disparu*|se_noie|se_noient|se_noyer',
        'recrache*|crache*|tousse* eau|pale|bleu* !encore|toujours|sang|se_noie|se_noient',
      ],
      bord: [
        'tombe|tombee|tombes|passe|passee|bascule|basculee|fell par_dessus_bord|a_la_mer|du_bateau|de_la_vedette|de_la_pirogue|de_la_barque|du_zodiac|du_catamaran|du_ferry|overboard|off_the_boat !passeport*|telephone*|tel|appareil|drone|sac|sacs|gopro|lunettes|chapeau|panne|piscine|repech*|sorti*|ressorti*|remonte_a|remontee_a|ramene*',
      ],
      bateau: ['chavir*|capsiz*', 'pirogue|bateau|barque|boat|kayak|voilier retourne*|renverse*|coule'],
    },
    handsOver: {
      deces: ['est_mort|est_morte|est_decede|est_decedee|mort_noye|morte_noyee'],
    },
  },
]
