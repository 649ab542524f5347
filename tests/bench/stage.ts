import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { createMockApi } from '#mocks/mock-api.ts'
import { buildMinimalApp, buildShells, buildSite } from '#tests/bench/builds.ts'
import { createCertificate } from '#tests/bench/certificate.ts'
import { type Host, openHost } from '#tests/bench/host.ts'
import { launchBrowser } from '#tests/bench/phone.ts'
import { scaledApi } from '#tests/bench/scale-lists.ts'
import { sizes } from '#tests/bench/scale.ts'
import { staticPages } from '#tests/bench/static-pages.ts'
import { readFolder } from '#tests/bench/stored-files.ts'
import type { Subject } from '#tests/bench/subjects.ts'

export type Stage = {
  browser: Browser
  hosts: Record<Subject, Host>
  /** The site again, by the size of its lists. */
  scaledHosts: ReadonlyMap<number, Host>
  close: () => Promise<void>
}

/** Builds the site and its floors, each on a host of its own. */
export async function setStage(): Promise<Stage> {
  const { siteFiles, shellFiles, minimalFiles } = await build()
  const certificate = createCertificate()
  const browser = await launchBrowser(certificate.spkiHash)
  const api = createMockApi().answer
  const site = await openHost(certificate, siteFiles, api)
  const hosts = {
    site,
    static: await openHost(certificate, await staticPages(siteFiles), api),
    minimal: await openHost(certificate, minimalFiles, api),
  }
  const scaledHosts = new Map<number, Host>()
  for (const size of sizes) scaledHosts.set(size, await openHost(certificate, shellFiles, scaledApi(size)))
  return {
    browser,
    hosts,
    scaledHosts,
    close: async () => {
      await browser.close()
      await Promise.all([...Object.values(hosts), ...scaledHosts.values()].map((host) => host.stop()))
    },
  }
}

/** The hosts serve from memory: the folder is needed no longer. */
async function build() {
  const folder = await mkdtemp(join(tmpdir(), 'dia-bench-'))
  try {
    await buildSite(join(folder, 'site'))
    await buildShells(join(folder, 'shells'))
    await buildMinimalApp(join(folder, 'minimal'))
    return {
      siteFiles: await readFolder(join(folder, 'site')),
      shellFiles: await readFolder(join(folder, 'shells')),
      minimalFiles: await readFolder(join(folder, 'minimal')),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
