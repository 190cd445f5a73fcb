import { creditProgress } from '@hygiene/domain/education/study/watch-credit'
import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import { watchStateOf } from '@hygiene/operations/education/study/judge-record'
import { addCourse, addEnrolment, addPerson, type TaughtCourse } from '@hygiene/testing'
import { openPlayer } from '@hygiene/testing/drive/test-player'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let course: TaughtCourse
const DURATION = 2700

beforeAll(async () => {
  api = await startTestApi()
  course = await addCourse(api.database.db)
})
afterAll(() => api.stop())
beforeEach(() => api.clock.set('2026-11-21T10:00:00+09:00'))

let people = 0
async function watcher() {
  people += 1
  const person = await addPerson(api.database.db, { userId: `forger${people}` })
  const { enrolmentNo } = await addEnrolment(api.database.db, person, course, { status: 'paid' })
  const client = await api.logIn(person.userId)
  const lecture = { enrolmentNo, lectureNo: course.lectures[0]?.lectureNo ?? 0 }
  return { client, lecture, player: await openPlayer(api, client, lecture) }
}
const stored = (lecture: { enrolmentNo: EnrolmentNo; lectureNo: LectureNo }) =>
  api.database.db.lectureProgress.findUniqueOrThrow({ where: { enrolmentNo_lectureNo: lecture } })

/** Allows for network jitter, and is the most that a forger can be ahead of the clock. */
const GRACE = 2

describe('forged progress', () => {
  it('credits no more than the clock for a whole lecture claimed at once', async () => {
    const { player } = await watcher()
    await player.send({ at: 0, played: 0 })
    const answer = await player.send({ at: DURATION, played: DURATION })
    expect(answer.entity.studyTime).toBeLessThanOrEqual(GRACE)
    expect((await player.send({ at: DURATION, played: DURATION, status: 1 })).refusal).toBe('NOT_YET_FULL')
  })

  it('credits no more than the clock for a jump to the end without playing', async () => {
    const { player } = await watcher()
    await player.send({ at: 0, played: 0 })
    api.clock.advance(60)
    const answer = await player.send({ at: DURATION - 1, played: 1 })
    expect(answer.entity.studyTime).toBeLessThanOrEqual(1 + GRACE)
    expect(answer.entity.reason).toBe('SKIPPED_AHEAD')
  })

  it('credits no more than the clock for 30 minutes at one and a half times the speed', async () => {
    const { player } = await watcher()
    await player.send({ at: 0, played: 0 })
    let credited = 0
    for (let minute = 1; minute <= 30; minute += 1) {
      api.clock.advance(60)
      credited = (await player.send({ at: minute * 90, played: 90 })).entity.studyTime
    }
    expect(credited).toBeLessThanOrEqual(1800 + GRACE)
  })

  it('credits no more than the clock for the same minute sent sixty times', async () => {
    const { player, lecture } = await watcher()
    await player.send({ at: 0, played: 0 })
    api.clock.advance(60)
    for (let copy = 0; copy < 60; copy += 1) await player.send({ at: 60, played: 60, sequence: 2 })
    expect((await stored(lecture)).creditedMs).toBe(60_000)
  })

  it('credits no more than the clock for sixty different minutes sent within one', async () => {
    const { player, lecture } = await watcher()
    await player.send({ at: 0, played: 0 })
    api.clock.advance(60)
    for (let minute = 1; minute <= 60; minute += 1) await player.send({ at: minute * 60, played: 60 })
    expect((await stored(lecture)).creditedMs).toBeLessThanOrEqual((60 + GRACE) * 1000)
  })

  it('credits no more than the clock for two players over ten minutes', async () => {
    const { client, lecture, player } = await watcher()
    const other = await openPlayer(api, client, lecture)
    let credited = 0
    await other.send({ at: 0, played: 0 })
    expect((await player.send({ at: 0, played: 0 })).refusal).toBe('LEASE_LOST')
    for (let minute = 1; minute <= 10; minute += 1) {
      api.clock.advance(60)
      credited = (await other.send({ at: minute * 60, played: 60 })).entity.studyTime
      expect((await player.send({ at: minute * 60, played: 60 })).refusal).toBe('LEASE_LOST')
    }
    expect(credited).toBe(600)
  })

  it('credits no more than the clock when the lease moves back and forth each minute', async () => {
    const { client, lecture } = await watcher()
    for (let minute = 0; minute < 10; minute += 1) {
      const player = await openPlayer(api, client, lecture)
      await player.send({ at: minute * 60, played: 0 })
      api.clock.advance(30)
      await player.send({ at: minute * 60 + 60, played: 60 })
    }
    expect((await stored(lecture)).creditedMs).toBeLessThanOrEqual((300 + GRACE) * 1000)
  })

  it('credits no more than the clock for replayed and reordered records of yesterday', async () => {
    const { player, lecture } = await watcher()
    await player.send({ at: 0, played: 0, sequence: 1 })
    api.clock.advance(60)
    await player.send({ at: 60, played: 60, sequence: 3 })
    const late = await player.send({ at: 120, played: 60, sequence: 2 })
    expect(late.entity).toMatchObject({ credited: 0, reason: 'ALREADY_RECORDED', lastSequence: 3 })
    const replayed = await player.send({ at: 60, played: 60, sequence: 3 })
    expect(replayed.entity).toMatchObject({ credited: 0, studyTime: 60 })
    expect((await stored(lecture)).creditedMs).toBe(60_000)
  })
})

