import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWith } from '@hygiene/tooling/end-with'
import { root } from '@hygiene/tooling/paths'
import { say } from '@hygiene/tooling/step'
import { describeMachine, describeMoment, sayFinding } from './report.ts'
import { type Bench, BENCHES } from './benches.ts'
import { type BenchEnvironment, openEnvironment } from './environment.ts'
import { type BenchRun, writeRuns } from './written-table.ts'

const asked = process.argv.slice(2)
const isWritten = asked.includes('--write')
const names = asked.filter((word) => word !== '--write')
const unknown = names.find((name) => !(name in BENCHES))
if (unknown) {
  process.stderr.write(`«${unknown}» is not measured. Measured are: ${Object.keys(BENCHES).join(', ')}.\n`)
  process.exit(2)
}

const undo: (() => Promise<void> | void)[] = []
async function stop(): Promise<void> {
  for (const end of undo.splice(0).toReversed()) await end()
}
endWith(stop)

async function runBench(bench: string, work: Bench, environment: BenchEnvironment): Promise<BenchRun> {
  const measured = describeMoment()
  say(`\n${bench} (${measured})`)
  try {
    const findings = await work(environment)
    for (const finding of findings) sayFinding(finding)
    return { bench, measured, findings }
  } catch (cause) {
    say(`  FAILED ${cause instanceof Error ? cause.message : String(cause)}`)
    process.exitCode = 1
    return { bench, measured, findings: [] }
  }
}

const DOCUMENT = join(root, 'docs/performance.md')

function writeDown(runs: readonly BenchRun[]): void {
  const document = readFileSync(DOCUMENT, 'utf8')
  writeFileSync(DOCUMENT, writeRuns(document, describeMachine(), Object.keys(BENCHES), runs))
  say(`\nWritten into ${DOCUMENT}.`)
}

const since = performance.now()
say(describeMachine())
try {
  const environment = await openEnvironment(undo)
  const runs: BenchRun[] = []
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (names.length === 0 || names.includes(name)) runs.push(await runBench(name, bench, environment))
  }
  if (isWritten) writeDown(runs)
  say(`\nMeasured in ${Math.round((performance.now() - since) / 1000)} s.`)
} finally {
  await stop()
}
// Exits explicitly, because signal watchers would keep the process. A missed target is a figure, not a failure.
process.exit()
