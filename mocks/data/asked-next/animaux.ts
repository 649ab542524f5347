import type { NextByEntry } from '#mocks/data/asked-next.ts'

/** What travellers ask after answers about animals. */
export const animaux: NextByEntry = {
  'requins-baleines': [{ asks: /\b(?:nager|nage|baigner|toucher|dangereux|avec eux)\b/ }],
  lemuriens: [{ asks: /\b(?:la nuit|de nuit|nocturnes?|toucher|nourrir|donner a manger)\b/ }],
  cameleons: [{ asks: /\b(?:la nuit|de nuit|nocturnes?)\b/ }],
  baleines: [{ asks: /\bpart(?:ent)? d ou\b|\bd ou part(?:ent)?\b|\b(?:depuis la plage|du bord|de la cote)\b/ }],
}