describe('two concurrent copies of a record', () => {
  it('credits two concurrent copies once', async () => {
    const { player, lecture } = await watcher()
    await player.send({ at: 0, played: 0 })
    api.clock.advance(60)
    const copies = await Promise.all(
      Array.from({ length: 20 }, () => player.send({ at: 60, played: 60, sequence: 2 })),
    )
    expect(copies.filter(({ entity }) => entity.credited > 0)).toHaveLength(1)
    expect((await stored(lecture)).creditedMs).toBe(60_000)
  })

  it('credits two concurrent copies twice without the lock', async () => {
    const { player, lecture } = await watcher()
    await player.send({ at: 0, played: 0 })
    api.clock.advance(60)
    const progress = {
      leaseNo: player.leaseNo,
      sequence: 2,
      playedMs: 60_000,
      positionMs: 60_000,
      isPlaying: true,
      wantsFinish: false,
    }
    const [one, other] = [await stored(lecture), await stored(lecture)]
    const credited = [one, other].map(
      (row) => creditProgress(watchStateOf(row, DURATION), progress, api.clock.now()).creditedMs,
    )
    expect(credited).toEqual([60_000, 60_000])
  })
})

describe('contested players on two courses', () => {
  it('answers all records without a deadlock and credits no more than the clock', async () => {
    const { client, lecture } = await watcher()
    const { memberNo } = await api.database.db.onlineEnrolment.findUniqueOrThrow({
      where: { enrolmentNo: lecture.enrolmentNo },
    })
    const person = await api.database.db.member.findUniqueOrThrow({ where: { memberNo } })
    const second = await addEnrolment(api.database.db, person, course, {
      status: 'paid',
      licenceNo: `2021${1_000_000 + people}`,
    })
    const lectures = [lecture, { ...lecture, enrolmentNo: second.enrolmentNo }]
    for (let minute = 1; minute <= 5; minute += 1) {
      const players = await Promise.all(
        Array.from({ length: 8 }, (_, index) => openPlayer(api, client, lectures[index % 2] ?? lecture)),
      )
      await Promise.all(players.map((player) => player.send({ at: minute * 60, played: 0 })))
      api.clock.advance(60)
      const answers = await Promise.all(
        players.map(async (player, index) => {
          if (index === 0) await openPlayer(api, client, lectures[minute % 2] ?? lecture)
          return player.send({ at: minute * 60, played: 60 })
        }),
      )
      expect(answers.every(({ status }) => status === 200)).toBe(true)
    }
    const credited = await Promise.all(lectures.map(stored))
    expect(credited.reduce((sum, { creditedMs }) => sum + creditedMs, 0)).toBeLessThanOrEqual(
      (300 + 2 * GRACE) * 1000,
    )
  })
})
