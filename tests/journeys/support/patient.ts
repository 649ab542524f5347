import { expect as hurried } from '#tests/journeys/support/site-test.ts'

/** For journeys that load many pages in a row: a machine that does other things too is no fault of the site. */
export const expect = hurried.configure({ timeout: 20_000 })
