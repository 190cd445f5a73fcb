import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { readStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/read-staff-enrolment'
import { changeLecture } from '@hygiene/contracts/education/lecture/staff/change-lecture'
import { playVideo } from '@hygiene/contracts/education/video/staff/play-video'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { openReplay } from '@hygiene/contracts/education/study/open-replay'
import { addCourse, addEnrolment, addExamQuestions, addPerson, type TaughtCourse } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CourseAdmin, openCourseAdmin } from '../../../testing/course-admin.ts'
import { type VideoAdmin, openVideoAdmin } from '../../../testing/video-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let videos: VideoAdmin
let courses: CourseAdmin
let course: TaughtCourse

beforeAll(async () => {
  api = await startTestApi()
  api.clock.set('2026-11-21T10:00:00+09:00')
  videos = await openVideoAdmin(api)
  courses = await openCourseAdmin(api)
  const lectures = [
    { title: '식품위생법령', durationSeconds: 9000, mediaKey: 'law', summary: '법령' },
    { title: '식중독', durationSeconds: 9000, mediaKey: 'food-poisoning' },
  ]
  course = await addCourse(api.database.db, { lectures, questionCount: 1 })
})
afterAll(() => api.stop())

const [FIRST, SECOND] = [0, 1] as const
const lectureNoOf = (at: 0 | 1) => course.lectures[at]?.lectureNo ?? 0
const give = (title: string, before: { title: string; summary: string }, lectureNo = lectureNoOf(FIRST)) =>
  videos.client.call(changeLecture, { lectureNo, title, summary: '새 설명', before, reason: '내용에 맞춤' })

describe('a new lecture title', () => {
  it('keeps the former title everywhere for those who have applied', async () => {
    const person = await addPerson(api.database.db, { userId: 'titles1' })
    const enrolment = { status: 'studying', watchedSeconds: [9000, 0] } as const
    const { enrolmentNo } = await addEnrolment(api.database.db, person, course, {
      ...enrolment,
      watchedSeconds: [...enrolment.watchedSeconds],
    })
    const client = await api.logIn(person.userId)
    const seen = async () => {
      const { list } = (await client.call(listLectures, { enrolmentNo })).entity
      const replay = await client.call(openReplay, { enrolmentNo, lectureNo: lectureNoOf(FIRST) })
      const opened = await client.call(openLecture, {
        enrolmentNo,
        lectureNo: lectureNoOf(SECOND),
        takeOver: 1,
      })
      const { resume } = (await client.call(fetchRecentEducation, {})).entity
      const admin = await courses.maker.call(readStaffEnrolment, { kind: 'online', number: enrolmentNo })
      return {
        room: list.map(({ title, summary }) => [title, summary]),
        replay: replay.entity.class.title,
        player: opened.entity.class.title,
        resume: resume?.title,
        admin: admin.entity.lectures.map(({ title }) => title),
      }
    }
    const before = await seen()
    expect(before).toMatchObject({
      replay: '식품위생법령',
      player: '식중독',
      admin: ['식품위생법령', '식중독'],
    })
    await give('식품위생법령과 준수사항', { title: '식품위생법령', summary: '법령' })
    await give('식중독 예방', { title: '식중독', summary: '' }, lectureNoOf(SECOND))
    api.clock.advance(1)
    expect(await seen()).toEqual(before)
  })

  it('shows the new title in the next version with difference, log entry and former text', async () => {
    const draft = await courses.draft(course.code.courseNo)
    const [next, running] = (await courses.read(draft.courseNo)).versions
    expect(next?.rules.lectures.map(({ title }) => title)).toEqual(['식품위생법령과 준수사항', '식중독 예방'])
    expect(running?.rules.lectures.map(({ title }) => title)).toEqual(['식품위생법령', '식중독'])
    expect(next?.differences).toMatchObject([
      { label: '강의 차례', before: '2강 300분: 식품위생법령, 식중독' },
    ])
    const record = await videos.read(lectureNoOf(FIRST))
    expect(record).toMatchObject({
      title: '식품위생법령과 준수사항',
      formerTitles: [{ title: '식품위생법령', summary: '법령' }],
    })
    expect(record.courses.map(({ title }) => title).toSorted()).toEqual([
      '식품위생법령',
      '식품위생법령과 준수사항',
    ])
    const action = { operation: 'changeLecture', subjectKind: 'lecture', subjectNo: lectureNoOf(FIRST) }
    expect(await api.database.db.auditEntry.findMany({ where: action })).toMatchObject([
      { reason: '내용에 맞춤' },
    ])
  })

  it('refuses an editor who saw other words and an unknown lecture', async () => {
    const before = { title: '식품위생법령', summary: '법령' }
    expect((await give('다른 이름', before)).refusal).toBe('LECTURE_TEXT_CHANGED')
    expect((await give('다른 이름', before, 999_999)).refusal).toBe('STAFF_LECTURE_NOT_FOUND')
    expect((await give('', before)).code).not.toBe(1)
  })

  it('ends the request of a course whose version would contain the new title', async () => {
    await addExamQuestions(api.database.db, 20)
    const seen = await courses.draft(course.code.courseNo, { passScore: 70 })
    const { approvalNo } = (await courses.ask(seen)).entity
    const before = { title: '식품위생법령과 준수사항', summary: '새 설명' }
    expect((await give('식품위생법 개정', before)).code).toBe(1)
    const approve = await courses.approver.call(approveChange, { approvalNo })
    expect(approve).toMatchObject({ refusal: 'APPROVAL_CHANGED', message: REFUSALS.APPROVAL_CHANGED.message })
    expect((await courses.read(seen.courseNo)).draft).not.toBeNull()
  })

  it('keeps a former title as written', async () => {
    const statement = `UPDATE "FormerTitle" SET "title" = '' WHERE "lectureNo" = $1`
    const change = api.database.db.$executeRawUnsafe(statement, lectureNoOf(FIRST))
    await expect(change).rejects.toThrow(/does not change/)
  })
})

