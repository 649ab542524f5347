import { wordedOpenings } from '#mocks/data/worded-openings.ts'
import { inTheOffer, quietMonths } from '#mocks/data/worded-openings/words.ts'

/** The first sentence of an answer: one for all circuits, or by the slug of the circuit. */
type Opening = string | Readonly<Record<string, string>>

const aboutLevel = /\b(?:sport\w*|compliqu\w*|roots|rustique|entraine\w*|en (?:bonne |grande |pleine )?forme|bonne condition|forme physique|condition physique|dur|dure|difficile|physique|fatig\w*|crevant|eprouvant|intense|rude)\b/
const aboutEase = /\b(?:facile|accessible|debutante?s?|faisable|abordable|tranquille|pepere|cool|(?:pas|peu|ni) (?:\w+ )?sport\w*|pas (?:en forme|entraine\w*))\b/

/** Of 'c’est facile ?' and 'faisable si on marche peu ?'. */
const easeOpening = {
        centre: 'Oui, si vous aimez marcher.',
        nord: 'Oui, si vous marchez 3 à 6\u202fh sans peine.',
        sud: 'Sans l’ascension du pic Boby, oui\u202f; avec elle, non.',
        est: 'Oui, c’est le plus facile.',
        ouest: 'Seulement si vous êtes en forme.',
      }

const luggage =
  'Sur les vols intérieurs, la franchise est souvent d’une vingtaine de kilos en soute et de quelques kilos en cabine, moins dans certains petits avions\u202f: relisez votre billet.'
const luggageOnPlanes = { nord: luggage, sud: luggage, est: luggage, ouest: luggage }

/** Back by road. */
const withoutFlights = {
  centre: 'Oui, il se fait déjà sans vol, sans un jour de plus.',
  nord: 'C’est long\u202f: deux à trois jours de plus à l’aller, par la route jusqu’à Antsiranana, et deux jours au moins au retour, par le bac d’Ankify.',
  sud: 'Oui, avec deux à trois jours de plus\u202f: de Toliara à Antananarivo, la RN7 demande 21 à 29\u202fh de route, sans rouler de nuit.',
  est: 'Oui, avec deux à trois jours de plus, par le bateau jusqu’à Soanierana Ivongo puis par la route, à demander dans le devis.',
  ouest: 'Oui, avec deux jours de plus\u202f: de Morondava à Antananarivo, la route demande 13 à 15\u202fh, à couper à Antsirabe.',
}

/**
 * What precedes the answer about a circuit, by its topic, if the message has some words: most often a verdict ('Non, assez peu.'). The
 * first that match count.
 */
