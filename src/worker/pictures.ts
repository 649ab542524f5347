import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js'
import { falseAfter } from '#src/lib/false-after.ts'
import { inTime } from '#src/storage/in-time.ts'
import { isHtml } from '#src/lib/is-html.ts'
import { keptAnswers } from '#src/storage/kept-files.ts'

/** Marks a picture that the browser is to fetch by itself. */
const handedBack = '#handed-back'
/** Milliseconds that the network may take before a kept picture is the better one. */
const timeoutMs = 3000

/** The site's own drawings, which the worker keeps, are answered before. */
export function showsPicture({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.destination === 'image' && url.hash !== handedBack
}

/** The network's, or that of a kept circuit where the network has none to show. */
export async function answerPicture({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  // Not asked a second time: the page has a drawing of its own for a picture that does not come.
  const asked = fetch(request, { redirect: 'manual' }).then(handBackIfElsewhere, () => Response.error())
  const answer = await Promise.race([asked, falseAfter(timeoutMs)])
  return answer && isPicture(answer) ? answer : ((await keptPicture(request)) ?? asked)
}

/** Our host may send a picture on to another, which a page may show and a worker may not even ask. */
function handBackIfElsewhere(response: Response): Response {
  return response.type === 'opaqueredirect' ? Response.redirect(response.url + handedBack) : response
}

function isPicture(response: Response): boolean {
  return response.ok && !isHtml(response)
}

async function keptPicture({ url }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  // A storage that fails or hangs must not take the picture away that the network has.
  const [answer] = await inTime(() => keptAnswers(pathname + search)).catch(() => [])
  return answer
}
