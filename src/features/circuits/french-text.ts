/** The French field of a record, else the plain one; null when both are blank. */
export function frenchText(french: string | null | undefined, plain: string | null | undefined): string | null {
  return [french, plain].find((text) => text?.trim()) ?? null
}