export const circuitOpenings: Readonly<Record<string, readonly (readonly [words: RegExp, opening: Opening])[]>> = {
  animals: [
    [
      /\b(?:coup sur|certain\w*|garanti\w*|sur de (?:les |en )?voir|a tous les coups)\b/,
      {
        centre: 'Non.',
        nord: 'Presque\u202f: les caméléons de la Montagne d’Ambre et les lémuriens de l’Ankarana et de Lokobe se voient le plus souvent, avec un guide.',
        sud: 'Presque\u202f: les makis catta d’Anja se voient facilement.',
        est: 'Presque\u202f: à Andasibe, les indris, habitués à l’homme, se voient et s’entendent le plus souvent, tôt le matin.',
        ouest: 'Presque\u202f: à Kirindy, on voit des sifakas le plus souvent\u202f; le fosa, au mieux en octobre et en novembre.',
      },
    ],
    [/\b(?:de (?:tres |vraiment )?pres|approch\w*|proches?)\b/, 'Oui, souvent de près, avec un guide, sans les toucher ni les nourrir.'],
    [
      /\b(?:lemurien|maki|sifaka)s?\b/,
      {
        centre: 'Non, guère\u202f: peu de lémuriens sur ce circuit.',
        nord: 'Oui, des lémuriens.',
        sud: 'Oui, des lémuriens, à trois endroits.',
        est: 'Oui, c’est le plus sûr pour les lémuriens.',
        ouest: 'Oui, des lémuriens, à Kirindy surtout.',
      },
    ],
  ],
  children: [
    [
      /\b(?:quel|partir de|minimum)\b.*\bages?\b|\bage (?:minimum|mini|conseille)\b/,
      'Pas d’âge fixé\u202f: écrivez l’âge des enfants dans la demande de devis.',
    ],
  ],
  booking: [
    [/\burgen\w*\b|\bavant (?:ce soir|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b|\bau plus vite\b/, 'Envoyez la demande dès maintenant\u202f: la réponse est annoncée sous 24h, hors week-end\u202f; plus pressé, appelez le bureau.'],
    [/\b(?:l aurai|l aura|l aurons|le recois|le recoit|le recevr\w*|arrive quand|sous combien)\b/, 'Une réponse est annoncée sous 24h, hors week-end.'],
    [/\b(?:bloqu\w*|option|tenir|garde[rz]?)\b/, 'Demandez au partenaire s’il pose une option, et jusqu’à quand\u202f: rien ne se paie sur ce site.'],
    [
      /\b(?:places?|complets?|dispo\w*)\b/,
      'Je ne connais pas les places libres\u202f: le partenaire les vérifie pour vos dates, quand il répond à la demande de devis.',
    ],
    [/\b(?:engage\w*|oblige\w*|engagement)\b/, 'Non, une demande de devis ne vous engage à rien.'],
    [
      /\b(?:avance|avant|tot|s y prendre|dernier moment|dernieres? minutes?)\b/,
      'Plusieurs mois à l’avance pour juillet, août, octobre et Noël\u202f; le reste de l’année, un à trois mois suffisent le plus souvent.',
    ],
    [/\bdates?\b.*\b(?:exact\w*|precis\w*|fixe\w*|sure?s?)\b|\bsans (?:connaitre|savoir|avoir)\b.*\bdates?\b/, 'Oui, donnez des dates approchées\u202f: elles se précisent ensuite avec le partenaire.'],
    [/\b(?:sign\w*|accept\w*|valid\w*)\b/, 'Pour accepter un devis reçu, répondez au partenaire qui l’a fait, après avoir lu ses conditions\u202f: rien ne se signe ni ne se paie sur ce site.'],
    [/\b(?:delais?|combien de temps|sous combien)\b/, 'Une réponse est annoncée sous 24h, hors week-end.'],
    [/\b(?:gratuit\w*|payant\w*)\b/, 'Oui, le devis est gratuit.'],
    [
      /\b(?:donner|dire|ecrire|preciser|remplir|indiquer|mettre|infos?|informations?|renseignements?)\b/,
      'Donnez vos dates, le nombre de voyageurs et vos souhaits\u202f: hôtels, âge des enfants, budget, ce que vous voulez voir ou éviter.',
    ],
  ],
  car: [
    [/\b(?:avec|y a)(?: t il)? (?:un )?chauffeur\b/, 'Oui, avec un chauffeur-guide, du début à la fin.'],
    [/\b(?:motos?|scooters?|velos?|camping car)\b/, 'Non, nos circuits se font en voiture avec chauffeur, à pied et en bateau\u202f; à vélo ou à moto, demandez un voyage sur mesure.'],
    [/\bsans (?:la |une )?(?:voiture|vehicule)\b/, 'Non, guère\u202f: il se fait en voiture avec chauffeur\u202f; en taxi-brousse, une partie seulement.'],
    [/^(?!.*\bcombien de\b).*\b(?:si (?:on|je|nous) (?:pren\w*|veut|voulons)|prix|cher|coute\w*|combien|supplement)\b.*\b4x4\b/, 'Un 4x4 avec chauffeur coûte en général 60 à 100\u202f€ par jour, une voiture 40 à 60\u202f€, souvent sans carburant, à partager entre vous.'],
    [
      /\b(?:evit\w*|sans|saut\w*|contourn\w*)\b.*\bpistes?\b/,
      {
        ouest: 'Non, pas en entier\u202f: un vol jusqu’à Morondava évite la longue route, mais les Tsingy demandent deux jours de piste dans chaque sens.',
        nord: 'En partie\u202f: sans les Tsingy Rouge et la Montagne d’Ambre, on reste sur la RN6, goudronnée.',
        sud: 'Oui, presque\u202f: sans l’Andringitra, on reste surtout sur la RN7, goudronnée.',
        centre: 'Oui, presque\u202f: sans les villages zafimaniry, on reste sur le goudron.',
        est: 'Oui, presque\u202f: c’est surtout du goudron, dégradé par endroits.',
      },
    ],
    [
      /\b(?:taxis? brousse|transports? en commun|bus)\b/,
      {
        centre: 'En partie\u202f: les villes de la RN7, oui\u202f; le lac Tritriva et les villages zafimaniry, guère.',
        nord: 'En partie\u202f: la RN6 jusqu’à Ankify, oui\u202f; les Tsingy Rouge, non.',
        sud: 'En partie\u202f: toute la RN7 jusqu’à Toliara, de jour, oui\u202f; l’Andringitra, guère, et Anakao en vedette.',
        est: 'En partie\u202f: la RN2 et la RN5, oui\u202f; le canal et les îles se font en bateau.',
        ouest: 'Guère\u202f: jusqu’à Miandrivazo et à Morondava, oui\u202f; les Tsingy demandent un 4x4, et le fleuve un bateau.',
      },
    ],
    [/\bretour\b/, withoutFlights],
    [/^(?!.*\bclim\w*).*\bconfort\w*\b/, 'Oui, demandez-la dans le devis\u202f: son âge, la climatisation et la place.'],
    [
      /\b(?:minibus|combi)\b/,
      {
        centre: 'Oui, un minibus se demande dans le devis.',
        nord: 'Il se demande dans le devis, mais un minibus ne va guère sur les pistes.',
        sud: 'Oui, un minibus se demande dans le devis, sauf pour la piste de Namoly.',
        est: 'Oui, un minibus se demande dans le devis.',
        ouest: 'Non, guère\u202f: un minibus ne va pas sur ces pistes.',
      },
    ],
    [/\b(?:rivieres?|fleuves?|bacs?)\b/, { ouest: 'Oui, en bac\u202f: le Manambolo à Bekopaka et la Tsiribihina à Belo, avec de l’attente en juillet et en août.' }],
    [
      /\b(?:routes?|pistes?)\b.*\b(?:bon\w*|mauvais\w*|correct\w*|etat|goudron\w*|abime\w*|pourri\w*|defonce\w*)\b|\b(?:bon\w*|mauvais\w*|etat)\b.*\b(?:routes?|pistes?)\b|\b(?:goudron\w*|bitum\w*)\b/,
      {
        centre: 'Goudronnées presque partout, avec des trous sur la RN7.',
        nord: 'Bonnes et mauvaises.',
        sud: 'Goudronnées mais abîmées par endroits, surtout entre Sakaraha et Toliara.',
        est: 'Goudronnées, mais dégradées, avec beaucoup de camions sur la RN2.',
        ouest: 'Mauvaises, après Miandrivazo\u202f: de longues pistes et deux bacs.',
      },
    ],
    [
      /\b(?:trop|beaucoup|bcp)\b.*\bpistes?\b/,
      {
        centre: 'Non, peu de piste\u202f: surtout du goudron.',
        nord: 'Non, peu de piste\u202f: surtout la RN6, goudronnée.',
        sud: 'Non, peu de piste, sauf vers l’Andringitra.',
        est: 'Non, surtout du goudron.',
        ouest: 'Oui, beaucoup\u202f: trois longues journées de piste.',
      },
    ],
    [/\bsans\b|\b(?:voiture|berline) (?:normale|suffi\w*)\b/, { ouest: 'Non.' }],
    [
      /^(?!.*\bcombien\b).*\b(?:4x4|4 4)\b/,
      {
        ouest: 'Oui.',
        centre: 'Non, pas forcément.',
        nord: 'De préférence.',
        sud: 'Non, sauf pour l’Andringitra.',
        est: 'Non, pas forcément.',
      },
    ],
  ],
  care: [
    [
      /./,
      {
        centre: 'Il y a des hôpitaux à Antananarivo et à Antsirabe\u202f; autour des villages zafimaniry, ils sont loin.',
        nord: 'Il y a des hôpitaux à Antsiranana et à Hell-Ville, sur Nosy Be\u202f; de l’Ankarana, ils sont loin.',
        sud: 'Il y a des hôpitaux dans les villes, Antsirabe, Fianarantsoa et Toliara\u202f; de l’Andringitra et de l’Isalo, ils sont loin.',
        est: 'Il y a des hôpitaux à Antananarivo et à Toamasina\u202f; du canal et des îles, ils sont loin.',
        ouest: 'Il y a des hôpitaux à Antsirabe et à Morondava\u202f; du fleuve et des Tsingy, ils sont loin, à une journée de piste ou plus.',
      },
    ],
  ],
  cheaper: [
    [/\b(?:promos?|promotions?|soldes|codes?|reduc\w*|remises?|rabais)\b/, 'Non, il n’y a ni promotion ni code de réduction.'],
    [/\b(?:negoci\w*|marchand\w*|discut\w*|geste|baiss\w*)\b/, 'Un devis se discute\u202f: un hôtel plus simple le baisse.'],
  ],
  dates: [
    [/\b(?:exacte?s?|precises?)\b/, 'Des dates approchées suffisent pour la demande\u202f: elles se précisent ensuite avec le partenaire.'],
    [
      /\b(?:demain|semaine prochaine|cette semaine|ce week end|dans (?:deux|trois|\d) jours)\b/,
      'Pour un départ dans les jours qui viennent, appelez le bureau.',
    ],
  ],
  seniors: [
    [
      /^(?!.*\btrop (?:dur|fatig\w*|difficile|physique|eprouvant\w*|sportif|penible)\b).*\b(?:pourr\w*|peut|peuvent|possible|faisable|va|vont|ok|suivre|adapte\w*|convi\w*|conseill\w*|jouable|accessible|passe|bien)\b/,
      {
        centre: 'Oui, à son rythme, sans la nuit au village zafimaniry.',
        nord: 'Oui, si l’on marche encore trois heures sans peine\u202f; sinon, l’Est est plus facile.',
        sud: 'Oui, sans le pic Boby\u202f; avec lui, non.',
        est: 'Oui, c’est le plus facile.',
        ouest: 'Plutôt non.',
      },
    ],
  ],
  difficulty: [
    [
      /\bpour qui\b|\bquel public\b|\ba qui\b/,
      {
        centre: 'Pour qui aime les villages et un peu de marche, enfants et seniors compris.',
        nord: 'Pour qui aime la mer et marche bien.',
        sud: 'Pour de bons marcheurs\u202f; sans le pic Boby, pour presque tous.',
        est: 'Pour presque tous, familles et seniors compris.',
        ouest: 'Pour des voyageurs en forme, sans vertige.',
      },
    ],
    [
      /\bplus (?:dure?|difficile|fatig\w*|eprouvant|physique|penible)\b/,
      {
        centre: 'Le plus dur est le jour 5, du village zafimaniry à Antsirabe, à pied puis en voiture.',
        nord: 'Le plus dur est la marche des tsingy de l’Ankarana, par la chaleur.',
        sud: 'Le plus dur est l’ascension du pic Boby, en deux jours.',
        est: 'Le plus dur est la route, puis la vedette en mer ouverte.',
        ouest: 'Le plus dur est le parcours des Grands Tsingy, avec trois longues journées de piste.',
      },
    ],
    [
      /\bquels? niveaux?\b/,
      {
        centre: 'Moyen\u202f: il suffit d’aimer marcher.',
        nord: 'Moyen\u202f: il suffit de bien marcher, par la chaleur.',
        sud: 'Élevé à cause du pic Boby, moyen sans lui.',
        est: 'Le plus facile de nos circuits.',
        ouest: 'Assez élevé\u202f: il faut être en forme, et sans vertige.',
      },
    ],
    [/\b(?:tous les|chaque) jours?\b/, 'Non, pas tous les jours.'],
    [/\btout le monde\b|\b(?:pas|peu|ni)\b(?: \w+){0,3} march\w*/, easeOpening],
    [
      /\b(?:march\w*|rando\w*|pied|trek\w*)\b/,
      {
        centre: 'Trois jours sur six, de 3\u202fh\u202f30 à 5\u202fh\u202f30.',
        nord: 'Assez\u202f: des marches de 3 à 6\u202fh.',
        sud: 'Beaucoup\u202f: jusqu’à sept à neuf heures le jour du sommet\u202f; cinq à six heures à l’Isalo, quatre à cinq à Ranomafana.',
        est: 'Peu\u202f: des marches de 2\u202fh à 3\u202fh\u202f30.',
        ouest: 'Peu, sauf quatre à cinq heures dans les Grands Tsingy.',
      },
    ],
    [aboutEase, easeOpening],
    [
      aboutLevel,
      {
        centre: 'Non, il suffit d’aimer marcher.',
        nord: 'Non, il suffit de bien marcher, par la chaleur.',
        sud: 'Oui, à cause du pic Boby, pour de bons marcheurs\u202f; sans cette ascension, non.',
        est: 'Non, c’est le plus facile.',
        ouest: 'Oui, assez\u202f: il faut être en forme, et sans vertige.',
      },
    ],
  ],
  distance: [
    [/\bheures de pistes?\b/, { ouest: 'Trois longues journées de piste, dont une de 6\u202fh à 8\u202fh\u202f30, de Bekopaka à Kirindy.', sud: 'Peu\u202f: la piste de Namoly, vers l’Andringitra.', nord: 'Peu\u202f: les pistes des Tsingy Rouge et de la Montagne d’Ambre.' }],
    [
      /\bplus de [4-6] ?h/,
      { centre: 'Oui.', nord: 'Cela se peut.', sud: 'Oui.', est: 'Oui.', ouest: 'Oui.' },
    ],
    [/\bplus de (?:7|8|9) ?h/, { centre: 'Cela se peut.', nord: 'Non.', sud: 'Cela se peut.', est: 'Cela se peut.', ouest: 'Oui.' }],
    [
      /^(?=.*\b(?:routes?|voiture|roule\w*|4x4|pistes?|trajets?)\b).*\b(?:plus longue?s?|plus grosses?|pires?)\b/,
      {
        centre: 'La plus longue journée de route est le jour 1, vers le lac Itasy\u202f: 5\u202fh à 7\u202fh\u202f45 de voiture.',
        nord: 'La plus longue journée de route est le jour 5, vers l’Ankarana\u202f: 4\u202fh\u202f30 à 6\u202fh\u202f45 de voiture.',
        sud: 'La plus longue journée de route est le jour 2, vers Ranomafana\u202f: 6\u202fh\u202f30 à 9\u202fh\u202f15 de voiture.',
        est: 'La plus longue journée de route est le jour 5, sur la RN5\u202f: 4\u202fh\u202f30 à 6\u202fh\u202f30 de voiture.',
        ouest: 'La plus longue journée de route est le jour 7, de Bekopaka à Kirindy\u202f: 6\u202fh à 8\u202fh\u202f30 de piste, et deux bacs.',
      },
    ],
    [
      /\b(?:plus (?:longue?s?|charge\w*)|pires?)\b/,
      {
        centre: 'La plus longue journée est le jour 5, du village zafimaniry à Antsirabe.',
        nord: 'La plus longue journée est le jour 5, des Tsingy Rouge à l’Ankarana.',
        sud: 'La plus longue journée est le jour 10, de l’Isalo à Ifaty.',
        est: 'La plus longue journée est le jour 2, d’Andasibe au lac Rasoabe.',
        ouest: 'La plus longue journée est le jour 7, de Bekopaka à Kirindy.',
      },
    ],
    [
      /^(?!.*\b(?:combien|quel\w*|lequel|laquelle|plus long\w*)\b).*\b(?:beaucoup|bcp|trop|long\w*|fatig\w*|penible\w*|eprouvant\w*|usant\w*|pas mal|enorme\w*|peu)\b/,
      {
        centre: 'Oui, 4 à 6\u202fh de voiture par jour en moyenne.',
        nord: 'Non, peu\u202f: 1 à 2\u202fh de voiture par jour en moyenne.',
        sud: 'Oui, 3 à 4\u202fh de voiture par jour en moyenne, et bien plus certains jours.',
        est: 'Non, assez peu\u202f: environ 2\u202fh de voiture par jour en moyenne, mais trois jours de 4 à 6\u202fh.',
        ouest: 'Oui, 3 à 4\u202fh de voiture par jour en moyenne, et trois longues journées de piste.',
      },
    ],
  ],
  electricity: [
    [/\b(?:fleuve|bivouacs?|bateau|chaland|tente|camp)\b/, { ouest: 'Non, pas pendant les deux nuits de bivouac.', sud: 'Non, pas au camp sous le pic Boby.' }],
  ],
  duration: [
    [
      /\b(?:plage|baignade|repos)\b/,
      {
        centre: 'Aucun.',
        nord: 'Peu\u202f: la journée à la Mer d’Émeraude, au jour 2\u202f; Nosy Be, à la fin, est surtout en visites\u202f: ajoutez-y des jours.',
        sud: 'Peu\u202f: la fin du jour 10 à Ifaty et l’après-midi du jour 11 à Anakao\u202f; ajoutez deux ou trois jours.',
        est: 'Peu\u202f: les jours 6 et 7, à Sainte-Marie et à l’île aux Nattes\u202f; ajoutez deux ou trois jours.',
        ouest: 'Peu\u202f: le dernier matin, à Morondava.',
      },
    ],
    [/\b(?:sommet|pic|boby|ascension)\b/, { sud: 'L’ascension du pic Boby prend deux jours\u202f: 28\u202fkm et 1\u202f100\u202fm de montée, avec un bivouac.' }],
    [
      /\b(?:vols?|avions?|conges?|absents?|porte a porte|aller retour)\b/,
      {
        centre: 'Huit jours au moins entre les deux vols, en arrivant la veille et en repartant le lendemain.',
        nord: 'Onze jours au moins entre les deux vols, en arrivant la veille et en repartant le lendemain.',
        sud: 'Quatorze jours au moins entre les deux vols, en arrivant la veille et en repartant le lendemain.',
        est: 'Dix jours au moins entre les deux vols, en arrivant la veille et en repartant le lendemain.',
        ouest: 'Onze jours au moins entre les deux vols, en arrivant la veille et en repartant le lendemain.',
      },
    ],
  ],
  ends: [
    [
      /^(?!.*\b(?:peut|possible|pourrait|plutot|prefer\w*)\b).*\b(?:fait|rentre|revient|est|retour)\b.*\b(?:en voiture|par la route)\b/,
      {
        centre: 'Oui, par la route.',
        nord: 'Non, en avion, de Nosy Be\u202f; par la route, comptez deux jours de plus au moins.',
        sud: 'Non, en avion, de Toliara\u202f; par la route, comptez deux à trois jours de plus.',
        est: 'Non, en avion, de Sainte-Marie, et le vol n’est pas quotidien\u202f; par la route, comptez deux à trois jours de plus.',
        ouest: 'Non, en avion, de Morondava\u202f; par la route, comptez deux jours de plus.',
      },
    ],
    [/\b(?:en voiture|par la route)\b/, withoutFlights],
    [/\bnosy be\b/, { nord: 'Oui.' }],
    [
      /\b(?:atterri\w*|debarqu\w*)\b.*\b(?:paris|france|europe|ou)\b|\bou\b.*\b(?:atterri\w*|debarqu\w*)\b/,
      'Les vols de France se posent à Antananarivo, à l’aéroport d’Ivato.',
    ],
    [
      /\b(?:quel jour|quand)\b/,
      {
        centre: 'Le jour 6, par la route.',
        nord: 'Le jour 9, en avion.',
        sud: 'Le jour 12, en avion.',
        est: 'Le jour 8, en avion.',
        ouest: 'Le jour 9, en avion.',
      },
    ],
    [/\b(?:envers|invers\w*|autre sens|a rebours)\b|\b(?:peut|possible|faisable)\b.*\b(?:commencer|debuter|demarrer|finir|terminer|partir (?:de|d))\b/, 'Oui, cela se demande dans le devis.'],
    [
      /^(?!.*\bcomment\b).*\b(?:retour\w*|rentr\w*|reven\w*|reviens|revient|finit|finir|termin\w*|ramen\w*)\b.*\b(?:tana|antananarivo|capitale)\b/,
      { centre: 'Par la route.', nord: 'En avion.', sud: 'En avion.', est: 'En avion.', ouest: 'En avion.' },
    ],
    [/^(?=.*\bcomment\b).*\b(?:tana|antananarivo|capitale)\b/, { centre: 'Par la route.', nord: 'En avion.', sud: 'En avion.', est: 'En avion.', ouest: 'En avion.' }],
    [/\b(?:tana|antananarivo|capitale|ivato)\b/, { nord: 'Oui, mais en avion.', centre: 'Oui.', sud: 'Oui.', est: 'Oui.', ouest: 'Oui.' }],
  ],
  flights: [
    [/\b(?:bagages?|valises?|kilos?|kg|soute)\b/, luggageOnPlanes],
    [/^(?=.*\b(?:internationa\w*|paris|france)\b).*\b(?:en plus|a part|(?:non|pas) compris)\b/, 'Oui, en plus\u202f: le vol international coûte souvent 900 à 1\u202f500\u202f€ par personne, davantage en juillet, en août et à Noël.'],
    [/\bmeme (?:soir|jour|journee)\b/, 'Non, mieux vaut pas.'],
    [/\b(?:reserv\w*|achet\w*|(?:prend\w*|prenez|occupe\w*|charge\w*)\b.*\b(?:vols?|billets?))\b.*\b(?:nous memes?|soi meme|moi meme|vous|qui|agence|partenaire)\b|\b(?:vous|qui) (?:\w+ )?(?:reserv\w*|achet\w*|occupe\w*)\b/, 'L’un ou l’autre\u202f: le partenaire peut les mettre dans le devis, ou vous les prenez vous-mêmes à la compagnie\u202f; dites-le dans la demande.'],
    [/\bdernier jour\b.*\d ?h\b|\d ?h\b.*\bdernier jour\b/, { centre: 'Le soir tard, oui\u202f; plus tôt, c’est trop juste\u202f: le dernier jour finit l’après-midi à Antananarivo, et il faut partir pour Ivato trois heures avant le vol.' }],
    [
      /\b(?:avions?|vols?)\b.*\bou\b.*\b(?:voitures?|routes?|4x4)\b|\b(?:voitures?|route|4x4)\b.*\bou\b.*\b(?:avions?|vols?)\b/,
      {
        centre: 'Tout en voiture.',
        nord: 'En avion à l’aller et au retour, en voiture et en bateau entre les deux.',
        sud: 'En voiture à l’aller, par la RN7, et en avion au retour, de Toliara.',
        est: 'En voiture et en bateau à l’aller, en avion au retour, de Sainte-Marie.',
        ouest: 'En voiture à l’aller, par la route de Miandrivazo, et en avion au retour, de Morondava.',
      },
    ],
    [
      /^(?!.*\b(?:combien|inclus\w*|compris\w*|dedans|prix|quand|quelle|international\w*|paris|france|sans)\b).*\bretour\b.*\b(?:avion|vol)\b/,
      {
        centre: 'Non, il finit à Antananarivo même, sans vol.',
        nord: 'Oui, de Nosy Be à Antananarivo.',
        sud: 'Oui, de Toliara à Antananarivo.',
        est: 'Oui, de Sainte-Marie à Antananarivo.',
        ouest: 'Oui, de Morondava à Antananarivo.',
      },
    ],
    [
      /^(?!.*\b(?:combien|inclus\w*|compris\w*|dedans|prix|quand|quels?|plusieurs|annul\w*|retard\w*|dans le tarif|oblig\w*)\b).*\b(?:y a|y aura|a|prend|prendre|faut|avec)(?: t il)? (?:pas )?(?:un|des|un ou des|le|les|de) (?:vols?|avions?)(?: interieurs?| internes?| domestiques?)?$/,
      { centre: 'Non, aucun.', nord: 'Oui, deux.', sud: 'Oui, un, au retour.', est: 'Oui, un, au retour.', ouest: 'Oui, un, au retour.' },
    ],
    [/\b(?:en voiture|par la route)\b/, withoutFlights],
    [/\b(?:combien|prix|revient|monte)\b.*\bavec (?:les? |un |des )?(?:vols?|avions?|billets?)\b/, 'Le vol international ajoute souvent 900 à 1\u202f500\u202f€ par personne, davantage en juillet, en août et à Noël\u202f; un vol intérieur se chiffre dans le devis.'],
    [/^(?=.*\b(?:combien|prix|tarifs?|coute\w*|budget)\b).*\b(?:paris|france|europe|bruxelles|geneve|montreal|lyon|marseille|reunion|internationa\w*|long courrier)\b/, 'Le vol international coûte souvent 900 à 1\u202f500\u202f€ par personne depuis Paris, davantage en juillet, en août et à Noël.'],
    [/^(?!.*\b(?:combien (?:de|d)|inclus\w*|compris\w*|dedans|dans le prix)\b).*\b(?:combien|prix|tarif|coute\w*)\b/, 'Je n’ai pas de prix pour un vol intérieur\u202f: il est dans le devis, ou chez la compagnie.'],
    [
      /\bcombien\b.*\b(?:temps|heures?)\b|\b(?:dure|duree|long)\b/,
      {
        nord: 'Deux heures environ d’Antananarivo à Antsiranana, selon les escales, et une heure et demie de Nosy Be à Antananarivo.',
        sud: 'Une heure et demie environ de Toliara à Antananarivo.',
        est: 'Une heure environ de Sainte-Marie à Antananarivo.',
        ouest: 'Une heure environ de Morondava à Antananarivo.',
      },
    ],
    [/^(?:et )?avec (?:le|les|un|des) (?:vols?|avions?|billets?)\b.*\b(?:paris|france|international\w*)\b/, 'Le vol international ajoute souvent 900 à 1\u202f500\u202f€ par personne, davantage en juillet, en août et à Noël.'],
    [/\b(?:fiables?|ponctuel\w*|retards?|a l heure)\b/, 'Pas toujours\u202f: les retards et les annulations, parfois la veille, sont fréquents\u202f; gardez une journée de marge.'],
    [/\bplus chere?s?\b|\bchers\b/, 'Oui, en juillet, en août et à Noël\u202f; moins le reste de l’année, et plus tôt on achète, mieux c’est.'],
    [
      /\b(?:sans|pas (?:de|d)|(?:veut|veux|voulons|prend\w*) pas|evit\w*|remplac\w*)\b.*\b(?:vols?|avions?)\b.*\b(?:combien|temps|jours?|long|rajout\w*|ajout\w*|possible|peut|faisable|route|voiture|comment)\b|\b(?:combien|temps|jours?|peut|possible)\b.*\b(?:sans|eviter|pas de) (?:(?:prendre )?(?:le |l |les |un )?)(?:vols?|avions?)\b/,
      withoutFlights,
    ],
    [/\b(?:veut|veux|voulons|voudrait|prend|prends|supporte|aime) pas\b.*\b(?:vols?|avions?)\b|\bpeur\b.*\bavions?\b/, withoutFlights],
    [/^(?:et )?sans les? (?:vols?|avions?|billets?)(?: (?:retour|de retour|interieurs?|internationa\w*))?$/, 'Les prix que je donne sont sans les vols.'],
    [/\b(?:vols?|avions?) (?:interieurs?|internes?|domestiques?)\b.*\b(?:inclus\w*|compris\w*|dedans|dans le prix)\b/, 'Pas d’office.'],
    [
      /\b(?:inclu\w*|compris\w*|comprend\w*|dedans|dans le prix|prevus?|en plus|a part)\b/,
      'Le vol international, non\u202f; un vol intérieur, c’est le devis qui le dit.',
    ],
    [
      /\b(?:plutot|y aller|aller|au lieu|eviter|en avion)\b/,
      {
        centre: 'Non, il se fait en voiture, sans vol intérieur.',
        sud: 'En partie\u202f: le retour de Toliara se fait déjà en avion, l’aller suit la RN7.',
        nord: 'Oui, le circuit Nord commence déjà par un vol.',
        est: 'Oui, on peut aller à Sainte-Marie en avion, en une heure environ, sans la route ni le canal.',
        ouest: 'Oui, on peut aller à Morondava en avion, sans le fleuve, puis en 4x4 aux baobabs et aux Tsingy.',
      },
    ],
  ],
  highlights: [
    [
      /^(?!.*\b(?:quoi|qu est ce|quels?|photo\w*|romanti\w*|noces|lune de miel|couple|amoureux|monde|touris\w*|foule)\b).*\b(?:vaut|vaux|valent|coup|peine|recommand\w*|interessant\w*|est (?:bien|beau))\b/,
      {
        centre: 'Oui, pour les lacs, les villes et les villages sculpteurs, plus que pour les animaux.',
        nord: 'Oui, pour la mer, les tsingy et le peu de route.',
        sud: 'Oui, c’est le plus classique et le plus varié.',
        est: 'Oui, pour les indris, le canal et les îles.',
        ouest: 'Oui, si vous acceptez de longues pistes et deux nuits sous tente.',
      },
    ],
    [/\bphoto\w*\b/, 'Oui, les sujets ne manquent pas.'],
    [
      /\b(?:romanti\w*|amoureu\w*|noces|lune de miel|en couple|un couple|anniversaire)\b/,
      {
        centre: 'Pas le plus romantique\u202f: il n’a ni plage ni île, et de longues routes.',
        nord: 'Oui, surtout à la fin, à Nosy Be et dans ses îles\u202f: demandez de bons hôtels, et indiquez l’occasion dans le devis.',
        sud: 'Oui, surtout à la fin, au lagon d’Ifaty et d’Anakao\u202f: demandez de bons hôtels, et indiquez l’occasion dans le devis.',
        est: 'Oui, c’est le plus calme pour un couple, avec Sainte-Marie et l’île aux Nattes\u202f: indiquez l’occasion dans le devis.',
        ouest: 'C’est plus une aventure, avec deux nuits sous tente, mais le coucher du soleil aux baobabs est beau à deux.',
      },
    ],
    [/\bennu\w*\b/, 'Non, chaque jour a sa visite ou sa marche.'],
    [
      /\b(?:monde|touristi\w*|touristes?|foule|bonde\w*|frequent\w*)\b/,
      {
        centre: 'Non, peu de monde\u202f: les villages zafimaniry, atteints à pied, et des routes peu fréquentées vers les lacs.',
        nord: 'Oui à Nosy Be, très visitée\u202f; peu de monde à la Montagne d’Ambre et dans l’Ankarana.',
        sud: 'Oui, c’est l’itinéraire le plus fréquenté de l’île, surtout en juillet et en août.',
        est: 'Non, sauf à Andasibe et, de juillet à septembre, à Sainte-Marie pour les baleines.',
        ouest: 'Oui en juillet et en août, à l’allée des Baobabs et aux bacs\u202f; peu de monde sur le fleuve.',
      },
    ],
  ],
  guide: [
    [/\b(?:en plus|inclus|compris|a part|en supplement)\b/, 'Le chauffeur-guide est prévu dans le devis. Les guides des parcs y sont compris, ou se paient au bureau de chaque parc, en espèces\u202f: faites-le préciser par écrit avant d’accepter.'],
    [/\bsans\b/, 'Le chauffeur est en général aussi le guide\u202f; dans les parcs, un guide local agréé est obligatoire. Si vous voulez un chauffeur qui ne guide pas, écrivez-le dans la demande de devis.'],
    [/\banglais\b/, 'Oui, beaucoup de guides parlent aussi anglais\u202f: demandez-le dans le devis.'], [/\bfemmes?\b/, 'Demandez-le dans le devis\u202f: des femmes guident aussi, moins nombreuses.']],
  day: [[/\bquelle heure\b/, 'L’heure exacte n’est pas dans le programme\u202f: le partenaire la donne avec le devis.']],
  solo: [[/^(?!.*\b(?:chambre|single|supplement)\b).*\b(?:plus cher|prix|coute\w*|combien|moins cher)\b/, 'Seul, c’est plus cher\u202f: rien ne se partage, ni le véhicule, ni le chauffeur, ni la chambre.'], [/\b(?:chambre|single|supplement)\b/, 'Une chambre individuelle se paie souvent presque autant qu’une double\u202f: le devis dit combien.']],
  group: [
    [/\bgroupe d amis\b|\bentre amis\b/, 'Oui, entre vous\u202f: c’est un voyage privé, sans inconnus.'],
    [/\b(?:en groupe|voyage de groupe|groupes? (?:deja |organise))\b/, 'Non, c’est un voyage privé.'],
    [/\b(?:minimum|mini|au moins)\b/, 'Dès une personne, il n’y a pas de minimum.'],
    [/\b(?:rejoin\w*|regroup\w*|(?:d )?autres? (?:voyageurs?|gens|personnes|participants|touristes|clients|couples|familles)|melang\w*|inconnus|partag\w*)\b/, 'Non, pas d’office\u202f: dites-le dans la demande si vous voulez partager la voiture avec d’autres.'],
    [/\b(?:prive\w*|entre nous|que nous|juste nous|rien que nous|inconnus)\b/, 'Oui, c’est un voyage privé.'],
  ],
  included: [
    [/\b(?:sorties?|baleines?|plongees?|activites?)\b/, inTheOffer('les sorties et les activités sont comprises')],
    [/\b(?:agences?|partenaires?|prestataires?|fournisseurs?)\b/, 'Un partenaire assure le circuit\u202f: demandez son nom, et lisez ses conditions avant d’accepter son devis.'],
    [/\bassistance\b/, 'Oui, l’assistance est comprise\u202f: en voyage, elle répond jour et nuit, par téléphone ou par le SOS de l’application.'],
    [/\btout (?:est |sera )?(?:compris|inclus|dedans)\b/, 'Non, pas d’office\u202f: c’est le devis qui le dit.'],
    [/\beuros?\b/, 'Sur place, non, en ariary et en espèces\u202f; au partenaire, comme il le dit dans le devis.'],
    [/^(?!.*\b(?:compris\w*|inclus\w*|dedans)\b)(?=.*\b(?:combien|argent|prix|cout\w*)\b).*\b(?:parcs?|entrees?)\b/, 'Une journée de parc coûtait 45\u202f000 à 65\u202f000\u202fAr par adulte jusqu’à l’automne 2026, un doublement était annoncé\u202f; le guide, en plus, souvent 60\u202f000 à 150\u202f000\u202fAr par groupe.'],
    [
      /\bpourboires?\b/,
      'Les pourboires sont en plus\u202f: 5\u202f000 à 10\u202f000\u202fAr par jour et par voyageur pour un guide local, autant ou un peu plus pour le chauffeur-guide.',
    ],
    [/\b(?:eau|bouteilles?|boissons?)\b/, 'Non, les boissons, et même l’eau, restent en général à votre charge.'],
    [/\bassurance\b/, 'Non, l’assurance voyage reste à votre charge.'],
    [/\bretour\b/, inTheOffer('le retour à Antananarivo, par la route ou en avion, est compris')],
    [/\bchauffeur\b/, inTheOffer('le chauffeur et sa voiture sont compris')],
    [
      /\b(?:argent|depens\w*|sur place|especes|liquide|cash|extras?|argent de poche|combien)\b/,
      'Prévoyez de quoi payer les boissons, les pourboires et les achats, et ce que le devis ne comprend pas\u202f: un repas de restaurant coûte 25\u202f000 à 60\u202f000\u202fAr, une entrée de parc au moins 45\u202f000 à 65\u202f000\u202fAr.',
    ],
    ...(wordedOpenings['inclus'] ?? []),
  ],
  lodging: [
    [
      /\b(?:camping|tentes?|bivouac)\b.*\bou\b.*\bhotels?\b|\bhotels?\b.*\bou\b.*\b(?:camping|tentes?|bivouac)\b/,
      {
        centre: 'L’hôtel ou la maison d’hôtes, sauf une nuit au village.',
        nord: 'L’hôtel ou le bungalow, jamais la tente.',
        sud: 'L’hôtel, le lodge ou le bungalow, sauf trois nuits simples dans l’Andringitra, en gîte ou sous tente.',
        est: 'L’hôtel ou le bungalow, jamais la tente.',
        ouest: 'L’hôtel, le lodge ou le bungalow, sauf deux nuits sous tente.',
      },
    ],
    [/\b(?:arriv\w+|atterri\w*|debarqu\w*)\b.*\b(?:\d+ ?h|minuit|tard|soir|nuit)\b/, 'La nuit de l’arrivée n’est pas dans le circuit\u202f: prenez un hôtel proche de l’aéroport d’Ivato, ou demandez-le dans le devis, avec le transfert.'],
    [
      /\bbungalows?\b|\bbord de (?:la )?mer\b|\b(?:sur|pres de|cote) la plage\b|\b(?:face|vue) (?:a la |sur la )?mer\b|\bpieds dans l eau\b/,
      {
        centre: 'Un bungalow, oui, près du lac Itasy\u202f; au bord de la mer, non, ce circuit n’y va pas.',
        nord: 'Oui, en bungalow près de la plage à Ramena, et à l’hôtel au bord de la mer à Ankify.',
        sud: 'Oui, à la fin\u202f: un bungalow de plage à Ifaty, puis un autre à Anakao.',
        est: 'Oui, à la fin\u202f: en bord de mer à Ambodifotatra, et dans un bungalow de plage à l’île aux Nattes\u202f; avant, au bord du lac, sur le canal.',
        ouest: 'Oui, la dernière nuit, en bord de mer à Morondava.',
      },
    ],
    [
      /\bcombien\b.*\bmeme (?:endroit|hotel|chambre|lieu)\b/,
      {
        centre: 'Une seule\u202f: on change chaque soir.',
        nord: 'Une seule, sauf dans l’Ankarana\u202f: deux.',
        sud: 'Une seule, sauf à Ranohira, à l’Isalo\u202f: deux.',
        est: 'Une seule\u202f: on change chaque soir.',
        ouest: 'Une seule, sauf à Bekopaka, aux Tsingy\u202f: deux.',
      },
    ],
    [
      /\bfourni\w*\b|\b(?:materiel|tentes?|matelas|duvets?|couvertures?|draps?|sacs? de couchage)\b.*\b(?:prete\w*|prevu\w*)\b/,
      {
        centre: 'À Sakaivo, le matelas et la couverture sont simples\u202f: emportez un drap de sac.',
        sud: 'Pour le bivouac, faites préciser dans le devis si tentes, matelas et duvets sont fournis.',
        ouest: 'La tente et le matelas sont en général fournis\u202f; pour le duvet, faites-le préciser dans le devis.',
      },
    ],
    [
      /^(?=.*\b(?:tentes?|bivouacs?|camping)\b).*\b(?:tout du long|tout le (?:temps|circuit|long)|toutes les nuits|chaque nuit|toujours|tous les soirs)\b/,
      {
        centre: 'Non, une nuit tout au plus, à Sakaivo, chez l’habitant ou sous tente.',
        nord: 'Non, jamais.',
        sud: 'Non, une nuit au moins, au camp sous le pic Boby.',
        est: 'Non, jamais.',
        ouest: 'Non, deux nuits seulement.',
      },
    ],
    [/\b(?:sable|belle etoile)\b|\b(?:dort|dormir|dors)\b.*\bdehors\b/, { ouest: 'Oui, deux nuits, sous tente, sur les bancs de sable de la Tsiribihina.' }],
    [
      /\bchang\w*\b.*\b(?:hotels?|chambres?)\b|\b(?:hotels?|chambres?)\b.*\b(?:chaque|tous les) (?:jours?|soirs?|nuits?)\b/,
      {
        centre: 'Oui, chaque soir.',
        nord: 'Oui, presque chaque soir\u202f: seul l’Ankarana a deux nuits de suite.',
        sud: 'Oui, presque chaque soir\u202f: seul Ranohira, à l’Isalo, a deux nuits de suite.',
        est: 'Oui, chaque soir.',
        ouest: 'Oui, presque chaque soir\u202f: seul Bekopaka, aux Tsingy, a deux nuits de suite.',
      },
    ],
    [
      /\bchez l habitant\b/,
      {
        centre: 'Oui, la nuit à Sakaivo.',
        nord: 'Non, ce n’est pas au programme.',
        sud: 'Non, ce n’est pas au programme.',
        est: 'Non, ce n’est pas au programme.',
        ouest: 'Non, ce n’est pas au programme.',
      },
    ],
    [/\bchoisi\w*\b/, 'Oui, écrivez les hôtels que vous voulez dans la demande de devis\u202f: le partenaire dit s’ils sont possibles.'],
    [/\b(?:moins chere?s?|plus simples?|economiques?|bas de gamme|premier prix)\b/, 'Oui, des hôtels plus simples font baisser le prix\u202f: écrivez-le dans la demande de devis.'],
    [
      /\b(?:pas|sans|ni|aucune?|evit\w*) (?:de |d |la |le |du )?(?:nuits? (?:sous|en) (?:la )?)?(?:tentes?|bivouacs?|camping)\b/,
      {
        centre: 'Oui\u202f: une seule nuit est rudimentaire, au village, et on peut la laisser.',
        nord: 'Oui, sans aucune nuit sous tente.',
        sud: 'Oui, si vous laissez l’ascension du pic Boby, qui a la seule nuit sous tente.',
        est: 'Oui, sans aucune nuit sous tente.',
        ouest: 'Non, deux nuits se passent sous tente, au bord du fleuve.',
      },
    ],
    [
      /^(?!.*\b(?:emmen\w*|emport\w*|apport\w*|prendre|prevoir|fourni\w*|combien|froid|comment|pour (?:deux|une?|\d))\b).*\b(?:tentes?|bivouacs?|camping)\b/,
      { centre: 'Peut-être une nuit.', nord: 'Non.', sud: 'Oui, dans l’Andringitra.', est: 'Non.', ouest: 'Oui.' },
    ],
    [
      /^(?=.*\b(?:hotels?|chambres?|hebergements?|lits?|on dort)\b).*\b(?:bien|corrects?|propres?|sympas?|agreables?)\b/,
      'Oui, le plus souvent, et simples hors des villes.',
    ],
    [
      /\b(?:emmen\w*|emport\w*|apport\w*|prendre|prevoir)\b/,
      {
        centre: 'Pour la nuit à Sakaivo, emportez un drap de sac, chaud de juin à août, une lampe frontale et des lingettes.',
        sud: 'Pour le bivouac, emportez un duvet chaud, car il peut geler de juin à août, une lampe frontale et des lingettes\u202f; faites préciser dans le devis si tentes et duvets sont fournis.',
        ouest: 'Pour le bivouac, emportez un duvet ou un drap de sac, une lampe frontale, des lingettes et du papier\u202f; la tente et le matelas sont en général fournis.',
      },
    ],
    [/^(?!.*\bplus\b).*\bconfort\w*\b/, 'Confortables en ville et dans les lodges, plus simples ailleurs.'],
    [/\b(?:clim\w*|ventil\w*|chaud)\b/, 'Pas partout\u202f: hors des villes, la climatisation ne va pas de soi, et le ventilateur dépend du courant.'],
    [/\bpiscines?\b/, 'Pas partout\u202f: une piscine se demande dans le devis, là où un hôtel en a une.'],
    [
      /^(?!.*\b(?:quels?|quoi)\b).*\b(?:mieux|meilleurs?|bons?|beaux?|luxe|haut de gamme|standing|charme|romanti\w*|confortables?|etoiles|lodges?)\b/,
      'Oui, cela se demande dans le devis, qui fixe la catégorie\u202f; un hôtel plus confortable augmente le prix.',
    ],
  ],
  beach: [
    [/\b(?:meilleures?|plus belles?)\b/, { nord: 'Les plus belles sont sur les îles voisines de Nosy Be, Nosy Iranja et Nosy Sakatia.', est: 'Les plus belles sont à l’île aux Nattes.' }],
    [/\b(?:finir|terminer|ajout\w*|rajout\w*|rallong\w*)\b/, { centre: 'Oui, en l’ajoutant.' }],
    [
      /^(?!.*\b(?:fleuve|riviere|tsiribihina|manambolo|savoir|sait|sais|sach\w+)\b).*\b(?:nag\w+|baign\w+)\b/,
      {
        centre: 'Non, pas de plage\u202f; et dans les lacs et les rivières, la bilharziose est possible.',
        nord: 'Oui, dans la Mer d’Émeraude et autour de Nosy Be.',
        sud: 'Oui, à la fin, dans le lagon d’Ifaty et à Anakao.',
        est: 'Oui, dans les lagons de Sainte-Marie et de l’île aux Nattes\u202f; pas à Toamasina, à cause des requins.',
        ouest: 'Oui, à la fin, en mer à Morondava\u202f; pas dans les fleuves, à cause des crocodiles.',
      },
    ],
    [/\b(?:y a|on voit|on va|peut|passe)\b/, { centre: 'Non.' }],
  ],
  meals: [
    [/^(?!.*\b(?:inclus\w*|compris\w*|dedans)\b).*\b(?:combien (?!de (?:repas|fois))|prix|coute\w*|cher|chers|budget)\b/, 'Un repas de restaurant coûte 25\u202f000 à 60\u202f000\u202fAr, un plat de gargote 5\u202f000 à 10\u202f000\u202fAr.'],
    [/\b(?:soirs?|diners?)\b/, 'Le soir, on dîne le plus souvent à l’hôtel, ou dans un restaurant en ville.'],
    [/\benfants?\b/, 'Les enfants trouvent toujours quelque chose\u202f: du riz, des pâtes, des frites, du poulet grillé, des omelettes, des bananes.'],
    [
      /\b(?:langoustes?|crabes?|crevettes?|fruits de mer|poissons?)\b/,
      {
        centre: 'Guère, sur les Hautes Terres.',
        nord: 'Oui, sur la côte, du poisson, des crevettes ou de la langouste selon la saison.',
        sud: 'Oui, à la fin, sur la côte, du poisson ou de la langouste selon la saison.',
        est: 'Oui, sur la côte, du poisson, des crevettes ou de la langouste selon la saison.',
        ouest: 'Oui, à la fin, à Morondava, du poisson et des crevettes.',
      },
    ],
    [/^(?!.*\b(?:inclus\w*|compris\w*|dedans|prix)\b).*\b(?:midi|pique nique)\b/, 'Le midi, on s’arrête en route, dans un restaurant ou une gargote, ou l’on pique-nique, selon le jour.'],
    [/\b(?:quoi|bien|bons?|comment|plats?|genre)\b/, 'On mange surtout du riz, avec du zébu, du poulet, du poisson ou des légumes, peu épicé\u202f; les hôtels ont aussi une cuisine plus européenne.'],
    [/\b(?:inclus\w*|compris\w*|dedans|dans le prix|pension|prevus?|en plus|a part)\b/, {
      centre: 'Pas d’office.',
      nord: 'Pas d’office, hors les pique-niques des excursions.',
      sud: 'Pas d’office.',
      est: 'Pas d’office.',
      ouest: 'Pas d’office, hors la descente du fleuve.',
    }],
  ],
  packing: [
    [/\b(?:combien|kilos?|kg|poids|franchise|soute|autorise\w*)\b/, luggageOnPlanes],
    [
      /\b(?:chaussures?|baskets|bottes)\b/,
      {
        centre: 'De vraies chaussures de marche, pour les sentiers du pays zafimaniry.',
        nord: 'Des chaussures fermées et à bonne semelle, pour la roche coupante de l’Ankarana.',
        sud: 'De vraies chaussures de marche, pour le pic Boby et l’Isalo.',
        est: 'Des chaussures de marche pour la forêt, et des sandales pour les îles.',
        ouest: 'De vraies chaussures de marche, pour les Tsingy.',
      },
    ],
    [
      /\b(?:duvets?|sacs? de couchage)\b/,
      {
        centre: 'Oui, pour la seule nuit à Sakaivo, et de juin à août surtout.',
        nord: 'Non, aucune nuit n’est sous tente.',
        sud: 'Oui, un duvet chaud, pour le bivouac du pic Boby\u202f; faites préciser dans le devis s’il est fourni.',
        est: 'Non, aucune nuit n’est sous tente.',
        ouest: 'Oui, pour les deux bivouacs du fleuve\u202f; faites préciser dans le devis s’il est fourni.',
      },
    ],
    [/\b(?:frontales?|lampe|gourde|chapeau|casquette|creme solaire|repulsif|k way|polaire|maillot|bonnet)\b/, 'Oui, c’est utile.'],
  ],
  season: [
    [/\b(?:fait|faire|passe) (?:quoi|comment)\b|\bqu est ce qu (?:on fait|il se passe)\b|\bque (?:fait on|faire|se passe)\b|\bremplac\w*\b/, 'Le chauffeur-guide change l’ordre des visites, et une visite impossible est remplacée.'],
    [/\b(?:moins (?:frequente|de monde|de touristes|touristique|charge)|foule)\b/, quietMonths],
    [
      /\b(?:quand|quel mois|partir)\b.*\b(?:ouvr\w*|ouvert\w*|ferm\w*)\b|\b(?:ouvert\w*|ferm\w*)\b.*\bquand\b/,
      {
        centre: 'Ouvert d’avril à novembre, en partie de décembre à mars.',
        nord: 'Ouvert d’avril à novembre.',
        sud: 'Ouvert d’avril à novembre, en partie de décembre à mars.',
        est: 'Ouvert de mai à novembre.',
        ouest: 'Ouvert de mai à novembre.',
      },
    ],
  ],
  'per-person': [
    [/\b(?:enfants?|bebes?|fils|filles?|ados?|petits?)\b/, 'Un enfant paie souvent un peu moins qu’un adulte.'],
    [/\bpar jour\b/, 'Au total, pour toute la durée du circuit.'], [/^(?!.*\b(?:enfants?|bebes?|fils|filles?|ados?|petits?)\b).*\b(?:baisse\w*|moins cher|moins|diminu\w*|degressif|degressive|change\w*)\b/, 'Oui, plus on est nombreux, jusqu’à remplir la voiture, moins chacun paie.']],
  price: [
    [/\b(?:prix|tarifs?|reduc\w*|remises?) (?:de |pour (?:un |les )?)?groupes?\b|\breduc\w*\b|\bremises?\b/, 'Pas de tarif de groupe, mais le prix par personne baisse à plusieurs, car le véhicule et le chauffeur se partagent.'],
    [/^(?!.*\bcombien\b).*\b(?:en|des) euros\b/, 'Oui, ces montants sont en euros.'],
    [
      /\b(?:garanti\w*|definitif\w*|ferme|fixe\w*|garde\w*|bouge\w*|augment\w*|(?:peut|va|risque de?) changer|surprises?|caches?)\b/,
      'Le prix sûr est celui du devis accepté\u202f: demandez-y par écrit jusqu’à quand il vaut et ce qui peut le changer.',
    ],
    [/\b(?:mode |plus |tout )?confort\w*\b|\b(?:luxe|haut de gamme|lodges?|(?:meilleurs?|bons?|beaux) hotels?|standing)\b/, 'Ces montants sont déjà avec des hôtels confortables\u202f; en lodge ou plus haut de gamme, comptez davantage, que le devis chiffre.'],
    [/\b(?:routards?|sac a dos|(?:plus )?simples?|basiques?|economiques?)\b/, 'Moins qu’ici, avec des hôtels plus simples\u202f: le devis dit combien, et une chambre simple coûte 60\u202f000 à 120\u202f000\u202fAr, une confortable 150\u202f000 à 350\u202f000\u202fAr.'],
    [/\bpeu\w* (?:partir|venir|y aller|le faire|reserver)\b.*\b(?:a|qu a|juste a|seulement a) (?:deux|2)\b/, 'Oui, dès une personne.'],
    [/\b(?:toute l annee|saisons?|mois|ete|noel)\b/, 'Les vols et les hôtels coûtent plus cher en juillet, en août et à Noël.'],
    [/\b(?:vari\w*|depend\w*|joue\w*|influ\w*)\b/, 'La saison, le nombre de voyageurs, le véhicule, la catégorie des hôtels et les vols intérieurs.'],
    [/\bpourquoi\b/, 'Ce qui coûte, c’est la voiture avec chauffeur sur de longues routes, les vols intérieurs, les parcs et leurs guides.'],
    [/\bpour les (?:petits|enfants|gamins|gosses|ados|minots)\b|^(?:et )?(?:(?:pour|avec) )?(?:mon |ma |mes |un |une |l |les |nos |notre |deux |trois )?(?:enfants?|bebes?|fils|filles?|ados?|petits?)\b/, 'Un enfant paie souvent un peu moins\u202f: donnez son âge dans la demande, et le devis le dit.'],
    [
      /\b(?:change\w*|degressif|degressive|pareil|meme prix|moins cher|difference|baisse\w*|diminu\w*)\b/,
      'Oui, plus on est nombreux, jusqu’à remplir la voiture, moins chacun paie.',
    ],
  ],
  sights: [
    [
      /\b(?:parcs?|reserves?)\b/,
      {
        centre: 'Aucun parc national sur ce circuit\u202f: des lacs, des collines royales et des villages.',
        nord: 'Trois\u202f: la Montagne d’Ambre, l’Ankarana et Lokobe.',
        sud: 'Trois parcs, Ranomafana, l’Andringitra et l’Isalo, et la réserve d’Anja.',
        est: 'Un parc, celui d’Andasibe, dans la forêt d’Analamazaotra, et la réserve privée du lac Ampitabe.',
        ouest: 'Un parc national, les Tsingy de Bemaraha, et la forêt de Kirindy.',
      },
    ],
  ],
  showers: [
    [
      /\b(?:fleuve|riviere)\b/,
      { ouest: 'Non, pas dans le fleuve, à cause des crocodiles, sauf là où le guide vous le dit.' },
    ],
    [
      /\b(?:toilettes|wc)\b/,
      {
        centre: 'Dans les hôtels, oui\u202f; à Sakaivo, elles sont rudimentaires.',
        sud: 'Dans les hôtels, oui\u202f; dans l’Andringitra, elles sont rudimentaires.',
        ouest: 'Dans les hôtels, oui\u202f; les deux nuits de bivouac, dans la nature\u202f: emportez lingettes, papier et sachets.',
      },
    ],
  ],
  rain: [
    [
      /\b(?:saison|periode) des pluies\b/,
      {
        centre: 'Oui, mais en partie.',
        nord: 'Non, il est fermé de janvier à mars.',
        sud: 'Oui, mais en partie, sans l’Andringitra.',
        est: 'Non, il est fermé de janvier à mars.',
        ouest: 'Non, il est fermé pendant les pluies.',
      },
    ],
  ],
  mosquitoes: [[/\bmoustiquaires?\b/, 'Pas dans tous les hôtels\u202f: emportez la vôtre, imprégnée, ou demandez-la dans le devis.']],
  risk: [
    [/^(?!.*\bpiqu\w*).*\b(?:animal|animaux|betes?|serpents?|bestioles?)\b/, 'Non, guère\u202f: ni fauves, ni serpents de terre dangereux\u202f; seuls les crocodiles, dans des fleuves de l’Ouest et du Nord, le sont.'],
    [
      /\b(?:dahalos?|bandits?|voleurs?|braqu\w*|attaqu\w*|coupeurs?)\b/,
      'Le risque est faible de jour, avec un chauffeur, sur les axes du circuit\u202f: les dahalo, voleurs de zébus armés, sévissent surtout dans le Sud profond et sur des plateaux de l’Ouest, loin des grands axes.',
    ],
    [
      /\b(?:routes?|rn ?\d|voiture|rouler)\b.*\b(?:sure?s?|fiables?|securise\w*|tranquilles?)\b/,
      {
        centre: 'Oui, de jour et avec un chauffeur.',
        nord: 'Oui, de jour et avec un chauffeur.',
        sud: 'Oui, le plus souvent, de jour et avec un chauffeur\u202f; de l’Horombe à Ranohira, on arrive avant 16\u202fh\u202f30 et l’on suit les consignes de la gendarmerie.',
        est: 'Oui, de jour et avec un chauffeur\u202f; la RN2 a beaucoup de camions.',
        ouest: 'Oui, de jour et avec un chauffeur\u202f; les pistes sont longues.',
      },
    ],
    [
      /\b(?:routes?|rn ?\d|voiture|conduite|rouler)\b/,
      {
        centre: 'Non, de jour et avec un chauffeur\u202f; on ne roule pas la nuit.',
        nord: 'Non, de jour et avec un chauffeur\u202f; on ne roule pas la nuit.',
        sud: 'De jour et avec un chauffeur, non, le plus souvent\u202f; de l’Horombe à Ranohira, on arrive avant 16\u202fh\u202f30 et l’on suit les consignes de la gendarmerie.',
        est: 'Non, de jour et avec un chauffeur\u202f; la RN2 a beaucoup de camions, et l’on ne roule pas la nuit.',
        ouest: 'Non, de jour et avec un chauffeur\u202f; les pistes sont longues, et l’on n’y roule pas la nuit.',
      },
    ],
    [/^(?!.*\b(?:danger\w*|risqu\w*|craint|craindre|sur (?:le|la|les|l|un|une|place|ce)\b)).*\b(?:securite|securise\w*|sure?s?)\b/, 'Oui, en général.'],
    [/^(?!.*\bnager\b).*\b(?:danger\w*|risque\w*|craint|craindre)\b/, 'Non, en général.'],
  ],
  sea: [
    [/\b(?:rentr\w*|reven\w*|revient|retour)\b/, { est: 'Oui, avec deux à trois jours de plus\u202f: par la vedette jusqu’à Soanierana Ivongo, puis par la route, à demander dans le devis.' }],
    [/\bmal de mer\b/, { centre: 'Aucun souci\u202f: pas de bateau sur ce circuit.', ouest: 'Aucun souci\u202f: le bateau va sur un fleuve calme.' }],
    [/\b(?:compris\w*|inclus\w*|dans le prix|en plus|dedans|a part)\b/, inTheOffer('le bateau est compris')],
    [/\bcomment\b.*\b(?:descente|fleuve|passe)\b/, { ouest: 'En chaland ou en pirogue, en trois jours, avec deux nuits sous tente sur les bancs de sable.' }],
    [/\bcombien de (?:jours?|nuits?|temps|heures?)\b/, { ouest: 'Trois jours, et 17 à 21\u202fh de bateau en tout.' }],
    [/\bgilets?\b/, 'Demandez dans le devis un vrai gilet à votre taille, et portez-le du départ à l’arrivée.'],
    [/\bennu\w*\b/, { ouest: 'Non, guère\u202f: une cascade, des gorges et des villages coupent la descente.' }],
    [/\b(?:prix|tarif|cher|coute\w*)\b/, 'Le prix du bateau se fixe dans le devis\u202f: demandez s’il est compris.'],
    [/\b(?:quelle heure|horaires?)\b/, { nord: 'Le matin, avant 9\u202fh, quand la mer est la plus calme.', sud: 'Le matin, quand la mer est la plus calme, selon la marée.', est: 'Le matin, quand la mer est la plus calme\u202f: l’heure se confirme la veille.' }],
    [
      /\b(?:quels?|type|genre|sorte)\b.*\bbateaux?\b/,
      {
        nord: 'Une vedette, une barque de pêche et une pirogue.',
        sud: 'Une vedette.',
        est: 'Un bateau sur le canal, puis une vedette vers Sainte-Marie.',
        ouest: 'Un chaland, avec une cuisine à bord, ou une pirogue, selon le devis.',
      },
    ],
    [
      /^(?!.*\b(?:danger\w*|mal|malade|annul\w*)\b).*\b(?:y a|prend|fait|faire|passe) (?:t il )?(?:\w+ ){0,2}(?:bateaux?|pirogues?|vedettes?|traversees?)\b/,
      {
        centre: 'Non, pas de bateau.',
        nord: 'Oui\u202f: la Mer d’Émeraude, le passage d’Ankify à Nosy Be et une pirogue à Lokobe.',
        sud: 'Oui, à la fin, la vedette d’Anakao, à l’aller et au retour.',
        est: 'Oui\u202f: le canal des Pangalanes, en deux jours, puis la vedette vers Sainte-Marie.',
        ouest: 'Oui, trois jours sur la Tsiribihina.',
      },
    ],
    [/\b(?:danger\w*|risqu\w*)\b/, { nord: 'Peu, par beau temps et gilet porté\u202f: par mauvaise mer, on ne part pas.', sud: 'Peu, par beau temps et gilet porté\u202f: par mauvaise mer, on ne part pas.', est: 'Peu, par beau temps et gilet porté\u202f: par mauvaise mer, on ne part pas.' }],
    [/\b(?:un|deux|1|2) jours?\b/, { ouest: 'Non, la descente prend environ trois jours.' }],
    [
      /\b(?:combien|duree|dure|longtemps)\b/,
      {
        nord: 'Deux heures et demie environ pour la Mer d’Émeraude, aller et retour, une demi-heure à une heure pour Nosy Be, et une heure et demie à deux heures de pirogue à Lokobe.',
        sud: 'Une heure et quart à deux heures et demie pour Anakao, et autant au retour.',
        est: 'Trois à cinq heures sur le canal des Pangalanes, en deux jours, et une heure et demie à deux heures et demie de vedette vers Sainte-Marie.',
      },
    ],
    [
      /\bcombien\b.*\b(?:pirogue|chaland|bateau|dedans)\b|\b(?:seuls?|prive|partage)\b/,
      { ouest: 'Le chaland est privé ou partagé, ou c’est une pirogue, selon le devis\u202f: il dit aussi combien vous serez.' },
    ],
  ],
  stages: [[/\b(?:cartes?|plan)\b/, 'Oui, la page du circuit dessine le trajet sur une carte, jour par jour.']],
  without: [
    [/\bcombien de jours\b|\bgagn\w*\b.*\bjours?\b/, { sud: 'Sans l’Andringitra et le pic Boby, neuf jours suffisent au lieu de douze.' }],
    [/\boblig\w*\b/, 'Non, ce n’est pas obligatoire.'],
    [/\b(?:peut|peux|possible|faisable|jouable|moyen)\b/, 'Oui.'],
  ],
}
