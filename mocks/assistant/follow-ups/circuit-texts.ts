import { monthState, notesOf, summaryOf } from '#mocks/assistant/circuit-facts.ts'
import { programmes } from '#mocks/assistant/programmes.ts'
import type { Asked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { leadWithMatch } from '#mocks/assistant/lead-sentence.ts'
import { isYesNoQuestion } from '#mocks/assistant/follow-ups/yes-no.ts'
import { getNote, getQuestion } from '#mocks/assistant/replies.ts'
import { readWishes } from '#mocks/assistant/wishes.ts'
import { circuitMonthText, openMonthsText } from '#mocks/assistant/seasons.ts'
import { placeTips } from '#mocks/data/place-tips.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { wishes } from '#mocks/data/wishes.ts'
import { formatTotalHours } from '#src/lib/trip-hours.ts'
import { formatCount, formatNumber } from '#src/lib/format.ts'
import { uncapitalize } from '#src/lib/text.ts'

// What follow-ups say of a circuit.

export const title = ({ name }: Circuit) => `Le circuit ${name}`

/** What is left out most often; of the north and the west, also what is asked for. */
export function withoutText(circuit: Circuit, { typed }: { typed: string }): string {
  if (circuit.slug === 'nord' && /\b(?:ankarana|tsingy|ambre)\b/.test(typed))
    return 'Sans ce lieu, le circuit Nord garde les autres, d’Antsiranana à Nosy Be\u202f: écrivez-le dans votre demande de devis.'
  if (circuit.slug === 'centre' && /\b(?:plages?|lagon)\b/.test(typed))
    return 'Le circuit Centre n’a pas de plage\u202f: il n’y a rien à enlever.'
  return circuit.slug === 'ouest' && /\btsingy\b(?!.*\b(?:fleuve|descente)\b)/.test(typed)
    ? 'Sans les Grands Tsingy, on garde le fleuve, Kirindy et les baobabs\u202f: écrivez-le dans votre demande de devis.'
    : /\b(?:plages?|lagon)\b/.test(typed)
      ? `Oui, sur mesure\u202f: demandez dans le devis le circuit ${circuit.name} sans la plage, et dites ce que vous voulez à la place.`
      : notesOf(circuit).without
}

/** What makes a circuit worth the journey. */
export function highlightsText(circuit: Circuit): string {
  const highlights = programmes.get(circuit.slug)?.highlights?.map((highlight) => uncapitalize(highlight?.text ?? ''))
  return `Ce que le circuit ${circuit.name} a de plus beau\u202f: ${(highlights ?? []).join('\u202f; ')}. Il dure ${circuit.estimated_duration_days} jours et est de niveau ${summaryOf(circuit).level} sur 4.`
}

export function teensText(circuit: Circuit, typed: string): string {
  if (readWishes(typed).some(({ id }) => id === 'easy') && summaryOf(circuit).level >= 3)
    return `Non, pas tel quel\u202f: le circuit ${circuit.name} est de niveau ${summaryOf(circuit).level} sur 4. ${notesOf(circuit).without} Pour des ados qui n’aiment pas l’effort, le Nord, de niveau 2, avec ses grottes et la mer, est plus facile.`
  if (circuit.slug === 'ouest')
    return 'Oui, si vos ados sont sportifs et n’ont pas le vertige\u202f: le circuit Ouest a trois jours de fleuve, deux bivouacs et les passerelles des Grands Tsingy. Les longues pistes sont le moins drôle, et il y a peu de réseau.'
  const isHard = summaryOf(circuit).level >= 3
  const start = /\bennu\w*\b/.test(typed)
    ? `Non, ils ne s’ennuieront guère${isHard ? ', s’ils sont sportifs' : ''}.`
    : isHard
      ? 'Oui, si vos ados sont sportifs.'
      : `Oui, des ados suivent le circuit ${circuit.name} sans peine.`
  return `${start} ${levelNote(circuit)} Il y a peu de réseau hors des villes\u202f: prévenez-les.`
}

/** Whether one can travel alone, for a woman with what makes it safe. */
export function soloText({ name }: Circuit, { typed }: { typed: string }): string {
  if (/\b(?:femmes?|filles?|nanas?|meufs?|copines?)\b|\bseule\b/.test(typed))
    return `Oui, une femme peut faire seule le circuit ${name}, et beaucoup voyagent ainsi\u202f: un chauffeur-guide vous accompagne. Portez une tenue sobre, ne sortez pas à pied le soir et évitez le taxi-brousse de nuit. Vous payez le véhicule et la chambre à vous seule.`
  return `Oui, le circuit ${name} se fait seul\u202f: un chauffeur-guide vous accompagne, et un guide local dans les parcs. Vous payez le véhicule et la chambre à vous seul, ce qui se sent sur le prix\u202f: le devis dit combien.`
}

export function guideText({ name }: Circuit): string {
  return `Oui, sur le circuit ${name}, un chauffeur-guide, le plus souvent francophone, vous accompagne du début à la fin, et un guide local agréé vous mène dans chaque parc. Demandez leurs noms dans le devis.`
}

/** Which car it takes, or whether it has air conditioning. */
export function carText(circuit: Circuit, typed: string): string {
  if (/\bclim\w*/.test(typed)) return getNote('vehicule-confort').answer
  const { car } = notesOf(circuit)
  return /\bsans\b/.test(typed) ? car.replace(/^Oui/, 'Non') : car
}

export function riskText(circuit: Circuit, { typed, lastMonth }: Pick<Asked, 'typed' | 'lastMonth'>): string {
  if (/\bnager\b/.test(typed)) return swimmersText
  if (/\b(?:animal|animaux|betes?|serpents?|bestioles?|insectes?)\b/.test(typed)) return stingsText
  const inMonth =
    lastMonth !== undefined && monthState(circuit, lastMonth) !== 'open'
      ? `${circuitMonthText(circuit, lastMonth)} `
      : ''
  return `${inMonth}Le circuit ${circuit.name} se fait de jour, avec un chauffeur-guide qui connaît la route, et se passe bien le plus souvent avec des précautions simples. Ce qui demande de la prudence\u202f: ${uncapitalize(levelNote(circuit))} Avant de partir, lisez les conseils aux voyageurs de votre ministère.`
}

const stingsText =
  'Ce qui pique, ce sont surtout les moustiques, plus rarement un scorpion ou une araignée\u202f: le soir, portez des manches longues et du répulsif, et secouez chaussures et vêtements avant de les mettre.'

const swimmersText =
  'Même sans savoir nager, vous pouvez prendre les bateaux, avec un vrai gilet à votre taille, porté du départ à l’arrivée\u202f: demandez ce gilet dans le devis, et prévenez le piroguier. Restez au bord pour la baignade, et renoncez si la mer est forte.'

export function groupText({ name }: Circuit): string {
  return `Sur le circuit ${name}, vous partez entre vous avec votre chauffeur-guide, dès une personne, sauf si vous demandez autre chose. Sa page prend des demandes de 1 à 8 personnes, le formulaire de l’accueil jusqu’à 50.`
}

export function rainText(circuit: Circuit): string {
  return circuit.slug === 'est'
    ? getQuestion('cote-est-pluie').answer
    : `S’il pleut, le chauffeur-guide change l’ordre des visites, et une visite impossible est remplacée. ${openMonthsText(circuit)}`
}

export function difficultyText(circuit: Circuit): string {
  const { level } = summaryOf(circuit)
  return [`${title(circuit)} est de niveau ${level} sur 4.`, levelNote(circuit), longestDayText(circuit)].join(' ')
}

export function seniorsText(circuit: Circuit, typed: string): string {
  const { name } = circuit
  const who = /\b(?:genou\w*|hanches?|dos|arthrose|canne)\b/.test(typed)
    ? 'Avec des genoux ou un dos fragiles'
    : 'Pour des seniors'
  const { level } = summaryOf(circuit)
  return `${who}, le circuit ${name} ${level >= 3 ? 'est éprouvant' : 'reste abordable'}\u202f: niveau ${level} sur 4. ${gentlestText} ${levelNote(circuit)}`
}

const gentlestText =
  'L’Est a les marches les plus courtes, et le Centre s’y prête aussi sans la nuit au village\u202f; décrivez vos besoins dans la demande de devis.'

export function illnessText(circuit: Circuit): string {
  return `Demandez d’abord l’accord du médecin, et à l’assureur s’il couvre cette maladie\u202f: le circuit ${circuit.name} est de niveau ${summaryOf(circuit).level} sur 4, et l’hôpital y est souvent loin. ${levelNote(circuit)} ${gentlestText} Gardez le traitement et l’ordonnance en cabine.`
}

/** What makes the circuit hard. */
export function levelNote({ slug }: Circuit): string {
  return programmes.get(slug)?.level_note ?? ''
}

export function distanceText(circuit: Circuit, { typed }: { typed: string }): string {
  const { kmOnRoad, hoursOnRoad } = summaryOf(circuit)
  const [from, to] = hoursOnRoad.map(Math.round)
  const days = circuit.estimated_duration_days
  const mean = [...new Set(hoursOnRoad.map((hours) => Math.round(hours / days)))].join(' à ')
  const perDay = /\bpar jour\b/.test(typed) ? `En moyenne, ${mean}\u202fh par jour. ` : ''
  return `${perDay}${title(circuit)} compte ${formatNumber(kmOnRoad)}\u202fkm de route, soit ${from} à ${to}\u202fh de voiture en saison sèche, sur ${formatCount(circuit.estimated_duration_days, 'jour')}. ${longestDayText(circuit)}`
}

export function longestDayText(circuit: Circuit): string {
  const { day, title: name, hours } = summaryOf(circuit).hardestDay
  return `La plus longue journée, le jour ${day}, «\u202f${name}\u202f», demande ${formatTotalHours(hours)} de trajet en saison sèche, marches comprises.`
}

/** Where it starts and ends, and whether that can change. */
export function endsText(circuit: Circuit): string {
  const turned =
    circuit.slug === 'nord'
      ? 'Avec un vol international direct vers Nosy Be, il se fait en sens inverse.'
      : 'Si vous partez d’ailleurs, écrivez-le dans la demande de devis\u202f: le programme s’adapte.'
  return `${title(circuit)} ${notesOf(circuit).ends} ${turned}`
}

export function lodgingText(circuit: Circuit, typed: string): string {
  const { nights, comfort } = notesOf(circuit)
  const stops = `${title(circuit)} s’arrête pour la nuit ici\u202f: ${nights}.`
  const isAboutComfort = /\b(?:confort|tente|bivouac|camp|fleuve|bateau|genre|type|quel|comment|niveau|hotel)/.test(
    typed,
  )
  const answer = isAboutComfort ? `${comfort} ${stops}` : `${stops} ${comfort}`
  return `${answer} Le devis fixe la catégorie\u202f: demandez-y plus de confort.`
}

export function mealsText({ name, slug }: Circuit, { typed }: { typed: string }): string {
  if (slug === 'ouest' && /\b(?:bateau|chaland|fleuve|descente|bivouac\w*|pirogue)\b/.test(typed))
    return 'Sur le fleuve, on mange à bord ou au bivouac\u202f: le chaland a une cuisine, que l’organisateur fournit avec les tentes. Comme les autres repas, ceux du bateau se fixent dans le devis\u202f: faites-les préciser par écrit, avec vos régimes.'
  return `Les repas du circuit ${name} se fixent dans le devis. Faites-les préciser par écrit avant d’accepter.`
}

export function flightsText(circuit: Circuit, { typed }: { typed: string }): string {
  // 'Notre avion est à 23 h', on the last day.
  const isOnLastDay =
    /\b\d{1,2} ?h\b|\bminuit\b|\b(?:tard|soir|nuit)\b/.test(typed) &&
    /\b(?:paris|international|france|retour|repart\w*|dernier jour|notre (?:avion|vol))\b/.test(typed)
  if (isOnLastDay && /\bchambres?\b/.test(typed)) return leadWithMatch(getNote('derniere-journee').answer, /chambre/)
  if (isOnLastDay && summaryOf(circuit).flights > 0) return getNote('marge-vols').answer
  if (/\b(?:paris|france|europe|international\w*)\b/.test(typed))
    return `Le vol international reste en général à votre charge, et nous n’en vendons pas. ${notesOf(circuit).flights}`
  const inQuote = summaryOf(circuit).flights > 0 ? ' Le devis dit si le vol intérieur est compris.' : ''
  return `${notesOf(circuit).flights}${inQuote} Un autre trajet peut se faire en avion, là où une ligne le dessert\u202f: demandez-le dans le devis. Le vol international reste en général à votre charge.`
}

/** What to do if the domestic flight is late or cancelled. */
export function flightCancelledText(circuit: Circuit): string {
  if (summaryOf(circuit).flights === 0)
    return `${title(circuit)} n’a pas de vol intérieur. Si votre vol international est annulé ou retardé, voyez la compagnie, qui vous replace, et prévenez-nous avec la référence de votre demande\u202f: la suite se décale.`
  return `Si le vol intérieur du circuit ${circuit.name} est annulé ou retardé, la compagnie vous replace sur un autre vol\u202f: prévenez aussitôt le chauffeur-guide et l’assistance, 24\u202fh/24, pour décaler la suite. Gardez toujours un jour de marge avant le vol international, et prenez une assurance qui couvre l’annulation et le retard. Demandez dans le devis qui paie une nuit de plus.`
}

export function noDriverText(circuit: Circuit): string {
  const how = /^(?:centre|sud)$/.test(circuit.slug)
    ? 'Le goudron s’y conduit, mais peu d’agences louent sans chauffeur, avec une forte caution, et l’on ne gagne presque rien'
    : 'Avec ses pistes, ses bateaux ou ses vols, il ne se fait guère au volant, et peu d’agences louent sans chauffeur'
  return `Nous vous le déconseillons\u202f: le circuit ${circuit.name} se fait avec un chauffeur-guide, qui connaît les routes et les contrôles. ${how}. Si vous y tenez, écrivez-le dans la demande de devis.`
}

export function wheelchairText(circuit: Circuit): string {
  const isPaved = /^(?:centre|sud)$/.test(circuit.slug)
  const road = isPaved
    ? 'les villes et la RN7 se font en voiture, les sentiers et les villages non'
    : 'les sentiers, les pistes et les bateaux ne sont pas adaptés'
  return `En fauteuil roulant, le circuit ${circuit.name} est difficile\u202f: ${road}, et très peu d’hébergements sont équipés. Une voiture avec chauffeur et un programme préparé aident beaucoup\u202f: décrivez vos besoins dans la demande de devis.`
}

/** Where each circuit takes a boat on the sea. */
const crossings: Readonly<Record<string, string>> = { est: 'Sainte-Marie', nord: 'Nosy Be', sud: 'Anakao' }

export function seaText(circuit: Circuit, { typed, lastMonth }: Pick<Asked, 'typed' | 'lastMonth'>): string {
  if (circuit.slug === 'ouest')
    return 'Le circuit Ouest passe trois jours sur la Tsiribihina, 17 à 21\u202fh de bateau en tout, sans traversée en mer.'
  const tips = placeTips[crossings[circuit.slug] ?? '']
  const isRough = /\b(?:mauvaise|annul\w*|reporte\w*|demontee|agitee|forte|grosse|tempete)\b/.test(typed)
  const text = (isRough ? tips?.badWeather : undefined) ?? tips?.sea ?? `${title(circuit)} n’a pas de traversée en mer.`
  // After 'le circuit Est en décembre', 'le bateau passe ?'.
  return lastMonth !== undefined && monthState(circuit, lastMonth) !== 'open'
    ? `${circuitMonthText(circuit, lastMonth)} ${text}`
    : text
}

export function beachText(circuit: Circuit, typed: string): string {
  if (circuit.slug === 'ouest' && /\b(?:fleuve|riviere|tsiribihina|manambolo)\b/.test(typed))
    return 'Non, pas dans le fleuve\u202f: des crocodiles vivent dans la Tsiribihina et le Manambolo. Baignez-vous seulement là où le guide vous le dit, et en mer à Morondava, à la fin.'
  if (/\brequins?\b/.test(typed)) return getQuestion('baignade').answer
  const answer = `${title(circuit)} ${notesOf(circuit).beach}`
  return isYesNoQuestion(typed) && circuit.slug !== 'centre' ? `Oui\u202f: ${uncapitalize(answer)}` : answer
}

export function othersByLength(circuit: Circuit): Circuit[] {
  const others = circuits.filter((other) => other !== circuit)
  return others.toSorted((one, other) => one.estimated_duration_days - other.estimated_duration_days)
}

const asksIfFirst = /\b(?:(?:premiere|1ere) fois(?! (?:qu|que)\b)|premier voyage|1er voyage|premier sejour)\b/

/** Whether something is asked that 'it is our first trip' does not answer: the price, the month, the circuit. */
const asksMore = /\b(?:budget|combien|quels?|quelles?|quand|bebes?|prix|prevo\w*|lequel)\b/

/** 'C’est notre premier voyage, il convient ?' */
export const asksAboutFirstTrip = (typed: string) => asksIfFirst.test(typed) && !asksMore.test(typed)

/** Whether it suits a first trip. */
export function firstTripText({ name, slug }: Circuit): string {
  const reason = wishes.find(({ id }) => id === 'first')?.reasons[slug]
  return reason === undefined
    ? `Le circuit ${name}, plus rude, se garde plutôt pour un deuxième voyage, mais il se fait aussi la première fois, si vous aimez l’aventure.`
    : `Oui, le circuit ${name} convient pour un premier voyage\u202f: ${reason}.`
}
