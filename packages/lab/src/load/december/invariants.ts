import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Played } from './plan.ts'
import { SEATS } from './settings.ts'

/** Is when a load balancer drops an unresponsive process. */
const READY_WITHIN_MS = 2_000

export interface Truth {
  broken: string[]
  acknowledgedSeconds: number
  creditedSeconds: number
  seatsTaken: number
}

export async function askTruth(
  db: PrismaClient,
  sessionNo: number,
  { records, logins, applications, broken: answers }: Played,
  ready: { timesMs: readonly number[]; unready: number },
): Promise<Truth> {
  const broken = Object.entries(answers).map(([text, times]) => `${times} times ${text}`)
  const demand = (isKept: boolean, sentence: string) => void (isKept || broken.push(sentence))

  const rows = await db.lectureProgress.findMany({
    select: { enrolmentNo: true, lastSequence: true, creditedMs: true },
  })
  const kept = new Map(rows.map((row) => [row.enrolmentNo, row]))
  const lost = records.filter(([enrolmentNo, sequence, creditedMs]) => {
    const row = kept.get(enrolmentNo)
    return !row || row.lastSequence < sequence || row.creditedMs < creditedMs
  })
  demand(lost.length === 0, `records of ${lost.length} people were acknowledged and are not in the database`)

  const opened = await db.login.findMany({
    where: { member: { userId: { in: logins } } },
    select: { memberNo: true },
  })
  demand(
    new Set(opened.map(({ memberNo }) => memberNo)).size === logins.length,
    'a log-in was acknowledged and is not there',
  )

  const seats = await db.booking.findMany({
    where: { sessionNo, seat: { in: ['held', 'sold'] } },
    select: { applicationNo: true },
  })
  demand(seats.length <= SEATS, `${seats.length} seats are taken of ${SEATS}`)
  const owned = new Set<number>(seats.map(({ applicationNo }) => applicationNo))
  const unseated = applications.filter((applicationNo) => !owned.has(applicationNo))
  demand(unseated.length === 0, `${unseated.length} acknowledged seats are not there`)

  const slowest = Math.max(0, ...ready.timesMs)
  demand(slowest <= READY_WITHIN_MS, `/readyz took ${slowest.toFixed(0)} ms`)
  demand(ready.unready === 0, `/readyz said no ${ready.unready} times`)
  return {
    broken,
    acknowledgedSeconds: sum(records.map(([, , creditedMs]) => creditedMs)) / 1000,
    creditedSeconds: sum(rows.map(({ creditedMs }) => creditedMs)) / 1000,
    seatsTaken: seats.length,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0)
}
