import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { addCourse, addEnrolment, addPerson, type ContractClient, type TaughtCourse } from '@hygiene/testing'
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
async function student(wanted: Parameters<typeof addEnrolment>[3] = { status: 'paid' }) {
  people += 1
  const person = await addPerson(api.database.db, { userId: `viewer${people}` })
  const enrolment = await addEnrolment(api.database.db, person, course, wanted)
  const client = await api.logIn(person.userId)
  return { person, enrolment, client, enrolmentNo: enrolment.enrolmentNo }
}
const lectureNo = (at: number): number => course.lectures[at]?.lectureNo ?? 0

const open = (client: ContractClient, enrolmentNo: EnrolmentNo, more: object = {}) =>
  client.call(openLecture, { enrolmentNo, lectureNo: lectureNo(0), ...more })

async function statusOf(enrolmentNo: EnrolmentNo) {
  const { status } = await api.database.db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
  return status
}

describe('opening a lecture', () => {
  it('returns a signed address, the stored time and a lease, and starts a paid course', async () => {
    const { client, enrolmentNo } = await student({ status: 'paid', watchedSeconds: [600] })
    const { entity } = await client.call(openLecture, { enrolmentNo, lectureNo: lectureNo(0) })

    expect(entity.class).toMatchObject({ title: '식품위생법령과 영업자 준수사항', durationSeconds: 2700 })
    expect(entity.class.filePath).toMatch(/^\/media\/law\/\d+\/[\w-]{43}\/index\.m3u8$/)
    expect(entity.class.captionPath).toBe(entity.class.filePath.replace('index.m3u8', 'captions.vtt'))
    expect(entity.info).toEqual({ studyTime: 600, lectureNo: lectureNo(0), status: 2 })
    expect(entity.lease).toMatchObject({ lastSequence: 0, checkpointsPassed: 0 })
    expect(entity.next).toEqual({ lectureNo: lectureNo(1), title: '식중독 예방' })
    expect(await statusOf(enrolmentNo)).toBe('studying')
  })

  it('gives every student the same cacheable address within an hour', async () => {
    const [one, other] = [await student(), await student()]
    api.clock.set('2026-11-21T10:00:01+09:00')
    const early = (await open(one.client, one.enrolmentNo)).entity.class.filePath
    api.clock.set('2026-11-21T10:59:59+09:00')
    expect((await open(other.client, other.enrolmentNo)).entity.class.filePath).toBe(early)
    api.clock.set('2026-11-21T11:00:01+09:00')
    expect((await open(one.client, one.enrolmentNo)).entity.class.filePath).not.toBe(early)
  })

  it('refuses a finished lecture and leaves lease and progress unchanged', async () => {
    const { person, client, enrolmentNo } = await student({ status: 'studying', watchedSeconds: [2700] })
    const rows = async () => ({
      lease: await api.database.db.playerLease.findMany({ where: { memberNo: person.memberNo } }),
      progress: await api.database.db.lectureProgress.findMany({ where: { enrolmentNo } }),
    })
    const before = await rows()
    expect((await open(client, enrolmentNo)).refusal).toBe('LECTURE_FINISHED')
    expect(await rows()).toEqual(before)
    expect((await open(client, enrolmentNo, { lectureNo: lectureNo(1) })).code).toBe(1)
  })

  it('refuses a lecture of a completed course', async () => {
    const { client, enrolmentNo } = await student({ status: 'completed' })
    expect((await open(client, enrolmentNo)).refusal).toBe('LECTURE_FINISHED')
    expect(await statusOf(enrolmentNo)).toBe('completed')
  })
})

