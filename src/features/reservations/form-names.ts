/** What tells the forms apart: their drafts, what they have sent and the receipts of it. */
export const homeForm = 'home'

export function circuitForm(slug: string): string {
  return `circuit/${slug}`
}
