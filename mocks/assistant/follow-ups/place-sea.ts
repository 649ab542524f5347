import type { Destination } from '#mocks/assistant/destinations.ts'
import { bestMeansText } from '#mocks/assistant/follow-ups/place-access.ts'
import type { Asked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { inWind } from '#mocks/assistant/follow-ups/way-texts.ts'
import { isYesNoQuestion } from '#mocks/assistant/follow-ups/yes-no.ts'
import { directionsTo } from '#mocks/assistant/intents/directions.ts'
import { atName, fromName } from '#mocks/assistant/place-phrases.ts'
import { getQuestion } from '#mocks/assistant/replies.ts'
import { findMonth, seaTemperatureText } from '#mocks/assistant/seasons.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { uncapitalize } from '#src/lib/text.ts'

// What follow-ups say of the water at a place, and of the boat there.

/** Whether one can bathe, or whether there are sharks. */
export function bathingText(destination: Destination, typed: string): string {
  const { bathing: tip, beaches } = tipsOf(destination)
  const isInland = /^(?:highlands|andringitra|rainforest)$/.test(destination.region ?? '')
  if (isInland && /\b(?:a|dans|en|vers) (?:la mer|bord de mer|les lagons?|le lagon|la cote)\b/.test(typed)) {
    const warmth = seaTemperatureText(findMonth(typed))
    return `La mer est loin ${fromName(destination)}. ${getQuestion('baignade').answer}${warmth === undefined ? '' : ` ${warmth}`}`
  }
  if (beaches !== undefined && /\b(?:quoi comme|quel\w*) plages?\b|\bplages? (?:ou|pour)\b/.test(typed)) return beaches
  if (tip === undefined && /^(?:nature|adventure)$/.test(destination.place?.type ?? ''))
    return `Je ne sais pas si l’on se baigne ${atName(destination)}\u202f: demandez au guide, car un interdit (fady) peut l’empêcher, et en eau douce on risque la bilharziose ou, par endroits, les crocodiles.`
  if (tip === undefined && /^(?:highlands|andringitra|rainforest|south)$/.test(destination.region ?? ''))
    return `Non, la mer est loin ${fromName(destination)}, et en eau douce on risque la bilharziose\u202f: demandez à l’hôtel où l’on se baigne.`
  if (tip === undefined) return getQuestion('baignade').answer
  if (/\b(?:oursins?|meduses?)\b/.test(typed) && !/\b(?:lacs?|rivières?|vasques?|piscines?)\b/.test(tip))
    return 'Il peut y avoir des oursins, sur les rochers et le corail, et parfois des méduses\u202f: demandez à l’hôtel, portez des chaussures d’eau, et ne marchez pas sur le récif.'
  const asksForSharksOnly = /\brequins?\b/.test(typed) && !/\b(?:baign\w*|nag\w*)\b/.test(typed)
  if (asksForSharksOnly && !/requin/.test(tip)) {
    if (/\blac\b/.test(tip)) return `Non, c’est un lac. ${tip}`
    return /lagon/.test(tip) ? sharksText : `Je ne sais pas, la mer n’y est pas fermée par un récif. ${tip}`
  }
  const isWorry = /\b(?:danger\w*|risque\w*|courants?|vagues?|houle)\b/.test(typed) && !/\bsans\b/.test(typed)
  const answer = !isYesNoQuestion(typed) || asksForSharksOnly || isWorry ? tip : withYesOrNo(tip)
  const safe = /demandez|^Ne vous baignez pas/.test(tip) ? answer : `${answer} Demandez toujours sur place.`
  const warmth = /lagon|mer\b|plage/.test(tip) ? seaTemperatureText(findMonth(typed)) : undefined
  const clear =
    /\b(?:claires?|turquoises?|transparente?s?|troubles?)\b/.test(typed) && /lagon|récif/.test(tip)
      ? 'Dans le lagon, l’eau est claire en saison sèche\u202f; les pluies la troublent de janvier à mars.'
      : undefined
  return [clear, safe, warmth].filter((text) => text !== undefined).join(' ')
}

const sharksText =
  'Dans le lagon, le risque de requin est faible\u202f: évitez l’aube, le crépuscule, l’eau trouble et les embouchures, et demandez à l’hôtel.'

function withYesOrNo(tip: string): string {
  if (tip.startsWith('Ne vous baignez pas')) return `Non. ${tip}`
  return /^[^.]*on se baigne (?:sans|à)/.test(tip) ? `Oui, ${uncapitalize(tip)}` : tip
}

/** The boat, or how to get there if there is none. */
export function seaText(destination: Destination, { typed }: Asked): string | undefined {
  const price = /\b(?:prix|c est combien|combien (?:coute|ca coute)|coute|cher|tarif\w*)\b/.test(typed)
    ? 'Je ne connais pas le prix du bateau\u202f: demandez-le à l’hôtel ou à l’embarcadère. '
    : ''
  const noCars = /\b(?:voitures?|vehicules?|4x4|motos?)\b/.test(typed)
    ? 'Non, le bateau ne prend que des passagers\u202f: laissez le véhicule à l’embarcadère. '
    : ''
  const { sea } = tipsOf(destination)
  if (/\b(?:autrement|autre (?:solution|moyen|facon)|eviter)\b/.test(typed)) return bestMeansText(destination)
  const noBoat = sea === undefined && isYesNoQuestion(typed) ? 'Pas à ma connaissance. ' : ''
  return `${noCars}${inWind(typed)}${price}${sea ?? `${noBoat}${directionsTo(destination)?.text ?? ''}`}`
}
