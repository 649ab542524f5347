/** A promise that stays open until the test lets go of it: Promise.withResolvers, which Node 20 does not have. */
export function held() {
  let release = () => {}
  const promise = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  return { promise, release }
}