const statusOf = async (path: string) => (await fetch(new URL(path, videos.client.origin))).status

describe('a video at the console', () => {
  it('plays a video by a signed address, published or not, and gives no credit', async () => {
    const lectureNo = lectureNoOf(FIRST)
    const before = await api.database.db.lectureProgress.findMany()
    const byHand = (await videos.client.call(playVideo, { lectureNo, edition: 1 })).entity
    expect(byHand).toMatchObject({
      durationSeconds: 9000,
      captionPath: expect.stringContaining('/media/law/'),
    })
    await videos.converted(lectureNo, 9100)
    const draft = (await videos.client.call(playVideo, { lectureNo, edition: 2 })).entity
    expect(draft).toMatchObject({ durationSeconds: 9100, captionPath: null })
    expect(draft.filePath).toMatch(/^\/media\/video-[\w-]+\/\d+\/[\w-]+\/index\.m3u8$/)
    expect(await statusOf(draft.filePath.replace(/\/\d+\//, '/9999999999/'))).toBe(403)
    const picture = (await videos.read(lectureNo)).videos[0]?.picturePaths[0] ?? ''
    for (const path of [draft.filePath, picture]) {
      const seconds = Number(path.split('/')[3]) - api.clock.now().getTime() / 1000
      expect(seconds).toBeGreaterThanOrEqual(600)
      expect(seconds).toBeLessThanOrEqual(900)
    }
    expect(await api.database.db.lectureProgress.findMany()).toEqual(before)
  })

  it('refuses a video before conversion, after its removal, and where none exists', async () => {
    const lectureNo = lectureNoOf(SECOND)
    const refusalOf = async (edition: number, of = lectureNo) =>
      (await videos.client.call(playVideo, { lectureNo: of, edition })).refusal
    const videoNo = await videos.send(lectureNo, Buffer.from('video'))
    expect(await refusalOf(2)).toBe('VIDEO_NOT_PLAYABLE')
    const gone = {
      state: 'replaced',
      durationSeconds: 1,
      replacedAt: new Date(),
      removedAt: new Date(),
    } as const
    await api.database.db.lectureVideo.update({ where: { videoNo }, data: gone })
    expect(await refusalOf(2)).toBe('VIDEO_REMOVED')
    expect(await refusalOf(7)).toBe('VIDEO_NOT_FOUND')
    expect(await refusalOf(1, 999_999)).toBe('STAFF_LECTURE_NOT_FOUND')
  })
})
