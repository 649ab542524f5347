import Beasties from 'beasties'

/**
 * Beasties would drop these, since its selector engine cannot parse them. They are kept in every document, except those for paper,
 * hovering and opened details, for which the whole stylesheet is there in time.
 */
const unsupportedSelectors = /^(?!.*(?:print\\:|group-|:hover|\[open)).*(?::(?:has|is|not)\(|\\['&])/

const beasties = new Beasties({ logLevel: 'warn', keyframes: 'critical', allowRules: [unsupportedSelectors] })

/** The rules of a stylesheet that the markup needs. */
export async function criticalStyles(body: string, styles: string): Promise<string> {
  const document = await beasties.process(`<html><head><style>${styles}</style></head><body>${body}</body></html>`)
  const [, reduced = ''] = /<style>(.*?)<\/style>/s.exec(document) ?? []
  return reduced
}
