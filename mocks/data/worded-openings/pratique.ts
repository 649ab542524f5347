import { whether, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const pratique: WordedOpenings = {
  saphirs: [
    [/\b(?:facture|export\w*|sortir|douane|rapporter|ramener|revendre)\b/, 'Non, pas sans facture ni autorisation de sortie\u202f: sans elles, la douane saisit les pierres.'],
  ],
  operateur: [
    [/^ou\b|\bou (?:l )?(?:acheter|en trouver|trouver|prendre|on)\b|\bou$/, 'La carte SIM s’achète à l’aéroport d’Ivato ou dans une boutique de ville, avec votre passeport.'],
  ],
  'bureau-ou': [
    [/\b(?:passer|venir|rencontrer|visite\w*)\b/, 'Oui, passez aux heures d’ouverture.'],
  ],
  camping: [
    [/^(?!.*\b(?:combien|froid|comment|emport\w*|louer)\b).*\b(?:circuits?|programme|on (?:dort|dormira|sera))\b/, 'Oui, deux nuits sous tente dans l’Ouest, sur la Tsiribihina, et au moins une dans le Sud, sous le pic Boby\u202f; ailleurs, on dort en hôtel, en gîte ou chez l’habitant.'],
    [/\bcombien\b.*\bnuits?\b/, 'Deux nuits sous tente dans l’Ouest, sur la Tsiribihina, et au moins une dans le Sud, sous le pic Boby\u202f; aucune dans le Nord et l’Est.'],
    [/\b(?:sauvage|plages?|seule?s?)\b|\bou (?:on|je|nous) ve\w+\b/, 'Non, le camping sauvage sans l’accord du village est à éviter, par courtoisie comme par sécurité.'],
    [whether, 'Oui.'],
  ],
  'chambre-equipement': [
    [/\b(?:savon|shampoo?i?n?g?|gel douche)\b/, 'Le savon et les serviettes sont en général fournis, le shampoing pas toujours.'],
  ],
  chambres: [
    [/\b(?:lits? doubles?|grands? lits?)\b/, 'Oui, cela se demande dans le devis, comme les lits jumeaux.'],
  ],
  'chez-lhabitant': [
    [/\bquels? circuits?\b|\blequel\b/, 'C’est sur le circuit Centre, une nuit en pays zafimaniry.'],
    [/\b(?:apport\w*|cadeaux?|offrir|donner|emporter|amen\w*)\b/, 'Apportez un petit cadeau utile, sucre, café ou riz.'],
  ],
  coffre: [
    [/\b(?:voiture|4x4|4 4|vehicule|minibus)\b/, 'Le risque est faible si le chauffeur garde la voiture fermée\u202f: gardez sur vous papiers, argent et téléphone, et ne laissez rien en vue.'],
    [/\b(?:plages?|baignade|nag\w*)\b/, 'Sur la plage et pendant la baignade, n’emportez que le nécessaire, gardez-le à vue, quelqu’un restant près des sacs, ou laissez-le à l’hôtel.'],
    [/\bcadenas\b/, 'Oui, un petit cadenas est utile.'],
    [/\b(?:y a|ont|avez|trouve\w*)\b/, 'Oui dans les hôtels confortables, rarement ailleurs.'],
  ],
  'coucher-soleil': [
    [/\b(?:pay\w*|gratuit\w*|entree|ticket)\b/, 'Je ne connais pas de droit d’entrée à l’allée des Baobabs\u202f: demandez sur place, et gardez de petits billets.'],
    [/\bjours?\b.*\bplus longs?\b/, 'Les jours les plus longs sont en décembre et en janvier.'],
    [/^(?!.*\b(?:leve|lever)\b).*\btot\b/, 'Oui, dès 17\u202fh\u202f20 en juin.'],
    [/\blev\w*\b.*\bou\b.*\bcouch\w*|\bcouch\w*\b.*\bou\b.*\blev\w*/, 'Plutôt au coucher du soleil, pour la lumière, ou tôt le matin, avec moins de monde.'],
    [/\blever (?:du soleil )?ou\b|\bou (?:au |le )?(?:lever|matin)\b|\bmatin ou\b/, 'Plutôt le coucher, le plus beau\u202f; le matin, il y a moins de monde.'],
    [/\b(?:plus beaux?|beaux|ou (?:voir|admirer|regarder)|meilleurs?|spots?)\b/, 'Le plus célèbre est celui de l’allée des Baobabs, près de Morondava\u202f; l’Isalo et le mont Passot, à Nosy Be, sont beaux aussi.'],
    [/\bse leve\b|\blever (?:du|de) (?:soleil|jour)\b|\bheure .*\blever\b/, 'Le soleil se lève entre 5\u202fh en novembre et 6\u202fh\u202f30 en juin.'],
    [/\bisalo\b/, 'À l’Isalo, préférez le coucher du soleil, sur les rochers\u202f; le matin, partez tôt marcher, avant la chaleur.'],
  ],
  decalage: [
    [/\b(?:jet ?lag|recuper\w*)\b/, 'Non, une heure de plus en été, deux en hiver\u202f: la fatigue vient surtout de la longueur du vol.'],
    [/\bpilule\b/, 'Pour la pilule, demandez à votre pharmacien\u202f: le décalage n’est que d’une à deux heures.'],
    [/^(?!.*\b(?:midi|minuit|\d+ ?h)\b).*\bquelle heure\b.*\b(?:en france|paris|chez (?:nous|moi))\b/, 'En France, il est une heure de moins qu’à Madagascar pendant l’heure d’été, deux heures de moins en hiver.'],
    [/\b(?:bruxelles|belgique|suisse|geneve|zurich|lausanne|luxembourg)\b/, 'Avec la Belgique, la Suisse et le Luxembourg, c’est comme avec la France.'],
    [/^(?!.*\b(?:fatigu\w*|jet ?lag|midi|minuit)\b).*\b(?:combien|decalage|heures?|difference)\b/, 'Une heure de plus qu’en France en été, deux en hiver.'],
  ],
  'decalage-ailleurs': [
    [/\b(?:montreal|quebec|canada|ottawa|toronto|new york)\b/, 'Avec le Québec, comme avec New York, c’est 7\u202fh de plus en été et 8\u202fh en hiver.'],
    [/\b(?:londres|angleterre|royaume uni|irlande)\b/, 'Avec Londres, c’est deux heures de plus en été, trois en hiver.'],
    [/\b(?:bruxelles|belgique|suisse|geneve|zurich|lausanne|luxembourg)\b/, 'C’est comme avec la France\u202f: une heure de plus en été, deux en hiver.'],
  ],
  dimanche: [
    [/\b(?:faire|fait|fais|occup\w*|temps|journee)\b(?!.*\b(?:courses|plein)\b)/, 'Le dimanche, promenez-vous, voyez un parc ou entrez dans une église pendant la messe chantée\u202f; dans les villages des Hautes Terres, on donne du hira gasy.'],
    [/\b(?:chang\w*|argent|retir\w*|euros?)\b/, 'Non, pas en banque\u202f: changez ou retirez avant.'],
    [/\bpharmac\w*/, 'Je ne sais pas quelle pharmacie est de garde le dimanche\u202f: demandez à l’hôtel.'],
    [/\b(?:parcs?|hotels?|restos?|restaurants?|visit\w*)\b/, 'Oui, parcs, hôtels et restaurants de voyageurs restent ouverts.'],
    [/\b(?:magasins?|boutiques?|banques?|bureaux?|commerces?|supermarches?|ouvert\w*)\b/, 'Non, le dimanche, banques, bureaux, dont le nôtre, et beaucoup de boutiques sont fermés\u202f; parcs, hôtels et restaurants de voyageurs restent ouverts.'],
  ],
  drones: [
    [/\b(?:cabine|soute|avion|bagages?)\b/, 'Pour le transport, demandez à la compagnie\u202f; à Madagascar, il ne vole pas sans autorisation.'],
    [/\b(?:risqu\w*|amendes?|confisqu\w*|puni\w*|prison)\b/, 'Un appareil non autorisé peut être confisqué et l’amende est lourde.'],
    [/\bparcs?\b|\bbaobabs\b|\breserves?\b/, 'Pas sans une autorisation de plus, pour survoler les aires protégées, dont l’allée des Baobabs.'],
    [/\bsans autorisation\b/, 'Non, pas sans autorisation, même avec un petit drone de moins de 250\u202fg.'],
    [/\b(?:2[0-9]{2} ?g\w*|mini|petit|leger)\b/, 'Même un petit drone de moins de 250\u202fg demande une autorisation.'],
    [whether, 'Oui, mais il ne vole pas sans autorisation.'],
  ],
  'eau-chaude': [
    [
      /^(?!.*\b(?:douches?|robinets?|hotels?|chambres?|bungalows?|lodges?)\b).*\b(?:ifaty|anakao|nosy|iles?|lagon|mer|plages?|sainte marie|ste marie|foulpointe|ramena|morondava)\b/,
      'La mer va de 23\u202f°C, de juin à septembre, à 29\u202f°C, de décembre à mars\u202f: on s’y baigne toute l’année.',
    ],
    [/\b(?:toujours|partout|tous|toutes|garanti\w*)\b/, 'Non, pas partout.'],
    [/\b(?:y a|aura|trouve\w*|existe)\b/, 'Oui, le plus souvent en ville.'],
  ],
  electricite: [
    [/^(?!.*\b(?:suisses?|canad\w*|quebec\w*|anglais\w*|americ\w*|coupures?|recharg\w*)\b).*\bprises? (?:electriques?|comme|sont|de courant)\b|\bquelles? prises?\b|\btypes? de prises?\b/, 'Les prises sont de type C et E, en 220\u202fV, comme en France et en Belgique, dans la plupart des hôtels.'],
    [/^(?!.*\b(?:appareil|seche|transformateur)\b).*(?:\b110\b.*\bou\b|\bou\b.*\b110\b|\bquel voltage\b|\bcombien de volts\b)/, 'C’est du 220\u202fV, 50\u202fHz.'],
    [/\b(?:coupures?|delestages?|pannes?)\b.*\b(?:longtemps|dure\w*|combien de temps)\b|\b(?:longtemps|dure\w*|combien de temps)\b.*\b(?:coupures?|delestages?|pannes?)\b/, 'Je ne sais pas combien de temps\u202f: cela varie, l’hôtel le sait.'],
    [/\b(?:dans|avec) (?:la |le |notre )?(?:voiture|vehicule|4x4|bus)\b|\ballume cigare\b/, 'Oui, on recharge en roulant, avec une prise d’allume-cigare ou un câble USB\u202f: apportez les vôtres.'],
    [/\b(?:bateau|chaland|pirogue|bivouacs?)\b/, 'Ni au bivouac ni sur le fleuve, n’y comptez pas\u202f: rechargez tout avant.'],
    [
      /\b(?:110|120) ?v(?:olts?)?\b/,
      'Un appareil prévu seulement pour 110\u202fV demande un transformateur\u202f: lisez son étiquette, beaucoup acceptent 100 à 240\u202fV.',
    ],
    [/\bpartout\b/, 'Non, pas partout\u202f: certains lodges n’ont du courant que quelques heures le soir, et les coupures sont fréquentes.'],
    [/\b(?:seche cheveux|fer a lisser|lisseur|bouilloire)\b/, 'Oui, en 220 V et en ville\u202f; dans un lodge sur panneaux solaires, il fait souvent disjoncter.'],
    [/\b(?:batteries? externes?|power ?banks?)\b/, 'Oui, emportez une batterie externe\u202f: les coupures sont fréquentes.'],
    [/\brecharg\w*\b/, 'Oui, presque tous les soirs à l’hôtel, mais certains lodges n’ont du courant que quelques heures.'],
    [/\b(?:coupures?|delestages?|pannes?)\b/, 'Oui, les coupures, ou délestages, sont fréquentes et certains lodges n’ont du courant que quelques heures le soir.'],
  ],
  'feux-de-brousse': [
    [/\b(?:danger\w*|risqu\w*|peur|craindre|grave)\b/, 'Peu pour vous\u202f: les feux se voient de loin, et le chauffeur attend ou fait le tour\u202f; ne marchez pas vers une colline qui brûle.'],
  ],
  hebergement: [
    [/^(?=.*\bbungalows?\b).*\b(?:possible|peut|y a|avoir|existe\w*)\b/, 'Oui, sur les côtes, on dort souvent en bungalow de plage\u202f; demandez-le dans le devis.'],
    [/\breserv\w*\b/, 'Dans un circuit, les hôtels sont dans le devis, et le partenaire les réserve\u202f; seul, réservez-les, plusieurs mois avant pour juillet, août et octobre.'],
    [/\btentes?\b/, 'À l’hôtel ou en bungalow presque toujours\u202f; sous tente, deux nuits sur le circuit Ouest, et pour le pic Boby dans le Sud.'],
    [/\b(?:mer|plage|pieds dans l eau|lagon)\b/, 'Sur la côte, souvent\u202f: Ifaty, Anakao, Sainte-Marie et Nosy Be ont des bungalows de plage, à demander dans le devis.'],
    [/\bcheck ?(?:in|out)\b|\bquelle heure\b/, 'Je n’ai pas d’heure sûre\u202f: l’hôtel la dit, et garde en général les bagages en attendant la chambre.'],
    [/\bbruit\w*|\bbruyant\w*|\bcalmes?\b/, 'En ville, on entend la nuit la rue, les chiens et les coqs\u202f: prenez des bouchons d’oreilles\u202f; près des parcs, c’est calme.'],
    [/\bairbnb\b/, 'On trouve quelques locations en ligne à Antananarivo et sur les îles, peu ailleurs\u202f; je n’en recommande pas.'],
    [/\b(?:auberges? de jeunesse|hostels?|dortoirs?|backpack\w*)\b/, 'Les dortoirs sont rares\u202f: une chambre simple et propre, à 60\u202f000 à 120\u202f000\u202fAr, en tient lieu.'],
    [
      /\b(?:propres?|sales?|proprete|hygiene|crades?)\b/,
      'Oui, le plus souvent, même dans les chambres simples\u202f; demandez à voir la chambre, et à en changer au besoin.',
    ],
  ],
  'heures-de-route': [
    [/\b(?:eviter|raccourcir|couper|reduire|limiter|moins de route)\b/, 'Oui\u202f: demandez dans le devis des trajets plus courts, une nuit de plus ou un vol intérieur.'],
  ],
  horaires: [
    [/\bbureaux? de change\b/, 'Je n’ai pas les heures des bureaux de change\u202f; les banques ouvrent en semaine, de 8\u202fh à 15\u202fh ou 16\u202fh.'],
    [/\bbanques?\b.*\b(?:samedis?|week ?end)\b|\b(?:samedis?|week ?end)\b.*\bbanques?\b/, 'N’y comptez pas\u202f: les banques ouvrent en semaine, de 8\u202fh à 15\u202fh ou 16\u202fh.'],
    [/\bbanques?\b/, 'Les banques ouvrent en semaine, de 8\u202fh à 15\u202fh ou 16\u202fh.'],
    [/\b(?:restos?|restaurants?|diner|dine|manger)\b/, 'Les restaurants servent tôt le soir.'],
  ],
  'hotels-lesquels': [
    [/\b(?:choisir|choix|choisit|impose\w*|nous memes|moi meme)\b/, 'Dites vos souhaits dans la demande, et faites changer ceux du devis qui ne vous conviennent pas.'],
    [/\betoiles\b|\bluxe\b|\bhaut de gamme\b/, 'Oui, il y a quelques adresses de luxe\u202f; nous ne classons pas les hôtels.'],
  ],
  'horaires-parcs': [
    [/^(?!.*\b(?:quelle heure|horaires?|quand)\b).*\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|tous les jours|feries?)\b/, 'En général, ils ouvrent tous les jours.'],
  ],
  internet: [
    [/\bpartag\w*\b|\bhotspot\b/, 'Oui, avec une carte SIM locale, là où il y a du réseau.'],
    [/\b(?:netflix|films?|series?|streaming|videos?|youtube|tiktok|jeux|jouer|visio\w*)\b/, 'N’y comptez pas\u202f: le wifi des hôtels est souvent lent\u202f; téléchargez tout avant de partir.'],
    [/\bwi ?fi\b/, 'Oui, beaucoup d’hôtels ont un wifi, souvent lent, dans les villes surtout.'],
    [/\b(?:whatsapp|appels?|mails?|joindre)\b/, 'Oui, dans les villes\u202f; entre elles, attendez-vous à de longues zones sans réseau.'],
    [/\b(?:partout|tout le temps|brousse|parcs?|pistes?)\b/, 'Non, pas partout\u202f: entre les villes, dans les parcs et sur les pistes, attendez-vous à de longues zones sans réseau.'],
    [whether, 'Oui, dans les villes.'],
  ],
  itinerance: [
    [/\borange\b/, 'Non, le forfait d’Orange France n’y vaut pas comme en France\u202f: c’est de l’itinérance, en général très chère, vérifiez avant de partir.'],
    [/\b(?:free|sosh|sfr|bouygues|red|proximus|swisscom|sunrise|salt|forfaits?)\b/, 'Oui, le plus souvent, mais en itinérance, en général très chère.'],
  ],
  'jours-feries': [
    [/\b26 juin\b|\bfete nationale\b/, 'Le 26 juin, fête nationale, les banques et les bureaux sont fermés\u202f: changez ou retirez la veille.'],
    [/\b(?:ouvert\w*|ferme\w*)\b/, 'Les jours fériés, banques et bureaux ferment\u202f; hôtels, parcs et restaurants de voyageurs restent ouverts.'],
  ],
  laverie: [
    [/\blessive\b|\bsavon\b/, 'Oui, un peu de lessive liquide rend service.'],
    [/\b(?:prix|combien|coute|cher)\b/, 'Quelques milliers d’ariary la pièce.'],
    [whether, 'Oui.'],
  ],
  orientation: [
    [/\bgps\b.*\b(?:capte|reseau|marche|fonctionne|passe|brousse|partout)\b|\bsignal gps\b/, 'Oui, le GPS du téléphone marche partout, même sans réseau, si la carte est déjà téléchargée.'],
    [/\bgoogle\b/, 'Oui, si la carte est téléchargée avant, mais une carte fondée sur OpenStreetMap est plus complète sur les pistes.'],
  ],
  'petit-dejeuner': [
    [/\b[3-6] ?h\b|\b(?:tres )?tot\b|\baube\b/, 'Oui, demandé la veille, sur place ou à emporter.'],
    [/\b(?:quoi|compos\w*|mange|sert|sale|sucre)\b/, 'En général, du pain, de la confiture, des œufs, des fruits et du café ou du thé.'],
  ],
  photo: [
    [/\b(?:demandent|reclament|payer|paye|argent)\b/, 'Parfois on le demande\u202f: ne payez pas systématiquement\u202f; montrez plutôt l’image.'],
    [/\b(?:aeroports?|militaires?|police|policiers|gendarmes?|casernes?)\b/, 'Non, jamais les militaires, la police ni les aéroports.'],
    [/\b(?:objectifs?|zooms?|teleobjectifs?|focales?|macro|\d+ ?mm|materiel|boitier|reflex|hybride)\b/, 'Emportez un zoom de 300 à 400\u202fmm pour les animaux, et un macro pour les caméléons et les insectes.'],
    [/\bparcs?\b/, 'Oui, photos et vidéos pour vous sont permises dans les parcs\u202f; un drone demande une autorisation.'],
    [/\b(?:enfants?|gamins?|petits|ecoliers)\b/, 'Oui, en demandant d’abord, pour un enfant à ses parents.'],
    [/\b(?:tombes?|tombeaux|ceremonies?|cimetieres?|famadihana)\b/, 'Seulement avec l’accord de la famille.'],
    [/\bsans (?:leur |lui )?(?:demander|permission|autorisation|prevenir)\b/, 'Non\u202f: demandez d’abord, un sourire et un geste suffisent.'],
    [/\b(?:gens|personnes?|habitants?|femmes?|portraits?|visages?|malgaches)\b/, 'Oui, en demandant d’abord\u202f: un sourire et un geste suffisent.'],
    [/\b(?:payer|paye|argent|billet|pieces?)\b/, 'Non, ne payez pas systématiquement\u202f; montrez plutôt l’image.'],
  ],
  poste: [
    [/\b(?:combien de temps|longtemps|arrive\w*|met)\b/, 'Une carte met de deux semaines à deux mois pour l’Europe.'],
    [whether, 'Oui.'],
  ],
  'saison-des-pluies': [
    [/^(?=.*\b(?:sud|isalo|toliara|tulear)\b).*\b(?:possible|partir|voyager|jouable|ca va|encore)\b/, 'Dans le Sud, c’est encore possible, surtout vers Toliara, la région la moins arrosée\u202f: attendez-vous à des orages et gardez des jours de marge\u202f; l’Andringitra dépend de l’état de la piste.'],
    [/\b(?:toute la journee|que le soir|juste le soir|quelle heure|averses?|sans arret|non stop|en continu)\b/, 'Rarement du matin au soir, sauf quand un cyclone passe.'],
    [/\b(?:routes?|pistes?)\b/, 'Les pluies coupent surtout des pistes, dans l’Ouest et dans l’Est\u202f; le Centre et le Sud-Ouest restent en partie praticables.'],
    [/\b(?:quand meme|peut|possible|jouable|faisable|voyager|partir|venir)\b/, 'Oui, on peut voyager, surtout dans le Centre et le Sud-Ouest.'],
  ],
  seismes: [
    [/^(?!.*\b(?:que faire|quoi|comment)\b).*\b(?:y a|risqu\w*|danger\w*)\b/, 'Rarement.'],
  ],
  piscine: [[/\bnaturelles?\b/, 'Oui, à l’Isalo\u202f: au fond d’un canyon, cinq à six heures de marche aller et retour, et l’on se baigne là où le guide l’indique.']],
  sim: [
    [/^(?=.*\b(?:orange|telma|yas|airtel)\b).*\b(?:ou|meilleur\w*|mieux|partout|lequel|quel\w*)\b/, 'Aucun n’est le meilleur partout\u202f: demandez à votre chauffeur-guide lequel passe sur votre route, ou prenez deux cartes.'],
    [/\b(?:roaming|itinerance)\b/, 'L’itinérance de votre forfait marche le plus souvent, mais coûte en général très cher\u202f: prenez plutôt une carte SIM locale ou une eSIM.'],
    [/\b(?:debloqu\w*|desimlock\w*|deverrouill\w*|bloque\w*|verrouill\w*)\b/, 'Il doit être déverrouillé pour prendre une carte d’un autre opérateur\u202f: demandez-le au vôtre avant le départ.'],
    [/\brecharg\w*\b/, 'Les recharges s’achètent partout, jusque dans les petites épiceries.'],
    [/\bpartag\w*\b|\bhotspot\b/, 'Oui, avec une carte SIM locale, là où il y a du réseau.'],
    [/\b(?:mon|le|notre|meme|garde\w*) numero\b/, 'Sur WhatsApp, vous gardez votre numéro\u202f; pour recevoir aussi les appels, il faut un téléphone à deux cartes.'],
    [/\b(?:minuit|tard|la nuit|de nuit|23 ?h|1 ?h du mat\w*)\b/, 'Je ne peux pas promettre que la boutique soit ouverte si tard\u202f: sinon, le lendemain en ville, ou une eSIM achetée avant.'],
    [/\be ?sims?\b.*\b(?:ou|mieux)\b|\b(?:ou|mieux)\b.*\be ?sims?\b/, 'Si votre téléphone l’accepte, une eSIM achetée avant le départ évite la file.'],
    [/\be ?sims?\b/, 'Oui, si votre téléphone l’accepte, une eSIM achetée avant le départ évite la file.'],
    [/\b(?:prix|combien|coute|cher|chere|chers|tarifs?)\b/, 'Je n’ai pas de prix sûr, mais les forfaits de données sont bon marché.'],
    [/\b(?:passeports?|papiers?|piece d identite|identite)\b/, 'Oui, il faut le passeport.'],
  ],
  supermarche: [
    [/\bcreme solaire\b/, 'Oui, dans les supermarchés des grandes villes, assez chère\u202f: emportez plutôt la vôtre.'],
    [/\b(?:lentilles|medic\w*|materiel photo|cartes? (?:memoire|sd)|objectifs?)\b/, 'Rarement\u202f: emportez de chez vous lentilles, médicaments et matériel photo.'],
    [/\b(?:y a|trouv\w*|vend\w*|achet\w*|existe)\b/, 'Oui, dans les grandes villes.'],
  ],
  telephone: [
    [/\bvous (?:appeler|joindre|telephoner)\b|\b(?:agence|bureau)\b/, 'Oui, au numéro de la page Contact\u202f: c’est un appel international, au tarif de votre opérateur.'],
    [/\b(?:appel\w*|telephon\w*|joindre)\b.*\b(?:la france|en france|la belgique|en belgique|la suisse|ma famille|mes (?:enfants|parents)|chez (?:moi|nous))\b/, 'Depuis Madagascar, composez +33 pour la France, puis le numéro sans le 0.'],
  ],
  toilettes: [
    [/\bpapier\b/, 'Non, le papier n’est pas toujours fourni\u202f: gardez-en sur vous.'],
    [whether, 'Oui, mais sur la route ce sont souvent des latrines.'],
  ],
  whatsapp: [
    [/\bvous (?:appeler|joindre|contacter|ecrire|parler)\b|\b(?:votre|un) (?:numero )?whatsapp\b/, 'Je ne connais pas de numéro WhatsApp à nous\u202f: écrivez depuis la page Contact, ou appelez le bureau.'],
    [whether, 'Oui, là où il y a du réseau.'],
  ],
  sos: [
    [/\b(?:sans|pas de) (?:reseau|internet|connexion|signal|wifi)\b/, 'La position GPS, oui, elle se lit sans réseau\u202f; l’alerte, non, elle a besoin d’un signal pour partir.'],
  ],
}
