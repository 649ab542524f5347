import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** The traveller prefers reduced motion until the test ends. */
export async function reduceMotion() {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await emulate('reduce')
  onTestFinished(async () => {
    await emulate('no-preference')
  })
}
