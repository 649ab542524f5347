import { NetworkError } from '#src/api/errors.ts'

/** Code that comes with its first use; that it does not come is a fault of the network like any other. */
export function lateCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch((error: unknown) => {
    throw new NetworkError('The code of the call did not come', { cause: error, mayHaveArrived: false })
  })
}
