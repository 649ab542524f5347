import { circuits } from '#mocks/data/circuits.ts'
import { foldFrench } from '#src/knowledge/french-terms.ts'

export type KnownCircuit = (typeof circuits)[number]

const anyName = `(?:${circuits.map(({ name }) => foldFrench(name)).join('|')})`

/** 'est' alone is the verb in nearly every message: a circuit is named by its article, or after 'circuit' or 'côte'. */
const introduced = '(?:circuits?|region|cote|le|du|au|l|de l|a l|dans le|dans l|vers le|vers l)'

/** The circuits that a message names: 'le circuit Nord', 'dans l’Est', 'Nord ou Sud', 'vos circuits Nord et Est'. */
export function circuitsNamedIn(plain: string): KnownCircuit[] {
  return circuits.filter((circuit) => {
    const name = foldFrench(circuit.name)
    const ways = [
      `\\b${introduced} (?:de |du |de l )?${name}\\b(?! ce\\b)`,
      `\\b${anyName} ou (?:le |l )?${name}\\b`,
      `\\b${name} ou (?:le |l )?${anyName}\\b`,
      `\\bcircuits ${anyName} et (?:le |l )?${name}\\b`,
    ]
    return new RegExp(ways.join('|')).test(plain)
  })
}
