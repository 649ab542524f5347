import type { Situation } from '#mocks/assistant/safety/patterns.ts'
import { brand, forged, medicine, now, own, police, unusable } from '#mocks/assistant/safety/words.ts'

const rareAnimal =
  'tortue|tortues|lemurien|lemuriens|maki|makis|cameleon|cameleons|gecko|geckos|boa|serpent|indri|fosa|aye_aye|reptile|reptiles|perroquet*|grenouille*|animal_sauvage|animaux_sauvages|lemur|lemurs|tortoise*|chameleon*|turtle*'

const takeHome =
  'acheter|achete|ramener|ramene|rapporter|adopter|emporter|exporter|export|vendre|vend|buy|bring|take|trafic|propose|proposee'

const minor =
  'fillette*|gamine*|gamins|gosse*|petite_fille|petites_filles|une_petite|enfant|enfants|mineure|mineures|ado|ados|jeune_garcon|jeune_fille|filles_jeunes|treize|quatorze|quinze_ans|douze_ans|nieces|filles_du_village|child|children|kids|very_young'

const asksWhatToDo =
  'je_fais_quoi|que_faire|quoi_faire|on_fait_quoi|dois_je|faut_il|a_qui|qui_appeler|appelle_qui|appeler_qui|previens|prevenir|signale|signaler|denoncer|quel_numero|aider|who_should|who_do|what_do_i|report'

/** Of somebody who is no witness. */
const wants =
  'cherche|cherchons|trouver|on_trouve|rencontrer|payer|paye_pour|je_veux|je_voudrais|pour_moi|combien|prix|y_a_t_il|ou_sont'

const drug =
  'cannabis|weed|beuh|shit|haschich|hasch|hashish|cocaine|coke|heroine|ecstasy|mdma|lsd|rongony|marijuana|ganja|khat|cbd|dealer|dealers|joint|joints|drogue|drogues|drugs|hallucinogene*|champignons_magiques|magic_mushrooms|opium|meth|crack|ketamine'

