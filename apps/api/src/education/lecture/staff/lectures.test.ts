import { readStaffCourse } from '@hygiene/contracts/education/course/staff/read-staff-course'
import { saveCourseDraft } from '@hygiene/contracts/education/course/staff/save-course-draft'
import { addLecture } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { beginVideo } from '@hygiene/contracts/education/video/staff/begin-video'
import { convertVideoAgain } from '@hygiene/contracts/education/video/staff/convert-video-again'
import { declareNoCaptions } from '@hygiene/contracts/education/lecture/staff/declare-no-captions'
import { listStaffLectures } from '@hygiene/contracts/education/lecture/staff/list-staff-lectures'
import { playVideo } from '@hygiene/contracts/education/video/staff/play-video'
import { publishVideo } from '@hygiene/contracts/education/video/staff/publish-video'
import { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import { saveCaptions } from '@hygiene/contracts/education/lecture/staff/save-captions'
import { stopVideo } from '@hygiene/contracts/education/video/staff/stop-video'
import { VIDEO_LIMITS } from '@hygiene/domain/education/video/video-limits'
import { addCourse, type TaughtCourse } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCourseAdmin, rulesSent } from '../../../testing/course-admin.ts'
import { type VideoAdmin, openVideoAdmin } from '../../../testing/video-admin.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let admin: VideoAdmin
let course: TaughtCourse
let lectureNo = 0

beforeAll(async () => {
  api = await startTestApi()
  api.clock.set('2026-11-21T10:00:00+09:00')
  admin = await openVideoAdmin(api)
  const lectures = [60, 60, 60].map((minutes, at) => ({
    title: `${at + 1}강`,
    durationSeconds: minutes * 60,
    mediaKey: `old-${at + 1}`,
  }))
  course = await addCourse(api.database.db, { lectures })
})
afterAll(() => api.stop())
beforeEach(async () => {
  lectureNo = (await admin.client.call(addLecture, { title: '여름철 식중독' })).entity.lectureNo
})

const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:03.000\n손을 씻습니다.'
const videoOf = (videoNo: number) => api.database.db.lectureVideo.findUniqueOrThrow({ where: { videoNo } })
const update = (videoNo: number, data: object) =>
  api.database.db.lectureVideo.update({ where: { videoNo }, data })
const logged = (operation: string, subjectNo: number) =>
  api.database.db.auditEntry.count({ where: { operation, subjectNo } })

describe('a new lecture', () => {
  it('lists a lecture without a video and logs the addition', async () => {
    const record = await admin.read(lectureNo)
    expect(record).toMatchObject({
      title: '여름철 식중독',
      videoEdition: 0,
      durationSeconds: 0,
      videos: [],
      courses: [],
    })
    const { list } = (
      await admin.client.call(listStaffLectures, {
        filter: {},
        text: '여름철',
        sort: { by: 'lectureNo', isDescending: true },
      })
    ).entity
    expect(list.find((row) => row.lectureNo === lectureNo)).toMatchObject({ state: null, courseCount: 0 })
    expect(await logged('addLecture', lectureNo)).toBe(1)
  })

  it('offers no lecture to a course and refuses one in a draft until its video is published', async () => {
    const courses = await openCourseAdmin(api)
    const draft = await courses.draft(course.code.courseNo)
    const shown = await courses.read(draft.courseNo)
    expect(shown.lectures.map((one) => one.lectureNo)).not.toContain(lectureNo)
    const rules = rulesSent(shown.versions[0]!.rules)
    const save = () => courses.maker.call(saveCourseDraft, { ...draft, ...rules, lectureNos: [lectureNo] })
    expect((await save()).refusal).toBe('COURSE_LECTURE_WITHOUT_VIDEO')

    const videoNo = await admin.converted(lectureNo, 2700, 'ready')
    await admin.client.call(publishVideo, { videoNo })
    expect((await save()).code).toBe(1)
    const { lectures } = (await courses.maker.call(readStaffCourse, { courseNo: draft.courseNo })).entity
    expect(lectures.find((one) => one.lectureNo === lectureNo)).toMatchObject({ durationSeconds: 2700 })
  })

  it.each([
    ['no title', { title: ' ' }],
    ['a title of 101 letters', { title: '가'.repeat(101) }],
  ])('refuses a lecture with %s', async (_case, sent) => {
    expect((await admin.client.call(addLecture, sent)).status).toBe(400)
  })
})

