import { getSafetyEntry, stayInside } from '#mocks/data/safety.ts'

/** The ids of the safety entries about somebody who is ill or hurt. */
export const patientEntries: ReadonlySet<string> = new Set([
  'ne-respire-plus',
  'convulsions',
  'saigne-beaucoup',
  'forte-fievre',
  'morsure-animal',
  'rage-plus-de-vaccin',
  'serpent',
  'scorpion-araignee',
  'piqure-mer',
  'accident-plongee',
  'allergie-grave',
  'coup-de-chaleur',
  'diabete',
  'noyade',
  'accident-route',
  'chute',
  'brulure',
  'grossesse-urgence',
  'enfant-malade',
  'douleur-poitrine-avc',
  'etouffement',
  'intoxication',
  'exposition-vih',
  'verre-drogue',
  'aide-generique',
])

/** Far from a hospital. */
const leaveNow = (how: string) =>
  `N’attendez pas une ambulance, partez maintenant vers l’hôpital le plus proche, avec une voiture ou un bateau de l’hôtel, du guide ou du village. ${how} Jamais sans quelqu’un à côté. Appelez le {samu} et {assistance} en route\u202f: ils disent où aller et préviennent l’hôpital. Ni voiture ni bateau\u202f: dites-le-leur, avec votre position.`

const onlyTheAdvice =
  'Non\u202f: ni coupure, ni succion, ni garrot, ni plante, ni autre remède, même proposé avec bonne volonté\u202f: ils blessent et font perdre du temps. Refusez poliment, gardez la personne au repos et ne faites que ce qui est dit ci-dessus. Puis médecin ou hôpital, aujourd’hui\u202f; cela s’aggrave\u202f: {samu}. Un doute\u202f: demandez-le au {samu} ou à {assistance}.'

const leaveThemBehind =
  'Sortez de la chambre maintenant, sans rien emporter de ce que vous avez préparé, et laissez la porte ouverte. Allez à la réception, ou frappez à la première porte, et dites\u202f: «\u202fje suis en danger, ne me laissez pas seul\u202f». Vous ne pouvez pas sortir\u202f: appelez la réception ou le {samu} et gardez la ligne\u202f; puis un proche, même tard, ou {assistance}. Déjà pris quelque chose\u202f: {samu}, tout de suite. Écrivez-moi quand quelqu’un est là.'

const doNotWash =
  'Si l’agression est sexuelle, ou si vous avez un doute\u202f: ne vous lavez pas et ne vous changez pas avant le médecin, si vous pouvez\u202f; sinon, gardez les vêtements dans du papier. Allez-y dès maintenant, avant trois jours\u202f: les traitements préventifs n’agissent que tôt, et ils valent même si vous vous êtes lavé. Sinon, lavez les plaies à l’eau et au savon, et voyez quand même un médecin, pour le certificat. Faites-vous accompagner. Blessé\u202f: {samu}\u202f; en danger\u202f: {police}\u202f; puis {assistance}. Ce n’est pas votre faute.'

const whoStops =
  'N’ouvrez pas et ne montez pas d’abord\u202f: portières verrouillées, vitre à peine baissée, demandez qui ils sont et qu’ils préviennent le prochain village ou la gendarmerie. Un bus, une famille ou des gendarmes aident souvent\u202f; n’acceptez pas la voiture d’un inconnu seul, ni de nuit un groupe d’hommes. Donnez leur plaque et votre position à {assistance}, puis au {police}. Ils insistent ou menacent\u202f: {police}, klaxon\u202f; ils ouvrent\u202f: mains visibles, donnez ce qu’ils demandent. Un blessé\u202f: {samu}.'

const complaint =
  'Rien ne vous oblige à porter plainte aujourd’hui\u202f: c’est votre choix, et il reste ouvert. Voyez d’abord un médecin, même sans plainte, avant trois jours\u202f: les soins protègent, et le certificat servira si vous changez d’avis. N’allez pas seul au poste\u202f: votre consulat, {assistance}, un proche ou quelqu’un de l’hôtel peut vous accompagner et traduire. Gardez le récépissé. En danger maintenant\u202f: {police}\u202f; blessé\u202f: {samu}. Ce n’est pas votre faute.'

const flightInStorm =
  'Ne partez pas à l’aéroport pendant l’alerte\u202f: les vols s’arrêtent souvent plusieurs jours, et la route est plus dangereuse que l’attente. Restez à l’abri, appelez ou écrivez à la compagnie, qui dit si le vol part et le reporte, puis à l’hôtel, à l’assureur et à {assistance}. Sortez quand l’alerte est levée, de jour. En danger\u202f: {fire} ou {police}\u202f; blessé\u202f: {samu}.'

const stayHidden =
  'Restez caché, en silence, téléphone muet\u202f: un SMS à {assistance} avec votre position. N’appelez le {police} que si personne ne peut vous entendre. Blessé\u202f: appuyez sur ce qui saigne\u202f; le {samu}, dès que possible. Ne sortez qu’une fois le calme revenu.'

const someoneInside =
  'N’y retournez pas\u202f: la fumée fait tomber en quelques respirations. Appelez le {fire} et le {police}, et dites qui manque, à quel étage, de quel côté\u202f; criez-le aussi à l’hôtel et aux voisins, qui ont les clés et l’eau. Appelez cette personne au téléphone\u202f: porte fermée, linge mouillé dessous, qu’elle se montre à la fenêtre. Du dehors, sans entrer\u202f: tendez une échelle ou des matelas sous une fenêtre basse. Sortie de là\u202f: {samu}\u202f; elle ne respire plus\u202f: massez la poitrine. Puis {assistance}.'

const withoutWater =
  'Dites-le d’abord au téléphone ou par SMS\u202f: «\u202fplus d’eau\u202f», avec votre position et votre nombre, à {assistance} et au {police}. Restez à l’ombre, assis, tête et bras couverts, sans parler ni marcher aux heures chaudes\u202f; rien de salé, pas d’alcool, jamais d’eau de mer. Un ruisseau ou une source tout près, de jour\u202f: buvez-en plutôt que rien, bouillie si vous pouvez. Partagez ce qui reste par gorgées, les enfants d’abord. Tête qui tourne, propos confus, plus de sueur\u202f: {samu}.'

const keepPressing =
  'Continuez d’appuyer sans arrêt tant que la personne ne respire pas normalement, en vous relayant toutes les deux minutes, jusqu’à ce que les secours la prennent. Un autre rappelle le {samu}, haut-parleur allumé, et {assistance}, avec votre position\u202f: ils disent quand ils arrivent. Il y a un défibrillateur à l’hôtel ou au club\u202f: faites-le apporter. Elle respire\u202f: sur le côté, couverte, quelqu’un qui regarde sa poitrine, et partez vers l’hôpital si personne ne vient.'

const keepOnTheWound =
  'Appuyez plus fort, sans soulever le linge\u202f: il est trempé, ajoutez-en un autre par-dessus. Couché, couvert, rien à boire. Le sang coule encore d’un bras ou d’une jambe\u202f: garrot large au-dessus de la plaie, serré jusqu’à l’arrêt, notez l’heure, ne le desserrez pas. Pâle, en sueur ou somnolent\u202f: jambes levées, et redites-le au {samu}. Personne ne vient\u202f: partez vers l’hôpital en appuyant. Puis {assistance}.'

