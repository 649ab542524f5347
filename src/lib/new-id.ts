/** Not crypto.randomUUID: a site that is served over plain HTTP does not have it. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
