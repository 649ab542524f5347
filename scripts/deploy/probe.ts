import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Call = { method?: 'GET' | 'HEAD' | 'POST'; headers?: Record<string, string>; body?: string }

export type Probe = ReturnType<typeof createProbe>

/** Calls one server over connections that it keeps, counts the requests and collects the differences that it is told of. */
export function createProbe(url: string) {
  const agent = new Agent({ keepAlive: true })
  const differences: string[] = []
  let requests = 0

  async function call(path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
    requests += 1
    return new Promise((resolve, reject) => {
      request(url + path, { agent, method, headers }, (response) => {
        buffer(response).then(
          (content) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content }),
          reject,
        )
      })
        .on('error', reject)
        .end(body)
    })
  }

  function expectEqual(what: string, actual: unknown, expected: unknown) {
    const fits = expected instanceof RegExp ? expected.test(String(actual)) : actual === expected
    if (!fits) report(`${what}: ${String(actual)} instead of ${String(expected)}`)
  }

  function report(difference: string) {
    differences.push(difference)
  }

  /** Closes the connections. */
  function close() {
    agent.destroy()
    return { requests, differences }
  }

  return { url, call, expectEqual, report, close }
}
