/** Resolves to false after so many milliseconds: for a race against what may never come. */
export function falseAfter(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds))
}
