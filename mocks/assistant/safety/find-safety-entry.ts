import { type Compare, type Comparison, compareWithExamples } from '#mocks/assistant/safety/compare-with-examples.ts'
import { matchCertainly, matchRefused, matchUrgent, narrow } from '#mocks/assistant/safety/match-patterns.ts'
import { readCurrent } from '#mocks/assistant/safety/old-stories.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { child } from '#mocks/assistant/safety/words.ts'
import { callForHelp } from '#mocks/assistant/safety/call-for-help.ts'
import { getSafetyEntry, type SafetyEntry } from '#mocks/data/safety.ts'

/**
 * In words. Longer messages are read in overlapping windows, because words far from each other are unrelated. The last is short, so
 * that a call for help at the end stands out.
 */
const windowLength = 30

/** What may stand beside any danger: 'pendant le circuit Sud', 'entre Morondava et Bekopaka', 'vous n’avez pas compris'. */
const setting = new RegExp(
  [
    String.raw`(?:(?:on|nous|je) (?:est|sommes|suis|fait|fais|faisons)|pendant|dans|sur|en|notre|mon) (?:(?:pendant|sur|dans|le|un|notre|mon) )*(?:circuit|voyage|sejour)(?: (?:(?:du|de|dans|le|l) )*(?:sud|nord|est|ouest|centre)| (?:a|en) \w+(?: be)?)?(?: et)?`,
    String.raw`entre (?!nord|sud|est|ouest|centre)(?:(?:nosy|sainte|fort) )?\w+ et (?:(?:nosy|sainte|fort) )?\w+`,
    String.raw`pendant (?:la|le|l|notre) (?:balade|rando\w*|visite|marche|excursion)|taxi brousse|a sainte marie|a l hotel a \w+(?: be)?`,
    String.raw`(?:je|on|nous) voyag\w+ avec (?:mon|ma|mes|nos|notre) \w+(?: et)?|(?:on|nous) (?:est|sommes) \w+ adultes(?: et \w+ enfants?)?`,
    String.raw`(?:on a|j ai|nous avons) reserve (?:avec|chez) vous|merci (?:de|pour) (?:votre|ta) (?:reponse|aide)|vous avez (?:pas|rien) compris|hors sujet|(?:c est )?pas (?:du tout )?(?:ma|la) question`,
  ]
    .map((part) => String.raw`\b(?:${part})\b`)
    .join('|'),
  'g',
)

/** In words. In a shorter message, a match of the patterns is enough. */
const sentenceLength = 6
/** In words. A message this long may match the patterns of another danger by chance. */
const storyLength = 24

// Thresholds, tuned by hand: after a change, run tests/logic/safety.test.ts. The next five are log-odds
// (logistic-regression.ts): 'ma fille adore les serpents' is far below all of them, 'un serpent vient de mordre ma fille' far above.

/** A message that matches the patterns tells of a danger from here on. */
const minWithMatch = -0.8
/** The same if the danger that it matches is likelier than any other by `minClearLead`: 'le bateau dérive, il y a deux enfants à bord'. */
const minWithClearMatch = -1.4
/** Any other message tells of a danger from here on. */
const minWithoutMatch = 0.25
/** One that matches the patterns of something refused does so only from here on: 'un agent veut un virement' is no arrest. */
const minDespiteRefused = 2
/** A message may tell of a danger from here on: the ordinary answer ends with the way to help. */
const minDoubtful = -1.2
// The others are log-likelihood ratios (naive-bayes.ts).

/** A message that matches the patterns of something refused asks for it from here on. */
const minRefusedWithMatch = 0.5
/** The same in a story, whose part with the match must be so likely: 'bonne soirée, Isabelle pour les filles' ends a letter. */
const minRefusedInStory = 6
/** Any other message asks for something refused from here on. */
const minRefused = 20
/** By how much the danger that a message matches must be likelier than any other to lead clearly. */
const minClearLead = 25
/** How much likelier a match of the patterns makes a danger. */
const matchBonus = 12
/** If a danger leads by less, it is not clear which one is meant. */
const minLead = 16
/** If it leads by this, its answer is given with the numbers for any other below. */
const minProbable = 10
/** If it leads by this, the answer to a call for help names it. */
const minLikely = 3

/** A child is ill only if the message tells of one: 'ma femme vomit depuis hier' is about an adult. */
const childOrAge = `${child}|petit|petite|petits|puce|loulou*|bout_de_chou|minot*|mome*|marmot*|infant|son|daughter|[0-9]*_mois|[0-9]_ans|1[0-7]_ans`
const tellsOfChild = matcher([childOrAge])
/** A swimmer is only missing at the water. */
const tellsOfWater = matcher([
  'mer|plage|plages|eau|nage*|nager|baign*|lagon|vague|vagues|piscine|riviere|fleuve|lac|surf*|palmes|tuba|courant*|bateau|pirogue|large|ocean|recif|plong*|kayak|paddle|snorkel*|masque|sea|beach|water|swim*|swam',
])
/** Nobody has died yet. */
const isAlive = matcher(['il_meurt|elle_meurt|va_mourir|vont_mourir|vais_mourir'])

/** 'Et le vent ?', 'bouteille de gaz': one word would decide how likely a danger is, as the wind occurs in what people write about a fire. */
const onlyNames =
  /^et (?:l[ae]?|les) (?:vent|courants?|pluie|pluies|soleil|chaleur|froid|mer|houle|vagues|orages?)$|^gaz bouteilles?$|^bouteilles? de gaz$/

