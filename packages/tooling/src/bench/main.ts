import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWith } from '../launcher/end-with.ts'
import { root } from '../launcher/paths.ts'
import { say } from '../launcher/step.ts'
import { benchArrivals } from './cases/arrivals.ts'
import { benchAdminTable } from './cases/admin-table.ts'
import { benchBoards } from './cases/boards.ts'
import { benchCall } from './cases/call.ts'
import { benchCampaign } from './cases/campaign.ts'
import { benchCertificate } from './cases/certificate.ts'
import { benchClockWork } from './cases/clock-work.ts'
import { benchColdStart } from './cases/cold-start.ts'
import { benchAdmin } from './cases/admin.ts'
import { benchExport } from './cases/export.ts'
import { benchFirstPicture } from './cases/first-picture.ts'
import { benchFirstScreen } from './cases/first-screen.ts'
import { benchGrowth } from './cases/growth.ts'
import { benchImport } from './cases/import.ts'
import { benchLicences } from './cases/licences.ts'
import { benchLogin } from './cases/login.ts'
import { benchLoginTiming } from './cases/login-timing.ts'
import { benchNight } from './cases/night.ts'
import { benchOperator } from './cases/operator.ts'
import { benchOpening } from './cases/opening.ts'
import { benchProgress } from './cases/progress.ts'
import { benchEnrolments, benchNotices, benchLoginCheck, benchStudyRoom } from './cases/reads.ts'
import { benchResponses } from './cases/responses.ts'
import { benchSeats } from './cases/seats.ts'
import { benchStatistics } from './cases/statistics.ts'
import { benchTraces } from './cases/traces.ts'
import type { Finding } from './finding.ts'
import { describeMachine, describeMoment, sayFinding } from './report.ts'
import { type BenchEnvironment, openEnvironment } from './environment.ts'
import { type BenchRun, writeRuns } from './written-table.ts'

type Bench = (environment: BenchEnvironment) => Promise<Finding[]>

const BENCHES: Record<string, Bench> = {
  progress: benchProgress,
  arrivals: benchArrivals,
  // After the records: it takes the leases they are sent under.
  opening: benchOpening,
  seats: benchSeats,
  login: benchLogin,
  'login-timing': benchLoginTiming,
  notices: benchNotices,
  enrolments: benchEnrolments,
  session: benchLoginCheck,
  'study-room': benchStudyRoom,
  operator: benchOperator,
  growth: benchGrowth,
  'clock-work': benchClockWork,
  boards: benchBoards,
  admin: benchAdmin,
  call: benchCall,
  licences: benchLicences,
  export: benchExport,
  night: benchNight,
  import: benchImport,
  statistics: benchStatistics,
  campaign: benchCampaign,
  certificate: benchCertificate,
  traces: benchTraces,
  'cold-start': benchColdStart,
  'first-screen': benchFirstScreen,
  'first-picture': benchFirstPicture,
  responses: benchResponses,
  'admin-table': benchAdminTable,
}

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

/** One that breaks says why and leaves the others their turn. */
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
// Signal watchers would keep the process; a missed target is a figure, not a failure.
process.exit()
