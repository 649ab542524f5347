/** A promise that is pending until the test calls `release`. (Node 20 has no Promise.withResolvers.) */
export function held() {
  let release = () => {}
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return { promise, release }
}