describe('one active player per person', () => {
  it('asks before a second player takes over and then credits the first one nothing', async () => {
    const { client, enrolmentNo } = await student()
    const first = await open(client, enrolmentNo)
    expect((await open(client, enrolmentNo)).refusal).toBe('PLAYER_OPEN_ELSEWHERE')

    const second = await open(client, enrolmentNo, { takeOver: 1 })
    api.clock.advance(10)
    const progress = await client.call(recordProgress, {
      enrolmentNo,
      lectureNo: lectureNo(0),
      studyTime: 10,
      status: 2,
      isStart: 1,
      leaseNo: first.entity.lease.leaseNo,
      sequence: 1,
      playedSeconds: 10,
    })
    expect(progress.refusal).toBe('LEASE_LOST')
    expect(second.entity.lease.leaseNo).not.toBe(first.entity.lease.leaseNo)
  })

  it('reopens without a question in the browser that holds the lease', async () => {
    const { client, enrolmentNo } = await student()
    const { leaseNo } = (await open(client, enrolmentNo)).entity.lease
    const reload = await open(client, enrolmentNo, { leaseNo })
    expect(reload.code).toBe(1)
    expect((await open(client, enrolmentNo, { leaseNo })).refusal).toBe('PLAYER_OPEN_ELSEWHERE')
  })

  it('frees a lease after 90 silent seconds and not before', async () => {
    const { client, enrolmentNo } = await student()
    await open(client, enrolmentNo)
    api.clock.advance(90)
    expect((await open(client, enrolmentNo)).refusal).toBe('PLAYER_OPEN_ELSEWHERE')
    api.clock.advance(1)
    expect((await open(client, enrolmentNo)).code).toBe(1)
  })

  it('frees the lease of a login that has ended', async () => {
    const { client, person, enrolmentNo } = await student()
    await open(client, enrolmentNo)
    const elsewhere = await api.logIn(person.userId)
    expect((await open(elsewhere, enrolmentNo)).code).toBe(1)
  })

  it('accepts a lease only together with its login', async () => {
    const { client, person, enrolmentNo } = await student()
    const { leaseNo } = (await open(client, enrolmentNo)).entity.lease
    await api.database.db.login.updateMany({
      where: { memberNo: person.memberNo },
      data: { applicationId: 'other' },
    })
    const elsewhere = await api.logIn(person.userId)
    expect((await open(elsewhere, enrolmentNo, { leaseNo })).refusal).toBe('PLAYER_OPEN_ELSEWHERE')
  })

  it('gives the lease to one of the players opened concurrently', async () => {
    const { client, enrolmentNo } = await student()
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(client, enrolmentNo)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ refusal }) => refusal === 'PLAYER_OPEN_ELSEWHERE')).toHaveLength(7)
  })
})

describe('refusals of an opening', () => {
  it.each([
    ['applied', 'NOT_PAID'],
    ['cancelled', 'ENROLMENT_ENDED'],
    ['refunded', 'ENROLMENT_ENDED'],
    ['expired', 'ENROLMENT_ENDED'],
  ] as const)('answers an enrolment that is %s with %s', async (status, refusal) => {
    const { client, enrolmentNo } = await student({ status })
    const answer = await client.call(openLecture, { enrolmentNo, lectureNo: lectureNo(0) })
    expect(answer.refusal).toBe(refusal)
  })

  it('closes the course at the end of the year before any job has marked the expiry', async () => {
    const { client, person, enrolmentNo } = await student()
    api.clock.set('2027-01-01T00:00:00+09:00')
    const today = await api.logIn(person.userId)
    const answer = await today.call(openLecture, { enrolmentNo, lectureNo: lectureNo(0) })
    expect(answer.refusal).toBe('ENROLMENT_ENDED')
    expect(client).toBeDefined()
  })

  it('refuses a stranger’s enrolment, a foreign lecture, a missing login and malformed input', async () => {
    const { enrolmentNo } = await student()
    const stranger = await student()
    const other = await addCourse(api.database.db, {
      industryType: 2,
      lectures: [{ title: '급식', durationSeconds: 60 }],
    })
    const elsewhere = other.lectures[0]?.lectureNo ?? 0

    const taken = await stranger.client.call(openLecture, { enrolmentNo, lectureNo: lectureNo(0) })
    expect(taken.refusal).toBe('ENROLMENT_NOT_FOUND')
    const wrong = { enrolmentNo: stranger.enrolmentNo, lectureNo: elsewhere }
    expect((await stranger.client.call(openLecture, wrong)).refusal).toBe('LECTURE_NOT_FOUND')
    expect((await api.client.call(openLecture, wrong)).refusal).toBe('LOGIN_REQUIRED')
    expect((await stranger.client.call(openLecture, { ...wrong, enrolmentNo: -1 })).status).toBe(400)
  })
})
