/** Milliseconds. A storage that says nothing for so long is taken for one that refuses. */
const defaultTimeoutMs = 2000

/** What the work comes to; fails when it fails or storage does not answer in `timeoutMs`. */
export function inTime<Result>(work: () => Result | Promise<Result>, timeoutMs = defaultTimeoutMs): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Storage does not answer')), timeoutMs)
    Promise.resolve()
      .then(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
