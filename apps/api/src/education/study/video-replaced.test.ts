import { publishVideo } from '@hygiene/contracts/education/video/staff/publish-video'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { addCourse, addEnrolment, addPerson, type TaughtCourse } from '@hygiene/testing'
import { openPlayer } from '@hygiene/testing/drive/test-player'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type VideoAdmin, openVideoAdmin } from '../../testing/video-admin.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let admin: VideoAdmin
let course: TaughtCourse
let people = 0
let turn = 0

beforeAll(async () => {
  api = await startTestApi()
  api.clock.set('2026-11-21T10:00:00+09:00')
  admin = await openVideoAdmin(api)
})
afterAll(() => api.stop())
beforeEach(async () => {
  turn += 1
  // Each test uses its own lectures, with more time than the law requires.
  const lectures = [600, 24_000].map((durationSeconds, at) => ({
    title: '식품위생법령',
    durationSeconds,
    mediaKey: `by-hand-${turn}-${at}`,
  }))
  const industryType = ([1, 2, 3] as const)[turn % 3] ?? 1
  course = await addCourse(api.database.db, { industryType, salesType: turn > 3 ? 1 : 2, lectures })
})

async function watcher(watched: number) {
  people += 1
  const person = await addPerson(api.database.db, { userId: `video${people}` })
  const { enrolmentNo } = await addEnrolment(api.database.db, person, course, {
    status: 'studying',
    watchedSeconds: [watched, 0],
  })
  const client = await api.logIn(person.userId)
  const lecture = { enrolmentNo, lectureNo: course.lectures[0]!.lectureNo }
  return { client, lecture, player: await openPlayer(api, client, lecture) }
}
const creditOf = async (lecture: { enrolmentNo: number; lectureNo: number }) =>
  api.database.db.lectureProgress.findUniqueOrThrow({ where: { enrolmentNo_lectureNo: lecture } })

async function replacedBy(durationSeconds: number): Promise<void> {
  const videoNo = await admin.converted(course.lectures[0]!.lectureNo, durationSeconds, 'ready')
  expect((await admin.client.call(publishVideo, { videoNo })).entity).toEqual({ edition: 2 })
}

describe('a video replaced during playback', () => {
  it.each([
    ['a shorter', 300],
    ['a longer', 1200],
  ])(
    'keeps every second of fifty people under %s video and finishes those near the old end',
    async (_case, seconds) => {
      const watchers = []
      for (let at = 0; at < 50; at += 1) watchers.push(await watcher(at < 25 ? 535 : 100))
      const starts = await Promise.all(
        watchers.map(({ player }, at) => player.send({ at: at < 25 ? 535 : 100, played: 0 })),
      )
      expect(starts.map(({ code }) => code)).toEqual(starts.map(() => 1))
      api.clock.advance(60)
      const videoNo = await admin.converted(course.lectures[0]!.lectureNo, seconds, 'ready')
      const [answers] = await Promise.all([
        Promise.all(
          watchers.map(({ player }, at) => player.send({ at: (at < 25 ? 535 : 100) + 60, played: 60 })),
        ),
        admin.client.call(publishVideo, { videoNo }),
      ])
      expect(answers.map(({ entity }) => [entity.credited, entity.reason])).toEqual(
        answers.map(() => [60, null]),
      )
      api.clock.advance(5)
      const ends = await Promise.all(
        watchers.slice(0, 25).map(({ player }) => player.send({ at: 600, played: 5, status: 1 })),
      )
      expect(ends.map(({ entity }) => [entity.studyTime, entity.status])).toEqual(ends.map(() => [600, 1]))
      api.clock.advance(55)
      const on = await Promise.all(
        watchers.slice(25).map(({ player }) => player.send({ at: 220, played: 60 })),
      )
      expect(on.map(({ entity }) => entity.studyTime)).toEqual(on.map(() => 220))
    },
  )
})

describe('a lecture opened again after its video was replaced', () => {
  it('keeps the credit and continues in the new video from there to its own end', async () => {
    const { client, lecture, player } = await watcher(100)
    expect(await player.play(100, 60)).toBe(160)
    await replacedBy(900)
    const opened = (await client.call(openLecture, { ...lecture, leaseNo: player.leaseNo })).entity
    expect(opened.class).toMatchObject({
      durationSeconds: 900,
      filePath: expect.stringContaining('/media/video-'),
    })
    expect(opened.info.studyTime).toBe(160)
    const again = await openPlayer(api, client, lecture)
    await again.play(160, 738)
    const end = await again.send({ at: 900, played: 2, status: 1 })
    expect(end.entity).toMatchObject({ studyTime: 900, status: 1 })
  })

  it('keeps credit beyond the length of the new video and ends the lecture with a record', async () => {
    const { client, lecture } = await watcher(500)
    await replacedBy(300)
    const opened = (await client.call(openLecture, { ...lecture, takeOver: 1 })).entity
    expect(opened.info.studyTime).toBe(500)
    const player = await openPlayer(api, client, lecture)
    const end = await player.send({ at: 300, played: 0, status: 1 })
    expect(end.entity).toMatchObject({ studyTime: 500, status: 1 })
    expect(await creditOf(lecture)).toMatchObject({ creditedMs: 500_000, videoEdition: 2 })
  })

  it('keeps a finished lecture finished', async () => {
    const { client, lecture, player } = await watcher(590)
    await player.play(590, 9)
    await player.send({ at: 600, played: 1, status: 1 })
    await replacedBy(900)
    expect((await client.call(openLecture, { ...lecture, takeOver: 1 })).refusal).toBe('LECTURE_FINISHED')
    expect((await creditOf(lecture)).finishedAt).not.toBeNull()
  })
})
