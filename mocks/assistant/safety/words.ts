/** Alternatives that several patterns share. */
export const child =
  'fils|fille|filles|fillette|garcon|mon_gars|bebe|bebes|bb|enfant*|gamin*|gosse*|nourrisson|ado|le_petit|la_petite|mon_petit|ma_petite|notre_petit*|my_son|my_daughter|our_son|our_daughter|baby|kid*|child*|toddler'

export const relative =
  'fils|fille|filles|enfants|garcon|garcons|gamin|gamine|gamins|gosse|gosses|ado|ados|parents|papi|papy|mamie|mamy|mari|femme|ami|amie|amis|copain|copine|pote|frere|soeur|pere|mere|papa|maman|enfant|bebe|guide|compagnon|compagne|collegue|collegues|epoux|epouse|cousin|cousine|oncle|tante|grand_pere|grand_mere|membre|quelqu_un|touriste|petit|petite|my_son|our_son|daughter|friend|husband|wife|brother|sister|child|father|mother|dad|mom|buddy|someone'

/** Of whom somebody at home may have no news. */
export const family =
  'fils|fille|filles|enfants|mari|femme|parents|frere|soeur|pere|mere|papa|maman|grands_parents|grand_pere|grand_mere|cousin|cousine|oncle|tante|copain|copine|compagnon|compagne|meilleure_amie|meilleur_ami'

export const pregnant = 'enceinte|grossesse|pregnant|pregnancy'

export const police =
  'police|policier*|flic*|gendarme*|gendarmerie|agent|agents|douane|douanier*|immigration|militaire*|soldat*|cop|cops|officer|customs'

export const snake = 'serpent*|vipere*|couleuvre*|boa|boas|cobra|snake*'

export const spider =
  'scorpion*|skorpion*|araignee*|scolopendre*|mille_patte|mille_pattes|millepatte*|mygale*|veuve_noire|chenille|chenilles|caterpillar*|centipede*|spider*'

/** Somebody who fainted and is well again. */
export const recovered =
  'evanoui*|connaissance|conscience|dans_les_pommes|syncope|malaise*|blackout|trou_noir|fainted|passed_out|collapsed va_mieux|va_bien|va_beaucoup_mieux|va_deja_mieux|ca_va_maintenant|la_ca_va|ca_va_la|vais_mieux|vais_bien|sent_mieux|sens_mieux|bien_aujourdhui|bien_aujourd_hui|bien_maintenant|maintenant_ca_va|aujourdhui_ca_va|aujourd_hui_ca_va|revenu_a_lui|revenu_a_elle|revenue_a_elle|revenu_a_moi|revenue_a_moi|reveille_tout_de_suite|repris_connaissance|repris_conscience|remis|remise|rejoue|parle_normalement|feels_fine|feels_better|feel_fine|feel_better|is_fine|is_better|is_ok|fine_now|ok_now !va_pas|pas_bien|pas_mieux|respir*|bouge*|repond*|convuls*|confus*|bizarre*|delir*|somnol*|poitrine|coeur'

/** Where it hurts, for pain in the belly. */
export const belly = 'ventre|bide|estomac|flanc|rein|reins|testicule*|bas_a_droite|stomach|belly'

/** With a fever. Not from an outing: 'rentrés à l’hôtel'. */
export const atHomeAgain =
  'rentre|rentree|rentres|rentrees|revenu|revenue|revenus|revenues|de_retour|retour_de|mon_retour|notre_retour|son_retour|back mada|madagascar|voyage|france|paris|lyon|marseille|belgique|suisse|quebec|reunion|maison|chez_moi|chez_nous|home !vol|avion|demain|hotel|lodge|chambre|rando*'

/** 'M’a mordu': it has happened, whatever the message also asks. */
export const happened =
  'm_a|nous_a|l_a|m_ont|nous_ont|l_ont|ai_ete|a_ete|avons_ete|ai_de_la|vient_de|viens_de|venons_de|me_suis|s_est|est_en_train|mordu|mordue|pique|piquee|saigne|a_bu|a_avale|a_mange|bit_me|bitten|stung'

export const asksIfThereAre =
  'y_a_t_il|est_ce_qu_il_y_a|ou_voir|ou_peut_on|comment_eviter|comment_se_proteger|pourquoi|are_there|is_there'

