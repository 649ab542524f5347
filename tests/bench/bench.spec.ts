import { type Browser, test } from '@playwright/test'
import type { Host } from '#tests/bench/host.ts'
import { circuit, home } from '#tests/bench/pages.ts'
import { newPhone } from '#tests/bench/phone.ts'
import { pageTable } from '#tests/bench/report.ts'
import { circuitRows, homeRows } from '#tests/bench/rows.ts'
import { type Sample, type Subject, subjectNames, subjects, takeSample } from '#tests/bench/sample.ts'
import { sizes } from '#tests/bench/scale-lists.ts'
import { scaleTable } from '#tests/bench/scale-report.ts'
import { measureScale, type ScaleSample } from '#tests/bench/scale.ts'
import { setUp, type Setup } from '#tests/bench/setup.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 5)
if (!Number.isInteger(runs) || runs < 1) throw new Error('BENCH_RUNS must be a number of runs')
/** The scale series is about orders of magnitude, so three runs are enough. */
const scaleRuns = Math.min(runs, 3)

const results = [
  { page: home, rows: homeRows, samples: noSamples<Sample>() },
  { page: circuit, rows: circuitRows, samples: noSamples<Sample>() },
]
const scaleResults = new Map(sizes.map((size) => [size, noSamples<ScaleSample>()]))

// A missed limit is printed but does not fail the test, because results vary from machine to machine.
test('measures the site and its baselines', async () => {
  logProgress('building the site and its baselines')
  const setup = await setUp()
  try {
    // Interleaved, so that other load on the machine affects all of them alike.
    for (let run = 1; run <= runs; run += 1) {
      await measurePages(setup, `run ${run} of ${runs}`)
      if (run <= scaleRuns) await measureSizes(setup, `run ${run} of ${scaleRuns}`)
    }
  } finally {
    await setup.close()
  }
  for (const { page, rows, samples } of results) {
    print(pageTable(`${page.name} (${page.path}), medians of ${runs}`, rows, samples))
    if (samples.site.some(({ offline }) => !offline)) print('Offline, the browser could not load the page.\n')
  }
  print(scaleTable(`Lists by their number of places and routes, medians of ${scaleRuns}`, scaleResults))
  print('The static page is the same at every size: the document of a list with its first ten cards.\n')
})

async function measurePages({ browser, hosts }: Setup, run: string) {
  for (const { page, samples } of results) {
    for (const subject of subjects) {
      logProgress(`${run}: ${page.path}, ${subjectNames[subject]}`)
      samples[subject].push(await takeSample(browser, subject, hosts[subject], page))
    }
  }
}

async function measureSizes({ browser, scaledHosts, tenCardsHost }: Setup, run: string) {
  logProgress(`${run}: ten cards, ${subjectNames.static}`)
  const tenCards = await measureLists(browser, 'static', tenCardsHost)
  for (const [size, samples] of scaleResults) {
    samples.static.push(tenCards)
    for (const subject of ['site', 'minimal'] as const) {
      const host = scaledHosts.get(size)?.[subject]
      if (!host) throw new Error(`No host has lists of ${size}`)
      logProgress(`${run}: lists of ${size}, ${subjectNames[subject]}`)
      samples[subject].push(await measureLists(browser, subject, host))
    }
  }
}

async function measureLists(browser: Browser, subject: Subject, { origin }: Host): Promise<ScaleSample> {
  const phone = await newPhone(browser)
  const sample = await measureScale(phone, subject, origin)
  await phone.close()
  return sample
}

function noSamples<Value>(): Record<Subject, Value[]> {
  return { site: [], static: [], minimal: [] }
}

function print(text: string) {
  process.stdout.write(`\n${text}`)
}

/** Writes to stderr, so that stdout has nothing but the tables. */
function logProgress(text: string) {
  process.stderr.write(`${new Date().toLocaleTimeString('fr-FR')} ${text}\n`)
}