describe('a video', () => {
  it('refuses a video above 2 GB, for an unknown lecture, or when 20 GB already wait', async () => {
    const sent = {
      lectureNo,
      fileName: '1.mp4',
      fingerprint: 'a'.repeat(64),
      sizeBytes: VIDEO_LIMITS.bytes + 1,
    }
    expect((await admin.client.call(beginVideo, sent)).refusal).toBe('VIDEO_TOO_LARGE')
    expect((await admin.begin(999_999, Buffer.from('x'))).refusal).toBe('STAFF_LECTURE_NOT_FOUND')
    const others = Array.from({ length: 10 }, async () => {
      const other = (await admin.client.call(addLecture, { title: '큰 강의' })).entity.lectureNo
      return admin.client.call(beginVideo, { ...sent, lectureNo: other, sizeBytes: VIDEO_LIMITS.bytes })
    })
    const opened = (await Promise.all(others)).map(({ entity }) => entity.videoNo)
    expect((await admin.begin(lectureNo, Buffer.from('one more'))).refusal).toBe('VIDEO_STORE_FULL')
    for (const videoNo of opened) await admin.client.call(stopVideo, { videoNo })
  })

  it('moves a video from upload over captions to learners and shows the state throughout', async () => {
    const videoNo = await admin.send(lectureNo, Buffer.from('a video'))
    expect((await admin.read(lectureNo)).videos).toMatchObject([
      { videoNo, edition: 1, state: 'checking', receivedBytes: 7, isPlayable: false },
    ])
    await update(videoNo, { state: 'captions', durationSeconds: 6, convertedAt: api.clock.now() })
    expect((await admin.client.call(publishVideo, { videoNo })).refusal).toBe('VIDEO_NOT_READY')

    const saved = await admin.client.call(saveCaptions, { videoNo, captions: CAPTIONS })
    expect(saved.entity).toEqual({ state: 'ready', cues: 1 })
    expect((await admin.client.call(publishVideo, { videoNo })).entity).toEqual({ edition: 1 })
    const record = await admin.read(lectureNo)
    expect(record).toMatchObject({ videoEdition: 1, durationSeconds: 6, hasCaptions: true })
    const played = await admin.client.call(playVideo, { lectureNo, edition: 1 })
    const address = played.entity.captionPath ?? ''
    expect(await (await fetch(new URL(address, api.client.origin))).text()).toBe(CAPTIONS)
    expect(await logged('publishVideo', videoNo)).toBe(1)
  })

  it('continues without captions and stores the reason with the video', async () => {
    const videoNo = await admin.converted(lectureNo, 6)
    const text = '화면에 모든 말이 적혀 있습니다'
    expect((await admin.client.call(declareNoCaptions, { videoNo, text })).entity).toEqual({ state: 'ready' })
    expect((await admin.client.call(declareNoCaptions, { videoNo, text })).refusal).toBe(
      'VIDEO_NOT_CONVERTED',
    )
    await admin.client.call(publishVideo, { videoNo })
    expect(await admin.read(lectureNo)).toMatchObject({
      hasCaptions: false,
      videos: [{ needlessText: text }],
    })
  })

  it('accepts captions that browsers read and says what is wrong with others', async () => {
    const videoNo = await admin.converted(lectureNo, 6)
    const wrong = await admin.client.call(saveCaptions, {
      videoNo,
      captions: 'WEBVTT\n\n00:09.000 --> 00:12.000\n끝',
    })
    expect(wrong.refusal).toBe('CAPTIONS_WRONG')
    expect(wrong.message).toBe('자막 파일을 수정해주세요. 1번째 자막: 영상이 끝난 뒤의 시각입니다.')
    expect(await videoOf(videoNo)).toMatchObject({ state: 'captions', captionCues: null })
    const before = await admin.send(
      (await admin.client.call(addLecture, { title: '둘째' })).entity.lectureNo,
      Buffer.from('x'),
    )
    expect((await admin.client.call(saveCaptions, { videoNo: before, captions: CAPTIONS })).refusal).toBe(
      'VIDEO_NOT_CONVERTED',
    )
  })

  it('converts a failed video again once and accepts another file once that one is given up', async () => {
    const videoNo = await admin.send(lectureNo, Buffer.from('broken'))
    await update(videoNo, { state: 'failed', failure: 'noSound' })
    expect((await admin.read(lectureNo)).videos).toMatchObject([{ state: 'failed', failure: 'noSound' }])
    const again = await Promise.all([1, 2].map(() => admin.client.call(convertVideoAgain, { videoNo })))
    expect(again.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual(['VIDEO_NOT_FAILED', 'done'])
    const payload = { equals: { videoNo } }
    expect(await api.database.db.outbox.count({ where: { kind: 'convert-video', payload } })).toBe(2)
    await admin.client.call(stopVideo, { videoNo })
    expect((await admin.client.call(stopVideo, { videoNo })).refusal).toBe('VIDEO_NOT_IN_PROGRESS')
    expect((await admin.begin(lectureNo, Buffer.from('another'))).code).toBe(1)
  })

  it.each([publishVideo, stopVideo, convertVideoAgain])(
    'refuses an unknown video at $operation',
    async (contract) => {
      expect((await admin.client.call(contract, { videoNo: 999_999 })).refusal).toBe('VIDEO_NOT_FOUND')
    },
  )

  it('accepts no captions for an unknown video and opens no unknown lecture', async () => {
    const videoNo = 999_999
    expect((await admin.client.call(saveCaptions, { videoNo, captions: CAPTIONS })).refusal).toBe(
      'VIDEO_NOT_FOUND',
    )
    expect((await admin.client.call(declareNoCaptions, { videoNo, text: '없음' })).refusal).toBe(
      'VIDEO_NOT_FOUND',
    )
    expect((await admin.client.call(readStaffLecture, { lectureNo: videoNo })).refusal).toBe(
      'STAFF_LECTURE_NOT_FOUND',
    )
  })
})

describe('the video of a lecture in use', () => {
  it('refuses a replacement that takes a course below its hours', async () => {
    const held = course.lectures[0]!.lectureNo
    const videoNo = await admin.converted(held, 3000, 'ready')
    expect((await admin.client.call(publishVideo, { videoNo })).refusal).toBe('VIDEO_TOO_SHORT')
    await update(videoNo, { durationSeconds: 3700 })
    expect((await admin.client.call(publishVideo, { videoNo })).entity).toEqual({ edition: 2 })
    const record = await admin.read(held)
    expect(record).toMatchObject({ videoEdition: 2, durationSeconds: 3700 })
    expect(
      record.videos.map(({ edition, state, durationSeconds }) => [edition, state, durationSeconds]),
    ).toEqual([
      [2, 'published', 3700],
      [1, 'replaced', 3600],
    ])
  })

  it('publishes a video once for two clicks', async () => {
    const videoNo = await admin.converted(course.lectures[1]!.lectureNo, 3600, 'ready')
    const both = await Promise.all([1, 2].map(() => admin.client.call(publishVideo, { videoNo })))
    expect(both.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual(['VIDEO_NOT_READY', 'done'])
  })
})
