import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { groupedProgress } from '@hygiene/operations/education/study/record-progress'
import { addCourse, addEnrolment, addPerson, type TaughtCourse } from '@hygiene/testing'
import { openPlayer } from '@hygiene/testing/drive/test-player'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

let people = 0
async function watcher() {
  people += 1
  const person = await addPerson(api.database.db, { userId: `clock${people}` })
  const { enrolmentNo } = await addEnrolment(api.database.db, person, course, { status: 'studying' })
  const client = await api.logIn(person.userId)
  const lecture = { enrolmentNo, lectureNo: course.lectures[0]?.lectureNo ?? 0 }
  const player = await openPlayer(api, client, lecture)
  await player.send({ at: 0, played: 0 })
  return { memberNo: person.memberNo, client, lecture, player }
}

interface Written {
  loginNo: string
  extendedAt: Date
  endedAt: Date | null
  loginBy: string
  progressBy: string
  leaseBy: string
}

async function writtenOf(memberNo: number): Promise<Written> {
  const { rows } = await api.database.pool.query<Written>(
    `SELECT l."loginNo", l."extendedAt", l."endedAt", l.xmin::text AS "loginBy", p.xmin::text AS "progressBy", a.xmin::text AS "leaseBy"
       FROM "Login" l JOIN "OnlineEnrolment" USING ("memberNo") JOIN "LectureProgress" p USING ("enrolmentNo")
       LEFT JOIN "PlayerLease" a USING ("memberNo") WHERE l."memberNo" = $1`,
    [memberNo],
  )
  if (!rows[0]) throw new Error('No login')
  return rows[0]
}

async function untilOneWaits(): Promise<void> {
  for (let isWaiting = false; !isWaiting; ) {
    const { rows } = await api.database.pool.query<{ count: number }>(
      `SELECT count(*)::int FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
    isWaiting = (rows[0]?.count ?? 0) > 0
  }
}

describe('the clock of the login of a progress record', () => {
  it('moves the login clock in the transaction that stores the record and the lease', async () => {
    const { memberNo, player } = await watcher()
    api.clock.advance(60)
    expect((await player.send({ at: 60, played: 60 })).entity.credited).toBe(60)
    const { extendedAt, loginBy, progressBy, leaseBy } = await writtenOf(memberNo)
    expect(extendedAt).toEqual(api.clock.now())
    expect([loginBy, leaseBy]).toEqual([progressBy, progressBy])
  })

  it('moves the login clocks in one transaction for all records that arrive together', async () => {
    const watchers = [await watcher(), await watcher(), await watcher()]
    api.clock.advance(60)
    const now = api.clock.now()
    const logins = await Promise.all(watchers.map(async ({ memberNo }) => writtenOf(memberNo)))
    const recordProgressTogether = groupedProgress(api.database.pool)
    const outcomes = await Promise.all(
      watchers.map(async ({ memberNo, lecture, player: { leaseNo } }, place) =>
        recordProgressTogether({
          memberNo,
          ...lecture,
          progress: {
            leaseNo,
            sequence: 2,
            playedMs: 60_000,
            positionMs: 60_000,
            isPlaying: true,
            wantsFinish: false,
          },
          ipAddress: '127.0.0.1',
          dueLoginNo: logins[place]?.loginNo ?? null,
          now,
        }),
      ),
    )
    expect(outcomes.map(({ refused }) => refused)).toEqual([null, null, null])
    const written = await Promise.all(watchers.map(async ({ memberNo }) => writtenOf(memberNo)))
    expect(new Set(written.flatMap(({ loginBy, progressBy }) => [loginBy, progressBy])).size).toBe(1)
    for (const { extendedAt } of written) expect(extendedAt).toEqual(now)
  })

  it('moves the login clock for a refused record and for a malformed one', async () => {
    const [refused, malformed] = [await watcher(), await watcher()]
    api.clock.advance(60)
    expect((await refused.player.send({ at: 60, played: 60, status: 1 })).refusal).toBe('NOT_YET_FULL')
    const sent = { ...malformed.lecture, studyTime: -1, isStart: 1, status: 2 } as const
    expect((await malformed.client.call(recordProgress, sent)).status).toBe(400)
    for (const { memberNo } of [refused, malformed]) {
      expect((await writtenOf(memberNo)).extendedAt).toEqual(api.clock.now())
    }
  })

  it('leaves a login clock that moved within the last seconds', async () => {
    const { memberNo, player } = await watcher()
    const before = await writtenOf(memberNo)
    api.clock.advance(10)
    await player.send({ at: 10, played: 10 })
    const after = await writtenOf(memberNo)
    expect([after.extendedAt, after.loginBy]).toEqual([before.extendedAt, before.loginBy])
  })

  it('does not wait with the lease for a login that a merge of accounts ends', async () => {
    const { memberNo, player } = await watcher()
    const before = await writtenOf(memberNo)
    api.clock.advance(60)
    const merge = await api.database.pool.connect()
    await merge.query('BEGIN')
    await merge.query(`UPDATE "Login" SET "endedAt" = now(), "endReason" = 'merged' WHERE "memberNo" = $1`, [
      memberNo,
    ])
    const record = player.send({ at: 60, played: 60 })
    await untilOneWaits()
    // Without SKIP LOCKED the two would deadlock here, and PostgreSQL would abort one.
    await merge.query('DELETE FROM "PlayerLease" WHERE "memberNo" = $1', [memberNo])
    await merge.query('COMMIT')
    merge.release()
    expect((await record).entity.credited).toBe(60)
    const after = await writtenOf(memberNo)
    expect(after.endedAt).not.toBeNull()
    expect(after.extendedAt).toEqual(before.extendedAt)
  })
})
