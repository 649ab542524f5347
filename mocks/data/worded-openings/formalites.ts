import { whether, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

/** Nationalities that the answer about the visa does not name. */
const otherNationality = new RegExp(
  `^(?!.*\\b(?:francais\\w*|belges?|suisses?|canadien\\w*|ocean indien|vol mauricien|ne de|mon pere|ma mere|origine|combien|prix|quand)\\b).*(?:${[
    'britanni\\w*|anglais\\w*|ecossais\\w*|irlandais\\w*|americain\\w*|allemand\\w*|autrichien\\w*|italien\\w*|espagnol\\w*|portugais\\w*',
    'neerlandais\\w*|hollandais\\w*|polonais\\w*|roumain\\w*|russe\\w*|grecs?|grecques?|suedois\\w*|danois\\w*|norvegien\\w*|luxembourg\\w*',
    'marocain\\w*|algerien\\w*|tunisien\\w*|senegalais\\w*|ivoirien\\w*|camerounais\\w*|comorien\\w*|mauricien\\w*|bresilien\\w*|mexicain\\w*',
    'chinois\\w*|japonais\\w*|indien\\w*|libanais\\w*|turcs?|turques?|australien\\w*|uk|british|american|usa',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|')})`,
)

export const formalites: WordedOpenings = {
  'animaux-compagnie': [
    [whether, 'En principe oui, mais nous le déconseillons.'],
  ],
  'carnet-vaccin-perdu': [
    [/^(?!.*\b(?:perd\w*|egar\w*|retrouv\w*|plus)\b).*\b(?:montrer|obligatoire|faut|demand\w*|doit|presenter|emporter|apporter)\b/, 'Non, sauf le certificat de fièvre jaune, si vous venez d’un pays à risque ou y avez fait une longue escale.'],
  ],
  'douane-entree': [
    [/\b(?:morphine|codeine|tramadol|opi\w*|methadone|subutex|ritaline|valium|stupefiants?)\b/, 'Avec l’ordonnance, en général oui\u202f; pour un médicament de ce genre, demandez la règle à l’ambassade avant le départ, je ne la connais pas.'],
    [/\bcombien\b.*\b(?:alcool|vin|bouteilles?|cigarettes?|tabac|cartouches?)\b/, 'Peu\u202f: l’alcool et le tabac sont limités, et je ne connais pas les quantités\u202f; demandez-les à la compagnie ou à l’ambassade.'],
    [/\b(?:couteaux?|opinel|canif)\b/, 'Un couteau de poche va en soute, jamais en cabine.'],
    [/\bfouill\w*\b/, 'Parfois, sans insister\u202f: restez calme, ouvrez le sac vous-même, et gardez les ordonnances.'],
    [/\b(?:euros?|liquide|especes|devises|argent|declarer)\b/, 'Je n’ai pas de seuil sûr pour Madagascar\u202f: demandez à la douane\u202f; en quittant l’Union européenne, on déclare dès 10\u202f000\u202f€.'],
    [/\b(?:medic\w*|traitements?|pilules?|ordonnances?|cachets?)\b/, 'Oui, vos médicaments passent, avec l’ordonnance.'],
    [/\b(?:alcool|vin|champagne|bouteilles?|cigarettes|tabac|cartouches?)\b/, 'Oui, en petite quantité\u202f: l’alcool et le tabac sont limités.'],
    [/\b(?:saucissons?|fromages?|nourriture|charcuterie|manger|biscuits|conserves?|cafe)\b/, 'Je n’ai pas de règle sûre pour la nourriture\u202f: demandez à la douane.'],
  ],
  'enfants-formalites': [
    [/\b(?:grands? (?:parents?|mere|pere)|petits? (?:fils|enfants)|tante|oncle|niece|neveu|sans (?:ses|leurs|les) parents)\b/, 'Oui, il faut une autorisation\u202f: un mineur résidant en France qui voyage sans ses parents porte une autorisation de sortie du territoire signée et la copie de la pièce d’identité du parent signataire.'],
    [/\b(?:noms?|nom de (?:famille|jeune fille))\b.*\b(?:pere|mere|mari|differents?|papa|maman|mien|autre|meme)\b|\bpas le meme nom\b|\bnoms differents\b/, 'Un extrait d’acte de naissance est utile si les noms diffèrent.'],
    [/\b(?:mari|femme|maries?|epou[sx]\w*)\b.*\bnoms?\b|\bnoms?\b.*\b(?:mari|maries?|epou[sx]\w*)\b/, 'Entre adultes, des noms différents ne posent pas de problème\u202f: chacun a son passeport.'],
    [/\b(?:seule?s?|monoparental\w*|pere|mere|papa|maman|ex|divorc\w*|separe\w*|grands? (?:parents?|mere|pere)|tante|oncle|sans (?:son|sa|ses|mon|ma|leur|l autre)|autorisation)\b/, 'Un mineur résidant en France qui voyage sans l’un de ses parents titulaires de l’autorité parentale doit porter une autorisation de sortie du territoire signée et la copie de la pièce d’identité du parent signataire.'],
    [/\b(?:faut|besoin|obligatoire|aussi|necessaire|doit|suffit|inscrits?|livret)\b/, 'Oui, chaque enfant doit avoir son propre passeport et son visa, même bébé.'],
  ],
  'fievre-jaune': [
    [/\b(?:bebes?|\d+ mois)\b/, 'Pas en venant d’Europe par un vol direct ou par La Réunion, Maurice ou Istanbul\u202f; d’un pays à risque, oui, dès 9 mois.'],
    [/\bpays\b.*\bcircul\w*/, 'Oui, dès 9 mois, si vous venez d’un pays où elle circule.'],
    [/\b(?:circul\w*|cas de|epidemie\w*)\b/, 'Non, Madagascar n’est pas un pays à risque de fièvre jaune.'],
    [/\b(?:from|depuis|venant|viens?|vient|venons|arriv\w*|coming|apres|sejour|vit|vis|habite|du|de l|au)\b.*\b(?:kenya|nairobi|ethiopie|ethiopia|addis|ouganda|senegal|cameroun|cote d ivoire|congo|gabon|mali)\b/, 'Oui, si vous venez de là\u202f: ce pays est à risque, et le certificat est exigé dès 9 mois.'],
    [/^(?!.*\b(?:escale|transit|correspondance|via|puis|afrique|addis|nairobi)\b).*\b(?:pour|quand on est) (?:un |une |les |des )?(?:francais\w*|belges?|suisses?)\b/, 'Le plus souvent, non.'],
    [/\b(?:[6-8]\d ans|allerg\w*|immuno\w*|contre ?indi\w*|enceinte)\b/, 'Passé 60 ans, ou avec une maladie ou une allergie, c’est le médecin du centre de vaccination qui décide, et qui fait au besoin un certificat de contre-indication.'],
    [/^(?!.*\b(?:escale|transit|correspondance|via|puis|afrique|senegal|addis|nairobi|ethiopi\w*|kenya)\b).*(?:\bvol direct\b|\b(?:de|depuis|d|par|venant de) (?:la |l )?(?:france|paris|belgique|bruxelles|suisse|geneve|europe|istanbul|reunion|maurice)\b)/, 'Non, pas depuis l’Europe, ni par La Réunion, Maurice ou Istanbul.'],
  ],
  passeport: [
    [/\b(?:expir\w*|perim\w*)\b.*\bdans \w+ mois\b|\bdans \w+ mois\b.*\b(?:expir\w*|perim\w*)\b/, 'Seulement si, à la date du retour, il lui reste encore six mois.'],
    [/\bpages?\b.*\b(?:vierges?|libres?|blanches?)\b|\b(?:vierges?|libres?|blanches?)\b.*\bpages?\b/, 'Oui, au moins une page libre, mieux deux ou trois.'],
    [/\bpermis\b|\bcarte vitale\b|\blivret de famille\b/, 'Non, il faut un passeport.'],
    [/\b(?:d urgence|temporaires?|provisoires?)\b/, 'Je n’en suis pas sûr\u202f: demandez-le à l’ambassade de Madagascar avant le départ.'],
    [/^(?!.*\b(?:combien|faut|doit)\b).*\b(?:[6-9]|1\d|six|sept|huit|neuf|dix|douze) mois\b.*\bapres (?:le|mon|notre|la date d[eu]) retour\b/, 'Oui, c’est assez\u202f: il faut six mois après la date de retour.'],
    [/\b(?:billets?|vols?)\b.*\bretour\b|\baller simple\b/, 'Oui, un billet de retour est demandé.'],
    [/\b(?:deux|2|trois|3|quatre|4) pages?\b/, 'Oui, c’est assez\u202f: il faut au moins une page libre, mieux deux ou trois.'],
    [/\bcartes? d identite\b|\bcni\b/, 'Non, la carte d’identité ne suffit pas.'],
    [/^(?!.*\b(?:combien|faut|doit)\b).*\b(?:[1-5]|un|deux|trois|quatre|cinq) mois\b.*\b(?:au|apres le|du) retour\b/, 'Non, ce n’est pas assez\u202f: renouvelez-le avant le départ.'],
  ],
  'passeport-sur-soi': [
    [/\b(?:copie|photocopie|suffi\w*|original)\b/, 'Une copie suffit en ville\u202f; l’original, les jours de route, pour un vol, à la banque et pour une carte SIM.'],
  ],
  'prolonger-visa': [
    [/\b(?:maxim\w*|combien de (?:jours|temps|mois))\b/, 'Le visa de tourisme le plus long est de trois mois.'],
    [whether, 'Oui, mais sans garantie.'],
  ],
  rapporter: [
    [/\b(?:interdit\w*|pas le droit|pas (?:rapporter|ramener))\b/, 'Ne rapportez ni corail, ni coquillage rare, ni écaille de tortue, ni bois de rose, ni rien d’un animal protégé.'],
    [/\b(?:cornes?|zebus?)\b/, 'Oui, la corne de zébu travaillée se rapporte\u202f: le zébu n’est pas protégé. Gardez la facture.'],
    [/\binstruments?\b/, 'Oui, la valiha, par exemple, la cithare de bambou\u202f; pas en bois de rose.'],
    [/^(?!.*\b(?:rose|ebene|palissandre)\b).*\b(?:bois|valiha|statuettes?|sculptures?|masques?|meubles?)\b/, 'Oui, sauf en bois de rose\u202f; pour une grande pièce de bois, il faut une attestation du vendeur.'],
    [/\b(?:croco\w*|python|serpent|peaux?|ecailles?|tortues?|coraux|corail|papillons?)\b/, 'Non, pas sans permis\u202f: ce qui vient d’un animal protégé est interdit.'],
  ],
  'rapporter-coquillages': [
    [/\b(?:risqu\w*|prison|amendes?|puni\w*|grave)\b/, 'Une lourde amende à la douane et, pour une espèce protégée, la prison.'],
    [/\bivoire\b/, 'Non\u202f: l’ivoire est interdit, à la douane malgache comme en Europe\u202f: ne l’achetez pas, ne l’emportez pas.'],
    [/\b(?:l or|de l or|en or|or brut|pepites?|lingots?)\b/, 'Non, sauf un bijou avec sa facture et son autorisation de sortie\u202f: l’or acheté dans la rue se confisque.'],
    [whether, 'Non.'],
  ],
  'rapporter-epices': [
    [/\b(?:viandes?|foies? gras|fromages?|charcuterie|saucissons?|lait|poissons?)\b/, 'Non, la viande, la charcuterie et les laitages sont interdits à l’entrée dans l’Union européenne.'],
    [/^(?!.*\bcombien\b).*\bvanille\b/, 'Oui, jusqu’à 2\u202fkg de vanille par voyageur, d’ordinaire.'],
  ],
  'rapporter-pierres': [
    [/^(?:est ce qu on |on )?peut|\bpeuvent\b|\bpeut on\b|\bautoris\w*|\bdroit\b/, 'Oui, avec une facture et une autorisation de sortie.'],
  ],
  'rapporter-rhum': [
    [/\b(?:aeroport|ivato|duty free|cabine)\b/, 'En cabine, seulement s’il vient de la boutique après le contrôle.'],
  ],
  visa: [
    [/\b(?:hebergement|hotel|logement)\b/, 'Je n’en suis pas sûr\u202f: ayez sur vous l’adresse du premier hôtel, avec le billet de retour.'],
    [/\bidentiques?\b/, 'Oui, le visa est le même pour la Belgique, la Suisse, le Canada et la France.'],
    [/\bcroisieres?\b|\bpaquebot\b/, 'En croisière, demandez-le à la compagnie\u202f: je ne connais pas la règle des escales.'],
    [/\b(?:venir|rester|entrer|voyager|partir|aller|sejour\w*)\b.*\bsans visa\b/, 'Non, pas sans visa, même pour quelques jours\u202f: le plus court est celui de 15 jours.'],
    [/\btrop tard\b|\bderniere minute\b|\bdans (?:\d+|une|deux|quelques) (?:jours?|semaines?)\b/, 'Il n’est pas trop tard\u202f: en ligne, comptez au moins une semaine, et le visa se demande aussi à l’arrivée.'],
    [/\b(?:belg\w*|suisses?|canad\w*)\b.*\b(?:chang\w*|differen\w*)\b/, 'Non, rien ne change pour la Belgique, la Suisse et le Canada.'],
    [otherNationality, 'Oui, presque tous les étrangers ont besoin d’un visa\u202f; selon la nationalité, il se demande en ligne, à l’arrivée ou à l’ambassade, qui vous dira avant la réservation ce qui vaut pour votre passeport.'],
    [/\b(?:prix|tarifs?|combien (?!de (?:jours|temps))|coute\w*)/, 'Son prix dépend de la durée, et le barème a changé en 2026\u202f: lisez-le sur le site officiel de l’e-visa.'],
    [/\b(?:papiers?|documents?|pieces?)\b/, 'Il faut un passeport valable six mois après le retour, un visa et un billet de retour.'],
    [/^(?!.*\b(?:passeport|avant)\b).*\b(?:valable|valide|validite|duree|combien de (?:jours|temps))\b/, 'Le visa de tourisme se prend pour 15 jours, 1, 2 ou 3 mois.'],
    [/^(?!.*\b(?:quel\w*|comment|prix|ou)\b).*\b(?:faut|besoin|obligatoires?|necessaires?|exige\w*|doit|dois|doivent|sans visa|pareil|memes? (?:formalites?|regles?|chose|papiers?|demarches?|visas?))\b|\b(?:aussi|pareil|meme)\b.*\bvisa\b|\bvisa\b.*\b(?:aussi|pareil)\b/, 'Oui, le visa est obligatoire.'],
  ],
  'visa-demande': [
    [/\b(?:simple|facile|complique\w*|galere|paperasse|difficile)\b/, 'C’est simple\u202f: en ligne, au moins une semaine avant, sur le site officiel de l’e-visa, ou à l’arrivée, avec le passeport, le billet de retour et des espèces.'],
    [/^(?!.*\b(?:formulaires?|fiches?|remplir)\b).*\b(?:immigration|file d attente|queue)\b/, 'La file peut être longue après un vol plein\u202f: arrivez avec le visa fait en ligne et un stylo.'],
    [/\b(?:par vous|vous (?:le |la |les |vous )?(?:fai\w+|occup\w*|charg\w*|gerez)|votre agence|pour (?:moi|nous))\b/, 'Non, c’est à vous de le demander, en ligne ou à l’arrivée.'],
    [/\btrop tard\b|\bderniere minute\b/, 'Il n’est pas trop tard\u202f: en ligne, comptez au moins une semaine, et le visa se demande aussi à l’arrivée.'],
    [/\b(?:pas|aucune|sans) (?:de )?(?:reponse|nouvelles?)\b|\ben attente\b|\b(?:arrive|recu) (?:pas|toujours pas)\b|\bpas (?:recu|arrive)\b/, 'Si l’e-visa n’arrive pas à temps, le visa se prend à l’arrivée, à l’aéroport, avec des espèces\u202f; gardez la preuve de la demande.'],
    [/\b(?:lien|adresse|url|quel site|site officiel|nom du site)\b/, 'Je ne donne pas d’adresse ici\u202f: l’ambassade de Madagascar donne celle de la plateforme officielle de l’e-visa.'],
    [/\b(?:valable|valide|validite|dure)\b/, 'Le visa de tourisme se prend pour 15\u202fjours, 1, 2 ou 3 mois.'],
    [/\b(?:a l arrivee|sur place|aeroport)\b.*\b(?:combien de temps|longtemps|attente|long)\b|\b(?:combien de temps|longtemps|attente)\b.*\b(?:a l arrivee|aeroport)\b/, 'À l’arrivée, il se fait au guichet de l’aéroport\u202f: je ne connais pas l’attente, longue parfois après un vol plein.'],
    [/\b(?:combien de (?:temps|jours|semaines)|quand|delais?|longtemps)\b/, 'En ligne, au moins une semaine avant le départ.'],
    [/\b(?:fiables?|arnaques?|faux|officiels?|quel site)\b/, 'Oui, mais sur la seule plateforme officielle\u202f: les sites intermédiaires ajoutent leurs frais.'],
    [/\bimprim\w*|\bversion papier\b/, 'Oui, imprimez-le, et gardez-en une photo dans le téléphone.'],
    [/\b(?:par|avec|en) (?:une |la |ma )?(?:carte|cb)\b/, 'Ne comptez pas sur la carte\u202f: ayez des espèces, avec de quoi faire l’appoint.'],
    [/\b(?:nosy be|diego|antsiranana|mahajanga|majunga)\b/, 'Oui, en principe, comme dans les autres aéroports internationaux\u202f; vérifiez-le avant le départ.'],
    [/\bphotos?\b/, 'Je ne suis pas sûr qu’on la demande\u202f: ayez deux photos d’identité sur vous.'],
    [/\b(?:formulaires?|fiches?|remplir)\b/, 'Oui, celui de la demande en ligne\u202f; à l’arrivée, on remplit en général une fiche\u202f: gardez un stylo.'],
    [/\bou (?:bien )?(?:a l )?(?:aeroport|arrivee|sur place)\b|\ba l avance\b/, 'Les deux sont possibles\u202f; en ligne, faites-le au moins une semaine avant le départ.'],
    [/\bou (?:le |la |l |un )?(?:visa|demand\w*|fai[rt]\w*|prend\w*|obten\w*|on|se|s)\b|\bou$|\bpar ou\b/, 'En ligne, sur la plateforme officielle, ou à l’arrivée, à l’aéroport.'],
    [/\b(?:mieux|plutot|choisir|conseillez)\b/, 'Les deux sont possibles\u202f; en ligne, faites-le au moins une semaine avant le départ.'],
    [whether, 'Oui.'],
  ],
  'visa-entrees': [
    [/\b(?:refaire|nouveau|nouvelle|autre|deuxieme|second|encore|redemander|repayer|repasse\w*)\b/, 'Oui, il en faut un autre au retour, à ma connaissance.'],
    [whether, 'Non, pas avec le même visa.'],
  ],
  'visa-prix': [
    [/\bfaut\b.*\bvisa\b.*\b(?:combien|prix|coute)\b/, 'Oui, il faut presque toujours un visa\u202f; je n’ai pas de montant sûr.'],
    [/\b(?:combien|prix|coute|tarif)\b.*\b(?:euros?|dollars?)\b/, 'Je n’ai pas de montant sûr, en euros non plus\u202f: lisez-le sur le site officiel de l’e-visa.'],
    [/^(?!.*\b(?:euros?|dollars?|mois et|dans (?:\w+ )?(?:jours?|semaines?|mois))\b)(?=.*\b(?:combien|prix|cout\w*|tarifs?)\b).*\b(?:(?:[1-9]|1[0-5]) jours?|(?:une|deux|[12]) semaines?|quinze jours)\b/, 'Prenez le visa de 15 jours, dont je n’ai pas le montant sûr\u202f: lisez-le sur le site officiel de l’e-visa.'],
    [/^(?!.*\b(?:euros?|dollars?|mois et|dans (?:\w+ )?(?:jours?|semaines?|mois))\b)(?=.*\b(?:combien|prix|cout\w*|tarifs?)\b).*\b(?:(?:1[6-9]|2\d|30) jours|(?:trois|quatre|[34]) semaines|(?:un|1) mois)\b/, 'Prenez le visa d’un mois, dont je n’ai pas le montant sûr\u202f: lisez-le sur le site officiel de l’e-visa.'],
    [/^(?!.*\b(?:euros?|dollars?|mois et|dans (?:\w+ )?(?:jours?|semaines?|mois))\b)(?=.*\b(?:combien|prix|cout\w*|tarifs?)\b).*\b(?:(?:3[1-9]|[45]\d|60) jours|(?:cinq|six|[5-8]) semaines|(?:deux|2) mois)\b/, 'Prenez le visa de deux mois, dont je n’ai pas le montant sûr\u202f: lisez-le sur le site officiel de l’e-visa.'],
    [/^(?!.*\b(?:euros?|dollars?|mois et|dans (?:\w+ )?(?:jours?|semaines?|mois))\b)(?=.*\b(?:combien|prix|cout\w*|tarifs?)\b).*\b(?:(?:6[1-9]|[78]\d|90) jours|(?:trois|3) mois)\b/, 'Prenez le visa de trois mois, dont je n’ai pas le montant sûr\u202f: lisez-le sur le site officiel de l’e-visa.'],
    [/\b(?:enfants?|bebes?|fils|filles?|gamins?|petits?|ados?|mineurs?)\b/, 'Oui, chaque enfant, même bébé, paie son visa comme un adulte, s’il n’est pas dit autrement sur le site officiel de l’e-visa.'],
    [/\bfrancs?\b|\bchf\b/, 'N’y comptez pas\u202f: ayez plutôt des euros, en espèces, et vérifiez avant le départ que le guichet les accepte.'],
    [/\b(?:euros?|ariary|dollars?)\b/, 'Vérifiez avant le départ quelle monnaie le guichet accepte, et ayez des euros en espèces.'],
    [/\b(?:cartes?|cb)\b/, 'Ne comptez pas sur la carte à l’arrivée\u202f: ayez des espèces, avec de quoi faire l’appoint.'],
    [/^(?!.*\b(?:combien|prix|cout\w*|tarif)\b).*\b(?:30|45|60|90) jours\b/, 'Oui, le visa de tourisme se prend pour 15 jours, 1, 2 ou 3 mois.'],
    [/\bgratuit\w*/, 'Non, le visa est payant, même pour un court séjour, à ma connaissance.'],
    [/\b(?:especes|liquide|cash)\b/, 'Oui, à l’arrivée, en espèces, avec de quoi faire l’appoint.'],
    [/\bpayante?s?\b/, 'Oui, le visa est payant.'],
    [/^(?=.*\baeroport\b)(?!.*\b(?:euros?|dollars?)\b).*\b(?:combien|prix|cout\w*|tarifs?)\b/, 'Oui, il se prend aussi à l’aéroport, à l’arrivée\u202f; son prix, qui dépend de la durée et a changé en 2026, est sur le site officiel de l’e-visa.'],
  ],
  'visa-refuse': [
    [/^(?!.*\b(?:que faire|quoi|comment|rembours\w*)\b).*\b(?:risqu\w*|peut|peuvent)\b/, 'Un visa de tourisme est rarement refusé.'],
  ],
  volontariat: [
    [whether, 'Non.'],
  ],
}
