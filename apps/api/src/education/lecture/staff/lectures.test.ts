import { readStaffCourse } from '@hygiene/contracts/education/course/staff/read-staff-course'
import { saveCourseDraft } from '@hygiene/contracts/education/course/staff/save-course-draft'
import { addLecture } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { beginFilm } from '@hygiene/contracts/education/video/staff/begin-film'
import { convertFilmAgain } from '@hygiene/contracts/education/video/staff/convert-film-again'
import { declareNoCaptions } from '@hygiene/contracts/education/lecture/staff/declare-no-captions'
import { listStaffLectures } from '@hygiene/contracts/education/lecture/staff/list-staff-lectures'
import { playFilm } from '@hygiene/contracts/education/video/staff/play-film'
import { publishFilm } from '@hygiene/contracts/education/video/staff/publish-film'
import { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import { saveCaptions } from '@hygiene/contracts/education/lecture/staff/save-captions'
import { stopFilm } from '@hygiene/contracts/education/video/staff/stop-film'
import { FILM_LIMITS } from '@hygiene/domain'
import { addCourse, type TaughtCourse } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCourseDesk, rulesSent } from '../../../testing/course-desk.ts'
import { type FilmDesk, openFilmDesk } from '../../../testing/film-desk.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let desk: FilmDesk
let course: TaughtCourse
let lectureNo = 0

beforeAll(async () => {
  api = await startTestApi()
  api.clock.set('2026-11-21T10:00:00+09:00')
  desk = await openFilmDesk(api)
  const lectures = [60, 60, 60].map((minutes, at) => ({
    title: `${at + 1}강`,
    durationSeconds: minutes * 60,
    mediaKey: `old-${at + 1}`,
  }))
  course = await addCourse(api.database.db, { lectures })
})
afterAll(() => api.stop())
beforeEach(async () => {
  lectureNo = (await desk.client.call(addLecture, { title: '여름철 식중독' })).entity.lectureNo
})

const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:03.000\n손을 씻습니다.'
const filmOf = (filmNo: number) => api.database.db.lectureFilm.findUniqueOrThrow({ where: { filmNo } })
const update = (filmNo: number, data: object) =>
  api.database.db.lectureFilm.update({ where: { filmNo }, data })
const logged = (action: string) => api.database.db.auditEntry.count({ where: { action } })

describe('a new lecture', () => {
  it('has no film, stands in the list, and is in the log', async () => {
    const record = await desk.read(lectureNo)
    expect(record).toMatchObject({
      title: '여름철 식중독',
      filmEdition: 0,
      durationSeconds: 0,
      films: [],
      courses: [],
    })
    const { list } = (
      await desk.client.call(listStaffLectures, {
        filter: {},
        words: '여름철',
        sort: { by: 'lectureNo', isDescending: true },
      })
    ).entity
    expect(list.find((row) => row.lectureNo === lectureNo)).toMatchObject({ state: null, courseCount: 0 })
    expect(await logged(`addLecture ${lectureNo}`)).toBe(1)
  })

  it('is no choice for a course, and is refused in a draft, until its film is published', async () => {
    const courses = await openCourseDesk(api)
    const draft = await courses.draft(course.code.courseNo)
    const shown = await courses.read(draft.courseNo)
    expect(shown.lectures.map((one) => one.lectureNo)).not.toContain(lectureNo)
    const rules = rulesSent(shown.versions[0]!.rules)
    const save = () => courses.maker.call(saveCourseDraft, { ...draft, ...rules, lectureNos: [lectureNo] })
    expect((await save()).refusal).toBe('COURSE_LECTURE_WITHOUT_FILM')

    const filmNo = await desk.converted(lectureNo, 2700, 'ready')
    await desk.client.call(publishFilm, { filmNo })
    expect((await save()).code).toBe(1)
    const { lectures } = (await courses.maker.call(readStaffCourse, { courseNo: draft.courseNo })).entity
    expect(lectures.find((one) => one.lectureNo === lectureNo)).toMatchObject({ durationSeconds: 2700 })
  })

  it.each([
    ['no title', { title: ' ' }],
    ['a title of 101 letters', { title: '가'.repeat(101) }],
  ])('with %s is malformed', async (_case, sent) => {
    expect((await desk.client.call(addLecture, sent)).status).toBe(400)
  })
})

