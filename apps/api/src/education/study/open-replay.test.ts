import { openReplay } from '@hygiene/contracts/education/study/open-replay'
import { addCourse, addEnrolment, addPerson, type EnrolmentWanted, type TaughtCourse } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { everyRow } from '../../testing/every-row.ts'
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
async function student(wanted: EnrolmentWanted) {
  people += 1
  const person = await addPerson(api.database.db, { userId: `replayer${people}` })
  const { enrolmentNo } = await addEnrolment(api.database.db, person, course, wanted)
  return { person, client: await api.logIn(person.userId), enrolmentNo }
}
const lectureNo = (at: number): number => course.lectures[at]?.lectureNo ?? 0

describe('the replay of a lecture', () => {
  it('returns the files at a signed address and changes no row of any table', async () => {
    const { client, enrolmentNo } = await student({ status: 'completed' })
    const before = await everyRow(api.database.pool)
    const { code, entity } = await client.call(openReplay, { enrolmentNo, lectureNo: lectureNo(0) })
    expect(code).toBe(1)
    expect(entity.class).toMatchObject({ title: '식품위생법령과 영업자 준수사항', durationSeconds: 2700 })
    expect(entity.class.filePath).toMatch(/^\/media\/law\/\d+\/[\w-]{43}\/index\.m3u8$/)
    expect(entity.class.captionPath).toBe(entity.class.filePath.replace('index.m3u8', 'captions.vtt'))
    expect(entity.info).toEqual({ lectureNo: lectureNo(0) })
    expect(await everyRow(api.database.pool)).toEqual(before)
  })

  it('opens finished lectures of a course under study on two screens concurrently', async () => {
    const { client, enrolmentNo } = await student({ status: 'studying', watchedSeconds: [2700, 90] })
    const opened = () => client.call(openReplay, { enrolmentNo, lectureNo: lectureNo(0) })
    expect((await Promise.all([opened(), opened()])).map(({ code }) => code)).toEqual([1, 1])
    const unseen = await client.call(openReplay, { enrolmentNo, lectureNo: lectureNo(1) })
    expect(unseen.refusal).toBe('LECTURE_NOT_FINISHED')
  })

  it('opens the lectures of a completed course after its year', async () => {
    const { person, enrolmentNo } = await student({ status: 'completed' })
    api.clock.set('2027-03-01T10:00:00+09:00')
    const later = await api.logIn(person.userId)
    expect((await later.call(openReplay, { enrolmentNo, lectureNo: lectureNo(0) })).code).toBe(1)
  })
})

describe('refusals of a replay', () => {
  it.each([
    ['applied', 'NOT_PAID'],
    ['paid', 'LECTURE_NOT_FINISHED'],
    ['refunded', 'ENROLMENT_ENDED'],
    ['expired', 'ENROLMENT_ENDED'],
  ] as const)('answers a replay of an enrolment that is %s with %s', async (status, refusal) => {
    const { client, enrolmentNo } = await student({ status })
    expect((await client.call(openReplay, { enrolmentNo, lectureNo: lectureNo(0) })).refusal).toBe(refusal)
  })

  it('refuses a stranger’s course, a foreign lecture, a missing login and malformed input', async () => {
    const { enrolmentNo } = await student({ status: 'completed' })
    const stranger = await student({ status: 'completed' })
    const other = await addCourse(api.database.db, {
      industryType: 2,
      lectures: [{ title: '급식', durationSeconds: 60 }],
    })
    const taken = { enrolmentNo, lectureNo: lectureNo(0) }
    const wrong = { enrolmentNo: stranger.enrolmentNo, lectureNo: other.lectures[0]?.lectureNo ?? 0 }

    expect((await stranger.client.call(openReplay, taken)).refusal).toBe('ENROLMENT_NOT_FOUND')
    expect((await stranger.client.call(openReplay, wrong)).refusal).toBe('LECTURE_NOT_FOUND')
    expect((await api.client.call(openReplay, wrong)).refusal).toBe('LOGIN_REQUIRED')
    expect((await stranger.client.call(openReplay, { ...wrong, enrolmentNo: -1 })).status).toBe(400)
  })
})
