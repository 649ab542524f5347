import Beasties from 'beasties'

/** What its selector engine does not understand, and would leave out: relations within brackets, quotes and & in class names. */
const beyondIt = [/:(?:has|is|not)\(/, /\\['&]/]

const beasties = new Beasties({ logLevel: 'warn', keyframes: 'critical', allowRules: beyondIt })

/** The part of a stylesheet that the markup needs. */
export async function criticalStyles(body: string, styles: string): Promise<string> {
  const document = await beasties.process(`<html><head><style>${styles}</style></head><body>${body}</body></html>`)
  const [, reduced = ''] = /<style>(.*?)<\/style>/s.exec(document) ?? []
  return reduced
}
