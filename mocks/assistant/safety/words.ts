/** Alternatives that several patterns share. */
export const child =
  'fils|fille|filles|fillette|garcon|mon_gars|bebe|bebes|bb|enfant*|gamin*|gosse*|nourrisson|ado|le_petit|la_petite|mon_petit|ma_petite|notre_petit*|my_son|my_daughter|our_son|our_daughter|baby|kid*|child*|toddler'

export const relative =
  'fils|fille|filles|enfants|garcon|garcons|gamin|gamine|gamins|gosse|gosses|ado|ados|parents|papi|papy|mamie|mamy|mari|femme|ami|amie|amis|copain|copine|pote|frere|soeur|pere|mere|papa|maman|enfant|bebe|guide|compagnon|compagne|epoux|epouse|cousin|cousine|oncle|tante|grand_pere|grand_mere|membre|quelqu_un|touriste|petit|petite|my_son|our_son|daughter|friend|husband|wife|brother|sister|child|father|mother|dad|mom|buddy|someone'

export const pregnant = 'enceinte|grossesse|pregnant|pregnancy'

export const police =
  'police|policier*|flic*|gendarme*|gendarmerie|agent|agents|douane|douanier*|militaire*|soldat*|cop|cops|officer|customs'

export const snake = 'serpent*|vipere*|couleuvre*|boa|boas|cobra|snake*'

export const spider =
  'scorpion*|skorpion*|araignee*|scolopendre*|mille_patte|mille_pattes|millepatte*|mygale*|veuve_noire|centipede*|spider*'

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
  'sont_ils|sont_elles|est_ce_que_les|y_en_a_t_il|peut_se_faire|peut_on_se_faire|risque_de_se_faire|si_on_se_fait|si_je_me_fais',
  'quel_risque|quels_risques|des_risques|un_risque|risque_t_on|le_risque|saison|avant_de_partir|avant_le_depart',
]
