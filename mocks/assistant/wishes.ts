import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import type { Memory } from '#mocks/assistant/memory.ts'
import { type Message, parseMessage } from '#mocks/assistant/message.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'
import { type Wish, wishes } from '#mocks/data/wishes.ts'

const readers = wishes.map((wish) => ({ wish, isIn: matcher(wish.words) }))

/** The wishes that a text of `readTyping` tells. */
export function readWishes(typed: string): readonly Wish[] {
  const travellers = new Set(readAges(typed).map((age) => travellerOfAge(age)))
  const found = readers.flatMap(({ wish, isIn }) => (isIn(typed) || travellers.has(wish.id) ? wish : []))
  // 'Pas sportifs' has the word of those who like to walk, which would exclude others.
  const meant = withoutExcluded(found, found)
  return withoutExcluded(found, meant)
}

const withoutExcluded = (found: readonly Wish[], by: readonly Wish[]) =>
  found.filter(({ id }) => !by.some(({ excludes }) => excludes?.includes(id)))

/** The ages of the travellers that a message tells, in years: 'de 4, 7 et 11 ans'. */
export function readAges(typed: string): number[] {
  const [ages = ''] = /(?<!\b(?:est|sommes|sera|serons) )\b(?:\d{1,2} (?:ans )?(?:et )?)+ans\b/.exec(typed) ?? []
  return [...ages.matchAll(/\d+/g)].map(Number)
}

function travellerOfAge(age: number): string | undefined {
  if (age <= 1) return 'baby'
  if (age <= 12) return 'children'
  if (age <= 17) return 'teens'
  return age >= 65 ? 'seniors' : undefined
}

/** Earlier wishes and new ones, each once. */
export function addWishes(earlier: Memory['wishes'] = [], added: readonly Wish[]): readonly Wish[] {
  return [...new Set([...earlier, ...added])]
}

/** Who travels holds for the whole conversation. */
export function addTravellers(earlier: Memory['wishes'], typed: string): readonly Wish[] {
  return addWishes(
    earlier,
    readWishes(typed).filter(({ isAboutTravellers }) => isAboutTravellers),
  )
}

/** 'Mes parents ont 70 ans', 'j’ai le vertige'. */
const tellsWhoTravels =
  /^(?!.*\b(?:combien|quel\w*|comment|quand|faut|visa|prix|vaccin\w*|ou|quoi|est ce|y a|merci|acceptez|recontact\w*|ecri\w*|appel\w*|prefer\w*)\b).*\b(?:\d+ (?:ans|mois)|genoux?|vertige|enceinte|fauteuil|handicap\w*|sporti\w+|mal de mer|asthm\w*|cardiaque|diabet\w*|arthrose|hanche|prothese|bebes?|enfants?|ados?|fils|filles?|retraites?|parents|seniors?|en famille)\b/

const asksIfSuits =
  /^(?!.*\b(?:sans|avion|bateau|route|voiture|quand|comment|combien|ou)\b).*\b(?:pour (?:moi|nous|eux|elles?|lui)|(?:il|elle|on|je|ils|elles) (?:peut|peuvent|peux) (?:le |la )?(?:faire|monter|visiter|venir|y aller)|adapte\w*|convien\w*|faisable|possible|jouable|raisonnable|accessible|ca (?:ira|va aller|passe))\b/

/** The last message that tells who travels, and names no place. */
export function whoTravels(earlier: string | undefined, { input, text, destinations }: Message): string | undefined {
  return tellsWhoTravels.test(text) && destinations.length === 0 ? input : earlier
}

/** Of 'l’Isalo, c’est pour moi ?', with who travels as an earlier message tells. */
export function nameTravellers(input: string, { travellers }: Memory): string {
  const { text, destinations } = parseMessage(input)
  const isNamed = destinations.length + findCircuits(text).length > 0 || /\b(?:tsiribihina|pic boby)\b/.test(text)
  return travellers !== undefined &&
    isNamed &&
    findMonth(text) === undefined &&
    asksIfSuits.test(text) &&
    !tellsWhoTravels.test(text)
    ? `${travellers.replace(/[\s?.!]+$/u, '').replace(/ et /g, ' ')}, ${input}`
    : input
}
