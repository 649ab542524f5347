/** Bytes that file systems allow in a name, with room for what is added to it. */
const longestName = 200

/** Whether a slug, which the API may choose as it likes, is one segment of a path. */
export function canNameFile(slug: string): boolean {
  return /^(?!\.{1,2}$)[^/\\\0\p{Surrogate}]+$/u.test(slug) && Buffer.byteLength(slug) <= longestName
}
