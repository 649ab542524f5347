import * as z from 'zod/mini'

/** Milliseconds since 1970, of which a date can be made. */
export const storedMoment = z.number().check(z.minimum(0), z.maximum(8.64e15))
