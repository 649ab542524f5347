/** Does `work` when no other tab does anything of the same name. Browsers that have no locks, or refuse them, do it at once. */
export async function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  let begun: Promise<Result> | undefined
  try {
    return await navigator.locks.request(name, () => (begun = work()))
  } catch (error) {
    if (begun) throw error
    return work()
  }
}
