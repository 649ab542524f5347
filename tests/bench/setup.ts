import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { createMockApi } from '#mocks/mock-api.ts'
import { buildMinimalApp, buildShells, buildSite } from '#tests/bench/builds.ts'
import { createCertificate } from '#tests/bench/certificate.ts'
import { type Host, openHost } from '#tests/bench/host.ts'
import { circuit, home, placesPath } from '#tests/bench/pages.ts'
import { launchBrowser } from '#tests/bench/phone.ts'
import { scaledApi, sizes } from '#tests/bench/scale-lists.ts'
import { staticPages } from '#tests/bench/static-pages.ts'
import { readFolder } from '#tests/bench/stored-files.ts'
import type { Subject } from '#tests/bench/sample.ts'

export type Setup = {
  browser: Browser
  hosts: Record<Subject, Host>
  /** The apps again, by the size of their lists. */
  scaledHosts: ReadonlyMap<number, ScaledHosts>
  /** The static page beside them: a list shows ten cards first, whatever its size. */
  tenCardsHost: Host
  close: () => Promise<void>
}

type ScaledHosts = Record<Exclude<Subject, 'static'>, Host>

/** Builds the site and its baselines, each on a host of its own. */
export async function setUp(): Promise<Setup> {
  const { siteFiles, tenCardsFiles, shellFiles, minimalFiles } = await build()
  const certificate = createCertificate()
  const browser = await launchBrowser(certificate.spkiHash)
  const api = createMockApi().answer
  const pages = await staticPages(siteFiles, [home.path, circuit.path, placesPath])
  const hosts = {
    site: await openHost(certificate, siteFiles, api),
    static: await openHost(certificate, pages, api),
    minimal: await openHost(certificate, minimalFiles, api),
  }
  const scaledHosts = new Map<number, ScaledHosts>()
  for (const size of sizes) {
    const lists = scaledApi(size)
    scaledHosts.set(size, {
      site: await openHost(certificate, shellFiles, lists),
      minimal: await openHost(certificate, minimalFiles, lists),
    })
  }
  const tenCardsHost = await openHost(certificate, await staticPages(tenCardsFiles, [placesPath]), api)
  const all = [hosts, ...scaledHosts.values()].flatMap((of) => Object.values(of))
  return {
    browser,
    hosts,
    scaledHosts,
    tenCardsHost,
    close: async () => {
      await browser.close()
      await Promise.all([...all, tenCardsHost].map((host) => host.stop()))
    },
  }
}

/** The hosts serve from memory: the folder is needed no longer. */
async function build() {
  const folder = await mkdtemp(join(tmpdir(), 'dia-bench-'))
  try {
    await buildSite(join(folder, 'site'), createMockApi().answer)
    await buildSite(join(folder, 'ten-cards'), scaledApi(10))
    await buildShells(join(folder, 'shells'))
    await buildMinimalApp(join(folder, 'minimal'))
    return {
      siteFiles: await readFolder(join(folder, 'site')),
      tenCardsFiles: await readFolder(join(folder, 'ten-cards')),
      shellFiles: await readFolder(join(folder, 'shells')),
      minimalFiles: await readFolder(join(folder, 'minimal')),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