/**
 * The entry that answers a message about danger, or about what the assistant refuses. Each danger has patterns and examples:
 *
 * 1. A match of the patterns is enough in a message of a few words, and one of the `certain` patterns in any message.
 * 2. A longer message that matches must not be clearly harmless by the examples (`minWithMatch`), with or without `setting`. One
 *    that tells of a danger by the examples alone (`minWithoutMatch`) needs no match.
 * 3. It is about the danger that is likeliest by naive Bayes, by the nearest centroid and by the patterns together.
 * 4. If none leads clearly, a match is enough in a message shorter than a story. Otherwise the answer is that to a call for help,
 *    with all numbers. A probable danger (`minProbable`) has its own answer above them, a likely one (`minLikely`) below.
 *
 * If the message is about a narrower case of the entry, its answer is that of the case.
 */
export function findSafetyEntry(input: string, compare: Compare = compareWithExamples): SafetyEntry | undefined {
  const typed = readCurrent(input)
  const texts = windows(typed)
  const entry = findEntry(typed, texts, compare)
  return entry && narrow(entry, texts)
}

function findEntry(typed: string, texts: readonly string[], compare: Compare): SafetyEntry | undefined {
  const certain = matchCertainly(texts)
  if (certain) return certain
  const wordCount = typed.split(' ').length
  const matched = matchUrgent(texts)
  if (matched && wordCount < sentenceLength) return matched
  const comparisons = texts.map(compare)
  const happening = typed.replace(setting, ' ').replaceAll(/ +/g, ' ').trim()
  const { danger, likelihoodOfDangers } = mostDangerous(
    happening === '' || happening === typed ? comparisons : [...comparisons, compare(happening)],
  )
  // 'Hôpital ?' only names something.
  if (!matched && (wordCount === 1 || onlyNames.test(typed))) return findRefused(texts, comparisons)
  const minOfOthers = matchRefused(texts) ? minDespiteRefused : minWithoutMatch
  const leadsClearly = () => matched !== undefined && leadOf(matched.id, likelihoodOfDangers()) >= minClearLead
  const minOfMatch = danger < minWithMatch && leadsClearly() ? minWithClearMatch : minWithMatch
  if (danger < (matched ? minOfMatch : minOfOthers)) return findRefused(texts, comparisons)
  const [first, second] = [...likelihoodOfDangers()]
    .filter(([id]) => id !== 'enfant-malade' || tellsOfChild(typed))
    .filter(([id]) => id !== 'nageur-disparu' || tellsOfWater(typed))
    .filter(([id]) => id !== 'deces' || !isAlive(typed))
    .map(([id, likelihood]) => ({ id, likelihood: id === matched?.id ? likelihood + matchBonus : likelihood }))
    .toSorted((one, other) => other.likelihood - one.likelihood)
  if (!first || !second) return getSafetyEntry(callForHelp.id)
  const lead = first.likelihood - second.likelihood
  const isMatched = matched?.id === first.id && wordCount < storyLength
  return isMatched || lead >= minLead ? getSafetyEntry(first.id) : callFor(first.id, lead, texts)
}

/** By how much one danger is likelier than any other. */
function leadOf(id: string, likelihoods: ReadonlyMap<string, number>): number {
  const others = [...likelihoods].map(([other, likelihood]) => (other === id ? -Infinity : likelihood))
  return (likelihoods.get(id) ?? -Infinity) - Math.max(...others)
}

/** The answer to a call for help, with that to the likely danger: before the numbers if it is probable, else after them. */
function callFor(likelyId: string, lead: number, texts: readonly string[]): SafetyEntry {
  const call = getSafetyEntry(callForHelp.id)
  // Condolences are not given on a guess.
  const minToName = likelyId === 'deces' ? minProbable : minLikely
  if (lead < minToName || likelyId === call.id || narrow(call, texts) !== call) return call
  const { situation, answer } = narrow(getSafetyEntry(likelyId), texts)
  const [numbers] = call.answer.split(/(?<=\.)\s/)
  return {
    ...call,
    answer:
      lead >= minProbable
        ? `${answer}\n\nSi c’est autre chose, dites-le-moi en un mot. ${numbers}`
        : `${numbers}\n\nSi c’est cela (${situation.toLowerCase()})\u202f: ${answer}`,
  }
}

/** The entry for what the assistant refuses or answers with reserve: by its patterns, or by the examples. */
function findRefused(texts: readonly string[], comparisons: readonly Comparison[]): SafetyEntry | undefined {
  const matched = matchRefused(texts)
  const [text = ''] = texts
  if (matched && text.split(' ').length < sentenceLength) return matched
  const { refused, nearestRefused } = comparisons.reduce((most, one) => (one.refused > most.refused ? one : most))
  const surest = Math.max(
    ...comparisons.map((one, index) => (matchRefused([texts[index] ?? '']) ? one.refused : -Infinity)),
  )
  if (matched && surest >= (texts.length > 1 ? minRefusedInStory : minRefusedWithMatch)) return matched
  const nearest = refused >= minRefused ? nearestRefused() : undefined
  return nearest === undefined ? undefined : getSafetyEntry(nearest)
}

/** Whether a message without a safety entry may be about danger all the same. */
export function mayTellOfDanger(input: string): boolean {
  return mostDangerous(windows(readCurrent(input)).map(compareWithExamples)).danger >= minDoubtful
}

function mostDangerous(comparisons: readonly Comparison[]): Comparison {
  return comparisons.reduce((most, one) => (one.danger > most.danger ? one : most))
}

function windows(text: string): string[] {
  const words = text.split(' ')
  if (words.length <= windowLength) return [text]
  const step = windowLength / 2
  return Array.from({ length: Math.ceil(words.length / step) }, (_, index) =>
    words.slice(index * step, index * step + windowLength).join(' '),
  )
}
