/** Colours of src/app/tokens.css in the light scheme: a drawn file cannot read them there. */
export const palette = {
  dusk: '#e07a3f',
  forest: '#173f35',
  glow: '#f6cf86',
  ink: '#221a14',
  lagoon: '#0a6a73',
  laterite: '#9c3d22',
  print: '#fffbf1',
  raffia: '#c99a2e',
  vanilla: '#fbf4e6',
} as const
