import { endWith } from '../launcher/end-with.ts'
import { say } from '../launcher/step.ts'
import { benchBoards } from './cases/boards.ts'
import { benchCampaign } from './cases/campaign.ts'
import { benchCertificate } from './cases/certificate.ts'
import { benchColdStart } from './cases/cold-start.ts'
import { benchDesk } from './cases/desk.ts'
import { benchExport } from './cases/export.ts'
import { benchFirstPicture } from './cases/first-picture.ts'
import { benchFirstScreen } from './cases/first-screen.ts'
import { benchGrowth } from './cases/growth.ts'
import { benchImport } from './cases/import.ts'
import { benchLicences } from './cases/licences.ts'
import { benchLogin } from './cases/login.ts'
import { benchLoginTiming } from './cases/login-timing.ts'
import { benchNight } from './cases/night.ts'
import { benchOpening } from './cases/opening.ts'
import { benchProgress } from './cases/progress.ts'
import { benchEnrolments, benchNotices, benchLoginCheck, benchStudyRoom } from './cases/reads.ts'
import { benchSeats } from './cases/seats.ts'
import { benchStatistics } from './cases/statistics.ts'
import { benchTraces } from './cases/traces.ts'
import type { Finding } from './finding.ts'
import { describeMachine, sayFinding, sayTable } from './report.ts'
import { type BenchTown, openTown } from './town.ts'

type Bench = (town: BenchTown) => Promise<Finding[]>

const BENCHES: Record<string, Bench> = {
  progress: benchProgress,
  // After the records: it takes the leases they are sent under.
  opening: benchOpening,
  seats: benchSeats,
  login: benchLogin,
  'login-timing': benchLoginTiming,
  notices: benchNotices,
  enrolments: benchEnrolments,
  session: benchLoginCheck,
  'study-room': benchStudyRoom,
  growth: benchGrowth,
  boards: benchBoards,
  desk: benchDesk,
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
}

const names = process.argv.slice(2)
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
async function runBench(name: string, bench: Bench, town: BenchTown): Promise<Finding[]> {
  say(`\n${name}`)
  try {
    const findings = await bench(town)
    for (const finding of findings) sayFinding(finding)
    return findings
  } catch (cause) {
    say(`  FAILED ${cause instanceof Error ? cause.message : String(cause)}`)
    process.exitCode = 1
    return []
  }
}

const since = performance.now()
say(describeMachine())
try {
  const town = await openTown(undo)
  const findings: Finding[] = []
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (names.length === 0 || names.includes(name)) findings.push(...(await runBench(name, bench, town)))
  }
  sayTable(findings)
  say(`\nMeasured in ${Math.round((performance.now() - since) / 1000)} s.`)
} finally {
  await stop()
}
// Signal watchers would keep the process; a missed target is a figure, not a failure.
process.exit()