/** Questions about the country, not about what is happening: 'y a-t-il des serpents ?'. */
export const generalQuestions = [
  asksIfThereAre,
  'mordent|griffent|piquent|peut_il_mordre|attaque_les_gens|si_je_m_egare|si_on_se_perd|si_je_me_perds',
  'piquent_ils|piquent_elles|mordent_ils|mordent_elles|brulent_elles|attaquent_ils|do_dogs|do_snakes|do_spiders|do_lemurs|do_they|how_common',
  'in_case_of|what_if',
  'vous_avez_deja_eu|avez_vous_deja_eu|avez_deja_eu',
  'sont_ils|sont_elles|est_ce_que_les|y_en_a_t_il|peut_se_faire|peut_on_se_faire|risque_de_se_faire|si_on_se_fait|si_je_me_fais',
  'quel_risque|quels_risques|des_risques|un_risque|risque_t_on|le_risque|saison|avant_de_partir|avant_le_depart',
]

export const openFracture =
  'os_visible|os_apparent|os_qui_sort|voit_l_os|voit_los|jusqu_a_l_os|jusqu_a_los|voit_un_os|l_os_sort|os_sort|os_dehors|l_os_est|l_os_se_voit|os_a_nu|see_the_bone|bone_sticking|bone_is !poisson'

export const farFromDoctor =
  'pas_de_medecin|pas_de_docteur|aucun_medecin|aucun_docteur|pas_d_hopital|aucun_hopital|pas_d_hosto|pas_de_dispensaire|dispensaire_ferme|dispensaire_est_ferme|trouve_pas_de_medecin|pas_trouve_de_medecin|prochain_bateau|bateau_demain|pas_de_bateau|pas_trouve_de_docteur|medecin_est_ferme|medecin_est_loin|hopital_est_loin|no_doctor|no_hospital !cote|pour_moi|envoy*'

/** What somebody needs, and has no longer. */
export const missing =
  'plus_de|plus_d|plus_mon|plus_mes|plus_ma|perdu|perdue|vole|volee|oublie*|laisse|fini|finie|manque*|casse|cassee|reste|restee|lost|stolen|forgot|left|ran_out|out_of|no_more|broken'

/** A clot may be in it. */
export const swollenLeg = [
  'mollet|mollets|jambe|jambes|cuisse|leg|calf gonfle*|chaude|enorme|double*|rouge|dure|dur|swollen avion|vol|phlebite|rouge|dure|dur|caillot|anticoagulant*|pilule|platre|flight !serpent|mordu*|pique*|meduse|scorpion',
  'phlebite|caillot mal|gonfl*|jambe|mollet',
]

/** Something got into an eye, or hurt it. */
export const hurtEye = [
  'oeil|yeux|paupiere*|eye|eyes recu|gicle*|jus|seve|produit|javel|savon|shampoing|creme_solaire|repulsif|crache*|projete|projection|eclabouss*|mis|frotte|dans|rentre|brule !double|verre|eclat|eclats|metal',
]

const noVaccine =
  'aucun|plus_de|plus_d|pas_de|pas_d|a_plus|a_pas|ont_plus|ont_pas|ai_pas|pas_le|rupture|manque*|introuvable|attendre|attend|lundi|demain|revenir|fini|sans|pas_encore|toujours_pas|ferme|fermee|ou_trouver|ou_aller|out_of|no|no_more|not_yet|still_no|never_got'

/** After a bite, there is no vaccine. */
export const vaccineMissing = [
  `vaccin|vaccins|vaccine|vaccinee|vaccinne|shot|shots|jab|jabs|serum|immunoglobuline*|immunoglobulin*|antirabique|ctar|vaccine ${noVaccine} rage|antirabique|morsure*|mordu*|dispensaire|csb|hopital|clinique|clinic|rabies|bite|bit|bitten|ici|here|medecin|docteur|immunoglobulin*|serum`,
  'morsure*|mordu*|bitten|bit medecin|docteur|hopital|dispensaire|centre|clinique|csb|clinic pas_la|ferme*|absent|rien|closed|parti|sans_vaccin|a_plus|a_pas',
  'vaccin*|serum|immunoglobuline* dispensaire|csb',
  'attendre|attend lundi|demain|semaine vaccin*',
]

export const medicine =
  'malarone|doliprane|paracetamol|ibuprofene|ibuprofen|imodium|antibiotique|antibiotiques|antibiotic*|doxycycline|lariam|ivermectine|medicament|comprime|comprimes|antipaludique|smecta|aspirine|amoxicilline|cortisone|atovaquone|tiorfan|gouttes'

