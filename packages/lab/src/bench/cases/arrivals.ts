import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '@hygiene/db/connect'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { buildPrograms } from '@hygiene/tooling/build-programs'
import { bundleOf } from '@hygiene/tooling/bundled-programs'
import { addWatchers } from '../../load/december/people.ts'
import {
  type Cost,
  describeCost,
  playRate,
  type Rate,
  RECORD_SECONDS,
  type Served,
} from '../arrivals/play.ts'
import { startChild } from '../child.ts'
import type { Finding } from '../finding.ts'
import { apiSettings, type BenchEnvironment } from '../environment.ts'

/** If set, also measures that bundle of another version before ours at each rate: ARRIVALS_API=<bundle>. */
const OTHER = process.env['ARRIVALS_API']
const PROCESSES = 2
/** Is the minimum share of planned calls answered in time. The last answers come after the last arrival. */
const KEPT_UP = 0.95
const RATES = [
  { perSecond: 500, seconds: 10, most: { commits: 1.1, cpuMs: null, p99Ms: 150 } },
  { perSecond: 2_000, seconds: 8, most: { commits: 1.1, cpuMs: 0.3, p99Ms: 150 } },
  { perSecond: 4_000, seconds: 6, most: { commits: 1.1, cpuMs: null, p99Ms: 1_000 } },
]
const WARM_UP = { perSecond: 500, seconds: 16 }

export async function benchArrivals(environment: BenchEnvironment): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-arrivals-'))
  const undo: (() => Promise<void> | void)[] = [
    () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }),
  ]
  try {
    const url = await environment.addDatabase('arrivals')
    const database = connectDatabase({ url, poolSize: 2 })
    undo.push(() => database.close())
    const { db } = database
    await buildPrograms(['apps/api/src/main.ts'])
    const ours = { name: 'ours', entry: bundleOf('apps/api/src/main.ts') }
    const versions = OTHER === undefined ? [ours] : [{ name: 'the other version', entry: OTHER }, ours]

    const records = [WARM_UP, ...RATES].reduce((sum, rate) => sum + recordsOf(rate), 0) * versions.length
    // Shuffles the watchers so that neighbours on a table page do not arrive together.
    const watchers = (await addWatchers(db, records))
      .map((watcher) => ({ watcher, order: Math.random() }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ watcher }) => watcher)
    await db.$executeRawUnsafe('VACUUM ANALYZE')

    let acknowledged = 0
    async function play(served: Served, rate: Rate): Promise<Cost> {
      const cost = await playRate(served, watchers.splice(0, recordsOf(rate)), rate)
      acknowledged += cost.acknowledged
      return cost
    }
    const settings = { ...apiSettings(url, scratch), RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' }
    const arms: Served[] = []
    for (const { name, entry } of versions) {
      const apis = []
      for (let place = 0; place < PROCESSES; place += 1) {
        const api = await startChild(entry, settings)
        undo.push(api.stop)
        apis.push(api)
      }
      const served = { name, apis, postgresPid: environment.postgresPid, db }
      arms.push(served)
      await play(served, WARM_UP)
    }

    const findings: Finding[] = []
    for (const rate of RATES) {
      const costs: Cost[] = []
      for (const served of arms) costs.push(await play(served, rate))
      findings.push(...judgeCost(rate, costs))
    }
    await demandStored(db, acknowledged)
    return findings
  } finally {
    for (const end of undo.toReversed()) await end()
  }
}

const recordsOf = ({ perSecond, seconds }: Rate) => perSecond * seconds

function judgeCost({ perSecond, most }: (typeof RATES)[number], costs: readonly Cost[]): Finding[] {
  const [cost, other] = costs.toReversed()
  if (!cost) return []
  const isCheap =
    cost.wrong.length === 0 &&
    cost.commits <= most.commits &&
    (most.cpuMs === null || cost.apiCpuMs + cost.postgresCpuMs <= most.cpuMs) &&
    Number(cost.p99) <= most.p99Ms &&
    cost.perSecond >= perSecond * KEPT_UP
  const cpu = most.cpuMs === null ? '' : `≤ ${most.cpuMs} CPU ms, `
  return [
    {
      what: `progress records as they arrive, ${perSecond.toLocaleString('en')}/s at two processes`,
      ours: describeCost(cost),
      floor: other ? `the other version: ${describeCost(other)}` : '',
      ratio: '',
      target: `${cpu}≤ ${most.commits} commits, p99 ≤ ${most.p99Ms} ms`,
      isMet: isCheap,
    },
  ]
}

async function demandStored(db: PrismaClient, count: number): Promise<void> {
  const stored = await db.lectureProgress.count({
    where: { lastSequence: 1, creditedMs: RECORD_SECONDS * 1000 },
  })
  if (stored < count) throw new Error(`${count} minutes were acknowledged and ${stored} are in the database.`)
}
