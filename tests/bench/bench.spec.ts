import { test } from '@playwright/test'
import { circuit, home } from '#tests/bench/pages.ts'
import { newPhone } from '#tests/bench/phone.ts'
import { pageTable } from '#tests/bench/report.ts'
import { circuitRows, homeRows } from '#tests/bench/rows.ts'
import { type Sample, takeSample } from '#tests/bench/sample.ts'
import { scaleTable } from '#tests/bench/scale-report.ts'
import { measureScale, type Scale, sizes } from '#tests/bench/scale.ts'
import { setStage, type Stage } from '#tests/bench/stage.ts'
import { type Subject, subjectNames, subjects } from '#tests/bench/subjects.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 5)
if (!Number.isInteger(runs) || runs < 1) throw new Error('BENCH_RUNS is not a number of runs')
/** The scale series shows orders of magnitude: three runs tell as much as five. */
const scaleRuns = Math.min(runs, 3)

const results = [
  { page: home, rows: homeRows, samples: noSamples() },
  { page: circuit, rows: circuitRows, samples: noSamples() },
]
const scaled = new Map<number, Scale[]>(sizes.map((size) => [size, []]))

// A bar that does not hold is printed and fails nothing: no machine is the same twice.
test('measures', async () => {
  tell('builds the site and its floors')
  const stage = await setStage()
  try {
    // In turns, so that whatever else the machine does meanwhile hits all alike.
    for (let run = 1; run <= runs; run += 1) {
      await measurePages(stage, `run ${run} of ${runs}`)
      if (run <= scaleRuns) await measureSizes(stage, `run ${run} of ${scaleRuns}`)
    }
  } finally {
    await stage.close()
  }
  for (const { page, rows, samples } of results) {
    print(pageTable(`${page.name} (${page.path}), medians of ${runs}`, rows, samples))
    if (samples.site.some(({ offline }) => !offline)) print('No network: the browser could not load the page.\n')
  }
  print(scaleTable(scaled))
})

async function measurePages({ browser, hosts }: Stage, run: string) {
  for (const { page, samples } of results) {
    for (const subject of subjects) {
      tell(`${run}: ${page.path}, ${subjectNames[subject]}`)
      samples[subject].push(await takeSample(browser, subject, hosts[subject], page))
    }
  }
}

async function measureSizes({ browser, scaledHosts }: Stage, run: string) {
  for (const [size, host] of scaledHosts) {
    tell(`${run}: lists of ${size}`)
    const phone = await newPhone(browser)
    scaled.get(size)?.push(await measureScale(phone, host.origin))
    await phone.close()
  }
}

function noSamples(): Record<Subject, Sample[]> {
  return { site: [], static: [], minimal: [] }
}

function print(text: string) {
  process.stdout.write(`\n${text}`)
}

/** Beside the tables, so that they can be sent to a file alone. */
function tell(text: string) {
  process.stderr.write(`${new Date().toLocaleTimeString('fr-FR')} ${text}\n`)
}
