/** Answers a request as `fetch` does: rejects when no answer came or the request was aborted. */
export type Transport = (request: Request) => Promise<Response>

/**
 * The one seam between the site and its API. In maintenance mode the embedded mock answers inside the page and no
 * request leaves the browser. The condition is a build-time constant: with the mode off, no byte of the mock is built.
 */
export const transport: Transport =
  import.meta.env.VITE_MAINTENANCE_MODE === 'false'
    ? (request) => fetch(request)
    : async (request) => {
        const { respond } = await import('#mocks/respond.ts')
        return respond(request)
      }