describe('a film', () => {
  it('is refused above 2 GB, for an unknown lecture, and where 20 GB wait already', async () => {
    const sent = {
      lectureNo,
      fileName: '1.mp4',
      fingerprint: 'a'.repeat(64),
      sizeBytes: FILM_LIMITS.bytes + 1,
    }
    expect((await desk.client.call(beginFilm, sent)).refusal).toBe('FILM_TOO_LARGE')
    expect((await desk.begin(999_999, Buffer.from('x'))).refusal).toBe('STAFF_LECTURE_NOT_FOUND')
    const others = Array.from({ length: 10 }, async () => {
      const other = (await desk.client.call(addLecture, { title: '큰 강의' })).entity.lectureNo
      return desk.client.call(beginFilm, { ...sent, lectureNo: other, sizeBytes: FILM_LIMITS.bytes })
    })
    const opened = (await Promise.all(others)).map(({ entity }) => entity.filmNo)
    expect((await desk.begin(lectureNo, Buffer.from('one more'))).refusal).toBe('FILM_STORE_FULL')
    for (const filmNo of opened) await desk.client.call(stopFilm, { filmNo })
  })

  it('goes from upload over captions to learners, and the list and the record say where it is', async () => {
    const filmNo = await desk.send(lectureNo, Buffer.from('a film'))
    expect((await desk.read(lectureNo)).films).toMatchObject([
      { filmNo, edition: 1, state: 'checking', receivedBytes: 6, isPlayable: false },
    ])
    await update(filmNo, { state: 'captions', durationSeconds: 6, convertedAt: api.clock.now() })
    expect((await desk.client.call(publishFilm, { filmNo })).refusal).toBe('FILM_NOT_READY')

    const saved = await desk.client.call(saveCaptions, { filmNo, captions: CAPTIONS })
    expect(saved.entity).toEqual({ state: 'ready', cues: 1 })
    expect((await desk.client.call(publishFilm, { filmNo })).entity).toEqual({ edition: 1 })
    const record = await desk.read(lectureNo)
    expect(record).toMatchObject({ filmEdition: 1, durationSeconds: 6, hasCaptions: true })
    const played = await desk.client.call(playFilm, { lectureNo, edition: 1 })
    const address = played.entity.captionPath ?? ''
    expect(await (await fetch(new URL(address, api.client.origin))).text()).toBe(CAPTIONS)
    expect(await logged(`publishFilm ${filmNo}`)).toBe(1)
  })

  it('goes on without captions for a reason that stays with it', async () => {
    const filmNo = await desk.converted(lectureNo, 6)
    const words = '화면에 모든 말이 적혀 있습니다'
    expect((await desk.client.call(declareNoCaptions, { filmNo, words })).entity).toEqual({ state: 'ready' })
    expect((await desk.client.call(declareNoCaptions, { filmNo, words })).refusal).toBe('FILM_NOT_CONVERTED')
    await desk.client.call(publishFilm, { filmNo })
    expect(await desk.read(lectureNo)).toMatchObject({
      hasCaptions: false,
      films: [{ needlessWords: words }],
    })
  })

  it('takes captions that browsers read, and tells what is wrong with others', async () => {
    const filmNo = await desk.converted(lectureNo, 6)
    const wrong = await desk.client.call(saveCaptions, {
      filmNo,
      captions: 'WEBVTT\n\n00:09.000 --> 00:12.000\n끝',
    })
    expect(wrong.refusal).toBe('CAPTIONS_WRONG')
    expect(wrong.message).toBe('자막 파일을 수정해주세요. 1번째 자막: 영상이 끝난 뒤의 시각입니다.')
    expect(await filmOf(filmNo)).toMatchObject({ state: 'captions', captionCues: null })
    const before = await desk.send(
      (await desk.client.call(addLecture, { title: '둘째' })).entity.lectureNo,
      Buffer.from('x'),
    )
    expect((await desk.client.call(saveCaptions, { filmNo: before, captions: CAPTIONS })).refusal).toBe(
      'FILM_NOT_CONVERTED',
    )
  })

  it('that failed is converted again once, and by another file after it is given up', async () => {
    const filmNo = await desk.send(lectureNo, Buffer.from('broken'))
    await update(filmNo, { state: 'failed', failure: 'noSound' })
    expect((await desk.read(lectureNo)).films).toMatchObject([{ state: 'failed', failure: 'noSound' }])
    const again = await Promise.all([1, 2].map(() => desk.client.call(convertFilmAgain, { filmNo })))
    expect(again.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual(['FILM_NOT_FAILED', 'done'])
    const payload = { equals: { filmNo } }
    expect(await api.database.db.outbox.count({ where: { kind: 'convert-film', payload } })).toBe(2)
    await desk.client.call(stopFilm, { filmNo })
    expect((await desk.client.call(stopFilm, { filmNo })).refusal).toBe('FILM_NOT_UNDER_WAY')
    expect((await desk.begin(lectureNo, Buffer.from('another'))).code).toBe(1)
  })

  it.each([publishFilm, stopFilm, convertFilmAgain])(
    'that is unknown is refused: $operation',
    async (contract) => {
      expect((await desk.client.call(contract, { filmNo: 999_999 })).refusal).toBe('FILM_NOT_FOUND')
    },
  )

  it('that is unknown takes no captions, nor does a lecture that is unknown open', async () => {
    const filmNo = 999_999
    expect((await desk.client.call(saveCaptions, { filmNo, captions: CAPTIONS })).refusal).toBe(
      'FILM_NOT_FOUND',
    )
    expect((await desk.client.call(declareNoCaptions, { filmNo, words: '없음' })).refusal).toBe(
      'FILM_NOT_FOUND',
    )
    expect((await desk.client.call(readStaffLecture, { lectureNo: filmNo })).refusal).toBe(
      'STAFF_LECTURE_NOT_FOUND',
    )
  })
})

describe('the film of a lecture that courses hold', () => {
  it('is not replaced by one that takes a course below its hours', async () => {
    const held = course.lectures[0]!.lectureNo
    const filmNo = await desk.converted(held, 3000, 'ready')
    expect((await desk.client.call(publishFilm, { filmNo })).refusal).toBe('FILM_TOO_SHORT')
    await update(filmNo, { durationSeconds: 3700 })
    expect((await desk.client.call(publishFilm, { filmNo })).entity).toEqual({ edition: 2 })
    const record = await desk.read(held)
    expect(record).toMatchObject({ filmEdition: 2, durationSeconds: 3700 })
    expect(
      record.films.map(({ edition, state, durationSeconds }) => [edition, state, durationSeconds]),
    ).toEqual([
      [2, 'published', 3700],
      [1, 'replaced', 3600],
    ])
  })

  it('published by two clicks is published once', async () => {
    const filmNo = await desk.converted(course.lectures[1]!.lectureNo, 3600, 'ready')
    const both = await Promise.all([1, 2].map(() => desk.client.call(publishFilm, { filmNo })))
    expect(both.map(({ refusal }) => refusal ?? 'done').toSorted()).toEqual(['FILM_NOT_READY', 'done'])
  })
})
