/** The ids of the safety entries about somebody who is ill or hurt. */
const patientEntries: ReadonlySet<string> = new Set([
  'ne-respire-plus',
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
  'verre-drogue',
  'aide-generique',
])

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
  'Je ne sais pas où vous êtes, ni quel hôpital est ouvert\u202f; une pharmacie ne le remplace pas. Demandez le plus proche au {samu}, à l’hôtel, au chauffeur ou à {assistance}, et partez sans attendre si l’état s’aggrave.'

const withoutNetwork =
  'Si l’appel ne passe pas\u202f: essayez un SMS, un autre téléphone, un autre opérateur, ou demandez à l’hôtel, au guide, au village\u202f; envoyez quelqu’un chercher du secours. La page «\u202fFiche SOS\u202f» de ce site s’ouvre sans réseau. Dès que cela passe\u202f: {samu} ou {police}, puis {assistance}. En attendant, suivez les conseils ci-dessus.'

const found =
  'Tant mieux. Dites au {police}, à l’hôtel et à {assistance} que la recherche est finie. Blessure, grande fatigue ou propos confus\u202f: {samu} ou médecin, aujourd’hui.'

/** By what the message means (`messages/after-danger-messages.ts`). */
const afterDangerTexts: Readonly<Record<string, Texts>> = {
  unreachable: {
    patient: withoutNetwork,
    other: withoutNetwork,
    byId: {
      'perdu-nature':
        'Envoyez un SMS à {assistance} avec votre position GPS, l’heure et l’état du groupe\u202f: il part souvent quand la voix ne passe pas. Essayez à découvert ou quelques mètres plus haut, sans vous éloigner dans le noir\u202f; entre deux essais, mode avion, pour garder la batterie. Signalez-vous par trois\u202f: coups de sifflet, éclats de lampe, cris. Restez sur place jusqu’au jour. Dès que cela passe\u202f: {police}, un blessé, {samu}.',
      bateau:
        'Envoyez un SMS à {assistance} avec votre position GPS et le nombre de personnes\u202f: il part souvent quand la voix ne passe pas. Entre deux essais, mode avion, téléphone au sec dans un sachet. Restez ensemble sur le bateau ou accrochés à lui, gilet fermé. Signalez-vous\u202f: sifflet, lampe, linge clair, bras levés vers tout bateau. Dès que cela passe\u202f: {police}.',
    },
  },
  where: { patient: whichHospital },
  advice: {
    patient:
      'Dans le doute, ne faites que ce qui est dit ci-dessus, et demandez le reste au {samu}, qui guide au téléphone. N’ôtez rien de planté, ne percez rien, ne redressez rien, ne donnez aucun médicament de vous-même. Une personne somnolente\u202f: sur le côté, jamais sans quelqu’un, réveillez-la souvent\u202f; vous n’y arrivez pas\u202f: {samu}. Puis {assistance}.',
  },
  far: {
    patient:
      'N’attendez pas une ambulance\u202f: trouvez un véhicule, à l’hôtel, chez le guide, au village, et partez vers l’hôpital le plus proche, de jour si cela peut attendre, tout de suite sinon. Appelez le {samu} et {assistance} en route\u202f: ils disent où aller et comment porter la personne. Elle reste couchée, ou assise si elle respire mal, et jamais sans quelqu’un. Après une chute ou un choc, demandez-leur avant de la déplacer.',
  },
  alone: {
    patient:
      'Appelez le {samu}, haut-parleur allumé, et gardez la ligne\u202f: il vous guide, même sans médecin sur place. Criez, klaxonnez, agitez un linge clair ou une lampe vers ceux qui passent, demandez un véhicule au premier village. Ne quittez la personne que pour chercher du secours tout près, après l’avoir mise sur le côté. Puis {assistance}, avec votre position\u202f: elle cherche une voiture et un hôpital.',
  },
  worse: {
    patient:
      'Cela s’aggrave\u202f: appelez le {samu} maintenant, ou partez à l’hôpital le plus proche sans attendre. La personne vomit ou somnole\u202f: sur le côté, rien à boire ni à manger. Elle ne respire plus normalement\u202f: appuyez au milieu de la poitrine, fort, environ deux fois par seconde, sans arrêt. Continuez les conseils ci-dessus. Puis {assistance}.',
  },
  better: {
    patient: `Tant mieux. Faites tout de même voir la personne à un médecin aujourd’hui. ${stillHere}`,
    other: `Tant mieux. Restez en lieu sûr, avec quelqu’un, et prévenez ceux que vous avez alertés. ${stillHere}`,
    byId: {
      'ne-respire-plus':
        'Tant mieux, mais appelez le {samu} ou partez à l’hôpital tout de suite\u202f: cela peut revenir. Couchez la personne sur le côté, restez près d’elle et regardez sa poitrine se soulever. Elle ne respire plus normalement\u202f: appuyez de nouveau. Puis {assistance}.',
      'douleur-poitrine-avc':
        'Même si cela passe, c’est une urgence\u202f: appelez le {samu} ou faites-vous conduire à l’hôpital maintenant, sans effort. Notez l’heure du début et celle de la fin. Puis {assistance} et l’assureur.',
      'personne-disparue': found,
      'idees-suicidaires':
        'Merci de me le dire. Restez avec quelqu’un ce soir, et dites à une personne de confiance ce que vous m’avez écrit. Si cela revient\u202f: {samu}, ou {assistance}, à toute heure.',
    },
  },
  found: { patient: found, other: found },
  mild: {
    patient:
      'Je ne peux pas en juger d’ici. Suivez ces conseils aujourd’hui, sans attendre le retour, même si cela paraît peu\u202f: certains signes viennent tard. Le {samu} ou le médecin de l’assureur le dit au téléphone\u202f; {assistance} vous aide à les joindre.',
  },
  details: {
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
  const { patient, other, byId } = afterDangerTexts[kind] ?? {}
  return byId?.[dangerId] ?? (patientEntries.has(dangerId) ? patient : other)
}