/** What the assistant does not help with, and what it answers with reserve. */
export const refusedSituations: readonly Situation[] = [
  {
    id: 'prostitution',
    certain: [
      'filles|fille|nanas|meufs|femmes jeune|jeunes|tres_jeunes|young soiree|passer_la_soiree|arranger|nous_trouver|me_trouver|pour_la_nuit|compagnie !mes|nos|notre|ma|ma_fille|enfants|famille|copines|amies|ans_et|chambre*|circuit*',
      'filles_sont|femmes_sont|filles_y_sont|nanas_sont|filles_jeunes|girls_are jeunes|young|faciles|dispo|dispos|easy pas_cher|pas_cheres|pas_trop_cheres|cheap|nosy|tana|madagascar|sur_place|la_bas !mes|nos|notre|ma|deux|on_est|chambre*|circuit*',
      'filles|fille|nanas|meufs|gamines ramener|emmener|monter|dormir|coucher|payer|chambre|hotel mineure|mineures|1[3-7]_ans|moins_de_18 meme_si|on_peut|je_peux|combien|ou_trouver !ma|mes|ma_fille|notre|nos|avec_nous|vu|temoin|signaler|homme|touriste|visa|autorisation|circuit',
    ],
    cases: {
      temoin: [
        `${asksWhatToDo} ${minor}|[0-9]*_ans !${wants}`,
        `vu|vois|voit|temoin|saw|seen|choque*|affreux|louche|accuser|abuse ${minor} !${wants}`,
        `touriste|touristes|voisin|homme|hommes|vieux|monsieur|client|clients|vazaha|etranger|blanc|man|tourist ${minor} !${wants}`,
        `propose|proposee ${minor} !${wants}`,
        `avances|attouche*|caresse*|pedophile*|embrasse ${minor}|petites|petits|[0-9]*_ans !${wants}`,
      ],
    },
    when: [
      `monte|monter|emmene|ramene|arrive avec|dans chambre|hotel|bungalow voisin|homme|monsieur|vieux|client|touriste|vazaha|europeen|etranger gamine|gamines|fillette|ado|ados|mineure|mineures|1[0-7]_ans !${wants}|mon_fils|ma_fille|mes|nos|notre`,
      'prostitu*|belles_de_nuit|escort|escorts|escort_girl*|bar_a_filles|bars_a_filles|bar_avec_des_filles|bars_avec_des_filles|boite_avec_des_filles|bar_a_putes|pute|putes|sexe|sex|baiser|happy_ending|hooker*|brothel*|bordel|quartier_rouge|tourisme_sexuel|coucher_avec !meme_sexe|same_sex',
      'trouver|trouve|cherche|chercher|rencontrer|ramener|payer|prix|combien|find|get|ou_sont|meet fille|filles|girl|girls|jeune_malgache|jeune_fille|jeunes_filles|jeunes_malgaches|une_femme|women !ma_fille|mes_filles|ma_femme|notre_fille|nos_filles|ans|entre|seule|circuit|ticket|billet',
      'fille|filles|girl|girls|femme|malgache nuit|night|passer_la_nuit|facile|faciles|easy !apprendre|parler|langue|prononcer|ma_fille|notre_fille|ma_femme|tenue|sortir|marcher|train',
      'filles|fille|visiteuses hotel|age|chambre accepte*|minimum|doivent|ramener|autorise* !ma_fille|mes_filles|mes|ans|notre',
      'massage|massages|masseuse|masseuses avec_extra|avec_extras|l_extra|finition|finitions|happy|coquin|erotique|sensuel|fin_heureuse',
      'de_la_compagnie|un_peu_de_compagnie|petite_copine|petite_amie|accompagnatrice* payee|payer|tarif|facilement|locale|combien !ma_petite|sa_petite|aerienne',
      'nana|nanas|meuf|meufs|demoiselles|gonzesses|petites_jeunes|jeunes_malgaches pas_cher*|pas_trop_cher* !hotel*|chambre*|circuit*|vol|avion',
      'demoiselle*|filles|femmes|nanas farouche*|tarif|tarifs !tenue|entree|circuit|mes_filles|nos_filles|enfant*|reduit*|chambre',
      'filles|femmes|nanas payante*|payees|qui_se_font_payer|tarifees !ados|enfant*|entree|visite*',
      'nana|nanas|minette|minettes|meuf|meufs|nenette*|gonzesse* dispo|dispos|disponible*|billet|billets|tarif*|pas_farouche*|payante* !ma_meuf|on_est|nous|nos|chambre*|hotel*|voyage*|vol|entree|circuit|reduit*|avion|bus|concert',
      'compagnie_feminine|compagnie_tarifee|compagnie_payante|compagnie_galante|compagnie_payee',
      'cousine|fille|niece|soeur|copine|amie 1[0-7]_ans monter|passer_la_nuit|pour_la_nuit !cheval|pic|sommet|pirogue|ma_fille|ma_niece|ma_soeur|ma_cousine|mes|nos|notre|famille|lit|lits',
      'voudrait_de_la_compagnie|veut_de_la_compagnie|cherche_de_la_compagnie|un_peu_de_compagnie|copine_locale 1[3-7]_ans|mineure|tres_jeune !aerienne|ma_fille|mon_fils|nos|famille',
      'tres_jeune|la_plus_jeune|plus_jeune_possible invitee|guide_feminine|discretion !enfant*|fils|lemurien*',
      'fille|filles age|[0-9]*_ans|mineure* monter_en_chambre|dans_ma_chambre|ma_chambre police|embete*|ferme_les_yeux !ma_fille|mes_filles|notre|nos|soeur',
      'des_mineures|une_mineure|mineures|petites_jeunes|jeunettes trouver|y_a|ou|cherche|prix|combien|rencontrer|payer|coins|choper|entre_mecs',
      'soiree_avec_une_nana|soiree_avec_une_fille|soiree_avec_des_filles|soiree_avec_une_meuf|nuit_avec_une_nana|nuit_avec_une_fille|nuit_avec_une_femme|nuit_avec_une_meuf combien|compter|tarif*|prix|budget !ans|guide',
      'quartier_chaud|quartiers_chauds|coin_chaud nana*|fille|filles|meuf*|femmes !evit*|danger*|craint|risque*|deux_filles|deux_femmes|entre_filles|on_est',
      'hotesse|hotesses|hostess* villa|inclus*|comprise*|maison|louer|soir !air|avion|airlines',
      'lyceenne|lyceennes|collegienne* rencontre*|rencontrer|presque|majeure|soir|nuit !ma_fille|nos|deux_filles',
      'gamine*|fillette*|petites_filles photo|photos maillot|nue|nues|culotte !mes|nos|ma_fille|mon',
      'marry|epouser|louer girl|local_girl|fille|femme few_weeks|quelques_semaines|un_mois|les_vacances|how_much !ma_femme|robe|voiture|ma_fille',
      'volontaire|benevole|animateur|guide|educateur|touriste avances|attouche*|caresse*|colle petites|petits|fillettes|enfants|[0-9]_ans|1[0-3]_ans',
      'copine_locale|copine_sur_place|petite_amie_locale|une_copine_malgache dedommag*|compens*|semaine|sejour|contre|billet|cadeau !aerienne|mariage',
      'bar|bars|boite jeunes_filles|filles_faciles|belles_filles|filles ou|lequel|adresse|connais !ma_fille|mes_filles|entre_filles|deux_filles|nos_filles|deux|trois|quatre',
      'chauffeur|guide|hotel ferme_les_yeux|ferment_les_yeux|dit_rien|discret|pas_regardant gamine*|gamins|filles|fille|petites|mineure*|jeunes !ma_fille|mes_filles|nos',
      'filles|fille|garcons de_1[0-7]|1[0-7]_ans|quinze|seize|quatorze voir|rencontrer|propose* !ma_fille|mes_filles|nos_filles|notre_fille|nos|mon_fils|chambre|circuit|avec_deux|billet|entree',
      'mineure|mineur|gamine|gamines|petite_fille|une_enfant|jeune_fille propose*|touriste|vieux|hotel|pension|vu|vazaha|blanc !famille|mes|nos|circuit|ma_fille|ma_petite|chambre_pour',
    ],
    unless: [
      'voyager_entre|au_pair|marier|copines|contre_le_tourisme_sexuel',
      'pour_garder|faire_garder|pour_surveiller|baby_sitt*|babysitt* les_enfants|nos_enfants|mes_enfants|le_bebe|notre_bebe|notre_fils|notre_fille|mon_fils|ma_fille|baby_sitting !prostitu*|escort*|sexe|pute*|facile*|jolie*|coucher|massage|touriste|vazaha|client*|propose*|nuit|le_reste|[0-9]*_ans',
    ],
  },
  {
    id: 'drogues',
    cases: {
      colis: [
        'transporter|porter|rapporter|ramener|emmener|emmene|prendre|passer|carry|take valise|valises|colis|paquet|sac|enveloppe|suitcase|package euros|propose*|demande*|veut|paye*|contre|quelqu_un|un_type|un_inconnu|une_inconnue|inconnu|paid|stranger|for_someone',
      ],
      ordonnance: ['therapeutique|medical|medicinal|ordonnance|prescri*|cbd'],
      loi: ['risque*|peine|peines|loi|legal|illegal|puni*|autorise*|interdit* !acheter|trouver|prix|passer|cacher'],
    },
    when: [
      'transporter|rapporter|ramener|emmener|emmene|passer|carry valise|colis|paquet|suitcase|package euros|propose*|paye*|contre_de_l_argent|inconnu|inconnue|un_type|un_mec|un_cousin|paid|stranger !porteur*|supplement|bagage_perdu|taxi|bus|hotel|gare|avion_interieur|excedent',
      `${drug} !culasse|zero|coca|se_joint|nous_joint|ci_joint`,
      'prendre|transporter|emmener|ramener colis|paquet|une_valise|un_sac m_a_demande|me_demande|veut_que|voudrait_que !cafe|vanille|rhum|epices|gateaux|hotel|chauffeur|guide|bus|taxi',
      'truc|machin qui_fait_rire|qui_fait_planer !spectacle|film',
      'poudre|poudree soiree|sniff* !visage|masonjoany|baobab|femmes|riz|lait|bebe|cacao',
      'feuille|feuilles|herbe macher|machouille*|mache|chiquer tenir|vend|acheter|nuit !manioc|lemurien*|cameleon*|maki*',
      'grammes cacher|planquer|fouillent',
      'fumer|fumette|verte|planer|smoke choper|chope|procurer|se_detendre|se_defoncer|quelque_chose_a|un_truc_a|something_to',
      'qui_se_fume|a_fumer|a_rouler|to_smoke|qui_fume naturel|naturelle|detendre|detente|relax*|special*|green|vert|doux',
      'cigarettes|clopes special*|magiques|droles|naturelles tabac|connais|trouver|trouve|ou',
      'some_green|get_green|du_vert|un_peu_de_vert smoke|fumer|nosy_be|plage|trouver|find !the|epices|circuit',
      'bonne_herbe|de_la_verte|de_verte ou|ici|trouver|connai*|moyen',
      'champi|champis|champignons soiree|halluc*|planer|trip|delire|fete !manger|cueillir|omelette|restaurant',
      'herbe on_trouve|choper|chope|procurer|acheter|cherche|fumer|trouver|valise|ramener|prix|bonne !panier*|tresse*|zebu|medicinale*|cuisine|the|vetiver|artisanat',
    ],
    unless: [
      'm_a !propose*|demande*',
      'droguee|codeine|peut_on_fumer_dans',
      'police|gendarme*|policier* embarque*|emmene*|arrete*|garde|attrape*|pris|commissariat|cellule|menotte*',
      'tortue*|cameleon*|lemurien*|gecko* ramener|rapporter|emporter|acheter|propose|proposent|vend',
    ],
  },
  {
    id: 'especes-protegees',
    cases: {
      temoin: [
        `${rareAnimal} propose|proposent|vend|vendent|vendait|vendre|braconn*|enchaine*|attache* on_fait_quoi|que_faire|quoi_faire|fait_quoi|signaler|denoncer|prevenir|a_qui|parking !ramener|rapporter|emporter|acheter`,
      ],
      viande: [
        `${rareAnimal}|viande_de_brousse|bushmeat|chauve_souris manger|mange|gout|gouter|goute|viande|sauce|brochette*|eat|try|bushmeat|brousse`,
      ],
      ramasse: [
        'corail|coraux|coquill*|carapace*|fossile*|sable ramass*|trouve*|garder|garde|plage !acheter|vend|vendre',
      ],
      fossiles: ['fossile*|ammonite*|aepyornis palissandre|bois_de_rose|ebene|coquillage*|corail'],
      bois: ['bois_de_rose|palissandre|ebene|bois_precieux|rosewood'],
      pierre: [
        'pierre|pierres|saphir*|gemmes|cristaux|or sans_les_declarer|sans_declarer|sans_declaration|sans_facture|cacher|planquer|chaussettes|cachees|planquees|doublure',
        'tsingy|stalactite*|stalagmite*|concretion*|cristal|cristaux|roche|pierre|pierres|caillou*|plante|plantes|orchidee*|graines|boutures|bouture|fleur|fleurs casser|casse|briser|morceau|bout|ramasser|ramasse|cueillir|deterrer|emporter|souvenir|ramener|rapporter !bois_de_rose|palissandre|tortue*',
      ],
    },
    when: [
      'bois_precieux|bois_precieu|palissandre|ebene ramener|rapporter|emporter|valise|soute|morceaux|acheter|cacher',
      'crocodile*|croco|requin*|fosa tirer|tuer|chasser|trophee|empailler|shoot|hunt !attaque|mordu|balle',
      `${rareAnimal} enchaine*|attache*|en_laisse|en_cage que_faire|quoi_faire|on_fait_quoi|signaler|denoncer|prevenir`,
      `${rareAnimal} chasser|chasse|pieger|braconn*|hunt !chassent|photo|chasse_la|fosa`,
      `${rareAnimal} contre_un_billet|contre_de_l_argent|contre_un_pourboire|billet_au_garde|billet_au_gardien`,
      'peau|peaux|dent|dents|machoire|tete crocodile*|croco|requin*|serpent|boa|python acheter|achete|voudrais|veux|cherche|ramener|rapporter|trouver|prix|vend !mordu|mord',
      'marche_noir|au_black acheter|trouver|trouve|vendre graines|orchidee*|animaux|animal|pierres|bois|tortue*|lemurien*',
      'pierre|pierres|saphir*|gemmes exporter|passer|sortir|emporter|ramener chaussettes|cachees|cachee|planquees|doublure|slip|poches',
      'pierre|pierres|saphir*|gemmes sans_les_declarer|sans_declarer|sans_declaration|planquer|faire_passer',
      'tsingy|stalactite*|stalagmite*|concretion* casser|briser|detacher|ramasser|prelever|emporter|un_bout_de|un_petit_bout|un_morceau !sans_casser|jambe',
      `${rareAnimal} ${takeHome}|l_emmener|l_emporter|domestique|compagnie|chez_moi`,
      `${rareAnimal} prix|combien_coute|combien_ca|price !plages|beaches|beach_days|circuit*|trip|tour|itinerary|devis|quote`,
      `${rareAnimal} fly_home_with|fly_back_with|as_a_pet|smuggle*|sell_me`,
      `${rareAnimal} cabine|soute|valise|bagage|cacher|cache|cede|donne !peluche|se_cache*|voir|manger|quoi|circuit*`,
      `${rareAnimal} manger|eat|gout|gouter|goute|viande|en_sauce|brochette*|cuisine !mangent|nourr*`,
      'viande_de_brousse|bushmeat',
      'brookesia|cameleon|reptile*|gecko attraper|attrape|capturer|terrarium|collectionne* !photo*|voir',
      'bois_rouge|bois_precieux|palissandre|ebene|gueridon sans_facture|declarer_autre|declarant_autre',
      'bois_de_rose|rosewood|bois_d_ebene !c_est_quoi|qu_est_ce_que',
      `oeuf|oeufs|aepyornis|fossile|fossiles|ammonite* ${takeHome}|trouver !petit_dejeuner`,
      'oeuf|oeufs aepyornis|oiseau_elephant|fossile*|geant negocie*|cach*|planqu*|chaussette*|soute|bagage*|valise|cede|sortir_du_pays !copie|moulage|chocolat|arrete*',
      'fossile|fossiles|ammonite* cach*|planqu*|chaussette*|sans_declarer !se_cach*',
      `carapace*|corail|coraux|ecaille*|ivoire ${takeHome}|trouver|prix|garder|ramasse*`,
      'coquillages|coquillage|coquille acheter|rares|rare|buy',
      'graines|plantes|plante|orchidee*|boutures|bouture ramener|rapporter|emporter|exporter|valise !medicinale*',
    ],
    unless: [
      'ou_voir|nager|photo*|ferme|reserve|espece*|entree|peluche|plush|sculpt*|carved|wooden|resine|replique*|platre !vivant*|live|living|alive',
    ],
  },
  {
    id: 'corruption',
    cases: {
      controle: [`${police} faut|doit|oblige*|normal payer|donner barrage*|controle*|route !combien|eviter|sans`],
      vaccin: ['carnet_jaune|carnet_de_vaccination|carnet_vaccinal|carnet_vierge|vaccin*|fievre_jaune|yellow_fever'],
      faux: [
        'acheter|achete|buy permis_de_conduire|permis_malgache|driving_licence|driving_license',
        forged,
        'faux_visa|faux_certificat*|faux_papiers|faux_permis|fake_certificate|fake_visa|antidat*|anti_date*|backdat*',
      ],
    },
    when: [
      'bakchich*|bribe|bribes|bribing|pot_de_vin|pots_de_vin|soudoy*|corrompre|graisser_la_patte|sous_la_table|dessous_de_table !demande|demandent|reclame*|exige*',
      `donner|glisser|arranger|payer|paye ${police} !timbre|taxe|droits|droit|colis`,
      'file|filer|donner|glisser|payer|billet garde|ranger|gardien sans_guide|sans_billet|sans_payer|ferme_les_yeux|entrer|passer|dormir !je_garde|on_garde|pourboire|maison|bungalow*|tombeau*|manger|absent|voiture|parking|sac|sacs|hotel|surveille*',
      'billet*|euros|[0-9]*|ariary entre_les_pages|dans_le_passeport|dans_mon_passeport !copie|visa|timbre',
      'glisse|glisser billet|enveloppe|euros|ariary !avion|train|pied|tombe*|guide|chauffeur|pourboire',
      'certificat*|carnet|attestation arrange|falsifi*|bidouill*',
      'tampon|tamponner|tamponne carnet|certificat*|vaccin*|fievre_jaune contre_un_billet|contre_quelques|contre_de_l_argent|moyennant',
      'acheter|achete|buy permis_de_conduire|permis_malgache|driving_licence|driving_license',
      'douane|douanier|douaniers|customs ferme_les_yeux|fermer_les_yeux|fermera_les_yeux|prend_combien|looks_away',
      'eviter|echapper|sauter|zapper fouille|fouilles|controle_des_bagages combien|billet|argent|payer|prix',
      'faux|fausse|bidon|fake test|tests|pcr|negatif',
      'file|filer|filant|glisse|glisser|glissant|lache|lacher billet|billets parc|sans_guide|guide|entrer|rentrer|reserve !pourboire|avion|train|tombe*|merci',
      `glisse|glisser passeport|douanier|douaniers|${police} combien|billet !piste|pochette|de_fois`,
      'contourner douane|controle|police|loi|regle',
      'payer|paie|paye|pay|payant|argent plus_vite|passer_vite|skip|faster|accelerer|eviter_la_file visa|immigration|douane|douanier*|line|queue|passer',
      'amende pas|sans|eviter|enlever|annuler combien|arranger|billet|argent',
      'arranger police|policier*|gendarme*|flic*|douanier*',
      'eviter amende|controle payer|payant|billet|combien|argent',
      'faux_visa|faux_certificat*|faux_carnet|faux_vaccin|faux_papiers|fake_certificate|fake_yellow|fake_visa|fake_vaccin*|antidat*|anti_date*|backdat*|resident_stamp|tampon_de_resident|fake_resident',
      'garde|gardien|ranger|forestier enveloppe|un_billet laisse|entrer|hors|apres_l_heure !cadeau|pourboire|je_garde|garde_mon|garde_le',
      'permis sans_passer|sans_examen|sans_l_examen|antidate*',
      'acheter|buy tampon|carnet_jaune|carnet_de_vaccination|carnet_vierge|certificat_de_vaccination|stamp',
      'fake|faux yellow|jaune|vaccination',
      'arranger|s_entendre|negocier garde|gardien|ranger|guichetier zapper|eviter|sauter|sans_payer|pas_payer|sans_ticket|sans_billet ticket|billet|entree|droit*|parc !repayer|lendemain',
      'carnet|carnets|certificat* contre_billet|contre_un_billet|contre_quelques_billets|contre_un_petit_billet',
      'sans_piqure|sans_la_piqure|sans_vaccin|sans_le_vaccin|sans_injection|sans_l_injection carnet|certificat* refait|signe|remplir|remplit|fabrique*|vend|vendre !contre_indication*|allergi*',
      `${forged} visa|dossier|consulat|immigration|faites|fournissez|fournir !arnaque*|victime|recu|accus*|vendu|refuse|que_faire|mon_compte|m_aider`,
      'parc|entrer en_payant|sans_payer sans_guide|guide|gardien|entrer',
    ],
  },
  {
    id: 'acompte-western-union',
    cases: {
      code: [
        'code|codes sms|texto|whatsapp|recu|verification|a_6_chiffres|six_chiffres donne*|veut|demande*|envoye*|dire|transmet*|lui|pin !carte_sim|wifi|porte|promo|reduction',
      ],
      visa: ['visa|evisa|e_visa|visas lien|sms|whatsapp|texto !paye|verse|regle|donne|agence|guide'],
      paye: [
        'm_ont|m_a|nous_ont|ont_ete|a_ete|site|ils pris|debite*|preleve*|pique|soutire* euros|balles|[0-9]*|carte|cb|compte !demande*|veut',
        'j_ai|on_a|nous_avons|me_suis_fait|ai_je|viens_de|venons_de verse|versee|vire|viree|paye|payee|regle|reglee|envoye|donne|avoir|arnaquer|rentre|saisi|tape !pas|demande*|reclame*|veut|exige*|si|a_verser|a_payer|peur',
        'verse|vire|envoye|paye depuis|silence|repond_plus|reponds_plus|plus_rien|plus_de_nouvelles|disparu|plus_de_son !pas|a_verser|a_payer',
      ],
    },
    when: [
      'bitcoin*|crypto|cryptomonnaie*|usdt payer|paie|regle|regler|pay|reduction|moins',
      'femme|fille|copine|amie|homme rencontree|rencontre|en_ligne|tinder|internet besoin|demande|veut euros|argent|billet !visa|evisa|devis|acheter|ma_femme|ma_fille',
      'cartes_cadeaux|carte_cadeau|gift_card* demande*|arrhes|acompte|guide|payer|asks !noel|anniversaire|offrir',
      'reservation suspendue|bloquee|suspended payer|payez|frais|lien|pay !comment|devis',
      'up_front|upfront|in_full|full_amount|everything cousin*|relative*|his_account|her_account !insurance',
      'western_union|moneygram|money_gram|wire_money|wire_transfer|wire_the_money !retirer|recevoir|marche|fonctionne|dispo*|existe|court_d_argent|plus_d_argent|ma_famille|mes_parents|ma_mere|mon_pere|mon_frere|ma_soeur',
      'acompte|avance|virement|deposit|paiement|payer|argent|money|euros|[0-9]*e|arrhes demande|demandent|demandant|veut|veulent|reclame*|wants|ask|asks|exige*|asking mvola|facebook|particulier|guide|chauffeur|inconnu|mail|whatsapp|avance|avant|colis|de_votre_part|de_vous|chez_vous|virement|send|instagram|email|money',
      'carte|cb|numero_de_carte|coordonnees_bancaires whatsapp|sms|messenger|par_mail|telephone veut|veulent|demande*|reclame*|exige* !sim|marche|passe|recharge|carte_d_identite|passeport',
      'rib|iban agent|perso|personnel|particulier|avant_demain',
      'virement|virements particulier|personnel|guide|chauffeur|inconnu|compte_perso',
      'envoye|envoie|envoyer|send|sent argent|money|mandat guide|avant|faux|chauffeur|inconnu|facebook|a_un|they|to',
      'cheque|cheques|virement trop|surplus|difference|exces renvo*|revers*|rembours*|rend|rends|rendez mvola|orange_money|airtel_money|mandat|western_union|numero_de|compte_de',
      'une_arnaque|fait_arnaquer|fais_arnaquer|arnaqueur|a_scam|scammed|scam|escroquerie|escroc|me_suis_fait_avoir !taxi*|restaurant|resto|marche',
      'mandat veut|veulent|demande*|reclame*|exige*',
      'soi_disant de_chez_vous|votre_agence|votre_part euros|payer|argent|virement|mandat|acompte',
      'code|codes sms|texto|whatsapp|verification conseiller|agence|guide|chauffeur|veut|demande*|donne !wifi|promo|carte_sim',
      'dit|dis|pretend|assure|affirme|raconte travaille*|collabor*|mandate*|delegue* avec_vous|pour_vous|chez_vous|votre_agence|votre_site',
      'donne|envoie|file|communique|laisse ma_cb|mon_numero_de_carte|mes_coordonnees_bancaires|ma_carte_bancaire reserv*|bloqu*|payer|acompte|ici|chat !loueur|hotel|caution',
      'code|codes|numero carte|cb|bancaire demande*|veut|donner',
      'envoye|verse|vire|paye|regle eur|euros|[0-9][0-9][0-9]*|argent repond_plus|reponds_plus|repond_pas|pas_de_reponse|plus_de_nouvelles|silence|disparu|bloque',
      'visa|evisa|e_visa site pas_le_bon|pas_le_vrai|pas_officiel|etait_faux|bizarre|louche',
      'faux_site|faux_guide|fausse_agence|fake_website|site_frauduleux|site_non_officiel !reconnaitre|distinguer|comment|savoir',
      'colis payer|paye|demande*|frais douane|bloque*',
      'annonce|facebook|whatsapp|mvola acompte|avance|virement|arnaque',
    ],
    unless: [
      'palissandre|bois_de_rose|ebene|aepyornis|tortue*|oeuf rapporter|ramener|emporter|valise|achat|acheter',
      'quelles_arnaques|les_arnaques|on_se_fait|ambulance|hopital|clinique|blesse*|soins|le_charger|la_charger',
    ],
  },
  {
    id: 'sur-en-ce-moment',
    cases: {
      maladie: ['peste|cholera|epidemi*|mpox|variole*|rougeole|polio*'],
      greve: ['greve*|strike* !manif*'],
      bandits: ['dahalo*|bandit*|attaque*|attaquer|rn7|rn_7|route|routes|rouler'],
      cyclone: ['cyclone*|tempete*|ouragan*'],
      annuler: ['annuler|annule|annulons|reporter|reporte|reportons|decaler|maintenir|maintient|cancel|postpone'],
    },
    when: [
      `${now} est_sur|c_est_sur|est_ce_sur|est_il_sur|est_elle_sure|sure|sures|surs|securite|craint|danger*|risque*|dahalo*|troubles|safe|dangerous|insecurite|situation_politique|tension*|situation`,
      `${now} tele|aux_infos|actualites|journal_televise|presse raisonnable|venir|partir|voyager|hesite*`,
      `${now} guerre|conflit*|manif*|emeute*|greve*|couvre_feu|epidemi*|peste|cholera|mpox|variole|coup_d_etat|pillage*|protest*|riots|rage`,
      `${now} partir|voyager|aller|travel peut_on|on_peut|puis_je|can_we|faut_il !baleine*|circuit|visa|combien|quel`,
      'greve* pilotes|controleurs|aeroport|vols|airlines|toujours|encore|finie|dure|continue !si|en_cas',
      'y_a_t_il|y_a|des|avoir manif*|emeute*|pillage*|troubles !cultur*|sporti*|tradition*|musical*',
      'manif|manifs|manifestation|manifestations tana|antananarivo|tananarive|diego|tamatave|ville|rue !cultur*|sporti*',
      'emeute*|couvre_feu|mpox|riots|protests|coup_d_etat|putsch|manifs !quand|dernier|histoire|2009|2025|annees',
      `${now} cyclone|tempete|ouragan !on_est|je_suis|nous_sommes|ici|hotel|deja|dehors`,
      'cyclone|tempete|ouragan on_annule|faut_il_annuler|annuler_ou|on_reporte|reporter_ou|on_maintient|ou_pas !on_est|remboursement',
      'annuler|annule|annulons|reporter|reporte|cancel|postpone se_passe|situation|evenements|politique|coup|news|informations|infos|manif*|manifestation*|troubles|emeute*|peste|epidemie*|guerre|danger*|pillage* !fichier|frais|conditions|quand_meme_combien|acompte*|arrhes|reservation|devis|paye|verse',
      'peste|cholera|epidemie*|rougeole en_ce_moment|cette_annee|actuel*|en_cours|des_cas|des_morts|parait|entendu_dire|dit_que|on_parle',
      'que_se_passe_t_il|il_se_passe_quoi|qu_est_ce_qui_se_passe|ce_qui_se_passe madagascar|tana|antananarivo|pays|ambassade|rassemblement*',
      'ca_chauffe on_y_va|on_vient|on_reporte|on_annule|on_decale|on_maintient !soleil|degres|moteur|climat|voiture|trop',
      'les_news|l_actu|l_actualite chaud|craint|calme|tranquille|risque*',
      `${now} calme|tranquille attaque|attaques|bandits|route|piste`,
      `${now} frontiere*|aeroport*|espace_aerien|borders ferme*|ouvert*|rouvert*|closed|open`,
      'la_tele|les_infos|aux_infos|actualites|the_news chauffe|chauffent|chauffait|maintient|maintenir|inquiet*|risque*|craint|crains',
      'facebook|tiktok|reseaux chauffe|craint|panique|dangereux|calme !page|groupe',
      'this_week|these_days|right_now|currently postpone|ok_to|safe|cancel !visa|flight_time',
      `${now} attaquer|se_faire_attaquer|attaque*|bandits rouler|route|aller|partir`,
      'safe to_travel|to_go|to_visit|right_now|now|at_the_moment !pregnan*|enceinte|baby|alone|solo|woman|women|girls|heart|diabet*|asthma',
      'ce_qui_se_passe|les_evenements|les_troubles voyage*|venir|partir|annuler|aller !quels',
    ],
    unless: ['meteo|taux|change|temperature|prix'],
  },
  {
    id: 'dosage-medicament',
    when: [
      `${medicine} dose|doses|dosage|posologie|combien|mg|how_much|how_many|fois_par_jour|par_jour !coute|prix|emporter|acheter`,
      `${medicine} [0-9]*_kg|[0-9]*_kilos|[0-9]*_comprimes|demi_comprime|comprime_entier|[0-9]*_ou_[0-9]* !bagage*|valise|soute|cabine|douane|craint|craignent|rester_sous|coute|prix|emporter|acheter|boite*`,
      'posologie|dosage|what_dose|quelle_dose !plage|rando|jours',
      'pills|tablets how_many|dose|which_pills|which_tablets|what_pills|what_tablets|which_malaria|what_malaria',
      `${own} ${unusable} !garder|conserver|transporter|en_avion|cabine|douane|emporter|devis`,
      `${medicine}|medicine|pills quel|quelle|lequel|laquelle|which|what prendre|contre|pour|take|for|infection|conseill* !emporter|acheter|trousse|douane|cabine|avion`,
      `${brand} enceinte|grossesse|alcool|melang*|oublie*|avec|ensemble|allait* !emporter|avion|douane|cabine`,
      `${brand} ou ${brand} lequel|mieux|prendre`,
      'je_peux|puis_je|can_i|peut_on|on_peut prendre|melanger|donner|take|mix malarone|doxycycline|lariam|ibuprofen*|antibioti*|doliprane|aspirine|imodium|paracetamol',
      `${medicine} vomi*|reprend*|reprends|redonner|double|doubler|rattraper`,
      'oublie* comprime*|malarone|cachet|prise|doxycycline|pilule_palu',
      'malarone_et_grossesse|doxycycline_ou_malarone|malarone_ou_doxycycline',
    ],
    unless: ['ou_acheter|ordonnance_pour|quels_medicaments'],
  },
]
