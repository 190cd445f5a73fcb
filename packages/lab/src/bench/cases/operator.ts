import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '@hygiene/db/connect'
import { onServer } from '@hygiene/testing/postgres-template'
import { say } from '@hygiene/tooling/step'
import type { Finding } from '../finding.ts'
import { addTeaching, LECTURE_SECONDS } from '../growth-world.ts'
import { addLearnersOf } from '../operator/learners.ts'
import { openStage } from '../operator/stage.ts'
import { hashMs, sumOf, tableOf, walkAll } from '../operator/walk.ts'
import type { BenchEnvironment } from '../environment.ts'

/** Takes people and simulated seconds per second: OPERATOR_PEOPLE=100 OPERATOR_SPEED=60 pnpm bench operator. */
const PEOPLE = Number(process.env['OPERATOR_PEOPLE'] ?? 1_000)
const WARM = 20
const MOST_MS = 100

export async function benchOperator(environment: BenchEnvironment): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-operator-'))
  chmodSync(scratch, 0o755)
  const undo: (() => Promise<void> | void)[] = [() => rmSync(scratch, { recursive: true, force: true })]
  try {
    const url = await environment.addDatabase('operator')
    const { courseNo, lectureNos } = await addTeaching(url)
    const { db, close } = connectDatabase({ url })
    undo.push(close)
    const learners = await addLearnersOf(db, courseNo, 'operator', WARM + PEOPLE)
    await onServer(url, (client) => client.query('VACUUM ANALYZE'))
    const stage = await openStage(url, scratch, undo)
    const walk = (of: typeof learners, numbers: readonly number[]) =>
      walkAll(stage, environment.postgresPid, of, { numbers, seconds: LECTURE_SECONDS })
    await walk(learners.slice(0, WARM), lectureNos)
    await onServer(url, (client) => client.query('VACUUM ANALYZE'))
    const costs = await walk(learners.slice(WARM), lectureNos)
    const hash = await hashMs()
    for (const line of tableOf(costs, hash)) say(`  ${line}`)
    const total = costs.reduce((sum, cost) => sum + sumOf(cost), 0) - hash
    return [
      {
        what: `an operator from log-in to certificate, ${PEOPLE.toLocaleString('en')} of them, without the hash`,
        ours: `${(total / 1000).toFixed(3)} core-seconds`,
        floor: '',
        ratio: '',
        target: `≤ ${MOST_MS / 1000}`,
        isMet: total <= MOST_MS,
      },
    ]
  } finally {
    for (const end of undo.toReversed()) await end()
  }
}
