import type { Situation } from '#mocks/assistant/safety/patterns.ts'
import { police } from '#mocks/assistant/safety/words.ts'

/** Police who keep papers, and papers that are lost or stolen. */
export const paperSituations: readonly Situation[] = [
  {
    id: 'police-passeport',
    cases: {
      proche: [
        'mari|fils|fille|ami|amie|femme|copain|copine|pote|frere|soeur|compagnon|il|elle emmene*|embarque*|arrete|arretee|garde_a_vue|prison|cellule|menott*|poste|commissariat|retien*|jail|arrested !m_ont|nous|je_suis|suis_en|m_emmene|mon_passeport|nos_passeports',
      ],
      prive: [
        'gerant|gerante|hotelier|patron|patronne|proprietaire|proprio|restaurateur|videur|manager retenu*|retient|retiennent|laisse_pas|laissent_pas|enferme*|empeche*',
        'gerant|gerante|hotelier|hoteliere|proprietaire|proprio|patron|patronne|hote|hotes|receptionniste|hotel|lhotel|loueur|agence|chauffeur|guide passeport*|papiers|passport* rendre|rend|rendent|garde|gardent|pris|refuse*|confisqu* !police|policier*|gendarme*|agent|agents|coffre',
      ],
    },
    certain: [
      'm_ont_arrete*|m_ont_retenu*|nous_ont_arrete*|nous_ont_retenu*|suis_arrete|suis_arretee|est_arrete|est_arretee|arretee_a_l_aeroport|arrete_a_l_aeroport|arretee_a_la_douane|arrete_a_la_douane|retenu|retenue|retenus|detained|arrested aeroport|douane|douaniers|ivato|frontiere|airport|customs tortue*|cameleon*|palissandre|bois_de_rose|pierres|saphirs|corail|coquillage*|tortoise !peut_on|est_ce_qu_*|risque*|si_je|si_on|s_est|sommes_arretes|acheter|taxi',
      'gerant|gerante|hotelier|patron|patronne|proprietaire|proprio|restaurateur|videur|manager retenu*|retient|retiennent|laisse_pas|laissent_pas|enferme*|empeche* partir|sortir|payer|paye|paie !passeport*|papiers|bagage*|wifi',
      'gerant|gerante|hotelier|hoteliere|proprietaire|hotel|lhotel|loueur passeport*|passport* garde|gardent|pris|confisqu* euros|payer|paye|rendre|partir !coffre|caution|photocopie|police|oublie',
      'faux_policier*|fausse_police|faux_gendarme*|fake_police nous|on|me|m|us veulent|veut|argent|racket*|passeport*|arrete*|demande*|emmene*|devant|suivent|want !y_a_t_il|y_a_des|risque*|eviter|reconnaitre|existe*|si|arnaque*',
    ],
    when: [
      'militaire*|soldat*|gendarme*|policier* braquent|braque|pointe|pointent|vise|visent|mettent_en_joue|armes_sur !photo*',
      `${police} passeport*|papiers|permis|passport*|license garde|gardent|gardee|pris|prend|prennent|rend|rendre|rendent|refuse*|confisqu*|retient|retiennent|took|take|has|have|keep*|back|retire !perdu|vole`,
      `${police} argent|bakchich|billet|euros|ar|ariary|payer|bribe|money|dollars|[0-9]*000|pot_de_vin veut|veulent|demande|demandent|reclame*|exige*|wants|want|asks|asked|bloque*|asking !combien`,
      'bakchich|pot_de_vin|bribe demande*|reclame*|exige*|veut|wants',
      'papiers|passeport*|permis rendre|rendent|rend pas|plus|refuse*',
      `${police} empech*|laissent_pas|laisse_pas|bloquent partir|passer|sortir|repartir`,
      'retenu|retenue|retenus|retenues|retient|retiennent police|gendarme*|policier* !controle*|permis',
      'commissariat|poste|prison|garde_a_vue|cellule|jail|detained|gendarmerie retien*|retenu*|emmene*|suis|mettre|mis|mise|enferme*|place !ou_est|declar*|plainte|timbre*|colis|aller|risque*|bureau_de_poste',
      'police|gendarmes|policiers embarque|embarquee|embarques|a_emmene|ont_emmene|attrape*',
      'en_cellule|menotte*|interpelle*|incarcere*|emprisonne*|extorqu*|faux_policier*|fausse_police|faux_gendarme*|fake_police',
      'prison|garde_a_vue|poste_de_police|commissariat|jail mari|fils|ami|amie|femme|copain|est_au|est_en|suis_en|que_faire !risque*|peine',
      `arrete|arretee|arretes|arrestation|arrested ${police}|on_m_a|m_ont|nous_ont|i|been|was|mari|ami|aeroport|frontiere !gorge|taxi|bus|pluie|respir*|coeur|de_pleuvoir`,
      'ai_ete_arrete|ai_ete_arretee|avons_ete_arrete*|a_ete_arrete|a_ete_arretee|est_arrete|suis_arrete|fait_arreter !chauffeur|taxi|bus|moteur',
    ],
    unless: [
      'on_me_dit|on_m_a_dit|on_dit_que|parait|j_ai_lu|entendu_dire|il_arrive_que bakchich*|pot_de_vin|argent|amende*',
      'est_ce_habituel|est_ce_courant|c_est_courant|est_ce_normal_en_general|musee|colis',
      's_est_arrete ruelle|impasse|rue_sombre|monte',
      'declaration de_perte',
      'drone !arrete|arretee|garde_a_vue|prison',
    ],
  },
  {
    id: 'passeport-perdu',
    cases: {
      suivi: [
        'nous_suit|nous_suivent|me_suit|me_suivent|suis_suivi|suis_suivie|est_suivi|est_suivis|derriere_nous|derriere_moi|lachent_pas|lache_pas|following !guide|chauffeur',
      ],
      seul: [
        'seule|seul|toute_seule|tout_seul|fait_nuit|en_pleine_nuit|alone sac|passeport*|papiers|tout|bag|everything !voyag*|seul_probleme|coffre|hotel',
        'sais_pas_ou_aller|sais_plus_ou_aller|nulle_part_ou_aller|sans_rien|plus_rien',
      ],
      chauffeur: [
        'chauffeur|guide|taxi|taximan|conducteur|porteur|driver parti|partie|disparu|enfui|reparti|file|barre|sauve|gone|left|ran_off|disappeared avec_nos|avec_mes|avec_mon|avec_les|avec_le|avec_la|avec_tous|avec_toutes|avec_notre|with_our|with_my|with_all bagages|bagage|sac|sacs|valise|valises|affaires|passeport*|argent|voiture|4x4|bags|luggage|stuff|car !circuit|est_ce_que|plantes|laisses|laissees|abandonnes',
      ],
      avion: [
        'passeport*|papiers|passport*|identite avion|decolle|decollage|mon_vol|notre_vol|son_vol|le_vol_est|repars_en_france|repartons_en_france|repart_en_france|fly|flight demain|ce_soir|aujourd_hui|dans_quelques_heures|cette_nuit|tout_a_l_heure|apres_demain|dans_2_jours|dans_deux_jours|tomorrow|tonight|today',
      ],
      carte: [
        'compte|carte|cartes|cb|telephone|portable|portefeuille|argent|sac|phone|card|cards|wallet !passeport*|papiers|passport*|identite',
      ],
    },
    when: [
      'my_wallet|my_phone|my_bag|my_purse stolen|robbed|nicked !what_if|last_year',
      'passeport|passeports|papiers|passport|passports|carte_d_identite pique|piquer|piques|embarque|introuvable|introuvables|laisse|chipe|derobe*|perdu|perdue|perdus|vole|voles|volee|voler|disparu|disparus|trouve_plus|trouve_pas|retrouve_plus|plus_mon|plus_son|plus_de_passeport|plus_nos|paume*|dechire*|mouille*|abime*|lost|stolen|oublie*|partis|parti|tombe*|egare*|dedans|arrache*|snatched|robbed',
      'm_a|nous_a|m_ont|nous_ont|vient_de_me|vient_de_nous|viennent_de_me|ai_ete|fait|fais vole|volee|voles|voler|derobe*|chipe*|tire|pique|piquer|embarque sac|sacs|valise|valises|portefeuille|telephone|portable|argent|carte|cartes|affaires|sacoche|appareil !agress*|couteau|arme*|frapp*|tape|violen*|menac*|bouscul*|pousse*|volee_par|peur|blesse*|poignet|coup|coups',
      'passeport|passport reste|restes dans|taxi|hotel|avion|bus',
      'sans|without passeport|passport|papiers rentrer|quitter|repartir|fly|home|leave|embarquer',
      'compte|carte|cb se_vide|vide|debite*|debits|piratee|pirate|clonee|frauduleu*|retraits|prelevements jamais_faits|pas_faits|depuis|inconnus|frauduleu*|piratee|clonee !prix|debit_immediat|distributeur_vide',
      'laissez_passer consulat|ambassade|passeport|perdu|vol',
      'plus_mes_papiers|plus_de_papiers',
      'passeport|passeports a_glisse|glisse_dans|est_tombe*|sont_tombe*|tombe_a_l_eau|tombes_a_l_eau|a_coule|emporte_par|emportes_par riviere|fleuve|eau|tsiribihina|mer|lac !faut_il|coffre|etanche',
    ],
    certain: [
      'chauffeur|guide|taxi|taximan|conducteur|porteur|driver parti|partie|disparu|enfui|reparti|file|barre|sauve|gone|left|ran_off|disappeared avec_nos|avec_mes|avec_mon|avec_les|avec_le|avec_la|avec_tous|avec_toutes|avec_notre|with_our|with_my|with_all bagages|bagage|sac|sacs|valise|valises|affaires|passeport*|argent|voiture|4x4|bags|luggage|stuff|car !circuit|est_ce_que|plantes|laisses|laissees|abandonnes',
      'my_wallet|my_purse|my_bag|our_bags|my_phone|my_passport|our_passports got_stolen|was_stolen|were_stolen|has_been_stolen|been_stolen|got_snatched|was_snatched|stole|robbed !what_if|if_my|in_case|last_year|years_ago|insurance',
    ],
    unless: [
      'valid*|lisible|carte_sim|valable|avant_de|si_je|si_on_me|si_on_nous|en_cas',
      'laisse|laisser|laissons|met|mettre dans_le_coffre|dans_un_coffre|au_coffre !vole|volee|voles|disparu*|perdu*|force|fracture*|ouvert|vide|oublie*|on_est_a|sommes_a|suis_a|reparti*',
      'bebe|enfant !perdu|vole|volee|disparu|trouve_plus',
    ],
  },
]
