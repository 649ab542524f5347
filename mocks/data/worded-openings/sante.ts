import { whether, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

const coastal =
  'nosy be|sainte marie|nattes|morondava|ifaty|anakao|toamasina|tamatave|diego|antsiranana|toliara|tulear|mahajanga|majunga|fort dauphin'
const coasts = new RegExp(`\\b(?:${coastal})\\b`)
const lowlands = new RegExp(`\\b(?:${coastal}|cotes?|ouest|isalo|andasibe)\\b`)

export const sante: WordedOpenings = {
  'grossesse-circuit': [
    [/\brn ?7\b|\broute (?:nationale )?7\b/, 'La RN7 est longue, avec des tronçons abîmés\u202f: demandez l’accord de votre médecin, n’en faites qu’une partie, de jour, avec une pause toutes les heures.'],
  ],
  assurance: [
    [/^(?!.*\b(?:visa premier|premier|gold|carte|suffi\w*)\b).*(?:\bobligatoires? ou\b|\bou (?:juste |seulement |simplement )?(?:conseillee?|recommandee?)\b)/, 'Conseillée, pas obligatoire à l’entrée du pays\u202f: mais ne partez pas sans.'],
    [/\bnumeros?\b/, 'Celui de votre assureur est écrit sur le contrat ou au dos de la carte\u202f; le nôtre, jour et nuit, est sur la fiche SOS et la page Contact.'],
    [/^(?!.*\b(?:cartes?|premier|gold|quelle|laquelle|conseill\w*|necessaire|faut|doit|suffi\w*|obligatoire|exig\w*)\b).*\b(?:evacu\w*|rapatri\w*)\b/, 'En cas d’accident ou de maladie grave, appelez d’abord votre assureur\u202f: c’est lui qui décide, organise et paie l’évacuation ou le rapatriement, si le contrat les comprend.'],
    [/\b(?:bagages?|valises?|vols? d\w* (?:affaires|telephone|appareil)|telephone|appareil photo|affaires)\b/, 'Seulement si le contrat a une garantie bagages, souvent avec un plafond et une franchise\u202f: après un vol, il demande une déclaration à la police et des factures.'],
    [/\b(?:laquelle|recommand\w*|conseill\w*)\b/, 'Je ne recommande pas d’assureur\u202f: prenez un contrat qui couvre les frais médicaux, l’évacuation et le rapatriement, idéalement l’annulation.'],
    [/\bannulation\b/, 'Oui, l’assurance annulation est utile, surtout pour un départ de décembre à mars, saison des cyclones.'],
    [/\b(?:plong\w*|treks?|kite\w*|parapente|escalade|scooter|moto)\b/, 'Ce n’est pas sûr\u202f: la plongée, le trek ou la moto sont souvent exclus, lisez le contrat.'],
    [/\b(?:carte|banque)\b.*\b(?:suffi\w*|couvr\w*|assez|compte|marche|rapatri\w*)\b|\b(?:suffi\w*|couvr\w*|assez)\b.*\b(?:carte|banque)\b|\b(?:visa premier|gold|mastercard|platinum)\b/, 'Elle peut suffire, si le voyage a été payé avec cette carte\u202f: lisez ses plafonds et ses exclusions.'],
    [/\b(?:prix|combien|coute|tarif)\b/, 'Je n’ai pas de prix\u202f: il dépend de l’âge, de la durée et des garanties.'],
    [/\b(?:palu\w*|maladies?|dengue)\b/, 'En général oui, si elle comprend les frais médicaux à l’étranger\u202f: lisez le contrat.'],
    [/\bquoi\b.*\b(?:couvr\w*|compren\w*|garanti\w*)\b|\b(?:couvr\w*|garanti\w*|compren\w*)\b.*\b(?:quoi|minimum)\b|\bquelles? (?:garanties?|assurances?)\b/, 'Prenez-en une qui couvre les frais médicaux, l’évacuation et le rapatriement, idéalement l’annulation.'],
    [/\b(?:obligatoires?|exigee?s?)\b/, 'Non, l’assurance voyage n’est pas exigée à l’entrée du pays, mais ne partez pas sans\u202f: frais médicaux élevés, évacuation et rapatriement, idéalement annulation.'],
    [/\b(?:pas la peine|utile|necessaire|indispensable|vraiment besoin|vaut le coup)\b/, 'Oui, prenez-en une, avec les frais médicaux et le rapatriement\u202f: elle n’est pas comprise dans nos circuits.'],
  ],
  asthme: [
    [/\bpoussiere\b/, 'Oui, la poussière des pistes gêne, surtout dans l’Ouest\u202f: portez un masque et fermez les vitres.'],
  ],
  'bebe-circuit': [
    [/\btrop (?:petite?s?|jeunes?|tot)\b/, 'Non, si le pédiatre est d’accord et si le circuit est court et lent.'],
    [/\b(?:decembre|janvier|fevrier|mars|saison des pluies)\b/, 'Mieux vaut de mai à octobre\u202f: de décembre à mars, il pleut, des pistes ferment, et les moustiques sont les plus nombreux.'],
    [/\b(?:sainte marie|bateau|traversee|vedette)\b/, 'Avec un bébé, allez plutôt à Sainte-Marie en avion\u202f: la traversée, 1\u202fh\u202f30 à 2\u202fh\u202f30 en mer ouverte, secoue.'],
  ],
  'coeur-et-marche': [
    [/\b(?:pacemaker|stimulateur|defibrillateur)\b/, 'Avec un pacemaker, on peut venir si le cardiologue est d’accord\u202f: montrez sa carte au contrôle de l’aéroport et demandez une fouille à la main.'],
  ],
  covid: [
    [whether, 'Non.'],
  ],
  dengue: [
    [/\b(?:en ce moment|actuellement|cette annee|epidemie)\b/, 'Je ne sais pas ce qu’il en est en ce moment\u202f: lisez les conseils officiels juste avant le départ.'],
    [whether, 'Oui.'],
  ],
  diabete: [
    [/\b(?:riz|mange\w*|repas)\b/, 'On trouve aussi légumes, viande, poisson et œufs\u202f: le riz est à tous les repas, mais rien n’oblige à en manger beaucoup.'],
  ],
  diarrhee: [
    [/\b(?:imodium|loperamide|smecta|tiorfan|ultralevure|antibio\w*)\b/, 'Demandez-le à votre pharmacien ou à votre médecin avant le départ\u202f: je ne choisis pas de médicament.'],
  ],
  eau: [
    [/\b(?:fourni\w*|compris\w*|inclu\w*|offerte?)\b/, 'C’est le devis qui dit si l’eau est fournie\u202f; sinon, achetez-la en bouteille, partout.'],
    [/\bdents\b/, 'Non, pas au robinet\u202f: lavez-vous les dents à l’eau sûre, partout.'],
    [/\b(?:the|tisane|cafe|bouillie?)\b/, 'Oui, un thé, un café ou de l’eau bouillie, servis brûlants, se boivent sans crainte.'],
    [/\bbouteilles?\b.*\b(?:partout|trouv\w*|vend\w*|achet\w*|facile\w*)\b|\b(?:partout|trouv\w*|vend\w*|achet\w*)\b.*\bbouteilles?\b/, 'Oui, on trouve de l’eau en bouteille presque partout, jusque dans les petites épiceries.'],
    [/\bdouches?\b|\bse doucher\b/, 'On se douche sans risque avec l’eau du robinet, sans l’avaler.'],
    [/\b(?:pastilles|micropur)\b/, 'Achetez les pastilles avant le départ, en pharmacie.'],
    [/\b(?:gourdes?|filtr\w*|lifestraw|grayl|paille)\b/, 'Oui, une gourde filtrante suffit pour boire et épargne beaucoup de plastique.'],
    [/\brobinets?\b|\bpotable\b|\bse boit\b/, 'Non, l’eau du robinet n’est pas sûre, même en ville.'],
  ],
  'eau-douce': [
    [/^(?=.*\bbilharzi\w*\b).*\b(?:isalo|piscines? naturelles?|cascades?|vasques?)\b/, 'Peu, dans l’eau courante et claire que le guide indique\u202f: la bilharziose se prend dans les lacs, les rizières et l’eau qui dort.'],
    [/\bbilharzi\w*\b/, 'Oui, dans les lacs, les rizières et l’eau qui dort\u202f: n’y entrez pas.'],
    [/\b(?:isalo|piscines? naturelles?|cascades?)\b/, 'Oui, là où le guide l’indique.'],
    [/\b(?:pangalanes|canal|itasy)\b/, 'Mieux vaut non\u202f: l’eau y dort, et l’on risque la bilharziose ou, par endroits, les crocodiles.'],
    [/\b(?:chutes?|lily)\b/, 'Pas au pied des chutes, où le courant est fort\u202f; ailleurs, demandez au guide où l’eau court et où il se baigne lui-même.'],
    [/^(?=.*\b(?:baign\w*|nag\w*|sauter|trempette|peut)\b).*\b(?:cascades?|piscines? naturelles?|vasques?)\b/, 'Oui, dans celles que le guide indique.'],
    [
      /\b(?:juin|juillet|aout|froide?|glacee?|hiver|fraiche)\b/,
      'Oui, on se baigne aussi de juin à août, mais l’eau est alors fraîche\u202f: allez-y au milieu du jour.',
    ],
    [/\b(?:lacs?|rivieres?|fleuves?|etangs?)\b/, 'Pas dans les lacs ni dans l’eau qui dort, à cause de la bilharziose.'],
  ],
  'eau-quantite': [
    [/\b(?:gourdes?|contenance|litres?|combien)\b/, 'Deux à trois litres par jour, davantage en randonnée.'],
  ],
  'enfants-sante': [
    [/\bfievre\b/, 'Un enfant fiévreux voit un médecin le jour même, avec un test du paludisme\u202f; somnolent, s’il convulse, vomit tout ou respire mal\u202f: hôpital tout de suite. L’assistance et l’assureur disent où.'],
    [/\bpediatres?\b/, 'Cherchez-le à Antananarivo, dans les cliniques privées\u202f; ailleurs, les moyens sont limités.'],
    [
      /\bvaccin\w*\b/,
      'Sont souvent conseillés, selon l’âge et le séjour\u202f: DTP, rougeole, hépatites A et B, typhoïde, rage\u202f; son médecin décide.',
    ],
  ],
  'equipement-bebe': [
    [/\b(?:poussettes?|porte bebe)\b/, 'Prenez un porte-bébé plutôt qu’une poussette\u202f: trottoirs abîmés, sable et sentiers l’arrêtent vite.'],
    [/\b(?:lits?|chaises? hautes?|y a|ont|fourni\w*)\b/, 'Pas toujours\u202f: demandez-les dans le devis.'],
  ],
  'fauteuil-voyage': [
    [/^(?!.*\bfauteuil).*\b(?:prothese|amput\w*|bequilles?|cannes?)\b/, 'Oui, pour des marches courtes et faciles, comme la boucle d’Andasibe ou la réserve d’Anja, avec l’accord du médecin\u202f; non pour le pic Boby et les Grands Tsingy.'],
    [/\b(?:lou\w*|location)\b/, 'Je ne connais pas de loueur de fauteuils\u202f: apportez le vôtre.'],
  ],
  grossesse: [
    [/\ballait\w*\b/, 'Oui, on peut voyager en allaitant\u202f: demandez à votre médecin quel traitement contre le paludisme convient.'],
    [/\b(?:annul\w*|report\w*|deconseill\w*|raisonnable|risqu\w*|danger\w*)\b/, 'Beaucoup de médecins conseillent de reporter\u202f: voyez d’abord le vôtre.'],
  ],
  'handicap-sensoriel': [
    [/\bautis\w*|\btdah\b|\btrisom\w*|\bhandicap mental\b/, 'Oui, avec un trouble de ce genre, le voyage s’adapte\u202f: trajets courts, lieux calmes, le même chauffeur-guide, un programme annoncé d’avance.'],
  ],
  hopital: [
    [/\b(?:combien|prix|coute\w*|tarif)\b.*\b(?:evacu\w*|helico\w*|rapatri\w*|ambulances?)\b/, 'Je n’ai pas de prix\u202f: une évacuation coûte très cher, et c’est l’assistance de votre assureur qui l’organise et la paie.'],
    [/\b(?:y a|existe|trouve)\b.*\b(?:ambulances?|samu|secours)\b/, 'Oui, dans les grandes villes, mais peu\u202f: loin d’une ville, l’ambulance peut ne pas venir, et l’on part en voiture.'],
    [/\b(?:tombe\w* malade|malade)\b.*\b(?:brousse|piste|loin|route|village|milieu)\b/, 'Appelez d’abord votre assureur, qui indique l’établissement et prend en charge les frais\u202f: les soins se paient souvent d’avance.'],
    [/\bevacu\w*\b.*\bou\b|\bou\b.*\bevacu\w*\b/, 'Vers Antananarivo, La Réunion ou l’Europe, selon la gravité.'],
    [/\bhotels?\b/, 'Oui, l’hôtel connaît en général un médecin\u202f; appelez aussi votre assureur, qui indique où aller.'],
    [/\b(?:qui (?:vient|nous|me)|(?:vient|viendra\w*) (?:me|nous) chercher|evacu\w*|helico\w*|ambulances?|rapatri\w*)\b/, 'C’est l’assistance de votre assureur qui organise et paie l’évacuation\u202f; prévenez aussi la nôtre.'],
    [/\bdent\w*\b/, 'On trouve des dentistes à Antananarivo et dans les grandes villes\u202f: faites contrôler vos dents avant le départ.'],
    [/\b(?:francais|francophones?)\b/, 'Oui, dans les villes, les médecins parlent en général français.'],
    [/\bbons?\b|\bbonne\b|\bcorrect\w*\b|\bqualite\b|\bniveau\b|\bmodernes?\b/, 'Corrects dans la capitale, limités ailleurs.'],
  ],
  insuline: [
    [/\b(?:aiguilles?|seringues?|jeter)\b/, 'Gardez les aiguilles usagées dans une boîte rigide et fermée, et rapportez-les à votre pharmacien.'],
  ],
  'jeune-enfant': [
    [/\b(?:jouable|faisable|possible|raisonnable)\b/, 'Oui.'],
    [/\btrop (?:petite?s?|jeunes?|tot)\b/, 'Non, pas si le circuit est court et lent.'],
    [/\bquel age\b|\bage minimum\b/, 'Aucun âge minimum n’est annoncé.'],
  ],
  lentilles: [
    [/\blunettes\b(?!.*\blentilles\b)/, 'Oui, emportez une paire de lunettes de rechange, avec l’ordonnance.'],
  ],
  'maladie-chronique': [
    [/^(?!.*\bdialys).*\b(?:soucis?|problem\w*|contre indi\w*|embet\w*|deconseill\w*|risque\w*|dangereu\w*)\b/, 'Pas forcément\u202f: votre médecin doit être d’accord.'],
    [/\b(?:pacemaker|stimulateur|defibrillateur)\b/, 'Oui, avec un pacemaker, on peut prendre l’avion et venir si le cardiologue est d’accord\u202f: montrez sa carte au contrôle de l’aéroport et demandez une fouille à la main.'],
    [/\bdialys\w*/, 'Je ne connais pas de centre de dialyse qui reçoive les voyageurs\u202f: ne réservez pas sans l’accord du néphrologue.'],
    [/\b(?:tension|hypertension|hypertendue?s?)\b/, 'Une tension bien soignée n’empêche pas de venir, si votre médecin est d’accord.'],
    [whether, 'Oui, si votre médecin est d’accord.'],
  ],
  'medicaments-oublies': [
    [/\bpilules?\b/, 'Pas sûr\u202f: emportez votre pilule pour tout le séjour.'],
    [/\b(?:trouv\w*|y a|existe\w*)\b.*\bpharmac/, 'Oui, dans les villes\u202f; les pharmacies sont rares ailleurs.'],
  ],
  moustiquaire: [
    [/\bdor[mt]\w*\b/, 'Oui, dormez dessous en toute saison, surtout sur les côtes.'],
    [/\b(?:achet\w*|trouv\w*|vend\w*)\b/, 'Achetez-la plutôt avant le départ, imprégnée.'],
    [/\b(?:necessaires?|utiles?|juin|juillet|aout|indispensables?)\b/, 'Oui, dormez dessous en toute saison, surtout sur les côtes.'],
    [/\b(?:prends?|prendre|emport\w*|emmen\w*|peine|faut|apport\w*)\b/, 'Oui, emportez la vôtre, imprégnée.'],
    [/\b(?:hotels?|chambres?|lodges?|fourni\w*|y a)\b/, 'Souvent, mais pas toujours.'],
  ],
  'moustiques-heures': [
    [/\b(?:danger\w*|graves?|risqu\w*|craindre|peur)\b/, 'Oui, par les maladies qu’ils portent, paludisme, dengue et chikungunya\u202f: la piqûre elle-même ne fait que gratter.'],
    [/\b(?:habits?|vetements?|tissus?|pantalons?|chaussettes?)\b/, 'Oui, à travers un tissu fin et serré\u202f: portez des vêtements amples, et un produit pour les vêtements.'],
    [/^(?!.*\bquel).*\b(?:en journee|le jour|de jour|en plein jour)\b/, 'Oui, de jour aussi, ceux de la dengue et du chikungunya.'],
  ],
  'moustiques-saison': [
    [/^(?=.*\brepulsi).*(?:^ou\b|\bou (?:acheter|en trouver|trouver|prendre|on)\b|\bou$)/, 'En pharmacie ou au supermarché d’une grande ville\u202f: demandez un répulsif pour les tropiques.'],
    [/\bpartout\b|\b(?:que|seulement|uniquement) (?:sur|a) (?:la|les) cotes?\b/, 'Partout, mais bien moins sur les Hautes Terres que sur les côtes.'],
    [/\b(?:quoi|produit|repulsif|spray|creme|proteg\w*)\b/, 'Un répulsif au DEET, à l’icaridine ou à l’IR3535, des manches longues le soir et une moustiquaire, toute l’année.'],
    [/\b(?:andasibe|ranomafana)\b/, 'Oui, comme dans toute forêt humide, le soir surtout.'],
    [coasts, 'Oui, comme sur toutes les côtes, du coucher au lever du soleil.'],
    [/\bcircuits?\b/, 'Le circuit Centre, sur les Hautes Terres, est celui où il y en a le moins.'],
    [/\b(?:tana|antananarivo|hautes terres|antsirabe|fianarantsoa)\b/, 'Oui, mais bien moins que sur les côtes.'],
    [/\b(?:decembre|janvier|fevrier|mars|avril|noel)\b/, 'Oui, c’est la saison où il y en a le plus.'],
    [/\b(?:juin|juillet|aout)\b/, 'Peu\u202f: c’est de juin à août qu’il y en a le moins, surtout sur les Hautes Terres.'],
    [/\b(?:mai|septembre|octobre|novembre)\b/, 'Oui, mais moins que pendant les pluies, de décembre à avril.'],
    [/\b(?:beaucoup|nombreux|y a|y en a|trop)\b/, 'Oui, toute l’année sur les côtes, et le plus de décembre à avril.'],
  ],
  'palu-obligatoire': [
    [/^(?:et |meme )*(?:a|dans|sur|pour) (?:antsirabe|fianarantsoa|tana|antananarivo|les hautes terres)\b/, 'Même là, votre médecin seul en décide\u202f: il y en a bien moins que sur les côtes, mais il y en a.'],
    [/\b(?:sur place|la bas|acheter|achete|trouve\w*)\b/, 'Achetez-le avant le départ\u202f: il faut une ordonnance, il se commence avant d’arriver, et les médicaments vendus dans la rue sont souvent faux.'],
    [/\b(?:enfants?|petits?|petites?|loulous?|bebes?|fils|fille|gamins?)\b/, 'Pour les enfants aussi, il est vivement conseillé\u202f: un antipaludique adapté à leur poids, que choisit leur médecin.'],
    [/\bquels?\b|\blequel\b/, 'Votre médecin choisit, souvent à base d’atovaquone-proguanil ou de doxycycline.'],
    [/\b(?:risqu\w*|danger\w*|grave)\b/, 'Oui, surtout sur les côtes\u202f: ne vous en passez pas sans l’avis de votre médecin.'],
    [/\bordonnances?\b|\bvente libre\b/, 'Il faut une ordonnance\u202f: le médecin choisit.'],
    [/\b(?:se|s en|m en|nous en|en) passer\b|\b(?:sans traitement|eviter|inutile)\b/, 'Ne vous en passez pas sans l’avis de votre médecin\u202f: le risque est bien moindre sur les Hautes Terres, sans être nul.'],
    [/\b(?:combien de temps|quand|longtemps)\b/, 'Cela dépend du médicament, le médecin qui le prescrit le dit\u202f: voyez-le quatre à six semaines avant le départ.'],
    [/\beffets? (?:secondaires?|indesirables?)\b|\bsupport\w*\b/, 'Demandez-le au médecin ou au pharmacien\u202f: les effets dépendent du médicament et de votre santé.'],
  ],
  paludisme: [
    [/^(?=.*\b(?:traitements?|anti ?palu\w*|comprimes|cachets)\b).*\b(?:enfants?|fils|filles?|petite?s?|gamins?)\b/, 'Pour un enfant, le pédiatre choisit un traitement adapté à son poids\u202f: voyez-le quatre à six semaines avant.'],
    [/\b(?:sur place|la bas)\b.*\b(?:acheter|achete|trouve\w*)\b|\b(?:acheter|achete|trouve\w*)\b.*\b(?:sur place|la bas)\b/, 'Achetez-le avant le départ\u202f: il faut une ordonnance, il se commence avant d’arriver, et les médicaments vendus dans la rue sont souvent faux.'],
    [/\bmortalite\b|\bcombien de morts\b|\bmeurent\b/, 'Je n’ai pas de chiffre pour les voyageurs\u202f; non soigné, le paludisme peut tuer en quelques jours\u202f: toute fièvre est une urgence.'],
    [/\bordonnances?\b|\bvente libre\b/, 'Il faut une ordonnance\u202f: le médecin choisit.'],
    [/\bmoins\b|\bsaison seche\b/, 'Oui, il y en a moins de juin à août, quand les moustiques sont moins nombreux, sans que le risque soit nul.'],
    [
      /\b(?:lariam|mefloquine|malarone|atovaquone|savarine|doxy\w*|nivaquine|chloroquine)\b/,
      'Je ne peux pas dire lequel prendre\u202f: seul votre médecin choisit, selon votre santé\u202f; parlez-lui de ce que vous craignez.',
    ],
    [/\b(?:faut|prend\w*|besoin|necessaire|obligatoire)\b.*\b(?:traitements?|anti ?palu\w*|comprimes|cachets)\b|\b(?:traitements?|anti ?palu\w*)\b.*\b(?:faut|prend\w*|utile|necessaire|obligatoire)\b/, 'Un traitement préventif est vivement conseillé, sans être obligatoire\u202f: votre médecin décide.'],
    [lowlands, 'Oui, toute l’année, comme partout sur les côtes et à basse altitude.'],
    [/\b(?:mortel\w*|grave|mourir|meurt|danger\w*)\b/, 'Oui, il peut l’être s’il n’est pas soigné vite\u202f: toute fièvre est une urgence.'],
    [/\b(?:tana|antananarivo|capitale|hautes terres|hauts plateaux|antsirabe|fianarantsoa|rn7)\b/, 'Oui, mais bien moins que sur les côtes.'],
    [/\b(?:y a|existe|present|partout|risque\w*|beaucoup)\b/, 'Oui, le paludisme est présent dans tout le pays et toute l’année, bien moins sur les Hautes Terres que sur les côtes.'],
  ],
  'paludisme-enfants': [
    [/^(?!.*\b(?:bebes?|mois|nourrisson)\b).*\b(?:[7-9]|1[0-7])(?: et \d+)? ans\b/, 'Un traitement préventif leur est conseillé aussi, sans être obligatoire\u202f; il dépend du poids\u202f: voyez le pédiatre ou le centre de vaccination un à deux mois avant.'],
    [/\b(?:traitements?|antipalu\w*|anti palu|malarone|comprimes?|preventif)\b/, 'Le traitement préventif dépend du poids\u202f: voyez le pédiatre un à deux mois avant, surtout pour un bébé.'],
    [/\b(?:repulsifs?|spray|anti ?moustiques?|deet)\b/, 'Un répulsif que le pharmacien choisit selon l’âge de l’enfant.'],
  ],
  peste: [
    [/\b(?:annul\w*|report\w*|renonc\w*|maintien\w*|maintenir)\b/, 'Non, pas pour cela\u202f: le risque est très faible pour un voyageur\u202f; lisez seulement les conseils de votre ministère avant le départ.'],
    [/\b(?:risqu\w*|danger\w*|problemes?|peur|inquiet\w*|craindre|grave)\b/, 'Non, pour un voyageur, le risque de peste ou de choléra est très faible.'],
  ],
  pharmacie: [
    [/\b(?:enfants?|bebes?|fils|filles?|petits)\b/, 'Pour des enfants, la même trousse, avec les médicaments que leur médecin prescrit à leur âge.'],
    [/\b(?:faut|utile|besoin)\b.*\b(?:trousse|pharmacie)\b/, 'Oui, une petite\u202f: les pharmacies des villes sont correctes, rares ailleurs.'],
    [/\b(?:acheter|trouver)\b.*\bou\b.*\b(?:emmener|emporter|apporter|prendre)\b/, 'Emportez tout\u202f: les pharmacies des villes sont correctes, mais rares ailleurs.'],
    [/\bordonnances?\b.*\b(?:en francais|traduire|traduite|anglais)\b|\btraduire\b.*\bordonnances?\b/, 'Une ordonnance en français suffit\u202f; faites-y écrire le nom de la molécule.'],
    [/\b(?:codeine|morphine|tramadol|opium|stupefiants?|ritaline|lyrica|valium)\b/, 'Oui, dans sa boîte, en cabine, avec l’ordonnance à votre nom et une attestation du médecin, pour la durée du voyage\u202f; pour un produit classé stupéfiant, demandez avant le départ à l’ambassade de Madagascar.'],
    [/\bdouane\b/, 'Oui, avec l’ordonnance, dans leur boîte.'],
    [/\bquels? (?:medicaments?|medocs)\b.*\bpas\b/, 'Emportez tout votre traitement\u202f: je ne sais pas lesquels manquent.'],
    [/\b(?:trouv\w*|achet\w*|vend\w*)\b.*\b(?:doliprane|paracetamol|ibuprofene|smecta|medic\w*|aspirine|pansements?)\b|\b(?:doliprane|paracetamol|ibuprofene|smecta|medic\w*|aspirine|pansements?)\b.*\b(?:trouv\w*|achet\w*|vend\w*|dispo\w*)\b/, 'Oui, dans les pharmacies des villes, rares ailleurs\u202f: emportez tout de même le vôtre.'],
    [/\b(?:avion|cabine|soute|bagage a main|controle)\b/, 'Oui, en cabine, dans leur boîte, avec l’ordonnance.'],
    [/\b(?:y a|ya|trouv\w*|existe\w*)\b.*\bpharmac/, 'Oui, dans les villes\u202f; elles sont rares ailleurs.'],
    [/\b(?:imodium|loperamide|smecta|tiorfan|ultralevure|antibio\w*)\b/, 'Oui, de quoi soigner une diarrhée est utile\u202f: demandez au pharmacien ou au médecin ce qui vous convient.'],
    [/\btrousse\b|\bquels? (?:medicaments?|medocs)\b|\b(?:mettre|emporter|prendre|prevoir|emmener)\b/, 'Emportez votre traitement habituel en quantité suffisante avec l’ordonnance, un antalgique, des sels de réhydratation et de quoi soigner une diarrhée, un désinfectant, des pansements, du répulsif, de la crème solaire et l’antipaludique prescrit.'],
  ],
  'pic-boby-effort': [
    [/\bguides?\b/, 'Non, pas sans guide\u202f: dans un parc national comme l’Andringitra, il est obligatoire, et l’on s’inscrit avec lui au bureau du parc.'],
  ],
  'prevention-tourista': [
    [/\b(?:tout le monde|forcement|toujours|inevitable|frequente?)\b/, 'Beaucoup de voyageurs l’attrapent, mais ce n’est pas une fatalité.'],
  ],
  rage: [
    [/^(?!.*\b(?:mord\w*|griff\w*|lech\w*)).*\b(?:y a|existe|risqu\w*|beaucoup)\b/, 'Oui, la rage circule à Madagascar, surtout chez les chiens.'],
  ],
  repulsif: [
    [/^(?!.*\bou\b).*\bquels?\b/, 'Un répulsif pour les tropiques, au DEET, à l’icaridine ou à l’IR3535.'],
    [/\bcremes? solaires?\b/, 'Les deux se trouvent dans les supermarchés d’Antananarivo et des grandes villes, assez cher, et rarement ailleurs\u202f: achetez-les plutôt avant le départ.'],
    [/\b(?:bracelets?|ultrasons?|huiles?|citronnelle|geranium|naturel\w*|bio)\b/, 'Non, cela ne suffit pas.'],
    [/\b(?:permethrine|vetements?|habits|impregn\w*)\b/, 'Oui, un produit pour les vêtements aide, avec le répulsif et une moustiquaire imprégnée.'],
    [/\b(?:trouv\w*|achet\w*|vend\w*|supermarches?)\b|^ou\b/, 'On en trouve dans les supermarchés d’Antananarivo et des grandes villes, assez cher, et rarement ailleurs\u202f: achetez-le plutôt avant le départ.'],
  ],
  sante: [
    [/\b(?:risques?|maladies?)\b(?!.*\bvaccin)/, 'Les risques principaux sont le paludisme, la diarrhée du voyageur, le soleil, la rage en cas de morsure et les accidents de la route.'],
    [/\bc est vrai\b.*\baucun\w*\b/, 'Oui.'],
    [/^(?!.*\b(?:quels?|lesquels?|les obligatoires|hepatites?|typhoide|rage|dtp|tetanos|cholera|mening\w*|enfants?|bebe|circuit)\b).*\bobligatoires?\b/, 'Non, aucun vaccin n’est exigé si vous venez d’Europe par un vol direct ou par La Réunion, Maurice ou Istanbul.'],
    [/\bmening\w*/, 'Il n’est ni exigé ni parmi les plus conseillés\u202f: demandez à votre médecin.'],
    [/\bcholera\b/, 'Non, le vaccin du choléra n’est pas exigé, et le risque est très faible pour un voyageur.'],
    [/^ou\b.*\bvaccin\w*\b|\bvaccin\w* ou\b/, 'Chez votre médecin ou dans un centre de vaccination, quatre à six semaines avant le départ.'],
    [/\b(?:prix|cout\w*|chers?|rembours\w*)\b/, 'Je n’en connais ni le prix ni le remboursement\u202f: demandez-les au médecin ou au centre de vaccination, et à votre mutuelle.'],
    [/\b(?:hepatites?|typhoide|rage|dtp|tetanos|rougeole)\b.*\b(?:obligatoires?|exige\w*|faut)\b|\b(?:obligatoires?|faut|dois|doit)\b.*\b(?:hepatites?|typhoide|rage|dtp|tetanos|rougeole)\b/, 'Non, ce vaccin n’est pas exigé, seulement souvent conseillé.'],
    [/\brappels?\b|\ba jour\b/, 'Montrez votre carnet au médecin\u202f: lui seul dit si le rappel est à jour.'],
    [/\b(?:quand|combien de (?:temps|semaines|mois)|delai)\b.*\b(?:vaccin\w*|medecin|docteur|consult\w*)\b|\b(?:vaccin\w*|medecin|docteur)\b.*\b(?:quand|combien de (?:temps|semaines|mois)|delai)\b/, 'Voyez votre médecin quatre à six semaines avant le départ.'],
    [/\b(?:en retard|trop tard|pas fait|dans (?:\d+|une|deux) (?:sem\w*|jours))\b/, 'Il n’est pas trop tard\u202f: voyez vite un médecin ou un centre de vaccination.'],
    [/\b(?:hepatites?|typhoide|rage|dtp|tetanos|polio|rougeole)\b.*\b(?:recommand\w*|conseill\w*|utile|necessaire)\b/, 'Oui, ce vaccin est souvent conseillé\u202f; votre médecin décide.'],
  ],
  'se-perdre': [
    [/\b(?:qui|prevenir|appeler|numero|contacter)\b/, 'Le guide ou l’hôtel d’abord, puis notre assistance, jour et nuit, et la police, au 117, ou la gendarmerie la plus proche, avec votre position, par SMS si le réseau est faible.'],
  ],
  'soins-payes': [
    [/^(?!.*\b(?:qui|vitale|europeenne|mutuelle|rembours\w*)\b).*\b(?:d avance|payer|avancer|paye|paie)\b/, 'Oui, vous payez sur place, souvent avant les soins.'],
    [/^(?!.*\brembours\w*\b).*(?:\bconsultation\b|\b(?:prix|tarif|coute|combien)\b)/, 'Je n’ai pas de prix sûr pour une consultation.'],
  ],
  soleil: [
    [/\b(?:trouv\w*|achet\w*|vend\w*)\b/, 'Apportez-la\u202f: elle se trouve dans les supermarchés des grandes villes, assez cher, et rarement ailleurs.'],
    [/\b(?:enfants?|bebes?|fils|filles?|petits?)\b/, 'Pour un enfant\u202f: chapeau, tee-shirt de bain, crème d’indice élevé, et l’ombre au milieu du jour.'],
    [/\b(?:indices?|spf|cremes?|50|30)\b/, 'Prenez une crème d’indice élevé, 50 de préférence.'],
    [/\b(?:fort|tape|brule\w*|coups? de soleil)\b/, 'Oui, le soleil tropical brûle vite, même sous les nuages et en altitude.'],
  ],
  'vaccin-rage': [
    [/\brappels?\b|\bdeja\b|\brefaire\b|\bvaccinee?s?\b.*\bans\b/, 'Déjà vacciné, demandez à un centre de vaccination s’il vous faut un rappel avant le départ\u202f; après une nouvelle morsure, il en faut, même vacciné.'],
    [/\b(?:prix|cout\w*|chere?s?|rembours\w*)\b/, 'Je n’en connais ni le prix ni le remboursement\u202f: demandez-les au médecin ou au centre de vaccination.'],
    [/\bobligatoires?\b/, 'Non, il n’est pas obligatoire.'],
    [/\b(?:faut|utile|conseill\w*|necessaire|indispensable|faire|dois)\b/, 'Oui, surtout pour des enfants\u202f; il n’est pas obligatoire.'],
  ],
  'tsingy-enfants': [
    [/\b(?:[1-7]|deux|trois|quatre|cinq|six|sept) ans\b/, 'À cet âge, non, pas les Grands Tsingy.'],
  ],
}
