import type { Situation } from '#mocks/assistant/safety/patterns.ts'
import { asksIfThereAre, belly, hurtEye, missing, recovered, swollenLeg } from '#mocks/assistant/safety/words.ts'

const bloodFromInside =
  'tousse*|crache*|vomi*|selles|diarrhee*|vomit*|coughing|stool|stools sang|noir|noire|noires|marc_de_cafe|blood|black !plongee|mange|bu'

const illWithDiarrhoea = [
  'vomi*|vomit|vomissements|throwing_up|vomiting garde*|gardee|deshydrat*|boire|keep eau|leau|rien|water depuis|jours|2_jours|hier|nuit|arrive_plus|peux_plus|days !enceinte|bebe|fils|fille|enfant*|sang|tete_cogne*|tombe*|plongee|avion',
  'diarrhee*|diarrhea|chiasse|tourista|gastro|selles|selle|caca|toilettes|glaires|toilet|stool*|poop|se_vide|me_vide|vide_de_partout sang|sanglante*|rouge|glaires|blood|bloody|debout|vertige*|malaise|faible|faibles|garde|garder|epuise*|yeux_creux|deshydrat*|eau_de_riz|comme_de_l_eau|crampe*|lever|urine_plus|urine_pas|molle|mou !noir|noire|noires|black|vomi*_du_sang|crache*|tousse*',
  'urine*|pipi|pisse_du sang|rouge|blood|bloody|red !enceinte|plongee|chute|tombe',
  'ventre|bide|estomac|stomach|belly sang|blood !vomi*|crache*|tousse*|noir|noire|noires|black|marc_de_cafe|regles|enceinte|pregnant|coup|couteau|plaie|balle|corne|mois',
]

const unpaidCare =
  'hopital|clinique|medecin|docteur|ambulance|soins|urgences|hospital|doctor soigner|soigne|soignent|sortir|partir|operer|opere|prendre|admettre|venir|transporter|treat|refuse*|refusent|attendent payer|paye|paie|paiement|argent|caution|avance|paying|money !remboursement|assurance_voyage|combien|peut_on|faut_il|si_on|si_je'

const treatment =
  'medicament|medicaments|traitement|cachets|comprimes|pilules_pour|levothyrox|thyroide|anticoagulant*|previscan|xarelto|antiepileptique*|anti_epileptique*|anti_epileptiques|depakine|lithium|antidepresseur*|gouttes|cortisone|corticoide*|dialyse|beta_bloquant*|coumadine|eliquis|kardegic|keppra|meds|medication|pills'

const helpWords =
  'au|a|l|aide|laide|aidez|help|moi|nous|me|us|vite|svp|c|est|grave|urgent|urgence|urgente|sos|mayday|secours|secour|besoin|j|ai|on|il|faut|une|un|le|la|les|des|d|de|ambulance|medecin|docteur|doctor|appelez|appeler|appelle|qui|en|maintenant|gros|grosse|probleme|souci|quelqu|je|vous|prie|s|plait|in|need|i|we|now|emergency|an|the|plz|tout|suite|ici|immediatement|rapidement|danger|ca|va|tres|mal|pompiers|please|call|hopital|ils|y|sommes|suis|vous|pour|si|police|really|quick|fast|oh|bonjour|medicale|medical|nos|notre|vraiment|gravement|sens|sent|tres|malade|blesse|blessee|blesses|accident|a|cause|stp|pitie|dieu|mon|allo|repondez|quelque|chose|se|passe|tres|rien|faire|que|quoi|comment|do|what|to|have|got|someone|anyone|can|you|it|is|venez|depechez|envoyez|chercher|serious|trouble|hurt|sick|du|monde|en|supplie|panique|catastrophe|cata|cauchemar|drame|horrible|terrible|pas|plus|sais|va|reponds|faites|hurry|right|somebody|assistance|there|la|ya|y|pitie|joindre|telephoner|numero|dois|doit|cette|heure|madame|monsieur'

/** Messages that call for help and say nothing else. */
const cries = [
  `=${helpWords} au_secours|au_secour|a_l_aide|a_laide|a_aide|de_l_aide|aidez|aide_moi|aide_nous|sos|mayday|urgence|urgent|urgente|emergency|help|besoin_d_aide|besoin_de_secours|ambulance|secours|grave|medecin|docteur|doctor`,
  `=${helpWords} panique|catastrophe|cata|cauchemar|horrible|terrible|drame|supplie|pitie|hurry|need_assistance|quelqu_un_vite|vite_y_a|va_pas_du_tout`,
]

