import { failOnConsoleNoise } from '#tests/fail-on-console-noise.ts'

failOnConsoleNoise()
