/** Something that one circuit is known for. The text says which, and more. */
export type CircuitFeature = {
  words: RegExp
  circuit: string
  text: string
  /** What it is, if no other circuit has as much of it: 'les baleines'. */
  name?: string
}

/** Words are those of a message without accents. The first that matches is meant. */
export const circuitFeatures: readonly CircuitFeature[] = [
  {
    words: /\b(?<!requins? )baleines?\b(?! requins?)/,
    circuit: 'est',
    name: 'les baleines',
    text: 'C’est le circuit Est\u202f: les baleines à bosse se voient à Sainte-Marie, de juillet à septembre.',
  },
  {
    words: /\b(?:fleuve|tsiribihina|chaland|riviere|descente)\b/,
    circuit: 'ouest',
    name: 'le fleuve',
    text: 'C’est le circuit Ouest\u202f: trois jours de chaland sur la Tsiribihina, avec bivouacs, de mai à novembre.',
  },
  {
    words: /\btsingys? rouges?\b/,
    circuit: 'nord',
    name: 'les Tsingy Rouge',
    text: 'C’est le circuit Nord\u202f: les Tsingy Rouge se voient au jour 5, en route vers l’Ankarana.',
  },
  {
    words: /^(?!.*\b(?:jours?|semaines?|grands)\b)(?=.*\btsingys?\b).*\bnosy be\b/,
    circuit: 'nord',
    name: 'les tsingy de l’Ankarana et Nosy Be',
    text: 'C’est le circuit Nord, qui réunit les tsingy de l’Ankarana et Nosy Be\u202f; les Grands Tsingy sont sur le circuit Ouest.',
  },
  {
    words: /\btsingys?\b(?! rouges?)/,
    circuit: 'ouest',
    name: 'les Grands Tsingy',
    text: 'C’est le circuit Ouest pour les Grands Tsingy de Bemaraha, de mai à novembre. Le circuit Nord montre ceux de l’Ankarana, plus accessibles, et les Tsingy Rouge.',
  },
  {
    words: /\b(?:baobabs?|fosas?|fossas?)\b/,
    circuit: 'ouest',
    name: 'les baobabs',
    text: 'C’est le circuit Ouest, qui passe par la forêt de Kirindy, où vit le fosa, et par l’allée des Baobabs, près de Morondava.',
  },
  {
    words: /\b(?:pangalanes?|canal|canaux|pirates?|indris?)\b/,
    circuit: 'est',
    name: 'les indris et les Pangalanes',
    text: 'C’est le circuit Est\u202f: les indris d’Andasibe, deux jours de bateau sur le canal des Pangalanes, puis Sainte-Marie et son cimetière des pirates.',
  },
  {
    words: /\b(?:canyons?|vasques?|piscines? naturelles?|ascension|sommet|betsileo|antemoro)\b/,
    circuit: 'sud',
    name: 'l’Isalo et le pic Boby',
    text: 'C’est le circuit Sud\u202f: les canyons et la piscine naturelle de l’Isalo, l’ascension du pic Boby et les villes de la RN7.',
  },
  {
    words: /\b(?:volcans?|geysers?|sculpteurs?|zafimaniry|rizieres?|villages? perches?|lacs?)\b/,
    circuit: 'centre',
    text: 'C’est le circuit Centre\u202f: les lacs volcaniques d’Itasy et de Tritriva, les rizières et les villages sculpteurs zafimaniry.',
  },
  {
    words: /\b(?:cacao|epices?|ylang|grottes?|kite\w*)\b/,
    circuit: 'nord',
    text: 'C’est le circuit Nord\u202f: la baie de Sakalava, la grotte et les tsingy de l’Ankarana, le cacao du Sambirano et le marché aux épices d’Hell-Ville.',
  },
  {
    words: /\bcatta\b/,
    circuit: 'sud',
    text: 'C’est le circuit Sud\u202f: les makis catta se voient à la réserve d’Anja et à l’Isalo.',
  },
  {
    words: /\bcameleons?\b/,
    circuit: 'nord',
    text: 'C’est le circuit Nord pour les minuscules caméléons de la Montagne d’Ambre. Le circuit Est en montre aussi, de nuit, à Andasibe, et le circuit Sud à Ranomafana.',
  },
  {
    words: /\b(?:lemuriens?|makis?)\b/,
    circuit: 'est',
    text: 'Le circuit Est est le plus sûr pour les lémuriens, avec les indris d’Andasibe. Le circuit Sud a les makis catta d’Anja et de l’Isalo, le Nord le maki macaco de Lokobe, l’Ouest les sifakas de Kirindy.',
  },
  {
    words: /\b(?:plages?|lagons?|mer|farniente|snorkeling|cocotiers)\b/,
    circuit: 'est',
    text: 'Pour la plage, prenez le circuit Est, qui finit à Sainte-Marie et à l’île aux Nattes, ou le circuit Nord, qui finit à Nosy Be. Le circuit Sud finit au lagon d’Ifaty et d’Anakao\u202f; le Centre n’a pas de plage.',
  },
]
