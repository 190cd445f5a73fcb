import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { addCourse, addEnrolment, addPerson, type TaughtCourse, type EnrolmentWanted } from '@hygiene/testing'
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
async function student(wanted: EnrolmentWanted = { status: 'paid' }) {
  people += 1
  const person = await addPerson(api.database.db, { userId: `watcher${people}` })
  const { enrolmentNo } = await addEnrolment(api.database.db, person, course, wanted)
  return { person, enrolmentNo, client: await api.logIn(person.userId) }
}
const lectureNo = (at: number): number => course.lectures[at]?.lectureNo ?? 0

async function watcher(wanted?: EnrolmentWanted, at = 0) {
  const viewer = await student(wanted)
  const lecture = { enrolmentNo: viewer.enrolmentNo, lectureNo: lectureNo(at) }
  return { ...viewer, lecture, player: await openPlayer(api, viewer.client, lecture) }
}
const stored = (lecture: { enrolmentNo: EnrolmentNo; lectureNo: LectureNo }) =>
  api.database.db.lectureProgress.findUniqueOrThrow({ where: { enrolmentNo_lectureNo: lecture } })
const enrolmentOf = (enrolmentNo: EnrolmentNo) =>
  api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })

describe('watching', () => {
  it('credits a minute a minute, keeps the server’s own address, and renews the lease', async () => {
    const { client, player, lecture } = await watcher()
    await player.send({ at: 0, played: 0 })
    api.clock.advance(60)
    const { entity } = await player.send({ at: 60, played: 60 })
    expect(entity).toEqual({
      studyTime: 60,
      status: 2,
      credited: 60,
      lastSequence: 2,
      checkpointsPassed: 0,
      reason: null,
      sentence: null,
    })

    await client.call(recordProgress, {
      ...lecture,
      leaseNo: player.leaseNo,
      studyTime: 60,
      playedSeconds: 0,
      isStart: 1,
      status: 2,
      sequence: 3,
      ipAddress: '6.6.6.6',
    })
    expect((await stored(lecture)).lastIpAddress).toMatch(/127\.0\.0\.1$/)
    const lease = await api.database.db.playerLease.findFirstOrThrow({ where: { leaseNo: player.leaseNo } })
    expect(lease.seenAt).toEqual(api.clock.now())
  })

  it('resumes where the credit ends after a browser crash and on another day', async () => {
    const { client, player, lecture, person } = await watcher()
    expect(await player.play(0, 600)).toBe(600)
    api.clock.set('2026-11-22T09:00:00+09:00')
    const tomorrow = await api.logIn(person.userId)
    const opened = await tomorrow.call(openLecture, lecture)
    expect(opened.entity.info.studyTime).toBe(600)
    expect(client).not.toBe(tomorrow)
  })

  it('stops at the 40-minute mark until a pause and a play arrive', async () => {
    const { player } = await watcher({ status: 'studying', watchedSeconds: [2340] })
    expect(await player.play(2340, 120)).toBe(2400)
    const stopped = await player.send({ at: 2460, played: 0 })
    expect(stopped.entity).toMatchObject({ credited: 0, checkpointsPassed: 0 })

    await player.send({ at: 2400, played: 0, isStart: 0 })
    const confirmed = await player.send({ at: 2400, played: 0, isStart: 1 })
    expect(confirmed.entity.checkpointsPassed).toBe(1)
    api.clock.advance(30)
    expect((await player.send({ at: 2430, played: 30 })).entity.studyTime).toBe(2430)
  })

  it('says in one sentence why minutes did not count', async () => {
    const { player } = await watcher()
    await player.send({ at: 0, played: 0 })
    const { entity } = await player.send({ at: 600, played: 600 })
    expect(entity.reason).toBe('FASTER_THAN_CLOCK')
    expect(entity.sentence).toContain('보통 속도로 이어서 시청해야 합니다.')
  })
})

describe('a corrected clock that was a day ahead', () => {
  it.each(['in the same player', 'after opening again'])('continues to credit at once, %s', async (how) => {
    api.clock.advance(86_400)
    const { client, player, lecture } = await watcher()
    expect(await player.play(0, 63)).toBe(63)
    api.clock.advance(-86_400)

    const next = how === 'in the same player' ? player : await openPlayer(api, client, lecture)
    await next.send({ at: 63, played: 0 })
    for (const at of [66, 69, 72]) {
      api.clock.advance(3)
      expect((await next.send({ at, played: 3 })).entity).toMatchObject({ studyTime: at, reason: null })
    }
  })
})

