import { loadavg } from 'node:os'
import { connectDatabase } from '@hygiene/db/connect'
import { say } from '@hygiene/tooling/step'
import { CLOCK_WORK, type ClockWork } from '../clock-work.ts'
import type { Finding } from '../finding.ts'
import { openGrownServer } from '../grown-server.ts'

/** Runs a night over this many enrolments: CLOCK_ENROLMENTS=10000000 GROWTH_FOLDER=/tmp/growth pnpm bench clock-work. */
const ENROLMENTS = Number(process.env['CLOCK_ENROLMENTS'] ?? 1_000_000)
/** Limits a task to this share of its interval, and the nightly work to a sixth of an hour. */
const [SHARE, NIGHT_SECONDS] = [0.1, 600]

export async function benchClockWork(): Promise<Finding[]> {
  const undo: (() => Promise<void> | void)[] = []
  try {
    const { urls } = await openGrownServer([ENROLMENTS], undo)
    const { db, close } = connectDatabase({ url: urls.get(ENROLMENTS) ?? '', poolSize: 6 })
    undo.push(close)
    const findings: Finding[] = []
    for (const task of CLOCK_WORK) {
      const [first, again] = [await lap(task, db), await lap(task, db)]
      const most = Math.min(task.everySeconds * SHARE, NIGHT_SECONDS)
      const load = loadavg()[0]?.toFixed(0)
      say(`  ${task.name}: ${first.said}, again ${again.said} (load ${load})`)
      findings.push({
        what: `${task.name}, ${ENROLMENTS.toLocaleString('en')} enrolments`,
        ours: `${first.said}; again ${again.said}`,
        floor: '',
        ratio: '',
        target: `≤ ${most} s of ${task.everySeconds} s`,
        isMet: Math.max(first.seconds, again.seconds) <= most,
      })
    }
    return findings
  } finally {
    for (const end of undo.toReversed()) await end()
  }
}

async function lap(
  { run }: ClockWork,
  db: Parameters<ClockWork['run']>[0],
): Promise<{ seconds: number; said: string }> {
  const since = performance.now()
  const trouble = await run(db, new Date()).then(
    () => '',
    (error: unknown) => ` BROKEN ${String(error).replaceAll(/\s+/g, ' ').slice(0, 120)}`,
  )
  const seconds = (performance.now() - since) / 1000
  return { seconds: trouble ? Number.POSITIVE_INFINITY : seconds, said: `${seconds.toFixed(2)} s${trouble}` }
}
