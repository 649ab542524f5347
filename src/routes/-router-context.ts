import type { QueryClient } from '@tanstack/react-query'
import type { AccessToken } from '#src/api/chat.ts'
import type { ApiClient } from '#src/api/client.ts'
import type { KeptCircuits } from '#src/storage/kept-circuits.ts'
import type { Visit } from '#src/lib/copy-age.ts'
import type { Keeper } from '#src/storage/stored-thing.ts'

/** What every route's loader and screen can reach. */
export type RouterContext = {
  queryClient: QueryClient
  client: ApiClient
  /** When what storage had is in the cache. */
  restored: Promise<void>
  /**
   * Empties memory and storage of the entity lists, and loads again what is on the screen. Rejects, and leaves everything, where
   * no network could bring them again.
   */
  clearCache: () => Promise<void>
  /** When this document was opened, and when the data was loaded that it came with. */
  visit: Visit
  /**
   * Resolves when all files are kept for visits without network, or never will be, to whether they are: nothing more urgent
   * is under way then.
   */
  siteKept: Promise<boolean>
  /** Resolves as `siteKept`, to what is true now: files that are missing are fetched again. */
  keepSite: () => Promise<boolean>
  /** What the traveller has asked to keep. */
  keptCircuits: KeptCircuits
  /** Finds the stored copies of the entity lists. */
  storedLists: Keeper
  /**
   * For whoever embeds the site in a page of his own that knows its visitors: asked at every question to the assistant,
   * which then carries what it returns as a bearer token. Nothing stores it; without it the chat is anonymous.
   */
  chatAccessToken?: AccessToken
}
