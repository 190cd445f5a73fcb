import { countDay } from '@hygiene/operations/staff/statistics/count-day'
import { checkStatistics } from '@hygiene/operations/staff/statistics/check-statistics'
import { countMarkedDays } from '@hygiene/operations/staff/statistics/count-marked-days'
import { countStops } from '@hygiene/operations/staff/statistics/count-stops'
import { addEnrolment, addPerson } from '@hygiene/testing'
import { dice } from '@hygiene/testing/drive/dice'
import { keptLines, recountLines } from '@hygiene/testing/scenarios/recount'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { happen, openWorld } from '../testing/statistics-world.ts'
import { countStatistics } from './count-statistics.ts'

const NOW = new Date('2026-01-20T01:00:00Z')
let scenario: TestWorker

beforeAll(async () => {
  scenario = await startTestWorker()
})
afterAll(() => scenario.stop())

const DAY = '2026-01-10'
const at = (time: string) => new Date(`${DAY}T${time}:00+09:00`)
const db = () => scenario.database.db
const kept = () => keptLines(db())
const again = () => recountLines(db())
const marks = () => db().statisticMark.count({ where: { day: new Date(DAY) } })

let people = 0
async function apply(time: string, sidoCode = '4100000000') {
  people += 1
  const { memberNo } = await addPerson(db(), { userId: `figure${people}` })
  const person = await db().member.update({ where: { memberNo }, data: { createdAt: at(time) } })
  return addEnrolment(db(), person, scenario.course, { status: 'paid', appliedAt: at(time), sidoCode })
}
const move = (enrolmentNo: number) =>
  db().onlineEnrolment.update({
    where: { enrolmentNo },
    data: { status: 'refunded', sidoCode: '2600000000' },
  })

async function whileCounting(sidoCode: string, work: (pid: number) => Promise<unknown>) {
  const { pool } = scenario.database
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const values = [DAY, scenario.course.code.courseNo, sidoCode]
    await client.query(
      `INSERT INTO "StatisticRow" VALUES ('steps', $1, $2, 0, $3, 'applied', 0, 1, 0)`,
      values,
    )
    const counting = Promise.allSettled([countDay(db(), DAY, NOW)])
    const waiting = async () => {
      const { rows } = await pool.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%StatisticRow%'`,
      )
      return rows[0]?.pid
    }
    let pid = await waiting()
    while (pid === undefined) pid = await waiting()
    await work(pid)
    await client.query('ROLLBACK')
    const [outcome] = await counting
    return outcome
  } finally {
    client.release()
  }
}

describe('figures by day', () => {
  it.each([1, 2, 3])(
    'counts the same as a recount after any events, early or late: world %d',
    async (seed) => {
      const copy = await startTestWorker()
      const { db: own } = copy.database
      const throwDice = dice(seed * 7919)
      const world = await openWorld(own, throwDice)
      try {
        for (let step = 0; step < 150; step += 1) {
          await happen(world)
          if (throwDice(12) === 0) await countMarkedDays(own, NOW)
        }
        await countMarkedDays(own, NOW)
        const lines = await recountLines(own)
        expect(lines.length).toBeGreaterThan(80)
        expect(await keptLines(own)).toEqual(lines)
        expect(await checkStatistics(own, NOW)).toEqual([])
      } finally {
        await copy.stop()
      }
    },
    60_000,
  )

  it('counts figures from nothing and again only where something changed', async () => {
    const enrolment = await apply('09:00')
    expect(await countStatistics({ ...scenario.deps, now: () => NOW })).toBeGreaterThan(0)
    expect(await kept()).toEqual(await again())
    expect(await countMarkedDays(db(), NOW)).toBe(0)
    await db().onlineEnrolment.update({
      where: { enrolmentNo: enrolment.enrolmentNo },
      data: { printedAt: NOW },
    })
    expect(await marks()).toBe(0)
    await move(enrolment.enrolmentNo)
    expect(await kept()).not.toEqual(await again())
    await countMarkedDays(db(), NOW)
    expect(await kept()).toEqual(await again())
  })

  it('keeps the day when a count is killed and counts the day on the next run', async () => {
    const enrolment = await apply('10:00')
    await countMarkedDays(db(), NOW)
    const before = await kept()
    await move(enrolment.enrolmentNo)
    await apply('10:30', '3000000000')
    const { status } = await whileCounting('3000000000', async (pid) =>
      scenario.database.pool.query('SELECT pg_terminate_backend($1)', [pid]),
    )
    expect(status).toBe('rejected')
    expect(await kept()).toEqual(before)
    await countMarkedDays(db(), NOW)
    expect(await kept()).toEqual(await again())
  })

  it('keeps a day whole on two concurrent counts', async () => {
    await apply('11:00')
    await countMarkedDays(db(), NOW)
    await apply('11:30')
    await Promise.all([1, 2, 3, 4].map(async () => countDay(db(), DAY, NOW)))
    expect(await kept()).toEqual(await again())
  })

  it('loses no change made during a count', async () => {
    const enrolment = await apply('12:00', '3100000000')
    const { status } = await whileCounting('3100000000', async () => move(enrolment.enrolmentNo))
    expect([status, (await marks()) > 0]).toEqual(['fulfilled', true])
    expect(await kept()).not.toEqual(await again())
    await countMarkedDays(db(), NOW)
    expect(await kept()).toEqual(await again())
  })

  it('reports a day that differs without a mark once a day and counts that day again', async () => {
    const morning = new Date('2026-01-21T01:00:00Z')
    await countMarkedDays(db(), morning)
    await db().statisticRow.updateMany({ where: { day: new Date(DAY) }, data: { counted: 999 } })
    expect(await checkStatistics(db(), new Date('2026-01-20T17:59:00Z'))).toBeNull()
    expect(await checkStatistics(db(), morning)).toEqual([DAY])
    expect(await checkStatistics(db(), morning)).toBeNull()
    expect(
      await db().statisticCheck.findUniqueOrThrow({ where: { checkedOn: new Date('2026-01-21') } }),
    ).toMatchObject({
      differing: [DAY],
    })
    await countMarkedDays(db(), morning)
    expect(await kept()).toEqual(await again())
  })

  it('counts study as stopped after thirty days without watching, once an hour', async () => {
    const quiet = new Date(NOW.getTime() - 30 * 86_400_000)
    const watched = async (
      time: string,
      lastProgressAt: Date,
      status: 'studying' | 'expired' = 'studying',
    ) => {
      const { enrolmentNo } = await apply(time)
      const rows = scenario.course.lectures.map(({ lectureNo }, place) => ({
        enrolmentNo,
        lectureNo,
        creditedMs: 1_270_000,
        lastProgressAt: new Date(lastProgressAt.getTime() + place),
      }))
      await db().lectureProgress.createMany({ data: rows })
      await db().onlineEnrolment.update({ where: { enrolmentNo }, data: { status } })
    }
    await watched('13:00', new Date(quiet.getTime() - 1000))
    await watched('13:01', quiet)
    await watched('13:02', NOW, 'expired')
    await db().statisticDay.deleteMany({})
    expect([await countStops(db(), NOW), await countStops(db(), NOW)]).toEqual([true, false])
    const [row, ...more] = await db().statisticRow.findMany({ where: { measure: 'stops' } })
    expect(more).toEqual([])
    expect(row).toMatchObject({ counted: 2, part: '20', size: scenario.course.lectures[1]?.lectureNo })
  })
})
