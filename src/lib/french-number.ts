/**
 * '1 234,5', with at most so many decimals. As toLocaleString('fr-FR') prints it, but without the language's rules, which
 * take a slow phone 100 to 200 ms to load. What is too little for that is '< 0,1': nobody must take it for none.
 */
export function frenchNumber(value: number, decimals = 3): string {
  const scale = 10 ** decimals
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * scale)) / scale
  if (value > 0 && rounded === 0) return `<\u202f${frenchNumber(1 / scale, decimals)}`
  const [whole = '', fraction] = String(rounded).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u202f')
  return fraction ? `${grouped},${fraction}` : grouped
}