export const callForHelp: Situation = {
  id: 'aide-generique',
  evenInQuestions: true,
  certain: [
    'mal_des_montagnes|pic_boby|sommet|altitude titub*|delire|propos_confus|est_confus|est_confuse|devient_confus*|tient_plus_debout !bu|alcool|rhum|fatigue|circuit',
    'malaise pale|pales|blanc|blanche|gris|grise|livide|moite !soleil|chaleur|chaud|plongee|plonge|pique*|mordu*',
  ],
  cases: {
    payer: [unpaidCare],
    revenu: [recovered, 'me_suis_evanoui|me_suis_evanouie|i_fainted|i_passed_out'],
    froid: [
      'froid emporte*|arrache*|inonde*|trempe*|mouilles tente|tentes|duvet|duvets|sac_de_couchage|bivouac',
      'tremble_plus|grelotte_plus|frissonne_plus|stopped_shivering endort|endormi*|dort|dormir|parle|parle_plus|somnole|repond|bouge|titube|confus*',
      'hypothermi*|gele|gelee|geles|glace|glacee|congele*|trempe|trempee|trempes|freezing|froid tremble*|tremblent|bleu*|grelott*|somnole|dort|endort|titube|sens_plus|sent_plus|altitude|sommet|bivouac|metres|m_et !fievre|39*|40*|jambe|alcool|soleil|brasero*|charbon*|rechaud',
    ],
    selles: illWithDiarrhoea,
    jambe: swollenLeg,
    traitement: [
      `${treatment} ${missing}|arrach*|voles|sans|arret|arrete|oublies|plus_son|plus_ses|pas_ses|pas_son|annule`,
    ],
    sang: [bloodFromInside],
    regles: [
      'saigne*|sang|hemorragie|bleeding entre_les_jambes|entre_mes_jambes|par_en_bas|par_le_bas|d_en_bas|vagin*|tampon*|serviette*|protection*|regles|caillots|period|pads !poche|perdu|oublie*|acheter',
    ],
    ascenseur: ['ascenseur|elevator bloque*|coince*|enferme*|panne|arrete|stuck|trapped'],
    blessure: [
      'oeil|yeux|paupiere|eye verre|eclat|eclats|metal|branche|coup|poing|epine|caillou|bouchon|lance_pierre|lentille|lentilles|coule|creve*|plante*|ballon|hamecon|stick|poked|punched !rentre_dans|poussiere|sable',
    ],
    oeil: hurtEye,
    altitude: [
      'altitude|mal_des_montagnes|mam|pic_boby|maromokotro|sommet|andringitra|tsaratanana|en_montant|metres|mountain_sickness titub*|tete|vomi*|vomis|nausee*|souffle|essouffl*|vertige*|confus*|headache|dizzy !tombe*|cogne*|plongee|chute|froid',
    ],
    asthme: ['asthm*|ventoline|inhalateur|inhaler|bronchospasme'],
    panique: [
      'coeur|heart bat_super|bat_tres|bat_vite|bat_fort|cogne|palpit*|s_emballe|racing fourmi*|mains|respire*|mourir|angoisse|tremble* !poitrine|bras_gauche|machoire|plaque*|mange|pique*',
      'tetanie|spasmophilie mains|crispe*|crise|respire*|doigts',
      'panique|panic|angoisse|spasmophilie crise|attaque|attack|hyperventil*|respire*|fourmi*|coeur',
      'hyperventil*',
      'respire_tres_vite|respire_trop_vite|breathing_fast|breathing_very_fast mourir|panique*|fourmi*|peur|calmer|die !pique*|mange|plongee|fievre|bebe|poitrine',
    ],
    malaise: [
      'malaise|tourne|vertige*|titube|chancelle|tomber_dans_les_pommes|faible|faint pale|pales|blanc|blanche|gris|grise|moite|sueur*|transpire*|livide|verte|debout|moites !plongee|soleil|chaleur|mal_de_mer|virages',
      'fait|eu|fais|a malaise|vapes !soleil|chaleur|plongee|plonge',
    ],
    ventre: [
      `mal|douleur*|crampe*|pliee|plie|hurle|colique*|hurts|pain ${belly}`,
      'ventre_dur|ventre_gonfle|ballonne*|constip* vomi*|selle|gaz',
      'appendicite|appendicitis|peritonite|calcul_renal|colique_nephretique|torsion',
    ],
  },
  when: [
    'il_meurt|elle_meurt|va_mourir|est_en_train_de_mourir|sont_en_train_de_mourir !de|d|plante*|arbre*|batterie|telephone|chien|chat|tortue*|poisson*',
    '=malaise|un|medecin|vite|docteur malaise|vite',
    ...cries,
    'au_secours|au_secour|a_l_aide_vite|aidez_nous|besoin_de_secours|appelez_les_secours|appelez_une_ambulance|envoyez_une_ambulance|envoyez_nous_une_ambulance|faut_une_ambulance|need_an_ambulance|vite_c_est_grave|c_est_grave_vite !choisir|devis|remplir|preparer|trouver|comprendre|vos_circuits|vos_cinq_circuits|entre_vos|lune_de_miel|voyage_de_noces',
    'suis|est|sommes|sont|s_est|me_suis blesse|blessee|blesses !gravement',
    'fait|eu|fais malaise',
    'mal|douleur|douleurs ventre|dos|tete|reins|oeil insupportable*|atroce*|terrible*|horrible*|affreu*|pliee|plie|hurle !chaussures',
    bloodFromInside,
    ...illWithDiarrhoea,
    unpaidCare,
    'altitude|mal_des_montagnes|pic_boby|maromokotro|sommet titub*|vomi*|vomis|nausee*|confus*|tete !tombe*|cogne*|froid|peut_on|risque*|faut_il',
    'coeur|heart bat_super|bat_tres|bat_vite|s_emballe|racing fourmi*|vais_mourir|angoisse',
    'respire_tres_vite|respire_trop_vite|breathing_fast|breathing_very_fast mourir|panique*|fourmi*|peur|calmer|die',
    'hypothermi*',
    'froid emporte*|arrache*|inonde*|trempe*|mouilles tente|tentes|duvet|duvets|sac_de_couchage|bivouac !emporter',
    'saigne*|sang|hemorragie entre_les_jambes|entre_mes_jambes|par_en_bas|par_le_bas|d_en_bas|vagin*',
    'saigne*|sang|hemorragie|bleeding tampon*|serviette*|protection*|caillots|pads minutes|heure|heures|vertige*|malaise|trempe*|beaucoup|abondamment|abondante*|faible',
    'oeil|yeux|eye lentille|lentilles douleur|atroce|sang|rouge !jetable*|emporter|produit|trousse',
    'oeil|yeux|eye hamecon|plante*|creve*|perce* !lentille*',
    'oeil|yeux|eye branche|lance_pierre|coup|poing|epine|caillou|stick|poked vois_plus|voit_plus|vois_rien|voit_rien|saigne*|flou|cant_see',
    'oeil|yeux|eye|eyes savon|shampoing|gel|creme_solaire|produit|javel|gasoil|essence|repulsif|anti_moustique*|citron|piment|seve|parfum !emporter|trousse',
    'tetanie|spasmophilie crise|mains|crispe*|respire*',
    'diarrhee*|selles|caca noire|noires|noir|goudron faible|depuis|malaise|pale|ans|vertige*',
    'ascenseur|elevator bloque*|coince*|enferme*|stuck|trapped !souvent|peur_d|phobie',
    'tremble_plus|grelotte_plus|stopped_shivering endort|s_endort|somnole|parle_plus|repond_plus',
    'ventoline|inhalateur|inhaler|asthm* laisse*|oublie*|vide*|perdu*|plus_ma|plus_mon|plus_de|fini*|vole*|lost|forgot|empty siffle*|respir*|etouff*|crise|souffle|oppress*|breath*|wheez* !avion|cabine|emporter',
    `${treatment} vole|volee|voles|vol|arrach*|pris|prit|stolen coeur|tension|ce_soir|demain|besoin|vital|epilep*|tonight|heart !passeport*|ordonnance_pour|reservation`,
    'ventre_dur|ventre_gonfle vomi*|selle',
    'appendicite|peritonite|meningite|septicemie|foudroye*|crise_d_angoisse|crise_de_panique|oeil_creve !vaccin*',
    'va|vais|sent|sens mal malaise|s_aggrave|urgence',
    'me_sens|se_sent|me_sent mal|pas_bien|faible|de_plus_en_plus_mal !gene|coupable|accueil*|aise|seul*',
    'enferme*|sequestr*|kidnapp* nous|m|on|suis|sommes|me !cle|cles|bagage*|animaux|voiture',
  ],
  unless: [
    asksIfThereAre,
    'comment_fonctionne|application|appli|devis|visa|formulaire|numero_*|combien|assurance|lol|mdr|ptdr|haha',
  ],
}
