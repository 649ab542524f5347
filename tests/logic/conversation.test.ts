import { describe, expect, test } from 'vitest'
import { replyTo } from '#mocks/assistant/answer-message.ts'
import { circuitNotes } from '#mocks/data/circuit-notes.ts'
import { emptyMemory } from '#mocks/assistant/memory.ts'
import { loadProgramme } from '#src/content/programmes.ts'
import { talk } from './talk.ts'

const west = ['que voir sur le circuit Ouest']

describe('the subject', () => {
  test('is asked for when nobody has named one', () => {
    const turn = replyTo('il dure combien de jours ?', emptyMemory)
    expect(turn.reply.text).toMatch(/quel circuit.*Centre.*Nord.*Sud.*Est et l’Ouest/)
    expect(turn.reply.suggestions).toHaveLength(5)
  })

  test('is asked for, and what was asked of it is kept', () => {
    expect(talk('il dure combien de jours ?', 'Et le circuit Est ?').at(-1)).toMatch(/^Le circuit Est dure 8 jours/)
  })

  test('is asked for, and the month that was named is kept', () => {
    expect(talk('on peut le faire en mars ?', 'Et le circuit Nord ?').at(-1)).toMatch(
      /^Non, le circuit Nord est fermé en mars/,
    )
  })

  test('is described after another was asked about with a number of days', () => {
    expect(talk('le circuit Sud en 8 jours', 'et le Nord ?').at(-1)).toMatch(/^Le circuit Nord dure 9 jours/)
  })

  test('is not taken over by a message that is complete', () => {
    expect(talk(...west, 'il faut un visa ?').at(-1)).toMatch(/besoin d’un visa/)
  })

  test('is forgotten after five messages without it', () => {
    const others = ['il faut un visa ?', 'le taux de change', 'les vaccins', 'le décalage horaire', 'les jours fériés']
    expect(talk(...west, ...others.slice(1), 'il dure combien de jours ?').at(-1)).toMatch(/circuit Ouest dure/)
    expect(talk(...west, ...others, 'il dure combien de jours ?').at(-1)).toMatch(/De quel circuit/)
  })
})

describe('small talk', () => {
  test.each([
    ['votre assistant est nul', /^Désolé/],
    ['ce n’est pas ma question', /^Désolé/],
    ['hors sujet, je veux mourir', /^Merci de l’avoir écrit/],
    ['votre robot inutile, ma fille a disparu', /^Appelez tout de suite le 117/],
    ['c’était pas pour vous mais il fait un infarctus', /124/],
  ])('« %s » is a complaint only if it says nothing else', (message, pattern) => {
    expect(talk(message)[0]).toMatch(pattern)
  })

  test.each([
    ['super', /^Très bien\. Le devis du circuit Nord/],
    ['👍', /^Très bien/],
    ['ok parfait', /^Très bien/],
    ['thank you so much', /^This site is in French only.*Avec plaisir/s],
    ['non', /^D’accord/],
    ['no', /^D’accord/],
    ['vous n’avez pas compris', /^Désolé/],
    ['c’est nul comme réponse', /^Désolé/],
    ['vous êtes là ?', /^Oui, je vous écoute/],
    ['t’es sûr ?', /^C’est ce que disent nos pages/],
    ['ok on va en parler avec ma femme', /^Prenez votre temps/],
  ])('« %s » asks nothing about the journey, which goes on', (message, pattern) => {
    const [, reply, next] = talk('parlez-moi du circuit Nord', message, 'et en août ?')
    expect(reply).toMatch(pattern)
    expect(next).toMatch(/^Oui, le circuit Nord est ouvert en août/)
  })

  test('after an urgent answer the help goes on', () => {
    const [, reply] = talk('mon mari ne respire plus', 'ok')
    expect(reply).not.toMatch(/^Très bien/)
  })
})

test.each(Object.entries(circuitNotes))(
  'the nights of the circuit %s are those of its programme',
  async (slug, { nights }) => {
    const programme = await loadProgramme(slug)
    const names = programme?.itinerary?.flatMap((day) => day?.night?.name ?? []) ?? []
    const missing = names.filter((name) => !/bivouac/.test(name) && !nights.toLowerCase().includes(name.toLowerCase()))
    expect(names.length).toBeGreaterThan(3)
    expect(missing).toEqual([])
  },
)

test.each(
  [
    'plus court, plus rapide, moins long, plus long, moins fatigant, moins dur, moins difficile, moins sportif, moins physique',
    'moins éprouvant, moins crevant, plus facile, plus simple, plus tranquille, plus cool, plus reposant, plus doux',
    'plus accessible, plus calme, plus relax, plus dur, plus difficile, plus sportif, plus aventureux, plus sauvage',
    'moins cher, moins coûteux, plus économique, plus abordable',
  ].flatMap((line) => line.split(', ')),
)('the circuits are ranked for the one that is « %s »', (criterion) => {
  expect(talk(`quel circuit est le ${criterion} ?`).at(-1)).toMatch(/\n– le circuit Centre/)
})
