import { matcher } from '#mocks/assistant/safety/patterns.ts'

const helper =
  'hopital|medecin|clinique|docteur|pharmacie|centre|dispensaire|maternite|infirmier*|doctor|clinic|hospital'

const phone = 'telephone|tel|portable|appel|appels|appeler|numero|ligne|phone|call|calls'

const rescuer = 'police|gendarmes|gendarmerie|secours|pompiers|samu|ambulance|assistance|consulat|reception|11[78]|124'

/** What a message after an urgent answer may mean, as patterns (`safety/patterns.ts`) tell it. The first that matches is meant. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  /** 'Qui appeler en premier ?' */
  whom: [
    'qui|quel|lequel|quels|who|which appeler|appelle|appelles|appelons|prevenir|previens|contacter|numero|numeros|call !joint|repond|repond_pas|passe_pas|loin',
  ],
  /** 'Et l’assurance ?' */
  insurance: [
    'assurance|assureur|insurance|rapatriement|rapatrier !vole|volee|perdu|faut_il|obligatoire|choisir|laquelle|quelle|voyage',
  ],
  /** 'J’ai peur' */
  fear: [
    '=j|ai|peur|on|a|nous|avons|tres|trop|tellement|vraiment|je|suis|panique|paniques|paniquee|terrifie|terrifiee|stresse|stressee|tremble|et|mais|la|toute|tout|seul|seule|so|i|m|am|scared|afraid peur|panique|paniques|paniquee|terrifie|terrifiee|stresse|stressee|scared|afraid',
  ],
  bleeds: [
    'saigne|saignent|saignements|sang|bleeding|bleeds !plus_du_tout|saigne_plus|pas_de|presque|peu|un_peu|moins|pas_beaucoup|mouche|vomi*|crache*|tousse*|nez|regles|pisse|urine*|prise|selles',
  ],
  /** 'Le consulat est fermé' */
  consulate: [
    'consulat|ambassade|embassy|consulate ferme|fermee|fermes|closed|week_end|ferie|repond*|decroche*|joignable|joindre|occupe*',
  ],
  /** 'Il veut couper et sucer, je le laisse faire ?' */
  remedy: [
    'couper|inciser|entailler|sucer|aspirer|garrot|pierre_noire|remede|remedes|guerisseur|plantes|herbes|urine|uriner|pipi|vinaigre|alcool|dentifrice|beurre|glace|glacons|huile|suck|tourniquet veut|dit|disent|faut|peut|peux|laisse|laisser|met|mettre|mets|on|je|bonne_idee|should !saigne*|sang|bu|avale*|pris',
  ],
  /** 'Et maintenant, on fait quoi ?' */
  next: [
    '=et|maintenant|la|on|je|fait|fais|faire|quoi|ensuite|apres|du|coup|que|qu|est|ce|puis|alors|bon|ok|dois|doit|nous|ca|now|what|then|do|we|i maintenant|ensuite|apres|coup|now|then',
    'quoi|comment en_attendant',
    '=on|est|nous|sommes|tous|toutes|je|suis|dehors|sortis|sortie|du|de|l|la|le|hotel|bungalow|bateau|we|are|all|out|outside dehors|sortis|sortie|outside',
  ],
  /** 'Personne n’est blessé' */
  unhurt: [
    'personne|pas_de|aucun|pas|nobody|no_one|not blesse|blessee|blesses|blessees|hurt|injured !grave*|repond*',
    'tout_le_monde_va_bien|on_va_bien|tout_va_bien|rien_de_casse|sains_et_saufs|everyone_is_ok',
  ],
  /** 'Le centre est fermé jusqu’à lundi' */
  noVaccine: [
    'centre|hopital|ctar|csb|dispensaire|pharmacie ferme|fermee !plaie',
    'rupture|plus_de_vaccin*|en_ont_plus',
  ],
  /** 'Je peux attendre d’être rentré ?' */
  wait: [
    'attendre retour|rentre*|france|paris|maison|demain|lundi|fin_du|fin_des|quelques_jours|[0-9]*_jours|une_semaine !taxi|dose|doses|rappel',
    'peut_attendre !taxi|dose|doses|rappel',
  ],
  /** 'La police dit d’attendre demain' */
  delay: [
    'police|policiers|gendarmes|gendarmerie|commissariat|hotel attendre|attend|attends 24|24h|48|48h|demain|lundi|heures|jours',
    'attendre|attend|attends 24|24h|48|48h !dose|doses|retour|avion|vol',
  ],
  /** 'Il fait nuit maintenant' */
  night: [
    'fait_nuit|nuit_tombe|nuit_arrive|nuit_est|fait_noir|fait_sombre|soleil_se_couche|commence_a_faire|bientot_nuit|va_faire|getting_dark|is_dark nuit|noir|sombre|couche|tombe|dark !jusqu_au_jour',
  ],
  /** 'L’eau baisse, on peut traverser ?' */
  crossing: ['traverser|traverse|traversons|cross !reseau|rue', 'eau|riviere|water passer|passe|redescend*|baisse*'],
  /** 'Un doliprane et j’attends ?' */
  painkiller: [
    'doliprane|paracetamol|efferalgan|dafalgan|ibuprofene|advil|aspirine attend|attends|attendre|suffit|suffire|demain|dormir|juste',
  ],
  /** 'L’eau chaude, combien de temps ?' */
  again: ['combien_de_temps|how_long eau|froid|tremper|trempe|appuyer|appuie|masser|masse|rincer|laver'],
  /** 'Une voiture s’arrête, on ouvre ?' */
  stranger: [
    'voiture|camion|bus|taxi|moto|homme|hommes|type|gens|villageois|quelqu_un s_arrete|arrivent|arrive|propose*|proposent|vient|viennent|monter|emmener ouvre|ouvrir|monte|monter|accepte*|confiance|suivre|descend*|aide',
    '=une|un|la|le|voiture|camion|bus|taxi|moto|4x4|s|arrete|arrive|vient|de|il|y|a|qui|enfin|ya|des|gens voiture|camion|bus|taxi|moto|4x4',
  ],
  /** 'J’ai peur d’aller à la police.' */
  police: [
    'police|gendarmes|gendarmerie|plainte|commissariat|denoncer|report peur|honte|veux_pas|ose_pas|ose|oblige*|faut|dois|porter|croire|croira|sert_a_quoi|afraid|scared !arrive|arrivent|tout_de_suite|appeler|telephone',
  ],
  /** 'Le test est négatif.' */
  tested: [
    'test|tests|tdr|analyse|analyses|prise_de_sang negatif|negatifs|negative|normal|normale|rien !faut_il|ou_faire',
  ],
  /** 'On entend quelqu’un qui appelle.' */
  called: [
    'entend|entends|entendons|voit|vois|hear|see appelle|appellent|crie|crient|sifflet|siffle|helicoptere|lampe|lampes|avion|calling|shouting',
  ],
  /** 'On entend des gens dehors.' */
  outside: [
    'gens|hommes|types|quelqu_un|voix|bruits|pas|lampes|phares|people|someone dehors|autour|approch*|arrivent|entend|entends|voit|vois|outside !plus',
  ],
  /** 'Qui paie l’ambulance ?' */
  pay: [
    'payer|paie|paye|payee|payes|paient|argent|frais|avance|avancer|avancons|caution|especes|pay|money ambulance|soins|hopital|clinique|medecin|docteur|charger|transport|operer|examen|scanner|helicoptere|evacuation|hospital|doctor !vole|volee|rancon',
  ],
  /** 'Dans combien de temps quelqu’un vient ?' */
  waiting: [
    'combien_de_temps|dans_combien|quand_est_ce_que|ils_arrivent_quand|quand|how_long quelqu_un|secours|ambulance|aide|vienne|viennent|viendra|arrivent|arrive|arriveront|someone|help|coming !masser|eau|hopital|medecin|vaccin|avion|vol|bateau',
    'ambulance|secours vient_pas|viennent_pas|arrive_pas|arrivent_pas|toujours_pas|pas_encore|quand',
  ],
  /** 'On part ou on attend ?' */
  goOrWait: [
    'ou j_attends|on_attend|j_attend|attendre|on_attends|i_wait|we_wait|on_reste|je_reste voiture|part|partir|pars|roule|rouler|emmene|y_aller|aller|mets|met|hopital|drive|go',
    'j_attends|on_attend|j_attend|on_attends|attendre demain|le_matin|le_jour|lundi|demain_matin !peut|peux|retour|france|vaccin|depart',
  ],
  /** 'Il reste quelqu’un dedans.' */
  inside: [
    'dedans|interieur|inside|en_haut|a_l_etage|dans_la_chambre|dans_sa_chambre|dans_le_bungalow reste|restee|restes|encore|manque|toujours|coince*|bloque*|still',
    'il_manque|manque_quelqu_un|pas_sorti|pas_sortie|pas_sortis|retourner_dedans|retourner_chercher|rentrer_chercher|aller_le_chercher|aller_la_chercher|retourne_chercher|retourner_prendre',
  ],
  /** 'On n’a plus d’eau.' */
  thirst: [
    'eau|gourde|gourdes|boire|soif|water plus|pas|rien|vide|vides|presque|soif|sans|reste|no|out_of !vaisselle|riviere|mer|maree|monte|profonde',
  ],
  /** 'La boutique va fermer', 'je suis dans un café maintenant'. */
  closing: [
    'suis|sommes|on_est|entre|entree|rentre|rentree|refugie* cafe|bar|hotel|magasin|boutique|epicerie|gargote|restaurant|banque|pharmacie|supermarche|eglise|station|station_service|reception|hall|poste_de_police !pres|loin|proche|vers|cherche|rue',
    'ferme|ferment|fermer|fermeture|closing|closes bientot|dans|va|vont|minutes|min|heure|soon !les_yeux|hopital|clinique|ctar|centre|dispensaire|consulat',
  ],
  wash: ['laver|lave|douche|doucher|me_changer|wash|shower !plaie|mains|morsure|blessure|wound'],
  /** 'J’ai les cachets devant moi.' */
  means: [
    'ce_qu_il_faut|de_quoi|cachets|comprimes|somniferes|corde|lame|pills|rope|blade j_ai|ai|devant_moi|dans_la_main|a_cote|prepare*|have !pris|avale*|jete*|plus|donne*|loin',
  ],
  /** 'Pas de réseau', 'ça ne passe pas'; not 'réseau à Isalo', which asks about the journey. */
  unreachable: [
    'pas_de|plus_de|plus|aucun|sans|no reseau|signal|batterie|credit|network',
    'capte|capte_rien|passe|passent|marche|sonne|coupe|works pas|plus|rien|vide|tout_le_temps !ca_marche_pas|voiture|route|moteur',
    `${rescuer}|on|personne|ils|ca|nobody|numero repond*|decroche*|occupe*|joignable|answers|joindre pas|plus|personne|jamais|occupe*|injoignable|nobody !il_repond|elle_repond`,
    `arrive_pas|impossible|peux_pas joindre|appeler|telephoner|${phone}`,
    `${phone} plus_de|casse|mort|eteint|dead|decharge|vide|through`,
    `${phone}|batterie a_[0-9]*|presque_plus|bientot|faible|low|dying`,
    'une_barre|1_barre|deux_barres|2_barres|une_seule_barre|one_bar',
    '%|pourcent|[0-9]*_de batterie|pourcent',
  ],
  found: [
    'retrouve|retrouvee|retrouves|retrouvees|revenu|revenue|revenus|rentree|rentre_tout|est_la|sont_la|found|is_back !blesse*|inconscien*|repond|respire|a_elle|a_lui|a_moi|connaissance|pas|plus|jamais|secours|medecin|ambulance|police|toujours|sommes|suite',
  ],
  better: [
    'va|vais|sent|sens|feels|feel|is|am|am mieux|better|fine !mais|but|pas|plus|de_mal_en',
    'fievre|temperature tombee !mais|but|pas',
    'passe|passee|calme|calmee|baisse|arrete|partis|partie|parti|fini douleur|ca|c_est|fievre|sang|saignement|ils|il|elle|s_est !mais|but|pas|passe_pas|guide|chauffeur|bateau|voiture|moto|devant|double|derriere|barre|seul*|quand|ou|comment',
    'saigne|vomit|tremble|gonfle|tousse plus !de_plus|pas|en_plus|beaucoup',
    'est|a|is|revenu|revenue conscient|consciente|a_elle|a_lui|a_moi|reveille|reveillee|repris_connaissance|repris_conscience|ouvert_les_yeux|awake|conscious !mais|but|pas|plus',
    'respire|parle|breathing|breathes !mais|but|pas|plus|mal|vite|fort|francais|a_peine|difficile*|personne',
    `${rescuer} est_la|sont_la !pas|plus`,
    'en_securite|a_l_abri|on_est_rentres|they_left !mais|but|pas|plus|ou',
    `${rescuer}|medecin|docteur arrive|arrivent|en_route|est_arrive|sont_arrives !mais|but|pas|quand|y_a|ou|faut|signe*|quoi|payer|peur`,
  ],
  /** 'Tu n’es qu’un robot'. */
  machine: [
    'sert_a_rien|laisse_tomber|laissez_tomber|tant_pis|trop_tard|plus_la_peine|s_en_fiche|s_en_fout|personne_peut|personne_comprend',
    'es|etes|are robot|machine|ia|bot|chatbot|ordinateur|algorithme|qu_un_programme !pris|avale*|prendre|saut*|cachet*|couteau|corde|balcon|pont|toit',
  ],
  /** 'On n’a pas assez de gilets'. */
  jackets: [
    'sait|sais|savons|savent|can pas|cant nager|nage|swim',
    'gilet*|bouee*|jacket* manque*|assez|seulement|pas_de|sans|a_que|ai_que|avons_que|only|no !on_a_des|les_a',
  ],
  /** 'On est à 2 h de l’hôpital', 'pas de voiture'. */
  far: [
    `[0-9]*|deux|trois|quatre|cinq|demi_journee|loin heures|heure|h|[0-9]*h|km|journee|jours|route|piste|marche|descente|loin_de_tout|${helper}|ville|village !combien|c_est_loin|mal|depuis|fievre|avion|vol|decolle`,
    'loin_de_tout|nulle_part|nowhere|route_est_coupee|hours_from|sur_une_ile|sur_un_ilot|on_an_island',
    'antirabique|ctar|hopital|clinique|maternite|caisson est_a|sont_a !combien|ou|mal',
    'pas_de|pas_d|plus_de|sans|no|aucun|aucune|comment voiture|vehicule|ambulance|car|bateau|chauffeur|taxi|on_y_va !circuit|circuits',
    'ambulance coming|ou_on|attend|attends',
    'deplacer|transporter|emmener|bouger|porter|move la|le|l|comment|peut|peux|faut',
    'mettre|met|mets|porter|charger|allonger|put dans_la_voiture|dans_le_4x4|dans_une_voiture|en_voiture|in_the_car',
  ],
  /** 'Où est l’hôpital le plus proche ?'. */
  where: [
    'vaccin|serum|vaccine ou|trouver|quel|quelle|proche|loin|where !pas|plus|rupture|depart',
    `${helper} loin|pres|proche|ou|quel|quelle|trouver|combien_de_temps|y_a|connais*|where|far|near|nearest|which !pas_de|aucun`,
    '=ou|aller|on|va|vers|part|c|est|loin|quoi|le|plus|proche|pres|quelle|ville|dans|l|emmene|where|should|we|go ou|proche|pres|loin|quelle|where',
  ],
  alone: [
    'personne|nobody|no_one y_a|autour|arrete|vient|aide|aider|comprend|ecoute|parle|passe|here|stops|helps|connais|a_l_hotel',
    'suis|on_est|sommes|am|are seul|seule|seuls|seules|alone',
    `pas_de|pas_d|aucun|no ${helper}`,
    'hotel|village|reception|lodge vide|desert|fermee|ferme|abandonne',
    'guide|chauffeur|groupe parti|laisse|laisses|abandonne*|enfui',
    'voitures|gens passent|arretent|regardent sans|pas|rien',
  ],
  /** 'Je le laisse dormir ?', 'on peut enlever le dard ?' */
  advice: [
    'je|on|faut|peut|peux|can_i|can_we|should_i laisse*|leve*|relev*|enlev*|retir*|arrach*|donn*|met|mets|mettre|touch*|masse*|couvr*|couch*|reveill*|lav*|perc*|rinc*|desinfect*|bander|serrer|boire|manger|remove|give|wake !appel*|telephone|manger_a|voiture',
  ],
  worse: [
    'empire*|pire|s_arrete_pas|s_arrete_plus|arrete_pas|passe_pas|plus_mal|de_plus_en_plus|s_aggrave|worse|augmente|monte|toujours_pareil|change_rien|ca_marche_pas !eau|maree|riviere|prix',
    'il|elle|ca|encore|toujours|she|he vomit|vomi|vomir|tremble|transpire|gonfle|gonfler|saigne|delire|pale|blanc|blanche|bleu|bleue|bleues|bizarre|somnole|dort|s_endort|hurle|pleure|vomiting|bleeding|shaking|mou|molle|faible !plus|mieux|pas_beaucoup',
    'main|pied|bras|jambe|visage|levres|vue|vois|voit trouble*|flou|double|gonfle*|bleu*|noir*|froid*|engourdi*',
    'respire vite|mal|difficile*|a_peine|fort',
    'mal|peine|arrive_plus|arrive_pas a_respirer !poitrine|thorax|bras',
    'importe_quoi|a_froid|est_froid|est_froide|a_tres_mal|plus_en_plus_mal|encore_mal',
  ],
  mild: [
    'c_est|ca_a_l_air|est|juste|is_it|it_is pas_profond|pas_grand_chose|rien|juste|grave|dangereux|griffure|superficiel|leger|pas_grave|mortel|serious',
    'attendre|wait peut|peux|demain|rentre|retour|paris|france|can|until|on !ambulance|ou_on_roule',
    'veut_pas|refuse|necessaire|vraiment|oblige y_aller|aller|voir|hopital|medecin|medicament|necessaire',
    'va|is_he|is_she|s_en mourir|s_en_sortir|die|perdre',
    'dit_que_ca|dit_que_tout|dit_qu_il|dit_qu_elle va|bien|mieux',
    'c_est|ca|est normal|normale|inquietant !carte|passeport|devis',
    'trop_tard|risque|ca_peut_etre|combien_de_temps_on_a|suis_vaccine|est_vaccine|air_normal',
    'saigne|gonfle|fait_mal pas_beaucoup|presque_plus|peu',
  ],
  cards: [
    'carte|cartes|cb|card|cards et|bancaire*|bleue|visa|bloquer|dedans|ils_ont|parties|avec|my',
    'opposition',
    'plus|pas|sans|no argent|un_sou|sou|cash|liquide|money',
    'payer|paie|paye|regler hotel|chambre|repas|taxi|manger|nuit',
    'et|aussi|my|mon|bloquer telephone|portable|phone vole|dedans|aussi|et_mon|bloquer',
  ],
  leaving: [
    'photocopie*|copie|copies|copy suffit|suffire|marche|avion|vol|embarquer|enough',
    'passeport*|papiers|consulat|ambassade|passport|embassy|visa',
    'vol|avion|flight|decolle|repart*|rentre* demain|ce_soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|comment|tomorrow|tonight|today|aujourd_hui|cette_nuit|home',
  ],
  details: [
    'y_a|a_cote|pres|devant|juste piscine|riviere|lac|falaise|ravin|puits|mer|plage !chambre|hotel_a',
    '=il|elle|on|nous|je|est|suis|sommes|a|j|ai|ans|mois|[0-9]*|c|mon|ma|notre|fils|fille|mari|femme|bebe|pere|mere|ami|amie|copain|copine|we|are|he|she|is|years|old|in|my|hotel|l|un|une|deux|trois|adulte|enfant|dans|la|le|foret|plage|lodge|a|au|aux|pied|bras|jambe|main|tete|depuis|ce|matin|soir|hier|heure|heures|il|y est|a|suis|sommes|depuis|hier|au|dans|sur|are|is|adulte|fils|mari',
    'on_est|nous_sommes|je_suis|we_are|i_am a|au|aux|dans|pres|vers|in|at|near|sur',
    'ans|mois|years [0-9]*|deux|trois|quatre|cinq|six',
    'est|prend|suis diabetique|allergique|asthmatique|cardiaque|medicament|enceinte|epileptique',
  ],
}

const tests = Object.entries(kinds).map(([kind, patterns]) => ({ kind, matches: matcher(patterns) }))

/** In words. A longer message tells more than that. */
const maxWords = 18

/** All that a message may mean, the likeliest first. */
export function afterDangerKinds(typed: string): readonly string[] {
  if (typed.split(' ').length > maxWords) return []
  return tests.flatMap(({ kind, matches }) => (matches(typed) ? kind : []))
}
