import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** The traveller does not prefer reduced motion, as in all other tests, until the test ends. */
export async function allowMotion() {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await emulate('no-preference')
  onTestFinished(async () => {
    await emulate('reduce')
  })
}
