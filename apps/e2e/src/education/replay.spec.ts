import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { answerPrompt } from '../steps/prompts.ts'
import { type LectureKey, player, playerPath, secondsOf, watchUntil } from '../steps/study.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, FOOD_LAW, SAMPLE } from '../environment/people.ts'
import { addStudent } from '../environment/students.ts'
import { useEnvironment } from '../environment/use-environment.ts'

let lecture: LectureKey
let secondNo = 0
const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [FOOD_LAW, SAMPLE])
  secondNo = course.lectures[1]?.lectureNo ?? 0
  lecture = await addStudent(db, course, 'youngja60', [FOOD_LAW.durationSeconds, 0])
})

async function record() {
  const { db } = journey.environment
  const { enrolmentNo } = lecture
  return {
    enrolment: await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } }),
    progress: await db.lectureProgress.findMany({ where: { enrolmentNo } }),
    leases: await db.playerLease.findMany({ where: { enrolmentNo } }),
  }
}

const seekTo = (page: Page, second: number) =>
  player(page).getByRole('slider', { name: '재생 위치' }).fill(String(second))
const pictureOf = (page: Page) => page.locator('video')

it('replays a finished lecture with free seeking and speed and closes at the end', async () => {
  const before = await record()
  const page = await journey.admin()
  await logIn(page, 'youngja60', '/edu/replay/list')
  await page.getByText('강의 2개 가운데 1개를 다시 보실 수 있습니다.').waitFor()
  await page.getByRole('link', { name: /^강의 고르기/ }).click()
  await page.getByText('아직 끝까지 듣지 않으신 강의가 1개 있습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])

  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^다시보기/ }).click()
  const replay = await opening
  await player(replay).getByRole('button', { name: '재생하기' }).click()
  await watchUntil(replay, 1)
  await seekTo(replay, 2000)
  await watchUntil(replay, 2001)
  await seekTo(replay, 300)
  await expect.poll(() => secondsOf(replay)).toBeLessThan(400)

  await player(replay).getByRole('button', { name: '속도 1배' }).click()
  await player(replay).getByRole('button', { name: '2배', exact: true }).click()
  const rate = pictureOf(replay).evaluate((video) => (video as HTMLVideoElement).playbackRate)
  expect(await rate).toBe(2)
  await player(replay).locator('p[class*=captions]').waitFor()
  await player(replay).getByRole('button', { name: '일시정지' }).click()
  expect(await inspectScreen(replay)).toEqual([])

  await player(replay).getByRole('button', { name: '이어서 재생' }).click()
  await seekTo(replay, FOOD_LAW.durationSeconds - 4)
  const closed = replay.waitForEvent('close')
  await answerPrompt(replay, '영상이 종료되었습니다.')
  await closed
  expect(await record()).toEqual(before)
})

it('refuses to replay an unfinished lecture and to study a finished one', async () => {
  const page = await journey.phone()
  await logIn(page, 'youngja60', playerPath(lecture))
  await page.waitForURL((url) => url.pathname === '/edu/replay/video')
  await player(page).getByRole('button', { name: '재생하기' }).waitFor()
  await page.goto(`/edu/replay/video?onlineClassNo=${secondNo}&onlineEduNo=${lecture.enrolmentNo}`)
  await page.getByText('아직 끝까지 시청하지 않으신 강의입니다.').waitFor()
  await page.getByRole('button', { name: '강의 목록으로' }).click()
  await page.getByRole('link', { name: '이어서 수강하기' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/edu/replay/room')
})
