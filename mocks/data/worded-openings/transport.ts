import { bargeForFrail, tentsOnRiver, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

const price = String.raw`\b(?:prix|tarifs?|combien(?! (?:de|d) (?:temps|heures?|jours?|kilos?|km|fois))|coute\w*|cher|chere)\b`

const fourWheelsForTsingy =
  'Il faut un 4x4 pour les Tsingy de Bemaraha, à 200\u202fkm de piste de Morondava, et pour les Tsingy Rouge\u202f; pas pour ceux de l’Ankarana, au bord de la RN6, goudronnée.'

export const transport: WordedOpenings = {
  'routes-etat': [
    [/^(?=.*(?<!\bsud )(?<!\bnord )\bouest\b).*\b(?:coup\w*|ferm\w*|pluies?)\b/, 'Dans l’Ouest, oui\u202f: de décembre à mars, les pluies coupent les pistes, celle des Tsingy surtout.'],
  ],
  'taxi-brousse-ou-voiture': [
    [/\b(?:petit|serre|faible|mini) budget\b|\bbudget (?:serre|limite|mini)\b|\bpas cher\b|\bmoins cher\b/, 'Pour un petit budget, le taxi-brousse, de jour et sur le goudron\u202f; à trois ou quatre, une voiture avec chauffeur, 40 à 60\u202f€ par jour, se partage.'],
  ],
  'accueil-aeroport': [
    [/\bvous (?:venez|nous (?:attendez|cherchez))\b|\bvenez vous\b/, 'Oui, si vous le demandez dans le devis.'],
    [/\b(?:retards?|en retard|decale)\b/, 'Oui, si vous avez donné le numéro du vol\u202f; prévenez-le, ou l’assistance, dès que vous savez le retard.'],
  ],
  aeroport: [
    [/^(?!.*\b(?:transferts?|taxis?|jusqu|navettes?|chercher)\b).*\bhotels?\b.*\b(?:pres|proches?|pas loin|a cote|nuit)\b/, 'Oui, il y a des hôtels proches de l’aéroport d’Ivato\u202f: réservez-en un avant le départ, avec son transfert\u202f; je n’en recommande pas par son nom.'],
    [/\b(?:vous|quelqu un|on) (?:venez|vient|viendra|viendrez|nous attend\w*|m attend\w*|va venir)\b.*\b(?:cherch\w*|prend\w*|accueill\w*|attend\w*)|\battend\w* (?:a|devant) (?:l )?aeroport\b/, 'Oui, si le transfert est demandé dans le devis ou à l’hôtel\u202f: un chauffeur vous attend à la sortie avec votre nom.'],
    [/\binternationa\w*\b/, 'Ivato, à Antananarivo, est le principal\u202f; certains vols internationaux desservent aussi Nosy Be.'],
    [new RegExp(`${price}.*\\btaxis?\\b|\\btaxis?\\b.*${price}`), 'Un taxi jusqu’au centre coûte 15 à 20\u202f€ environ.'],
    [/\b(?:2[0-3] ?h\w*|minuit|la nuit|tard)\b/, 'Réservez plutôt le transfert de l’hôtel avant le départ\u202f: je ne peux pas promettre un taxi à cette heure.'],
    [/\breserv\w*\b/, 'Oui, réservez le transfert la veille, par l’hôtel.'],
  ],
  'bagages-voiture': [
    [/\b(?:crain\w*|risqu\w*|danger\w*|vol\w*|surveill\w*|securite)\b/, 'Le risque est faible si le chauffeur garde la voiture fermée\u202f; gardez sur vous papiers, argent et téléphone, et ne laissez rien en vue.'],
  ],
  'taxi-brousse-duree': [
    [/\b(?:enfants?|gosses?|gamins?|bebes?|poussette)\b/, 'Avec de jeunes enfants, préférez une voiture avec chauffeur\u202f: un taxi-brousse n’a ni siège enfant ni place pour une poussette.'],
    [/\bnuits?\b/, 'Évitez-le\u202f: la nuit, les accidents et les attaques sont plus fréquents.'],
  ],
  'arrivee-de-nuit': [
    [/\b(?:venez|vous (?:nous |me )?(?:cherch\w*|attend\w*|recuper\w*)|nous chercher|me chercher|nous attend\w*|quelqu un)\b/, 'Oui, si le transfert est demandé dans le devis ou à l’hôtel\u202f: un chauffeur vous attend alors à la sortie avec votre nom.'],
    [/\b(?:cherch\w*|accueil\w*|attend\w*|recuper\w*|transferts?|navettes?)\b/, 'Oui, à toute heure, si le transfert est compris dans votre devis ou réservé à l’hôtel.'],
  ],
  'avion-interieur-sur': [
    [/\b(?:long|longs|heures|[0-9]+ ?h|paris|international\w*|europe|conseils?|calm\w*|stress\w*)\b/, 'Pour le long vol, dites votre peur à l’équipage en montant, prenez une place côté couloir près des ailes, de quoi vous occuper, et voyez votre médecin avant le départ plutôt que l’alcool ou un cachet au hasard.'],
    [/\b(?:retards?|en retard|annul\w*|decal\w*)\b/, 'Oui, souvent\u202f: les retards et les annulations, parfois la veille, sont fréquents\u202f; gardez une journée de marge.'],
    [/\b(?:fiables?|ponctuel\w*)\b/, 'Pas toujours\u202f: les retards et les annulations, parfois la veille, sont fréquents\u202f; gardez une journée de marge.'],
  ],
  'bagage-international': [
    [/^(?!.*\b(?:couteaux?|liquides?|kilos?|kg|peut|interdit\w*)\b).*\b(?:mettre|garder|quoi|prendre|emporter)\b.*\bcabine\b/, 'En cabine, gardez médicaments et ordonnances, papiers, argent, batteries, appareil photo et deux jours de linge.'],
    [/\b(?:couteaux?|opinel|canif|laguiole|leatherman|ciseaux)\b/, 'En soute, jamais en cabine.'],
    [/\b(?:cachets?|comprimes?|pilules?|medicaments?|traitements?|ordonnances?)\b/, 'Vos médicaments voyagent en cabine, dans leur boîte, avec l’ordonnance, en quantité suffisante pour tout le séjour.'],
    [/\b(?:gouttes|sirop|collyre)\b/, 'Oui, les médicaments liquides passent en cabine, avec l’ordonnance.'],
    [/\b(?:interdit\w*|autorise\w*|droit|peut pas)\b/, 'En cabine, pas de liquide de plus de 100 ml ni de couteau\u202f; les batteries, elles, y vont toujours.'],
    [/\b(?:tailles?|dimensions?)\b/, 'La taille du bagage de cabine est écrite sur le billet\u202f: elle dépend de la compagnie.'],
  ],
  'bagages-avion': [
    [/\b(?:4x4|voiture|vehicule|minibus)\b/, 'En voiture, il n’y a pas de limite de poids\u202f: comptez un sac souple par personne et un petit sac à dos, car les coffres sont étroits.'],
    [/\b(?:sac photo|appareils? photo|materiel photo|ordinateur|sac a main)\b/, 'Oui, en général\u202f: il compte dans les quelques kilos de la cabine.'],
    [/^(?!.*\b(?:deux|2|trois|3|chacune?|exced\w*)\b).*\b(?:[1-9]|1\d|20) ?(?:kg|kilos?|kgs|k)\b/, 'Oui, en général\u202f: la franchise est souvent d’une vingtaine de kilos en soute.'],
    [/^(?!.*\binterieur).*\b(?:air france|corsair|international\w*|depuis (?:paris|la france|l europe)|ethiopian|turkish|kenya airways|paris)\b/, 'Sur le vol international, souvent 23\u202fkg en soute, mais c’est votre billet qui le dit.'],
  ],
  carburant: [
    [/\b(?:pay\w*|paie|charge|compris\w*|inclus\w*)\b/, 'Avec chauffeur, le devis dit si l’essence est comprise\u202f; sans chauffeur, elle est en général à votre charge.'],
    [/\b(?:cher|chere|prix|coute|combien|tarif|litre)\b/, 'L’essence coûte autour d’un euro le litre.'],
  ],
  'chauffeur-logement': [
    [/\b(?:pay\w*|paie|salaires?)\b.*\bqui\b|\bqui\b.*\b(?:paye|paie)\b/, 'C’est le partenaire qui paie le chauffeur, dans le prix du devis.'],
  ],
  'controle-police': [
    [/\b(?:droit|peut|peuvent|exiger)\b/, 'Oui, la police et la gendarmerie peuvent demander vos papiers\u202f; montrez d’abord la copie du passeport et du visa.'],
  ],
  'enregistrement-vol': [
    [/^(?=.*\b(?:correspondance|transit|entre (?:les|mes|deux|l)|suffi\w*|assez|juste|jouable)\b).*\b(?:[1-4]|une|deux|trois|quatre) ?h(?:eures?)?\w*\b/, 'C’est trop court\u202f: gardez de préférence une nuit entre les deux.'],
    [/\b(?:re)?confirm\w*\b/, 'Oui, reconfirmez un vol intérieur la veille\u202f: les horaires changent souvent.'],
  ],
  'morondava-acces': [
    [/\b(?:enfer|dure?|galere|penible|fatigant\w*|crevant\w*|longue?|interminable|horrible)\b/, 'Oui, elle est longue et fatigante\u202f: 13 à 15 h de voiture, à couper en deux jours.'],
    [/\b(?:correcte?|bonne|mauvaise|etat|goudronnee?|abimee?|praticable|defoncee?)\b/, 'La RN34, d’Antsirabe à Miandrivazo, a un goudron inégal\u202f: coupez le trajet en deux jours.'],
  ],
  'moto-velo': [
    [/\bcircuits?\b|\b(?:vous faites|faites vous|proposez|organisez)\b/, 'Non, nos circuits se font en voiture avec chauffeur, à pied et en bateau\u202f; à vélo ou à moto, demandez un voyage sur mesure.'],
    [
      new RegExp(price),
      'Je n’ai pas de prix sûr pour louer un scooter, une moto ou un vélo\u202f: demandez-le à l’hôtel ou au loueur, avec la caution.',
    ],
  ],
  'nosy-be-acces': [
    [new RegExp(`${price}.*\\b(?:bateau|vedette|traversee|ferry)\\b|\\b(?:bateau|vedette|traversee|ferry)\\b.*${price}`), 'Je ne connais pas le prix du bateau\u202f: demandez-le au port d’Ankify, avant de monter.'],
  ],
  'pas-de-location': [
    [new RegExp(price), 'Je n’ai pas de prix sûr pour louer un scooter, une moto ou un vélo\u202f: demandez-le à l’hôtel ou au loueur, avec la caution.'],
    [/\b(?:snorkel\w*|tubas?|palmes|masques?|plongee)\b/, 'Les clubs de plongée prêtent ou louent le matériel\u202f: emportez votre masque et votre tuba si vous y tenez.'],
  ],
  'permis-moto': [
    [/\binternational\w*\b/, 'Il n’est pas annoncé comme obligatoire, mais recommandé, avec votre permis national.'],
    [/\bage\b|\bquel age\b/, 'Je ne connais pas l’âge exigé\u202f: le loueur le dit.'],
  ],
  pirogue: [
    [/\b(?:danger\w*|risqu\w*)\b/, 'Peu, avec un piroguier, un gilet et par beau temps.'],
    [/\b(?:canal|pangalanes)\b/, 'Le canal des Pangalanes se fait en bateau, pas en pirogue.'],
    [/\b(?:chavir\w*|renvers\w*|couler?|stable|instable)\b/, 'Sur la Tsiribihina et les Pangalanes, l’eau est calme\u202f; prenez quand même un gilet à votre taille, et refusez une embarcation trop chargée.'],
    [/\b(?:prix|tarifs?|coute\w*|combien ca|c est combien)\b.*\b(?:tsiribihina|descente|chaland)\b|\b(?:tsiribihina|descente|chaland)\b.*\b(?:prix|tarifs?|coute\w*|c est combien)\b/, 'Je ne connais pas le prix de la descente seule\u202f: demandez-la dans un devis, avec le circuit Ouest ou à part.'],
    [/^(?=.*\b(?:tsiribihina|fleuve|descente|chaland)\b).*(?:\btentes?\b|\bmatelas\b|\bduvets?\b|\bsacs? de couchage\b)/, tentsOnRiver],
    [/^(?=.*\b(?:tsiribihina|fleuve|descente|chaland)\b).*(?:\b[6-8]\d ans\b|\b(?:seniors?|retraites?|ages?|agees?|parents|grands parents)\b)/, bargeForFrail],
  ],
  porteurs: [
    [/^(?=.*\b(?:enfants?|gamins?|gosses?|petits?)\b).*\b(?:port\w*|propos\w*|aid\w*)\b/, 'Non, pas à des enfants\u202f: refusez gentiment, car leur place est à l’école et non sous un sac.'],
    [/\b(?:valises?|bagages?)\b/, 'Vos bagages voyagent dans la voiture\u202f; vous ne portez que le sac de la journée, sauf pour le pic Boby.'],
  ],
  'routes-danger': [
    [/\b(?:tamatave|toamasina|rn ?2|andasibe)\b/, 'La RN2, vers Andasibe et Toamasina, est plus risquée que la RN7, à cause des camions\u202f: de jour, avec un chauffeur prudent, elle se fait.'],
  ],
  'sainte-marie-acces': [
    [/\b(?:traversee|bateau|vedette)\b.*\b(?:long|longue|dure|combien de temps)\b/, 'La traversée dure 1\u202fh\u202f30 à 2\u202fh\u202f30, depuis Soanierana Ivongo\u202f; en avion, une heure depuis Antananarivo.'],
    [/\b(?:sans avion|sans (?:prendre )?(?:l avion|de vol|vol)|en bateau|par (?:la mer|bateau))\b/, 'En bateau, depuis Soanierana Ivongo, en 1\u202fh\u202f30 à 2\u202fh\u202f30.'],
    [new RegExp(`${price}.*\\b(?:bateau|vedette|traversee|ferry)\\b|\\b(?:bateau|vedette|traversee|ferry)\\b.*${price}`), 'Je ne connais pas le prix du bateau\u202f: demandez-le à la compagnie, avant de venir à l’embarcadère.'],
    [
      /\bquelle heure\b|\bhoraires?\b|\bheures? (?:de|du) (?:depart|bateau)\b/,
      'Je n’ai pas d’horaire sûr\u202f: le bateau part surtout le matin, demandez l’heure la veille.',
    ],
  ],
  'sans-chauffeur': [
    [/\bavec (?:un )?chauffeur ou\b|\bou avec (?:un )?chauffeur\b/, 'Avec chauffeur\u202f: sur nos circuits, c’est la règle.'],
    [/\b(?:droite|gauche|(?:quel|du|meme) cote)\b/, 'On roule à droite, comme en France.'],
  ],
  'se-deplacer-ile': [
    [/\b(?:sainte|ste) marie\b/, 'À Sainte-Marie, on circule à vélo, en scooter, en tuk-tuk ou avec le véhicule de l’hôtel.'],
    [/\bnattes\b/, 'Il n’y a pas de voitures à l’île aux Nattes\u202f: on y marche.'],
  ],
  'siege-enfant': [
    [/\b(?:lou\w*|location)\b/, 'Je ne connais pas de loueur\u202f: demandez-le dans le devis, ou apportez le vôtre.'],
    [/\b(?:soute|bagages?|enregistr\w*)\b/, 'Demandez à la compagnie\u202f: beaucoup le prennent en soute pour un enfant.'],
    [/\b(?:avion|vol)\b/, 'En avion, demandez à la compagnie\u202f: un bébé voyage souvent sur les genoux.'],
    [/\b(?:fourni\w*|dispo\w*|compris\w*|avez|inclus\w*)\b/, 'Pas d’office.'],
  ],
  'taxi-brousse': [
    [/^(?!.*\bbudget\b).*\b(?:gros(?:ses)? (?:sacs?|valises?|bagages?)|sac a dos)\b/, 'Oui\u202f: les gros sacs vont sur le toit, sous une bâche\u202f; gardez avec vous papiers, argent et appareil photo.'],
    [/\b(?:enfants?|gosses?|gamins?|bebes?|poussette)\b/, 'Avec de jeunes enfants, préférez une voiture avec chauffeur\u202f: un taxi-brousse n’a ni siège enfant ni place pour une poussette.'],
    [/\b(?:peut(?: on)?|peux) voyager\b|\b(?:y a moyen|moyen) d\w* faire\b|\bvoyager comme ca\b/, 'Oui, de jour et avec du temps\u202f: c’est jouable et très bon marché\u202f; de nuit, non.'],
    [/\b(?:galere|ca va|supportable)\b/, 'Cela va si vous avez du temps, de jour, sur les grands axes et avec une place numérotée\u202f: c’est serré, lent et fatigant.'],
    [/\breserv\w*\b/, 'Réservez la veille, ou plus tôt aux vacances et aux fêtes.'],
    [/\b(?:fiables?|ponctuel\w*)\b/, 'Peu\u202f: il part quand il est plein, sans horaire garanti\u202f; quelques compagnies à places numérotées sont mieux tenues.'],
    [/\b(?:premiere classe|vip|luxe|confort\w*|climatise\w*|meilleures? compagnies?)\b/, 'En mieux, oui\u202f: quelques compagnies vendent des places numérotées, à heure fixe, sur les grands axes.'],
    [/\b(?:bondes?|serres?|tasses?|pleins?)\b/, 'Oui, le plus souvent plein et serré.'],
    [/\bcotisse\b/, 'Oui, c’est une des compagnies mieux tenues, à places numérotées et à heure fixe.'],
    [/^(?!.*\bcombien\b).*\b(?:choisir|siege|sieges|place|places)\b/, 'Oui, en réservant la veille\u202f: demandez une place à l’avant.'],
    [/\b(?:de|la) nuit\b|\bnuits?\b/, 'Non, prenez plutôt un départ tôt le matin\u202f: la nuit, les accidents et les attaques sont plus fréquents.'],
    [/\b(?:voler|vole\w*|pickpockets?)\b/, 'Des vols arrivent, aux gares routières surtout\u202f: gardez papiers, argent et téléphone sur vous.'],
    [/\b(?:danger\w*|risqu\w*|accidents?|securit\w*)\b/, 'Les accidents ne sont pas rares\u202f: évitez surtout les départs de nuit.'],
    [/\b(?:craint|jouable|faisable|bonne idee|conseill\w*|possible)\b/, 'De jour et avec du temps, c’est jouable et très bon marché\u202f; de nuit, non\u202f: accidents et attaques y sont plus fréquents.'],
    [/\bbonne idee\b|\bou pas$/, 'Seulement de jour, avec du temps et sur le goudron\u202f: c’est très bon marché, mais serré et lent. Sinon, prenez une voiture avec chauffeur ou l’avion.'],
  ],
  'taxi-ville': [
    [/\bpousse pousse\b/, 'Oui, en pousse-pousse à Antsirabe et dans les villes plates, prix convenu avant de monter.'],
    [/^(?=.*\b(?:combien|prix|coute)\b).*\b(?:pousse ?pousse|tuk ?tuk|tricycle|bajaj|cyclo ?pousse)\b/, 'Je n’ai pas de prix sûr pour le pousse-pousse ou le tuk-tuk\u202f: convenez-en avant de monter.'],
    [
      /\b(?:uber|bolt|yango|vtc|heetch|appli|application)\b/,
      'Uber n’y est pas\u202f; s’il existe une autre application, l’hôtel le sait.',
    ],
    [/\b(?:embouteill\w*|bouchons|heures? de pointe|traverser)\b/, 'Les embouteillages de la capitale peuvent doubler un trajet\u202f: gardez une bonne marge.'],
    [/\b(?:compteurs?|taximetres?)\b/, 'Non, n’y comptez pas\u202f: convenez du prix avant de monter.'],
    [/\btaxi be\b.*\bquoi\b|\bquoi\b.*\btaxi be\b/, 'Le taxi-be est le minibus de ville, bon marché et bondé.'],
    [/\b(?:bus|taxi be)\b/, 'Plutôt le taxi, prix convenu avant\u202f: les bus, ou taxi-be, sont bondés.'],
    [/\b(?:nuit|soir|fiables?|c est sur|securite)\b/, 'Oui, si l’hôtel ou le restaurant l’a commandé, portières fermées.'],
    [/\b(?:trouv\w*|facile\w*)\b/, 'Oui, en ville, le jour\u202f; le soir, faites-le commander par l’hôtel.'],
  ],
  'temps-trajet': [
    [/\blongs?\b/, 'Oui, souvent\u202f: on roule à 30 à 50\u202fkm/h de moyenne sur bien des routes.'],
  ],
  train: [
    [/^(?!.*\b(?:manakara|fianar\w*|fce)\b).*\b(?:tulear|toliara|diego|antsiranana|morondava)\b/, 'Non, aucun train n’y va.'],
    [/^(?!.*\b(?:manakara|fianar\w*|fce)\b).*\b(?:tamatave|toamasina|tana|antananarivo|antsirabe|andasibe|moramanga)\b/, 'Non, n’y comptez pas\u202f: cette ligne ne transporte presque plus de voyageurs.'],
    [/\b(?:encore|toujours|marche|fonctionne|circule\w*|roule|en service)\b/, 'Pas régulièrement\u202f: demandez la veille, à la gare, s’il part.'],
  ],
  transport: [
    [/\btransports? en commun\b|\b(?:en|que du|tout en) bus\b/, 'Oui, en taxi-brousse, le long des grands axes\u202f; pas vers les pistes de l’Ouest, et cela prend du temps.'],
    [/\b(?:stop|auto ?stop|autostop|pouce)\b/, 'Non, ne comptez pas sur le stop\u202f: le taxi-brousse va presque partout et coûte peu.'],
  ],
  'tsingy-acces': [
    [/\b4x4\b/, fourWheelsForTsingy],
    [/\b(?:dormir|dort|loger|nuits?|hotels?|hebergement)\b/, 'On dort à Bekopaka, tout près des Grands Tsingy, à l’hôtel ou au lodge.'],
    [/\b(?:ailleurs|autres?|a part|hormis)\b.*\b(?:bemaraha|bekopaka)\b|\bautres tsingys?\b/, 'Oui, dans le Nord\u202f: ceux de l’Ankarana, plus accessibles, et les Tsingy Rouge, sur notre circuit Nord.'],
    [/\b(?:quand|quel mois|saison|periode|ouverts?)\b/, 'Allez-y de mai à novembre, en saison sèche\u202f: le reste de l’année, la piste est fermée.'],
    [/\b(?:mai|juin|juillet|aout|septembre|octobre|novembre)\b/, 'C’est la saison sèche\u202f: la piste est en général ouverte de mai à novembre.'],
    [/\b(?:decembre|janvier|fevrier|mars)\b/, 'Non, pas à cette saison\u202f: les pluies coupent la piste.'],
    [/\bcombien de jours\b|\bcombien de temps\b/, 'Comptez cinq jours depuis Morondava, baobabs compris, vols et jour de marge en plus.'],
  ],
  'tsingy-rouge': [
    [/^(?!.*\broug).*\b4x4\b/, fourWheelsForTsingy],
    [/\b(?:matin|soir|heures?|moment)\b/, 'La fin de l’après-midi donne les plus belles couleurs, et l’on y marche peu.'],
  ],
  'vehicule-confort': [
    [/\b(?:quels?|quelles?|genre|type|modele|marque|4x4|berline|quoi comme)\b/, 'Le devis dit quel véhicule\u202f: une berline suffit sur la RN7, un 4x4 est nécessaire dans l’Ouest et sur les pistes.'],
    [/\bclim\w*/, 'Pas toujours.'],
    [/\b4 ?x ?4\b|\bminibus\b|\bquel(?:le)? (?:type de )?(?:voiture|vehicule)\b/, 'Une voiture sur le goudron, un 4x4 sur les pistes, dans l’Ouest surtout\u202f; à partir de cinq, souvent deux voitures ou un minibus.'],
    [/\bceintures?\b/, 'À l’arrière, elles manquent parfois\u202f: demandez-les dans le devis, et attachez-vous toujours.'],
  ],
  'vente-vols': [
    [/\b(?:compris\w*|inclus\w*)\b/, 'Non pour le vol international, en général à votre charge\u202f; pour les vols intérieurs, c’est le devis qui le dit.'],
    [/\b(?:vous|votre|chez vous|avec vous)\b/, 'Non.'],
  ],
  'voiture-chauffeur': [
    [/^(?!.*\b(?:essence|carburant)\b).*\bfourni\w*\b.*\b(?:chauffeurs?|voiture|4x4)\b|\b(?:chauffeurs?|voiture|4x4)\b.*\bfourni\w*\b|\bavez (?:des|un|vos) chauffeurs?\b/, 'Oui, nos circuits se font en voiture avec un chauffeur de nos partenaires.'],
    [/\b(?:essence|carburant|gasoil|gazole)\b/, 'Le carburant n’est souvent pas compris\u202f: faites-le préciser par écrit.'],
    [/\bcautions?\b/, 'Je n’ai pas de montant sûr\u202f: sans chauffeur, la caution est forte, demandez-la au loueur.'],
    [/\bsans chauffeur\b|\b(?:soi|moi|nous) memes?\b/, 'Oui, on peut louer sans chauffeur, mais c’est rare et peu conseillé.'],
    [new RegExp(price), 'Ordre de grandeur, chauffeur compris et souvent sans carburant\u202f: 40 à 60\u202f€ par jour pour une voiture, 60 à 100\u202f€ pour un 4x4.'],
    [
      new RegExp(`^(?!.*${price}).*\\b(?:4x4|berline|quoi comme (?:voiture|vehicule)|quel(?:le)? (?:voiture|vehicule|type))\\b`),
      'Le devis dit le véhicule\u202f: une berline suffit sur la RN7, un 4x4 est nécessaire dans l’Ouest et sur les pistes.',
    ],
  ],
  'vol-annule': [
    [/\b(?:argent|rond|dor[st]|dormir|un sou|moyens|fauche\w*)\b/, 'Voyez d’abord le comptoir de la compagnie, puis appelez l’assureur, qui peut avancer la nuit d’hôtel, et notre assistance, jour et nuit\u202f; un proche peut envoyer de l’argent, et le consulat aide qui reste sans moyens.'],
    [/\bqui (?:paye|paie|prend|regle)\b|\b(?:mes|nos) frais\b|\ba (?:ma|notre) charge\b/, 'La compagnie replace ou rembourse le vol\u202f; pour la nuit et les repas de l’attente, voyez votre assureur et les conditions du partenaire.'],
    [/\b(?:international\w*|correspondance)\b/, 'Gardez un jour de marge avant le vol international\u202f: c’est la seule vraie parade.'],
    [/\brembours\w*\b/, 'C’est la compagnie qui vous replace ou vous rembourse, pas nous.'],
  ],
  'vol-avec-enfant': [
    [/\b(?:petits? pots?|nourriture|laits?|biberons?|compotes?|manger)\b/, 'Oui, en général.'],
  ],
  'vol-international': [
    [/\b(?:duree|combien (?:de temps|d heures)|long)\b.*\bescale\b|\bescale\b.*\b(?:duree|combien (?:de temps|d heures))\b/, 'Avec une escale, 15 à 20\u202fh\u202f; sans escale, 11\u202fh environ.'],
    [/\bquelles compagnies\b|\b(?:a part|autres? (?:compagnies? )?(?:que?|qu)) air france\b/, 'Air France, sans escale depuis Paris\u202f; avec une escale, des compagnies passent par Addis-Abeba, Nairobi, Istanbul, La Réunion ou Maurice.'],
    [/^(?=.*\bnosy be\b).*\b(?:direct\w*|sans escale)\b/, 'Pas à ma connaissance depuis la France\u202f: comptez une escale.'],
    [/\b(?:corsair|emirates|qatar|lufthansa|klm|french bee|transavia|easyjet)\b/, 'Je n’ai pas la liste complète des compagnies\u202f: voyez sur son site.'],
    [/\b(?:fatig\w*|eprouvant\w*|penible|dur|c est long)\b/, 'Oui, c’est long\u202f: 11\u202fh environ sans escale, 15 à 20\u202fh avec une escale, mais presque sans décalage horaire.'],
    [/^(?!.*\bparis\b).*\b(?:depuis|de|d|partant de|habit\w+(?: a| en| au)?) (?:la |le )?(?:londres|angleterre|royaume uni|allemagne|berlin|francfort|italie|milan|rome|espagne|madrid|luxembourg|new york|etats unis|montreal|quebec|canada|bruxelles|belgique|geneve|suisse|zurich|lyon|marseille|toulouse|nantes|nice|bordeaux)\b/, 'Je ne connais pas de vol direct de là\u202f: comptez une escale, par Paris ou ailleurs.'],
    [/\b(?:compris\w*|inclus\w*|inclu|dans (?:le|les|vos) (?:prix|tarifs?|circuit|forfait|devis))\b/, 'Non, en général le vol international reste à votre charge, et nous n’en vendons pas.'],
    [/\b(?:via|par|avec escale a) (?:la |l ile )?(?:istanbul|addis|nairobi|reunion|maurice)\b/, 'Oui, avec une escale, en 15 à 20\u202fh.'],
    [/\b(?:prix|tarifs?|cout\w*|cher|chers|euros|normal|budget)\b|^(?!.*\b(?:dure\w*|temps|heures?)\b).*\bcombien$/, 'Les billets se vendent souvent entre 900 et 1\u202f500\u202f€, plus cher en juillet, en août et à Noël\u202f: achetez-les plusieurs mois avant.'],
    [/^(?=.*\bdirects?\b).*\b(?:morondava|sainte marie|diego|antsiranana|toliara|tulear|fort dauphin|majunga|mahajanga|tamatave|toamasina)\b/, 'Non\u202f: depuis l’Europe, on passe par Antananarivo, puis on prend un vol intérieur.'],
    [/^(?!.*\b(?:quel\w*|combien|nosy be)\b).*(?:\bdirects?\b|\bsans escale\b)/, 'Oui, Air France relie Paris à Antananarivo sans escale en 11\u202fh environ, pour près de 8\u202f800\u202fkm.'],
    [/\bde nuit\b|\bhoraires?\b|\bquelle heure\b/, 'Je n’ai pas l’horaire des vols\u202f: la compagnie le donne.'],
  ],
  'vols-interieurs': [
    [/\breserv\w*\b|\ba l avance\b/, 'Oui, réservez-les tôt\u202f: les places sont limitées.'],
    [/\b(?:fiables?|ponctuel\w*|a l heure)\b/, 'Pas toujours\u202f: les retards et les annulations, parfois la veille, sont fréquents\u202f; gardez une journée de marge.'],
    [/\b(?:perd\w*|gagn\w*|temps perdu)\b/, 'Les vols intérieurs font gagner du temps\u202f: un vol d’une à deux heures remplace un à trois jours de route\u202f; gardez un jour de marge.'],
    [/\b(?:annul\w*|retards?|decal\w*)\b/, 'Oui, un vol intérieur peut être annulé ou décalé, parfois la veille\u202f: gardez une journée de marge.'],
    [new RegExp(price), 'Je n’ai pas de prix sûr pour un vol intérieur\u202f: ils sont élevés et changent souvent.'],
    [/\bbebes?\b/, 'Un bébé de moins de deux ans, sur les genoux, paie en général une petite part du billet\u202f: la compagnie le dit.'],
    [/\b(?:re)?confirm\w*\b/, 'Oui, reconfirmez-le la veille\u202f: les horaires changent souvent.'],
  ],
  'vols-interieurs-durees': [
    [/\b(?:inclus\w*|compris\w*|dans le prix|dedans)\b/, 'Pas d’office\u202f: c’est le devis qui dit si ce vol est compris.'],
    [/^(?=.*\b(?:dure\w*|temps|heures?)\b).*\b(?:toliara|tulear)\b/, 'Une heure et demie environ, entre Antananarivo et Toliara.'],
    [/^(?=.*\b(?:dure\w*|temps|heures?)\b).*\b(?:morondava|sainte marie)\b/, 'Une heure environ.'],
    [/^(?=.*\b(?:dure\w*|temps|heures?)\b).*\bnosy be\b/, 'Une heure et demie environ.'],
    [/^(?=.*\b(?:dure\w*|temps|heures?)\b).*\b(?:diego|antsiranana)\b/, 'Deux heures environ, selon les escales.'],
    [/\b(?:tous les jours|chaque jours?|quotidiens?|quels? jours?)\b/, 'Pas forcément\u202f: selon la ligne et la saison, l’avion ne vole que certains jours, et la compagnie les donne.'],
    [new RegExp(`^(?!.*\\b(?:dure\\w*|temps|heures?)\\b).*${price}`), 'Je n’ai pas de prix sûr pour un vol intérieur\u202f: ils sont élevés et changent souvent.'],
  ],
  'vols-moins-chers': [
    [/\bcompagnies?\b/, 'Je ne sais pas laquelle est la moins chère à vos dates\u202f: un vol avec escale coûte souvent moins que le vol direct, comparez.'],
    [/\b(?:noel|juillet|aout|vacances|toussaint|paques)\b/, 'Oui, ils sont plus chers en juillet, en août et à Noël.'],
  ],
  'vols-ocean-indien': [
    [/\b(?:temps|durees?|heures?|longs?)\b.*\breunion\b|\breunion\b.*\b(?:temps|durees?|heures|longs?)\b/, 'De La Réunion à Antananarivo, un vol direct dure environ 1\u202fh\u202f30.'],
    [/\b(?:temps|durees?|heures?|longs?)\b.*\bmaurice\b|\bmaurice\b.*\b(?:temps|durees?|heures|longs?)\b/, 'De Maurice à Antananarivo, un vol direct dure environ deux heures.'],
  ],
}
