import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '@hygiene/tooling/step'
import { openAdmin } from '../admin-arms.ts'
import { writeAdminWorld } from '../admin-world.ts'
import type { Finding } from '../finding.ts'
import { inTurn, median } from '../in-turn.ts'
import { countFigures } from '../statistics-count.ts'
import { STATISTICS_QUESTIONS } from '../statistics-questions.ts'
import { SPREAD } from '../statistics-rows.ts'
import type { BenchEnvironment } from '../environment.ts'
import { writeInBulk } from '../write-in-bulk.ts'

const ENROLMENTS = Number(process.env['STATISTICS_ENROLMENTS'] ?? 1_000_000)
const A_MEMBER = 5
const ROUNDS = 5
const IN_A_ROUND = 10
const MS_AT_MOST = 100

export async function benchStatistics(environment: BenchEnvironment): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-statistics-'))
  const undo: (() => Promise<void>)[] = []
  try {
    const url = await environment.addDatabase('statistics')
    const members = ENROLMENTS / A_MEMBER
    const facts = await writeAdminWorld(url, members)
    await spread(url)
    await countFigures(url)
    const admin = await openAdmin(
      { url, members, facts, postgresPid: environment.postgresPid, scratch },
      undo,
    )
    const arms = STATISTICS_QUESTIONS.map((question) => () => admin.ask(question, 'ours', IN_A_ROUND))
    await inTurn(arms, 1)
    const rounds = await inTurn(arms, ROUNDS)
    const load = loadavg().map((one) => one.toFixed(1))
    say(`  load ${load.join(' ')}`)
    return STATISTICS_QUESTIONS.map(({ what }, at) => {
      const ms = median((rounds[at] ?? []).map((one) => one.ms))
      return {
        what: `${what}, ${ENROLMENTS.toLocaleString('en')} enrolments`,
        ours: `${ms.toFixed(1)} ms`,
        floor: '–',
        ratio: '–',
        target: `< ${MS_AT_MOST} ms`,
        isMet: ms < MS_AT_MOST,
      }
    })
  } finally {
    for (const end of undo.toReversed()) await end()
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}

const spread = (url: string): Promise<void> =>
  writeInBulk(url, async (client) => {
    for (const text of SPREAD) await client.query(text)
    await client.query('VACUUM ANALYZE')
  })