describe('finishing', () => {
  it('finishes a lecture within two seconds of its end and the course with its last lecture', async () => {
    const { player, lecture, client, enrolmentNo } = await watcher({
      status: 'studying',
      watchedSeconds: [2640, 0],
    })
    await player.play(2640, 59)
    const ended = await player.send({ at: 2700, played: 0, status: 1, isStart: 0 })
    expect(ended.entity).toMatchObject({ studyTime: 2700, status: 1, reason: null })
    expect((await stored(lecture)).finishedAt).toEqual(api.clock.now())
    expect((await enrolmentOf(enrolmentNo)).status).toBe('studying')

    const last = { enrolmentNo, lectureNo: lectureNo(1) }
    await api.database.db.lectureProgress.create({ data: { ...last, creditedMs: 2_040_000 } })
    const second = await openPlayer(api, client, last)
    await second.play(2040, 60)
    await second.send({ at: 2100, played: 0, status: 1, isStart: 0 })
    expect(await enrolmentOf(enrolmentNo)).toMatchObject({ status: 'studied', studiedAt: api.clock.now() })
  })

  it('refuses an early finish, changes nothing, and accepts the minutes again', async () => {
    const { player, lecture } = await watcher()
    await player.send({ at: 0, played: 0 })
    const before = await stored(lecture)
    api.clock.advance(60)
    const early = await player.send({ at: 60, played: 60, status: 1 })
    expect(early.refusal).toBe('NOT_YET_FULL')
    expect(await stored(lecture)).toEqual(before)

    const honest = await player.send({ at: 60, played: 60, sequence: 2 })
    expect(honest.entity).toMatchObject({ credited: 60, status: 2 })
  })

  it('answers a repeated finish with the finished state', async () => {
    const { player } = await watcher({ status: 'studying', watchedSeconds: [2690] })
    await player.play(2690, 10)
    const once = await player.send({ at: 2700, played: 0, status: 1, sequence: 9 })
    const twice = await player.send({ at: 2700, played: 0, status: 1, sequence: 9 })
    expect(once.entity.status).toBe(1)
    expect(twice.entity).toMatchObject({ status: 1, credited: 0, studyTime: 2700 })
  })
})

describe('refusals of a progress record', () => {
  const progress = { studyTime: 1, status: 2, isStart: 1, sequence: 1, playedSeconds: 1 } as const
  const leaseNo = '0b6f6f0e-8f4c-4a3e-9d7a-111111111111'

  it('finds no record of another person', async () => {
    const { player, lecture } = await watcher()
    const stranger = await student()
    const answer = await stranger.client.call(recordProgress, {
      ...progress,
      ...lecture,
      leaseNo: player.leaseNo,
    })
    expect(answer.refusal).toBe('ENROLMENT_NOT_FOUND')
  })

  it.each([
    ['applied', 'NOT_PAID'],
    ['refunded', 'ENROLMENT_ENDED'],
    ['expired', 'ENROLMENT_ENDED'],
    ['paid', 'LEASE_LOST'],
  ] as const)(
    'answers a record for a course that is %s and was never opened with %s',
    async (status, refusal) => {
      const { client, enrolmentNo } = await student({ status })
      const answer = await client.call(recordProgress, {
        ...progress,
        enrolmentNo,
        lectureNo: lectureNo(0),
        leaseNo,
      })
      expect(answer.refusal).toBe(refusal)
    },
  )

  it('stops crediting a course refunded during playback', async () => {
    const { player, enrolmentNo } = await watcher()
    await player.send({ at: 0, played: 0 })
    await api.database.db.onlineEnrolment.update({ where: { enrolmentNo }, data: { status: 'refunded' } })
    api.clock.advance(60)
    expect((await player.send({ at: 60, played: 60 })).refusal).toBe('ENROLMENT_ENDED')
  })

  it('refuses a lecture of another course, a missing login and malformed input', async () => {
    const { client, enrolmentNo } = await student()
    const wrong = { ...progress, enrolmentNo, lectureNo: 999_999, leaseNo }
    expect((await client.call(recordProgress, wrong)).refusal).toBe('LECTURE_NOT_FOUND')
    expect((await api.client.call(recordProgress, wrong)).refusal).toBe('LOGIN_REQUIRED')
    expect((await client.call(recordProgress, { ...wrong, studyTime: 'NaN' })).status).toBe(400)
    expect((await client.call(recordProgress, { ...wrong, leaseNo: 'mine' })).status).toBe(400)
    expect((await client.call(recordProgress, { ...wrong, playedSeconds: -60 })).status).toBe(400)
  })
})