const consulateClosed =
  'Fermé ou sans réponse\u202f: le consulat a en général un numéro d’urgence, dit par son répondeur ou sur son site\u202f; appelez-le, même la nuit, et laissez un message avec votre nom, le lieu et la date du vol. Sinon {assistance}, qui aide à le joindre, et, de chez vous, le ministère des Affaires étrangères. En attendant\u202f: récépissé de la police, copie du passeport, deux photos d’identité, billet. En danger\u202f: {police}\u202f; malade\u202f: {samu}.'

const flightWithoutPassport =
  'Déclarez la perte ou le vol à la police aujourd’hui, {police} en danger, et appelez aussitôt le consulat, à son numéro d’urgence s’il est fermé. Avec le récépissé, une copie, deux photos d’identité et le billet, il délivre un document de voyage provisoire\u202f: dites-lui d’abord la date de votre vol. Une copie seule ne suffit pas pour embarquer. Demandez-lui ce qu’exige la sortie, sans visa ni tampon, et à la compagnie de reporter le vol si le papier n’est pas prêt. {assistance} aide à joindre le consulat\u202f; prévenez l’assureur.'

const doNotWait =
  'N’attendez pas, même si l’animal est connu\u202f: après une morsure, une griffure ou une léchure sur une plaie, le vaccin contre la rage se commence le jour même, ici\u202f; la suite peut se faire au retour. Appelez {assistance}, qui cherche le centre et avance le vol au besoin.'

const payment =
  'Que l’argent ne retarde pas les soins\u202f: donnez le nom de votre assurance et appelez tout de suite l’assureur et {assistance}, qui peuvent garantir ou avancer le paiement. À Madagascar, transport et soins se paient souvent d’avance\u202f: si vous le pouvez, payez, demandez un reçu et gardez-le pour le remboursement. Sinon, cherchez une autre voiture, de l’hôtel, du guide ou d’un passant, et demandez-le au {samu}. Un blessé\u202f: ne le laissez pas seul pendant ce temps, appuyez sur ce qui saigne.'

const afterCrash =
  'Attendez la police ou la gendarmerie à l’abri, hors de la chaussée, sans rien signer ni payer sur place. Photos, plaques, noms des témoins, constat\u202f; demandez le numéro du procès-verbal. Tout choc à la tête, au ventre ou au cou\u202f: médecin aujourd’hui, même si tout va bien\u202f; cela s’aggrave\u202f: {samu}. Puis {assistance}, qui envoie une autre voiture ou cherche un hôtel, l’assureur et le loueur.'

const doctorFirst =
  'En lieu sûr avec quelqu’un, d’abord le médecin, aujourd’hui si possible, avant trois jours au plus\u202f: il prévient les infections et une grossesse, et donne un certificat. Ne vous lavez pas si vous pouvez, gardez les vêtements dans du papier. Puis {assistance}, qui cherche où aller, vous accompagne et trouve un autre toit, et votre consulat. Porter plainte reste votre choix, plus tard aussi. En danger\u202f: {police}\u202f; blessé\u202f: {samu}.'

const vital =
  'Traitez cela comme une urgence, sans attendre\u202f: appelez le {samu}, haut-parleur allumé, et faites maintenant les gestes ci-dessus. Personne ne vient\u202f: partez en voiture vers l’hôpital, même si cela semble passer. La personne ne respire plus normalement\u202f: massez la poitrine. Puis {assistance}, qui dit où aller.'

const waiting =
  'Je ne sais pas quand les secours arriveront\u202f: le {samu} et {assistance} peuvent vous le dire, et hors des villes cela prend parfois des heures. Rappelez-les, avec votre position. En attendant, suivez les conseils ci-dessus\u202f: couvrez la personne, isolez-la du sol, parlez-lui, surveillez son souffle. Cherchez aussi une voiture, un bateau ou des porteurs, à l’hôtel, chez le guide, au village, et demandez-leur si l’on peut la transporter. Elle ne respire plus normalement\u202f: massez la poitrine.'

const insurer =
  'Appelez l’assureur dès que la personne est en sûreté, sans attendre le retour\u202f: le numéro d’assistance du contrat ou de la carte, jour et nuit. Donnez le numéro du contrat, le lieu, ce qui est arrivé. Son médecin dit où aller, garantit les frais et décide d’une évacuation\u202f: ne payez rien de gros avant de l’avoir joint, sauf des soins qui pressent. Gardez certificats, récépissé et factures. {assistance} aide à le joindre\u202f; cela s’aggrave\u202f: {samu} ou {police}.'

/** With placeholders for the numbers, as in `safety.ts`. */
type Texts = {
  /** After one of `patientEntries`. */
  patient?: string
  /** After any other. */
  other?: string
  /** After these alone. */
  byId?: Readonly<Record<string, string>>
}

export const stillHere = 'Je reste là. Si cela s’aggrave, appelez sans attendre le {samu} ou le {police}, puis {assistance}.'

const whichHospital =
  'Je ne connais ni les médecins de l’endroit, ni l’hôpital ouvert maintenant\u202f; une pharmacie ne le remplace pas. Demandez le plus proche au {samu}, à l’hôtel, au chauffeur ou à {assistance}, et partez sans attendre si l’état s’aggrave.'

const whichVaccineCentre =
  'Demandez le centre antirabique (CTAR) le plus proche à l’hôpital du chef-lieu, à l’hôtel ou à {assistance}\u202f: il y en a au moins un par région, et l’Institut Pasteur à Antananarivo. Faites confirmer au téléphone qu’il a le vaccin et qu’il est ouvert, lavez la plaie un quart d’heure avant de partir, et allez-y aujourd’hui. Plaie profonde, au visage ou à la main, ou qui saigne fort\u202f: l’hôpital d’abord, {samu}.'

const withoutDoctor =
  'N’attendez pas qu’on réponde si quelqu’un va mal\u202f: partez vers l’hôpital le plus proche, avec une voiture de l’hôtel, du guide ou du village.'

const withoutNetwork =
  'Si l’appel ne passe pas\u202f: essayez un SMS, un autre téléphone, un autre opérateur, ou demandez à l’hôtel, au guide, au village\u202f; envoyez quelqu’un chercher du secours. La page «\u202fFiche SOS\u202f» de ce site s’ouvre sans réseau. Dès que cela passe\u202f: {samu} ou {police}, puis {assistance}. En attendant, suivez les conseils ci-dessus.'

const afterRobbery =
  'En lieu sûr, dans cet ordre\u202f: bloquez cartes et téléphone, déclarez le vol au {police} ou à la gendarmerie et gardez le récépissé, puis appelez {assistance}, l’assureur, et votre consulat si le passeport est parti. Un coup reçu\u202f: médecin aujourd’hui, avec certificat\u202f; cela va mal\u202f: {samu}. Sans argent\u202f: un proche peut en envoyer, l’assureur en avancer.'

const afterDrowning =
  'Hôpital ou médecin aujourd’hui tout de même\u202f: après avoir bu la tasse, le souffle peut se gâter des heures plus tard. En attendant\u202f: séché, couvert, assis ou sur le côté, jamais seul, sans effort ni sommeil sans surveillance. Toux qui dure, souffle court, lèvres bleues, somnolence\u202f: {samu}, tout de suite\u202f; il ne respire plus\u202f: soufflez, massez la poitrine. Puis {assistance} et l’assureur.'

