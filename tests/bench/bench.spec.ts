import { type Browser, test } from '@playwright/test'
import type { Host } from '#tests/bench/host.ts'
import { circuit, home } from '#tests/bench/pages.ts'
import { newPhone } from '#tests/bench/phone.ts'
import { pageTable } from '#tests/bench/report.ts'
import { circuitRows, homeRows } from '#tests/bench/rows.ts'
import { type Sample, type Subject, subjectNames, subjects, takeSample } from '#tests/bench/sample.ts'
import { sizes } from '#tests/bench/scale-lists.ts'
import { scaleTable } from '#tests/bench/scale-report.ts'
import { measureScale, type Scale } from '#tests/bench/scale.ts'
import { setUp, type Setup } from '#tests/bench/setup.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 5)
if (!Number.isInteger(runs) || runs < 1) throw new Error('BENCH_RUNS is not a number of runs')
/** The scale series shows orders of magnitude: three runs tell as much as five. */
const scaleRuns = Math.min(runs, 3)

const results = [
  { page: home, rows: homeRows, samples: noSamples<Sample>() },
  { page: circuit, rows: circuitRows, samples: noSamples<Sample>() },
]
const scaled = new Map(sizes.map((size) => [size, noSamples<Scale>()]))

// A missed limit is printed but does not fail the test, because no machine is the same twice.
test('measures', async () => {
  tell('builds the site and its baselines')
  const setup = await setUp()
  try {
    // In turns, so that whatever else the machine does meanwhile hits all alike.
    for (let run = 1; run <= runs; run += 1) {
      await measurePages(setup, `run ${run} of ${runs}`)
      if (run <= scaleRuns) await measureSizes(setup, `run ${run} of ${scaleRuns}`)
    }
  } finally {
    await setup.close()
  }
  for (const { page, rows, samples } of results) {
    print(pageTable(`${page.name} (${page.path}), medians of ${runs}`, rows, samples))
    if (samples.site.some(({ offline }) => !offline)) print('No network: the browser could not load the page.\n')
  }
  print(scaleTable(`Lists of so many places and routes, medians of ${scaleRuns}`, scaled))
  print('The static page is the same at every size: a list’s document with the ten cards that stand there first.\n')
})

async function measurePages({ browser, hosts }: Setup, run: string) {
  for (const { page, samples } of results) {
    for (const subject of subjects) {
      tell(`${run}: ${page.path}, ${subjectNames[subject]}`)
      samples[subject].push(await takeSample(browser, subject, hosts[subject], page))
    }
  }
}

async function measureSizes({ browser, scaledHosts, tenCardsHost }: Setup, run: string) {
  tell(`${run}: ten cards, ${subjectNames.static}`)
  const tenCards = await measureLists(browser, 'static', tenCardsHost)
  for (const [size, samples] of scaled) {
    samples.static.push(tenCards)
    for (const subject of ['site', 'minimal'] as const) {
      const host = scaledHosts.get(size)?.[subject]
      if (!host) throw new Error(`There are no lists of ${size}`)
      tell(`${run}: lists of ${size}, ${subjectNames[subject]}`)
      samples[subject].push(await measureLists(browser, subject, host))
    }
  }
}

async function measureLists(browser: Browser, subject: Subject, { origin }: Host): Promise<Scale> {
  const phone = await newPhone(browser)
  const scale = await measureScale(phone, subject, origin)
  await phone.close()
  return scale
}

function noSamples<Taken>(): Record<Subject, Taken[]> {
  return { site: [], static: [], minimal: [] }
}

function print(text: string) {
  process.stdout.write(`\n${text}`)
}

/** Beside the tables, so that they can be sent to a file alone. */
function tell(text: string) {
  process.stderr.write(`${new Date().toLocaleTimeString('fr-FR')} ${text}\n`)
}
