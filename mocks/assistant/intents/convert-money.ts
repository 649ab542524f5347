import type { Message } from '#mocks/assistant/message.ts'
import { formatNumber } from '#src/lib/format.ts'

/** '25000 francs' are old Malagasy francs, five to an ariary. */
function convertFrancs({ text }: Message): string | undefined {
  const [, amount = ''] = /\b(\d[\d ]*) ?(?:francs?|fmg)\b(?! (?:suisses?|cfa|belges?|pacifique))/.exec(text) ?? []
  const francs = Number(amount.replaceAll(' ', ''))
  if (francs === 0) return undefined
  return `${formatNumber(francs)}\u202ffrancs malgaches font ${formatNumber(francs / 5)}\u202fariary.`
}

/** In ariary, as the answer about the exchange rate says. */
const euro = 5000
const dollar = 4500

const numberWords: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  cinq: 5,
  dix: 10,
  vingt: 20,
  cinquante: 50,
  cent: 100,
  mille: 1000,
}
const multiples: Readonly<Record<string, number>> = { k: 1000, mille: 1000, million: 1_000_000, millions: 1_000_000 }

const money = new RegExp(
  `(?<![\\p{L}\\d])(\\d[\\d .,\\u00a0\\u202f]*|${Object.keys(numberWords).join('|')})\\s*(?:(k|mille|millions?)(?!\\p{L}))?\\s*(?:d['’ ]|de )?(ariary|ar|mga|euros?|eur|€|dollars?|usd|\\$)(?!\\p{L})`,
  'u',
)

/** In which other currency the amount of a message is worth how much: '1 million d’ariary', '300 €'. */
export function convertMoney(message: Message): string | undefined {
  const [, amount = '', multiple = '', currency = ''] = money.exec(message.input.toLowerCase()) ?? []
  const count = (numberWords[amount] ?? readNumber(amount)) * (multiples[multiple] ?? 1)
  if (!(count > 0)) return convertFrancs(message)
  const makes = count === 1 ? 'vaut' : 'font'
  if (currency.startsWith('a') || currency === 'mga')
    return `${formatNumber(count)}\u202fAr font environ ${formatNumber(roundMoney(count / euro))}\u202f€, au cours de fin 2025.`
  const [rate, sign] = /^(?:e|€)/.test(currency) ? [euro, '€'] : [dollar, 'dollars']
  return `${formatNumber(count)}\u202f${sign} ${makes} environ ${formatNumber(count * rate)}\u202fAr, au cours de fin 2025.`
}

/** '1.000.000', '50 000', '12,5'. */
function readNumber(written: string): number {
  const digits = written.replaceAll(/[\s\u00a0\u202f]|[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
  return Number(digits)
}

/** To a tenth below ten euros. */
const roundMoney = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

const ariaryPrice = /(\d[\d\u202f]*)(?: (?:à|et) (\d[\d\u202f]*))?\u202fAr\b/g

const formatInEuros = (ariary: string) => formatNumber(roundMoney(readNumber(ariary) / euro))

/** An answer, with what its prices in ariary are in euros: '25 000 à 60 000 Ar (5 à 12 €)'. */
export function inEuros(text: string): string {
  return text.replaceAll(ariaryPrice, (range: string, from: string, to?: string) => {
    const euros = [from, to ?? []].flat().map(formatInEuros).join(' à ')
    return `${range} (${euros}\u202f€)`
  })
}
