const price = String.raw`\b(?:prix|tarifs?|combien(?! (?:de|d) (?:temps|heures?|jours?|kilos?|km|fois))|coute\w*|cher|chere)\b`

/** 'On peut … ?', 'faut-il …', 'y a-t-il …': asks whether, and not what, which, how or when, nor with a word that turns the answer. */
const whether =
  /^(?!.*\b(?:quels?|quelles?|combien|comment|ou|quand|quoi|pourquoi|lequel|laquelle|lesquels|qu est ce|que faut|danger\w*|risqu\w*|graves?|interdit\w*|compliqu\w*|chere?s?|longs?|longue|difficile\w*|galere|dure?s?|fatigant\w*|evit\w*|craint|peur|mal vu)\b).*\b(?:est ce|peut|peux|puis|pouvons|possible|faut|doit|dois|besoin|necessaires?|obligatoires?|utiles?|vaut|valent|y a|y aura|existe\w*|trouve\w*|march\w*|passe\w*|permis\w*|autoris\w*|droit|interdit\w*|ok|faisable|jouable|c est|ca va|sont|avez|prendre|prends)\b/

/** Of what an offer may include, whether it does. */
export const inTheOffer = (item: string) => `Pas d’office\u202f: c’est le devis qui dit si ${item}.`

const quietMonths =
  'Choisissez mai ou juin, ou encore avril et novembre\u202f: le plus souvent du beau temps, peu de monde, et des prix plus bas qu’en juillet, en août et à Noël.'

/**
 * What precedes an answer, by the id of the question or note, if the message, without accents, has some words. The first that match
 * count.
 */
