import { setTimeout as delay } from 'node:timers/promises'
import type { Reply } from '#mocks/listen.ts'

const page = { headers: { 'Content-Type': 'text/html' } }
/** JSON to the last character, so that all of it must be read: 40 MB. */
const heap = JSON.stringify('x'.repeat(40_000_000))

/** Every way in which an answer can be bad; `refused` is none at all, since nobody listens. */
export const faultKinds = {
  refused: 'refused',
  reset: () => 'reset',
  slow: 'slow',
  endless: () => new Response(trickle()),
  'cut in the middle': () => new Response(brokenOff()),
  '400': () => Response.json({ detail: 'Refusé.', error: 'Refusé.' }, { status: 400 }),
  '401': () => Response.json({}, { status: 401 }),
  '403': () => Response.json({}, { status: 403 }),
  '404': () => new Response('<h1>Not Found</h1>', { status: 404, ...page }),
  '429': () => Response.json({}, { status: 429, headers: { 'Retry-After': '7' } }),
  '500': () => new Response('<h1>Server Error</h1>', { status: 500, ...page }),
  '503': () => new Response('', { status: 503 }),
  HTML: () => new Response('<!doctype html><title>Wi-Fi de l’hôtel</title>', page),
  'truncated JSON': () => new Response('{"count": 5, "results": [{"id": 1, "na'),
  // A bare array is a list, and any object is the receipt of a message.
  'wrong envelope': ({ method }) => Response.json(method === 'GET' ? { items: [] } : ['ok']),
  'huge body': () => new Response(heap),
} as const satisfies Record<string, 'refused' | 'slow' | ((request: Request) => Reply)>

export type FaultKind = keyof typeof faultKinds

/** A body that goes on and on, and never says anything. */
function trickle() {
  return new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      await delay(100)
      stream.enqueue(new TextEncoder().encode(' '))
    },
  })
}

/** A body whose connection is lost after its first words. */
function brokenOff() {
  return new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"count": 5, "results": [')),
    pull: async (stream) => {
      await delay(50)
      stream.error(new Error('cut'))
    },
  })
}
