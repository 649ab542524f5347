const firstAid =
  'ILCOR / ERC 2021–2025 et Croix-Rouge française, premiers secours\u202f: consensus de connaissance générale, non relu à la source'

const aboard =
  'prévenez le capitaine, restez ensemble sur le bateau ou accrochés à la coque, même retournée\u202f: ne nagez pas vers la côte. Appelez le {police}, puis {assistance}, s’il y a une VHF, canal 16\u202f; si la voix ne passe pas, envoyez votre position GPS par SMS. L’eau entre\u202f: bouchez avec un linge, écopez. Moteur mort\u202f: jetez l’ancre si le fond est proche. Signalez-vous\u202f: sifflet, lampe, bras levés, linge clair. Quelqu’un est à l’eau\u202f: lancez ce qui flotte, n’y allez pas à la nage\u202f; il ne respire plus\u202f: soufflez, massez la poitrine. Blessé\u202f: {samu}.'

const onBoat = `Gilets pour tous, tout de suite\u202f; ${aboard}`

const withoutVests = `Sans gilet, chacun serre contre soi ce qui flotte, bouée, bidon fermé, coussin, les enfants d’abord\u202f; ${aboard}`

const farFromDoctor =
  'N’attendez pas que la fièvre passe\u202f: partez aujourd’hui vers l’hôpital ou le dispensaire le plus proche, en voiture ou en bateau, et appelez {assistance}, qui dit où aller et cherche un transport\u202f; pas de route la nuit, sauf ces signes\u202f: la personne somnole, convulse, délire, respire mal, vomit tout, n’urine plus ou a la nuque raide, ou c’est un bébé. Alors appelez le {samu} et partez tout de suite, même la nuit. Test du paludisme dès que possible. En attendant\u202f: à l’ombre, peu couverte, à boire par gorgées si elle est bien éveillée, sinon sur le côté. Pas de médicament au hasard. Puis l’assureur.'

const afterFaint =
  'Pas de route, d’effort ni de baignade avant d’avoir vu un médecin ou un hôpital, aujourd’hui, même si tout va bien\u202f: une perte de connaissance a parfois une cause grave. En attendant\u202f: repos à l’ombre, à boire par gorgées, jamais sans quelqu’un. Cela recommence, ou poitrine douloureuse, souffle court, propos confus, bras faible, fort mal de tête, choc à la tête, grossesse\u202f: {samu} ou hôpital, tout de suite. La personne ne répond plus mais respire\u202f: sur le côté\u202f; elle ne respire pas normalement\u202f: massez la poitrine. Puis {assistance}, qui cherche un médecin, et l’assureur.'

const feverAtHome =
  'Allez aujourd’hui aux urgences, ou chez un médecin qui fait le test du paludisme tout de suite, et dites «\u202fje rentre de Madagascar\u202f», avec la date du retour\u202f: même après un traitement préventif, même des semaines plus tard. Délire, somnolence, convulsions, souffle gêné, vomissements, nuque raide, enfant ou grossesse\u202f: appelez sans attendre le 15 ou le 112 en France et dans l’Union européenne, ailleurs le numéro d’urgence de votre pays. À boire par gorgées, pas de médicament au hasard. Vous êtes encore à Madagascar\u202f: {samu}, puis {assistance}.'

const bellyPain =
  'Forte douleur\u202f: appelez le {samu} ou partez à l’hôpital le plus proche, avec quelqu’un, sans conduire. En attendant, couché comme cela soulage, rien à manger ni à boire, pas de médicament au hasard. Fièvre, vomissements, ventre dur, sang, grossesse possible, testicule douloureux\u202f: tout de suite. Notez l’heure du début. Loin d’une ville, appelez d’abord {assistance}, qui cherche un hôpital où l’on opère, puis l’assureur.'

const asthmaAttack =
  'Asseyez la personne, penchée en avant, vêtements desserrés, au calme. Donnez tout de suite son inhalateur de secours, comme son médecin l’a prescrit\u202f; vide ou perdu, cherchez-en un en pharmacie ou à l’hôpital, ordonnance en main. Elle peine à parler, s’épuise, a les lèvres bleues, ou rien ne change\u202f: appelez le {samu} ou partez à l’hôpital maintenant. Elle ne respire plus normalement\u202f: appuyez au milieu de la poitrine. Puis {assistance}.'

export const stayInside =
  'Vous êtes à l’intérieur\u202f: ne ressortez pas seul. Dites au personnel «\u202fquelqu’un me suit\u202f», qu’il ferme la porte et appelle le {police}, et restez près de lui. S’il faut partir\u202f: accompagné, dans un taxi que l’hôtel connaît, pris devant la porte. Vous êtes encore dehors ou en voiture\u202f: n’allez pas vers celui qui attend\u202f; entrez ailleurs, là où il y a du monde, ou roulez jusqu’à un poste, portières verrouillées, et appelez le {police}. Envoyez votre position à {assistance} et à un proche. Blessé\u202f: {samu}.'

const unwanted =
  'Vous n’avez rien à accepter\u202f: dites non, fort, et éloignez-vous maintenant vers du monde, réception, autres voyageurs ou famille. Fermez votre porte à clé, n’ouvrez pas, ne restez plus en tête-à-tête avec cette personne, ni en voiture, ni dans une chambre. Demandez à {assistance} un autre guide ou chauffeur, à l’hôtel une autre chambre. On vous touche encore, vous bloque ou vous suit\u202f: criez, {police}\u202f; blessé\u202f: {samu}. Notez le nom, l’heure, le lieu. On vous a forcé\u202f: médecin avant trois jours, sans vous laver si vous pouvez. Ce n’est pas votre faute, porter plainte reste votre choix.'

const outInTheCold =
  'Abritez la personne du vent et de la pluie, ôtez ce qui est mouillé, couvrez tout le corps et la tête, isolez-la du sol, et réchauffez le tronc contre vous ou avec une couverture. Bien éveillée\u202f: boisson chaude et sucrée, jamais d’alcool. Ne frottez ni bras ni jambes. Elle ne tremble plus, somnole, parle mal ou titube\u202f: {samu} ou hôpital, tout de suite, à plat et sans secousses. Elle ne respire plus normalement\u202f: massez la poitrine. En montagne\u202f: descendez s’il fait jour, sinon restez à l’abri. Puis {assistance}, avec votre position.'

const swollenLeg =
  'Hôpital aujourd’hui\u202f: une jambe gonflée, chaude ou douloureuse, surtout après un long vol, peut venir d’un caillot. Souffle court, douleur à la poitrine, malaise, sang craché\u202f: {samu}, tout de suite. En attendant\u202f: assis ou couché, sans marcher beaucoup ni masser la jambe, aucun médicament au hasard. Dites le vol, une grossesse, une pilule, un plâtre. Appelez {assistance}, qui cherche où l’on fait l’échographie, et l’assureur.'

const inEye =
  'Rincez tout de suite à l’eau propre, sans arrêt, au moins vingt minutes, paupière ouverte, du nez vers l’extérieur, sans frotter\u202f; ôtez les lentilles et les vêtements touchés. Aucun collyre ni remède. Puis hôpital ou médecin aujourd’hui, flacon ou plante en main\u202f; vue trouble, forte douleur, produit ménager ou sève\u202f: tout de suite, ou {samu}. Objet planté\u202f: n’y touchez pas, ne rincez pas, couvrez. Demandez un spécialiste à {assistance}.'

/**
 * What the assistant answers to a message about danger, before it looks at anything else.
 *
 * First aid from the international consensus, not checked at its sources. A doctor or a first-aid trainer must read the
 * urgent answers before publication: `reviewed` is false until then.
 */
export const reviewed: boolean = false

export type SafetyEntry = {
  id: string
  /**
   * `urgent`: someone is in danger now, and nothing may follow the answer. `refusal`: the assistant does not help with it.
   * `careful`: it answers with reserve.
   */
  kind: 'urgent' | 'refusal' | 'careful'
  situation: string
  /** With placeholders in braces for the numbers of the configuration. */
  answer: string
  /** By name: what to answer instead in a narrower case, which patterns beside those of the entry recognize. */
  cases?: Readonly<Record<string, string>>
  /** Ids of questions to read next. */
  next: readonly string[]
  sources: readonly string[]
  /** How sure the author is of the sources. */
  confidence: 'high' | 'medium'
}