export const wordedOpenings: Readonly<Record<string, readonly (readonly [words: RegExp, opening: string])[]>> = {
  'accueil-aeroport': [
    [/\b(?:retards?|en retard|decale)\b/, 'Oui, si vous avez donné le numéro du vol\u202f; prévenez-le, ou l’assistance, dès que vous savez le retard.'],
  ],
  'acompte-montant': [
    [/\b(?:rib|iban|virement)\b/, 'Vérifiez avant de payer\u202f: le RIB doit être au nom du partenaire écrit dans le devis, non d’un particulier\u202f; appelez-le à un numéro trouvé par vous-même, car un mail peut être imité.'],
  ],
  adaptateur: [
    [/\bmultiprises?\b/, 'Oui, une multiprise sert partout.'],
    [/\b(?:acheter|achete|vend|vendent|trouve\w*|oubli\w*)\b/, 'On trouve des adaptateurs dans les magasins des grandes villes, mais mieux vaut l’emporter.'],
    [/\b(?:suisses?|geneve|lausanne|zurich|canad\w*|quebec\w*|montreal|angl\w*|britann\w*|londres|americ\w*)\b/, 'Depuis la Suisse, une fiche à trois broches en demande un\u202f; depuis le Canada ou le Royaume-Uni, prenez-en un, et vérifiez que l’appareil accepte le 220\u202fV.'],
    [/\b(?:faut|besoin|necessaire|prendre|prevoir|utile|compatibles?)\b/, 'Non, pas depuis la France ou la Belgique.'],
    [/\b(?:memes?|comme|pareil\w*)\b/, 'Oui, les mêmes qu’en France et en Belgique.'],
  ],
  ados: [
    [/\bennuy\w*\b/, 'Non, il y a de quoi faire.'],
  ],
  aeroport: [
    [new RegExp(`${price}.*\\btaxis?\\b|\\btaxis?\\b.*${price}`), 'Un taxi jusqu’au centre coûte 15 à 20\u202f€ environ.'],
    [/\b(?:2[0-3] ?h\w*|minuit|la nuit|tard)\b/, 'Réservez plutôt le transfert de l’hôtel avant le départ\u202f: je ne peux pas promettre un taxi à cette heure.'],
    [/\breserv\w*\b/, 'Oui, réservez le transfert la veille, par l’hôtel.'],
  ],
  'age-limite': [
    [/\b(?:[6-9]\d ans|accept\w*|trop (?:vieux|vieille|ages?|agees?)|seniors?)\b/, 'Oui, à tout âge.'],
  ],
  alcool: [
    [/\b(?:artisanal\w*|local|maison|toaka|betsa\w*|clandestin)\b/, 'Évitez l’alcool artisanal, parfois toxique\u202f: prenez plutôt une bière ou un rhum de marque.'],
    [whether, 'Oui.'],
  ],
  ambassade: [
    [/\binscri\w*\b|\bariane\b/, 'Oui, inscrivez votre voyage au service Ariane si vous êtes français.'],
  ],
  'anakao-traversee': [
    [/\bannule\w*/, 'Repartez plutôt le lendemain matin, quand la mer est la plus calme, ou restez à Ifaty, où l’on va par la route\u202f: gardez un jour de marge.'],
  ],
  animaux: [
    [/\b(?:la nuit|de nuit|nocturnes?)\b/, 'La nuit, à la lampe et avec un guide, on voit de petits lémuriens comme les microcèbes, des caméléons et des geckos, à Andasibe, autour de Ranomafana, à Kirindy et à l’Ankarana.'],
  ],
  'animaux-compagnie': [
    [whether, 'En principe oui, mais nous le déconseillons.'],
  ],
  annulation: [
    [/\b(?:un de nous|un d entre nous|l un de nous|desist\w*|un (?:ami|copain|participant))\b/, 'Oui, en général\u202f: la voiture se partage entre moins de personnes, et le partenaire refait le prix.'],
    [/\b(?:jusqu a quand|gratuite?|sans frais|penalite\w*)\b/, 'Une demande, à tout moment et sans frais\u202f; un voyage accepté, selon les conditions du partenaire.'],
    [/\b(?:une fois|apres avoir|deja|rembours\w*|annul\w* (?:\d|une|deux|trois|la veille|juste)|reserve|paye)\b/, 'Une fois un voyage accepté, les conditions d’annulation et de remboursement sont celles du partenaire, indiquées dans son devis.'],
  ],
  application: [
    [/\bou\b.*\b(?:telecharg\w*|install\w*|trouv\w*)\b/, 'Sur la page Télécharger de ce site.'],
    [/\bandroid\b.*\b(?:seulement|uniquement|que)\b|\b(?:seulement|uniquement|que pour) android\b/, 'Oui, pour Android seulement.'],
    [/\btablettes?\b/, 'Oui, sur une tablette Android 7.0 ou plus récente.'],
    [/\b(?:data|forfait|consomm\w*|donnees mobiles)\b/, 'Non, pas une fois les contenus téléchargés, sauf quelques récits marqués «\u202fEn ligne\u202f».'],
    [/\b(?:google play|play store|playstore)\b/, 'Non, elle n’est pas sur le Play Store\u202f: on la trouve sur la page Télécharger de ce site.'],
    [/\b(?:iphones?|ipads?|ios|apple|app store)\b/, 'Non, il n’y a pas de version pour iPhone\u202f: il faut Android 7.0 ou plus récent et 150\u202fMo libres.'],
    [/\b(?:place|mo|memoire|pese|lourde?|stockage|taille)\b/, 'Il faut 150\u202fMo libres.'],
    [/\b(?:gratuite?s?|abonnement)\b/, 'Oui, entièrement.'],
    [/\b(?:payante?s?|paye\w*|payer|prix|coute)\b/, 'Non, elle ne coûte rien.'],
  ],
  'apres-la-demande': [
    [/\bqui (?:me|nous|va|m)\b|\bc est qui\b/, 'Notre bureau d’abord, puis le partenaire, qui propose le devis.'],
    [/\b(?:augment\w*|changer de prix|prix fixe|prix ferme|bouger|garanti)\b/, 'Je ne sais pas\u202f: le devis dit si le prix peut changer, et combien de temps il est valable.'],
    [/\b(?:mail|email|telephone) ou\b|\bou (?:par )?(?:mail|email|telephone|sms|courrier)\b|\bsous quelle forme\b/, 'Par e-mail, en général\u202f: regardez aussi les courriers indésirables.'],
    [/\b(?:mails?|emails?)\b/, 'Une référence affichée suffit\u202f: c’est elle, et non un e-mail, qui prouve que la demande est arrivée.'],
    [/\b(?:confirmation|bien (?:ete )?(?:envoye\w*|partie?|arrivee?|recue?)|passee?)\b/, 'Oui, si une référence s’est affichée.'],
  ],
  araignees: [
    [/\b(?:mortel\w*|venim\w*|dangereu\w*|tuer?)\b/, 'Non, presque aucune n’est dangereuse.'],
  ],
  argent: [
    [/\b(?:circuits?|devis|voyage)\b/, 'Pour le circuit, la monnaie est écrite dans le devis du partenaire.'],
    [/\bfrancs? suisses?\b|\bchf\b/, 'Emportez des euros plutôt que des francs suisses, en espèces, et une carte.'],
    [/\b(?:rend\w*|avoir) (?:de )?(?:la )?monnaie\b|\bappoint\b/, 'Pas toujours\u202f: les commerçants et les taxis manquent de monnaie, gardez de petites coupures.'],
    [/\bpieces?\b/, 'On ne voit guère que des billets\u202f; les pièces, de très petite valeur, sont rares.'],
    [/\b(?:petites? coupures?|petits billets)\b/, 'Oui, gardez de petites coupures, surtout en brousse.'],
    [/\bbillets? de combien\b|\b(?:quels|plus gros|gros) billets?\b/, 'Les billets vont de 100 à 20\u202f000\u202fAr, soit 4\u202f€ environ pour le plus gros.'],
  ],
  'argent-a-larrivee': [
    [/\b(?:ou|plutot) en ville\b|\ben ville ou\b|\bmieux\b|\btaux\b/, 'Changez peu à l’aéroport, de quoi tenir un jour, et le reste en banque, en ville.'],
    [/\b(?:y a|il y a|y aura|trouve\w*|existe)\b/, 'Oui, à l’aéroport d’Ivato, on trouve change et distributeurs, mais je ne peux pas promettre qu’ils soient ouverts et remplis tard le soir.'],
  ],
  arnaques: [
    [/\bfaux billets?\b/, 'Changez en banque ou au bureau de change, jamais dans la rue, où passent les faux billets.'],
    [/\b(?:aeroport|ivato|arrivee|atterri\w*)\b/, 'À l’aéroport, méfiez-vous des porteurs trop empressés et des taxis sans prix convenu, et ne suivez que celui qui connaît votre nom.'],
  ],
  artisanat: [
    [/\b(?:tana|antananarivo|tananarive|capitale)\b/, 'À Antananarivo, allez au marché artisanal de la Digue, qui vend l’artisanat de toute l’île.'],
    [/\bantsirabe\b/, 'À Antsirabe, des ateliers vendent la corne de zébu, les pierres et de petits objets.'],
    [/\bambositra\b/, 'À Ambositra, on achète la marqueterie et le bois sculpté, dans les ateliers et leurs boutiques.'],
    [/\bambalavao\b/, 'À Ambalavao, on achète le papier antemoro et la soie sauvage.'],
    [/\bambatolampy\b/, 'À Ambatolampy, on achète les marmites d’aluminium de ses fonderies.'],
    [/\bou\b.*\b(?:achet\w*|trouv\w*|plein|souvenirs?)\b|\bmeilleur endroit\b|\bdernier jour\b/, 'À Antananarivo, au marché artisanal de la Digue, qui vend l’artisanat de toute l’île.'],
  ],
  assurance: [
    [/\b(?:plong\w*|treks?|kite\w*|parapente|escalade|scooter|moto)\b/, 'Ce n’est pas sûr\u202f: la plongée, le trek ou la moto sont souvent exclus, lisez le contrat.'],
    [/\b(?:carte|banque)\b.*\b(?:suffi\w*|couvr\w*|assez|compte|marche|rapatri\w*)\b|\b(?:suffi\w*|couvr\w*|assez)\b.*\b(?:carte|banque)\b|\b(?:visa premier|gold|mastercard|platinum)\b/, 'Elle peut suffire, si le voyage a été payé avec cette carte\u202f: lisez ses plafonds et ses exclusions.'],
    [/\b(?:prix|combien|coute|tarif)\b/, 'Je n’ai pas de prix\u202f: il dépend de l’âge, de la durée et des garanties.'],
    [/\b(?:palu\w*|maladies?|dengue)\b/, 'En général oui, si elle comprend les frais médicaux à l’étranger\u202f: lisez le contrat.'],
    [/\bquoi\b.*\b(?:couvr\w*|compren\w*|garanti\w*)\b|\b(?:couvr\w*|garanti\w*|compren\w*)\b.*\b(?:quoi|minimum)\b|\bquelles? (?:garanties?|assurances?)\b/, 'Prenez-en une qui couvre les frais médicaux, l’évacuation et le rapatriement, idéalement l’annulation.'],
  ],
  'autres-sports': [
    [/\bpech\w*\b/, 'Oui, la pêche au gros se pratique depuis Nosy Be, hors de nos circuits.'],
    [/\b(?:cheval|chevaux|equitation|equestres?)\b/, 'Oui, des balades à cheval se font près d’Antananarivo et à l’Isalo, hors de nos circuits.'],
  ],
  'avion-interieur-sur': [
    [/\b(?:annul\w*|fiables?|retards?|ponctuel\w*)\b/, 'Pas toujours\u202f: les retards et les annulations, parfois la veille, sont fréquents\u202f; gardez une journée de marge.'],
  ],
  'avis-clients': [
    [/\b(?:licences?|agreee?s?|agrements?|autorisations?|immatricul\w*|officiel\w*)\b/, 'Nous mettons en relation et ne vendons pas de voyages\u202f: c’est l’autorisation du partenaire qu’il faut demander.'],
  ],
  'bagage-international': [
    [/\b(?:couteaux?|opinel|canif|laguiole|leatherman|ciseaux)\b/, 'En soute, jamais en cabine.'],
    [/\b(?:cachets?|comprimes?|pilules?|medicaments?|traitements?|ordonnances?)\b/, 'Vos médicaments voyagent en cabine, dans leur boîte, avec l’ordonnance, en quantité suffisante pour tout le séjour.'],
    [/\b(?:gouttes|sirop|collyre)\b/, 'Oui, les médicaments liquides passent en cabine, avec l’ordonnance.'],
    [/\b(?:interdit\w*|autorise\w*|droit|peut pas)\b/, 'En cabine, pas de liquide de plus de 100 ml ni de couteau\u202f; les batteries, elles, y vont toujours.'],
    [/\b(?:tailles?|dimensions?)\b/, 'La taille du bagage de cabine est écrite sur le billet\u202f: elle dépend de la compagnie.'],
  ],
  'bagages-avion': [
    [/\b(?:[1-9]|1\d|20) ?(?:kg|kilos?|kgs|k)\b/, 'Oui, en général\u202f: la franchise est souvent d’une vingtaine de kilos en soute.'],
    [/^(?!.*\binterieur).*\b(?:air france|corsair|international\w*|depuis (?:paris|la france|l europe)|ethiopian|turkish|kenya airways|paris)\b/, 'Sur le vol international, souvent 23\u202fkg en soute, mais c’est votre billet qui le dit.'],
  ],
  baleines: [
    [/\b(?:ifaty|anakao|nosy be)\b/, 'On en voit aussi à Ifaty, à Anakao et à Nosy Be, moins nombreuses qu’à Sainte-Marie.'],
    [/\b(?:nosy be|anakao|ifaty|tulear|toliara)\b/, 'Oui, mais moins nombreuses qu’à Sainte-Marie, de juillet à septembre.'],
  ],
  baobabs: [
    [/\b(?:dormir|dort|hotels?|loger|nuits?|hebergement)\b/, 'On dort à Morondava, à une vingtaine de kilomètres, ou plus au nord, au camp de Kirindy.'],
    [/\b(?:ailleurs|autre|autres)\b/, 'Ailleurs, à Ifaty, dans la forêt d’épineux, sur notre circuit Sud, et à Mahajanga, hors de nos circuits.'],
    [/\b(?:enfants?|fils|fille|[3-9] ans|1[0-5] ans|\d+ et \d+ ans)\b/, 'Oui, l’allée se voit avec des enfants, sans marcher\u202f; évitez plutôt le reste du circuit Ouest, longues pistes et bivouacs, avec de jeunes enfants.'],
    [/\b(?:sans|pas|eviter|moins)\b.*\b(?:pistes?|route|4x4|conduire|rouler)\b/, 'Oui, en prenant l’avion jusqu’à Morondava\u202f: de là, l’allée est à une heure de piste environ.'],
    [/\bfeuill\w*\b/, 'Les baobabs portent leurs feuilles pendant les pluies, à peu près de novembre à avril, et sont nus en saison sèche.'],
    [
      /\bcoucher\b.*\bcircuit\b|\bcircuit\b.*\bcoucher\b/,
      'Oui, notre circuit Ouest passe à l’allée des Baobabs au coucher du soleil.',
    ],
    [/\bquelle heure\b|\bquel moment\b|\bmeilleure? (?:heure|lumiere|moment)\b/, 'Au coucher du soleil, en y étant une heure avant, ou tôt le matin, avec moins de monde.'],
  ],
  'bebe-circuit': [
    [/\b(?:sainte marie|bateau|traversee|vedette)\b/, 'Avec un bébé, allez plutôt à Sainte-Marie en avion\u202f: la traversée, 1\u202fh\u202f30 à 2\u202fh\u202f30 en mer ouverte, secoue.'],
  ],
  boissons: [
    [/\bcocos?\b|\bnoix de coco\b/, 'Oui, l’eau d’une noix de coco ouverte devant vous se boit sans crainte.'],
    [
      /\branovola\b|\branon ?ampango\b|\beau de riz\b/,
      'Le ranovola est l’eau bouillie où le riz a un peu brûlé\u202f: un goût de grillé, sans sucre, et l’on peut le boire sans crainte s’il est chaud.',
    ],
    [/\brhums?\b/, 'Le rhum arrangé, infusé de vanille, de letchi ou de gingembre, conclut les repas.'],
    [/\bbieres?\b/, 'La bière du pays est la THB, partout.'],
    [/\bvins?\b/, 'Fianarantsoa produit un petit vin, plus curieux que grand.'],
    [/\bjus\b/, 'Oui, les jus de fruits sont excellents, à prendre sans glaçons.'],
  ],
  'budget-jour': [
    [/\b(?:repas|manger|mange|nourriture|bouffe)\b/, 'Pour manger, un plat de gargote coûte 5\u202f000 à 10\u202f000\u202fAr, un repas de restaurant 25\u202f000 à 60\u202f000\u202fAr.'],
  ],
  'bureau-ou': [
    [/\b(?:passer|venir|rencontrer|visite\w*)\b/, 'Oui, passez aux heures d’ouverture.'],
  ],
  cadeaux: [
    [/\b(?:demandent|reclament|mendi\w*|insist\w*|quemand\w*)\b/, 'Refusez avec un sourire, et donnez plutôt à une école, un dispensaire ou une association.'],
    [
      /\b(?:ecoles?|cahiers?|classe|instit\w*|scolaires?)\b/,
      'Oui, remettez-les à l’instituteur ou au directeur, avec votre guide, et non aux enfants.',
    ],
    [/\b(?:familles?|hotes?|habitants?|invit\w*|recus?|accueil\w*|heberge\w*)\b/, 'Chez l’habitant, un petit cadeau utile, sucre, café ou riz, est bienvenu.'],
    [/\ba qui\b|\bou (?:les |peut on (?:les )?|on peut (?:les )?)?(?:donner|remettre|deposer|laisser)\b|\b(?:vetements?|habits|fringues|medicaments)\b/, 'Remettez-les à un instituteur, un dispensaire ou une association, ou à votre guide, qui sait à qui ils servent.'],
    [/\b(?:bonbons?|stylos?|jouets?|argent|mendi\w*|pieces?|bonne idee)\b/, 'Non, pas sur la route, ni aux enfants eux-mêmes.'],
  ],
  cameleons: [
    [/\blemuriens?\b|\bmakis?\b/, 'Oui, on voit les deux à Andasibe, à Ranomafana ou à la Montagne d’Ambre, les caméléons surtout de nuit.'],
    [/\b(?:main|mains|toucher|caresser|tenir|porter)\b/, 'Non, ne prenez pas un caméléon en main\u202f: cela l’épuise\u202f; regardez-le avec le guide.'],
  ],
  camping: [
    [/\b(?:sauvage|plages?|seule?s?)\b|\bou (?:on|je|nous) ve\w+\b/, 'Non, le camping sauvage sans l’accord du village est à éviter, par courtoisie comme par sécurité.'],
    [whether, 'Oui.'],
  ],
  carburant: [
    [/\b(?:cher|chere|prix|coute|combien|tarif|litre)\b/, 'L’essence coûte autour d’un euro le litre.'],
  ],
  'carnet-site': [
    [/^(?=.*\bcarnet\b).*\bpartag\w*/, 'Ouvrez la page Carnet et touchez «\u202fPartager ce carnet\u202f».'],
    [/\b(?:disparu|vide|efface\w*|perdu\w*|change)\b/, 'Le carnet ne se garde que dans le navigateur qui a servi\u202f: rouvrez le même, sur le même appareil.'],
    [/\b(?:envoy\w*|partag\w*|transfer\w*|montrer)\b/, 'Ouvrez la page du circuit et touchez «\u202fPartager ce circuit\u202f»\u202f: un lien s’envoie par message ou par e-mail.'],
  ],
  'carnet-vaccin-perdu': [
    [/^(?!.*\b(?:perd\w*|egar\w*|retrouv\w*|plus)\b).*\b(?:montrer|obligatoire|faut|demand\w*|doit|presenter|emporter|apporter)\b/, 'Non, sauf le certificat de fièvre jaune, si vous venez d’un pays à risque ou y avez fait une longue escale.'],
  ],
  carte: [
    [/\b(?:american express|amex)\b/, 'American Express ne passe presque nulle part\u202f: prenez une carte Visa.'],
    [/\bparcs?\b/, 'À l’entrée d’un parc, non\u202f: prévoyez des espèces.'],
    [/\btwint\b|\blydia\b|\bpaypal\b|\bwero\b/, 'Non, n’y comptez pas\u202f: prenez une carte Visa et des espèces.'],
    [/\b(?:retir\w*|retrait\w*|distributeur\w*)\b.*\b(?:max\w*|plafon\w*|limite\w*)\b|\b(?:max\w*|plafon\w*|limite\w*|combien)\b.*\b(?:retir\w*|retrait\w*)\b/, 'Chaque retrait est plafonné à quelques centaines de milliers d’ariary.'],
    [/\bmastercard\b/, 'Plutôt une carte Visa\u202f: les distributeurs prennent moins souvent Mastercard.'],
    [/\b(?:revolut|n26|wise|boursorama|fortuneo|hello bank)\b/, 'Oui, comme toute carte, dans les distributeurs des villes\u202f; Visa y passe mieux que Mastercard.'],
    [/\bquelles? cartes?\b/, 'Prenez une carte Visa, et une seconde carte de secours.'],
    [/\bfrais\b/, 'Je n’ai pas de montant sûr pour les frais de retrait\u202f: demandez à votre banque ce qu’elle prend hors d’Europe.'],
    [/\b(?:restos?|restaurants?|magasins?|supermarches?|boutiques?)\b/, 'Dans une partie seulement, en ville\u202f: gardez des espèces.'],
    [/\b(?:partout|tout payer|suffit|seulement)\b/, 'Non, presque partout on paie en espèces.'],
    [/\b(?:euros?|liquide|especes|cash)\b/, 'Surtout des espèces\u202f: la carte ne passe que dans les grands hôtels, certains restaurants et supermarchés des villes.'],
  ],
  'carte-refusee': [
    [/\b(?:perd\w*|vole\w*)\b/, 'Faites opposition tout de suite auprès de votre banque.'],
  ],
  'chaland-pirogue': [
    [/\bcombien de (?:personnes|passagers|places|gens)\b/, 'Je ne sais pas combien\u202f: le chaland est privé ou partagé, selon le devis.'],
    [/\b(?:douches?|toilettes?|wc|se laver)\b/, 'Dans les deux cas, on dort sous la tente, sur un banc de sable, sans douche ni toilettes.'],
  ],
  'chambre-equipement': [
    [/\b(?:savon|shampoo?i?n?g?|gel douche)\b/, 'Le savon et les serviettes sont en général fournis, le shampoing pas toujours.'],
  ],
  change: [
    [/^(?!.*\beuros?\b).*\bdollars?\b/, 'Le dollar américain se change aussi, moins bien que l’euro\u202f; on ne paie guère avec.'],
    [/\bquel(?:le)?s (?:billets|coupures)\b|\bbillets de \d+ ou\b/, 'Les billets de 50 et 100\u202f€ se changent le mieux.'],
    [/\b(?:canadiens?|francs? suisses?|livres?|chf|yens?)\b/, 'Emportez plutôt des euros\u202f: les autres devises se changent mal, sauf le dollar américain.'],
    [/\beuros?\b.*\b(?:ou|et)\b.*\bdollars?\b|\bdollars?\b.*\b(?:ou|et)\b.*\beuros?\b/, 'Plutôt des euros\u202f: c’est la devise la plus facile, puis le dollar.'],
    [/^(?:mais |et )?ou\b|\bou (?:changer|echanger|peut|puis|est ce)\b|\bbureaux? de change\b/, 'Changez dans les banques et les bureaux de change, dont ceux de l’aéroport d’Ivato, et gardez les reçus.'],
    [/\btaux\b/, 'Le cours varie chaque jour\u202f; fin 2025, un euro valait autour de 5\u202f000\u202fAr et un dollar autour de 4\u202f500\u202fAr.'],
    [/\b(?:au noir|marche noir|dans la rue|un particulier|un type|un chauffeur|me propose|on me propose)\b/, 'Non, ne changez ni au noir, ni dans la rue\u202f: vous risquez de faux billets, une liasse trop courte et des ennuis avec la police.'],
    [/\b(?:peut on|on peut|trouve\w*|achet\w*|avoir|command\w*)\b.*\b(?:ariary|ariarys|avant (?:de partir|le depart)|en (?:france|belgique|suisse))\b/, 'Non, l’ariary ne s’achète guère hors du pays\u202f: changez à l’arrivée.'],
    [/\bchang\w* ou\b/, 'Changez dans les banques et les bureaux de change, dont ceux de l’aéroport d’Ivato, et gardez les reçus.'],
    [/\b(?:avant (?:de partir|le depart)|ou (?:bien )?(?:la bas|sur place|a l arrivee)|(?:ici|en france|en belgique|en suisse|a paris)\b.* ou)\b/, 'Changez là-bas, à l’arrivée\u202f: l’ariary ne s’achète guère hors du pays.'],
  ],
  'changer-devis': [
    [/\brefus\w*|\bdire non\b/, 'Oui, vous êtes libre de le refuser\u202f: rien ne vous engage avant votre accord.'],
    [/\b(?:refaire|nouvelle demande|renvoyer)\b/, 'Non, ne refaites pas la demande\u202f: écrivez depuis la page Contact, avec la référence.'],
    [/\b(?:deux|2|plusieurs|trois) (?:devis|versions?|propositions?)\b/, 'Oui, demandez-en plusieurs\u202f: ils sont gratuits.'],
    [/\b(?:payante?s?|frais|payer|paye|coute|gratuit\w*|facture\w*)\b/, 'Changer le devis est gratuit\u202f; le prix du voyage, lui, suit ce que vous changez.'],
  ],
  chaussures: [
    [/\bampoules?\b/, 'Prenez des chaussures déjà faites à vos pieds, et des pansements pour les ampoules.'],
    [/\bsandales?\b.*\b(?:en plus|aussi|en prime)\b|\b(?:ajouter|en plus)\b.*\bsandales?\b/, 'Oui, ajoutez des sandales et des chaussures d’eau pour le corail et les oursins.'],
    [/\bchaussures? d eau\b|\bmeduses\b/, 'Oui, des chaussures d’eau protègent du corail, des oursins et des poissons-pierres.'],
    [/\bsandales?\b|\btongs?\b/, 'Des sandales seules ne suffisent pas\u202f: il faut une paire de marche légère pour les parcs.'],
    [/\b(?:baskets?|tennis|trail)\b/, 'Oui, des baskets conviennent en ville et pour les petites marches\u202f; pour les parcs, il faut une semelle qui accroche.'],
    [/\b(?:montantes?|hautes?|bottes|grosses)\b/, 'Elles aident au pic Boby, dans les Tsingy et en forêt humide\u202f; ailleurs, on s’en passe.'],
  ],
  'chez-lhabitant': [
    [/\b(?:apport\w*|cadeaux?|offrir|donner|emporter|amen\w*)\b/, 'Apportez un petit cadeau utile, sucre, café ou riz.'],
  ],
  'circuits-proposes': [
    [/\b(?:finiss\w*|finit|fini|fin|termin\w*|revien\w*|retour\w*)\b/, 'Le Centre finit à Antananarivo\u202f; les autres à la mer, à Nosy Be, Anakao, l’île aux Nattes ou Morondava, d’où l’on revient en avion.'],
    [/\b(?:carte|plan)\b/, 'La page de chaque circuit dessine le trajet sur une carte, jour par jour.'],
    [/\b(?:part\w*|commenc\w*|debut\w*|depart\w*)\b.*\b(?:villes?|ou)\b|\b(?:quelle ville|d ou)\b/, 'Tous partent d’Antananarivo, le Nord par un vol pour Antsiranana.'],
  ],
  'coeur-et-marche': [
    [/\b(?:pacemaker|stimulateur|defibrillateur)\b/, 'Avec un pacemaker, on peut venir si le cardiologue est d’accord\u202f: montrez sa carte au contrôle de l’aéroport et demandez une fouille à la main.'],
  ],
  coffre: [
    [/\bplages?\b/, 'Sur la plage et pendant la baignade, n’emportez que le nécessaire, gardez-le à vue, quelqu’un restant près des sacs, ou laissez-le à l’hôtel.'],
    [/\b(?:y a|ont|avez|trouve\w*)\b/, 'Oui dans les hôtels confortables, rarement ailleurs.'],
  ],
  combiner: [
    [/\b(?:toute l ile|tour (?:\w+ )?de l ile|tour de madagascar|tout voir|tout le pays|ile entiere|traverser l ile|les (?:5|cinq) circuits)\b/, 'Pas toute l’île d’un coup\u202f: en un mois, trois circuits, par exemple le Centre, le Sud et le Nord, 27 jours.'],
  ],
  contact: [
    [/\b(?:ferm\w*|ouvr\w*|ouverts?|horaires?|quelle heure)\b/, 'Le bureau, à Antananarivo, est ouvert du lundi au vendredi de 8\u202fh à 17\u202fh et le samedi de 8\u202fh à 12\u202fh, heure de Madagascar.'],
  ],
  'controle-police': [
    [/\b(?:droit|peut|peuvent|exiger)\b/, 'Oui, la police et la gendarmerie peuvent demander vos papiers\u202f; montrez d’abord la copie du passeport et du visa.'],
  ],
  conversation: [
    [/\b(?:robots?|humain\w*|vraie personne|quelqu un|ia|intelligence artificielle|machine|bot|automatique|chatgpt|reel\w*)\b/, 'Je suis un assistant automatique\u202f: aucun conseiller ne lit vos messages pendant que vous écrivez.'],
  ],
  'cote-est-pluie': [
    [/\b(?:k ?way|impermeables?|cape|poncho|parapluie|veste de pluie)\b/, 'Oui, un imperméable sert toute l’année, dans l’Est surtout.'],
  ],
  couchage: [
    [/\b(?:lou\w+|location)\b/, 'Ne comptez pas louer un duvet sur place, je ne connais pas de loueur\u202f: apportez-le, ou demandez-le dans le devis.'],
    [/\b(?:temperatures?|degres?|confort|quel (?:sac|duvet|type)|chaud)\b/, 'Pour le bivouac seulement\u202f: prévu pour 0\u202f°C ou moins au pic Boby de juin à août, un drap de sac ou un duvet léger ailleurs.'],
    [/\b(?:utile|faut|besoin|necessaire|obligatoire|dois|prevoir|prendre)\b/, 'Seulement pour le bivouac ou le camping\u202f; à l’hôtel, non.'],
  ],
  'coucher-soleil': [
    [/\blev\w*\b.*\bou\b.*\bcouch\w*|\bcouch\w*\b.*\bou\b.*\blev\w*/, 'Plutôt au coucher du soleil, pour la lumière, ou tôt le matin, avec moins de monde.'],
    [/\blever (?:du soleil )?ou\b|\bou (?:au |le )?(?:lever|matin)\b|\bmatin ou\b/, 'Plutôt le coucher, le plus beau\u202f; le matin, il y a moins de monde.'],
    [/\b(?:plus beaux?|beaux|ou (?:voir|admirer|regarder)|meilleurs?|spots?)\b/, 'Le plus célèbre est celui de l’allée des Baobabs, près de Morondava\u202f; l’Isalo et le mont Passot, à Nosy Be, sont beaux aussi.'],
    [/\bse leve\b|\blever (?:du|de) (?:soleil|jour)\b|\bheure .*\blever\b/, 'Le jour se lève entre 5\u202fh\u202f15 en novembre et 6\u202fh\u202f35 en juin.'],
    [/\bisalo\b/, 'À l’Isalo, préférez le coucher du soleil, sur les rochers\u202f; le matin, partez tôt marcher, avant la chaleur.'],
  ],
  covid: [
    [whether, 'Non.'],
  ],
  crocodiles: [
    [/\b(?:lions?|tigres?|fauves?|predateurs?|carnivores?)\b/, 'Non, ni lions ni autres grands fauves\u202f: le plus grand prédateur à terre est le fosa, sans danger pour vous\u202f; le crocodile du Nil, lui, peut attaquer.'],
    [/^(?:est ce qu il y a |il y a |y a (?:t il )?|ya |des |on (?:voit|croise) |peut on voir )(?:des |les )?(?:crocodiles|crocos|caimans|alligators)\b/, 'Oui.'],
  ],
  crudites: [
    [/\b(?:cuits?|cuites?|chauds?|bouillis?)\b/, 'Oui, cuits et servis chauds.'],
    [/\bfruits?\b/, 'Oui, les fruits se mangent, lavés et pelés par vous-même.'],
    [whether, 'Plutôt non.'],
  ],
  cuisine: [
    [/\b(?:mange\w* (?:bien|correctement)|bien mange\w*|nourriture (?:est )?bonne|bonne (?:nourriture|cuisine)|c est bon)\b/, 'Oui, simplement mais bien, surtout le poisson des côtes et le zébu.'],
    [/^(?!.*\b(?:demander|aim\w*|ador\w*|plait|ou manger|trouv\w*)\b).*\b(?:epice\w*|piment\w*|piquante?s?|ca pique|releve\w*)\b/, 'Non, la cuisine est peu épicée\u202f: le piment, ou sakay, se sert à part.'],
    [/\briz\b/, 'Oui, presque à tous les repas.'],
  ],
  cyclones: [
    [/\bgaranti\w*\b|\bcertain\w*\b|\bsans cyclone\b/, 'Non, personne ne peut le garantir.'],
    [/\b(?:que|quoi|comment) (?:faire|fait on|on fait|ca se passe|reagir)\b|\bsi (?:un|le|y a un|il y a un) cyclone\b|\ben cas de cyclone\b/, 'Si un cyclone s’annonce, restez dans un bâtiment en dur, loin de la mer et des rivières, et suivez l’hôtel, le guide et Météo Madagascar\u202f: on ne roule plus et on ne prend plus le bateau avant la fin de l’alerte.'],
  ],
  decalage: [
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
  'delai-reponse': [
    [/\bqui\b.*\b(?:repond\w*|s en occupe|traite|lit)\b/, 'Un conseiller de notre bureau d’Antananarivo vous répond.'],
    [/\bnormal\b|\btoujours (?:rien|pas)\b|\bpas (?:encore )?(?:de |eu de )?(?:reponse|recu|repondu)\b|\bsans nouvelles?\b/, 'Le week-end, oui, c’est normal\u202f; en semaine, au-delà de 24\u202fh, écrivez-nous avec votre référence.'],
    [/\b(?:week ?ends?|samedis?|dimanches?)\b/, 'Le week-end ne compte pas\u202f: du samedi 12\u202fh au lundi 8\u202fh, le délai ne court pas.'],
    [/\b(?:rien|pas|aucune?|toujours|sans)\b.*\b(?:recue?|reponse|nouvelles?|mail|repondu)\b|\bpersonne\b.*\brepond\w*/, 'Regardez vos courriers indésirables\u202f; sans rien sous 24h hors week-end, appelez-nous ou écrivez depuis la page Contact, avec la référence.'],
  ],
  dengue: [
    [/\b(?:en ce moment|actuellement|cette annee|epidemie)\b/, 'Je ne connais pas le présent\u202f: lisez les conseils officiels juste avant le départ.'],
    [whether, 'Oui.'],
  ],
  devis: [
    [/\bsans (?:engagement|obligation\w*|m engager|s engager|nous engager)\b|\b(?:n )?engage a rien\b/, 'Oui, sans engagement\u202f: vous êtes libre de refuser.'],
    [/\bdifference\b/, 'Le devis est une proposition de prix, qui n’engage à rien\u202f; la réservation vient quand vous l’acceptez.'],
    [/\b(?:plusieurs|deux|2|trois) (?:circuits?|devis)\b/, 'Oui, nommez-les tous dans les demandes particulières.'],
    [/\b(?:engag\w*|oblig\w*|lie|contrat)\b/, 'Non, elle n’engage à rien\u202f: vous êtes libre de refuser.'],
    [/\bgratuit\w*|\b(?:rien|aucun\w*|sans) (?:a )?(?:pay\w*|frais|debours\w*|verser|regler)\b/, 'Oui, c’est gratuit.'],
    [/\bcombien de (?:temps|jours|heures)\b|\bdelais?\b/, 'Une réponse est annoncée sous 24h.'],
    [/\b(?:combien|prix|tarif)\b/, 'Rien\u202f: demande et devis sont gratuits.'],
    [/\b(?:paye\w*|payer|paie|payant\w*|frais|facture\w*|coute\w*|debit\w*)\b/, 'Non, rien à payer.'],
  ],
  'devis-perdu': [
    [/^(?!.*\b(?:mails?|emails?|courriels?|spams?|renvoy\w*)\b).*\b(?:ma|mes|la|les) demandes?\b/, 'La référence de chaque demande s’affiche sous «\u202fDemande reçue\u202f», près du formulaire qui a servi, dans le même navigateur\u202f: donnez-la si vous la retrouvez.'],
  ],
  diarrhee: [
    [/\b(?:imodium|loperamide|smecta|tiorfan|ultralevure|antibio\w*)\b/, 'Demandez-le à votre pharmacien ou à votre médecin avant le départ\u202f: je ne choisis pas de médicament.'],
  ],
  dimanche: [
    [/\b(?:chang\w*|argent|retir\w*|euros?)\b/, 'Non, pas en banque\u202f: changez ou retirez avant.'],
    [/\bpharmac\w*/, 'Je ne sais pas quelle pharmacie est de garde le dimanche\u202f: demandez à l’hôtel.'],
    [/\b(?:parcs?|hotels?|restos?|restaurants?|visit\w*)\b/, 'Oui, parcs, hôtels et restaurants de voyageurs restent ouverts.'],
    [/\b(?:magasins?|boutiques?|banques?|bureaux?|commerces?|supermarches?|ouvert\w*)\b/, 'Non, le dimanche, banques, bureaux, dont le nôtre, et beaucoup de boutiques sont fermés\u202f; parcs, hôtels et restaurants de voyageurs restent ouverts.'],
  ],
  'distributeurs-villes': [
    [/\b(?:max\w*|plafon\w*|limite\w*|combien (?:d argent|d ariary|on|peut on|par))\b/, 'Chaque retrait est plafonné à quelques centaines de milliers d’ariary.'],
    [/\b(?:visa|mastercard)\b/, 'Oui, dans les distributeurs des villes\u202f; Visa y passe mieux que Mastercard.'],
  ],
  donnees: [
    [/\b(?:gard\w*|conserv\w*|stock\w*|enregistr\w*)\b/, 'Le carnet, les brouillons et cette conversation ne restent que sur votre appareil\u202f; une demande envoyée nous parvient.'],
    [/\b(?:revend\w*|vend\w*)\b/, 'Non, elles ne sont transmises qu’aux partenaires concernés par votre voyage, ou aux autorités si la loi l’exige.'],
    [/\b(?:supprim\w*|effac\w*|oubli|rgpd)\b/, 'Demandez-nous de les effacer, c’est votre droit\u202f: la page Confidentialité dit comment.'],
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
  'draps-serviettes': [
    [/\bdraps? de sac\b|\bsacs? a viande\b/, 'Oui, pour le bivouac, la nuit chez l’habitant et les adresses très simples\u202f; à l’hôtel, non.'],
  ],
  drones: [
    [/\b(?:risqu\w*|amendes?|confisqu\w*|puni\w*|prison)\b/, 'Un appareil non autorisé peut être confisqué et l’amende est lourde.'],
    [/\bparcs?\b|\bbaobabs\b|\breserves?\b/, 'Pas sans une autorisation de plus, pour survoler les aires protégées, dont l’allée des Baobabs.'],
    [/\bsans autorisation\b/, 'Non, pas sans autorisation, même avec un petit drone de moins de 250\u202fg.'],
    [/\b(?:2[0-9]{2} ?g\w*|mini|petit|leger)\b/, 'Même un petit drone de moins de 250\u202fg demande une autorisation.'],
    [whether, 'Oui, mais il ne vole pas sans autorisation.'],
  ],
  duree: [
    [/\b(?:essentiel|principal|incontournables|le mieux|plus beau)\b/, 'Comptez deux semaines pour une région, trois pour deux régions\u202f; l’essentiel de l’île ne tient pas en moins.'],
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
  'eau-chaude': [
    [/\b(?:toujours|partout|tous|toutes|garanti\w*)\b/, 'Non, pas partout.'],
    [/\b(?:y a|aura|trouve\w*|existe)\b/, 'Oui, le plus souvent en ville.'],
  ],
  'eau-douce': [
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
  ecotourisme: [
    [/\b(?:carbone|co2)\b/, 'Je ne connais pas de compensation du carbone dans nos circuits.'],
  ],
  electricite: [
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
  'enfants-circuit': [
    [/\b(?:evit\w*|deconseill\w*)\b/, 'Évitez avec de jeunes enfants les longues pistes de l’Ouest et le parcours à baudrier des Grands Tsingy.'],
    [/\b(?:trajets?|voiture|routes?|longs?|longues?|kilometres?|heures?)\b/, 'Ils sont longs\u202f: demandez des journées de moins de quatre heures de route, comme il est possible dans le Centre et l’Est.'],
    [/\b(?:peut|possible|faisable|jouable|adapte\w*|raisonnable|bonne idee)\b/, 'Oui.'],
  ],
  'enfants-formalites': [
    [/\b(?:grands? (?:parents?|mere|pere)|petits? (?:fils|enfants)|tante|oncle|niece|neveu|sans (?:ses|leurs|les) parents)\b/, 'Oui, il faut une autorisation\u202f: un mineur résidant en France qui voyage sans ses parents porte une autorisation de sortie du territoire signée et la copie de la pièce d’identité du parent signataire.'],
    [/\b(?:noms?|nom de (?:famille|jeune fille))\b.*\b(?:pere|mere|mari|differents?|papa|maman|mien|autre|meme)\b|\bpas le meme nom\b|\bnoms differents\b/, 'Un extrait d’acte de naissance est utile si les noms diffèrent.'],
    [/\b(?:mari|femme|maries?|epou[sx]\w*)\b.*\bnoms?\b|\bnoms?\b.*\b(?:mari|maries?|epou[sx]\w*)\b/, 'Entre adultes, des noms différents ne posent pas de problème\u202f: chacun a son passeport.'],
    [/\b(?:seule?s?|monoparental\w*|pere|mere|papa|maman|ex|divorc\w*|separe\w*|grands? (?:parents?|mere|pere)|tante|oncle|sans (?:son|sa|ses|mon|ma|leur|l autre)|autorisation)\b/, 'Un mineur résidant en France qui voyage sans l’un de ses parents titulaires de l’autorité parentale doit porter une autorisation de sortie du territoire signée et la copie de la pièce d’identité du parent signataire.'],
    [/\b(?:faut|besoin|obligatoire|aussi|necessaire|doit|suffit|inscrits?|livret)\b/, 'Oui, chaque enfant doit avoir son propre passeport et son visa, même bébé.'],
  ],
  'enfants-prix': [
    [/\b(?:reduc\w*|tarifs?|moins cher|pay\w*|gratuit\w*|plein pot)\b/, 'Un peu moins\u202f: ce qui baisse, selon l’hôtel et le parc, c’est le lit, le repas et l’entrée.'],
  ],
  'enfants-repas': [
    [/\b(?:glaces?|glacons?)\b/, 'Les glaces industrielles bien gelées, oui\u202f; les artisanales et les glaçons, non.'],
    [/\b(?:restaurants?|restos?)\b/, 'Oui, les enfants sont bienvenus au restaurant, même petits.'],
  ],
  'enfants-sante': [
    [/\bfievre\b/, 'Un enfant fiévreux voit un médecin le jour même, avec un test du paludisme\u202f; somnolent, s’il convulse, vomit tout ou respire mal\u202f: hôpital tout de suite. L’assistance et l’assureur disent où.'],
    [/\bpediatres?\b/, 'Cherchez-le à Antananarivo, dans les cliniques privées\u202f; ailleurs, les moyens sont limités.'],
    [
      /\bvaccin\w*\b/,
      'Sont souvent conseillés, selon l’âge et le séjour\u202f: DTP, rougeole, hépatites A et B, typhoïde, rage\u202f; son médecin décide.',
    ],
  ],
  'enregistrement-vol': [
    [/\b(?:re)?confirm\w*\b/, 'Oui, reconfirmez un vol intérieur la veille\u202f: les horaires changent souvent.'],
  ],
  'equipement-bebe': [
    [/\b(?:poussettes?|porte bebe)\b/, 'Prenez un porte-bébé plutôt qu’une poussette\u202f: trottoirs abîmés, sable et sentiers l’arrêtent vite.'],
    [/\b(?:lits?|chaises? hautes?|y a|ont|fourni\w*)\b/, 'Pas toujours\u202f: demandez-les dans le devis.'],
  ],
  escalade: [
    [/\b(?:grimpeurs?|sans grimper|oblige\w*|march\w*|rando\w*|debutants?)\b/, 'Non, pas besoin d’être grimpeur\u202f: on marche aussi dans la vallée du Tsaranoro, au pied des falaises, à la journée et avec un guide.'],
  ],
  'especes-a-emporter': [
    [/\b(?:cb|cartes?)\b/, 'Surtout des espèces\u202f: la carte ne passe que dans les grands hôtels et quelques commerces des villes, où l’on trouve aussi des distributeurs.'],
  ],
  ethnies: [
    [/\bvezo\b/, 'On voit les Vezo, pêcheurs du Sud-Ouest, à Ifaty et à Anakao, au bout de notre circuit Sud.'],
    [/\bvazimba\b/, 'Les Vazimba sont, selon la tradition, les premiers habitants des Hautes Terres, à demi légendaires.'],
  ],
  fady: [
    [/^(?!.*\b(?:doigt|montrer|photo\w*)\b).*\b(?:cimetieres?|tombes?|tombeaux?)\b/, 'Seulement avec l’accord de la famille ou du gardien, et avec un guide.'],
    [/\b(?:doigt|montrer)\b/, 'Oui, c’est vrai dans bien des endroits\u202f: ne montrez pas un tombeau du doigt.'],
  ],
  famadihana: [
    [/\b(?:vrai|vraiment|deterr\w*|serieux)\b/, 'Oui, on ouvre le tombeau, et l’on enveloppe les ancêtres d’un lamba neuf.'],
    [/\b(?:assister|voir|particip\w*|invit\w*)\b/, 'Oui, sur invitation, avec un guide.'],
  ],
  'femme-seule': [
    [/\b(?:soir|nuit)\b/, 'Pas à pied le soir\u202f: prenez un taxi commandé par l’hôtel ou le restaurant.'],
    [/\bgroupes?\b|\bautres voyageurs\b/, 'Nous n’avons pas de groupe à rejoindre\u202f: vous partez seule avec un chauffeur-guide, et le prix s’en ressent.'],
    [/\b(?:danger\w*|risqu\w*|peur|craint|safe|craindre)\b/, 'Non, avec des précautions simples.'],
    [whether, 'Oui.'],
  ],
  'fievre-jaune': [
    [/^(?!.*\b(?:escale|transit|correspondance|via|puis|afrique|senegal|addis|nairobi|ethiopi\w*|kenya)\b).*(?:\bvol direct\b|\b(?:de|depuis|d|par|venant de) (?:la |l )?(?:france|paris|belgique|bruxelles|suisse|geneve|europe|istanbul|reunion|maurice)\b)/, 'Non, pas depuis l’Europe, ni par La Réunion, Maurice ou Istanbul.'],
  ],
  fleuves: [
    [/\btentes?\b|\bmatelas\b|\bduvets?\b|\bsacs? de couchage\b/, 'L’organisateur de la descente fournit les tentes\u202f; demandez dans le devis si matelas et duvets le sont aussi.'],
    [/\b[6-8]\d ans\b|\b(?:seniors?|retraites?|ages?|agees?|parents|grands parents)\b/, 'En chaland, oui, pour qui accepte deux nuits sous tente, sans douche ni toilettes\u202f: on y marche peu. En pirogue, c’est plus fatigant.'],
    [/\b(?:reseau|capte|wifi|telephon\w*|appeler)\b/, 'Non, il n’y a guère de réseau pendant la descente\u202f: prévenez vos proches avant.'],
    [/\b(?:douches?|toilettes?|wc)\b/, 'Non, ni douche ni toilettes pendant la descente\u202f: on dort sous la tente, sur un banc de sable.'],
  ],
  fournisseur: [
    [/\bofficiel\w*\b/, 'C’est le site de Dia Madagascar, à Antananarivo, et non un site de l’État.'],
    [/\bdepuis (?:quand|longtemps|combien)\b|\b(?:creee?|anciennete|experience)\b/, 'Je ne sais pas depuis quand Dia Madagascar existe\u202f: demandez-le depuis la page Contact.'],
    [/\b(?:malgaches?|francaise?s?|locale?s?|france|d ici|europe\w*|pays)\b/, 'Nous sommes installés à Antananarivo, et nos partenaires sont malgaches.'],
  ],
  'froid-pic-boby': [
    [/\b(?:suffi\w*|confort|assez)\b/, 'Non, pas de juin à août\u202f: prenez un duvet prévu pour 0\u202f°C ou moins.'],
    [/\b(?:bonnet|gants|polaire|doudoune)\b/, 'Oui, avec une polaire, un bonnet et des gants.'],
  ],
  'fruits-de-mer': [
    [whether, 'Oui, sur les côtes.'],
  ],
  'fruits-epices': [
    [/\b(?:l[iy]tchis?|lychees?|letchis?)\b/, 'Les letchis se mangent en novembre et en décembre, sur la côte Est.'],
    [/\bmangues?\b/, 'Les mangues se mangent d’octobre à janvier.'],
    [/\b(?:plantations?|visit\w*|voir)\b/, 'Au jour 7 de notre circuit Nord, on visite une plantation de cacao près d’Ambanja, dans la vallée du Sambirano.'],
    [/\boctobre\b/, 'En octobre, les premières mangues, avec la banane, l’ananas et la papaye de toute l’année.'],
    [/\b(?:novembre|decembre|noel)\b/, 'En novembre et en décembre, les letchis et les mangues, avec la banane, l’ananas et la papaye de toute l’année.'],
    [/\bjanvier\b/, 'En janvier, les dernières mangues, avec la banane, l’ananas et la papaye de toute l’année.'],
    [/\b(?:fevrier|mars|avril|mai|juin|juillet|aout|septembre)\b/, 'La banane, l’ananas et la papaye, comme toute l’année.'],
  ],
  gilet: [
    [/\bsavoir nager\b/, 'Non, ce n’est pas nécessaire, avec un gilet.'],
    [/\b(?:stables?|chavir\w*|renvers\w*|retourn\w*)\b/, 'Une pirogue bouge quand on se lève, mais se renverse rarement si l’on reste assis\u202f; les pirogues à voile du Sud-Ouest ont un balancier, plus stable.'],
  ],
  glacons: [
    [/\b(?:glaces?|sorbets?|creme glacee)\b/, 'Les glaces industrielles bien gelées, oui\u202f; les artisanales, non.'],
    [whether, 'Plutôt non.'],
  ],
  gluten: [
    [/\bpains?\b/, 'N’y comptez pas\u202f: emportez le vôtre.'],
  ],
  'grand-groupe': [
    [/\b(?:prix|tarifs?|remises?|reductions?|degressif|moins cher)\b/, 'Le prix d’un groupe se fixe dans le devis\u202f: minibus, chauffeur et guide se partagent, donc chacun paie moins.'],
  ],
  grossesse: [
    [/\ballait\w*\b/, 'Oui, on peut voyager en allaitant\u202f: demandez à votre médecin quel traitement contre le paludisme convient.'],
    [/\b(?:annul\w*|report\w*|deconseill\w*|raisonnable|risqu\w*|danger\w*)\b/, 'Beaucoup de médecins conseillent de reporter\u202f: voyez d’abord le vôtre.'],
  ],
  groupe: [
    [/\b(?:d autres|inconnus|melang\w*|avec (?:des|d autres) gens)\b/, 'Non, vous voyagez entre vous.'],
    [/^(?!.* ou (?:en|avec|de)\b).*\b(?:nous deux|tous les deux|que nous|juste nous|entre nous|seuls|ma femme et moi|mon mari et moi|prive\w*)\b/, 'Oui, vous voyagez entre vous, avec votre chauffeur-guide.'],
    [/\b(?:seule?|solo)\b.*\b(?:cher|chere|prix|coute|couteux)\b|\b(?:cher|chere|prix|coute)\b.*\b(?:seule?|solo)\b/, 'Oui, plus cher qu’à plusieurs\u202f: seul, on paie le véhicule à une personne.'],
    [/\b(?:rejoindre|joindre|integrer|greffer|inscrire|departs? (?:groupes?|regroupes?|garantis?)|groupes? (?:deja )?(?:forme|constitue)s?)\b/, 'Non, nous n’avons pas de groupe à rejoindre\u202f: chacun part de son côté, seul ou entre proches, avec un chauffeur-guide.'],
  ],
  'guide-francophone': [
    [/\banglais\b|\banglophones?\b/, 'Oui, beaucoup de guides parlent aussi anglais\u202f: demandez-le dans le devis.'],
    [/\b(?:anglais|anglophones?|english)\b/, 'Oui, beaucoup parlent aussi anglais\u202f: demandez-le dans le devis.'],
    [/\b(?:medecins?|docteurs?|infirmi\w*|dentistes?)\b/, 'Oui, dans les villes, les médecins parlent en général français.'],
    [
      /\b(?:italien|allemand|espagnol|chinois|mandarin|japonais|russe|portugais|neerlandais|hollandais|polonais|arabe|langue des signes)\b/,
      'Cela se demande tôt, dans la demande de devis\u202f: on trouve des guides d’autres langues, sans que je puisse le promettre.',
    ],
    [/\b(?:francais|francophones?)\b/, 'Oui, le français est la langue courante des guides et des chauffeurs-guides du tourisme\u202f; beaucoup parlent aussi anglais.'],
    [/\banglais\w*\b/, 'Oui, beaucoup parlent aussi anglais\u202f: demandez-le dans la demande de devis.'],
  ],
  'guide-obligatoire': [
    [/\b(?:obligatoires?|faut|besoin|sans guide|seuls?|oblige\w*|necessaires?)\b/, 'Oui, dans les parcs nationaux, un guide local agréé est obligatoire, et il vaut son prix\u202f: sans lui, on passe à côté de la plupart des animaux.'],
  ],
  'guides-qui': [
    [/\bchauffeurs?\b.*\bguide\b/, 'Oui, c’est un chauffeur-guide\u202f; dans les parcs nationaux, un guide local s’y ajoute.'],
    [/\b(?:payes?|salaires?|gagn\w*)\b/, 'Je ne connais pas leur salaire\u202f; un pourboire remis à la fin est apprécié.'],
    [/\b(?:attend\w*|pendant (?:la|les|une))\b/, 'Oui, le chauffeur attend avec la voiture pendant les visites.'],
    [/\b(?:conduit|conduire|conduira|chauffeurs?)\b/, 'Un chauffeur-guide malgache de nos partenaires, le plus souvent francophone.'],
  ],
  'habits-cotes': [
    [
      /\b(?:ranomafana|andasibe)\b.*\b(?:k ?way|impermeable|cape|poncho|veste de pluie)\b|\b(?:k ?way|impermeable|cape|poncho|veste de pluie)\b.*\b(?:ranomafana|andasibe)\b/,
      'Oui, un imperméable y sert toute l’année.',
    ],
    [/\b(?:k ?way|impermeables?|cape|poncho)\b/, 'Oui, un imperméable léger sert toute l’année, dans l’Est surtout.'],
    [/\bmaillots?\b/, 'Oui, deux maillots.'],
  ],
  'habits-hautes-terres': [
    [/\b(?:manteaux?|doudounes?|anoraks?|parkas?)\b/, 'Non, un gros manteau est inutile, sauf en bivouac dans l’Andringitra.'],
    [/\b(?:octobre|novembre|decembre|janvier|fevrier|mars|noel)\b/, 'D’octobre à mars, un pull fin et un imperméable.'],
  ],
  'handicap-sensoriel': [
    [/\bautis\w*|\btdah\b|\btrisom\w*|\bhandicap mental\b/, 'Oui, avec un trouble de ce genre, le voyage s’adapte\u202f: étapes courtes, lieux calmes, le même chauffeur-guide, un programme annoncé d’avance.'],
  ],
  hebergement: [
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
  histoire: [
    [/\bqui\b.*\bcolon\w*/, 'La France, de 1896 à 1960.'],
    [/\bcoloni\w*\b/, 'Oui, une colonie française de 1896 à 1960.'],
    [/\b(?:passionn\w*|fans?|adore\w*|aim\w*|circuits?|visit\w*|propos\w*|quelque chose)\b/, 'Pour l’histoire, prenez le circuit Centre\u202f: la cité royale d’Ambohimanga, le Rova reconstruit et la haute ville d’Antananarivo.'],
  ],
  hopital: [
    [/\bevacu\w*\b.*\bou\b|\bou\b.*\bevacu\w*\b/, 'Vers Antananarivo, La Réunion ou l’Europe, selon la gravité.'],
    [/\bhotels?\b/, 'Oui, l’hôtel connaît en général un médecin\u202f; appelez aussi votre assureur, qui indique où aller.'],
    [/\b(?:qui (?:vient|nous|me)|chercher|evacu\w*|helico\w*|ambulances?|rapatri\w*)\b/, 'C’est l’assistance de votre assureur qui organise et paie l’évacuation\u202f; prévenez aussi la nôtre.'],
    [/\bdent\w*\b/, 'On trouve des dentistes à Antananarivo et dans les grandes villes\u202f: faites contrôler vos dents avant le départ.'],
    [/\b(?:francais|francophones?)\b/, 'Oui, dans les villes, les médecins parlent en général français.'],
    [/\bbons?\b|\bbonne\b|\bcorrect\w*\b|\bqualite\b|\bniveau\b|\bmodernes?\b/, 'Corrects dans la capitale, limités ailleurs.'],
  ],
  horaires: [
    [/\bbureaux? de change\b/, 'Je n’ai pas les heures des bureaux de change\u202f; les banques ouvrent en semaine, de 8\u202fh à 15\u202fh ou 16\u202fh.'],
    [/\bbanques?\b.*\b(?:samedis?|week ?end)\b|\b(?:samedis?|week ?end)\b.*\bbanques?\b/, 'N’y comptez pas\u202f: les banques ouvrent en semaine, de 8\u202fh à 15\u202fh ou 16\u202fh.'],
    [/\bbanques?\b/, 'Les banques ouvrent en semaine, de 8\u202fh à 15\u202fh ou 16\u202fh.'],
    [/\b(?:restos?|restaurants?|diner|dine|manger)\b/, 'Les restaurants servent tôt le soir.'],
  ],
  'hors-ligne': [
    [/\b(?:site|page|pages)\b/, 'Oui, ce site aussi s’ouvre sans réseau, circuits, lieux et itinéraires compris, après une première visite d’une minute en ligne dans le même navigateur.'],
    [/\b(?:sans|hors|zone blanche|avion)\b/, 'Oui, l’application fonctionne sans Internet\u202f: une fois les contenus téléchargés, elle guide sans réseau, GPS compris.'],
  ],
  inclus: [
    [/\bguides?\b.*\bparcs?\b/, inTheOffer('les guides des parcs sont compris')],
    [/\bpetits? dej\w*/, inTheOffer('le petit-déjeuner est compris')],
    [/\b(?:4x4|voiture|vehicule)\b/, inTheOffer('la voiture, son carburant et le chauffeur sont compris')],
    [/\b(?:organis\w*|gerer?|gere|s occup\w*)\b/, 'Le partenaire organise tout ce que le devis comprend\u202f; le reste est à votre charge.'],
    [/\b(?:pas|non) (?:compris\w*|inclus\w*)\b|\bnon (?:compris|inclus)\b|\b(?:rajout\w*|en plus|en sus|a (?:ma|notre) charge)\b(?!.*\b(?:repas|guides?|carburant|essence|entrees?)\b)/, 'Le vol international, le visa et les pourboires restent en général à votre charge\u202f; pour le reste, c’est le devis qui le dit.'],
    [/\bpourboires?\b/, 'Non, les pourboires restent à votre charge.'],
    [
      /\b(?:visas?|vols? internationa\w*|billets? d avion)\b/,
      'Non, en général\u202f: le visa et le vol international restent à votre charge.',
    ],
    [/\b(?:entrees?|parcs?|tickets?)\b/, inTheOffer('les entrées des parcs sont comprises')],
    [/\b(?:repas|restos?|restaurants?|dejeuners?|diners?|pension|manger)\b/, inTheOffer('les repas sont compris')],
    [/\b(?:essence|carburant|gasoil|diesel)\b/, inTheOffer('le carburant est compris')],
    [/\b(?:vols?|avions?) (?:interieurs?|internes?)\b/, inTheOffer('les vols intérieurs sont compris')],
    [/\bguides?\b/, inTheOffer('les guides sont compris')],
    [/\b(?:hotels?|hebergements?|nuits|chambres?)\b/, inTheOffer('les hôtels sont compris')],
    [/\b(?:bateaux?|traversees?|vedette)\b/, inTheOffer('les bateaux sont compris')],
    [/\btransferts?\b/, inTheOffer('les transferts sont compris')],
  ],
  indri: [
    [/\bplus (?:gros|grand)\w*\b/, 'L’indri est le plus grand des lémuriens actuels et ne vit dans aucun zoo.'],
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
  'jeune-enfant': [
    [/\bquel age\b|\bage minimum\b/, 'Aucun âge minimum n’est annoncé.'],
  ],
  'joindre-week-end': [
    [/\bsamedi (?:apres midi|soir)\b/, 'Non, le samedi, le matin seulement, de 8\u202fh à 12\u202fh.'],
    [/\bnormal\b|\btoujours (?:rien|pas)\b|\bpas (?:encore )?(?:de |eu de )?(?:reponse|recu|repondu)\b/, 'Oui, c’est normal\u202f: du samedi 12\u202fh au lundi 8\u202fh, le délai de 24\u202fh ne court pas.'],
    [/\b(?:reponds|repondez|reponse|delai|24 ?h\w*)\b/, 'Non, pas le week-end\u202f: du samedi 12\u202fh au lundi 8\u202fh, le délai de 24\u202fh ne court pas.'],
    [/\bsamedis?\b(?!.*\bdimanche)/, 'Le samedi, oui, mais le matin seulement, de 8\u202fh à 12\u202fh.'],
    [/\b(?:dimanches?|week ?end)\b/, 'Le samedi matin, oui, de 8\u202fh à 12\u202fh\u202f; pas le dimanche.'],
  ],
  'jours-en-plus': [
    [/\b(?:enlev\w*|retir\w*|supprim\w*|saut\w*|raccourc\w*)\b/, 'Oui, une étape se retire ou se raccourcit\u202f: écrivez-le dans la demande de devis.'],
  ],
  'jours-feries': [
    [/\b26 juin\b|\bfete nationale\b/, 'Le 26 juin, fête nationale, les banques et les bureaux sont fermés\u202f: changez ou retirez la veille.'],
    [/\b(?:ouvert\w*|ferme\w*)\b/, 'Les jours fériés, banques et bureaux ferment\u202f; hôtels, parcs et restaurants de voyageurs restent ouverts.'],
  ],
  jumelles: [
    [/\b(?:lesquelles|quelles?|modeles?|grossissement)\b/, 'Prenez-les petites et claires, 8x32 ou 8x42.'],
    [/\b(?:utiles?|faut|valent|vaut|besoin|prend\w*|emport\w*|indispensables?)\b/, 'Oui, des jumelles sont utiles\u202f: les lémuriens et les oiseaux restent souvent haut dans les arbres, et les baleines loin du bateau.'],
  ],
  kitesurf: [
    [/^(?!.*\b(?:kite\w*|windsurf|planche|wing\w*)\b)(?=.*\bsurf\w*\b).*\b(?:debut\w*|apprendre|cours|premiere fois)\b/, 'Plutôt non\u202f: les vagues cassent sur le récif et vont aux surfeurs avertis.'],
  ],
  laitages: [
    [/\blactose\b/, 'Intolérant au lactose, vous n’aurez guère de peine\u202f: la cuisine malgache en contient peu.'],
    [/\blait\b/, 'Oui, du lait en brique ou en poudre dans les supermarchés des villes\u202f; évitez le lait cru.'],
  ],
  langue: [
    [/\b(?:debrouill\w*|suffi\w*|perdue?s?)\b.*\bfrancais\b|\bfrancais\b.*\b(?:suffi\w*|debrouill\w*)\b/, 'Oui, le français suffit dans les villes, les hôtels et avec les guides, moins dans les villages.'],
    [/\bpartout\b|\btout le monde\b/, 'Non, pas partout\u202f: dans les villes, les hôtels et avec les guides, oui, moins dans les villages.'],
    [/\bpiroguiers?\b/, 'Peu\u202f: le guide qui vous accompagne traduit.'],
    [/\bpourquoi\b/, 'On y parle français parce que l’île fut une colonie française, de 1896 à 1960.'],
    [/\banglais\w*/, 'Peu de gens parlent anglais, sauf beaucoup de guides et les grands hôtels\u202f: le français sert bien plus.'],
    [/\b(?:villages?|brousse|campagne|partout)\b/, 'Moins dans les villages, où le guide traduit.'],
    [/\b(?:parlent|parle t on|comprend\w*|comprennent|debrouill\w*|suffit|francais)\b/, 'Oui, le français est compris dans les villes, les hôtels et par les guides.'],
  ],
  'langue-du-site': [
    [/\b(?:ecrire|ecrit|message|mail)\b/, 'Oui, la page Contact accepte aussi l’anglais.'],
    [/\b(?:telephone|appel\w*|bureau|chez vous)\b/, 'Je ne sais pas au téléphone\u202f; par écrit, la page Contact accepte le français et l’anglais.'],
    [/^(?=.*\b(?:appli\w*|app|audioguide)\b).*\b(?:francais|anglais|espagnol|chinois)\b/, 'Oui, l’application, elle, raconte les lieux en français, anglais, espagnol ou chinois.'],
    [/^(?=.*\b(?:appli\w*|app|audioguide)\b).*\b(?:allemand|italien|neerlandais|portugais|russe|japonais)\b/, 'Non, l’application raconte les lieux en français, anglais, espagnol ou chinois.'],
  ],
  laverie: [
    [/\blessive\b|\bsavon\b/, 'Oui, un peu de lessive liquide rend service.'],
    [/\b(?:prix|combien|coute|cher)\b/, 'Quelques milliers d’ariary la pièce.'],
    [whether, 'Oui.'],
  ],
  lemuriens: [
    [/\b(?:sans (?:trop |beaucoup )?(?:de )?march\w*|peu (?:de )?march\w*)\b/, 'Avec peu de marche\u202f: à la réserve d’Anja, et sur la boucle guidée d’Andasibe.'],
    [/\bplus petit\w*\b/, 'Le plus petit est le microcèbe, grand comme une souris\u202f: cherchez-le de nuit, à Kirindy surtout.'],
    [/\bnosy (?:be|komba)\b/, 'Oui, des makis macaco, à Lokobe et sur l’île voisine de Nosy Komba.'],
    [/\bsainte marie\b|\bnattes\b/, 'Peu à Sainte-Marie\u202f: voyez-les plutôt à Andasibe, sur le même circuit Est.'],
  ],
  lentilles: [
    [/\blunettes\b(?!.*\blentilles\b)/, 'Oui, emportez une paire de lunettes de rechange, avec l’ordonnance.'],
  ],
  lgbt: [
    [/\b(?:risqu\w*|problemes?|danger\w*|soucis?|accept\w*|mal vu\w*|tranquille\w*)\b/, 'Le plus souvent tout se passe bien, avec de la discrétion en public.'],
  ],
  'lune-de-miel': [
    [/\bhotels?\b/, 'Je ne recommande pas d’hôtel par son nom\u202f: écrivez l’occasion et le confort voulu dans la demande de devis.'],
  ],
  'maladie-chronique': [
    [/\b(?:tension|hypertension|hypertendue?s?)\b/, 'Une tension bien soignée n’empêche pas de venir, si votre médecin est d’accord.'],
  ],
  marchander: [
    [/\b(?:circuits?|devis|voyages?|agence|rabais|ristourne|on est)\b/, 'Pour un circuit, le prix se discute dans le devis\u202f: il baisse à plusieurs, et le partenaire dit ce qu’il peut faire.'],
    [/\b(?:de combien|pourcent\w*|moitie|jusqu a combien)\b/, 'Il n’y a pas de règle\u202f: le premier prix est souvent bien trop haut, demandez avant à votre guide ce que cela vaut.'],
    [/\b(?:magasins?|restos?|restaurants?|supermarches?|parcs?|boutiques?)\b/, 'Non, on ne marchande pas dans les magasins, les restaurants, les supermarchés et pour l’entrée des parcs, où les prix sont fixés.'],
    [/\b(?:faut|peut|doit|dois|negoci\w*|aussi|marchand\w*|discut\w*)\b/, 'Oui, on marchande sur les marchés d’artisanat et pour les taxis, avec le sourire et sans excès\u202f: le premier prix est souvent bien trop haut.'],
  ],
  'marcher-le-soir': [
    [whether, 'Non.'],
  ],
  'maree-algues': [
    [/\bmeduses?\b/, 'Des méduses, il y en a parfois\u202f: un tee-shirt de bain en protège, et l’hôtel connaît les bons endroits.'],
  ],
  'medicaments-oublies': [
    [/\bpilules?\b/, 'Pas sûr\u202f: emportez votre pilule pour tout le séjour.'],
    [/\b(?:trouv\w*|y a|existe\w*)\b.*\bpharmac/, 'Oui, dans les villes\u202f; les pharmacies sont rares ailleurs.'],
  ],
  'monde-touristes': [
    [/\b(?:endroits?|coins?|lieux?|ou|village)\b/, 'Les plus calmes\u202f: les villages zafimaniry, le canal des Pangalanes, l’île aux Nattes et Anakao.'],
    [/\b(?:cher|chere|chers|prix|tarifs?|budget|payer)\b/, quietMonths],
  ],
  'morondava-acces': [
    [/\b(?:correcte?|bonne|mauvaise|etat|goudronnee?|abimee?|praticable|defoncee?)\b/, 'La RN34, d’Antsirabe à Miandrivazo, a un goudron inégal\u202f: coupez le trajet en deux jours.'],
  ],
  'moto-velo': [
    [
      new RegExp(price),
      'Je n’ai pas de prix sûr pour louer un scooter, une moto ou un vélo\u202f: demandez-le à l’hôtel ou au loueur, avec la caution.',
    ],
  ],
  'mots-malgaches': [
    [/^bonjour\b.*\bmalgache\b/, 'Bonjour se dit «\u202fsalama\u202f» ou «\u202fmanao ahoana\u202f».'],
    [/\bmora mora\b/, '«\u202fMora mora\u202f» veut dire doucement, sans se presser.'],
    [/\b(?:dit|dire|dis)\b.*\bmerci\b/, 'Merci se dit «\u202fmisaotra\u202f».'],
    [/\b(?:dit|dire|dis)\b.*\bbonjour\b/, 'Bonjour se dit «\u202fsalama\u202f» ou «\u202fmanao ahoana\u202f».'],
    [/\b(?:dit|dire|dis)\b.*\bau revoir\b/, 'Au revoir se dit «\u202fveloma\u202f».'],
    [/\b(?:dit|dire|dis)\b.*\bs il (?:vous|te) plait\b/, 'S’il vous plaît se dit «\u202fazafady\u202f».'],
    [/\b(?:dit|dire|dis|demander?)\b.*\b(?:combien|prix)\b/, 'Combien se dit «\u202fohatrinona\u202f».'],
    [/^(?:et )?(?:pour )?merci\b/, 'Merci se dit «\u202fmisaotra\u202f».'],
    [/^(?:et )?(?:pour )?bonjour\b/, 'Bonjour se dit «\u202fsalama\u202f» ou «\u202fmanao ahoana\u202f».'],
    [/^(?:et )?(?:pour )?au revoir\b/, 'Au revoir se dit «\u202fveloma\u202f».'],
  ],
  moustiquaire: [
    [/\bdorm\w*\b/, 'Oui, dormez dessous en toute saison, surtout sur les côtes.'],
    [/\b(?:achet\w*|trouv\w*|vend\w*)\b/, 'Achetez-la plutôt avant le départ, imprégnée.'],
    [/\b(?:necessaires?|utiles?|juin|juillet|aout|indispensables?)\b/, 'Oui, dormez dessous en toute saison, surtout sur les côtes.'],
    [/\b(?:prends?|prendre|emport\w*|emmen\w*|peine|faut|apport\w*)\b/, 'Oui, emportez la vôtre, imprégnée.'],
    [/\b(?:hotels?|chambres?|lodges?|fourni\w*|y a)\b/, 'Souvent, mais pas toujours.'],
  ],
  'moustiques-heures': [
    [/\b(?:habits?|vetements?|tissus?|pantalons?|chaussettes?)\b/, 'Oui, à travers un tissu fin et serré\u202f: portez des vêtements amples, et un produit pour les vêtements.'],
  ],
  'moustiques-saison': [
    [/\b(?:andasibe|ranomafana)\b/, 'Oui, comme dans toute forêt humide, le soir surtout.'],
    [/\b(?:nosy be|sainte marie|nattes|morondava|ifaty|anakao|toamasina|tamatave|diego|antsiranana|toliara|tulear)\b/, 'Oui, comme sur toutes les côtes, du coucher au lever du soleil.'],
    [/\bcircuits?\b/, 'Le circuit Centre, sur les Hautes Terres, est celui où il y en a le moins.'],
    [/\b(?:tana|antananarivo|hautes terres|antsirabe|fianarantsoa)\b/, 'Oui, mais bien moins que sur les côtes.'],
    [/\b(?:decembre|janvier|fevrier|mars|avril|noel)\b/, 'Oui, c’est la saison où il y en a le plus.'],
    [/\b(?:juin|juillet|aout)\b/, 'Peu\u202f: c’est de juin à août qu’il y en a le moins, surtout sur les Hautes Terres.'],
    [/\b(?:mai|septembre|octobre|novembre)\b/, 'Oui, mais moins que pendant les pluies, de décembre à avril.'],
    [/\b(?:beaucoup|nombreux|y a|y en a|trop)\b/, 'Oui, toute l’année sur les côtes, et le plus de décembre à avril.'],
  ],
  musees: [
    [/\bambohimanga\b/, 'Ambohimanga ouvre à 9\u202fh\u202f; je ne connais pas de jour de fermeture, demandez la veille à l’hôtel.'],
  ],
  mvola: [
    [/\b(?:utiles?|besoin|necessaires?|faut|obligatoires?|touristes?)\b/, 'Non, ce n’est pas nécessaire\u202f: les espèces passent toujours.'],
    [whether, 'Oui, avec une carte SIM locale enregistrée sur votre passeport, vous pouvez ouvrir un compte et régler taxis, petits hôtels ou commerces.'],
  ],
  newsletter: [
    [/\b(?:facebook|instagram|insta|tiktok|reseaux)\b/, 'Je ne connais ni page Facebook ni compte Instagram à nous.'],
  ],
  'noces-par-mois': [
    [/\b(?:juillet|aout|septembre)\b/, 'Prenez le circuit Est\u202f: Sainte-Marie et l’île aux Nattes, avec les baleines.'],
    [/\b(?:octobre|novembre)\b/, 'Prenez le circuit Est, avec Sainte-Marie et l’île aux Nattes, ou le Nord, avec Nosy Be\u202f: c’est leur meilleur moment.'],
    [/\b(?:avril|mai|juin)\b/, 'Prenez le circuit Nord, qui finit à Nosy Be et dans ses îles.'],
  ],
  noms: [
    [/\bpronon\w*\b/, 'Le «\u202fo\u202f» se dit ou, et la dernière voyelle s’entend à peine\u202f: Antananarivo se dit à peu près «\u202fTananarive\u202f».'],
  ],
  'nosy-be-acces': [
    [new RegExp(`${price}.*\\b(?:bateau|vedette|traversee|ferry)\\b|\\b(?:bateau|vedette|traversee|ferry)\\b.*${price}`), 'Je ne connais pas le prix du bateau\u202f: demandez-le au port d’Ankify, avant de monter.'],
  ],
  'nosy-be-ou-sainte-marie': [
    [/\b(?:moins de monde|calme|tranquille|moins touristique|reposant\w*|sauvage|moins chere?|prix)\b/, 'Plutôt Sainte-Marie, plus calme et moins chère.'],
    [/\b(?:soleil|ensoleille\w*|beau temps|plong\w*|plus equipee?|animee?|sortir|fete)\b/, 'Plutôt Nosy Be, plus ensoleillée et plus équipée.'],
    [/\b(?:enfants?|famille|petits|gamins?|bebes?)\b/, 'Avec des enfants, plutôt Sainte-Marie et l’île aux Nattes, calmes, au lagon abrité.'],
  ],
  'nourrir-lemuriens': [
    [
      /\b(?:argent|billet|payante?|payer|paye|ariary|ar|laisse|attachee?|tend|tendent|propose\w*)\b/,
      'Non, refusez\u202f: un animal tenu en laisse ou dans les bras pour une photo a été pris dans la nature, et payer pousse à en prendre d’autres.',
    ],
  ],
  'oiseaux-plantes': [
    [/\bornitho\w*\b/, 'Pour les oiseaux, Ranomafana, Andasibe et la forêt d’épineux d’Ifaty sont réputés, au mieux de septembre à décembre, à la saison des nids.'],
  ],
  orientation: [
    [/\bgps\b.*\b(?:capte|reseau|marche|fonctionne|passe|brousse|partout)\b|\bsignal gps\b/, 'Oui, le GPS du téléphone marche partout, même sans réseau, si la carte est déjà téléchargée.'],
    [/\bgoogle\b/, 'Oui, si la carte est téléchargée avant, mais une carte fondée sur OpenStreetMap est plus complète sur les pistes.'],
  ],
  paiement: [
    [
      /\b(?:liquide|especes|cash)\b/,
      'Cela se peut\u202f: le partenaire dit dans son devis s’il prend les espèces, en euros ou en ariary, et quand.',
    ],
    [/\bune partie\b|\bmoitie\b/, 'Cela se demande au partenaire\u202f: son devis dit ce qui se paie avant et ce qui se paie sur place.'],
    [/\bavant\b|\ba l arrivee\b|\bune fois sur place\b/, 'C’est écrit dans le devis\u202f: le partenaire dit ce qui se paie avant le départ et ce qui se paie sur place.'],
    [/\b(?:monnaie|devise|euros?|ariary|dollars?)\b/, 'La monnaie est écrite dans le devis du partenaire.'],
    [/^(?:qui|a qui)\b|\ba qui\b|\bvous ou\b/, 'Le partenaire qui assure le circuit, pas nous.'],
    [/\bsoldes?\b|\bquand\b.*\b(?:paye\w*|payer|paie|regl\w*)\b|\b(?:paye\w*|payer|paie|regl\w*)\b.*\bquand\b/, 'La date du solde, comme celle de l’acompte, est écrite dans le devis du partenaire.'],
    [/\b(?:virement|carte|cb|cheque|paypal|especes|liquide)\b/, 'La manière de payer, virement, carte ou espèces, se convient avec le partenaire, avant d’accepter son devis.'],
  ],
  'palu-obligatoire': [
    [/\b(?:combien de temps|quand|longtemps)\b/, 'Cela dépend du médicament, le médecin qui le prescrit le dit\u202f: voyez-le quatre à six semaines avant le départ.'],
    [/\beffets? (?:secondaires?|indesirables?)\b|\bsupport\w*\b/, 'Demandez-le au médecin ou au pharmacien\u202f: les effets dépendent du médicament et de votre santé.'],
  ],
  paludisme: [
    [
      /\b(?:lariam|mefloquine|malarone|atovaquone|savarine|doxy\w*|nivaquine|chloroquine)\b/,
      'Je ne peux pas dire lequel prendre\u202f: seul votre médecin choisit, selon votre santé\u202f; parlez-lui de ce que vous craignez.',
    ],
    [/\b(?:mortel\w*|grave|mourir|meurt|danger\w*)\b/, 'Oui, il peut l’être s’il n’est pas soigné vite\u202f: toute fièvre est une urgence.'],
    [/\b(?:tana|antananarivo|capitale|hautes terres|hauts plateaux|antsirabe|fianarantsoa|rn7)\b/, 'Oui, mais bien moins que sur les côtes.'],
    [/\b(?:y a|existe|present|partout|risque\w*|beaucoup)\b/, 'Oui, le paludisme est présent dans tout le pays et toute l’année, bien moins sur les Hautes Terres que sur les côtes.'],
  ],
  'paludisme-enfants': [
    [/\b(?:repulsifs?|spray|anti ?moustiques?|deet)\b/, 'Un répulsif que le pharmacien choisit selon l’âge de l’enfant.'],
  ],
  'parcs-tarifs': [
    [/\b(?:cartes?|cb)\b/, 'Non, pas par carte\u202f: prévoyez des espèces.'],
    [/\bguides?\b/, 'Le guide, obligatoire, se paie en plus, souvent 60\u202f000 à 150\u202f000\u202fAr par groupe selon la durée.'],
  ],
  'pas-de-fauves': [
    [/\b(?:loups?|ours|renards?|tigres?|pantheres?)\b/, 'Non, ni loups, ni ours, ni grands félins.'],
  ],
  'pas-de-location': [
    [/\b(?:snorkel\w*|tubas?|palmes|masques?|plongee)\b/, 'Les clubs de plongée prêtent ou louent le matériel\u202f: emportez votre masque et votre tuba si vous y tenez.'],
  ],
  passeport: [
    [/\b(?:billets?|vols?)\b.*\bretour\b|\baller simple\b/, 'Oui, un billet de retour est demandé.'],
    [/\b(?:deux|2|trois|3|quatre|4) pages?\b/, 'Oui, c’est assez\u202f: il faut au moins une page libre, mieux deux ou trois.'],
    [/\bcartes? d identite\b|\bcni\b/, 'Non, la carte d’identité ne suffit pas.'],
    [/^(?!.*\b(?:combien|faut|doit)\b).*\b(?:[1-5]|un|deux|trois|quatre|cinq) mois\b.*\b(?:au|apres le|du) retour\b/, 'Non, ce n’est pas assez\u202f: renouvelez-le avant le départ.'],
  ],
  'passeport-sur-soi': [
    [/\b(?:copie|photocopie|suffi\w*|original)\b/, 'Une copie suffit en ville\u202f; l’original, les jours de route, pour un vol, à la banque et pour une carte SIM.'],
  ],
  pauvrete: [
    [/\b(?:refus\w*|dire non)\b/, 'Vous pouvez dire non avec un sourire.'],
  ],
  'payer-en-euros': [
    [/\bpieces?\b/, 'Non, les pièces en euros ne se changent pas\u202f: donnez de petits billets en ariary.'],
    [/\beuros? ou (?:des |en )?dollars?\b|\bdollars? ou (?:des |en )?euros?\b/, 'Plutôt des euros\u202f: c’est la devise la plus facile à changer, puis le dollar.'],
    [/\bhotels?\b/, 'Quelques hôtels les prennent, à un taux moins bon\u202f; presque partout ailleurs, on paie en ariary.'],
  ],
  'permis-moto': [
    [/\bage\b|\bquel age\b/, 'Je ne connais pas l’âge exigé\u202f: le loueur le dit.'],
  ],
  peste: [
    [/\b(?:risqu\w*|danger\w*|problemes?|peur|inquiet\w*|craindre|grave)\b/, 'Non, pour un voyageur, le risque de peste ou de choléra est très faible.'],
  ],
  'petit-dejeuner': [
    [/\b[3-6] ?h\b|\b(?:tres )?tot\b|\baube\b/, 'Oui, demandé la veille, sur place ou à emporter.'],
    [/\b(?:quoi|compos\w*|mange|sert|sale|sucre)\b/, 'En général, du pain, de la confiture, des œufs, des fruits et du café ou du thé.'],
  ],
  pharmacie: [
    [/\b(?:codeine|morphine|tramadol|opium|stupefiants?|ritaline|lyrica|valium)\b/, 'Oui, dans sa boîte, en cabine, avec l’ordonnance à votre nom et une attestation du médecin, pour la durée du voyage\u202f; pour un produit classé stupéfiant, demandez avant le départ à l’ambassade de Madagascar.'],
    [/\bdouane\b/, 'Oui, avec l’ordonnance, dans leur boîte.'],
    [/\bquels? (?:medicaments?|medocs)\b.*\bpas\b/, 'Emportez tout votre traitement\u202f: je ne sais pas lesquels manquent.'],
    [/\b(?:trouv\w*|achet\w*|vend\w*)\b.*\b(?:doliprane|paracetamol|ibuprofene|smecta|medic\w*|aspirine|pansements?)\b|\b(?:doliprane|paracetamol|ibuprofene|smecta|medic\w*|aspirine|pansements?)\b.*\b(?:trouv\w*|achet\w*|vend\w*|dispo\w*)\b/, 'Oui, dans les pharmacies des villes, rares ailleurs\u202f: emportez tout de même le vôtre.'],
    [/\b(?:avion|cabine|soute|bagage a main|controle)\b/, 'Oui, en cabine, dans leur boîte, avec l’ordonnance.'],
    [/\b(?:y a|ya|trouv\w*|existe\w*)\b.*\bpharmac/, 'Oui, dans les villes\u202f; elles sont rares ailleurs.'],
    [/\b(?:imodium|loperamide|smecta|tiorfan|ultralevure|antibio\w*)\b/, 'Oui, de quoi soigner une diarrhée est utile\u202f: demandez au pharmacien ou au médecin ce qui vous convient.'],
    [/\btrousse\b|\bquels? (?:medicaments?|medocs)\b|\b(?:mettre|emporter|prendre|prevoir|emmener)\b/, 'Emportez votre traitement habituel en quantité suffisante avec l’ordonnance, un antalgique, des sels de réhydratation et de quoi soigner une diarrhée, un désinfectant, des pansements, du répulsif, de la crème solaire et l’antipaludique prescrit.'],
  ],
  photo: [
    [/\b(?:demandent|reclament|payer|paye|argent)\b/, 'Parfois on le demande\u202f: ne payez pas systématiquement\u202f; montrez plutôt l’image.'],
    [/\b(?:aeroports?|militaires?|police|policiers|gendarmes?|casernes?)\b/, 'Non, jamais les militaires, la police ni les aéroports.'],
    [/\b(?:objectifs?|zooms?|teleobjectifs?|focales?|macro|\d+ ?mm|materiel|boitier|reflex|hybride)\b/, 'Emportez un zoom de 300 à 400\u202fmm pour les animaux, et un macro pour les caméléons et les insectes.'],
    [/\bparcs?\b/, 'Oui, photos et vidéos pour vous sont permises dans les parcs\u202f; un drone demande une autorisation.'],
    [/\b(?:enfants?|gamins?|petits|ecoliers)\b/, 'Oui, en demandant d’abord, pour un enfant à ses parents.'],
    [/\b(?:tombes?|tombeaux|ceremonies?|cimetieres?|famadihana)\b/, 'Seulement avec l’accord de la famille.'],
    [/\b(?:gens|personnes?|habitants?|femmes?|portraits?|visages?|malgaches)\b/, 'Oui, en demandant d’abord\u202f: un sourire et un geste suffisent.'],
    [/\b(?:payer|paye|argent|billet|pieces?)\b/, 'Non, ne payez pas systématiquement\u202f; montrez plutôt l’image.'],
  ],
  'pic-boby-effort': [
    [/\bguides?\b/, 'Non, pas sans guide\u202f: dans un parc national comme l’Andringitra, il est obligatoire, et l’on s’inscrit avec lui au bureau du parc.'],
  ],
  pirogue: [
    [/^(?=.*\b(?:tsiribihina|fleuve|descente|chaland)\b).*(?:\btentes?\b|\bmatelas\b|\bduvets?\b|\bsacs? de couchage\b)/, 'L’organisateur de la descente fournit les tentes\u202f; demandez dans le devis si matelas et duvets le sont aussi.'],
    [/^(?=.*\b(?:tsiribihina|fleuve|descente|chaland)\b).*(?:\b[6-8]\d ans\b|\b(?:seniors?|retraites?|ages?|agees?|parents|grands parents)\b)/, 'En chaland, oui, pour qui accepte deux nuits sous tente, sans douche ni toilettes\u202f: on y marche peu. En pirogue, c’est plus fatigant.'],
  ],
  plages: [
    [/\b(?:proche|pres|loin|depuis)\b.*\b(?:tana|antananarivo|capitale)\b/, 'Aucune n’est près d’Antananarivo\u202f: la plus proche par la route est Foulpointe, au-delà de Toamasina, à une grande journée.'],
    [/\b(?:moins (?:touristiques?|frequentees?|connues?|de monde)|desertes?|sauvages?|tranquilles?|calmes?|sans (?:monde|touristes?|personne)|loin des touristes)\b/, 'Les plus calmes sont Anakao, que l’on n’atteint qu’en bateau, l’île aux Nattes, sans voitures, et Belo sur Mer.'],
  ],
  'plages-par-mois': [
    [/\b(?:janvier|fevrier|mars)\b/, 'De janvier à mars, évitez Nosy Be et Sainte-Marie, sous les pluies\u202f: préférez Ifaty et Anakao, dans le Sud-Ouest, le moins arrosé.'],
  ],
  'plats-malgaches': [
    [/\bravitoto\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bravitoto\b/, 'Le ravitoto est un plat de feuilles de manioc pilées, cuites avec du porc.'],
    [/\bromazava\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bromazava\b/, 'Le romazava, plat national, est un bouillon de viande de zébu et de brèdes.'],
    [/\bkoba\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bkoba\b/, 'Le koba est un gâteau de riz, d’arachide et de banane cuit dans une feuille.'],
    [/\bmofo gasy\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bmofo gasy\b/, 'Les mofo gasy sont de petits pains de riz, que l’on mange le matin.'],
    [/\bbredes?\b.*\b(?:quoi|est ce|definition|bon|plat)\b|\b(?:quoi|est ce)\b.*\bbredes?\b/, 'Les brèdes sont des feuilles vertes cuites, comme des épinards.'],
  ],
  plongee: [
    [/\b(?:sainte marie|nattes)\b/, 'Oui, on plonge aussi à Sainte-Marie, qui a ses clubs et de beaux récifs\u202f; la mer y est la plus calme de septembre à novembre.'],
    [/\b(?:ifaty|mangily|anakao)\b/, 'Oui, on y plonge\u202f: Ifaty et Anakao ont leurs clubs et de beaux récifs.'],
    [
      /\b(?:snorkel\w*|tuba|palmes|masque)\b.*\b(?:debut\w*|enfants?|premiere fois|jamais|facile\w*|initi\w*|nag\w*)\b|\b(?:debut\w*|enfants?|premiere fois|jamais|facile\w*|initi\w*)\b.*\b(?:snorkel\w*|tuba|palmes|masque)\b/,
      'Pour débuter avec un tuba, allez à Nosy Tanikely, près de Nosy Be, ou dans les lagons abrités de l’île aux Nattes, d’Ifaty et d’Anakao, avec un gilet si vous nagez peu.',
    ],
  ],
  'plongee-brevet': [
    [/\b(?:age|ans|enfants?|fils|filles?)\b/, 'L’âge minimum se demande au club\u202f: je ne le connais pas.'],
    [/\b(?:faut|besoin|obligatoire|sans brevet|necessaire|jamais)\b/, 'Non pour un baptême, oui pour plonger au-delà.'],
  ],
  'plongee-vol': [
    [/\bveille\b/, 'Non, pas la veille, sauf le matin si l’avion part l’après-midi ou le soir.'],
  ],
  politesse: [
    [/\b(?:chaussures?|dechauss\w*|pieds nus)\b/, 'Faites comme vos hôtes\u202f: déchaussez-vous s’ils le font, et toujours sur une natte.'],
    [/\b(?:refus\w*|dire non|finir)\b.*\b(?:plats?|manger|repas|assiette|nourriture|boire|offert\w*|offre\w*)\b|\b(?:plats?|manger|repas|assiette|nourriture|offert\w*)\b.*\b(?:refus\w*|finir)\b/, 'Goûtez-en au moins un peu, par politesse\u202f; si vous ne pouvez pas, refusez avec un sourire et un merci.'],
    [/\bbises?\b|\bembrass\w*|\bserr\w*\b.*\bmains?\b/, 'On se serre plutôt la main, en disant «\u202fsalama\u202f»\u202f; laissez l’autre faire le premier pas pour la bise.'],
    [/\bremerci\w*|\bfamille d accueil\b|\bcadeaux?\b/, 'Chez l’habitant, un petit cadeau utile, sucre, café ou riz, est bienvenu.'],
    [/\bsalu\w*\b/, 'On dit «\u202fsalama\u202f» ou «\u202fmanao ahoana\u202f», en se serrant plutôt la main.'],
  ],
  poste: [
    [/\b(?:combien de temps|longtemps|arrive\w*|met)\b/, 'Une carte met de deux semaines à deux mois pour l’Europe.'],
    [whether, 'Oui.'],
  ],
  pourboire: [
    [/\b(?:au total|en tout|en gros|total)\b/, 'En gros, au plus 10\u202f000 à 20\u202f000\u202fAr par jour et par voyageur, guide local et chauffeur-guide ensemble.'],
    [/\b(?:quand|a quel moment|a qui)\b/, 'Au guide du parc après la visite, au chauffeur-guide à la fin du circuit.'],
    [/\b(?:restos?|restaurants?|serveu\w*|addition)\b/, 'Au restaurant, arrondissez l’addition, sans obligation.'],
    [/\b(?:inclus|compris)\b/, 'Non, les pourboires ne sont pas compris\u202f: ils restent à votre charge.'],
    [/^(?!.*\bcombien\b).*\beuros?\b/, 'Plutôt en ariary\u202f: les pièces en euros ne se changent pas.'],
    [/\bchauffeurs?\b/, 'Pour le chauffeur-guide, comptez comme pour un guide local, 5\u202f000 à 10\u202f000\u202fAr par jour et par voyageur, ou un peu plus, remis à la fin du circuit.'],
    [/\b(?:porteurs?|bagagistes?|femmes? de (?:menage|chambre)|piroguiers?)\b/, 'Pour un porteur, un piroguier ou le personnel de l’hôtel, quelques milliers d’ariary font plaisir.'],
    [/\bgardiens?\b/, 'Pour un gardien, un petit billet suffit.'],
    [/\bguides?\b/, 'Pour un guide local, 5\u202f000 à 10\u202f000\u202fAr par jour et par voyageur, sans obligation.'],
    [/\b(?:obligatoires?|faut|doit|oblige\w*)\b/, 'Non, ce n’est pas obligatoire, mais c’est apprécié.'],
  ],
  'prevention-tourista': [
    [/\b(?:tout le monde|forcement|toujours|inevitable|frequente?)\b/, 'Beaucoup de voyageurs l’attrapent, mais ce n’est pas une fatalité.'],
  ],
  'prix-circuit': [
    [/\b(?:services?|conseils?|commissions?)\b/, 'Nos conseils ne sont pas facturés\u202f: les frais de service sont de 0\u202f%.'],
    [/\b(?:dollars?|usd|devises?|francs? suisses?|monnaie|en euros)\b/, 'Non, le site n’affiche pas de prix, donc pas de devise à choisir\u202f; le formulaire de l’accueil prend votre budget en ariary, en euros ou en dollars.'],
    [/\b(?:luxe|lodges?|haut de gamme|5 etoiles|4 etoiles|standing|meilleurs hotels|plus de confort)\b/, 'Oui, des hôtels plus confortables montent le prix\u202f: le devis le chiffre, dites le niveau voulu.'],
  ],
  'prix-courants': [
    [/\b(?:manger|repas|dejeuner|diner|mange)\b.*\b[1-5] ?(?:euros?|e)\b/, 'Oui, dans une gargote, où un plat coûte 5\u202f000 à 10\u202f000\u202fAr, soit 1 à 2\u202f€.'],
    [/\bgargotes?\b/, 'Dans une gargote, un plat coûte 5\u202f000 à 10\u202f000\u202fAr.'],
    [
      /\b(?:restos?|restaurants?)\b/,
      'Au restaurant, comptez 25\u202f000 à 60\u202f000\u202fAr par personne, le haut pour une bonne table.',
    ],
    [/\bbieres?\b/, 'Une grande bière coûte 6\u202f000 à 10\u202f000\u202fAr.'],
    [/\b(?:bouteilles?|eau)\b/, 'Une grande bouteille d’eau coûte 3\u202f000 à 5\u202f000\u202fAr.'],
    [/\b(?:essence|carburant|gasoil|litre)\b/, 'L’essence coûte autour d’un euro le litre.'],
    [
      /\b(?:hotels?|chambres?|bungalows?|hebergement)\b/,
      'Une chambre simple et propre coûte 60\u202f000 à 120\u202f000\u202fAr, un hôtel confortable 150\u202f000 à 350\u202f000\u202fAr.',
    ],
    [/\b(?:repas|manger|dejeuner|diner)\b/, 'Un plat de gargote coûte 5\u202f000 à 10\u202f000\u202fAr, un repas de restaurant 25\u202f000 à 60\u202f000\u202fAr.'],
  ],
  'prix-par-personne': [
    [/\b(?:plus cher|plus chere|paient plus|revient plus)\b/, 'Oui, par personne\u202f: à deux, le véhicule se partage moins qu’à quatre.'],
  ],
  'prix-saison': [
    [/\bmoins cher\b|\bpas cher\b|\beconom\w*\b/, 'Le moins cher, avec du beau temps, ce sont mai et juin, en réservant tôt\u202f; novembre aussi, malgré les premiers orages.'],
  ],
  'prolonger-visa': [
    [/\b(?:maxim\w*|combien de (?:jours|temps|mois))\b/, 'Le visa de tourisme le plus long est de trois mois.'],
    [whether, 'Oui, mais sans garantie.'],
  ],
  'proteger-argent': [
    [/\b(?:bijoux?|montres?|alliance|bague|collier|rolex)\b/, 'Non, laissez les bijoux et les montres de valeur chez vous.'],
  ],
  'quand-reserver': [
    [/\b(?:trop tard|derniere minute|dans (?:\d+|une|deux|trois|dix|quinze|quelques) (?:jours?|semaines?))\b/, 'Non, ce n’est pas forcément trop tard\u202f: appelez le bureau, hôtels et vols libres décident.'],
    [/\bhotels?\b/, 'Oui, surtout pour juillet, août, octobre et Noël.'],
    [/\b(?:groupe|(?:9|[1-5]\d) (?:personnes?|retraites?|adultes?|amis|copains|copines|voyageurs))\b/, 'À plus de huit, demandez par le formulaire de l’accueil, qui accepte jusqu’à 50 personnes.'],
  ],
  rage: [
    [/^(?!.*\b(?:mord\w*|griff\w*|lech\w*)).*\b(?:y a|existe|risqu\w*|beaucoup)\b/, 'Oui, la rage circule à Madagascar, surtout chez les chiens.'],
  ],
  randonnee: [
    [/\b(?:debut\w*|facile\w*|(?:une|1|demi) journee|un jour|1 jour)\b/, 'Pour une journée facile\u202f: la forêt d’Andasibe ou la réserve d’Anja\u202f; avec plus de marche, la piscine naturelle de l’Isalo.'],
    [/\bsans guide\b|\b(?:seul|seuls|seule)\b/, 'Dans les parcs nationaux, non\u202f: le guide est obligatoire\u202f; ailleurs, prenez-en un aussi.'],
    [
      /\b(?:2|deux) jours\b/,
      'En deux jours, montez au pic Boby, dans l’Andringitra, avec un bivouac, si vous êtes bons marcheurs.',
    ],
  ],
  rapporter: [
    [/\binstruments?\b/, 'La valiha, la cithare de bambou, instrument national.'],
    [/^(?!.*\b(?:rose|ebene|palissandre)\b).*\b(?:bois|valiha|statuettes?|sculptures?|masques?|meubles?)\b/, 'Oui, sauf en bois de rose\u202f; pour une grande pièce de bois, il faut une attestation du vendeur.'],
    [/\b(?:croco\w*|python|serpent|peaux?|ecailles?|tortues?|coraux|corail|papillons?)\b/, 'Non, pas sans permis\u202f: ce qui vient d’un animal protégé est interdit.'],
  ],
  'rapporter-coquillages': [
    [whether, 'Non.'],
  ],
  'rapporter-epices': [
    [/^(?!.*\bcombien\b).*\bvanille\b/, 'Oui, jusqu’à 2\u202fkg de vanille par voyageur, d’ordinaire.'],
  ],
  'rapporter-pierres': [
    [/^(?:est ce qu on |on )?peut|\bpeuvent\b|\bpeut on\b|\bautoris\w*|\bdroit\b/, 'Oui, avec une facture et une autorisation de sortie.'],
  ],
  'rapporter-rhum': [
    [/\b(?:aeroport|ivato|duty free|cabine)\b/, 'En cabine, seulement s’il vient de la boutique après le contrôle.'],
  ],
  reductions: [
    [/\b(?:groupes?|nombreux|amis|copains|copines|plusieurs|(?:on est|nous sommes|on vient|pour|a) (?:\d+|cinq|six|sept|huit|dix))\b/, 'Il n’y a pas de tarif de groupe, mais le prix par personne baisse à plusieurs, car le véhicule se partage.'],
    [/\b(?:y a|avez|existe|faites|faire|reduc\w*|remises?|tarifs?|promos?|codes?)\b/, 'Non, nous n’avons ni tarif étudiant, ni tarif pour les moins de 26 ans ou les seniors, ni code de réduction\u202f: chaque prix se fixe dans le devis, gratuit.'],
  ],
  religion: [
    [/\bancetres?\b/, 'Oui, le culte des ancêtres reste vivant, à côté du christianisme.'],
  ],
  repulsif: [
    [/\b(?:bracelets?|ultrasons?|huiles?|citronnelle|geranium|naturel\w*|bio)\b/, 'Non, cela ne suffit pas.'],
    [/\b(?:permethrine|vetements?|habits|impregn\w*)\b/, 'Oui, un produit pour les vêtements aide, avec le répulsif et une moustiquaire imprégnée.'],
    [/\b(?:ou|trouv\w*|achet\w*|vend\w*|supermarches?)\b/, 'On en trouve dans les supermarchés d’Antananarivo et des grandes villes, assez cher, et rarement ailleurs\u202f: achetez-le plutôt avant le départ.'],
  ],
  'requins-baleines': [
    [/\b(?:nager|nage|baigner|snorkel\w*|plonger)\b.*\brequins?\b/, 'Oui, on nage près d’eux au masque et au tuba, de septembre à décembre, sans les toucher.'],
    [/\bnager\b.*\btortues?\b|\btortues?\b.*\bnager\b/, 'Oui, à Nosy Sakatia et à Nosy Tanikely, on nage près des tortues vertes, sans les toucher.'],
    [/\bpon(?:dre|dent|te)\b/, 'Je ne connais pas de lieu sûr où voir une tortue pondre\u202f: demandez à l’hôtel.'],
  ],
  'restaurants-lesquels': [
    [/\breserv\w*\b/, 'Non, le plus souvent\u202f; près des parcs, commandez à l’hôtel avant la visite.'],
  ],
  rn7: [
    [/\bcombien de (?:temps|jours)\b/, 'Deux à trois longs jours de voiture sans visites, dix à douze jours en visitant.'],
    [/\b(?:sure|securi\w*|danger\w*|risqu\w*|craint)\b/, 'Oui, de jour, avec un chauffeur qui connaît la route, elle se fait bien.'],
  ],
  'routes-danger': [
    [/\b(?:tamatave|toamasina|rn ?2|andasibe)\b/, 'La RN2, vers Andasibe et Toamasina, est plus risquée que la RN7, à cause des camions\u202f: de jour, avec un chauffeur prudent, elle se fait.'],
  ],
  'routes-nuit': [
    [/\bbaobabs?\b|\b(?:rentr\w*|reven\w*|retour|retourn\w*) (?:a|vers|sur) morondava\b/, 'De l’allée des Baobabs à Morondava, la piste est courte, une vingtaine de kilomètres\u202f: avec votre chauffeur, rentrez dès le coucher du soleil, sans vous arrêter ni marcher sur la piste.'],
    [/\beclair\w*\b|\blampadaires?\b/, 'Non, hors des villes, les routes ne sont pas éclairées.'],
  ],
  rythme: [
    [/\b(?:deux|2) nuits\b|\bmeme (?:hotel|endroit)\b/, 'Oui, cela se demande dans le devis.'],
    [/\b(?:jours? de repos|jours? libres?|repos)\b/, 'Non, aucun jour n’est tout à fait libre\u202f; on en ajoute dans le devis.'],
    [/\b(?:arret\w*|photos?|pauses?|stopp\w*)\b/, 'Oui, dites-le au chauffeur\u202f: il s’arrête là où c’est sûr.'],
  ],
  'sac-ou-valise': [
    [/\bpetit sac\b|\bsac (?:de|pour la) journee\b|\bpour la journee\b/, 'Oui, ajoutez un petit sac pour la journée, et une housse contre la poussière et la pluie.'],
    [/\b\d0 ?(?:l|litres)\b/, 'Oui, 40 à 50 litres suffisent, car les hôtels lavent le linge.'],
    [/\b(?:litres?|taille|volume|grand)\b/, 'Comptez 40 à 50\u202flitres, car les hôtels lavent le linge.'],
  ],
  'sainte-marie-acces': [
    [/\b(?:sans avion|sans (?:prendre )?(?:l avion|de vol|vol)|en bateau|par (?:la mer|bateau))\b/, 'En bateau, depuis Soanierana Ivongo, en 1\u202fh\u202f30 à 2\u202fh\u202f30.'],
    [new RegExp(`${price}.*\\b(?:bateau|vedette|traversee|ferry)\\b|\\b(?:bateau|vedette|traversee|ferry)\\b.*${price}`), 'Je ne connais pas le prix du bateau\u202f: demandez-le à la compagnie, avant de venir à l’embarcadère.'],
    [
      /\bquelle heure\b|\bhoraires?\b|\bheures? (?:de|du) (?:depart|bateau)\b/,
      'Je n’ai pas d’horaire sûr\u202f: le bateau part surtout le matin, demandez l’heure la veille.',
    ],
  ],
  saison: [
    [/\bmoussons?\b|\bsaison (?:des pluies|humide)\b/, 'La saison des pluies va de décembre à mars.'],
    [/\bhaute saison\b/, 'La haute saison est en juillet et en août\u202f; octobre et Noël sont aussi très demandés.'],
    [/\bbasse saison\b/, 'La basse saison va de janvier à mars, pendant les pluies\u202f; avril, mai, juin et novembre sont calmes aussi, et plus secs.'],
    [/\b(?:cher|chere|chers|prix|tarifs?|budget)\b/, quietMonths],
    [/\b(?:evit\w*|pires?|mauvais\w*|deconseill\w*)\b/, 'Évitez surtout janvier à mars\u202f: fortes pluies, cyclones, pistes coupées.'],
    [/\b(?:ideale?|quel mois|meilleur mois|tout voir)\b/, 'De septembre à novembre, presque tout est à son mieux.'],
  ],
  'saison-des-pluies': [
    [/\b(?:quand meme|peut|possible|jouable|faisable|voyager|partir|venir)\b/, 'Oui, on peut voyager, surtout dans le Centre et le Sud-Ouest.'],
  ],
  'sans-chauffeur': [
    [/\b(?:droite|gauche|(?:quel|du|meme) cote)\b/, 'On roule à droite, comme en France.'],
  ],
  sante: [
    [/\b(?:prix|cout\w*|chers?|rembours\w*)\b/, 'Je n’en connais ni le prix ni le remboursement\u202f: demandez-les au médecin ou au centre de vaccination, et à votre mutuelle.'],
    [/\b(?:hepatites?|typhoide|rage|dtp|tetanos|meningite|polio|rougeole)\b.*\b(?:obligatoires?|exige\w*|faut)\b|\bobligatoires?\b.*\b(?:hepatites?|typhoide|rage|dtp|tetanos|polio)\b/, 'Non, ce vaccin n’est pas exigé, seulement souvent conseillé.'],
    [/\brappels?\b|\ba jour\b/, 'Montrez votre carnet au médecin\u202f: lui seul dit si le rappel est à jour.'],
    [/\b(?:quand|combien de (?:temps|semaines|mois)|delai)\b.*\b(?:vaccin\w*|medecin|docteur|consult\w*)\b|\b(?:vaccin\w*|medecin|docteur)\b.*\b(?:quand|combien de (?:temps|semaines|mois)|delai)\b/, 'Voyez votre médecin quatre à six semaines avant le départ.'],
    [/\bmaladies?\b|\brisques? sanitaires?\b/, 'Surtout le paludisme et la diarrhée du voyageur\u202f; plus rarement la dengue, la rage ou la bilharziose.'],
    [/\b(?:en retard|trop tard|pas fait|dans (?:\d+|une|deux) (?:sem\w*|jours))\b/, 'Il n’est pas trop tard\u202f: voyez vite un médecin ou un centre de vaccination.'],
    [/\b(?:hepatites?|typhoide|rage|dtp|tetanos|meningite|polio|rougeole)\b.*\b(?:recommand\w*|conseill\w*|utile|necessaire)\b/, 'Oui, ce vaccin est souvent conseillé\u202f; votre médecin décide.'],
  ],
  'se-deplacer-ile': [
    [/\b(?:sainte|ste) marie\b/, 'À Sainte-Marie, on circule à vélo, en scooter, en tuk-tuk ou avec le véhicule de l’hôtel.'],
    [/\bnattes\b/, 'Il n’y a pas de voitures à l’île aux Nattes\u202f: on y marche.'],
  ],
  securite: [
    [/\b(?:infos?|informations?|actualites?|site|sites|source|conseils|ambassade|ministere|quai d orsay|diplomatie|ariane)\b.*\b(?:jour|officiel\w*|ou|avant|regarder|consulter|trouver|lire|suivre)\b|\bou\b.*\b(?:infos?|informations?|conseils|consulter|suivre|renseigner)\b/, 'Lisez, juste avant le départ, les conseils aux voyageurs de votre ministère des Affaires étrangères (France\u202f: diplomatie.gouv.fr, et le service Ariane).'],
  ],
  seismes: [
    [/\b(?:y a|risqu\w*|danger\w*|trembl\w*|seismes?)\b/, 'Rarement.'],
  ],
  seniors: [
    [/\b(?:fauteuil|roulant)\b/, 'En fauteuil roulant, c’est difficile.'],
    [/\b(?:faisable|jouable|possible|peut|peuvent|peux|adapte\w*|raisonnable|envisageable)\b/, 'Oui.'],
  ],
  'siege-enfant': [
    [/\b(?:soute|bagages?|enregistr\w*)\b/, 'Demandez à la compagnie\u202f: beaucoup le prennent en soute pour un enfant.'],
    [/\b(?:avion|vol)\b/, 'En avion, demandez à la compagnie\u202f: un bébé voyage souvent sur les genoux.'],
  ],
  sim: [
    [/\brecharg\w*\b/, 'Les recharges s’achètent partout, jusque dans les petites épiceries.'],
    [/\bpartag\w*\b|\bhotspot\b/, 'Oui, avec une carte SIM locale, là où il y a du réseau.'],
    [/\b(?:mon|le|notre|meme|garde\w*) numero\b/, 'Sur WhatsApp, vous gardez votre numéro\u202f; pour recevoir aussi les appels, il faut un téléphone à deux cartes.'],
    [/\b(?:minuit|tard|la nuit|de nuit|23 ?h|1 ?h du mat\w*)\b/, 'Je ne peux pas promettre que la boutique soit ouverte si tard\u202f: sinon, le lendemain en ville, ou une eSIM achetée avant.'],
    [/\be ?sims?\b.*\b(?:ou|mieux)\b|\b(?:ou|mieux)\b.*\be ?sims?\b/, 'Si votre téléphone l’accepte, une eSIM achetée avant le départ évite la file.'],
    [/\be ?sims?\b/, 'Oui, si votre téléphone l’accepte, une eSIM achetée avant le départ évite la file.'],
    [/\b(?:prix|combien|coute|cher|chere|chers|tarifs?)\b/, 'Je n’ai pas de prix sûr, mais les forfaits de données sont bon marché.'],
    [/\b(?:passeports?|papiers?|piece d identite|identite)\b/, 'Oui, il faut le passeport.'],
  ],
  'soins-payes': [
    [/^(?!.*\b(?:qui|vitale|europeenne|mutuelle|rembours\w*)\b).*\b(?:d avance|payer|avancer|paye|paie)\b/, 'Oui, vous payez sur place, souvent avant les soins.'],
    [/\bconsultation\b|\b(?:prix|tarif|coute|combien)\b/, 'Je n’ai pas de prix sûr pour une consultation.'],
  ],
  soleil: [
    [/\b(?:enfants?|bebes?|fils|filles?|petits?)\b/, 'Pour un enfant\u202f: chapeau, tee-shirt de bain, crème d’indice élevé, et l’ombre au milieu du jour.'],
    [/\b(?:indices?|spf|cremes?|50|30)\b/, 'Prenez une crème d’indice élevé, 50 de préférence.'],
    [/\b(?:fort|tape|brule\w*|coups? de soleil)\b/, 'Oui, le soleil tropical brûle vite, même sous les nuages et en altitude.'],
  ],
  sommet: [
    [/\bmal (?:des montagnes|d altitude)\b/, 'Non, il n’est pas à craindre à ces altitudes\u202f: Antananarivo est vers 1 300\u202fm.'],
  ],
  'sorties-mer-prix': [
    [/^(?!.*\b(?:prix|coute\w*|cher)\b).*\b(?:combien de temps|dure|duree|longtemps)\b/, 'Une sortie baleines part le matin et prend en général la matinée\u202f; demandez la durée avant de monter.'],
  ],
  'sorties-nuit': [
    [whether, 'Oui.'],
  ],
  'street-food': [
    [whether, 'Oui, si elle est bien cuite.'],
  ],
  supermarche: [
    [/\bcreme solaire\b/, 'Oui, dans les supermarchés des grandes villes, assez chère\u202f: emportez plutôt la vôtre.'],
    [/\b(?:lentilles|medic\w*|materiel photo|cartes? (?:memoire|sd)|objectifs?)\b/, 'Rarement\u202f: emportez de chez vous lentilles, médicaments et matériel photo.'],
    [/\b(?:y a|trouv\w*|vend\w*|achet\w*|existe)\b/, 'Oui, dans les grandes villes.'],
  ],
  'sur-mesure': [
    [/\b(?:enlev\w*|retir\w*|supprim\w*|saut\w*|raccourc\w*)\b/, 'Oui, une étape se retire ou se raccourcit\u202f: écrivez-le dans la demande de devis.'],
  ],
  'tana-nuit': [
    [/\btaxis?\b/, 'Oui, en taxi commandé par l’hôtel ou le restaurant, portières fermées.'],
    [/\b(?:a pied|marcher|balad\w*|promen\w*|sortir)\b.*\b(?:soir|nuit)\b|\b(?:soir|nuit)\b.*\b(?:a pied|marcher|balad\w*|promen\w*)\b/, 'Pas à pied\u202f: dès la nuit tombée, prenez un taxi commandé par l’hôtel ou le restaurant.'],
  ],
  'taxes-depart': [
    [whether, 'Non, à ma connaissance, il n’y a pas de taxe à payer à l’aéroport en partant\u202f: elle est comprise dans le billet d’avion.'],
  ],
  'taxi-brousse': [
    [/\b(?:premiere classe|vip|luxe|confort\w*|climatise\w*|meilleures? compagnies?)\b/, 'En mieux, oui\u202f: quelques compagnies vendent des places numérotées, à heure fixe, sur les grands axes.'],
    [/\b(?:bondes?|serres?|tasses?|pleins?)\b/, 'Oui, le plus souvent plein et serré.'],
    [/\bcotisse\b/, 'Oui, c’est une des compagnies mieux tenues, à places numérotées et à heure fixe.'],
    [/\b(?:choisir|siege|sieges|place|places)\b/, 'Oui, en réservant la veille\u202f: demandez une place à l’avant.'],
    [/\b(?:de|la) nuit\b|\bnuits?\b/, 'Non, prenez plutôt un départ tôt le matin\u202f: la nuit, les accidents et les attaques sont plus fréquents.'],
    [/\b(?:voler|vole\w*|vols|pickpockets?)\b/, 'Des vols arrivent, aux gares routières surtout\u202f: gardez papiers, argent et téléphone sur vous.'],
    [/\b(?:danger\w*|risqu\w*|accidents?|securit\w*)\b/, 'Les accidents ne sont pas rares\u202f: évitez surtout les départs de nuit.'],
  ],
  'taxi-ville': [
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
  telephone: [
    [/\b(?:appel\w*|telephon\w*|joindre)\b.*\b(?:la france|en france|la belgique|en belgique|la suisse|ma famille|mes (?:enfants|parents)|chez (?:moi|nous))\b/, 'Depuis Madagascar, composez +33 pour la France, puis le numéro sans le 0.'],
  ],
  temperatures: [
    [/\bneige\w*\b/, 'Non, la neige ne tombe nulle part.'],
  ],
  tenue: [
    [/\bnue?s?\b|\bnaturis\w*|\bnudis\w*|\btopless\b/, 'Non, le nudisme et le sein nu choquent, même à la plage.'],
    [
      /\btatou\w*\b|\bpiercings?\b/,
      'Non, en général\u202f: un tatouage surprend peu, mais couvrez-le dans les villages et les lieux sacrés.',
    ],
    [/\b(?:tete|voile|voiler|foulard|cheveux)\b/, 'Non, pas à l’église\u202f; dans une mosquée, couvrez-vous la tête et déchaussez-vous, si l’on vous y laisse entrer.'],
    [/\bshorts?\b/, 'Plutôt non\u202f: le short est pour la plage\u202f; en ville et dans les villages, préférez un pantalon léger ou une jupe aux genoux.'],
    [/\b(?:bikinis?|maillots?)\b/, 'À la plage et à la piscine, le maillot ou le bikini ne choque pas\u202f; ailleurs, couvrez-vous.'],
    [/\b(?:restaurants?|restos?|soir|diner)\b/, 'Une tenue simple et propre suffit, même le soir au restaurant.'],
  ],
  toilettes: [
    [/\bpapier\b/, 'Non, le papier n’est pas toujours fourni\u202f: gardez-en sur vous.'],
    [whether, 'Oui, mais sur la route ce sont souvent des latrines.'],
  ],
  train: [
    [/\b(?:tamatave|toamasina|tana|antananarivo|antsirabe|andasibe|moramanga|tulear|toliara|diego|morondava)\b/, 'Non, n’y comptez pas\u202f: cette ligne ne transporte presque plus de voyageurs.'],
    [/\b(?:encore|toujours|marche|fonctionne|circule\w*|roule|en service)\b/, 'Pas régulièrement\u202f: demandez la veille, à la gare, s’il part.'],
  ],
  transport: [
    [/\b(?:stop|auto ?stop|autostop|pouce)\b/, 'Non, ne comptez pas sur le stop\u202f: le taxi-brousse va partout et coûte peu.'],
  ],
  tsingy: [
    [
      /\bnord\b/,
      'Dans le Nord, ce sont les tsingy de l’Ankarana, plus faciles d’accès, avec grotte et passerelle, et les Tsingy Rouge, qui se voient sans effort.',
    ],
    [/\bsans (?:\w+ )?(?:escalade|escalader|grimper|baudrier|marcher|vertige|effort)\b|\bsans (?:trop|beaucoup) (?:de )?(?:march\w*|grimp\w*|effort)\b/, 'Oui, aux Tsingy Rouge, où l’on marche peu, ou à l’Ankarana, aux sentiers plus faciles.'],
    [/\b(?:sporti\w*|en forme|condition physique|entraine\w*|difficile|dur|dure|physique)\b/, 'Pour les Grands Tsingy, oui, mieux vaut être en forme\u202f: 4 à 5 h de parcours avec baudrier et échelles\u202f; les Tsingy Rouge sont faciles.'],
    [/\b(?:peur|vertige|impressionn\w*|pont)\b/, 'Avec le vertige, oui, évitez-le\u202f: les Tsingy Rouge et l’Ankarana sont plus faciles.'],
  ],
  'tsingy-acces': [
    [/\bcombien de jours\b|\bcombien de temps\b/, 'Comptez cinq jours depuis Morondava, baobabs compris, vols et jour de marge en plus.'],
  ],
  'vaccin-rage': [
    [/\b(?:prix|cout\w*|chere?s?|rembours\w*)\b/, 'Je n’en connais ni le prix ni le remboursement\u202f: demandez-les au médecin ou au centre de vaccination.'],
    [/\b(?:faut|obligatoires?|utile|conseill\w*|necessaire|faire|dois)\b/, 'Oui, il est souvent conseillé, surtout aux enfants\u202f; il n’est pas obligatoire.'],
  ],
  valise: [
    [/^(?!.*\bou\b).*\b(?:frontale|lampe)\b/, 'Oui, une lampe frontale sert pendant les coupures, aux sorties de nuit et au bivouac.'],
    [/^(?!.*\b(?:ou|sans)\b)(?=.*\b(?:faut|utiles?|besoin|necessaires?|indispensables?|prevoir|prend\w*|emport\w*|vaut|dois|doit)\b).*\b(?:frontale|lampe|batterie|gourde|chapeaux?|casquette|creme solaire|repulsif|coupe vent|k ?way|impermeable|sandales|lunettes de soleil|polaire)\b/, 'Oui, c’est utile.'],
    [/\b(?:manteaux?|doudounes?|anoraks?|parkas?)\b/, 'Pas de gros manteau\u202f: une polaire et un coupe-vent suffisent, sauf en bivouac dans l’Andringitra.'],
  ],
  vanille: [
    [/\b(?:reconnaitre|bonne|choisir|qualite)\b/, 'Une bonne gousse est souple, brune, grasse et parfumée, longue d’une quinzaine de centimètres\u202f; sèche ou cassante, laissez-la.'],
    [/\bplantations?\b/, 'Pour une plantation, demandez la vallée du Sambirano, sur notre circuit Nord, où l’on visite celle de cacao.'],
    [/\b(?:prix|coute|combien|vaut|cher|chere|kilo)\b/, 'Je n’ai pas de prix sûr\u202f: il change beaucoup d’une année à l’autre, demandez-le à plusieurs vendeurs.'],
  ],
  vegan: [
    [whether, 'C’est possible.'],
  ],
  vegetarien: [
    [
      /\b(?:porc|cochon)\b/,
      'Sans porc, on mange facilement\u202f: zébu, poulet, poisson et légumes sont partout\u202f; le ravitoto en contient souvent, demandez.',
    ],
    [/\bhalal\b|\bmusulman\w*\b/, 'Oui, halal surtout dans le Nord et l’Ouest.'],
    [/\bvegetarien\w*\b|\bsans viande\b/, 'Oui, on mange végétarien sans peine, et halal surtout dans le Nord et l’Ouest.'],
  ],
  'vehicule-confort': [
    [/\bceintures?\b/, 'À l’arrière, elles manquent parfois\u202f: demandez-les dans le devis, et attachez-vous toujours.'],
  ],
  'vente-vols': [
    [whether, 'Non.'],
  ],
  'vie-chere': [
    [/\bnosy be\b/, 'Oui, Nosy Be coûte plus que le reste du pays.'],
    [/\b(?:(?:pas|moins|peu) chere?s?|bon marche|abordable\w*)\b/, 'Oui, la vie sur place est bon marché\u202f: un plat de gargote coûte 5\u202f000 à 10\u202f000\u202fAr, un repas de restaurant 25\u202f000 à 60\u202f000\u202fAr, une chambre simple 60\u202f000 à 120\u202f000\u202fAr.'],
    [/^(?!.*\b(?:plus cher|voyages?|circuits?|vos|vous)\b).*\bchere?s?\b/, 'Non, la vie sur place est bon marché\u202f: un plat de gargote coûte 5\u202f000 à 10\u202f000\u202fAr, un repas de restaurant 25\u202f000 à 60\u202f000\u202fAr, une chambre simple 60\u202f000 à 120\u202f000\u202fAr.'],
  ],
  visa: [
    [/\b(?:prix|tarifs?|combien (?!de (?:jours|temps))|coute\w*)/, 'Son prix dépend de la durée, et le barème a changé en 2026\u202f: lisez-le sur le site officiel de l’e-visa.'],
    [/\b(?:papiers?|documents?|pieces?)\b/, 'Il faut un passeport valable six mois après le retour, un visa et un billet de retour.'],
    [/^(?!.*\b(?:passeport|avant)\b).*\b(?:valable|valide|validite|duree|combien de (?:jours|temps))\b/, 'Le visa de tourisme se prend pour 15 jours, 1, 2 ou 3 mois.'],
    [/\b(?:20|30|45|60|90) jours\b|\b(?:1|2|3|un|deux|trois) mois\b/, 'Oui, le visa de tourisme se prend pour 15 jours, 1, 2 ou 3 mois.'],
    [/^(?!.*\b(?:quel\w*|comment|prix|ou)\b).*\b(?:faut|besoin|obligatoires?|necessaires?|exige\w*|doit|dois|doivent|sans visa|pareil|memes? (?:formalites?|regles?|chose|papiers?))\b|\b(?:aussi|pareil|meme)\b.*\bvisa\b|\bvisa\b.*\b(?:aussi|pareil)\b/, 'Oui, le visa est obligatoire, même pour un court séjour.'],
  ],
  'visa-demande': [
    [/\b(?:lien|adresse|url|quel site|site officiel|nom du site)\b/, 'Je ne donne pas d’adresse ici\u202f: l’ambassade de Madagascar donne celle de la plateforme officielle de l’e-visa.'],
    [/\b(?:valable|valide|validite|dure)\b/, 'Le visa de tourisme se prend pour 15\u202fjours, 1, 2 ou 3 mois.'],
    [/\b(?:combien de (?:temps|jours|semaines)|quand|delais?|longtemps)\b/, 'En ligne, au moins une semaine avant le départ.'],
    [/\b(?:queue|file d attente|files d attente|immigration)\b/, 'Parfois, après un vol plein\u202f: arrivez avec le visa fait en ligne et un stylo.'],
    [/\b(?:fiables?|arnaques?|faux|officiels?|quel site)\b/, 'Oui, mais sur la seule plateforme officielle\u202f: les sites intermédiaires ajoutent leurs frais.'],
    [/\bimprim\w*|\bversion papier\b/, 'Oui, imprimez-le, et gardez-en une photo dans le téléphone.'],
    [/\b(?:par|avec|en) (?:une |la |ma )?(?:carte|cb)\b/, 'Ne comptez pas sur la carte\u202f: ayez des espèces, avec de quoi faire l’appoint.'],
    [/\b(?:nosy be|diego|antsiranana|mahajanga|majunga)\b/, 'Oui, en principe, comme dans les autres aéroports internationaux\u202f; vérifiez-le avant le départ.'],
    [/\bphotos?\b/, 'Je ne suis pas sûr qu’on la demande\u202f: ayez deux photos d’identité sur vous.'],
    [/\b(?:formulaires?|fiches?|remplir)\b/, 'Oui, celui de la demande en ligne\u202f; à l’arrivée, on remplit en général une fiche\u202f: gardez un stylo.'],
    [/\bou (?:bien )?(?:a l )?(?:aeroport|arrivee|sur place)\b|\ba l avance\b/, 'Les deux sont possibles\u202f; en ligne, faites-le au moins une semaine avant le départ.'],
    [/\b(?:mieux|plutot|choisir|conseillez)\b/, 'Les deux sont possibles\u202f; en ligne, faites-le au moins une semaine avant le départ.'],
    [whether, 'Oui.'],
  ],
  'visa-entrees': [
    [whether, 'Non, pas avec le même visa.'],
  ],
  'visa-prix': [
    [/\b(?:combien|prix|coute|tarif)\b.*\b(?:euros?|dollars?)\b/, 'Je n’ai pas de montant sûr, en euros non plus\u202f: lisez-le sur le site officiel de l’e-visa.'],
    [/\b(?:enfants?|bebes?|fils|filles?|gamins?|petits?|ados?|mineurs?)\b/, 'Oui, chaque enfant, même bébé, paie son visa comme un adulte, s’il n’est pas dit autrement sur le site officiel de l’e-visa.'],
    [/\bfrancs?\b|\bchf\b/, 'N’y comptez pas\u202f: ayez plutôt des euros, en espèces, et vérifiez avant le départ que le guichet les accepte.'],
    [/\b(?:euros?|ariary|dollars?)\b/, 'Ayez des euros, en espèces, et vérifiez avant le départ que le guichet les accepte.'],
    [/\b(?:par|avec|en) (?:une |la |ma )?(?:carte|cb)\b/, 'Ne comptez pas sur la carte à l’arrivée\u202f: ayez des espèces, avec de quoi faire l’appoint.'],
    [/^(?!.*\b(?:combien|prix|cout\w*|tarif)\b).*\b(?:30|45|60|90) jours\b/, 'Oui, le visa de tourisme se prend pour 15 jours, 1, 2 ou 3 mois.'],
    [/\bgratuit\w*/, 'Non, le visa est payant, même pour un court séjour, à ma connaissance.'],
    [/\b(?:especes|liquide|cash)\b/, 'Oui, à l’arrivée, en espèces, avec de quoi faire l’appoint.'],
    [/\bpayante?s?\b/, 'Oui, le visa est payant.'],
  ],
  'visa-refuse': [
    [/\b(?:risqu\w*|peut|peuvent|refus\w*)\b/, 'Rarement.'],
  ],
  'visite-ecole': [
    [/\b(?:don|dons|donner|fournitures|apporter|offrir)\b/, 'Oui, remettez-le au directeur ou à une association, jamais aux enfants eux-mêmes.'],
    [/\b(?:donn\w*|remettre|dons?|cahiers?|fournitures?|offrir|stylos?|materiel|livres?)\b/, 'Remettez fournitures ou vêtements au directeur ou à une association, jamais aux enfants eux-mêmes.'],
  ],
  'voiture-chauffeur': [
    [/\bcautions?\b/, 'Je n’ai pas de montant sûr\u202f: sans chauffeur, la caution est forte, demandez-la au loueur.'],
    [/\bsans chauffeur\b|\b(?:soi|moi|nous) memes?\b/, 'Oui, on peut louer sans chauffeur, mais c’est rare et peu conseillé.'],
    [new RegExp(price), 'Ordre de grandeur, chauffeur compris et souvent sans carburant\u202f: 40 à 60\u202f€ par jour pour une voiture, 60 à 100\u202f€ pour un 4x4.'],
    [
      new RegExp(`^(?!.*${price}).*\\b(?:4x4|berline|quoi comme (?:voiture|vehicule)|quel(?:le)? (?:voiture|vehicule|type))\\b`),
      'Le devis dit le véhicule\u202f: une berline suffit sur la RN7, un 4x4 est nécessaire dans l’Ouest et sur les pistes.',
    ],
  ],
  'vol-annule': [
    [/\b(?:international\w*|correspondance)\b/, 'Gardez un jour de marge avant le vol international\u202f: c’est la seule vraie parade.'],
    [/\brembours\w*\b/, 'C’est la compagnie qui vous replace ou vous rembourse, pas nous.'],
  ],
  'vol-international': [
    [/\b(?:compris\w*|inclus\w*|inclu|dans (?:le|les|vos) (?:prix|tarifs?|circuit|forfait|devis))\b/, 'Non, en général le vol international reste à votre charge, et nous n’en vendons pas.'],
    [/\b(?:via|par|avec escale a) (?:la |l ile )?(?:istanbul|addis|nairobi|reunion|maurice)\b/, 'Oui, avec une escale, en 15 à 20\u202fh.'],
    [/\b(?:prix|tarifs?|cout\w*|cher|chers|euros|normal)\b/, 'Les billets se vendent souvent entre 900 et 1\u202f500\u202f€, plus cher en juillet, en août et à Noël\u202f: achetez-les plusieurs mois avant.'],
    [/^(?!.*\b(?:quel\w*|combien)\b).*(?:\bdirects?\b|\bsans escale\b)/, 'Oui, Air France relie Paris à Antananarivo sans escale en 11\u202fh environ, pour près de 8\u202f800\u202fkm.'],
    [/\bde nuit\b|\bhoraires?\b|\bquelle heure\b/, 'Je n’ai pas l’horaire des vols\u202f: la compagnie le donne.'],
  ],
  volontariat: [
    [whether, 'Non.'],
  ],
  'vols-interieurs': [
    [/\b(?:perd\w*|gagn\w*|temps perdu)\b/, 'Ils en font gagner\u202f: un vol d’une à deux heures remplace un à trois jours de route\u202f; gardez un jour de marge.'],
    [/\b(?:annul\w*|retards?|decal\w*)\b/, 'Oui, un vol intérieur peut être annulé ou décalé, parfois la veille\u202f: gardez une journée de marge.'],
    [new RegExp(price), 'Je n’ai pas de prix sûr pour un vol intérieur\u202f: ils sont élevés et changent souvent.'],
    [/\bbebes?\b/, 'Un bébé de moins de deux ans, sur les genoux, paie en général une petite part du billet\u202f: la compagnie le dit.'],
    [/\b(?:re)?confirm\w*\b/, 'Oui, reconfirmez-le la veille\u202f: les horaires changent souvent.'],
  ],
  'vols-interieurs-durees': [
    [/\b(?:tous les jours|chaque jours?|quotidiens?|quels? jours?)\b/, 'Pas forcément\u202f: selon la ligne et la saison, l’avion ne vole que certains jours, et la compagnie les donne.'],
    [new RegExp(price), 'Je n’ai pas de prix sûr pour un vol intérieur\u202f: ils sont élevés et changent souvent.'],
  ],
  'vols-moins-chers': [
    [/\bcompagnies?\b/, 'Je ne sais pas laquelle est la moins chère à vos dates\u202f: un vol avec escale coûte souvent moins que le vol direct, comparez.'],
    [/\b(?:noel|juillet|aout|vacances|toussaint|paques)\b/, 'Oui, ils sont plus chers en juillet, en août et à Noël.'],
  ],
  'vols-ocean-indien': [
    [/\b(?:temps|durees?|heures?|longs?)\b.*\breunion\b|\breunion\b.*\b(?:temps|durees?|heures|longs?)\b/, 'De La Réunion à Antananarivo, un vol direct dure environ 1\u202fh\u202f30.'],
    [/\b(?:temps|durees?|heures?|longs?)\b.*\bmaurice\b|\bmaurice\b.*\b(?:temps|durees?|heures|longs?)\b/, 'De Maurice à Antananarivo, un vol direct dure environ deux heures.'],
  ],
  whatsapp: [
    [whether, 'Oui, là où il y a du réseau.'],
  ],
  'zones-a-eviter': [
    [/\b(?:dahalo|bandits?|voleurs de zebus|peur)\b/, 'Sur les axes touristiques, de jour et avec un chauffeur, vous avez peu à craindre des dahalo.'],
  ],
}
