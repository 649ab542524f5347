import { capital, type Destination } from '#mocks/assistant/destinations.ts'
import { type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { replyAboutPlace, tell } from '#mocks/assistant/follow-ups/place-replies.ts'
import { sightsText } from '#mocks/assistant/follow-ups/place-texts.ts'
import { getNote, getQuestion, replyToQuestion } from '#mocks/assistant/replies.ts'
import { inMonth } from '#mocks/assistant/seasons.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { foldFrench } from '#src/content/french-terms.ts'

/** Where animals are used to people, or kept in a small forest. */
const surePlaces = /^(?:Parc d'Andasibe|Réserve communautaire d'Anja|Parc national de l'Isalo|Nosy Komba)/

/** What one sees there, and whether the animal that is asked for is among it. */
export function animalsText(destination: Destination, typed: string): string | undefined {
  if (destination === capital && /\blemurien\w*\b/.test(typed)) return getNote('lemuriens-pres-tana').answer
  if (/\bfoss?as?\b/.test(typed) && destination.name !== 'Forêt de Kirindy') return chancesText(destination, typed)
  const { animals, sights = '' } = tipsOf(destination)
  if (animals !== undefined) return animals
  const [animal] = /\b(?:lemurien|indri|maki|cameleon)/.exec(typed) ?? []
  const asksIf = /\b(?:y ?a|verra|voit|voir|aura)\b(?!.*\b(?:quels?|quelles?|quoi|ou)\b)/.test(typed)
  const isThere =
    animal !== undefined &&
    (foldFrench(sights).includes(animal) || (animal === 'lemurien' && /makis|sifaka|indri/.test(sights)))
  return asksIf && isThere ? `Oui. ${sights}` : sights || undefined
}

/** How likely the animals of a place are seen. */
function chancesText(destination: Destination, typed: string): string {
  if (destination === capital) return getNote('lemuriens-pres-tana').answer
  if (/\bfoss?as?\b/.test(typed) && /\b(?:saison|mois|quand|periode|moment)\b/.test(typed))
    return 'Au mieux d’octobre à décembre, au temps des amours\u202f: c’est à Kirindy que l’on a alors le plus de chances de voir le fosa. D’octobre à novembre, la piste est encore sèche\u202f; en décembre, les pluies la ferment.'
  if (/\bfoss?as?\b/.test(typed))
    return destination.name === 'Forêt de Kirindy'
      ? 'Oui, de bonnes chances\u202f: c’est à Kirindy que l’on en a le plus, au mieux d’octobre à décembre, mais ce n’est jamais sûr. Le reste de la saison sèche, il passe parfois autour du camp, le matin ou le soir.'
      : 'Très peu\u202f: c’est à Kirindy, dans l’Ouest, que l’on a le plus de chances de voir le fosa.'
  if (destination.name.startsWith('Ankanin') && !/\b(?:lemurien\w*|indri\w*)\b/.test(typed))
    return 'Presque, sur la petite île où l’aye-aye est nourri\u202f: une sortie de nuit en barque y mène. En liberté, le voir tient de la chance.'
  const verdict = surePlaces.test(destination.name)
    ? 'Oui, c’est presque sûr avec un guide, même si aucun animal sauvage n’est garanti.'
    : 'Souvent, avec un guide, tôt le matin ou à la nuit tombée, mais aucun animal sauvage n’est garanti.'
  return `${verdict} ${sightsText(destination)}`
}

const asksForWhales = typedLike(
  'baleine|baleines|cachalot*|megaptere* !nager|prix|combien|cher|mois|quand|saison|periode|a_part|en_dehors|hormis|autre_que|sinon_que',
)

/** What can be asked about the animals of a place. */
export const animalsAtPlace: readonly FollowUp<Destination>[] = [
  tell(
    'chances',
    (destination, { typed }) => chancesText(destination, typed),
    ['lemuriens', 'animaux', 'guide-obligatoire'],
    [
      'coup_sur|a_tous_les_coups|garanti*|certain*|chance|chances|sur_de|surs_de|sure_de|facile*|vraiment|souvent|obligatoirement|forcement voir|verra|verrons|verrez|voit|croise*|croiser|observer|apercevoir lemurien*|animaux|betes|faune|maki*|indri*|sifaka*|cameleon*|fosa*|fossa*|oiseaux|grenouille*|en_voir|en_voit|en_verra|en_croise*|les_voir|les_voit|les_verra|le_voir',
      'fosa|fossa quand|saison|mois|periode|moment',
    ],
  ),
  {
    topic: 'whales',
    matches: (asked) => asked.month === undefined && asksForWhales(asked),
    answer: (destination, { lastMonth, typed }) => {
      const { whales } = tipsOf(destination)
      if (/\brequins?\b/.test(typed)) return replyToQuestion(getQuestion('requins-baleines'))
      const isOver = lastMonth !== undefined && (lastMonth < 7 || lastMonth > 9)
      if (whales !== undefined && isOver)
        return replyAboutPlace(
          `Plutôt non, ${inMonth(lastMonth)}\u202f: les baleines à bosse passent de juillet à septembre.`,
          destination,
          'baleines',
          'requins-baleines',
        )
      return whales === undefined
        ? replyToQuestion(getQuestion('baleines'))
        : replyAboutPlace(whales, destination, 'baleines', 'requins-baleines', 'plongee')
    },
  },
  {
    topic: 'turtles',
    matches: typedLike('tortue|tortues'),
    answer: (destination) => {
      const { turtles } = tipsOf(destination)
      if (turtles === undefined) return undefined
      const isAtSea = /de mer|vertes/.test(turtles)
      return {
        ...replyAboutPlace(turtles, destination, 'requins-baleines', 'animaux'),
        ...(isAtSea && { questionId: 'requins-baleines' }),
      }
    },
  },
]
