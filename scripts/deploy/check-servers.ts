import { listen } from '#mocks/listen.ts'
import { createMockApi } from '#mocks/mock-api.ts'
import { checkSite } from '#scripts/deploy/check-site.ts'
import { startCaddy, startNginx } from '#scripts/deploy/servers.ts'

/** One mistake in a recipe causes many differences. */
const maxReportedPerServer = 20

const servers = [
  { name: 'nginx', packages: 'nginx-light libnginx-mod-http-brotli-static', start: startNginx },
  { name: 'Caddy', packages: 'caddy', start: startCaddy },
]

/** Starts each server in turn on loopback, with the mock API behind it. `passed` is false if something differs or none is installed. */
export async function checkServers(dist: string): Promise<{ passed: boolean; report: string }> {
  const api = await listen(createMockApi().answer)
  try {
    return await checkEach(dist, api.url)
  } finally {
    await api.close()
  }
}

async function checkEach(dist: string, apiUrl: string) {
  const lines: string[] = []
  let checked = 0
  let differing = 0
  for (const { name, packages, start } of servers) {
    const server = await start({ dist, apiUrl })
    if (!server) {
      lines.push(`${name} is not installed, so its recipe was not tried: apt-get install ${packages}`)
      continue
    }
    try {
      const { requests, differences } = await checkSite(server.url, dist)
      checked += 1
      differing += differences.length
      lines.push(`${server.version}: ${requests} requests, ${differences.length || 'no'} differences`)
      lines.push(...differences.slice(0, maxReportedPerServer).map((difference) => `  ${difference}`))
      if (differences.length > maxReportedPerServer)
        lines.push(`  and ${differences.length - maxReportedPerServer} more`)
    } finally {
      await server.stop()
    }
  }
  return { passed: checked > 0 && differing === 0, report: lines.join('\n') }
}
