import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { createMockApi } from '#mocks/mock-api.ts'
import { buildMinimalApp, buildSite, buildSiteWithoutLists } from '#tests/bench/builds.ts'
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
  /** The hosts of the scale series, by the size of their lists. */
  scaledHosts: ReadonlyMap<number, ScaledHosts>
  /** The static page of the scale series. A list of any size first shows ten cards. */
  tenCardsHost: Host
  close: () => Promise<void>
}

type ScaledHosts = Record<Exclude<Subject, 'static'>, Host>

/** Builds the site and its baselines, and starts a host for each. */
export async function setUp(): Promise<Setup> {
  const { siteFiles, tenCardsFiles, filesWithoutLists, minimalFiles } = await build()
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
      site: await openHost(certificate, filesWithoutLists, lists),
      minimal: await openHost(certificate, minimalFiles, lists),
    })
  }
  const tenCardsHost = await openHost(certificate, await staticPages(tenCardsFiles, [placesPath]), api)
  const allHosts = [hosts, ...scaledHosts.values()].flatMap((group) => Object.values(group))
  return {
    browser,
    hosts,
    scaledHosts,
    tenCardsHost,
    close: async () => {
      await browser.close()
      await Promise.all([...allHosts, tenCardsHost].map((host) => host.stop()))
    },
  }
}

/** Returns the files of each build. The hosts serve them from memory, so the folder is only temporary. */
async function build() {
  const folder = await mkdtemp(join(tmpdir(), 'dia-bench-'))
  try {
    await buildSite(join(folder, 'site'), createMockApi().answer)
    await buildSite(join(folder, 'ten-cards'), scaledApi(10))
    await buildSiteWithoutLists(join(folder, 'without-lists'))
    await buildMinimalApp(join(folder, 'minimal'))
    return {
      siteFiles: await readFolder(join(folder, 'site')),
      tenCardsFiles: await readFolder(join(folder, 'ten-cards')),
      filesWithoutLists: await readFolder(join(folder, 'without-lists')),
      minimalFiles: await readFolder(join(folder, 'minimal')),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