/** By kind, urgent ones first. Of several that match a message the first is meant, or the one that it hands over to. `aide-generique` comes last. */
export const safetyEntries: readonly SafetyEntry[] = [
  {
    id: 'ne-respire-plus',
    kind: 'urgent',
    situation: 'Personne inconsciente ou qui ne respire plus',
    answer:
      'Appelez le {samu}, haut-parleur allumé, et criez pour avoir de l’aide. La personne ne répond pas et ne respire pas normalement\u202f: appuyez au milieu de sa poitrine, bras tendus, fort, environ deux fois par seconde, sans arrêt. Pour un enfant ou un noyé, soufflez aussi si vous savez. Elle respire\u202f: couchez-la sur le côté. Ensuite appelez l’assistance, {assistance}, puis l’assureur.',
    cases: {
      foudre:
        'On peut toucher sans danger quelqu’un que la foudre a frappé\u202f: appelez le {samu}, haut-parleur allumé, et regardez s’il respire. Il ne répond pas et ne respire pas normalement\u202f: appuyez au milieu de sa poitrine, fort, environ deux fois par seconde, sans arrêt, et soufflez si vous savez. Il respire\u202f: sur le côté, couvert. L’orage dure\u202f: mettez-vous tous à l’abri, loin de l’eau, des arbres et des crêtes. Brûlure\u202f: eau fraîche. Même debout et bien ensuite\u202f: hôpital aujourd’hui. Puis {assistance}, avec votre position.',
      courant:
        'Ne touchez pas la personne\u202f: coupez le courant au disjoncteur ou débranchez\u202f; sinon, écartez le fil avec du bois ou du plastique secs. Appelez le {samu}. Elle ne répond pas et ne respire pas normalement\u202f: appuyez au milieu de sa poitrine, fort, environ deux fois par seconde, sans arrêt. Elle respire\u202f: sur le côté. Même si tout va bien ensuite, hôpital aujourd’hui\u202f; brûlure sous l’eau fraîche, courant coupé. Puis {assistance}.',
      respire:
        'Elle respire\u202f: couchez-la sur le côté, tête basculée un peu en arrière, bouche vers le sol, rien dans la bouche. Appelez le {samu}, haut-parleur allumé, et regardez sa poitrine se soulever, sans la quitter. Elle ne respire plus normalement\u202f: sur le dos, et appuyez au milieu de la poitrine, fort, environ deux fois par seconde, sans arrêt. Après une chute ou un choc\u202f: tournez-la d’un bloc, à plusieurs. Diabétique, alcool, médicament, chaleur\u202f: dites-le au téléphone. Au volant\u202f: moteur coupé, frein serré. Loin d’une ville\u202f: roulez vers l’hôpital, couchée sur le côté. Puis {assistance}, avec votre position.',
      revenu: afterFaint,
    },
    next: ['urgence', 'hopital', 'sos'],
    sources: [firstAid],
    confidence: 'high',
  },
  {
    id: 'convulsions',
    kind: 'urgent',
    situation: 'Convulsions, crise d’épilepsie',
    answer:
      'Écartez les objets, glissez quelque chose de mou sous la tête\u202f; ne tenez pas la personne et ne mettez rien dans sa bouche. Notez l’heure et appelez le {samu}. Dès que les secousses cessent\u202f: sur le côté, et restez près d’elle. Elle ne respire pas normalement\u202f: appuyez au milieu de sa poitrine, fort, environ deux fois par seconde, sans arrêt. Enfant, grossesse, fièvre, première crise, ou plus de cinq minutes\u202f: hôpital tout de suite, avec un test du paludisme. Ensuite {assistance}, puis l’assureur.',
    next: ['urgence', 'hopital', 'sos'],
    sources: [firstAid],
    confidence: 'high',
  },
  {
    id: 'saigne-beaucoup',
    kind: 'urgent',
    situation: 'Hémorragie, plaie grave',
    answer:
      'Appuyez fort sur la plaie, tout de suite, avec un linge ou la main, sans relâcher. Faites appeler le {samu}. Allongez la personne et couvrez-la. Le sang coule encore d’un bras ou d’une jambe\u202f: posez un garrot large au-dessus, notez l’heure, ne le desserrez pas. N’ôtez aucun objet planté. Loin d’une ville, roulez vers l’hôpital. Puis appelez {assistance} et l’assureur.',
    cases: {
      veines:
        'Appuyez fort sur les plaies, tout de suite, avec un linge, bras levé, sans relâcher. Appelez le {samu}. Le sang coule encore\u202f: garrot large au-dessus, notez l’heure, ne le desserrez pas. Couchée, couverte, rien à boire ni à manger. Éloignez la lame, les médicaments, et ne laissez pas la personne seule, même aux toilettes\u202f: parlez-lui doucement, sans reproche. Personne ne vient\u202f: roulez vers l’hôpital en appuyant. Puis {assistance} et l’assureur. C’est vous\u202f: ouvrez la porte, appelez quelqu’un. En France, le 3114 écoute jour et nuit\u202f; d’ici, il peut ne pas passer.',
      os:
        'L’os se voit\u202f: ne redressez rien, ne relevez pas la personne. Appelez le {samu}. Un linge propre sur la plaie, sans appuyer sur l’os\u202f; le sang coule fort\u202f: appuyez autour, sans relâcher. Calez le membre comme il est, avec un bâton ou un sac. Couvrez-la, parlez-lui, rien à boire ni à manger. Peu de réseau\u202f: un SMS avec votre position à {assistance}, et quelqu’un va chercher le guide, le parc ou l’hôtel pour un brancard et une voiture.',
      nez:
        'Assis, tête penchée en avant, jamais en arrière\u202f: pincez fort les ailes du nez, dix minutes sans relâcher, respirez par la bouche et crachez le sang. Il coule encore\u202f: recommencez dix minutes. Après une demi-heure, ou s’il coule fort dans la gorge, après un choc à la tête, avec un malaise, une pâleur, une tension trop haute ou un médicament qui fluidifie le sang\u202f: {samu} ou hôpital, tout de suite. Ensuite, ne vous mouchez pas, pas d’effort ni de soleil, et voyez un médecin aujourd’hui. Puis {assistance} et l’assureur.',
      infecte:
        'Médecin ou hôpital aujourd’hui, avec votre carnet de vaccination\u202f: une plaie rouge, chaude ou gonflée s’infecte, et un clou, de la terre ou une lame sale font penser au tétanos. Fièvre, frissons, rougeur ou traînée qui monte, pus, forte douleur, doigt ou pied qui ne bouge plus, diabète\u202f: {samu} ou hôpital, tout de suite. En attendant\u202f: lavez à l’eau et au savon, linge propre, membre levé, peu de marche\u202f; n’ouvrez rien, n’ôtez aucun objet planté, pas de médicament au hasard. Puis {assistance}, qui cherche où aller, et l’assureur.',
      bete:
        'N’entrez pas dans l’eau et éloignez tout le monde du bord\u202f: la bête est encore là. Criez, tapez l’eau et la coque avec rames et bâtons, approchez en pirogue, tendez une perche ou une corde. Appelez le {samu}, le {police} et le {fire}, faites prévenir le village et les piroguiers. Sortie de l’eau\u202f: appuyez fort sur la plaie, sans relâcher\u202f; un bras ou une jambe qui saigne encore\u202f: un garrot large au-dessus, notez l’heure\u202f; une personne dégagée ne respire plus\u202f: massez la poitrine. Hôpital tout de suite, même pour une petite morsure. Puis {assistance}, avec votre position.',
    },
    next: ['urgence', 'hopital', 'assurance'],
    sources: [firstAid],
    confidence: 'high',
  },
  {
    id: 'forte-fievre',
    kind: 'urgent',
    situation: 'Forte fièvre, délire, paludisme possible',
    answer:
      'Toute fièvre ici, même sous traitement préventif, se fait examiner aujourd’hui, avec un test du paludisme. La personne délire, somnole, convulse, respire mal, vomit tout ou a la nuque raide\u202f: appelez le {samu} ou partez tout de suite à l’hôpital le plus proche. En attendant\u202f: à l’ombre, peu couverte, à boire par gorgées si elle est bien éveillée, sinon sur le côté. Pas de médicament au hasard. Prévenez {assistance} et l’assureur.',
    cases: { rentre: feverAtHome, loin: farFromDoctor, ventre: bellyPain, froid: outInTheCold },
    next: ['paludisme', 'hopital', 'assurance'],
    sources: ['Site : questions paludisme et hopital', firstAid, 'CDC / OMS : toute fièvre pendant ou après un séjour en zone impaludée est une urgence (connaissance générale)'],
    confidence: 'high',
  },
  {
    id: 'morsure-animal',
    kind: 'urgent',
    situation: 'Morsure ou griffure de chien, chat, lémurien, chauve-souris (rage)',
    answer:
      'Lavez la plaie maintenant, un quart d’heure, à l’eau et au savon, puis désinfectez. Allez aujourd’hui dans un centre antirabique (CTAR)\u202f: il en existe dans chaque région, dont l’Institut Pasteur à Antananarivo. Même pour une griffure, même vacciné, même si l’animal paraît sain. Plaie grave\u202f: appuyez et appelez le {samu}. Demandez le centre le plus proche à {assistance} et prévenez l’assureur.',
    next: ['rage', 'hopital', 'assurance'],
    sources: ['https://midi-madagasikara.mg/lutte-contre-rage-sensibilisation-ambanitsena (15\u202fmin eau et savon ; 31 CTAR, dans chaque région)', 'http://www.pasteur.mg/nos-services/centre-de-traitement-anti-rabique/ (31 CTAR, vaccin fourni)', "https://fr.allafrica.com/stories/202412100416.html (décembre 2024 : traitement gratuit au CTAR de l'IPM, rage endémique)", 'OMS, rage : prophylaxie après exposition (connaissance générale)'],
    confidence: 'high',
  },
  {
    id: 'rage-plus-de-vaccin',
    kind: 'urgent',
    situation: 'Après une morsure, le vaccin antirabique manque sur place',
    answer:
      'N’attendez pas qu’il en arrive\u202f: le traitement commence ailleurs, aujourd’hui ou demain. Relavez la plaie un quart d’heure à l’eau et au savon\u202f; elle saigne ou s’infecte\u202f: {samu} ou hôpital. Appelez {assistance} et l’assureur\u202f: qu’ils trouvent un autre centre antirabique, ou l’Institut Pasteur à Antananarivo, qui confirme au téléphone avoir le vaccin. Partez aussitôt, en avion au besoin. Même tard, il reste utile.',
    next: ['rage', 'hopital', 'vols-interieurs'],
    sources: ['http://www.pasteur.mg/nos-services/centre-de-traitement-anti-rabique/', "OMS, rage : commencer au plus tôt, ne pas renoncer s'il y a eu du retard (connaissance générale)"],
    confidence: 'high',
  },
  {
    id: 'serpent',
    kind: 'urgent',
    situation: 'Morsure de serpent',
    answer:
      'Écartez-vous du serpent, asseyez-vous. Aucun serpent terrestre de Madagascar n’est tenu pour mortel, mais voyez un médecin aujourd’hui. Ôtez bagues et chaussure, lavez, gardez le membre immobile. Ni incision, ni succion, ni garrot. Gonflement qui s’étend, paupières qui tombent, souffle ou parole gênés, ou serpent de mer\u202f: {samu} ou hôpital, tout de suite, sans marcher. Puis {assistance} et l’assureur.',
    next: ['serpents', 'hopital', 'urgence'],
    sources: ['https://wildmadagascar.org/wildlife/snakes.html (plus de 80 espèces, aucune franchement dangereuse ; couleuvres à crochets postérieurs ; deux serpents marins très venimeux)', firstAid],
    confidence: 'high',
  },
  {
    id: 'scorpion-araignee',
    kind: 'urgent',
    situation: 'Piqûre de scorpion, de scolopendre, morsure d’araignée',
    answer:
      'Ôtez bagues, chaussure et tout ce qui serre. Lavez à l’eau et au savon, posez du froid dans un linge, gardez le membre au repos. N’incisez pas, n’aspirez pas. Sueurs, vomissements, secousses, souffle court, visage gonflé\u202f: {samu} ou hôpital, tout de suite. Enfant, femme enceinte, personne âgée\u202f: faites examiner sans attendre\u202f; les autres, aujourd’hui. Puis {assistance} et l’assureur.',
    next: ['serpents', 'hopital', 'urgence'],
    sources: ['https://www.revue-politique.com/les-animaux-dangereux-a-madagascar-mythes-et-realites/ (Grosphus du Sud : douleur intense ; source faible)', firstAid, "Gravité chez l'enfant : littérature générale sur les scorpions ; aucune série malgache trouvée"],
    confidence: 'medium',
  },
  {
    id: 'piqure-mer',
    kind: 'urgent',
    situation: 'Piqûre en mer\u202f: raie, poisson-pierre, rascasse, oursin, méduse',
    answer:
      'Sortez de l’eau. Raie, poisson-pierre, rascasse\u202f: plongez le membre dans l’eau chaude, supportable, jamais brûlante, au moins trente minutes. Méduse\u202f: rincez à l’eau de mer, sans frotter. Laissez un dard planté dans le ventre, la poitrine ou le cou. Souffle court, malaise, vomissements, fièvre, membre qui enfle, plaie profonde, coquillage cône\u202f: {samu} ou hôpital. Dans tous les cas, médecin aujourd’hui\u202f; puis {assistance} et l’assureur.',
    cases: {
      meduse:
        'Sortez de l’eau et rincez longtemps à l’eau de mer, sans frotter, jamais à l’eau douce. Ôtez les filaments avec une pince ou le bord d’une carte, mains couvertes. Puis de l’eau chaude, supportable, jamais brûlante, une vingtaine de minutes, si cela soulage. Ni urine, ni alcool, ni sable, ni vinaigre sans avis. Grande surface, visage, œil, enfant, souffle court, malaise, vomissements, douleur dans tout le corps\u202f: {samu} ou hôpital, tout de suite\u202f; sinon, médecin aujourd’hui si la douleur dure ou si la peau cloque. Puis {assistance} et l’assureur.',
      oursin:
        'Sortez de l’eau, lavez à l’eau et au savon, et trempez le pied ou la main dans l’eau chaude, supportable, jamais brûlante, une demi-heure. Ôtez à la pince ce qui dépasse, sans creuser ni écraser\u202f; désinfectez, couvrez, marchez peu. Médecin aujourd’hui pour ce qui reste sous la peau, près d’une articulation, ou si le vaccin du tétanos n’est plus à jour. Fièvre, rougeur qui monte, membre qui enfle, doigts engourdis, malaise, souffle court\u202f: {samu} ou hôpital, tout de suite. Puis {assistance} et l’assureur.',
      souffle:
        'Souffle court ou malaise après une piqûre\u202f: sortez de l’eau, puis appelez le {samu}, ou partez tout de suite à l’hôpital, conduit par quelqu’un. Un stylo d’adrénaline prescrit\u202f: maintenant. Assis pour qui respire mal, couché pour qui tourne de l’œil. La personne ne respire plus\u202f: massez la poitrine, fort et vite. En chemin, le membre piqué par une raie ou un poisson dans l’eau chaude, jamais brûlante. Puis {assistance} et l’assureur.',
    },
    next: ['urgence', 'hopital', 'assurance'],
    sources: ['https://www.poisoncentertampa.org/poison-topics/venomous-critters/aquatic-vertebrates/ (eau chaude 30 à 90\u202fmin, pas de glace)', 'https://www.nationalfirstaid.com.au/nfa-textbook/inc/html/162.html (eau chaude sans brûler)', firstAid],
    confidence: 'high',
  },
  {
    id: 'accident-plongee',
    kind: 'urgent',
    situation: 'Accident de plongée',
    answer:
      'Après une plongée, tout signe compte\u202f: engourdissement, vertige, douleur, souffle court. Appelez le {samu}. Allongez le plongeur, donnez l’oxygène du club, couvrez-le\u202f; à boire s’il est bien éveillé. Ne le remettez pas à l’eau\u202f; ni avion ni altitude sans avis médical. Appelez {assistance} et l’assurance plongée\u202f: elles cherchent un caisson, peut-être hors du pays. Gardez l’ordinateur et l’heure.',
    next: ['urgence', 'assurance', 'hopital'],
    sources: ['DAN Europe, premiers secours en plongée (connaissance générale : oxygène, couché, pas de réimmersion, pas de vol)', 'Aucun caisson à Madagascar confirmé : à confirmer'],
    confidence: 'medium',
  },
  {
    id: 'allergie-grave',
    kind: 'urgent',
    situation: 'Réaction allergique grave',
    answer:
      'Visage qui gonfle, souffle court, malaise\u202f: utilisez tout de suite le stylo d’adrénaline prescrit, dans la cuisse, et appelez le {samu}. Couchez la personne, jambes levées\u202f; assise si elle respire mal. Ne la faites pas marcher. Écartez l’aliment ou le dard. Sans stylo, ou loin d’une ville, roulez vers l’hôpital. Elle ne respire plus\u202f: massez la poitrine. Puis {assistance} et l’assureur.',
    cases: {
      'sans-stylo':
        'Appelez le {samu}\u202f: «\u202fallergie grave, pas d’adrénaline\u202f». Couchez la personne, jambes levées\u202f; assise si elle respire mal. Ne la faites pas marcher. Écartez l’aliment ou le dard. Stylo périmé\u202f: utilisez-le. Stylo resté à l’hôtel\u202f: faites-le apporter à votre rencontre. Faites demander autour de vous s’il y en a un, et demandez au médecin, au téléphone, s’il faut s’en servir. Sans attendre la réponse, roulez vers l’hôpital ou le dispensaire le plus proche, quelqu’un d’autre au volant. Elle ne respire plus\u202f: massez la poitrine. Puis {assistance} et l’assureur.',
    },
    next: ['hopital', 'pharmacie', 'urgence'],
    sources: [firstAid],
    confidence: 'high',
  },
  {
    id: 'coup-de-chaleur',
    kind: 'urgent',
    situation: 'Coup de chaleur',
    answer:
      'Refroidissez d’abord\u202f: à l’ombre, dévêtez, mouillez tout le corps à l’eau fraîche et éventez, sans arrêt. Faites appeler le {samu}. Propos confus, démarche qui titube, perte de connaissance\u202f: partez à l’hôpital en continuant de mouiller. À boire par gorgées si la personne est bien éveillée\u202f; sinon, couchez-la sur le côté. Elle ne respire plus\u202f: massez. Puis {assistance} et l’assureur.',
    cases: {
      enferme:
        'Ouvrez tout de suite, ou cassez une vitre, la plus loin de lui, avec une pierre ou le coin d’un outil\u202f: à l’intérieur, la chaleur tue en quelques minutes. Criez à l’aide, appelez le {fire} et le {police}. Dehors\u202f: à l’ombre, dévêtez-le, mouillez tout le corps à l’eau fraîche et éventez, sans arrêt. Bien éveillé\u202f: à boire par gorgées. Somnolent, rouge, brûlant, il vomit ou convulse\u202f: {samu} ou hôpital, en continuant de mouiller, sur le côté. Il ne respire plus\u202f: soufflez et massez. Même s’il va bien\u202f: médecin aujourd’hui. Puis {assistance}.',
    },
    next: ['soleil', 'hopital', 'urgence'],
    sources: [firstAid],
    confidence: 'high',
  },
  {
    id: 'diabete',
    kind: 'urgent',
    situation: 'Diabète\u202f: hypoglycémie, insuline qui manque',
    answer:
      'Donnez tout de suite du sucre, un jus ou un soda sucré, si la personne est bien réveillée et avale sans peine\u202f; le sucre ne lui nuira pas. Elle somnole, convulse ou ne répond plus\u202f: rien dans la bouche, sur le côté, et le {samu} ou l’hôpital. Pas mieux après un quart d’heure\u202f: encore du sucre, et le {samu}. Mieux\u202f: qu’elle mange, ne la laissez pas seule, médecin aujourd’hui. Soif, vomissements, souffle rapide, odeur de pomme\u202f: hôpital tout de suite. Puis {assistance} et l’assureur.',
    cases: {
      inconscient:
        'Rien dans la bouche\u202f: couchez la personne sur le côté, tête en arrière, et appelez le {samu}, ou partez tout de suite vers l’hôpital ou le dispensaire le plus proche. Regardez si elle respire\u202f: sinon, sur le dos et massez la poitrine, fort et vite. Une trousse de glucagon prescrite\u202f: suivez sa notice. Elle se réveille et avale sans peine\u202f: du sucre, un jus ou un soda sucré, puis de quoi manger. Dites qu’elle est diabétique, son traitement, le dernier repas. Loin d’une ville\u202f: {assistance}, avec votre position.',
      malade:
        'Appelez le {samu} ou partez à l’hôpital, tout de suite, et dites que l’insuline manque, et depuis quand\u202f: sans elle, le sucre peut monter dangereusement. Mesurez-le si vous pouvez. S’il est bas, ou si personne ne peut le mesurer et que la personne tremble, transpire ou parle bizarrement\u202f: du sucre, si elle est bien réveillée et avale sans peine. S’il est haut\u202f: de l’eau, pas de sucre. Elle somnole ou convulse\u202f: rien dans la bouche, sur le côté. Ne changez pas la dose sans médecin. Puis {assistance}, qui cherche de l’insuline, et l’assureur.',
      insuline:
        'N’attendez pas d’aller mal\u202f: cherchez de l’insuline aujourd’hui, à l’hôpital ou dans une grande pharmacie, ordonnance ou photo du flacon en main. Appelez {assistance} et l’assureur, qui a un médecin au téléphone, et votre médecin\u202f; les hôtels et les autres voyageurs peuvent aider. Buvez de l’eau, mesurez souvent, ne changez pas la dose sans médecin. Soif, vomissements, souffle rapide, somnolence\u202f: {samu} ou hôpital, tout de suite.',
    },
    next: ['hopital', 'pharmacie', 'urgence'],
    sources: [firstAid],
    confidence: 'high',
  },
  {
    id: 'bateau',
    kind: 'urgent',
    situation: 'Bateau qui prend l’eau, dérive ou chavire',
    answer: onBoat,
    cases: { gilets: withoutVests },
    next: ['urgence', 'sos', 'hors-ligne'],
    sources: ['Consignes de sécurité en mer courantes (gilet, rester avec le bateau, VHF canal 16) : connaissance générale'],
    confidence: 'high',
  },
  {
    id: 'nageur-disparu',
    kind: 'urgent',
    situation: 'Nageur qui ne revient pas',
    answer:
      'Donnez l’alerte tout de suite\u202f: criez aux pêcheurs, aux piroguiers, aux clubs et à l’hôtel de sortir en bateau, avec gilets et bouées. Appelez le {police}, le {fire} et le {samu}. Quelqu’un ne quitte pas des yeux l’endroit où on l’a vu pour la dernière fois\u202f; notez l’heure, le courant, le maillot. Personne ne nage seul après lui. D’autres cherchent le long de la plage et à l’hôtel. Sorti de l’eau, il ne respire pas\u202f: soufflez d’abord si vous savez, puis massez la poitrine, sans arrêt. Puis {assistance}, avec votre position.',
    next: ['urgence', 'sos', 'hopital'],
    sources: [firstAid, 'Pratique courante des secours en mer (connaissance générale)'],
    confidence: 'high',
  },
  {
    id: 'noyade',
    kind: 'urgent',
    situation: 'Noyade',
    answer:
      'N’y allez pas à la nage\u202f: lancez une bouée, un bidon, une perche, et criez. Faites sortir un bateau ou une pirogue\u202f: pêcheurs, club, hôtel. Faites appeler le {samu} et le {fire}. Quelqu’un ne quitte pas la personne des yeux et lui crie de flotter sur le dos, sans lutter contre le courant. Sortie de l’eau, elle ne respire pas\u202f: soufflez d’abord si vous savez, puis massez la poitrine, sans arrêt. Elle respire\u202f: sur le côté, séchée, couverte. Même remise, conduisez-la à l’hôpital. Puis {assistance} et l’assureur.',
    cases: {
      bord:
        'Criez «\u202fhomme à la mer\u202f» et faites ralentir tout de suite. Quelqu’un montre la personne du doigt et ne la quitte pas des yeux\u202f; que nul ne saute. Lancez une bouée, un gilet, un bidon, une corde. Le bateau revient doucement, face au vent, moteur coupé tout près d’elle\u202f; hissez-la à plusieurs. On ne la voit plus\u202f: notez la position GPS et l’heure, appelez le {police} et le {fire}, VHF canal 16, et les bateaux voisins. À bord\u202f: séchée, couverte, sur le côté\u202f; elle ne respire pas\u202f: soufflez si vous savez, massez la poitrine. Même remise\u202f: {samu} ou hôpital, aujourd’hui. Puis {assistance}.',
      bateau: onBoat,
      soi:
        'Ne luttez pas contre le courant\u202f: gardez ce qui flotte, restez sur le dos, respirez lentement, laissez-vous porter. Levez un bras, criez, sifflez dès qu’un bateau ou une personne peut vous voir. Appelez le {police} ou le {fire}, puis {assistance}, et envoyez votre position GPS par SMS\u202f; téléphone au sec, tenu haut. Le courant faiblit\u202f: nagez en travers, parallèlement à la plage, puis vers le bord, sans vous épuiser. Accroché à une bouée ou à un bateau\u202f: n’en bougez pas. Une fois au bord, même remis\u202f: {samu} ou hôpital.',
      tousse:
        'Appelez le {samu}, ou partez tout de suite à l’hôpital, avec l’hôtel, le guide ou une voiture qui passe\u202f: l’eau dans les poumons peut gêner la respiration des heures plus tard. En attendant, la personne est assise, penchée en avant, séchée, couverte, sans marcher\u202f; rien à boire. Lèvres bleues, somnolence, souffle court\u202f: c’est grave, redites-le au {samu}. Elle s’endort mais respire\u202f: sur le côté. Elle ne respire plus\u202f: soufflez d’abord si vous savez, puis massez la poitrine, sans arrêt. Puis {assistance} et l’assureur.',
      sortie:
        'Appelez le {samu}. La personne ne respire pas, ou mal\u202f: soufflez d’abord si vous savez, puis massez la poitrine, sans arrêt. Elle respire\u202f: sur le côté, séchée, couverte, sans la laisser seule. Même remise, conduisez-la aujourd’hui à l’hôpital\u202f: elle peut encore aller mal après plusieurs heures. Puis {assistance} et l’assureur.',
    },
    next: ['urgence', 'hopital', 'sos'],
    sources: [firstAid],
    confidence: 'high',
  },
  {
    id: 'accident-route',
    kind: 'urgent',
    situation: 'Accident de la route',
    answer:
      'Protégez-vous\u202f: moteur coupé, feux de détresse, tous hors de la chaussée. Appelez le {samu}\u202f; prévenez aussi la police, {police}, ou, hors des villes, la gendarmerie au {gendarmerie}\u202f; dites la route et le dernier village. Ne déplacez pas un blessé, ni sa tête, sauf danger. Appuyez sur ce qui saigne, couvrez-le. Il ne respire plus normalement\u202f: ôtez le casque à deux, massez la poitrine. La foule menace\u202f: gagnez le poste le plus proche. Puis {assistance}, l’assureur, photos et constat.',
    cases: {
      inconscient:
        'Feux de détresse, moteur coupé, et faites appeler le {samu}, haut-parleur allumé. Regardez si la personne respire. Elle respire\u202f: laissez-la en place, sauf danger, tenez-lui la tête droite, couvrez-la, surveillez son souffle. Il devient bruyant, elle vomit, ou vous devez la quitter\u202f: sur le côté, d’un bloc, à plusieurs. Elle ne respire plus normalement\u202f: sortez-la de la voiture, ôtez le casque à deux, couchez-la sur le dos et massez la poitrine, fort et vite, sans arrêt. Appuyez sur ce qui saigne. Prévenez aussi le {police} ou la gendarmerie, avec la route et le dernier village, puis {assistance}. Aucune ambulance ne vient\u202f: vers l’hôpital, couchée sur le côté, tête et cou tenus.',
      pieton:
        'Arrêtez-vous, feux de détresse, et faites appeler le {samu} pour la personne renversée\u202f: ne la relevez pas, appuyez sur ce qui saigne, couvrez-la\u202f; elle ne respire plus normalement\u202f: massez la poitrine. Prévenez la police, {police}, ou, hors des villes, la gendarmerie au {gendarmerie}, et attendez-la sans rien signer ni payer sur place. La foule crie ou menace\u202f: portières verrouillées, pas de dispute, gagnez le poste le plus proche et dites-y où est le blessé. Laissez parler le chauffeur et le chef du village. Puis {assistance}, l’assureur et votre consulat.',
      soi:
        'Ne vous relevez pas si le dos, le cou, la tête ou une jambe fait mal\u202f: gardez la tête immobile, et faites appeler le {samu}, ralentir les voitures, et qu’on vous couvre. Coincé\u202f: le {fire} aussi, contact coupé, ne tirez pas sur la jambe, klaxonnez, criez. Appuyez fort sur ce qui saigne. La fumée ou l’essence gagne, ou l’on peut vous écraser\u202f: alors sortez, d’un bloc, aidé. Rien à boire ni à manger. Puis {assistance}, avec la route, le dernier village et votre position\u202f; ensuite l’assureur.',
      train:
        'Faites arrêter le train\u202f: criez, prévenez le conducteur, le chef de gare, tirez le signal s’il y en a un, et que personne ne descende sur la voie tant que le train peut bouger. Appelez le {samu}, le {police} et le {fire}\u202f: la gare, une personne sous le train ou coincée. Ne tirez pas dessus, ne déplacez rien\u202f: parlez-lui, appuyez sur ce qui saigne, garrot large sur un membre écrasé qui saigne fort, couvrez-la. Elle ne respire plus, et on l’atteint sans danger\u202f: massez la poitrine. Puis {assistance} et l’assureur.',
      coince:
        'Coupez le contact, ni flamme ni cigarette, les autres hors de la chaussée, loin de l’essence. Appelez le {samu}\u202f: la route, le dernier village, une personne coincée. Prévenez aussi la police, {police}, ou, hors des villes, la gendarmerie au {gendarmerie}\u202f; à Antananarivo, les pompiers, {fire}. Faites ralentir les voitures, de loin. Ne tirez pas sur la personne\u202f: parlez-lui, tenez sa tête, appuyez sur ce qui saigne, couvrez-la. Le feu prend ou la fumée monte\u202f: sortez-la alors, vite, d’un bloc. Elle ne respire plus, et on l’atteint sans danger\u202f: massez la poitrine. La foule menace\u202f: gagnez le poste le plus proche. Puis {assistance}, l’assureur.',
    },
    next: ['urgence', 'assurance', 'hopital'],
    sources: [firstAid, "L'Express de Madagascar, décembre 2023, https://www.lexpress.mg/2023/12/sapeurs-pompiers-les-interventions-en.html (les pompiers d'Antananarivo sortent peu de la ville)"],
    confidence: 'high',
  },
  {
    id: 'chute',
    kind: 'urgent',
    situation: 'Chute, os cassé, personne tombée dans un ravin',
    answer:
      'Ne relevez pas la personne et ne redressez rien\u202f: appelez le {samu}, couvrez-la, parlez-lui. Tête, cou, dos ou hanche\u202f: qu’elle ne bouge plus. Bras ou jambe\u202f: calez-le comme il est, avec un linge ou un coussin. L’os sort\u202f: linge propre, n’appuyez pas dessus\u202f; le sang coule fort\u202f: appuyez autour. Rien à boire ni à manger. Entorse, choc à la tête, même si cela va mieux\u202f: froid dans un linge, médecin aujourd’hui. Loin d’une ville, demandez au {samu} ou à {assistance} comment la transporter.',
    cases: {
      coince:
        'Ne forcez pas et ne sautez pas\u202f: calez-vous, la tête et le dos protégés, sans tirer sur le membre coincé. Le sang coule\u202f: appuyez fort. Criez ou sifflez trois coups, à intervalles, lampe ou linge clair levé. Appelez le {samu} et le {fire}, puis {assistance}, avec votre position GPS, par SMS si le réseau est faible\u202f: dites que vous êtes coincé, à quelle profondeur, et où vous alliez\u202f; le guide et le parc connaissent l’accès. Tête, cou ou dos\u202f: ne bougez plus. Couvrez-vous, buvez par gorgées, ménagez la batterie.',
      seul:
        'Ne forcez pas dessus et ne partez pas à pied\u202f: asseyez-vous à l’abri, à l’ombre ou au chaud, bien visible du sentier. Appelez le {samu}, puis {assistance}, avec votre position GPS, par SMS si le réseau est faible\u202f: dites que vous êtes seul, et où vous alliez. Calez le membre comme il est, avec un bâton, un sac ou un linge\u202f; le sang coule\u202f: appuyez fort. Criez ou sifflez trois coups, à intervalles, lampe ou linge clair. Couvrez-vous, buvez par gorgées si la tête va bien, ménagez la batterie. Tête, cou ou dos\u202f: ne bougez plus du tout.',
      soi:
        'Asseyez-vous, ne posez plus le membre et ne redressez rien\u202f: calez-le comme il est, avec un linge, un sac ou un bâton, froid dans un linge, relevé si vous pouvez\u202f; ôtez bagues et montre. Os qui sort, membre déformé, doigts ou orteils froids ou insensibles, sang qui coule fort (appuyez autour)\u202f: {samu} ou hôpital, tout de suite\u202f; sinon, médecin et radio aujourd’hui. Faites venir le guide, une voiture ou des porteurs, sans marcher dessus. Tête, cou, dos ou hanche aussi\u202f: ne bougez plus. Loin d’une ville\u202f: {assistance}, avec votre position.',
      suspendu:
        'Ne vous penchez pas et n’allez pas la chercher sans être attaché\u202f: le guide a les cordes, qu’il la ramène vers la paroi ou la passerelle, ou la descende, vite. Criez, faites venir les autres guides et le bureau du parc. Qu’elle bouge les jambes, pousse sur un appui ou passe un pied dans une boucle de corde\u202f: pendre sans bouger fait perdre connaissance en quelques minutes. Les autres reculent du pont, un par un. Appelez le {samu}, puis {assistance}, avec votre position. Une fois à terre\u202f: couchée, couverte, médecin aujourd’hui\u202f; elle ne respire plus\u202f: massez la poitrine.',
      nuque:
        'Ne le relevez pas et ne tournez pas sa tête\u202f: après un plongeon, bras ou jambes qui ne répondent plus, c’est peut-être le cou. Encore dans l’eau\u202f: sur le dos, visage hors de l’eau, tête, cou et corps bien en ligne, tenus à plusieurs\u202f; sortez-le à plat, sur une planche. À terre\u202f: tenez-lui la tête à deux mains, sans tirer, couvrez-le. Appelez le {samu}, puis {assistance}, pour une évacuation\u202f; ne partez en voiture que s’ils le disent. Il ne respire plus\u202f: massez la poitrine, sans plier le cou. Rien à boire ni à manger.',
      piege:
        'Ne tirez pas sur le membre coincé. Appelez le {fire} et le {samu}\u202f: une personne coincée, où, depuis quand, si l’eau monte\u202f; faites venir le guide et le village avec cordes, barres et bois. L’eau monte\u202f: tenez-lui la tête hors de l’eau, et soulevez l’obstacle à plusieurs avec une branche solide, calez, dégagez-la d’un bloc. Sinon, écrasée depuis plus d’un quart d’heure\u202f: demandez au {samu} avant de dégager. Parlez-lui, couvrez-la, appuyez sur ce qui saigne, rien à boire. Elle ne respire plus\u202f: massez la poitrine. Puis {assistance}, avec votre position.',
      tete:
        'Choc à la tête avec vomissements, confusion, somnolence ou malaise\u202f: appelez le {samu} tout de suite, et partez vers un hôpital, au mieux à Antananarivo, où l’on peut faire un scanner. Gardez la tête et le cou alignés\u202f; la personne vomit ou s’endort\u202f: tournez-la sur le côté d’un bloc, à plusieurs. Surveillez son souffle, parlez-lui sans cesse\u202f; elle ne respire plus\u202f: massez. Rien à boire ni à manger. Puis {assistance}, pour une évacuation.',
      ravin:
        'Ne descendez pas\u202f: vous tomberiez aussi. Gardez la personne en vue, parlez-lui, qu’elle ne bouge pas. Appelez le {samu}, puis {assistance}, par SMS si le réseau est faible\u202f: votre position GPS, la hauteur, si elle répond. Envoyez quelqu’un prévenir le guide, le parc ou le village, qui connaissent un accès. Seul un secours équipé descend. La nuit vient\u202f: lampe, couverture, restez sur place. On l’atteint sans danger\u202f: ne la déplacez pas, appuyez sur ce qui saigne\u202f; elle ne respire plus\u202f: massez la poitrine.',
    },
    next: ['urgence', 'hopital', 'assurance'],
    sources: [firstAid],
    confidence: 'high',
  },
  {
    id: 'perdu-nature',
    kind: 'urgent',
    situation: 'Perdu en pleine nature, en randonnée, en mer',
    answer:
      'Arrêtez-vous à l’abri, et restez là\u202f: on retrouve mieux celui qui ne bouge pas. Appelez {assistance}, puis le {police} ou la gendarmerie au {gendarmerie}\u202f; par SMS si le réseau est faible. Donnez vos coordonnées GPS, le dernier lieu connu, l’eau restante. Un blessé\u202f: {samu}. Ménagez la batterie, faites du bruit, trois coups espacés. Ne marchez pas de nuit. L’assureur vient ensuite.',
    cases: {
      ville:
        'Entrez là où il y a de la lumière et du monde, hôtel, restaurant, station-service ou pharmacie, et demandez que l’on appelle un taxi connu et votre hôtel\u202f; ne marchez pas plus loin de nuit, ne montez pas avec un inconnu. Donnez le nom de l’hôtel et votre position à un proche et à {assistance}, par SMS si la batterie faiblit. On vous suit ou l’on vous menace\u202f: {police}\u202f; un blessé\u202f: {samu}. Téléphone et sac rangés.',
      bateau: onBoat,
      paroi:
        'Ne bougez plus\u202f: visage vers la roche, trois appuis sûrs, assis ou calé dès que possible, et ne sautez pas. Attachez-vous à un arbre ou à un rocher avec une corde, un sac ou une ceinture\u202f; mangez, buvez, détendez une jambe après l’autre. Criez, sifflez trois coups, lampe allumée. Appelez {assistance}, puis le {police} ou le {fire}, par SMS si le réseau est faible, avec votre position et la hauteur. Les autres n’y montent pas\u202f: ils cherchent le guide, le parc ou des grimpeurs avec des cordes, et écartent ce qui peut tomber. Un blessé\u202f: {samu}.',
      grotte:
        'Gagnez tout de suite le point le plus haut de la grotte, tous ensemble. Vous voyez la sortie et le chemin est à sec\u202f: sortez maintenant, sans les sacs. Sinon, ne traversez pas l’eau, ne nagez pas, n’entrez pas dans un passage bas\u202f: attendez en hauteur, serrés, au chaud, une seule lampe allumée. Criez ou frappez trois coups, à intervalles. Dès qu’un téléphone passe\u202f: {fire}, {police}, puis {assistance}, avec le nom de la grotte et votre nombre\u202f; un blessé\u202f: {samu}. Dehors\u202f: prévenez les guides, le parc et le village, n’y retournez pas.',
      laisses:
        'Restez ensemble, à l’écart de la chaussée mais assez près pour être vus, et ne marchez pas de nuit. Une maison, un poste, une église ou une lumière toute proche\u202f: allez-y et demandez l’hospitalité pour la nuit. N’acceptez pas la voiture d’un inconnu seul\u202f; un bus, une famille ou des gendarmes, oui. Appelez le {police} ou la gendarmerie la plus proche, puis {assistance}, avec la route, le dernier village ou la borne et votre position, par SMS si le réseau est faible\u202f: demandez une autre voiture. Un blessé\u202f: {samu}. Donnez la plaque et le nom du chauffeur.',
      vase:
        'Ne vous débattez pas\u202f: penchez-vous en arrière, étalez votre poids, dégagez une jambe après l’autre, lentement. Les autres tendent une planche ou une corde depuis le sol dur, sans s’approcher. Criez, et appelez tout de suite le {fire} et le {police} si l’eau monte, puis {assistance}, avec votre position. Un blessé\u202f: {samu}.',
      ilot:
        'Restez sur l’île, ensemble, et n’essayez pas de nager jusqu’à la côte. Installez-vous au-dessus de la laisse de mer, à l’abri du vent et du soleil. Appelez l’hôtel ou le club qui vous a déposés, {assistance} et le {police}, avec le nom de l’île, votre position et votre nombre\u202f; par SMS si le réseau est faible. Signalez-vous à tout bateau\u202f: linge clair, sifflet, la nuit trois éclats de lampe ou un feu sur le sable. Partagez l’eau par gorgées, jamais d’eau de mer\u202f; serrés et couverts la nuit. Un blessé, un malade\u202f: {samu}.',
      maree:
        'La mer monte\u202f: gagnez le point le plus haut, à pied, tout de suite, sans nager\u202f; laissez la voiture et les sacs. Appelez le {police}, le {fire}, puis {assistance}, avec votre position\u202f; par SMS si le réseau est faible. Signalez-vous\u202f: lampe, sifflet, linge clair. Un blessé\u202f: {samu}.',
      panne:
        'Restez près de la voiture\u202f: on la voit mieux qu’un marcheur, et elle abrite. Poussez-la hors de la route\u202f; si elle y reste, feux de détresse, triangle ou branches loin derrière. Arrêtez un bus ou un camion avant la nuit, pour faire prévenir la gendarmerie du prochain bourg. La nuit, loin de la chaussée, restez enfermés à l’intérieur sans lumière, et ne repartez qu’au jour. Appelez {assistance}, puis le {police}\u202f; par SMS si le réseau est faible, avec votre position ou la borne kilométrique. Un blessé\u202f: {samu}. Ménagez l’eau et la batterie.',
    },
    next: ['sos', 'urgence', 'hors-ligne'],
    sources: ['Site : questions sos et hors-ligne, article piste', "Consignes de survie courantes (s'arrêter, signaler par trois) : connaissance générale"],
    confidence: 'high',
  },
  {
    id: 'chauffeur-dangereux',
    kind: 'urgent',
    situation: 'Chauffeur ivre, endormi ou qui roule comme un fou',
    answer:
      'Ne montez pas, même pour un court trajet. Vous roulez déjà\u202f: ceinture mise, demandez calmement de s’arrêter au prochain village ou à une station, et descendez là où il y a du monde. Ne le laissez pas reprendre la route, sans vous battre pour les clés\u202f: un autre chauffeur, ou demain, de jour. Demandez-le à {assistance}, prévenez l’hôtel ou l’agence. Il vous force, refuse d’arrêter ou menace\u202f: {police} ou gendarmerie. Blessé\u202f: {samu}.',
    cases: {
      roule:
        'Ceinture mise, demandez-lui calmement de ralentir et de s’arrêter au prochain village ou à une station. Il refuse, vous force ou menace\u202f: appelez le {police} ou la gendarmerie, avec la route et le dernier village. Il s’endort\u202f: parlez-lui sans cesse, vitres ouvertes, qu’il s’arrête et dorme avant de repartir, de jour. Descendez là où il y a du monde et ne remontez pas avec lui, surtout s’il a bu. Demandez un autre chauffeur à {assistance}, prévenez l’hôtel ou l’agence. Blessé\u202f: {samu}.',
      freins:
        'Ceintures mises, tous assis au fond, tête contre le dossier ou entre les bras, enfants tenus\u202f; rien de lourd derrière vous. Dites calmement au chauffeur\u202f: rétrograder, frein moteur, frein à main serré peu à peu, klaxon et feux de détresse, puis une montée, un talus ou du sable pour s’arrêter. Ne sautez pas en marche. Arrêtés\u202f: sortez du côté sûr, loin de la chaussée, calez les roues, et ne repartez pas avec cette voiture. Appelez {assistance} pour une autre, le {police} si elle gêne la route\u202f; un blessé\u202f: {samu}.',
    },
    next: ['urgence', 'sos', 'assurance'],
    sources: ['Conseils aux voyageurs, pratique courante (connaissance générale)'],
    confidence: 'high',
  },
  {
    id: 'bandits-proches',
    kind: 'urgent',
    situation: 'Bandits ou hommes armés tout près, se cacher',
    answer:
      'Restez à l’intérieur ou cachés, couchés, loin des fenêtres, en silence\u202f: lumières éteintes, téléphone muet, écran sombre. Dehors\u202f: couchez-vous derrière un mur, entrez dès que possible. N’allez pas voir, ne filmez pas. Envoyez votre position par SMS à {assistance}\u202f; dès que vous pouvez parler bas, appelez le {police} ou la gendarmerie. Ils vous trouvent\u202f: mains visibles, donnez tout, sans discuter. Ne ressortez qu’une fois le calme revenu, au jour, avec les gendarmes, l’hôtel ou les gens du village. Blessé\u202f: {samu}, appuyez sur ce qui saigne.',
    cases: {
      passager:
        'Restez assis, mains visibles, sans geste brusque\u202f: donnez ce qu’ils demandent, sans discuter ni fixer les visages, et faites comme les autres passagers. Rangez le téléphone, son coupé, écran sombre\u202f; si personne ne vous voit, un SMS à {assistance} avec la route, le dernier village et votre position\u202f: n’appelez pas à voix haute. Ils tirent\u202f: couchez-vous au sol. Une fois partis\u202f: le {police} ou la gendarmerie la plus proche, un blessé, le {samu}, puis l’assureur.',
      route:
        'Ils ne vous ont pas vus, et la route derrière est libre\u202f: faites demi-tour sans bruit et roulez jusqu’au dernier village, à la gendarmerie ou là où il y a du monde\u202f; ne vous arrêtez pas en pleine brousse et n’y retournez pas. Ils sont tout près ou vous visent\u202f: arrêtez-vous, moteur coupé, mains visibles, donnez tout, sans discuter. Ne forcez pas le barrage, ne filmez pas. Appelez le {police} ou la gendarmerie, puis {assistance}, par SMS si le réseau est faible, avec votre position. Repartez de jour, avec leur accord. Blessé\u202f: {samu}, appuyez sur ce qui saigne.',
    },
    next: ['urgence', 'sos', 'zones-a-eviter'],
    sources: ['Conseils aux voyageurs, pratique courante (connaissance générale)'],
    confidence: 'medium',
  },
  {
    id: 'verre-drogue',
    kind: 'urgent',
    situation: 'Boisson droguée, réveil sans souvenir, vol',
    answer:
      'Allez en lieu sûr et restez avec quelqu’un. Très endormi, confus, vomissements, souffle lent ou gêné\u202f: {samu} ou hôpital, tout de suite\u202f; endormi, sur le côté. Voyez un médecin aujourd’hui dans tous les cas\u202f: les traces partent vite. Un doute sur une agression sexuelle\u202f: dites-le-lui, avant trois jours\u202f; ne vous lavez pas, gardez les vêtements. Bloquez cartes et téléphone. Déclarez les faits à la police, {police}. Appelez {assistance}, votre consulat et l’assureur. Ce n’est pas votre faute.',
    next: ['vol', 'hopital', 'ambassade'],
    sources: [firstAid, 'Conseils aux voyageurs, pratique courante (connaissance générale)'],
    confidence: 'high',
  },
  {
    id: 'violence-proche',
    kind: 'urgent',
    situation: 'Violences d’un proche, d’un guide, papiers retenus',
    answer:
      'Mettez-vous en lieu sûr, parmi des gens, à la réception, chez des voisins\u202f; n’y retournez pas sans aide. Impossible de sortir\u202f: enfermez-vous, criez, téléphonez. Appelez le {police}\u202f; blessé, le {samu}. Voyez un médecin, même sans marque, et gardez le certificat. Papiers, argent ou téléphone retenus\u202f: ne les réclamez pas sans aide\u202f: la police et votre consulat vous aident\u202f; bloquez vos cartes. Demandez à {assistance} un autre toit. Ce n’est pas votre faute, porter plainte reste votre choix. Un enfant frappé\u202f: 147.',
    cases: {
      temoin:
        'N’intervenez pas seul et ne vous mettez pas entre eux\u202f: éloignez-vous un peu, appelez le {police}, dites le lieu, ce que vous voyez, et s’il y a une arme. À plusieurs, de loin\u202f: parlez fort, klaxonnez, faites venir l’hôtel, un vigile, les voisins ou le chef du village. La personne frappée veut partir\u202f: menez-la là où il y a du monde. Blessée\u202f: {samu}, appuyez sur ce qui saigne. Un enfant frappé\u202f: 147, gratuit. Ne filmez pas. Puis {assistance}.',
    },
    next: ['ambassade', 'urgence', 'perte-passeport'],
    sources: ['Pratique courante de l’aide aux victimes (connaissance générale)', 'https://studiosifaka.org/articles/actualites/item/4532-violence-16-viols-d-enfants-enregistres-par-la-ligne-verte-147-en-aout-dernier.html (147, gratuit)'],
    confidence: 'high',
  },
  {
    id: 'agression-vol',
    kind: 'urgent',
    situation: 'Agression, vol avec violence',
    answer:
      'Mettez-vous à l’abri, parmi des gens. Appelez le {police}\u202f; un blessé, le {samu}. Ne poursuivez personne. Voyez un médecin, même sans plaie visible, et gardez le certificat. Bloquez cartes et téléphone. Déclarez les faits au commissariat ou à la gendarmerie, avec quelqu’un, et gardez le récépissé. Appelez {assistance}, l’assureur et votre consulat.',
    cases: {
      suivi:
        'Ne vous arrêtez pas\u202f: portières verrouillées, vitres fermées, roulez sans course folle jusqu’au premier endroit habité et éclairé, poste, gendarmerie, hôtel gardé, et klaxonnez en arrivant. Un passager appelle le {police} en route, puis {assistance}\u202f: route, sens, dernier village. Ils vous rattrapent\u202f: donnez ce qu’ils demandent, la voiture aussi, mains visibles\u202f; ne descendez que s’ils l’exigent. Une fois à l’abri\u202f: un blessé, le {samu}\u202f; bloquez cartes et téléphone, déclarez le vol, gardez le récépissé, puis consulat et assureur.',
      proches:
        'Ils sont encore là\u202f: mains visibles, donnez tout, sans discuter ni filmer\u202f; s’ils ne vous voient pas, cachez-vous, lumières éteintes. Ils sont partis\u202f: ne les suivez pas et ne repartez pas seuls ni de nuit\u202f; restez ensemble, gagnez, sans vous montrer, le village ou le poste le plus proche. Appelez le {police} ou la gendarmerie, avec un autre téléphone au besoin\u202f; un blessé\u202f: {samu}, appuyez sur ce qui saigne. Puis {assistance}, avec votre position. Ensuite\u202f: bloquez cartes et téléphones, déclarez les faits, gardez le récépissé, voyez un médecin.',
      blesse:
        'Mettez-vous à l’abri, parmi des gens, et faites appeler le {samu}, puis le {police}. Appuyez fort sur la plaie, avec un linge\u202f; une lame plantée\u202f: laissez-la. Ventre ouvert\u202f: couché, genoux pliés, linge propre humide, rien à boire ni à manger. Poitrine\u202f: assis, linge sans serrer. Coup à la tête, sang dans l’oreille, vomissements ou somnolence\u202f: couché, cou immobile. Dans tous ces cas, hôpital tout de suite, même si cela va mieux, et gardez le certificat. Puis {assistance} et l’assureur\u202f; ensuite plainte, cartes et téléphone bloqués, consulat.',
    },
    next: ['vol', 'perte-passeport', 'ambassade'],
    sources: ['https://docslib.org/doc/5699300/osac-country-security-report-madagascar (OSAC 2021 : 117)', 'https://laverite.mg 13 juillet 2017 : 117 actif dans les 119 districts', 'Site : question vol'],
    confidence: 'high',
  },
  {
    id: 'agression-sexuelle',
    kind: 'urgent',
    situation: 'Viol, agression sexuelle',
    answer:
      'Ce n’est pas votre faute. Allez en lieu sûr, avec quelqu’un. Danger ou blessure\u202f: {police} ou {samu}. Voyez un médecin au plus vite, avant trois jours\u202f: des traitements préventifs n’agissent que tôt. Si vous pouvez, ne vous lavez pas, gardez vos vêtements dans du papier. Appelez {assistance}, votre consulat et l’assureur. Porter plainte reste votre choix. Pour un enfant, le 147 écoute aussi.',
    cases: {
      cachee:
        'Ne sortez pas, bloquez la porte avec un meuble, et appelez tout de suite le {police}, à voix basse si l’on vous cherche\u202f; il est à la porte\u202f: criez, appelez la réception, d’autres chambres, {assistance}. N’ouvrez qu’à la police ou à quelqu’un de sûr. Une blessure\u202f: {samu}. Ce n’est pas votre faute. Ensuite, en lieu sûr\u202f: un médecin au plus vite, avant trois jours\u202f; si vous pouvez, ne vous lavez pas, gardez vos vêtements dans du papier. Puis votre consulat et l’assureur\u202f; porter plainte reste votre choix.',
      avances: unwanted,
      jeune:
        'Ce n’est pas ta faute, tu as bien fait de l’écrire, et tu n’as pas à garder ce secret. Va maintenant vers un adulte en qui tu as confiance, ta mère, un parent, un professeur, la réception, et dis-lui ce qui se passe\u202f; s’il ne te croit pas, dis-le à un autre. Appelle le 147, gratuit, qui protège les enfants\u202f; en France, le 119. Peur maintenant\u202f: {police}\u202f; blessé\u202f: {samu}. Ne reste pas seul avec cette personne, surtout la nuit. Un médecin peut t’aider, si possible avant trois jours. Notre assistance, {assistance}, aussi. Je ne suis qu’un programme\u202f: parle à quelqu’un.',
      enfant:
        'Gardez l’enfant près de vous, loin de cette personne\u202f; dites-lui que vous le croyez et que ce n’est pas sa faute. Appelez le {police} ou le 147, gratuit, qui protège les enfants\u202f; blessé\u202f: {samu}. Voyez un médecin aujourd’hui, avant trois jours au plus\u202f: des traitements préventifs n’agissent que tôt. Ne le lavez pas, gardez ses vêtements dans du papier. Ne le questionnez pas, notez ses mots\u202f; ne réglez rien vous-même avec cette personne. Appelez {assistance}, votre consulat et l’assureur.',
    },
    next: ['ambassade', 'hopital', 'sos'],
    sources: ['OMS, prise en charge clinique des violences sexuelles (prophylaxies dans les 72\u202fh ; connaissance générale)', 'https://studiosifaka.org/articles/actualites/item/4532-violence-16-viols-d-enfants-enregistres-par-la-ligne-verte-147-en-aout-dernier.html (147, gratuit)', 'Allô enfance en danger, 119, gratuit en France (connaissance générale)'],
    confidence: 'high',
  },
  {
    id: 'exposition-vih',
    kind: 'urgent',
    situation: 'Rapport sans protection, préservatif déchiré, piqûre par une aiguille',
    answer:
      'Voyez un médecin aujourd’hui, à l’hôpital, sans attendre de signe ni de test\u202f: un traitement qui peut empêcher le VIH commence au plus vite, dans les premières heures si possible, jamais après trois jours (72\u202fh). Dites ce qui s’est passé, et l’heure. Piqûre ou coupure\u202f: lavez à l’eau et au savon, sans presser\u202f; œil ou bouche\u202f: rincez longtemps. Demandez aussi une protection contre l’hépatite B, le dépistage des autres infections et, au besoin, la contraception d’urgence. Préservatif jusqu’aux résultats. Plus de trois jours ont passé\u202f: consultez quand même, pour un test. Appelez {assistance}, qui cherche où trouver le traitement, et l’assureur. On vous a forcé\u202f: {police}\u202f; blessé\u202f: {samu}.',
    next: ['hopital', 'assurance', 'ambassade'],
    sources: ['OMS, prophylaxie après exposition au VIH (au plus tôt, dans les 72\u202fh ; connaissance générale)', firstAid],
    confidence: 'high',
  },
  {
    id: 'police-passeport',
    kind: 'urgent',
    situation: 'Policier qui garde le passeport, réclame de l’argent, arrestation',
    answer:
      'Restez calme et poli, mains visibles. Demandez le motif, le nom et le service de l’agent, et que cela se règle au poste. Ne payez rien sans reçu, ne proposez rien, ne signez pas ce que vous ne comprenez pas. Un doute sur l’uniforme\u202f: {police}. Menacé\u202f: cédez, notez, signalez ensuite. Appelez {assistance} et votre consulat\u202f; en cas d’arrestation, demandez qu’on le prévienne. Ensuite, l’assureur. Malade\u202f: {samu}.',
    cases: {
      proche:
        'Demandez tout de suite où on l’emmène, le motif, le nom et le service des agents, et appelez son consulat à Antananarivo\u202f: dites-lui le nom, le lieu et l’heure. Puis {assistance}, qui peut trouver un avocat et un interprète. Allez au poste à plusieurs, calme, avec une copie de son passeport, de l’eau et ses médicaments\u202f; qu’il ne signe rien sans comprendre et demande lui aussi son consulat. Ne payez rien sans reçu, ne proposez rien. Faux policiers ou coups\u202f: {police}\u202f; malade\u202f: {samu}.',
      prive:
        'Personne d’autre que la police n’a le droit de vous retenir ni de garder votre passeport. Restez calme, parmi des gens, et ne payez pas pour le ravoir. On crie, on menace, on vous empêche de partir\u202f: éloignez-vous et appelez le {police}. Appelez votre consulat à Antananarivo, qui peut intervenir, puis {assistance}. Notez le nom, l’heure et la somme demandée\u202f; ne signez rien. Une note vraiment due se paie contre reçu, passeport rendu d’abord.',
    },
    next: ['ambassade', 'arnaques', 'perte-passeport'],
    sources: ['Convention de Vienne sur les relations consulaires, art. 36 (connaissance générale)', 'https://fr.allafrica.com/stories/201901140556.html (2019 : services de police de la route gratuits, badge obligatoire)'],
    confidence: 'medium',
  },
  {
    id: 'passeport-perdu',
    kind: 'urgent',
    situation: 'Passeport perdu ou volé',
    answer:
      'Déclarez la perte ou le vol à la police, {police}, ou à la gendarmerie la plus proche, et gardez le récépissé. Appelez votre consulat à Antananarivo\u202f: avec le récépissé, une copie, des photos d’identité et le billet, il délivre un document de voyage provisoire. Demandez-lui ce qu’exige la sortie, sans visa ni tampon. Dites d’abord la date de votre vol. Carte ou téléphone partis aussi\u202f: bloquez-les tout de suite. Prévenez {assistance} et l’assureur.',
    cases: {
      avion:
        'Votre avion d’abord\u202f: appelez votre consulat à Antananarivo, dites la date et l’heure du départ, demandez s’il peut délivrer un document de voyage à temps, et ce qu’exige la sortie, sans visa ni tampon\u202f; prévenez la compagnie, qui dit jusqu’à quand le billet se reporte. Aussitôt après, déclarez la perte ou le vol à la police, {police}, ou à la gendarmerie la plus proche, et gardez le récépissé\u202f: le consulat le demande, avec des photos d’identité, une copie et le billet. Carte ou téléphone partis aussi\u202f: bloquez-les. Appelez {assistance} et l’assureur.',
      suivi:
        'Entrez d’abord là où il y a du monde\u202f: hôtel, boutique, banque, station-service, et restez-y. Appelez le {police}, demandez l’aide d’un vigile, et ne rentrez pas à l’hôtel avec quelqu’un derrière. Ne poursuivez personne. Prévenez {assistance}, partagez votre position. Un blessé\u202f: {samu}. Une fois à l’abri\u202f: déclarez le vol, gardez le récépissé, bloquez cartes et téléphone, puis appelez votre consulat pour le passeport.',
      seul:
        'Entrez d’abord là où il y a du monde, hôtel, restaurant, banque ou poste gardé, et restez-y\u202f: faites appeler le {police}, puis {assistance}, et ne marchez pas dehors la nuit, ne poursuivez personne. Bloquez la carte et la ligne depuis un autre téléphone, et rentrez en taxi commandé par l’hôtel. Sans argent\u202f: un proche peut en envoyer, l’assureur en avancer. Ensuite\u202f: déclarez le vol, gardez le récépissé, et appelez votre consulat à Antananarivo pour le passeport, avec la date de votre vol. Blessé\u202f: {samu}.',
      chauffeur:
        'Restez ensemble, là où il y a du monde, et ne partez pas à sa poursuite. Appelez-le, puis le partenaire ou l’agence qui l’a envoyé\u202f: une panne, un plein ou un malentendu arrive. Pas de réponse\u202f: {police} ou la gendarmerie la plus proche, avec son nom, la plaque, le modèle, l’heure et la direction, et gardez le récépissé. Cartes et téléphone dans les sacs\u202f: bloquez-les tout de suite\u202f; passeport\u202f: votre consulat. Appelez {assistance}, qui cherche une autre voiture et un hôtel, puis l’assureur. Blessé ou malade\u202f: {samu}.',
      carte:
        'Carte bancaire\u202f: faites opposition tout de suite, dans l’application de la banque ou au numéro du contrat, depuis un autre téléphone au besoin. Téléphone\u202f: faites bloquer la ligne, effacez-le à distance, changez les mots de passe. Déclarez le vol au commissariat ou à la gendarmerie, gardez le récépissé pour l’assureur. Sans argent\u202f: un proche peut en envoyer, l’assureur en avancer. Demandez à {assistance}\u202f; en danger, le {police}.',
    },
    next: ['perte-passeport', 'ambassade', 'vol'],
    sources: ['https://mr.ambafrance.org/Laissez-passer-Passeport-d-urgence (pièces demandées par un consulat français)', 'https://fr.allafrica.com/stories/202510230386.html (le consulat reçoit sur rendez-vous)'],
    confidence: 'high',
  },
  {
    id: 'incendie',
    kind: 'urgent',
    situation: 'Incendie',
    answer:
      'Sortez, fermez les portes derrière vous, baissez-vous sous la fumée, ne revenez pas. Appelez le {fire} et alertez l’hôtel\u202f: hors d’Antananarivo, les pompiers peuvent être loin. Issue bloquée\u202f: porte fermée, linge mouillé dessous, montrez-vous à la fenêtre. Brûlure\u202f: vingt minutes sous l’eau fraîche, rien d’autre dessus, et le {samu} si elle est grave. Ensuite {assistance} et l’assureur.',
    cases: {
      bateau:
        'Gilets pour tous, tout de suite, les enfants d’abord, et tous du côté d’où vient le vent, loin du moteur et du carburant. Prévenez le capitaine\u202f: moteur et essence coupés, extincteur, seaux d’eau, jamais sur l’essence. Appelez le {police}, puis {assistance}, s’il y a une VHF, canal 16, avec votre position\u202f; faites des signes aux autres bateaux. Le feu gagne\u202f: à l’eau avec ce qui flotte, du côté du vent, éloignez-vous, restez groupés. Brûlure\u202f: eau fraîche vingt minutes\u202f; un brûlé, quelqu’un qui respire mal\u202f: {samu}.',
      voiture:
        'Sortez tous tout de suite, les enfants d’abord, par une porte ou une vitre, sans les bagages, et éloignez-vous d’au moins cinquante mètres, loin de la chaussée et contre le vent. N’ouvrez pas le capot, ne revenez pas. Arrêtez les autres voitures, de loin. Appelez le {fire} et le {police}, un brûlé ou un blessé, le {samu}. Quelqu’un reste coincé\u202f: dégagez-le seulement si les flammes sont loin. Brûlure\u202f: vingt minutes d’eau fraîche. Puis {assistance}, avec la route et le dernier village, qui cherche une autre voiture.',
      brousse:
        'Partez tout de suite, dos au vent ou de côté, jamais face aux flammes ni vers le haut d’une pente\u202f: gagnez une route, une rivière, du sable ou un sol déjà brûlé. En voiture\u202f: vitres et aération fermées, phares allumés. Linge mouillé sur le nez, vêtements longs, enfants tenus. Appelez le {fire}, le camp ou le village, puis {assistance}, avec votre position. Le feu vous rattrape\u202f: couchez-vous au sol nu, couverts. Brûlure\u202f: eau fraîche, {samu}.',
      bloque:
        'N’allez pas dans la fumée\u202f: restez dans la chambre, porte fermée, linge mouillé au bas de la porte, et baissez-vous. Appelez le {fire} et la réception\u202f; dites l’étage, la chambre, et qui ne peut pas descendre. Montrez-vous à la fenêtre, criez, agitez un linge. Le couloir est dégagé et la porte froide\u202f: sortez, sans ascenseur, en fermant les portes. Brûlé ou gêné pour respirer\u202f: {samu}. Ensuite {assistance}.',
    },
    next: ['urgence', 'hopital', 'assurance'],
    sources: [firstAid, 'https://www.lexpress.mg/2023/12/sapeurs-pompiers-les-interventions-en.html (118 gratuit ; sorties hors de la ville soumises à conditions)'],
    confidence: 'high',
  },
  {
    id: 'brulure',
    kind: 'urgent',
    situation: 'Brûlure',
    answer:
      'Mettez tout de suite la brûlure sous l’eau fraîche, sans glace, pendant vingt minutes. Ôtez bagues et vêtements, sauf ce qui colle à la peau. Rien d’autre dessus\u202f: ni beurre, ni dentifrice\u202f; ne percez pas les cloques, couvrez d’un linge propre. Plus grande que la main, profonde, au visage, électrique, ou chez un enfant\u202f: {samu} ou hôpital, tout de suite. Puis {assistance} et l’assureur.',
    next: ['hopital', 'pharmacie', 'assurance'],
    sources: [firstAid],
    confidence: 'high',
  },
  {
    id: 'cyclone',
    kind: 'urgent',
    situation: 'Alerte cyclonique, inondation, séisme',
    answer:
      'Restez dans un bâtiment en dur, loin de la mer, des rivières et des vitres, ou gagnez-le dès maintenant, par une route encore sûre\u202f: une fois le vent levé, ni route, ni bateau. Suivez la météo et les autorités\u202f: alerte verte, préparez-vous\u202f; jaune, gagnez l’abri\u202f; rouge, ne sortez plus. Eau, lampe, papiers au sec, téléphone chargé. Ne traversez pas l’eau qui coule. Le calme soudain n’est pas la fin. En danger\u202f: {fire} ou {police}, blessé {samu}. Puis {assistance}, compagnie aérienne, assureur.',
    cases: {
      apres:
        'Ne buvez que de l’eau en bouteille, bouillie ou traitée, d’abord pour les enfants et les malades. Demandez eau, lait et abri au centre d’accueil, à l’école, à l’église, à la mairie ou à l’hôtel. Un SMS passe quand un appel ne passe pas\u202f: envoyez à {assistance} et à un proche votre position et ce qui manque. Bébé mou, somnolent ou qui n’urine plus, blessé, malade\u202f: {samu} (sinon le {police}) ou hôpital, tout de suite. Restez loin des fils tombés et des murs fendus, ne traversez pas d’eau. En danger\u202f: {fire} ou {police}.',
      bloques:
        'Ne traversez pas l’eau, ni à pied ni en voiture, même derrière un camion\u202f: un courant aux genoux emporte un adulte. Garez-vous plus haut, loin de la rivière, du pont et de la pente, et restez ensemble. L’eau gagne la voiture\u202f: sortez-en et montez à pied vers un point haut ou un village. Appelez {assistance}, puis le {police} ou le {fire}, avec la route et votre position, par SMS si le réseau est faible\u202f; un blessé, un malade\u202f: {samu}. Gardez l’eau potable et la batterie, demandez au village ce qui passe encore, et ne repartez qu’au jour.',
      eboulement:
        'Reculez tous, loin de la pente\u202f: d’autres pierres ou de la boue peuvent suivre. Arrêtez les voitures des deux côtés, de loin. Appelez le {fire}, le {police} et le {samu}\u202f: la route, la borne ou le dernier village, combien de personnes dessous. Ne traversez pas la coulée, même à pied. N’approchez que si plus rien ne bouge, à plusieurs, l’un guettant la pente\u202f: appelez, écoutez, dégagez d’abord le visage et la poitrine\u202f; elle ne respire plus\u202f: massez. Pluie ou craquements\u202f: éloignez-vous encore. Puis {assistance}, avec votre position.',
      voiture:
        'Sortez de la voiture tout de suite, ceinture détachée, par une porte ou une vitre, les enfants d’abord, tenus fort. Gagnez la rive la plus proche si l’eau reste sous les genoux\u202f; sinon montez sur le toit, tous ensemble, criez et faites des signes. Laissez les bagages, n’essayez pas de redémarrer. Appelez le {fire} ou le {police}, un blessé, le {samu}. Puis {assistance}, avec votre position, par SMS si le réseau est faible.',
      orage:
        'Quittez tout de suite le sommet, la crête ou le rocher\u202f: descendez vers un creux, loin d’un arbre isolé, d’une paroi et d’une entrée de grotte\u202f; une voiture fermée ou une maison abritent mieux. Sortez de l’eau, de la pirogue, de la plage\u202f; lâchez échelles, câbles et bâtons. Nulle part où aller\u202f: accroupis sur votre sac, pieds joints, à quelques mètres les uns des autres. Ne repartez qu’une demi-heure après le dernier tonnerre. Quelqu’un est touché\u202f: on peut le toucher sans danger\u202f; il ne respire plus\u202f: massez la poitrine. Un blessé, même léger\u202f: {samu}. Puis {assistance}, avec votre position.',
      vague:
        'Quittez la côte tout de suite, à pied, vers une hauteur ou loin à l’intérieur des terres, sans rien prendre et sans regarder la mer\u202f; prévenez les autres en courant. Pas de hauteur\u202f: l’étage le plus haut d’un bâtiment en dur. En mer, loin du bord\u202f: gagnez le large. Ne redescendez pas après la première vague\u202f: d’autres suivent, pendant des heures. Attendez la consigne des autorités. En danger\u202f: {fire} ou {police}, blessé {samu}. Puis {assistance}, par SMS.',
      seisme:
        'À l’intérieur, pendant les secousses\u202f: sous une table solide ou contre un mur porteur, tête protégée, loin des vitres. Dehors\u202f: loin des murs, des arbres et des fils. Elles cessent\u202f: sortez par l’escalier, sans ascenseur, coupez le gaz, n’allumez rien, ne rentrez pas dans un bâtiment fissuré. Au bord de la mer\u202f: gagnez tout de suite un point haut. Blessé\u202f: {samu}\u202f; en danger\u202f: {fire} ou {police}. Attendez d’autres secousses. Puis {assistance}, par SMS.',
      toit:
        'Restez en hauteur, à l’étage ou sur le toit, tous ensemble, et n’entrez pas dans l’eau\u202f: un courant aux genoux emporte un adulte. Appelez le {fire} ou le {police}, un blessé, le {samu}, puis {assistance}, avec votre position, par SMS si le réseau est faible. Signalez-vous\u202f: cris, sifflet, lampe, linge clair. Ne touchez rien d’électrique, ne buvez pas l’eau de la crue. L’eau monte encore\u202f: prenez ce qui flotte, bidons fermés, gilets, matelas. Attendez une pirogue ou les secours, même s’ils tardent.',
      plage:
        'Ne restez pas dans un bungalow, sous une tente ou au bord de la mer\u202f: gagnez dès aujourd’hui, par une route encore sûre, un bâtiment en dur et haut, hôtel, école ou église, loin de la mer et des rivières. Le vent est déjà levé\u202f: plus de route ni de bateau\u202f; l’abri en dur le plus proche, où l’on va à pied sans danger, sinon la pièce la plus petite, loin des vitres. Alerte jaune, gagnez l’abri\u202f; rouge, ne sortez plus. Eau, lampe, papiers au sec, téléphone chargé. Le calme soudain n’est pas la fin. En danger\u202f: {fire} ou {police}, blessé {samu}. Puis {assistance}.',
      maintenant:
        'Gagnez l’abri en dur le plus proche et le plus haut, hôtel, école, église, tant que vous pouvez marcher sans danger. Impossible de sortir\u202f: dans la pièce la plus petite, loin des vitres, sous une table ou un matelas\u202f; si l’eau monte, à l’étage. Ne traversez pas l’eau qui coule, ni à pied ni en voiture. Le calme soudain n’est pas la fin. En danger\u202f: {fire} ou {police}, blessé {samu}. Puis {assistance}, par SMS si le réseau est faible.',
    },
    next: ['cyclones', 'annulation', 'contact'],
    sources: ['http://fr.allafrica.com/stories/201801060203.html (jaune et rouge : consignes)', 'https://fr.allafrica.com/stories/201912050639.html (verte : cinq à deux jours avant)'],
    confidence: 'high',
  },
  {
    id: 'deces',
    kind: 'urgent',
    situation: 'Décès d’un compagnon de voyage',
    answer:
      'Toutes nos condoléances. Un doute\u202f: appelez le {samu} et massez la poitrine. Sinon, restez avec quelqu’un. Faites venir un médecin, qui seul constate le décès, et la police ({police}) ou la gendarmerie. Ne déplacez rien. Appelez {assistance} et l’assureur avant de payer ou de signer\u202f: le contrat couvre souvent le rapatriement. Le consulat vous guide pour l’acte de décès et la famille.',
    next: ['ambassade', 'assurance', 'contact'],
    sources: ['Pratique consulaire courante (connaissance générale)'],
    confidence: 'medium',
  },
  {
    id: 'idees-suicidaires',
    kind: 'urgent',
    situation: 'Pensées suicidaires, grande détresse',
    answer:
      'Merci de l’avoir écrit. Je ne suis qu’un programme\u202f: parlez maintenant à quelqu’un, un proche, l’hôtel, votre guide\u202f; restez avec quelqu’un. En danger, ou si vous avez pris quelque chose\u202f: {samu}. Éloignez ce qui peut blesser. Appelez {assistance}\u202f; ensuite, l’assureur peut organiser des soins. En France, le 3114 écoute jour et nuit\u202f; d’ici, il peut ne pas passer. On peut vous aider.',
    cases: {
      avale:
        'Appelez le {samu} maintenant, ou faites-vous conduire à l’hôpital, même sans aucun signe. Ouvrez la porte et appelez quelqu’un, un proche, la réception, qui reste avec vous. Ne vous faites pas vomir, n’avalez plus rien, gardez les boîtes et notez l’heure. Puis {assistance}. Merci de l’avoir écrit\u202f: je ne suis qu’un programme, mais on peut vous aider. En France, le 3114 écoute jour et nuit.',
      vide:
        'Éloignez-vous du bord maintenant\u202f: rentrez, fermez, et descendez là où il y a quelqu’un, la réception, un voisin, votre guide. Merci de l’avoir écrit\u202f: je ne suis qu’un programme, parlez à une personne, et restez avec elle. Vous ne pouvez pas bouger\u202f: criez, appelez la réception, ou le {samu}. Puis {assistance}. En France, le 3114 écoute jour et nuit\u202f; d’ici, il peut ne pas passer. On peut vous aider.',
      proche:
        'Restez avec cette personne, ou faites venir quelqu’un près d’elle\u202f: ne la laissez pas seule. Parlez-lui calmement, écoutez sans juger, demandez-lui si elle pense à mourir. Éloignez médicaments, lames et cordes. Au bord d’un vide\u202f: gardez vos distances et le contact, ne l’attrapez pas. Danger immédiat, ou quelque chose d’avalé\u202f: {samu}. Puis {assistance}. En France, le 3114 conseille aussi les proches, jour et nuit\u202f; d’ici, il peut ne pas passer.',
    },
    next: ['urgence', 'hopital', 'contact'],
    sources: ["https://www.mayotte.ars.sante.fr/3114-le-numero-national-de-prevention-du-suicide (gratuit, 24\u202fh sur 24, depuis la France métropolitaine et l'outre-mer)", 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/', "Accès au 3114 depuis l'étranger : non garanti, à tester"],
    confidence: 'high',
  },
  {
    id: 'grossesse-urgence',
    kind: 'urgent',
    situation: 'Urgence pendant la grossesse',
    answer:
      'Saignement, perte des eaux, contractions avant terme, forte douleur ou fièvre, tête qui fait mal avec vue trouble, bébé immobile\u202f: appelez le {samu} ou partez à l’hôpital doté d’une maternité, accompagnée, sans conduire. En attendant, couchez-vous sur le côté gauche. Aucun médicament sans avis. Notez l’heure et le terme, emportez le dossier. Appelez aussitôt {assistance} et l’assureur.',
    cases: {
      ventre: bellyPain,
      naissance:
        'Arrêtez-vous à l’abri, appelez le {samu}, haut-parleur allumé\u202f: il vous guide. Installez la mère à demi assise ou sur le côté, cuisses libres, sur du linge propre\u202f; lavez-vous les mains. Ne tirez pas\u202f: soutenez la tête, laissez venir. Bébé né\u202f: séchez-le vite, sur la peau de sa mère, couvrez-les tous deux, bonnet compris. Ne coupez ni ne tirez le cordon. Il ne crie pas\u202f: frottez-lui le dos\u202f; il ne respire pas\u202f: soufflez doucement, puis massez à deux doigts. Elle saigne fort\u202f: massez le bas du ventre. Puis l’hôpital, tous les deux, et {assistance}.',
    },
    next: ['urgence', 'hopital', 'assurance'],
    sources: ["Signes d'alerte obstétricaux OMS (connaissance générale)", firstAid],
    confidence: 'high',
  },
  {
    id: 'enfant-malade',
    kind: 'urgent',
    situation: 'Enfant ou bébé malade',
    answer:
      'Enfant somnolent, qui convulse, respire mal, vomit tout, ne boit ou n’urine plus, a des taches violettes, ou bébé de moins de trois mois fiévreux\u202f: {samu} ou hôpital, tout de suite. Convulsion\u202f: sur le côté, rien dans la bouche. Sinon, médecin aujourd’hui, test du paludisme en cas de fièvre\u202f; à boire souvent, par gorgées. Puis {assistance} et l’assureur.',
    cases: {
      rentre: feverAtHome,
      loin: farFromDoctor,
      asthme: asthmaAttack,
      oeil: inEye,
      corps:
        'N’y mettez ni pince, ni coton-tige, ni doigt\u202f: cela l’enfonce. Nez\u202f: que l’enfant respire par la bouche et souffle par cette narine, l’autre bouchée. Oreille\u202f: penchez la tête de ce côté, sans secouer\u202f; un insecte vivant\u202f: une lampe tout près, dans le noir, le fait parfois sortir. Médecin aujourd’hui, qui l’ôte avec les bons instruments. Pile ou aimant, sang, forte douleur, souffle gêné, objet peut-être avalé\u202f: {samu} ou hôpital, tout de suite. Puis {assistance}, qui cherche un médecin, et l’assureur.',
    },
    next: ['enfants-sante', 'hopital', 'diarrhee'],
    sources: ["OMS, signes de danger chez l'enfant (connaissance générale)", firstAid],
    confidence: 'high',
  },
  {
    id: 'foule',
    kind: 'urgent',
    situation: 'Foule en colère, émeute, accident suivi d’un attroupement',
    answer:
      'Ne descendez pas si l’on vous menace\u202f: portières verrouillées, vitres fermées, ni dispute ni photo. La voie est libre\u202f: roulez doucement, sans toucher personne, jusqu’au poste de police ou de gendarmerie le plus proche, et dites-y ce qui s’est passé. À pied\u202f: mains visibles, ne courez pas, gagnez un lieu gardé, hôtel, commerce, église, et fermez. Appelez le {police}, et le {samu} pour un blessé, puis {assistance}, avec votre position. On force la portière\u202f: ne luttez pas, cherchez l’aide d’un ancien ou du chef du village. Ensuite, votre consulat et l’assureur.',
    cases: {
      tirs:
        'Couchez-vous derrière un mur ou un bloc moteur, loin des vitres. À la première accalmie, gagnez, baissés, un bâtiment en dur et fermez\u202f; ne filmez pas. Appelez le {police}, puis {assistance}, avec votre position, par SMS si parler est dangereux. Blessé\u202f: {samu}, appuyez fort sur ce qui saigne. Ne ressortez qu’une fois le calme revenu.',
      gaz:
        'Sortez du nuage, sans courir, contre le vent ou de côté, vers un hôtel, un commerce, une église, et fermez portes et fenêtres. Linge mouillé sur le nez et la bouche\u202f; ne frottez pas les yeux, ôtez les lentilles, rincez longtemps à l’eau claire. Une personne qui étouffe, siffle ou est asthmatique\u202f: assise, à l’air pur, son inhalateur, {samu} ou hôpital tout de suite. Changez de vêtements, lavez la peau. En danger\u202f: {police}. Puis {assistance}, avec votre position, et restez à l’abri jusqu’à ce que la rue soit calme.',
      dedans:
        'Restez à l’intérieur, portes et volets fermés, loin des vitres et de la rue\u202f; ni photo ni vidéo. Demandez à la réception ce qui se passe et par où sortir, si c’est calme, de l’autre côté. Annulez la sortie ou le vol du jour plutôt que de traverser l’attroupement\u202f; gardez eau, téléphone chargé et passeport sur vous. On entre ou on met le feu\u202f: gagnez une autre sortie ou un étage fermé à clé, et appelez le {police}, le {fire} pour le feu, le {samu} pour un blessé. Puis {assistance}, avec votre position, et votre consulat.',
    },
    next: ['urgence', 'ambassade', 'politique'],
    sources: ['Conseils aux voyageurs, pratique courante (connaissance générale)'],
    confidence: 'high',
  },
  {
    id: 'suivi-menace',
    kind: 'urgent',
    situation: 'Être suivi, menacé, harcelé',
    answer:
      'Entrez là où il y a du monde\u202f: hôtel, boutique, banque, station-service. Ne rentrez pas chez vous avec quelqu’un derrière. Appelez le {police}. Dites à voix haute ce qui se passe, demandez l’aide d’un vigile ou d’une famille. On veut votre sac\u202f: donnez-le. Appelez {assistance}, partagez votre position. Blessé\u202f: {samu}. Ensuite, plainte, consulat, assureur.',
    cases: {
      avances: unwanted,
      hotel: stayInside,
      otage:
        'Retenu\u202f: calme, mains visibles, obéissez lentement, donnez tout, restez groupés, ne tentez rien de force. Vous êtes libre, ou témoin d’un enlèvement\u202f: mettez-vous à l’abri, puis appelez le {police} ou la gendarmerie la plus proche, et {assistance}, par SMS si le réseau est faible\u202f: le lieu, l’heure, combien de personnes et d’hommes armés, la direction prise. Ne les suivez pas, ne négociez pas et ne payez rien sans la police\u202f; notez tout appel. Puis votre consulat et l’assureur. Un blessé, même libéré\u202f: {samu}. Ne publiez rien.',
      taxi:
        'Appelez le {police} tout de suite, à voix haute\u202f: la plaque, la couleur, la dernière rue. Envoyez votre position à un proche et à {assistance}, et dites au chauffeur que l’on vous suit et que l’on vous attend. Baissez la vitre et criez dès qu’il y a du monde ou un contrôle. Voiture arrêtée\u202f: sortez et allez vers des gens\u202f; ne sautez pas en marche. On veut l’argent ou le sac\u202f: donnez-les. Blessé\u202f: {samu}.',
      rancon:
        'Appelez tout de suite le {police} ou la gendarmerie, d’un autre téléphone, et ne payez rien sans eux. Essayez de joindre la personne elle-même, ses compagnons, l’hôtel, le guide\u202f: on invente parfois un enlèvement. Si l’on rappelle\u202f: calme, peu de mots, demandez à lui parler, faites répéter, notez l’heure, le numéro, les bruits. Ne publiez rien, n’allez à aucun rendez-vous. Puis {assistance}, votre consulat et l’assureur. Un blessé\u202f: {samu}.',
      tente:
        'Restez ensemble et ne sortez pas dans le noir. Faites du bruit, allumez toutes les lampes, appelez à voix forte le guide, le chauffeur ou les gardiens. Téléphonez au {police}, puis à {assistance}, avec votre position, par SMS si le réseau est faible. La voiture est tout près\u202f: enfermez-vous dedans. Ils entrent\u202f: donnez ce qu’ils demandent, sans discuter. En cas de blessure\u202f: {samu}.',
      panne:
        'Restez ensemble dans la voiture\u202f: portières verrouillées, vitres fermées, lumières allumées. Appelez tout de suite le {police} ou la gendarmerie la plus proche, puis {assistance}, avec la route, le dernier village et votre position, par SMS si le réseau est faible. Ne descendez ni pour réparer ni pour discuter\u202f; klaxonnez s’ils approchent. Ils ouvrent ou menacent\u202f: mains visibles, donnez ce qu’ils demandent. Ne partez pas à pied dans la nuit. Blessé\u202f: {samu}.',
      route:
        'Ne vous arrêtez pas et n’ouvrez pas\u202f: portières verrouillées, vitres fermées, roulez sans course folle jusqu’au premier endroit habité et éclairé, poste, gendarmerie, station-service ou hôtel gardé, et klaxonnez en arrivant. Un passager appelle le {police} en route, puis {assistance}\u202f: route, sens, dernier village, plaque. Ne rentrez pas chez vous avec eux derrière. On vous bloque\u202f: donnez ce qu’ils demandent, sans descendre si vous pouvez. À pied\u202f: entrez là où il y a du monde. Blessé\u202f: {samu}.',
      dedans:
        'Ne lui barrez pas la sortie et ne vous battez pas\u202f: criez, allumez, et sortez vers le couloir, la réception, d’autres chambres. La porte n’est pas libre\u202f: mains visibles, donnez ce qu’on demande, gardez un meuble entre vous. Dehors, ou l’autre parti\u202f: restez avec quelqu’un, appelez le {police}, puis {assistance}, qui cherche une autre chambre\u202f; n’y retournez pas seul et ne touchez à rien. On vous a touché ou blessé\u202f: {samu}, et un médecin aujourd’hui, même sans marque. Ensuite\u202f: plainte, cartes bloquées, consulat.',
      porte:
        'N’ouvrez pas et ne sortez pas\u202f: fermez porte et fenêtres à clé, bloquez la porte avec un meuble, allumez la lumière. Criez que vous appelez la police, téléphonez à d’autres clients, aux voisins ou, si ce n’est pas elle, à la réception, puis au {police}. Il entre\u202f: criez et fuyez vers du monde\u202f; à un voleur, donnez ce qu’il demande. Puis {assistance}\u202f; en cas de blessure, le {samu}.',
    },
    next: ['sos', 'urgence', 'ambassade'],
    sources: ['Conseils aux voyageurs, pratique courante (connaissance générale)', 'https://docslib.org/doc/5699300/osac-country-security-report-madagascar (117)'],
    confidence: 'high',
  },
  {
    id: 'douleur-poitrine-avc',
    kind: 'urgent',
    situation: 'Douleur dans la poitrine, visage ou bras paralysé',
    answer:
      'Douleur qui serre la poitrine, visage qui tombe, bras sans force, parole troublée\u202f: appelez le {samu} ou faites-vous conduire à l’hôpital, tout de suite. Notez l’heure du début. Restez assis ou couché, sans effort\u202f; rien à avaler si la parole est troublée. Seulement le traitement déjà prescrit. La personne ne respire plus\u202f: massez la poitrine. Puis {assistance} et l’assureur.',
    cases: {
      jambe: swollenLeg,
      souffle:
        'Mal respirer est une urgence\u202f: appelez le {samu} ou faites-vous conduire à l’hôpital, tout de suite, par l’hôtel, le guide ou une voiture qui passe. Assis, le buste en avant, au calme, à l’air, col et ceinture desserrés\u202f; sans marcher ni s’allonger. Seulement le traitement déjà prescrit, l’inhalateur compris. Lèvres bleues, somnolence, douleur dans la poitrine\u202f: dites-le tout de suite. La personne ne respire plus\u202f: massez la poitrine, fort et vite. Puis {assistance} et l’assureur.',
    },
    next: ['hopital', 'urgence', 'assurance'],
    sources: [firstAid],
    confidence: 'high',
  },
  {
    id: 'etouffement',
    kind: 'urgent',
    situation: 'Étouffement par un aliment',
    answer:
      'La personne tousse\u202f: laissez-la tousser. Elle ne peut plus parler\u202f: penchez-la, cinq claques fortes entre les épaules\u202f; puis cinq pressions du poing au-dessus du nombril, vers vous et vers le haut\u202f; recommencez. Bébé\u202f: claques dans le dos, puis pressions au milieu de la poitrine. Elle s’évanouit\u202f: {samu}, massez. Ensuite, un médecin, {assistance} et l’assureur.',
    cases: {
      bebe:
        'Bébé de moins d’un an qui ne peut plus crier ni tousser\u202f: à plat ventre sur votre avant-bras, tête plus basse, mâchoire tenue, cinq claques du talon de la main entre les épaules. Rien ne sort\u202f: retournez-le, cinq pressions de deux doigts au milieu de la poitrine, et recommencez. Faites appeler le {samu}. Pas de doigt dans la bouche si vous ne voyez rien, ne le secouez pas, ne le pendez pas par les pieds. Bleu mais il bouge encore\u202f: continuez. Il devient mou et ne réagit plus\u202f: sur un plan dur, soufflez doucement et massez à deux doigts. Il tousse ou crie\u202f: laissez-le tousser. Après\u202f: hôpital, même remis, et {assistance}.',
      arete:
        'Elle respire et parle\u202f: ni claques, ni mie de pain, ni doigt dans la gorge, qui enfoncent l’arête. Qu’elle crache sa salive, ne mange plus, ne se fasse pas vomir. Hôpital ou médecin aujourd’hui, qui l’ôte avec une pince ou une caméra. Elle n’avale plus sa salive, crache du sang, a mal à la poitrine, de la fièvre ou le souffle gêné\u202f: {samu} ou hôpital, tout de suite. Elle ne peut plus parler ni tousser\u202f: cinq claques fortes dans le dos, puis cinq pressions au-dessus du nombril. Puis {assistance}, qui cherche où aller, et l’assureur.',
    },
    next: ['urgence', 'hopital', 'enfants-sante'],
    sources: [firstAid],
    confidence: 'high',
  },
  {
    id: 'intoxication',
    kind: 'urgent',
    situation: 'Empoisonnement\u202f: poisson, alcool, produit, médicament',
    answer:
      'Appelez le {samu} ou partez à l’hôpital, tout de suite, même sans aucun signe. Ne faites pas vomir\u202f; rien à boire ni à manger, pas de lait. Retirez ce qui reste dans la bouche. Gardez la boîte, le flacon ou la plante, notez l’heure et ce qui manque. La personne somnole mais respire\u202f: sur le côté, surveillez-la\u202f; elle ne respire plus\u202f: massez la poitrine. Sur la peau ou dans l’œil\u202f: rincez longtemps à l’eau. Puis {assistance} et l’assureur.',
    cases: {
      oeil: inEye,
      repas:
        'Bouche ou doigts qui picotent, faiblesse, vue trouble, somnolence, souffle gêné, convulsions, ou vomissements sans arrêt\u202f: {samu} ou hôpital, tout de suite, avec tous ceux qui en ont mangé. Personne ne reprend du plat\u202f: gardez-en un reste ou une photo, notez l’heure, dites poisson, requin, tortue ou coquillage. Ne faites pas vomir, pas d’alcool. Endormie mais respirant\u202f: sur le côté. Vomissements ou diarrhée seuls\u202f: à boire par petites gorgées, médecin aujourd’hui. Puis {assistance} et l’assureur.',
      alcool:
        'La personne ne répond plus, somnole, convulse, respire mal, voit trouble ou ne peut plus bouger un membre\u202f: {samu} ou hôpital, tout de suite. Endormie mais respirant\u202f: couchez-la sur le côté, couverte, et surveillez son souffle, jamais seule\u202f; elle ne respire plus normalement\u202f: massez la poitrine. Ne la faites pas vomir, ne lui donnez rien, ni café, ni douche froide. Gardez la bouteille\u202f: un alcool frelaté aveugle ou tue. Puis {assistance} et l’assureur.',
      drogue:
        'Ne restez pas seul\u202f: appelez le {samu}, ou faites-vous conduire à l’hôpital, et dites ce qui a été fumé ou pris, et l’heure\u202f: un médecin soigne, il ne juge pas. Assis, au calme, à l’air, à boire de l’eau par gorgées si la personne est bien éveillée\u202f; plus rien d’autre, ni alcool, ni café, ni médicament. Poitrine douloureuse, souffle court, très chaud, convulsions, propos confus\u202f: tout de suite. Somnolente\u202f: sur le côté, surveillée\u202f; elle ne respire plus\u202f: massez la poitrine. Ne conduisez pas, ne vous baignez pas. Puis {assistance} et l’assureur.',
      gaz:
        'Sortez tous à l’air libre, tout de suite, et ouvrez en passant. Ni flamme ni interrupteur\u202f; si vous le pouvez, fermez le gaz ou éteignez l’appareil. Appelez le {samu} et le {fire}, même si cela va mieux dehors. La personne somnole mais respire\u202f: sur le côté\u202f; elle ne respire plus\u202f: massez la poitrine. N’y retournez pas. Puis {assistance} et l’assureur.',
    },
    next: ['hopital', 'diarrhee', 'urgence'],
    sources: [firstAid],
    confidence: 'high',
  },
  {
    id: 'personne-disparue',
    kind: 'urgent',
    situation: 'Compagnon ou enfant disparu',
    answer:
      'Appelez tout de suite le {police}, ou la gendarmerie au {gendarmerie} hors des villes\u202f: aucun délai n’est à attendre. Prévenez l’hôtel, le guide, le parc. Une personne reste au dernier lieu commun, une autre cherche, téléphone libre. Préparez photo, vêtements, heure, santé. Appelez {assistance}, puis le consulat et l’assureur. Retrouvée blessée\u202f: {samu}.',
    cases: {
      plage:
        'Cherchez d’abord dans l’eau et le long du bord, à plusieurs\u202f: demandez tout de suite aux pêcheurs, aux clubs et à l’hôtel d’aider, un bateau compris. Une personne reste là où l’enfant a été vu pour la dernière fois. En même temps, appelez le {police}, ou la gendarmerie au {gendarmerie} hors des villes\u202f: aucun délai n’est à attendre. Donnez âge, maillot, heure, santé, avec une photo. Vu dans l’eau\u202f: le {fire} et le {samu} aussi, et personne ne nage seul. Sorti de l’eau sans respirer\u202f: massez la poitrine, fort et vite. Puis {assistance} et le consulat.',
      foule:
        'Une personne reste à l’endroit exact où vous l’avez vu, sans en bouger\u202f: un enfant y revient souvent. D’autres vont aux sorties et crient son nom\u202f; dites aux vendeurs, aux vigiles, à l’accueil son âge, ses vêtements, son nom, montrez une photo, et demandez une annonce au micro et que l’on ferme les portes. Appelez tout de suite le {police}\u202f: aucun délai n’est à attendre. Cherchez aussi vers l’eau, la route, les voitures, et là où il voulait aller. Prévenez l’hôtel, le chauffeur, puis {assistance} et le consulat. Retrouvé blessé\u202f: {samu}.',
      loin:
        'Appelez d’abord ceux qui savent où était cette personne, l’hôtel de la dernière nuit, l’agence, le guide ou le chauffeur, puis {assistance}\u202f: son nom, les haltes prévues, la date et l’heure du dernier message. Entre les villes, dans les parcs et sur les pistes, le réseau manque souvent longtemps\u202f; un vol ou un rendez-vous manqué, lui, n’attend pas. Prévenez ensuite son consulat à Antananarivo et, en France, le Centre de crise et de soutien du ministère des Affaires étrangères. Sur place\u202f: {police} ou la gendarmerie la plus proche\u202f; retrouvée blessée\u202f: {samu}. On vous demande de l’argent\u202f: ne payez rien sans la police.',
    },
    next: ['sos', 'urgence', 'ambassade'],
    sources: ['Pratique courante des secours (connaissance générale)'],
    confidence: 'medium',
  },
  {
    id: 'aide-generique',
    kind: 'urgent',
    situation: 'Appel à l’aide sans précision',
    answer:
      'Appelez\u202f: urgence médicale {samu}, danger {police}, feu {fire}. Dites-moi en un mot\u202f: blessé, malade, perdu, agressé\u202f? Une personne ne respire plus\u202f: massez la poitrine, fort et vite. Elle saigne\u202f: appuyez. Loin d’une ville, l’ambulance peut ne pas venir\u202f: cherchez un véhicule, l’hôtel, le guide. Puis {assistance}, avec votre position, et l’assureur.',
    cases: {
      altitude:
        'Ne montez plus\u202f: descendez, de jour et à plusieurs, la personne jamais seule\u202f; de nuit ou si elle titube, à l’abri du vent, couverte, et faites monter le guide et des porteurs. Titube, propos confus, vomissements répétés, souffle court au repos, convulsions\u202f: appelez le {samu}, puis {assistance}, avec votre position, pour la faire descendre portée. À boire par gorgées, rien d’autre. À ces altitudes, cela vient plus souvent de la chaleur, du froid, du manque d’eau, d’un choc ou du paludisme\u202f: médecin aujourd’hui, test en cas de fièvre.',
      payer:
        'Que l’argent ne retarde pas les soins\u202f: appelez tout de suite votre assureur et {assistance}, qui peuvent garantir ou avancer le paiement, et passez-leur l’accueil de l’hôpital au téléphone. Donnez le nom de l’assurance et le numéro de contrat. À Madagascar, les soins se paient souvent d’avance\u202f: si vous le pouvez, payez le nécessaire, par carte ou en espèces, et gardez chaque reçu. Sinon, demandez votre consulat, un proche qui envoie de l’argent, ou un autre hôpital. L’état s’aggrave\u202f: dites-le à un médecin ou à une infirmière, et appelez le {samu}.',
      asthme: asthmaAttack,
      panique:
        'Asseyez la personne au calme, restez avec elle, parlez doucement\u202f: souffler lentement, plus longtemps qu’on n’inspire, sans sac sur le visage. Cela passe le plus souvent en une demi-heure. Première crise, douleur dans la poitrine, malaise, lèvres bleues, ou rien ne change\u202f: appelez le {samu} ou partez à l’hôpital, car d’autres maux lui ressemblent. Puis {assistance}, et un médecin aujourd’hui.',
      ventre: bellyPain,
      selles:
        'On tient à peine debout, urines rares, beaucoup de sang, malaise, yeux creux, forte fièvre, ou bien enfant, grossesse, personne âgée\u202f: {samu} ou hôpital, tout de suite. Sinon, du sang dans les selles ou les urines, une diarrhée sans arrêt, ou tout ce que l’on boit qui ressort\u202f: médecin ou hôpital aujourd’hui, n’attendez pas. Seul\u202f: faites venir l’hôtel ou un voisin. En chemin\u202f: sels de réhydratation et eau sûre, par petites gorgées, souvent\u202f; pas de médicament qui bloque la diarrhée. Dites l’eau ou le plat suspect, et si vous vous êtes baigné en eau douce. Lavez-vous bien les mains. Puis {assistance}, qui cherche un médecin, et l’assureur.',
      froid: outInTheCold,
      traitement:
        'Voyez un médecin aujourd’hui, et dites quel médicament manque et depuis quand\u202f: certains ne s’arrêtent pas d’un coup. Souffle court, douleur à la poitrine, bras faible, convulsion, propos confus, jambe gonflée, malaise\u202f: {samu} ou hôpital, tout de suite. Ne doublez aucune prise, ne remplacez rien sans avis. Cherchez-le à l’hôpital ou dans une grande pharmacie, ordonnance ou photo de la boîte en main\u202f; votre pharmacien peut l’envoyer par message. Appelez {assistance}, et l’assureur, qui a souvent un médecin au téléphone. Volé\u202f: ensuite, déclarez-le au {police}.',
      jambe: swollenLeg,
      sang:
        'Appelez le {samu} ou partez à l’hôpital le plus proche, tout de suite, conduit par quelqu’un\u202f: du sang vomi, craché ou dans les selles, rouge ou noir comme du café, peut venir d’une hémorragie. En attendant\u202f: couché sur le côté, couvert, rien à boire ni à manger, aucun médicament contre la douleur. Notez l’heure et la quantité. Pâleur, sueurs, malaise\u202f: dites-le au téléphone. Puis {assistance}, qui cherche un hôpital où l’on opère, et l’assureur.',
      oeil: inEye,
      blessure:
        'Hôpital tout de suite, conduit par quelqu’un, au mieux là où il y a un médecin des yeux. Ne frottez pas, n’appuyez pas, n’ôtez rien de planté, ne rincez pas un œil percé. Couvrez-le sans le toucher, avec un gobelet ou un carton, et fermez aussi l’autre. Restez assis, sans vous pencher\u202f; rien à boire ni à manger, aucun collyre. Vue perdue, double ou voilée, sang, choc à la tête\u202f: appelez le {samu}. Puis {assistance}, qui cherche ce médecin, et l’assureur.',
      revenu: afterFaint,
      malaise:
        'Couchez la personne à l’ombre, jambes levées, vêtements desserrés\u202f; assise, au calme, si elle respire mal ou a mal dans la poitrine. Pâle, en sueur, grise, mal à la poitrine, au bras ou à la mâchoire, parole troublée, malaise après un repas ou une piqûre\u202f: {samu} ou hôpital, tout de suite, sans qu’elle marche\u202f; notez l’heure. Diabétique et bien réveillée\u202f: du sucre. Elle ne répond plus mais respire\u202f: sur le côté\u202f; elle ne respire pas normalement\u202f: massez la poitrine. Loin d’une ville\u202f: roulez vers l’hôpital, {assistance} dit lequel. Même remise\u202f: médecin aujourd’hui.',
      regles:
        'Appelez le {samu} ou partez à l’hôpital doté d’une maternité, tout de suite, accompagnée, sans conduire\u202f: un saignement qui trempe une protection en moins d’une heure, des caillots ou un vertige n’attendent pas. En attendant\u202f: couchée, jambes levées, couverte, rien à boire ni à manger, aucun médicament au hasard. Dites la date des dernières règles, une grossesse possible, un stérilet, et combien de protections. Malaise\u202f: sur le côté. Puis {assistance}, qui cherche l’hôpital, et l’assureur.',
      ascenseur:
        'Restez à l’intérieur, assis, loin de la porte\u202f: n’essayez ni d’ouvrir, ni de sortir entre deux étages\u202f; l’air ne manque pas. Appuyez sur l’alarme, tapez, criez, appelez la réception\u202f: qu’elle coupe le courant de l’ascenseur et fasse venir le technicien. Personne ne vient, ou quelqu’un va mal\u202f: {fire}, et {samu} pour une douleur à la poitrine, un malaise, un souffle gêné\u202f; son traitement d’urgence prescrit, vêtements desserrés, parlez-lui doucement. Fumée\u202f: {fire}, tout de suite. Puis {assistance}.',
    },
    next: ['urgence', 'sos', 'hopital'],
    sources: ['Site : questions urgence et sos', firstAid],
    confidence: 'high',
  },
  {
    id: 'prostitution',
    kind: 'refusal',
    situation: 'Prostitution, exploitation sexuelle, mineurs',
    answer:
      'Je n’aide pas à cela. La loi malgache punit le tourisme sexuel, même avec un adulte payé\u202f; avec un mineur, c’est la prison, cinq à dix ans et plus, et votre pays peut aussi vous poursuivre. Si vous avez vu un enfant exploité, appelez le 147, gratuit, ou le {police}\u202f; blessé, le {samu}\u202f; puis {assistance}. Notez le lieu, sans intervenir.',
    cases: {
      temoin:
        'Appelez le 147, gratuit, qui protège les enfants, ou le {police}, tout de suite si cela se passe maintenant. Dites le lieu, l’heure, la chambre ou la plaque, à quoi ressemblent les personnes. N’intervenez pas, ne suivez personne\u202f; prévenez la réception si vous lui faites confiance. Enfant blessé\u202f: {samu}. Demandez à {assistance} comment signaler. On vous l’a proposé\u202f: refusez et signalez de même\u202f; la loi punit de prison.',
    },
    next: ['drogues-lois', 'femme-seule'],
    sources: ["https://lexxika.com/tourisme-sexuel-que-prevoit-le-code-penal/ (art. 333 ter et 335.1 : 5 à 10 ans, 4 à 20 millions d'Ar ; travaux forcés si moins de 15 ans)", 'http://madagascan.over-blog.com/article-25927592.html (loi 2007-038 : définition, adultes compris)', 'https://www.astrium.com/fiches-pays/madagascar-mg.html (« y compris pour des rapports avec des prostituées »)', 'http://www.ambafrance-mada.org/Avertissement-contre-le-tourisme (ambassade de France)', 'https://studiosifaka.org/magazines/question-a-ho-aho/item/4529-ligne-verte-147-une-hausse-de-denonciation-de-violences-sur-les-enfants-depuis-aout-dernier.html (147)'],
    confidence: 'high',
  },
  {
    id: 'drogues',
    kind: 'refusal',
    situation: 'Achat ou usage de drogues',
    answer:
      'Je n’aide pas à cela. À Madagascar, détenir de la drogue, cannabis compris, même un peu, mène en prison, touriste ou non. Refusez tout colis et tout sac confié. Si quelqu’un va mal après avoir consommé\u202f: {samu}, sur le côté, et dites ce qui a été pris. Arrêté\u202f: demandez votre consulat et appelez {assistance}.',
    cases: {
      loi:
        'La prison, touriste ou non\u202f: à Madagascar, détenir, fumer ou transporter de la drogue est un délit grave, cannabis compris, même un peu, même offert. Votre consulat ne peut pas vous faire sortir. N’en achetez pas, n’en gardez pas pour quelqu’un, refusez tout colis. Arrêté\u202f: demandez votre consulat et appelez {assistance}. Quelqu’un va mal\u202f: {samu}.',
      ordonnance:
        'Non, n’emportez ni cannabis ni produit qui en vient, même prescrit ou permis chez vous\u202f: à Madagascar, en détenir, même un peu, mène en prison, et je ne connais aucune dispense. Parlez avant le départ à votre médecin d’un autre traitement. Un autre médicament classé stupéfiant voyage en cabine, dans sa boîte, avec l’ordonnance\u202f: demandez avant à l’ambassade de Madagascar. Arrêté\u202f: demandez votre consulat et appelez {assistance}. Un malaise\u202f: {samu}.',
      colis:
        'Non, refusez\u202f: ne transportez jamais une valise, un sac ou un colis pour quelqu’un, même payé, même pour un ami d’ami. S’il contient de la drogue, de l’or, des pierres ou des animaux, c’est vous qui irez en prison, à Madagascar comme à l’arrivée. Faites vos bagages vous-même, ne les quittez pas. On insiste ou on vous menace\u202f: {police}, puis {assistance}. Arrêté\u202f: demandez que l’on prévienne votre consulat.',
    },
    next: ['drogues-lois', 'urgence'],
    sources: ['Site : question drogues-lois', 'Loi n° 97-039 sur le contrôle des stupéfiants (connaissance générale, peines non relues)'],
    confidence: 'medium',
  },
  {
    id: 'especes-protegees',
    kind: 'refusal',
    situation: 'Achat d’animaux, de tortues, de bois de rose, de fossiles',
    answer:
      'Je n’aide pas à cela. Tortues, lémuriens, caméléons, corail, œufs fossiles, bois de rose ne s’achètent ni ne s’emportent sans permis\u202f: deux à dix ans de prison et 100 à 200 millions d’ariary pour l’export. On vous en propose\u202f: refusez, ne payez pas pour «\u202fsauver\u202f» l’animal, signalez-le au {police} ou à la gendarmerie, ou dites-le à {assistance}.',
    cases: {
      temoin:
        'Refusez, n’achetez pas, même pour le sauver\u202f: payer en fait prendre d’autres, et l’on risque la prison. Signalez-le au {police}, à la gendarmerie, au bureau du parc ou à {assistance}\u202f: le lieu, l’heure, l’animal, la plaque, sans vous disputer ni vous mettre en danger. Photographiez seulement de loin. Près d’Ifaty-Mangily, le Village des Tortues recueille les tortues saisies\u202f; ne les transportez pas vous-même.',
      fossiles:
        'Non, pas sans papiers\u202f: une ammonite ou un autre fossile demande une autorisation de sortie, le palissandre et l’ébène un permis\u202f; le bois de rose, le corail et les coquillages rares sont interdits. Pour le bois de rose, le palissandre ou l’ébène, l’export sans permis coûte deux à dix ans de prison et 100 à 200 millions d’ariary\u202f; la douane cherche au départ. Demandez au vendeur la facture et l’autorisation\u202f; sans elles, n’achetez pas.',
      bois:
        'Non pour le bois de rose, et pas sans permis pour le palissandre et l’ébène\u202f: l’export coûte deux à dix ans de prison et 100 à 200 millions d’ariary. Une petite sculpture ou une marqueterie d’un autre bois, achetée en boutique, se rapporte avec sa facture\u202f; une grande pièce demande une attestation, que le vendeur prépare. On vous en propose en cachette\u202f: refusez, et signalez-le au {police} ou à {assistance}.',
      ramasse:
        'Non, reposez-le où il était\u202f: corail, coquillages rares, carapaces, fossiles, pierres et plantes des parcs ne se ramassent ni ne s’emportent, même trouvés morts sur la plage, même par un enfant\u202f; à la douane, cela se paie cher. Déjà dans le sac\u202f: laissez-le sur place avant le départ. Une photo, ou l’objet d’un artisan avec sa facture, se rapporte sans souci. On vous en vend\u202f: refusez, {police} ou {assistance}.',
      viande:
        'Non, n’en mangez pas\u202f: lémuriens, tortues et fosas sont protégés, leur chasse et leur viande sont interdites, et l’on risque la prison\u202f; la tortue de mer peut aussi empoisonner. On vous en propose\u202f: refusez sans payer, et signalez-le au {police}, à la gendarmerie ou à {assistance}. Goûtez plutôt le zébu, le canard, le poisson, les crevettes ou la langouste.',
      pierre:
        'Non\u202f: sans facture ni autorisation de sortie, ni pierre, ni saphir, ni fossile, ni plante ne quitte le pays\u202f; la douane les saisit, et la loi punit. Dans un parc ou une réserve, rien ne se casse, ne se cueille ni ne s’emporte, ni tsingy, ni concrétion, et certains lieux sont fady. Prenez une photo, ou un souvenir dans une boutique qui donne une facture. On vous en propose en cachette\u202f: refusez, et signalez-le au {police} ou à {assistance}.',
    },
    next: ['rapporter', 'ecotourisme', 'artisanat'],
    sources: ["https://fr.allafrica.com/stories/202412310073.html (loi 2005-018, art. 30 : 2 à 10 ans, 100 à 200 millions d'Ar)", "https://www.rfi.fr/fr/afrique/20230410-madagascar-plusieurs-interpellations-apr%C3%A8s-la-saisie-de-tortues-rares (jusqu'à 4 à 20 ans et 400 millions d'Ar pour les tortues en danger critique)"],
    confidence: 'high',
  },
  {
    id: 'corruption',
    kind: 'refusal',
    situation: 'Donner un bakchich, contourner une règle',
    answer:
      'Je n’aide pas à cela\u202f: offrir de l’argent à un agent est un délit, pour vous comme pour lui. Payez au guichet, contre un reçu. Au contrôle\u202f: calme, copie du passeport, motif demandé, nom du service. On insiste ou on garde vos papiers\u202f: demandez à régler cela au poste, appelez {assistance}, puis votre consulat. Vous êtes menacé\u202f: {police}.',
    cases: {
      controle:
        'Non, un contrôle ne se paie pas. Montrez la copie du passeport et du visa, laissez parler le chauffeur, restez calme et poli. Une amende se paie au guichet, contre un reçu. On insiste\u202f: demandez le motif, le nom, le service, et à régler cela au poste\u202f; appelez {assistance}, puis votre consulat. Offrir de l’argent à un agent est un délit, pour vous comme pour lui. Vous êtes menacé\u202f: {police}.',
      vaccin:
        'Je n’aide pas à cela\u202f: un faux certificat de vaccination est un délit, pour qui le fait et pour qui le montre, et il peut vous coûter l’entrée dans le pays. Carnet perdu\u202f: demandez un duplicata au centre ou au médecin qui vous a vacciné. Pas vacciné\u202f: un centre de vaccination officiel vous vaccine et remplit le carnet, au moins dix jours avant l’arrivée\u202f; si le vaccin vous est déconseillé, demandez-lui un certificat qui le dit. On vous propose un faux\u202f: refusez. Menacé\u202f: {police}, puis {assistance}.',
      faux:
        'Je n’aide pas à cela\u202f: un faux papier est un délit, pour qui le fait et pour qui le montre, et il peut vous coûter l’entrée dans le pays. Pour le visa\u202f: donnez vos vraies réservations, et demandez à l’ambassade ce qu’elle accepte tant que rien n’est réservé. Permis, certificat, attestation\u202f: seul le service qui les délivre peut les faire. On vous propose un faux\u202f: refusez. Menacé\u202f: {police}, puis {assistance}.',
    },
    next: ['arnaques', 'ambassade', 'pourboire'],
    sources: ['https://fr.allafrica.com/stories/201901140556.html (gendarmerie, tolérance zéro, services gratuits, badge)', 'Loi n° 2016-020 sur la lutte contre la corruption (connaissance générale)'],
    confidence: 'medium',
  },
  {
    id: 'acompte-western-union',
    kind: 'careful',
    situation: 'Paiement demandé par un inconnu, acompte, faux visa',
    answer:
      'Ne payez pas encore. Rien ne se paie sur ce site, et nous ne demandons jamais d’argent par Western Union, MoneyGram ou MVola. L’acompte éventuel se verse au partenaire nommé dans le devis, selon ses conditions écrites. Rappelez un numéro trouvé par vous-même, ou écrivez depuis la page Contact. Déjà payé\u202f: appelez votre banque tout de suite, gardez les messages, portez plainte ({police} sur place), prévenez {assistance}.',
    cases: {
      code:
        'Non, ne donnez ce code à personne, même à quelqu’un qui se dit conseiller ou banquier\u202f: il ouvre votre compte, WhatsApp, banque ou carte. Ne répondez plus, gardez les messages, et écrivez-nous depuis la page Contact en cas de doute. Rien ne se paie sur ce site. Vous l’avez déjà donné\u202f: appelez votre banque tout de suite, changez le mot de passe, réinstallez WhatsApp avec votre numéro et prévenez vos contacts\u202f; portez plainte ({police} sur place), prévenez {assistance}.',
      lien:
        'Ne remplissez rien. Vous avez déjà donné la carte ou un code\u202f: appelez votre banque tout de suite, changez le mot de passe, portez plainte ({police} sur place). Rien ne se paie sur ce site, et nous ne demandons jamais un numéro de carte, ni par SMS, ni par mail. Fermez la page et gardez le message comme preuve. Il paraît venir du partenaire de votre devis\u202f: appelez-le à un numéro trouvé par vous-même. Rien saisi\u202f: il n’y a en général rien de plus à faire. Un doute\u202f: écrivez-nous depuis la page Contact.',
      visa:
        'N’ouvrez pas le lien et ne payez rien\u202f: ce n’est pas nous, et le visa se demande seulement sur le site officiel de l’e-visa ou à l’arrivée, jamais par SMS ni par WhatsApp. Vous avez déjà donné votre carte ou payé\u202f: appelez votre banque tout de suite, gardez les messages, portez plainte ({police} sur place). Une demande de visa est en cours\u202f: vérifiez-la en tapant vous-même l’adresse officielle, ou demandez à l’ambassade.',
      paye:
        'Appelez votre banque tout de suite, pour arrêter ou contester le paiement\u202f; puis gardez les messages, portez plainte ({police} sur place) et prévenez {assistance}. Ne payez rien de plus, même pour «\u202fdébloquer\u202f» la somme. Rien ne se paie sur ce site, et nous ne demandons jamais d’argent par Western Union, MoneyGram ou MVola. Le visa ne se paie que sur le site officiel de l’e-visa ou à l’arrivée.',
    },
    next: ['paiement', 'arnaques', 'contact'],
    sources: ['Site : questions paiement et arnaques ; « nous ne demandons jamais… » est une promesse : à confirmer par le fournisseur'],
    confidence: 'medium',
  },
  {
    id: 'sur-en-ce-moment',
    kind: 'careful',
    situation: '«\u202fEst-ce sûr en ce moment\u202f?\u202f»',
    answer:
      'Je ne connais pas le présent. Lisez d’abord, aujourd’hui, les conseils aux voyageurs de votre ministère (France\u202f: diplomatie.gouv.fr, service Ariane), puis demandez à votre hôtel ou à {assistance}. Sur place\u202f: évitez les rassemblements, ne roulez pas de nuit, gardez une journée de marge avant le vol. En danger\u202f: {police}\u202f; blessé\u202f: {samu}. Voici ensuite ce qui vaut en général.',
    cases: {
      cyclone:
        'Pas encore\u202f: je ne connais pas le présent, et personne ne sait, plus de quelques jours avant, où passera un cyclone. Suivez la météo et les conseils de votre ministère, et décidez deux ou trois jours avant le départ avec le partenaire du circuit ou {assistance}\u202f: une côte touchée se remplace parfois par une autre région. Attendez que la compagnie annule le vol, qui se reporte ou se rembourse alors\u202f: annuler de soi-même coûte souvent. Relisez l’assurance. Sur place, en danger\u202f: {fire} ou {police}. Voici ensuite ce qui vaut en général.',
      annuler:
        'N’annulez pas tout de suite\u202f: je ne connais pas le présent, mais votre ministère dit aujourd’hui s’il déconseille le pays, une ville ou une région (France\u202f: diplomatie.gouv.fr). S’il déconseille d’y aller, reportez ou annulez\u202f; sinon, demandez au partenaire du circuit ou à {assistance} ce qui se fait sans la zone touchée. Relisez avant les conditions du devis, du billet et de l’assurance\u202f: annuler de soi-même coûte souvent, un vol annulé par la compagnie se reporte ou se rembourse. Une simple demande de devis s’annule sans frais. Voici ensuite ce qui vaut en général.',
      bandits:
        'Je ne connais pas le présent\u202f: lisez les conseils aux voyageurs de votre ministère, et demandez le matin même au chauffeur, à l’hôtel, à la gendarmerie ou à {assistance}. En général, sur les axes touristiques, RN7 comprise, de jour et avec un chauffeur, on a peu à craindre des dahalo\u202f; évitez le Sud profond et les pistes loin des grands axes, et ne roulez pas de nuit. En danger\u202f: {police}\u202f; blessé\u202f: {samu}.',
      greve:
        'Je ne connais pas le présent\u202f: appelez la compagnie ou voyez son site, qui dit si le vol part, puis prévenez l’hôtel, le partenaire du circuit ou {assistance}. Vol annulé\u202f: demandez un report ou un remboursement par écrit, et gardez les reçus pour l’assureur. Gardez une journée de marge avant le vol de retour. Voici ensuite ce qui vaut en général.',
      maladie:
        'Je ne connais pas la situation sanitaire du moment. Lisez d’abord, aujourd’hui, les conseils aux voyageurs de votre ministère (France\u202f: diplomatie.gouv.fr, rubrique «\u202fSanté\u202f»), et parlez-en avant le départ à un médecin ou à un centre de vaccinations internationales. Sur place, en cas de fièvre ou de toux\u202f: un médecin le jour même, puis {assistance}\u202f; grave\u202f: {samu}. Voici ensuite ce qui vaut en général.',
    },
    next: ['securite', 'zones-a-eviter', 'politique'],
    sources: ['Site : questions securite et politique', 'https://www.habarizacomores.com/2026/01/mpox-certificat-medical-obligatoire.html (mpox, janvier 2026 : preuve que la situation change)'],
    confidence: 'high',
  },
  {
    id: 'dosage-medicament',
    kind: 'careful',
    situation: 'Question de dose ou de choix d’un médicament',
    answer:
      'Je ne donne ni dose ni choix de médicament\u202f: ils dépendent de l’âge, du poids, d’une grossesse, d’autres traitements. Demandez aujourd’hui à un médecin ou à un pharmacien, notice et ordonnance en main\u202f; l’assureur a souvent un médecin au téléphone, et {assistance} peut vous aider à en trouver un. Trop de comprimés, malaise, enfant qui en a avalé\u202f: {samu}, tout de suite.',
    next: ['pharmacie', 'paludisme', 'hopital'],
    sources: ['Règle du projet : jamais de dose ni de diagnostic'],
    confidence: 'high',
  },
]

export function getSafetyEntry(id: string): SafetyEntry {
  const entry = safetyEntries.find((one) => one.id === id)
  if (!entry) throw new Error(`Unknown safety entry: ${id}`)
  return entry
}
