import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import { readBootPage } from '#src/lib/boot-page.ts'
import { isHtml } from '#src/lib/is-html.ts'
import { entry, files, shell } from '#src/worker/worker-build.ts'

/**
 * Fetches again what is missing of the files that are kept from the start: browsers that want space take some of them, and
 * nothing else would notice before there is no network. Resolves to whether all are there; rejects without a network, if
 * one is missing.
 */
export async function mendFiles(): Promise<boolean> {
  const cache = await caches.open(cacheNames.precache)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  let isWhole = true
  for (const { url } of files) {
    const key = getCacheKeyForURL(url)
    if (!key || kept.has(key)) continue
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the page goes first
    const response = await fetch(url, { priority: 'low' })
    // A copy, since no browser opens a page with what a host has sent elsewhere for.
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (response.ok && (await isOurs(url, response))) await cache.put(key, new Response(response.body, response))
    else isWhole = false
  }
  return isWhole
}

/** Hosts send a page for a file that they have no more, and the next build's shell. */
async function isOurs(url: string, response: Response): Promise<boolean> {
  if (url !== shell) return !isHtml(response)
  return readBootPage(await response.clone().text())?.entry === entry
}
