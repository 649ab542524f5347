import type { Situation } from '#mocks/assistant/safety/patterns.ts'
import { aChildWrites, child, closeToChild, happened } from '#mocks/assistant/safety/words.ts'

const companion =
  'mari|copain|copine|mec|chum|conjoint|conjointe|compagnon|compagne|petit_ami|petite_amie|fiance|epoux|epouse|femme|guide|accompagnateur|accompagnatrice|chauffeur|hote|beau_pere|belle_mere|belle_famille|oncle|tante|frere|pere|mere|famille|husband|boyfriend|girlfriend|partner'

const beats =
  'frappe|frapper|frappee|frappent|bat|battu|battue|battre|tape|tapee|taper|gifle|giflee|cogne|cognee|cogner|brutalise*|maltraite*|violent|violente|etrangle|etranglee|secoue|hits|hit|hitting|beats|beat|beating|slapped|slaps|coup_de_poing|coups_de_poing|mis_un_coup|mis_des_coups'

const brokenDown = 'panne|arretee|immobilises|immobilise|embourbes|enlises|creve|crevaison'

/** People who threaten, rob or hurt. */
export const threatSituations: readonly Situation[] = [
  {
    id: 'chauffeur-dangereux',
    cases: {
      freins: ['freins|frein|brakes lach*|marche*|repond*|casse*|plus|fail*|chauffent|fument'],
      roule: [
        'refuse|veut_pas|veux_pas|s_arrete_pas|arreter|continue|roule|roulons|en_route|zigzag*|fonce|vite|double|volant ivre|saoul|saoule|soul|bourre|bu|boit|drunk roule|roulons|refuse*|arrete*|stop|continue|dans_la_voiture|en_route|zigzag*|fonce|vite|virage*|double !avant|demain|faut_il|monter|doit|devait|cle|cles',
        'conduit|roule|roulons|volant|s_arreter|s_arrete|zigzag*|fonce|drives|driving bourre|bourree|ivre|saoul|saoule|soul|bu|boit|drunk|alcool|rhum|biere|bieres !va_conduire|veut_conduire|pour_conduire|monter|a_midi|demain|ce_soir',
        's_endort|dort|somnole|pique_du_nez|ferme_les_yeux|asleep|epuise|roule|fonce|double|depasse|vite|conduit_comme|speeding|fast !bu|boit|boire|ivre|saoul|saoule|soul|bourre|alcool|rhum|biere|bieres|drunk|titube',
      ],
    },
    when: [
      'freins|frein|brakes lache|lachent|repondent_plus|marchent_plus|plus_de|failed|fument descente|panique|vite|col|ravin|virage|roule|downhill|arreter',
      'chauffeur|conducteur|driver|taxi|piroguier bu|boit|boire|ivre|saoul|saoule|vodka|drinks|soul|bourre|bourree|torche|pompette|sniffe|thb|alcool|rhum|toaka|biere|bieres|drunk|drinking|drank|defonce|titube',
      'conduit|conduire|volant|drives|driving bourre|bourree|ivre|saoul|soul|torche|drunk|endormi|s_endort',
      'chauffeur|conducteur|driver|taxi|il roule|conduit|fonce|double|depasse|drives|driving a_1[0-9][0-9]|1[0-9][0-9]_km*|vite|virage|virages|sans_visibilite|contresens ralentir|ralentit|ralentisse|ecoute|rit|rigole|peur|pleure*|slow !circuit|vont_ils|toujours',
      'chauffeur|conducteur|driver s_endort|dort_au_volant|pique_du_nez|ferme_les_yeux|somnole|falling_asleep|asleep|epuise|roule_comme|conduit_comme|trop_vite|double_dans|fou|dingue|malade|speeding|too_fast|like_crazy|like_a_maniac',
    ],
    unless: [
      'menace*|accident|renverse*|percut*|fosse|ravin|tonneau*|repond*|blesse*|arbre|quel|quelle|pourboire|parle|boit_il|boivent|peut_on|restaurant|repas|eau',
    ],
  },
  {
    id: 'bandits-proches',
    cases: {
      passager: [
        'taxi_brousse|taxibrousse|bus|minibus arrete*|ont_arrete|stoppe*|bloque*|braque*|descendre armes|arme|fusil*|kalach*|machette*|bandit*|dahalo* !devant_nous|fait_demi_tour',
      ],
      route: [
        'devant|ahead|barre*|barrage|troncs|branches|pierres|arrete*|demi_tour|bloque* route|piste|rn[0-9]*|voiture|4x4|taxi_brousse|bus|convoi|road|roule* !maison|hotel|bungalow|village|chambre|camp|couches|couche|couchee|caches|cachee|allonges',
      ],
    },
    certain: [
      'fusil|fusils|armes|kalach*|machette*|cagoule* pierre|pierres|tronc|troncs|branches|barrage|barrent|barre|barres|barree route|piste|chemin|rn[0-9]* !y_a_t_il|nous_suivent|nous_poursuivent|est_ce_que|risque*|souvent|parfois|parait|nous_ont_pris|ont_tout_pris|tout_pris|blesse*|police|gendarme*|militaire*|fermier*|paysan*|agriculteur*',
      'pierre|pierres|tronc|troncs|branches|barrage mis|mises|mettent|pose|poses|posent|posees route|piste|rn[0-9]* nuit|noir|hommes|types|mecs|gars !y_a_t_il|travaux|panne|signaler|risque*|souvent|parfois|parait|freine*|eboul*|triangle|police|policier*|gendarme*|militaire*|zebus',
      'fusil|fusils|armes|kalach*|machette*|bandits|dahalo* taxi_brousse|bus|minibus arrete|arretent|arretes|bloquent prennent|fouillent|depouillent|cache|cachee|caches !souvent|parait|ont_pris|ont_tout_pris|risque*',
      'tire|tirent|tires|tirer|tiraient|shot|shooting|shooters sur_notre_voiture|sur_la_voiture|sur_le_4x4|sur_notre_4x4|sur_le_bus|sur_notre_bus|sur_le_convoi|sur_nous|nous_tire_dessus|at_our_car|at_us !photo*|coupeurs_de_route|blesse*|touche*|balle|police|ping_pong',
      'hommes|types|mecs|gars|groupe|bandits|dahalo* fusil|fusils|kalach*|armes devant_nous|ahead_of_us|demi_tour !militaire*|soldat*|gendarme*|police|policier*|garde|gardes|controle|normal|y_a_t_il|nous_suivent|nous_poursuivent|derriere_nous|est_ce_que|risque*|nous_ont_pris|ont_tout_pris|tout_pris|blesse*',
      'hommes_armes|mecs_armes|types_armes|gars_armes|bandits|dahalo*|malaso*|armed_men barre|barrent|bloque|bloquent|en_panne|embourbes|enlises|creve|devant_nous|juste_devant|ahead !y_a_t_il|nous_suivent|nous_poursuivent|derriere_nous|est_ce_que|barrent_ils|bloquent_ils|en_ce_moment|risque*|souvent|parfois|parait|peuvent|nous_ont_pris|ont_tout_pris|tout_pris|blesse*',
    ],
    when: [
      'dahalo*|bandit*|malaso*|voleurs|cambrioleurs|robbers|gunmen|shooters|hommes_armes|voleurs_de_zebus|fusil|fusils|kalach*|coups_de_feu|tirs|tire|tirer|tirent|gunshots|armed_men cache*|encercl*|autour|approch*|planque*|hiding|bouge_pas|dehors|village|se_taire|sous_le_lit|encore_dans|fouillent|lobby|upstairs|buisson*|arriv*|entend*|lit|rodent|around|outside',
      'coup_de_feu|coups_de_feu|tirs|fusillade*|rafales|ca_tire|gunshots|shooting|gunfire pres|cote|rue|loin|quartier|marche|hotel|devant|gens|near|close|street|hear',
    ],
    unless: [
      'attaque|attaquee|attaques|nous_ont|m_ont|ont_pris|blesse*|balle|y_a_t_il|en_ce_moment|eviter|risque*|ceinture|anti_voleurs|tirs_a_l_arc',
      'loin !pas_loin|loin_des_fenetres',
    ],
  },
  {
    id: 'verre-drogue',
    when: [
      'verre|boisson|cocktail|biere|drink|cafe|jus|bar|boite drogue*|mis_quelque_chose|mis_un_truc|ghb|spiked|trafique|mis_dedans',
      'drogue|droguee|drogues|drugged m_a|nous_a !trouver|acheter|proposer|parle',
      'drogue|droguee|drugged m_a|m_ont|nous_ont|fait|was|were|been|they vole|vides|plus_rien|portefeuille|sac|telephone|robbed',
      'reveille*|endormi*|endormie|woke souviens_de_rien|souviens_plus|aucun_souvenir|trou_noir|dehors|trottoir|plage|remember|offert|offerte|biscuit*|gateau*|verre* vole|plus_de|plus_rien|sans|sac|telephone|portefeuille|argent|gone',
    ],
    unless: [
      'viol*|nue|nu|naked|culotte|coucher|couche|sexuel*|saigne|abuse*|sans_mes_vetements|sans_mes_habits|sans_pantalon|clothes_off|entre_les_jambes|mal_en_bas',
    ],
  },
  {
    id: 'violence-proche',
    cases: {
      temoin: [
        `${beats} sa_femme|sa_copine|son_mari|son_enfant|son_fils|sa_fille|ses_enfants|une_femme|une_fille|un_enfant|un_gamin|un_gosse|quelqu_un|his_wife|a_woman !me|m_a|nous_a|mon_mari|mon_copain`,
      ],
    },
    when: [
      `homme|mec|type|voisin|chauffeur|guide|mari|pere|mere|il|client|touriste|man ${beats} sa_femme|sa_copine|son_enfant|son_fils|ses_enfants|une_femme|une_fille|un_enfant|un_gamin|un_gosse|his_wife|a_woman !porte|balle`,
      `${companion} ${beats} me|m|moi|mal|peur|encore|enfants|ma_fille|mon_fils|hits|beats|hit !porte|balle|volant|code`,
      `${companion}|patron|patronne|proprietaire|agence passeport*|papiers|argent garde|gardent|confisqu*|cache|retient|prend|rend|rendre|pris|refuse !perdu|hotel_garde|coffre|change`,
      'peur_de_mon_mari|peur_de_mon_copain|peur_de_mon_ami|peur_de_mon_conjoint|peur_de_ma_femme|afraid_of_my_husband|afraid_of_my_boyfriend|battue_par|frappee_par|frappe_par|violences_conjugales|domestic_violence',
    ],
    unless: ['police|policier*|gendarme*|douane|vole', 'a_ete|s_est_fait|inconnu|voleur*'],
  },
  {
    id: 'agression-vol',
    cases: {
      suivi: [
        'reviennent|nous_suivent|ils_suivent|qu_ils_nous_suivent|nous_suivre|derriere_nous|a_nos_trousses|following voiture|route|roule*|redemarre*|moto|4x4|taxi|piste|conduit',
      ],
      proches: [
        'fusil*|kalach*|kalash*|arme|armes|armed|dahalo*|bandit*|malaso*|gunmen|coupeurs_de_route|machette*|cagoul* encore|toujours|sur_place|bouge_pas|repartir|devant|loin|bloque*|ose_pas|still|ahead|descende*|descendre|barrage|barricade|barrent_la_route|tronc|tronc_d_arbre',
        'couteau|couteaux|lame|fusil*|pistolet*|flingue*|kalach*|arme|armes|armed|machette*|knife|gun menace|menacent|sort|sorti|veut|veulent|demande|demandent|pointe|pointent|vise|visent|approch*|arrivent|tient|threatens !coup|coups|hier|m_a_menace*|ont_menace*|ont_pris|a_pris|partis|enfui*',
        'nous_bloque|nous_bloquent|nous_encercle|nous_encerclent|nous_braque|nous_braquent|nous_attaque|nous_attaquent|m_attaque|m_attaquent|se_fait_attaque|me_fais_attaque|est_attaques|sommes_attaques|en_train_de !hier|ce_matin|vient_de|viens_de',
      ],
      blesse: [
        'couteau|lame|coup|coups|balle|machette|braque*|agress*|tabass*|frapp*|attaqu*|knife|stabbed|shot|beaten entaille*|plaie|saigne*|sang|plante*|ventre|oreille|crane|ouvert|ouverte|perfore*|os|recousu*|bleed*|blood|wound*|epaule|cuisse|poitrine|points_de_suture !sans_blessure',
        'poignarde*|coup_de_couteau|coups_de_couteau|coup_de_machette|stabbed|blesse_par_balle|blessee_par_balle|blesses_par_balle|pris_une_balle|recu_une_balle',
        'arrach*|vole|volee|voleur*|pousse*|tape|ils_ont tete_ouverte|tete_est_ouverte|crane_ouvert|crane_fendu|saigne*|pisse_le_sang|coule_beaucoup',
      ],
    },
    certain: [
      'fusil*|armes|arme|machette*|machettes|kalach* vient_de_repartir|est_repartis|a_redemarre|avons_redemarre|reviennent|nous_suivent voiture|route|piste|rn[0-9]*|4x4 !risque*|y_a_t_il',
    ],
    when: [
      'agresse|agressee|agresses|agressees|agresser|agression|agressions|braque|braquer|braquage|braquee|braques|mugged|robbed|cambriole|cambriolee|cambrioles|cambriolage|racket*|depouille*|caillass*|lapid*|jete*_des_pierres|lance*_des_pierres|tire_dessus|tirs|coups_de_feu|molest*|detrouss*|devalis*|moleste*|vol_a_main_armee|attaque_a_main_armee|armed_robbery',
      'attaque|attaques|attaquee|attaquees|attaquer|attacked ont|a|as|ete|fait|us|me|night|couteau|nous|m|was|were',
      'couteau|couteaux|arme|armes|armee|machette|machettes|fusil|fusils|pistolet*|flingue*|kalach*|kalash*|matraque|armed|knife|knifepoint|gun|gunpoint menace*|sort|sorti|veut|veulent|demande|demandent|pointe*|vise*|approch*|arrivent|vol|vole|volee|voleur|voleurs|attaqu*|braqu*|coup|coups|pris|prit|pointe|gorge|entres|entre|vide|robbed|mugged|took|sous_la_menace',
      'saute_dessus|sautes_dessus|jete*_sur_moi|fait_taper|fait_frapper|fait_depouiller|fait_racketter|fait_cogner|roue_de_coups|agresseur*|vole_et_tape|jumped_us|jumped_me|tabass*|m_a_etrangle*|nous_a_etrangle*|poignard*|passe_a_tabac|beaten_up|punched !chien|maki|lemurien|chat',
      'dahalo*|bandit*|tire|tires|tiree|tirs|voleurs balle|une_balle epaule|jambe|bras|dos|ventre|cuisse|touche*|blesse* !ping_pong|plage',
      'voleur|voleurs|agresseur*|bandit* frappe|frappee|battu|tape|coup|coups|blesse*|pousse*',
      'frappe|frappee|frappes|battu|battue|gifle|cogne|hit_me m_a|nous|vole|sac|mari|visage|il|me|on !porte|monnaie',
      'barrage|barricade|tronc|bloquent_la_route|barrent_la_route|route_barree machette*|fusil*|arme*|cagoul*|couteau*|descende|descendre|roadblock !y_a_t_il|souvent',
      'dahalo*|bandit*|voyous|voleur|voleurs|cambrioleur* attaque|attaques|attaquee|arrete*|vole|voles|pris|entre|entres|chambre|bungalow|tente|nous_ont|m_ont|ici !y_a|eviter|zebus',
      'arrache sac|telephone|tel|collier|chaine|blesse*|frappe*|portable',
      'vient_d_arrache*|viens_d_arrache*|viennent_d_arrache* sac|sacs|sacoche|telephone|tel|portable|collier|chaine',
      'pris|prit|tire|arrache*|vole sac|telephone|portable|collier|chaine tombee|tombe|trainee|trainee_par_terre|coup|coups|taper|bras|coude|poignet|saigne* !avion|bus|lit',
      'attaquent nous|m|me !moustiques',
      'nous_attaque|m_attaque|est_attaques|sommes_attaques|suis_attaquee !moustique*',
      'en_train_de nous_voler|me_voler|nous_agresser|nous_depouiller|nous_braquer',
      'vol_avec|vole_avec violence|arme',
      'fait_voler taper|frapper|cogner',
    ],
    handsOver: {
      'suivi-menace': [
        `${brokenDown} attaqu*`,
        'dans_ma_chambre|dans_la_chambre|dans_notre_chambre|dans_le_bungalow|dans_mon_bungalow !ont_pris|a_pris|vole|voles|frapp*|couteau|arme*|machette*',
      ],
      'passeport-perdu': [
        'arrache*|cambriol*|chourave*|tire|chipe|pique|snatched|grabbed passeport*|passport*|papiers|carte_d_identite !couteau*|arme*|fusil*|lame|frapp*|tape|tabass*|coup|coups|poing|tombe*|blesse*|sang|saigne*|mal|gifl*|menac*|knife|gun|hurt|fell|trainee',
      ],
    },
    unless: [
      `y_a_t_il|y_a_des|y_a_de|y_a_du|y_a_souvent|eviter|frequent*|beaucoup|zone*|risque*|numero|quartier* !${happened}`,
      'sexuel*|sexual*|violee|viol|touche*|attouchement*|fait_une_attaque|fait_un_attaque|faire_une_attaque|par_les_odeurs|par_l_odeur|par_le_bruit|par_la_chaleur|par_les_moustiques|du_regard|chien|chiens|animal|serpent|requin|requins|crocodile*|zebu|lemurien*|singe|maki|insecte*|essaim|abeille*|guepe*|frelon*',
      'essaye|essayait|tente|voulu agresser',
      'apres l_accident',
    ],
  },
  {
    id: 'agression-sexuelle',
    cases: {
      cachee: [
        'ose_pas|ose_plus|peur sortir chambre|salle_de_bain|toilettes',
        'enfermee|enferme|cachee|barricade*|locked suis|me|moi|am salle_de_bain|toilettes|chambre|placard|bathroom|room',
      ],
      avances: [
        'guide|chauffeur|patron|masseur|gerant|homme|mec|type|il insiste|drague*|avances|colle|se_frotte|main_aux_fesses|m_a_touche*|me_touche|seins|venir_dans_ma_chambre|veut_coucher|veut_que_je|m_embrasser !agress*|est_entre|est_rentre|entre_dans|rentre_dans|cette_nuit|viol*|force|forcee|drogue*|dormi|nue|lit|enfant|fils|fille|ans|ma_copine|ma_femme|oncle|papa|maman|cousin|frere|pere',
      ],
      jeune: aChildWrites,
      enfant: [
        `${child}|neveu|niece|nephew|petit_voisin|petite_voisine|petits_voisins !m_a_touch*|m_a_viol*|m_a_forc*|j_ai_ete|me_suis|suis_fait|me_touch*|sur_moi|contre_moi`,
      ],
    },
    certain: [
      'agressee ose_pas|ose_plus|peur sortir chambre|salle_de_bain !ma_fille|mon_fils',
      'm_a_force|m_a_forcee|m_ont_forcee agress*|honte|parler|pleure|nuit|hier|bar|sale !payer|argent|acheter|signer|manger|monter|marcher|ma_fille|mon_fils',
    ],
    when: [
      'viol|viole|violee|violees|violer|violes|violeur|raped|rape|a_abuse|ete_abuse*|abuse_de|abused|suis_fait_abuse*|tripote*|peloter|pelotee|m_a_pelote|groped|groping|attouchement*|masturb*|exhibition*|exhib*|agresseur_sexuel|abus_sexuel*|harcelement_sexuel|pedophile',
      'agress*|assault* sexuel*|sexual*|sexually|assaulted',
      'm_a_force|m_a_forcee|de_force|forced_me|forcee_a|force_a|obligee|m_a_oblige|obligee_a coucher|embrass*|touch*|rapport*|il|sexe|fesses|lit !payer|argent|signer|route',
      `${closeToChild} vient|viens|rentre|entre|couche|glisse|monte|rejoint|dort|met|comes|gets|climbs mon_lit|son_lit|ma_chambre|sa_chambre|ma_tente|sa_tente|my_bed|her_bed|his_bed|my_room nuit|soir|night|honte|secret|dire|parler|tell !ronfle*|lits|place|places|adulte|double|triple|supplement`,
      `${child} photo|photos|video|videos maillot|nue|nu|nus|culotte|deshabill*|sans_habits lui_demand*|leur_demand*|lui_a_demand*|leur_a_demand*`,
      'guide|accompagnateur|animateur|educateur|chauffeur|touriste|homme|type dort_avec|couche_avec|passe_la_nuit_avec enfant|garcon|gamin|gamine|fillette|petite_fille|petit_garcon !mes_enfants|nos_enfants|mon_fils|notre_fils|ses_enfants|famille',
      `${closeToChild} allonge*|couche|colle|glisse pres_de_moi|a_cote_de_moi|contre_moi`,
      `${closeToChild} ce_que_me_fait|ce_qu_il_me_fait|fait_la_nuit cacher|cache|dire|parler|raconter|honte`,
      'maman|ma_mere son_copain|son_mec|son_ami|son_mari|son_compagnon mon_lit|ma_chambre|me_touche|me_caresse|me_force',
      `${closeToChild} sous_la_douche|ma_douche|mon_bain|me_baigne_nue|porte_de_la_douche|me_lave|me_douche|me_deshabille|me_change regarde|mate|matte|photos|filme|espionne !vue|me_change_les_idees`,
      `${closeToChild} me_touche|me_caresse|me_tripote|touches_me|me_fait_des_choses|trucs_sales|choses_sales|bisous_sur_la_bouche|m_embrasse_sur !coeur|emu|pied|souvenirs|histoires`,
      `${closeToChild} jeu|jeux|secret|cadeau*|bonbons maman_doit_pas|faut_pas_que_maman|sans_que_maman|pas_le_dire|rien_dire|personne_doit_savoir|mum_must_not !surprise|anniversaire`,
      `notre_secret|un_secret|le_secret|rien_dire|rien_dire_a|pas_le_dire|our_secret|a_secret calin*|bisou*|deshabill*|draps|douche|nu|nue|nus|caress*|touch*|lit|couette|maillot|undress*`,
      'drogue|droguee|drugged souviens|violee|been !trouver|acheter|fumer|lois',
      'photo|photos|video|videos|nudes|nude montre|montrer|envoie|envoyer|diffuse*|publie*|partage* lycee|college|classe|tout_le_monde|parents|sinon|menace*|chantage !famille|souvenir',
      'reveille*|woke|souviens_de_rien|aucun_souvenir sans_mes_vetements|sans_mes_habits|sans_pantalon|clothes_off|entre_les_jambes|mal_en_bas|plus_ma_culotte',
      'touchee|touche|touchait|caresse*|pelote* guide|chauffeur|masseur|accord|fesses|seins|consentement|me !peuple|accueil|gentillesse|lemurien*|souvenirs|recits|histoires|paroles|musique|spectacle',
      `a_touche|touche|touchait ma_fille|mon_fils|ma_femme|mon_amie|ma_copine|my_daughter|my_son homme|guide|chauffeur|type|mec|man|quelqu_un !emu|coeur`,
      'touche_mon|touche_ma|touche_mes|touche_notre|touche_nos|touche_la_petite|touche_le_petit|touched_my|touched_our|l_a_touche|l_a_touchee|les_a_touches|les_a_touchees ado|fils|fille|filles|garcon|gamin*|gosse*|enfant*|petit|petite|bebe|neveu|niece|kid*|child*|son|daughter|boy|girl !emu|coeur|accueil|gentillesse|histoire|beaute|spectacle|voyage|film|livre|sourire|ca|meduse*|raie*|poisson*|corail|lemurien*|maki*|chien*|chat|singe*|requin*|balle|ballon|voiture|scooter|moto|vague|fil|maladie|virus|prix',
      'm_a_touchee !peuple|accueil|gentillesse|histoire|voyage|meduse|raie|poisson|lemurien*|emue|beaute',
      'm_a_touchee|touched_me guide|il|homme|masseur|he !peuple|accueil|gentillesse|histoire|voyage',
      'main fesses|seins|cuisse|culotte',
      'essaye|essayait|tente|voulu|tried agresser|embrasser|violer|toucher|kiss|rape',
    ],
  },
  {
    id: 'foule',
    certain: [
      'manif|manifs|manifestation*|manifestant*|emeute*|protest|protests|riot|riots tirent|tirs|coups_de_feu|lacrymo*|shooting coince|coincee|coinces|coincees|bloque|bloques|bloquee|bloquees|milieu|entre|trapped|stuck !parait|y_a_t_il|y_aura|risque*',
    ],
    cases: {
      tirs: [
        'tirent|tirs|coups_de_feu|shooting manif|manifs|manifestation*|manifestant*|emeute*|protest|protests|riot|riots|foule !boutique|magasin|hotel|chambre|restaurant|lacrymo*',
      ],
      gaz: ['lacrymo*|gaz_lacrymogene*|tear_gas|fumigene*'],
      dedans: [
        'hotel|chambre|appartement|immeuble|fenetre|restaurant|magasin|boutique|room pierres|cailloux|devant|bas|dehors|dessous|rue|sous|near|outside|pres|cote|dedans|enferme*|coince* !voiture|bus|minibus|taxi|car|grille|portail',
      ],
    },
    when: [
      'lacrymo*|gaz_lacrymogene*|tear_gas manif*|rue|fumee|respir*|etouff*|yeux|partout|police|hotel|pique*|eyes|breathe',
      'foule|villageois|emeute|manif|manifestation|manifestants|lyncher|mob|crowd|tout_le_village|le_village colere|enerv*|encercl*|entour*|autour|bloqu*|coince*|baton*|pierre*|tap*|frapp*|cri*|empech*|pris|emmene|attrape|veut|veulent|accus*|degenere|angry|stones|around|outside|throwing !fete|concert|marche_de|peur_de_la_foule',
      'manif|manifs|manifestation*|manifestant*|emeute|protest|riot brulent|brule|pneus|cassent|jettent|lancent|coince*|bloque*|milieu|degenere|burning|stuck !si|eviter|y_a_t_il|report*|venir',
      'gens|hommes|villageois pierres|batons|voleurs_d_organes|voleurs_d_enfants|colere|enerves|furieux',
      'gens|jeunes|hommes|ils se_battent|bagarre* bloque*|coince*|autour|devant|milieu|dehors !coqs|zebus',
      'gens|villageois|village|foule laissent_pas_partir|laisse_pas_partir|empech*|retien*|bloquent',
      'emeute|lyncher|voleurs_d_organes|voleurs_d_os|mouvement_de_foule',
      'foule|dizaine*|cinquantaine|centaine|vingtaine|tous|gens|villageois|ils|mob|crowd pierres|batons|torches|machettes|stones|cailloux portail|devant|dehors|porte|hotel|autour|outside|gate|arriv* !cascade|plage|collection|precieuses|semi',
    ],
    unless: [
      'recu|prise|pris pierre|tete|crane vois_double|saigne*|sang|vomi*',
      'carnaval|marche_aux|match|concert|stade_vide|accueil',
      'barrage|tronc machettes|fusil*|arme|armes',
    ],
  },
  {
    id: 'suivi-menace',
    certain: [
      'kidnapp*|enleve|enlevee|enleves|sequestre|sequestree|la_retient|le_retient western*|euros|argent|payer|reclame*|rancon|[0-9]*e|money|ransom appele|appelle|telephone|joindre|joins|called !police|policier*|hotel|passeport*|une_assurance',
      'regler_notre_compte|regler_mon_compte|regler_son_compte|faire_la_peau|casser_la_gueule hommes|types|mecs|gars|devant|menac*|il_dit|attend*',
      `${brokenDown} lampe|lampes|lumieres|torches|phares|lights approch*|avancent|tournent|encerclent|viennent_vers !depann*`,
      'veut|veulent|demande|demandent|reclame|reclament|exige|exigent euros|argent|million|millions laissent_pas_partir|laisser_partir|relacher|liberer|le_lachent|la_lachent !police|policier*|gendarme*|agent|agents|hopital|clinique|douane*|hotel|lhotel|hotelier|hoteliere|gerant|loueur',
      'm_a_enferme*|nous_a_enferme*|m_ont_enferme*|nous_ont_enferme*|ferme_la_porte_a_cle|ferme_a_cle|sequestre* euros|argent|passeport*|rendre|sortir|laisse_pas|veut !police|policier*|gendarme*|hotel_ferme|coffre|dehors|fievre|attentat|rever|cles_dedans',
      'enferme*|barricade*|retranche* chambre|bungalow|salle_de_bain|maison machette*|couteau*|ivre|saoul|bourre|a_bu|menac* !mon_mari|mon_copain|mon_mec|mon_conjoint|mon_compagnon|mon_pere|mon_beau_pere|ma_femme|viol*|touche*|embrass*',
      `${brokenDown} gens|hommes|types|mecs|gars|individus|silhouettes|jeunes|people|men approch*|tournent|encerclent|entourent|rodent|tapent|frappent|secouent !aide*|aider|depann*|pouss*|gentil*|tente`,
    ],
    cases: {
      avances: ['me_drague*|nous_drague*|des_avances|se_frotte|me_siffle*|m_insulte*|veut_coucher|lourdement|lourd'],
      rancon: [
        'kidnapp*|enleve|enlevee|enleves|sequestre|sequestree|retient|held western*|euros|argent|payer|reclame*|rancon|[0-9]*e|money|ransom appele|appelle|telephone|joindre|joins|mes_parents|mon_fils|ma_fille|la_retient|le_retient|called !nous_retient|me_retient|nous_sommes',
        'rancon|payer|payez|euros|argent|somme|otage*|kidnapp*|enleve* mon_fils|ma_fille|mon_mari|ma_femme|mon_frere|ma_soeur|mon_ami|ma_copine|mon_copain|nous_ont|la_petite|le_petit|rancon|kidnapp*',
      ],
      otage: [
        'otage|otages|hostage*|laissent_pas_partir|laisse_pas_partir|laisse_pas_sortir|laisser_partir|laissent_pas_sortir|retenus_par|retenue_par|retenu_par|nous_retient',
        'nous|on|me|m|je|suis|mon|ma me_bloque|nous_bloque|me_bloquent|nous_bloquent|retiennent|retient|retenus|retenue|retenu|enferme*|porte_a_cle|ferme_a_cle|sequestr*|gardent|kidnappe*|ont_enleve|ont_emmene homme|hommes|types|mecs|mec|gars|type|argent|euros|passeport*|lache*|libere*|ravisseur*|campement|hommes_armes|armes|fusil*|dahalo*|bandits !rancon|police|s_est_enferme*|me_suis_enferme*|nous_nous_sommes_enferme*',
      ],
      taxi: [
        'arrete|arretee|tourne|entre ruelle|rue_sombre|rue_deserte|terrain_vague|impasse|cul_de_sac taxi|chauffeur|il|monte',
        'homme|mec|type|gars|deux|copain|complice|man monte|montes|grimpe|got_in avec_nous|avec_moi|a_cote_de_moi|taxi|derriere|dans_la_voiture !avec_mon|circuit|taxi_brousse|bus',
        'taxi|chauffeur|driver verrouille*|refuse_de_s_arreter|s_arrete_pas|veut_pas_s_arreter|nous_emmene_pas|m_emmene_pas|sombre|ailleurs|mauvaise_direction|quitte|prend_pas_la_route|pas_la_route|repond_plus|locked|wont_stop !suit|suivent|moto|scooter|whatsapp|mail|sms',
      ],
      panne: [
        `${brokenDown} tournent|tourne|rodent|rode|encerclent|autour|approch*|avancent|viennent_vers|entourent|arrivent|tapent|tape|frappent|secouent|attaqu*|ouvrir|forcent|cassent|menac*|armes !tente|chambre`,
      ],
      route: [
        'suit|suivent|suivis|suivi|suivies|suivre|poursui*|lache_pas|lachent_pas|colle|collent|chasse|derriere_nous|following|followed|chasing voiture|voitures|4x4|moto|motos|scooter|scooters|bagnole|car|cars|motorbike|motorbikes|taxi|roule|roulons|conduit nous|on|notre|us|our !a_pied|depuis_le_taxi|depuis_le_bus|descend*|marche|marchons|ruelle*|chambre|hotel_a_pied',
      ],
      hotel: [
        'refugie*|rentre|rentres|rentree|entre|entres|entree|cache|cachee|caches|enferme*|barricade* pharmacie|magasin|boutique|restaurant|banque|cafe|epicerie|supermarche !chambre|bungalow|tente|voiture|4x4',
        'hommes|types|mecs|gars devant|en_bas hotel !porte|chambre|voiture|bungalow|tente',
        'attend|attendent|rode|rodent|reste|toujours|il_est|est_la|suit|suivi devant|dehors|sortie|en_bas hotel|restaurant|boutique|magasin|banque|bar !chambre|porte|portes|bungalow|tente|essaie*|rentrer|entrer|entre|voiture|4x4|roule*|dans_la_rue|dans_le_taxi|dans_un_taxi|je_marche|on_marche|suis_dehors|sommes_dehors|au_marche|a_la_plage|a_pied',
      ],
      dedans: [
        'dans_ma_chambre|dans_la_chambre|dans_notre_chambre|dans_mon_bungalow|dans_le_bungalow|dans_ma_salle|dans_notre_salle|dans_la_salle_de_bain|in_my_room|in_our_room !suis|sommes|essaie*|essaye*|essayent|veut_entrer|veut_rentrer|veulent_entrer|veulent_rentrer|entendu|enferme*|retranche*|barricade*|refugie*',
      ],
      tente: ['tente|tentes|bivouac|campement|camp|tent|tents|hamac !porte|chambre|bungalow'],
      porte: [
        'porte|portes|poignee|poigne|serrure|verrou|fenetre|fenetres|volet|volets|carreau|moustiquaire|balcon|door|lock|window|windows !voiture|taxi|vitre|vitres|minibus|bus|car|photos|driver',
        'devant|derriere|outside ma_chambre|notre_chambre|ma_porte|notre_porte|mon_bungalow|notre_bungalow|my_door|our_door',
        'suis|sommes|on_est|seule|seul dans_ma_chambre|dans_la_chambre|dans_notre_chambre|dans_le_bungalow|dans_mon_bungalow|enfermee|enfermes|barricade* !il_est_dans|est_entre|est_rentre',
        'entrer|rentrer|get_in|come_in chambre|bungalow|case|maison|villa|chez_nous|chez_moi|room|house',
        'chambre|bungalow|villa|room rode*|autour|marche*|pas|lampe|torche|eclaire|dehors|devant|derriere|attend|outside|around !suit|suivi*|suivent',
      ],
    },
    when: [
      'homme|mec|type|gars|quelqu_un|on me_suis !perdu*',
      'homme|hommes|mec|mecs|type|types|gars|jeunes|inconnu|inconnus me_colle|me_collent !drague',
      'me_suit|nous_suit|me_suivent|nous_suivent|fait_suivre|nous_lache_pas|nous_lachent_pas|me_lache_pas|me_lachent_pas|nous_colle|nous_collent|pris_en_chasse|est_poursuivi|est_poursuivis|sommes_poursuivis|suis_poursuivie|chasing_us|suis_suivi|suis_suivie|sens_suivi|sens_suivie|sent_suivi|sent_suivis|sent_suivies|est_suivi|est_suivis|sommes_suivis|following_me|following_us|follows_me|being_followed|me_poursui*|nous_poursui*|me_menace|nous_menace|menace_de|menacent_de|me_menacent|nous_menacent|on_me_menace|on_nous_menace|suis_menace*|m_a_menace*|nous_a_menace*|ont_menace*|threatening|threatens|threatened|menace_de_mort|me_harcel*|nous_harcel*|suis_harcele*|harassing|harassed|des_avances|me_drague*|nous_drague*|veut_coucher|rancon|otage|otages|chantage|ete_enleve|ete_enlevee|ont_enleve|enlevement|m_enlever|nous_enlever|kidnapp*|sequestr*|veulent_nous_prendre',
      `${brokenDown} hommes|types|mecs|gars|gens|jeunes|inconnus|ils|on approch*|arrivent|tapent|cognent|frappent|tournent|secouent|attaqu*|ouvrir|forcent|cassent|menac* !mecanicien|aider|aident|depann*`,
      'attend|attendent|attendait|waiting devant|derriere|dehors|outside hotel|porte|chambre|maison|peur|bungalow !bus|taxi|navette|chauffeur|guide|rendez_vous|quand',
      'homme|hommes|type|types|mec|mecs|gars|inconnu|inconnus|man|men devant|derriere|outside ma_porte|notre_porte|la_porte|chambre|bungalow|tente|our_door|my_door|the_door',
      'rode|rodent|rodait tente|maison|hotel|chambre|bungalow|voiture|autour|camp !chien*|zebu*|lemurien*',
      'fait_peur|peur|scared|afraid chauffeur|taxi|porte|dehors|derriere|quelqu_un|un_homme|hommes|un_mec|un_type|suit|emmene*|des_gens|des_hommes|outside|tape|frappe|rode !avion|vertige|conduite|araignee*|serpent*|pirogue',
      'entour*|encercl*|autour|surround* voiture|minibus|bus|4x4|taxi|portail|gens|foule|nous|manifest*|car|coince* !bien_entoure|randonnee|balade|que_voir|visiter',
      'ouvrir|entrer|rentrer|defoncer|forcer|break_in|open porte|chambre|bungalow|tente|door|room essaie*|essaye*|tente*|veut|veulent|quelqu_un|someone|trying !parc',
      'arrete|tourne|entre ruelle|rue_sombre|rue_deserte|terrain_vague|impasse|cul_de_sac un_autre_homme|un_homme|deux_hommes|monte|montes',
      'chauffeur|taxi|driver refuse*|veut_pas|emmene*|laisse_pas|wont descendre|arreter|ailleurs|peur|sortir|ou|stop',
      'suis_en_danger|est_en_danger|sommes_en_danger|sens_en_danger|feel_unsafe|in_danger|unsafe|sens_pas_en_securite|suis_pas_en_securite|pas_en_securite !espece*|disparition|lemurien*|animaux|animal|tortue*|est_on',
      'broke_in|broke_into|breaking_in|breaking_into|force room|bungalow|house|villa|tent|chambre still|outside|now|here|encore|dehors|toujours !last_year',
      'quelqu_un|voleur|voleurs|intrus|inconnu|homme|type|mec|someone dans_ma_chambre|dans_la_chambre|dans_notre_chambre|dans_mon_bungalow|dans_le_bungalow|in_my_room|in_our_room y_a|est|entre|entree|now !peut|oublie|lit|bebe',
      'serrure|verrou|poignee|cadenas|lock|doorknob trafiqu*|crochet*|triture*|bouge|force|forcer|tourne|picking|rattling|jiggling !comment|peut_on|y_a_t_il|valise',
      'tape|frappe|toque|cogne|rode|knocking|banging porte|chambre|fenetre|door peur|nuit|quelqu_un|homme|arrete_pas',
      'homme|mec|type|gars|inconnu se_frotte|me_colle|me_siffle*|m_insulte* !chien',
      'ont|tiennent|enleve|retiennent mon_fils|ma_fille|mon_mari|ma_femme|mon_frere|ma_soeur|mon_ami|ma_copine|mon_copain rancon|payer|payez|euros|argent|somme',
      'enferme*|me_bloque|nous_bloque|me_bloquent|nous_bloquent|retenus|retenue|retiennent|gardent|sequestr* homme|type|mec|hommes|types|mecs|gars|argent|rancon nous|on|me|m|suis !police|gendarme*|poste|voiture|hotel|cle|cles|coffre|passeport*|parc',
    ],
    unless: [
      'chauffeur|guide|porteur nous_suit|me_suit circuit|voyage|pendant|toujours|sejour|partout|obligatoire',
      'chien|chiens|chat|chats|enfants nous_suit|me_suit|nous_suivent',
      'sur_facebook|sur_instagram|devis|balise|moustique*|peut_on|femme_seule|voyager_seule',
    ],
  },
]