const feverHidden =
  'N’attendez pas\u202f: un médicament contre la fièvre la fait baisser sans soigner un paludisme, qui peut s’aggraver en quelques heures. Test et médecin aujourd’hui, dites ce qui a été pris et à quelle heure. Je ne donne pas de dose\u202f: notice, ordonnance ou pharmacien. Somnolence, propos confus, convulsion, souffle gêné, vomissements\u202f: {samu} ou hôpital, tout de suite. {assistance} cherche où aller.'

const found =
  'Tant mieux. Dites au {police}, à l’hôtel et à {assistance} que la recherche est finie. Blessure, grande fatigue ou propos confus\u202f: {samu} ou médecin, aujourd’hui.'

const keepMoving =
  'N’attendez pas la ville\u202f: arrêtez-vous au premier endroit habité, village, poste, station-service ou hôtel, jamais dans un lieu désert, et entrez là où il y a du monde. Restez ensemble, de jour si vous le pouvez. Appelez le {police} et {assistance} dès maintenant, avec la route, le dernier village et votre position. Un blessé\u202f: {samu}.'

/** By what the message means (`follow-ups/after-danger-kinds.ts` of the assistant). */
const afterDangerTexts: Readonly<Record<string, Texts>> = {
  consulate: { patient: consulateClosed, other: consulateClosed },
  unhurt: { byId: { 'accident-route': `Tant mieux. ${afterCrash}` } },
  whom: {
    patient:
      'Le {samu} d’abord, haut-parleur allumé, pendant qu’un autre fait les gestes ci-dessus\u202f; pas de réponse\u202f: le {police}, ou la gendarmerie la plus proche. Ensuite {assistance}, jour et nuit\u202f: elle cherche l’hôpital et une voiture. Puis l’assureur, avec le numéro du contrat, et un proche. Dites où vous êtes, ce qui est arrivé, l’âge, si la personne répond et respire\u202f; ne raccrochez pas le premier.',
    other:
      'Le {police} d’abord, ou la gendarmerie la plus proche hors des villes\u202f; un blessé\u202f: le {samu}. Ensuite {assistance}, jour et nuit, avec votre position\u202f; puis l’hôtel ou le chauffeur, votre consulat, et l’assureur, avec le numéro du contrat. La voix ne passe pas\u202f: un SMS avec le lieu, l’heure, ce qui est arrivé, combien vous êtes.',
    byId: {
      incendie:
        'Sortez d’abord, sans rien prendre\u202f; issue bloquée, appelez de la fenêtre. Puis le {fire}, et criez pour la réception et les voisins\u202f; un brûlé, quelqu’un qui respire mal\u202f: le {samu}. Hors d’Antananarivo, le {police} ou la gendarmerie aussi. Ensuite {assistance}.',
      noyade: 'Criez d’abord vers ceux qui ont un bateau, pêcheurs, club, hôtel\u202f; puis le {fire}, le {samu} et le {police}. Ensuite {assistance}, avec votre position. Quelqu’un ne quitte pas la personne des yeux pendant ce temps.',
      'idees-suicidaires':
        'D’abord quelqu’un tout près\u202f: la réception, la chambre d’à côté, votre guide. En danger, ou quelque chose avalé\u202f: {samu}. Puis {assistance}, jour et nuit, ou un proche, même tard\u202f; en France, le 3114 écoute jour et nuit, mais d’ici il peut ne pas passer. Je reste là.',
      'agression-sexuelle':
        'En danger\u202f: le {police}\u202f; blessé\u202f: le {samu}. Sinon {assistance} d’abord, jour et nuit\u202f: elle cherche le médecin, à voir avant trois jours, et quelqu’un pour vous accompagner. Puis une personne de confiance et votre consulat\u202f; la police seulement si vous le voulez. Pour un enfant\u202f: le 147, gratuit.',
      'police-passeport':
        'Votre consulat à Antananarivo d’abord, à son numéro d’urgence s’il est fermé, puis {assistance}, qui peut trouver un avocat et un interprète\u202f: donnez le lieu, l’heure, le motif, le nom de l’agent. Un doute sur l’uniforme, ou des coups\u202f: le {police}\u202f; malade\u202f: le {samu}.',
      'passeport-perdu':
        'La police d’abord, au {police} ou au poste le plus proche, pour le récépissé\u202f; en même temps la banque, si la carte est partie. Puis votre consulat, {assistance} et l’assureur. Dites la date de votre vol à chacun.',
    },
  },
  insurance: {
    patient: insurer,
    other: insurer,
  },
  fear: {
    patient:
      'C’est normal d’avoir peur. Soufflez lentement, et faites une chose à la fois\u202f: le {samu} au téléphone, haut-parleur allumé, puis les gestes ci-dessus, dans l’ordre. Parlez à la personne, elle vous entend. Demandez à quelqu’un, hôtel, guide, passant, de rester avec vous. Puis {assistance}, jour et nuit. Je reste là\u202f: dites-moi ce qui change.',
    other:
      'C’est normal d’avoir peur. Soufflez lentement, et faites une chose à la fois\u202f: d’abord ce qui est dit ci-dessus, dans l’ordre. Ne restez pas seul\u202f: appelez {assistance} ou un proche, et gardez la ligne\u202f; en danger, le {police}\u202f; blessé, le {samu}. Je reste là\u202f: dites-moi ce qui change.',
    byId: { 'idees-suicidaires': leaveThemBehind, 'bandits-proches': stayHidden },
  },
  bleeds: {
    patient: getSafetyEntry('saigne-beaucoup').answer,
    other: getSafetyEntry('saigne-beaucoup').answer,
    byId: {
      'saigne-beaucoup': keepOnTheWound,
      'grossesse-urgence':
        'Saigner enceinte est une urgence\u202f: {samu}, ou l’hôpital doté d’une maternité, maintenant, conduite par quelqu’un. Couchée sur le côté gauche, couverte, rien à boire ni à manger, aucun médicament. Gardez les protections tachées pour le médecin, notez l’heure. Pâle, en sueur ou malaise\u202f: jambes levées, et redites-le au {samu}. Puis {assistance}.',
    },
  },
  unreachable: {
    patient: `${withoutNetwork} ${withoutDoctor}`,
    other: withoutNetwork,
    byId: {
      'ne-respire-plus': `${withoutNetwork} Continuez d’appuyer sur place, en vous relayant.`,
      chute: `${withoutNetwork} Tête, cou, dos ou hanche\u202f: ne déplacez pas la personne, couvrez-la.`,
      'accident-route': `${withoutNetwork} Ne déplacez pas un blessé, sauf danger\u202f; arrêtez une voiture.`,
      'perdu-nature':
        'Envoyez un SMS à {assistance} avec votre position GPS, l’heure et l’état du groupe\u202f: il part souvent quand la voix ne passe pas. Essayez à découvert ou quelques mètres plus haut, sans vous éloigner dans le noir\u202f; entre deux essais, mode avion, pour garder la batterie. Si l’endroit est sûr, signalez-vous par trois\u202f: coups de sifflet, éclats de lampe, cris. Restez sur place jusqu’au jour. Dès que cela passe\u202f: {police}, un blessé, {samu}.',
      bateau:
        'Envoyez un SMS à {assistance} avec votre position GPS et le nombre de personnes\u202f: il part souvent quand la voix ne passe pas. Entre deux essais, mode avion, téléphone au sec dans un sachet. Restez ensemble sur le bateau ou accrochés à lui, gilet fermé. Signalez-vous\u202f: sifflet, lampe, linge clair, bras levés vers tout bateau. Dès que cela passe\u202f: {police}.',
    },
  },
  next: {
    patient:
      'Restez près de la personne, au repos et à l’abri, surveillez son souffle et continuez les gestes ci-dessus\u202f; le {samu}, si ce n’est pas fait. Puis {assistance}, qui cherche l’hôpital et prévient, et l’assureur, avec le numéro du contrat. Préparez passeport, ordonnances et de quoi payer, notez l’heure de chaque signe. Somnolente\u202f: sur le côté, rien dans la bouche. Dites-moi ce qui a changé\u202f: mieux, pire, pas de réseau, trop loin\u202f?',
    byId: {
      'ne-respire-plus': keepPressing,
      'saigne-beaucoup': keepOnTheWound,
      'douleur-poitrine-avc':
        'Gardez la personne assise ou à demi couchée, au calme, sans aucun effort, vêtements desserrés, jamais seule\u202f; rien à boire ni à manger, seulement le traitement déjà prescrit. Le {samu} n’est pas joint ou tarde\u202f: partez vers l’hôpital, conduit par quelqu’un. Préparez ordonnances et passeport, notez l’heure du début. Elle ne répond plus et ne respire pas normalement\u202f: massez la poitrine, sans arrêt. Puis {assistance}, qui prévient l’hôpital.',
      chute:
        'Gardez le membre immobile, calé comme il est\u202f; ôtez bagues et montre avant qu’il gonfle. Couvrez la personne, isolez-la du sol, à l’ombre, parlez-lui\u202f; rien à boire ni à manger. Tête, cou, dos ou hanche\u202f: qu’elle ne bouge plus. Doigts ou orteils froids, bleus ou insensibles, vomissements, somnolence\u202f: redites-le au {samu}. Rappelez {assistance}, avec votre position\u202f: elle cherche une voiture, des porteurs ou un hôpital.',
      'forte-fievre':
        'À l’ombre, peu couvert, au repos, jamais seul\u202f; à boire souvent, par gorgées, si la personne est bien éveillée. Cherchez dès maintenant qui fait le test du paludisme aujourd’hui\u202f: hôpital, dispensaire ou clinique, que l’hôtel, le guide ou {assistance} connaît. Notez la température, l’heure et les médicaments pris\u202f; rien d’autre au hasard. Elle délire, somnole, convulse, respire mal ou vomit tout\u202f: {samu} ou hôpital, tout de suite.',
      'enfant-malade':
        'Donnez à boire très souvent, par petites gorgées ou à la cuillère, eau sûre et sels de réhydratation, et continuez le sein\u202f; gardez l’enfant peu couvert, contre vous, jamais seul. Notez l’heure, la température et la dernière couche mouillée, pour le médecin, à voir aujourd’hui. Somnolent, mou, il convulse, respire mal ou ne boit plus\u202f: {samu} ou hôpital, tout de suite. Puis {assistance}, qui cherche où aller.',
      'allergie-grave':
        'Le stylo d’adrénaline prescrit n’a pas servi\u202f: maintenant, dans la cuisse\u202f; rien ne change\u202f: le second, comme l’ordonnance le dit. Couchez la personne, jambes levées, ou asseyez-la si elle respire mal\u202f; qu’elle ne se lève pas et ne marche pas. Rappelez le {samu}, ou partez à l’hôpital, même si cela va mieux\u202f: cela peut revenir. Elle ne respire plus\u202f: massez la poitrine. Puis {assistance}.',
      convulsions:
        'Les secousses ont cessé\u202f: couchez la personne sur le côté, desserrez ses vêtements, restez près d’elle et regardez-la respirer\u202f; rien dans la bouche, rien à boire tant qu’elle n’est pas bien réveillée. Elles durent\u202f: ne la tenez pas, éloignez ce qui blesse, comptez les minutes, et redites-le au {samu}. Hôpital aujourd’hui, avec un test du paludisme. Puis {assistance}.',
      noyade:
        'Sortie de l’eau, la personne respire\u202f: sur le côté, séchée, couverte, jamais seule, rien à boire ni à manger\u202f; elle ne respire pas\u202f: soufflez si vous savez, massez la poitrine, sans arrêt. Encore à l’eau\u202f: ne la quittez pas des yeux, lancez ce qui flotte, n’y allez pas à la nage, faites sortir un bateau. Rappelez le {samu} et le {fire}. Hôpital aujourd’hui, même remise. Puis {assistance}.',
      intoxication:
        'Rien à boire ni à manger, ne faites pas vomir, et ne laissez pas la personne seule\u202f; somnolente, sur le côté. Gardez le produit, le reste du plat ou une photo, notez l’heure et la quantité. Le {samu} n’est pas joint\u202f: partez à l’hôpital, avec tous ceux qui en ont pris. Elle convulse, respire mal, voit trouble ou ne répond plus\u202f: redites-le tout de suite. Elle ne respire plus\u202f: massez la poitrine. Puis {assistance}.',
      brulure:
        'Laissez la brûlure sous l’eau fraîche, vingt minutes en tout, sans glace\u202f; puis un linge propre, sans rien étaler, bagues ôtées, le reste du corps au chaud. Grande, profonde, au visage, aux mains ou chez un enfant\u202f: {samu} ou hôpital, tout de suite\u202f; sinon, médecin aujourd’hui. Ne percez pas les cloques. Puis {assistance} et l’assureur.',
      cyclone:
        'À l’abri, préparez ce qui suit\u202f: eau potable, lampe, chaussures, papiers et téléphones chargés dans un sac étanche, matelas loin des vitres, la pièce la plus petite repérée. Ne sortez plus, même si le vent tombe d’un coup, et suivez la radio, l’hôtel et les autorités. Dites à {assistance} et à un proche où vous êtes. L’eau monte\u202f: à l’étage. En danger\u202f: {fire} ou {police}\u202f; blessé\u202f: {samu}. Après\u202f: ni fil tombé, ni eau qui coule, ni route de nuit.',
      'suivi-menace':
        'À l’abri, restez-y, parmi du monde, jusqu’à ce que la police vienne ou qu’un taxi connu de l’hôtel vous prenne devant la porte. Dites au personnel ce qui se passe, décrivez la personne, la plaque. Prévenez un proche et {assistance}, avec votre position. Ne ressortez pas seul et ne rentrez pas à l’hôtel avec quelqu’un derrière. Menace ou coup\u202f: {police}\u202f; blessé\u202f: {samu}.',
      'agression-sexuelle': doctorFirst,
      'violence-proche':
        'Restez là où il y a du monde, sans revoir cette personne seule\u202f: une autre chambre ou un autre hôtel, dont elle n’a pas le nom. Faites-vous accompagner chez un médecin, pour le certificat, puis au commissariat si vous le voulez. Passeport, argent et téléphone\u202f: la police ou le consulat vous aide à les reprendre. {assistance} cherche un toit et un retour. Elle vous retrouve ou menace\u202f: {police}\u202f; blessé\u202f: {samu}.',
      'police-passeport':
        'Demandez que cela se règle au poste, avec un procès-verbal, un reçu et le nom de l’agent\u202f; ne payez rien autrement et ne signez rien que vous ne comprenez pas. Appelez maintenant {assistance} et votre consulat à Antananarivo\u202f: donnez le lieu, l’heure, le motif. Gardez une copie du passeport, de l’eau, vos médicaments. Menacé\u202f: cédez, notez, signalez ensuite. Faux policiers\u202f: {police}\u202f; malade\u202f: {samu}.',
      'chauffeur-dangereux':
        'Une fois arrêtés, ne repartez pas avec lui\u202f: restez là où il y a du monde, sacs sortis de la voiture. Demandez une autre voiture ou un autre chauffeur à {assistance}, à l’agence et à l’hôtel\u202f; sinon, dormez sur place et repartez de jour. En pleine brousse\u202f: restez près de la voiture, clés ôtées si vous le pouvez sans dispute, et arrêtez un bus ou une famille. Il force ou menace\u202f: {police} ou gendarmerie\u202f; blessé\u202f: {samu}.',
      foule:
        'Restez enfermés et loin des vitres jusqu’à ce que la rue soit vraiment calme, une heure au moins\u202f; ne filmez pas. Demandez à l’hôtel, au chauffeur ou à la gendarmerie par où passer, sinon faites demi-tour ou dormez au dernier village. Eau, passeport et téléphone chargé sur vous. Prévenez {assistance}, avec votre position, et la compagnie si un vol approche. En danger\u202f: {police}\u202f; blessé\u202f: {samu}.',
      incendie:
        'Dehors, comptez-vous, éloignez-vous contre le vent et ne rentrez pour rien. Le {fire} prévenu, dites qui manque et à quel étage. Brûlure\u202f: vingt minutes d’eau fraîche\u202f; toux, voix rauque, mal de tête après la fumée\u202f: {samu} ou hôpital, aujourd’hui. Encore bloqués\u202f: porte fermée, linge mouillé dessous, fenêtre, criez. Puis {assistance}, qui cherche un toit, vos affaires et vos papiers.',
      'idees-suicidaires':
        'Tout de suite, une seule chose\u202f: ne restez pas seul. Descendez à la réception, frappez à la porte d’à côté ou appelez un proche, et dites «\u202fje vais mal, reste avec moi\u202f». Éloignez ce qui peut blesser. Personne\u202f: {samu}, ou {assistance}, et gardez la ligne. En France, le 3114 écoute jour et nuit. Demain, un médecin. Écrivez-moi quand quelqu’un est là.',
      'morsure-animal':
        'Lavez la plaie un quart d’heure à l’eau et au savon si ce n’est pas fait, puis allez aujourd’hui au centre antirabique (CTAR)\u202f: l’hôpital du chef-lieu, l’hôtel ou {assistance} dit lequel est ouvert et a le vaccin. Prenez passeport et carnet de vaccination, notez le lieu, l’heure et l’animal. Les doses suivantes se font en route ou au retour. Prévenez l’assureur\u202f; la plaie saigne fort ou s’infecte\u202f: {samu}.',
      'accident-route':
        `Un blessé\u202f: ne le déplacez pas, appuyez sur ce qui saigne, couvrez-le, parlez-lui, surveillez son souffle\u202f; le {samu}, si ce n’est pas fait. Personne en danger\u202f? ${afterCrash}`,
      'agression-vol': afterRobbery,
      'passeport-perdu':
        'Le récépissé de la police en main, prenez rendez-vous au consulat, avec une copie du passeport, deux photos d’identité et le billet\u202f: il délivre le papier qui permet de rentrer. Prévenez la compagnie si le vol est proche, puis l’assureur. Cartes volées aussi\u202f: opposition maintenant. {assistance} vous aide à joindre le consulat\u202f; en danger\u202f: {police}.',
      'perdu-nature':
        'L’appel passé, n’en bougez plus\u202f: attendez là où vous êtes, à l’abri, et répondez au téléphone. Trois coups de sifflet ou de lampe, à intervalles, linge clair bien en vue. Couvrez-vous, buvez par gorgées, partagez ce qui reste. Rien après une heure\u202f: rappelez {assistance} et le {police}, par SMS si le réseau est faible. Un blessé\u202f: {samu}.',
      bateau:
        'L’alerte donnée, restez ensemble sur le bateau, gilets fermés, assis au fond, au sec et couverts\u202f; un seul téléphone allumé. Renvoyez votre position toutes les demi-heures au {police} et à {assistance}, par SMS si la voix ne passe pas. Guettez tout bateau\u202f: bras levés, linge clair, lampe, sifflet. Buvez par gorgées, pas d’eau de mer. À terre\u202f: médecin aujourd’hui si quelqu’un a froid, a bu la tasse ou va mal\u202f; {samu}.',
      'personne-disparue':
        'Le {police} prévenu, ne vous dispersez pas\u202f: une personne reste au dernier lieu commun, une autre cherche avec quelqu’un d’ici, toutes deux joignables. Montrez la photo aux vendeurs, aux chauffeurs, aux gardiens\u202f; près de l’eau, cherchez d’abord l’eau. Rappelez {assistance} et le {police} toutes les demi-heures, puis le consulat. Retrouvée blessée\u202f: {samu}.',
    },
  },
  delay: {
    byId: {
      'personne-disparue':
        'N’attendez pas\u202f: aucun délai n’est à respecter, surtout pour un enfant, une personne âgée ou malade, ou près de l’eau. Redites-le au {police} et à la gendarmerie, demandez que la déclaration soit écrite, avec l’heure, et appelez le consulat et {assistance}, qui peuvent insister. En attendant, une personne reste au dernier lieu commun, d’autres cherchent à plusieurs, photo en main\u202f: hôtels, hôpitaux, gares, taxis. Retrouvée blessée\u202f: {samu}.',
    },
  },
  night: {
    byId: {
      'personne-disparue':
        'La nuit, ne cherchez ni seuls ni loin\u202f: rappelez le {police} et la gendarmerie, qui peuvent réunir le village, le parc et l’hôtel. Lampes allumées au dernier lieu commun, une personne qui y reste, des appels et trois coups de sifflet à intervalles\u202f; par deux, avec quelqu’un d’ici, sur les chemins sûrs. Près de l’eau\u202f: pêcheurs et bateaux, avec lampes. Puis {assistance}, toutes les demi-heures. Retrouvée blessée ou gelée\u202f: {samu}.',
      'perdu-nature':
        'Ne bougez plus jusqu’au jour\u202f: abritez-vous du vent et de la pluie, isolez-vous du sol avec sacs et feuilles, serrés, tout ce que vous avez sur le dos. Une seule lampe, trois éclats à intervalles, trois coups de sifflet\u202f; répondez aux appels. Mode avion entre deux SMS à {assistance} et au {police}, avec votre position. Buvez par gorgées. Un blessé\u202f: {samu}.',
      bateau:
        'Restez sur le bateau ou accrochés à lui, gilets fermés, serrés les uns contre les autres, au sec et couverts si vous pouvez. La nuit, une lampe ou l’écran du téléphone se voit de loin\u202f: trois éclats à intervalles, sifflet, cris. Rappelez le {police} et {assistance}, avec votre position, par SMS si la voix ne passe pas\u202f; VHF, canal 16. Ne nagez pas vers la côte. Blessé\u202f: {samu}.',
    },
  },
  crossing: {
    byId: {
      cyclone:
        'Pas encore\u202f: même basse, une eau qui coule aux genoux emporte un adulte et une voiture, et la crue remonte d’un coup. Attendez qu’elle ne coule presque plus, qu’on en voie le fond, et que le chauffeur et les gens du village disent, de jour, que l’on passe\u202f: elle a pu creuser la piste ou le pont. Au moindre doute, restez de ce côté ou faites demi-tour. Demandez à {assistance} ce qui est ouvert\u202f; en danger\u202f: {fire} ou {police}.',
    },
  },
  painkiller: {
    byId: {
      'forte-fievre': feverHidden,
      'enfant-malade': feverHidden,
    },
  },
  machine: {
    byId: {
      'idees-suicidaires':
        'C’est vrai, je ne suis qu’un programme, et il vous faut une vraie personne, tout de suite. Éloignez-vous de ce qui peut blesser et descendez à la réception, ou frappez à la porte d’à côté\u202f: dites «\u202fje ne vais pas bien, ne me laissez pas seul\u202f». Une voix au téléphone\u202f: {samu}, {assistance}, ou un proche, même tard. Je reste là, écrivez-moi.',
    },
  },
  jackets: {
    byId: {
      bateau:
        'Les gilets d’abord aux enfants et à ceux qui ne nagent pas. Les autres prennent ce qui flotte\u202f: bidons vides bien fermés, glacière, planches, sacs étanches gonflés. Accrochez-vous au bateau, même retourné, et restez groupés\u202f: ne nagez pas vers la côte. Appelez le {police}, puis {assistance}, s’il y a une VHF, canal 16, en donnant la position et le nombre de personnes.',
    },
  },
  remedy: {
    byId: {
      serpent: onlyTheAdvice,
      'scorpion-araignee': onlyTheAdvice,
      'piqure-mer': onlyTheAdvice,
      'morsure-animal': onlyTheAdvice,
      'rage-plus-de-vaccin': onlyTheAdvice,
      brulure: onlyTheAdvice,
      'allergie-grave': onlyTheAdvice,
    },
  },
  pay: { patient: payment },
  waiting: {
    patient: waiting,
    other:
      'Je ne sais pas quand on viendra\u202f: {assistance} et le {police} peuvent vous le dire, et hors des villes cela prend parfois des heures. Rappelez-les toutes les demi-heures, avec votre position, par SMS si le réseau est faible. En attendant, suivez les conseils ci-dessus, ménagez la batterie et l’eau, et restez ensemble. Un blessé\u202f: {samu}.',
    byId: {
      'ne-respire-plus': keepPressing,
    },
  },
  tested: {
    byId: {
      'forte-fievre':
        'Un test négatif ne suffit pas si la fièvre dure\u202f: le paludisme peut ne pas encore se voir. Retournez chez le médecin ou à l’hôpital demain, ou dès qu’elle remonte, pour un nouveau test et d’autres examens\u202f: typhoïde, dengue et d’autres causes existent. Montrez-lui le premier résultat. En attendant\u202f: repos, à boire par gorgées, pas de longue route. Délire, somnolence, souffle gêné, vomissements, nuque raide\u202f: {samu} ou hôpital, tout de suite. {assistance} cherche où aller.',
    },
  },
  called: {
    byId: {
      'perdu-nature':
        'Répondez-leur\u202f: trois cris, trois coups de sifflet ou trois éclats de lampe, à intervalles, et agitez un linge clair, sans courir vers eux dans le noir. Restez sur place, laissez-les venir, et prévenez {assistance} et le {police} que l’on vous a trouvés. S’ils vous font peur, gardez vos distances et restez groupés. Un blessé\u202f: {samu}.',
    },
  },
  outside: { byId: { 'perdu-nature': whoStops } },
  leaving: {
    byId: {
      cyclone: flightInStorm,
      'agression-vol': flightWithoutPassport,
      'passeport-perdu': flightWithoutPassport,
      'verre-drogue': flightWithoutPassport,
    },
  },
  noVaccine: { byId: { 'morsure-animal': getSafetyEntry('rage-plus-de-vaccin').answer } },
  wait: { byId: { 'morsure-animal': doNotWait, 'rage-plus-de-vaccin': doNotWait } },
  stranger: { byId: { 'perdu-nature': whoStops, 'suivi-menace': whoStops, 'chauffeur-dangereux': whoStops } },
  police: { byId: { 'agression-sexuelle': complaint, 'violence-proche': complaint, 'agression-vol': complaint } },
  inside: { byId: { incendie: someoneInside } },
  thirst: { byId: { 'perdu-nature': withoutWater } },
  closing: { byId: { 'suivi-menace': stayInside, 'agression-vol': afterRobbery } },
  wash: { byId: { 'agression-vol': doNotWash, 'agression-sexuelle': doNotWash, 'verre-drogue': doNotWash } },
  means: { byId: { 'idees-suicidaires': leaveThemBehind } },
  where: { patient: whichHospital, byId: { 'morsure-animal': whichVaccineCentre, 'rage-plus-de-vaccin': whichVaccineCentre } },
  advice: {
    patient:
      'Dans le doute, ne faites que ce qui est dit ci-dessus, et demandez le reste au {samu}, qui guide au téléphone. N’ôtez rien de planté, ne percez rien, ne redressez rien, ne donnez aucun médicament de vous-même. Une personne somnolente\u202f: sur le côté, jamais sans quelqu’un, réveillez-la souvent\u202f; vous n’y arrivez pas\u202f: {samu}. Puis {assistance}.',
    byId: {
      brulure:
        'Rien d’autre que de l’eau fraîche, vingt minutes, puis un linge propre\u202f: ni beurre, ni dentifrice, ni huile, ni miel, ni glace, et aucune crème avant le médecin. Ne percez pas les cloques, n’ôtez pas ce qui colle à la peau. Grande, profonde, au visage, aux mains ou chez un enfant\u202f: {samu} ou hôpital, tout de suite\u202f; sinon, médecin aujourd’hui. Puis {assistance}.',
      'accident-route':
        'Ne déplacez pas le blessé et laissez-lui son casque tant qu’il respire\u202f; il ne respire plus normalement\u202f: ôtez-le à deux, tête tenue, et massez la poitrine. Rien à boire ni à manger, aucun médicament\u202f; n’ôtez rien de planté, appuyez autour, couvrez. Le feu ou l’eau gagne\u202f: sortez-le alors, d’un bloc. Le reste, demandez-le au {samu}, qui guide au téléphone. Puis {assistance}.',
      'forte-fievre': feverHidden,
      'enfant-malade': feverHidden,
      chute:
        'Ne le relevez pas, ne redressez rien, n’ôtez ni chaussure serrée ni os visible à la main\u202f: calez le membre comme il est, froid dans un linge, rien à boire ni à manger, aucun médicament de vous-même. Tête, cou, dos ou hanche\u202f: ne bougez pas la personne. Somnolente\u202f: sur le côté, d’un bloc, réveillez-la souvent. Demandez le reste au {samu}, qui guide au téléphone, et à {assistance}.',
      'saigne-beaucoup':
        'Appuyez, et rien d’autre\u202f: ni poudre, ni alcool, ni café, ni terre sur la plaie\u202f; n’ôtez rien de planté, ne soulevez pas le linge, ajoutez-en un. Couché, couvert, rien à boire ni à manger. Le sang coule encore d’un bras ou d’une jambe\u202f: garrot large au-dessus, notez l’heure. Demandez le reste au {samu}, qui guide au téléphone. Puis {assistance}.',
    },
  },
  far: {
    patient:
      'N’attendez pas une ambulance\u202f: trouvez un véhicule, à l’hôtel, chez le guide, au village, et partez vers l’hôpital le plus proche, de jour si cela peut attendre, tout de suite sinon. Appelez le {samu} et {assistance} en route\u202f: ils disent où aller et comment porter la personne. Elle reste couchée, ou assise si elle respire mal, et jamais sans quelqu’un. Après une chute ou un choc, demandez-leur avant de la déplacer.',
    byId: {
      cyclone:
        'Restez si le bâtiment est en dur et que l’eau n’y monte pas\u202f: à l’étage, loin des vitres, l’attente est plus sûre que la route. Partez seulement si l’eau ou le vent vous en chasse, tout de suite, à pied, par un chemin encore à sec, vers un bâtiment en dur plus haut\u202f: jamais en traversant l’eau qui coule, ni en voiture de nuit. Dites où vous allez à l’hôtel, à {assistance} et au {fire}\u202f; un blessé\u202f: {samu}.',
      'agression-sexuelle':
        'Partez dès que possible vers l’hôpital de la ville, accompagné, de jour si vous êtes en sûreté pour la nuit\u202f: les traitements comptent avant trois jours, le plus tôt étant le mieux. Appelez {assistance}, qui cherche l’hôpital, la voiture et quelqu’un pour vous accompagner. En attendant, en lieu sûr avec quelqu’un, sans vous laver si vous pouvez. En danger\u202f: {police} ou gendarmerie\u202f; blessé\u202f: {samu}.',
      'personne-disparue':
        'N’attendez pas la ville\u202f: prévenez la gendarmerie ou le chef du village le plus proche, le guide et l’hôtel, et appelez le {police}, par SMS à {assistance} si le réseau est faible, avec le dernier lieu, l’heure, les vêtements. Une personne reste là où on l’a vue, les autres cherchent à plusieurs, avec des gens d’ici\u202f; près de l’eau, l’eau d’abord. Retrouvée blessée\u202f: {samu}.',
      'ne-respire-plus':
        'La personne ne respire pas normalement\u202f: continuez d’appuyer sur place, en vous relayant, le {samu} au téléphone, haut-parleur allumé\u202f; ne la transportez pas. Elle respire\u202f: sur le côté dans une voiture, quelqu’un près d’elle, et partez vers l’hôpital le plus proche sans attendre d’ambulance. Demandez à {assistance} où aller.',
      convulsions: leaveNow('Attendez la fin des secousses\u202f; puis, sur le côté, rien dans la bouche.'),
      'saigne-beaucoup': leaveNow(
        'Appuyez sur la plaie pendant tout le trajet, sans soulever le linge\u202f; couché, couvert. Un garrot posé reste serré, avec l’heure notée.',
      ),
      'forte-fievre': leaveNow('Peu couvert, à boire par gorgées\u202f; somnolent, sur le côté. Demandez le test du paludisme en arrivant.'),
      'morsure-animal':
        'Lavez d’abord un quart d’heure à l’eau et au savon\u202f; puis partez aujourd’hui, ou demain à l’aube si la route de nuit est dangereuse\u202f: même un peu tard, le vaccin contre la rage protège. Appelez {assistance} avant\u202f: elle cherche un centre antirabique qui a le vaccin, et l’avion au besoin. La plaie saigne fort\u202f: appuyez, {samu}, et partez maintenant.',
      serpent: leaveNow('Couché, porté jusqu’à la voiture, le membre immobile et calé, sans garrot ni incision. Notez l’heure.'),
      'scorpion-araignee': leaveNow('Le membre au repos, un linge froid dessus. Un enfant surtout ne doit pas attendre.'),
      'piqure-mer': leaveNow(
        'Après une raie ou un poisson-pierre, gardez en route le membre dans l’eau chaude, supportable. Souffle court ou malaise\u202f: couché.',
      ),
      'accident-plongee': leaveNow('Couché, avec l’oxygène du club pendant tout le trajet. Pas d’avion ni de col sans l’avis d’un médecin de plongée.'),
      'allergie-grave': leaveNow('Couché, jambes levées, ou assis si le souffle manque\u202f; l’autre stylo d’adrénaline à portée de main.'),
      'coup-de-chaleur': leaveNow('Mouillez et éventez pendant tout le trajet\u202f; somnolent, sur le côté.'),
      diabete: leaveNow('Du sucre avant et en route si la personne est bien éveillée et tremble\u202f; somnolente, rien dans la bouche, sur le côté.'),
      noyade: leaveNow('Sur le côté, séché et couvert, même s’il va mieux\u202f; le souffle peut se gâter des heures après.'),
      chute:
        'Bras, jambe ou cheville\u202f: calez le membre comme il est et partez vers l’hôpital, la personne portée, couchée ou assise, sans appui dessus\u202f; sans route, des porteurs du village et un brancard, de jour. Tête, cou, dos ou hanche\u202f: ne la déplacez pas avant d’avoir parlé au {samu}, couvrez-la. Appelez {assistance}, avec votre position\u202f: elle cherche une voiture ou un secours qui vienne. Doigts ou orteils froids, bleus ou insensibles\u202f: dites-le, cela presse.',
      brulure: leaveNow('Après vingt minutes d’eau fraîche, un linge propre et humide dessus\u202f; couvrez le reste du corps.'),
      'grossesse-urgence': leaveNow('Couchée sur le côté gauche, sans conduire, vers une maternité, avec le dossier.'),
      'enfant-malade': leaveNow('Tenu contre vous, ou sur le côté s’il somnole\u202f; à boire par petites gorgées s’il avale bien.'),
      'douleur-poitrine-avc': leaveNow('Assis ou à demi couché, porté jusqu’à la voiture, sans effort, jamais au volant. Notez l’heure du début.'),
      intoxication: leaveNow('Ne faites pas vomir\u202f; somnolent, sur le côté. Emportez la boîte, le flacon ou le reste du plat.'),
      'suivi-menace': keepMoving,
      'agression-vol': keepMoving,
    },
  },
  alone: {
    byId: { 'idees-suicidaires': leaveThemBehind, 'bandits-proches': stayHidden },
    other:
      'Appelez {assistance} ou un proche et gardez la ligne, dites que vous êtes seul et où vous êtes\u202f; en danger, le {police}. En ville, entrez là où il y a du monde et dites au personnel ce qui se passe. En pleine nature ou en mer, restez sur place, bien visible, linge clair, lampe ou sifflet. Suivez d’abord les conseils ci-dessus. Blessé\u202f: {samu}.',
    patient:
      'Appelez le {samu}, haut-parleur allumé, et gardez la ligne\u202f: il vous guide, même sans médecin sur place. Criez, klaxonnez, agitez un linge clair ou une lampe vers ceux qui passent, demandez un véhicule au premier village. Ne quittez la personne que pour chercher du secours tout près, après l’avoir mise sur le côté. Puis {assistance}, avec votre position\u202f: elle cherche une voiture et un hôpital.',
  },
  worse: {
    patient:
      'Cela s’aggrave\u202f: appelez le {samu} maintenant, ou partez à l’hôpital le plus proche sans attendre. La personne vomit ou somnole\u202f: sur le côté, rien à boire ni à manger. Elle ne respire plus normalement\u202f: appuyez au milieu de la poitrine, fort, environ deux fois par seconde, sans arrêt. Continuez les conseils ci-dessus. Puis {assistance}.',
    byId: {
      'saigne-beaucoup': keepOnTheWound,
      'allergie-grave':
        'C’est grave\u202f: le stylo d’adrénaline prescrit maintenant, dans la cuisse, le second s’il y en a un, et le {samu} ou l’hôpital, sans attendre. Asseyez la personne si elle respire mal, couchez-la jambes levées si elle pâlit ou faiblit\u202f; qu’elle ne marche pas. Pas de stylo\u202f: une voiture, tout de suite, vers l’hôpital ou le médecin le plus proche. Elle ne respire plus\u202f: massez la poitrine, fort, environ deux fois par seconde. Puis {assistance}.',
      etouffement:
        'Recommencez sans arrêt\u202f: cinq claques fortes entre les épaules, puis cinq pressions du poing au-dessus du nombril, vers vous et vers le haut\u202f; bébé\u202f: claques dans le dos, puis pressions au milieu de la poitrine. La personne s’évanouit\u202f: couchez-la, {samu}, et massez la poitrine, en regardant dans la bouche si l’objet se voit. Ne cherchez pas au doigt ce que vous ne voyez pas. Ensuite l’hôpital et {assistance}.',
    },
  },
  better: {
    patient: `Tant mieux. Faites tout de même voir la personne à un médecin aujourd’hui. ${stillHere}`,
    other: `Tant mieux. Restez en lieu sûr, avec quelqu’un, et prévenez ceux que vous avez alertés. ${stillHere}`,
    byId: {
      'allergie-grave':
        'Tant mieux, mais allez tout de suite à l’hôpital\u202f: la réaction peut revenir dans les heures qui suivent, même après le stylo. Couché ou assis, jamais seul, l’autre stylo à portée de main, sans conduire. Visage qui gonfle, souffle court, malaise\u202f: {samu}. Puis {assistance}.',
      'morsure-animal':
        'Tant mieux, mais la rage ne se voit pas\u202f: lavez un quart d’heure à l’eau et au savon si ce n’est pas fait, et voyez un médecin aujourd’hui, au centre antirabique (CTAR), même pour une petite plaie. La plaie rougit, gonfle ou saigne\u202f: {samu} ou hôpital. {assistance} dit quel centre est ouvert.',
      'agression-sexuelle': doctorFirst,
      'ne-respire-plus':
        'Tant mieux, mais appelez le {samu} ou partez à l’hôpital tout de suite\u202f: cela peut revenir. Couchez la personne sur le côté, restez près d’elle et regardez sa poitrine se soulever. Elle ne respire plus normalement\u202f: appuyez de nouveau. Puis {assistance}.',
      'douleur-poitrine-avc':
        'Même si cela passe, c’est une urgence\u202f: appelez le {samu} ou faites-vous conduire à l’hôpital maintenant, sans effort. Notez l’heure du début et celle de la fin. Puis {assistance} et l’assureur.',
      'agression-vol': afterRobbery,
      'personne-disparue': found,
      'nageur-disparu': found,
      noyade: afterDrowning,
      'idees-suicidaires':
        'Merci de me le dire. Restez avec quelqu’un ce soir, et dites à une personne de confiance ce que vous m’avez écrit. Si cela revient\u202f: {samu}, ou {assistance}, à toute heure.',
    },
  },
  found: { patient: found, other: found },
  mild: {
    patient:
      'Je ne peux pas en juger d’ici. Suivez ces conseils aujourd’hui, sans attendre le retour, même si cela paraît peu\u202f: certains signes viennent tard. Le {samu} ou le médecin de l’assureur le dit au téléphone\u202f; {assistance} vous aide à les joindre.',
    byId: {
      'ne-respire-plus': vital,
      'saigne-beaucoup': vital,
      'allergie-grave': vital,
      etouffement: vital,
      convulsions: vital,
      'coup-de-chaleur': vital,
      'grossesse-urgence': vital,
      'accident-plongee': vital,
      'morsure-animal':
        'Allez-y quand même aujourd’hui\u202f: même vacciné, jeune, connu de l’hôtel ou d’apparence saine, l’animal peut porter la rage, et une griffure suffit. Lavez un quart d’heure à l’eau et au savon, puis un centre antirabique (CTAR), qui décide du vaccin\u202f; déjà vacciné, il vous faut quand même des rappels. La plaie saigne fort\u202f: {samu}. L’hôtel, l’hôpital du chef-lieu ou {assistance} dit lequel est ouvert.',
      noyade: afterDrowning,
      'douleur-poitrine-avc':
        'C’est une urgence, même s’il dit que cela passe ou refuse d’y aller\u202f: le temps perdu ne se rattrape pas. Appelez vous-même le {samu}, haut-parleur allumé, et laissez-le lui parler\u202f; dites-lui «\u202fje veux seulement qu’on vous examine\u202f». Préparez la voiture, notez l’heure du début, ne le laissez ni seul, ni marcher, ni conduire. Il ne répond plus\u202f: massez la poitrine. Puis {assistance}, qui peut aussi lui parler.',
    },
  },
  details: {
    byId: {
      'personne-disparue':
        'Dites cela au {police} et à {assistance}, avec une photo, les vêtements, l’heure et le lieu où on l’a vu pour la dernière fois\u202f: je ne peux pas prévenir à votre place. Près de l’eau, cherchez d’abord l’eau\u202f; faites fermer les sorties de l’hôtel ou du marché, demandez aux vendeurs, aux chauffeurs, aux autres enfants. Une personne ne quitte pas le dernier lieu commun. Blessé\u202f: {samu}.',
    },
    other:
      'Dites-le à {assistance} et au {police}, avec votre position GPS ou le dernier lieu connu\u202f: je ne peux prévenir personne à votre place. L’hôtel, le guide ou le bureau du parc connaissent l’endroit et peuvent venir plus vite. Continuez les conseils ci-dessus\u202f; si quelque chose change, écrivez-le. Un blessé\u202f: {samu}.',
    patient:
      'Dites-le au {samu}, qui vous guide selon le lieu, l’âge et l’heure, puis à {assistance}, qui cherche l’hôpital le plus proche. D’abord, suivez les conseils ci-dessus, dans l’ordre\u202f; si quelque chose change, écrivez-le.',
  },
  cards: {
    other:
      'Carte bancaire\u202f: faites opposition tout de suite, dans l’application de la banque ou au numéro du contrat, depuis un autre téléphone au besoin. Téléphone\u202f: faites bloquer la ligne, changez les mots de passe. Sans argent\u202f: un proche peut en envoyer, l’assureur en avancer\u202f; demandez à {assistance}. Déclarez le tout au poste\u202f; en danger, le {police}.',
  },
}

/** What to answer to a message of this kind after the danger. Undefined if the answer to the danger holds. */
export function afterDangerText(kind: string, dangerId: string): string | undefined {
  // 'On part ou on attend ?' has the same answer as 'on est loin de tout'.
  const { patient, other, byId } = afterDangerTexts[kind === 'goOrWait' ? 'far' : kind] ?? {}
  return byId?.[dangerId] ?? (patientEntries.has(dangerId) ? patient : other)
}

/** Before the answer about a dose: 'combien de sirop en attendant ?' */
export const dangerFirst =
  'L’urgence d’abord\u202f: faites ce que je viens d’écrire, sans attendre. Médecin\u202f: {samu} (sinon le {police}), puis {assistance}.'
