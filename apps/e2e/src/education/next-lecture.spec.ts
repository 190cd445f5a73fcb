import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import {
  endSheet,
  finishLastLecture,
  type LectureKey,
  player,
  secondsOf,
  watchUntil,
} from '../steps/study.ts'
import { PHONE } from '../environment/browser.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, FOOD_LAW, SAMPLE } from '../environment/people.ts'
import { addStudent, creditedSeconds } from '../environment/students.ts'
import { useEnvironment } from '../environment/use-environment.ts'

let people: Record<'eager' | 'calm' | 'cut' | 'checked', LectureKey>
let secondNo = 0
const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [SAMPLE, FOOD_LAW])
  secondNo = course.lectures[1]?.lectureNo ?? 0
  people = {
    eager: await addStudent(db, course, 'youngja60', [4, FOOD_LAW.durationSeconds - 10]),
    calm: await addStudent(db, course, 'sunhee61', [4, 0]),
    cut: await addStudent(db, course, 'dongsu1963', [4, 0]),
    checked: await addStudent(db, course, 'jaeho1955', [SAMPLE.durationSeconds, 2400]),
  }
})

const second = (lecture: LectureKey) => ({ ...lecture, lectureNo: secondNo })
const roomOf = ({ enrolmentNo }: LectureKey) => `/edu/study/room?onlineEduNo=${enrolmentNo}`

async function goOn(page: Page, userId: string, lecture: LectureKey): Promise<void> {
  await logIn(page, userId, roomOf(lecture))
  await page
    .getByRole('region', { name: '다음에 하실 일' })
    .getByRole('link', { name: /수강|듣기/ })
    .click()
}

it('starts the next lecture automatically after one press and then shows the survey', async () => {
  const page = await (await journey.device({ ...PHONE, reducedMotion: 'no-preference' })).newPage()
  await goOn(page, 'youngja60', people.eager)
  const outline = player(page).getByRole('list', { name: '강의 차례' })
  await outline.getByRole('listitem').filter({ hasText: '1강' }).filter({ hasText: '지금' }).waitFor()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await endSheet(page).getByText(`다음: 2강 ${FOOD_LAW.title}`).waitFor()
  await endSheet(page).getByText('초 뒤 시작합니다').waitFor()
  await page.waitForURL((url) => url.searchParams.get('onlineClassNo') === String(secondNo))
  await watchUntil(page, FOOD_LAW.durationSeconds - 8)
  expect(await creditedSeconds(journey.environment.db, people.eager)).toBe(SAMPLE.durationSeconds)
  await outline.getByRole('listitem').filter({ hasText: '1강' }).filter({ hasText: '완료' }).waitFor()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await finishLastLecture(page)
  await page.waitForURL((url) => url.pathname === '/edu/study/survey')
  expect(await creditedSeconds(journey.environment.db, second(people.eager))).toBe(FOOD_LAW.durationSeconds)
})

it('starts nothing automatically with reduced motion and leads a break to the study room', async () => {
  const page = await journey.phone()
  await goOn(page, 'sunhee61', people.calm)
  await endSheet(page).getByText('다음: 2강').waitFor()
  expect(await endSheet(page).getByText('초 뒤 시작합니다').count()).toBe(0)
  expect(await inspectScreen(page)).toEqual([])
  await endSheet(page).getByRole('button', { name: '확인', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/edu/study/room')
  expect(await creditedSeconds(journey.environment.db, people.calm)).toBe(SAMPLE.durationSeconds)
})

it('loses nothing when the connection fails between two lectures and plays the next', async () => {
  const page = await journey.phone()
  await goOn(page, 'dongsu1963', people.cut)
  await endSheet(page).getByText('다음: 2강').waitFor()
  await page.context().setOffline(true)
  await endSheet(page).getByRole('button', { name: '다음 강의 듣기' }).click()
  await page.getByRole('heading', { name: '강의를 열지 못했습니다' }).waitFor()
  await page.context().setOffline(false)
  await watchUntil(page, 3)
  expect(await creditedSeconds(journey.environment.db, people.cut)).toBe(SAMPLE.durationSeconds)
})

it('waits for the learner when the lecture is at its 40-minute check', async () => {
  const page = await journey.phone()
  await goOn(page, 'jaeho1955', people.checked)
  await player(page).getByRole('button', { name: '재생하기' }).waitFor()
  await expect.poll(() => secondsOf(page)).toBeCloseTo(2400, 0)
  expect(await page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true)
  expect(await inspectScreen(page)).toEqual([])
})
