/** A promise that stays open until the test lets go of it: Promise.withResolvers, which Node 20 does not have. */
export function held() {
  let release = () => {}
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return { promise, release }
}