/** What somebody takes every day. */
export const own =
  'insuline|insulin|glucagon|ventoline|traitement|medicament|medicaments|mes_pilules|pilule|levothyrox|antiepileptique|anticoagulant|inhalateur|medication'

export const unusable =
  'plus_de|plus_d|plus_mon|plus_mes|plus_ma|perdu|perdue|perdus|vole|volee|oublie*|fini|finie|manque*|chauffe|chaud|chaude|vide|vides|gele|casse|cassee|rupture|reste_dans|reste_a|restee_dans|restes_dans|lost|stolen|forgot|ran_out|out_of|no_more'

export const brand =
  'malarone|doxycycline|lariam|ibuprofene|ibuprofen|antibiotiques|antibiotics|doliprane|paracetamol|aspirine|imodium'

/** Papers that somebody wants to have made up, for a visa or at the border. */
export const forged =
  'reservation_bidon|reservation_fictive|reservation_d_hotel_bidon|reservation_d_hotel_fictive|fausse_reservation|billet_retour_bidon|billet_retour_fictif|faux_billet_retour|fausse_attestation|attestation_bidon|attestation_fictive|attestation_d_hebergement_fictive|attestation_d_hebergement_bidon'

/** Of what is asked about the present. */
export const now =
  'en_ce_moment|maintenant|actuel*|aujourd_hui|aujourdhui|cette_semaine|cette_annee|semaine_prochaine|right_now|now|ces_jours|currently|today|ce_mois|ces_temps'

export const rareAnimal =
  'tortue|tortues|lemurien|lemuriens|maki|makis|cameleon|cameleons|gecko|geckos|boa|serpent|indri|fosa|aye_aye|reptile|reptiles|perroquet*|grenouille*|animal_sauvage|animaux_sauvages|lemur|lemurs|tortoise*|chameleon*|turtle*'

export const drug =
  'cannabis|weed|beuh|shit|haschich|hasch|hashish|cocaine|coke|heroine|ecstasy|mdma|lsd|rongony|marijuana|ganja|khat|cbd|dealer|dealers|joint|joints|drogue|drogues|drugs|hallucinogene*|champignons_magiques|magic_mushrooms|opium|meth|crack|ketamine'

const friendOfFamily =
  '(?:copain|ami|pote|mec|mari|compagnon|conjoint)_(?:a|de)_(?:maman|papa|[ms]a_mere|[ms]on_pere|[ms]a_soeur|mes_parents)'

/** Who is close to a child, as it or its parents say. */
export const closeToChild = `${friendOfFamily}|beau_pere|oncle|tonton|cousin|demi_frere|grand_pere|papi|papy|papa|animateur|moniteur|surveillant|entraineur|guide|prof|(?:papa|pere)_de_m(?:a|on)_cop(?:ine|ain)|stepdad|stepfather|uncle`

/** A child or teenager who writes. */
export const aChildWrites = [
  'j_ai_[5-9]_ans|j_ai_1[0-7]_ans|suis_une_fille_de_1[0-7]|suis_un_garcon_de_1[0-7]|im_[5-9]|im_1[0-7]|i_m_1[0-7]|i_am_1[0-7]|suis_mineur|suis_mineure|suis_au_college|suis_au_lycee|tout_le_lycee|tout_le_college|ma_classe|toute_la_classe|mes_copains_de_classe|en_sixieme|en_cinquieme|en_quatrieme|en_[3-6]e|chez_papi|chez_papy|chez_tonton',
  `maman|papa|mes_parents|tonton|papi|papy|my_mum|my_mom|my_parents|stepdad|${friendOfFamily} me|m|moi|mon|ma|my !${child}|neveu|niece|petit_voisin|petite_voisine|elle_dit|il_lui`,
  `${friendOfFamily} j|je !${child}|neveu|niece|elle_dit|il_lui`,
  `ma_mere mon_beau_pere|son_copain|son_mec|son_frere|mon_oncle|mon_demi_frere me|m|moi|mon !${child}|neveu|niece|elle_dit|il_lui`,
  `mon_oncle|mon_cousin|mon_demi_frere|mon_beau_pere|mon_grand_pere|animateur|moniteur secret|rien_dire|le_dire|en_parler|dire_non|mon_lit|ma_tente|ma_chambre !${child}|neveu|niece|elle_dit|il_lui`,
]
