import { expect, it } from 'vitest'
import { faultsOf } from '../steps/axe.ts'
import { pressLast } from '../steps/prompts.ts'
import {
  type LectureKey,
  playerPath,
  secondsOf,
  startPlaying,
  stopPlaying,
  watchUntil,
} from '../steps/study.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, FOOD_LAW } from '../environment/people.ts'
import { addStudent, creditedSeconds } from '../environment/students.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const SENTENCE = '40분 단위 중간체크입니다. PLAY 버튼을 다시 눌러 시청하시기 바랍니다.'

let resting: LectureKey
let eager: LectureKey
const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [FOOD_LAW])
  resting = await addStudent(db, course, 'jaeho1955', [2390])
  eager = await addStudent(db, course, 'sunhee61', [2390])
})

it('requires a confirmation after 40 minutes and credits study beyond the mark', async () => {
  const page = await journey.phone()
  await logIn(page, 'sunhee61', playerPath(eager))
  await startPlaying(page)
  const prompt = page.getByRole('alertdialog', { name: '중간체크' })
  await prompt.getByText(SENTENCE, { exact: true }).waitFor({ timeout: 30_000 })
  expect(await secondsOf(page)).toBeCloseTo(2400, 0)
  expect(await page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true)
  await expect.poll(() => creditedSeconds(journey.environment.db, eager)).toBe(2400)

  expect(await faultsOf(page)).toEqual([])
  await prompt.getByRole('button', { name: '확인' }).click()
  await prompt.waitFor({ state: 'hidden' })
  await watchUntil(page, 2404)
  await stopPlaying(page)
  await expect.poll(() => creditedSeconds(journey.environment.db, eager)).toBeGreaterThan(2403)
})

it('returns from a cancelled 40-minute check to the study room with credit up to the mark', async () => {
  const page = await journey.phone()
  // Visits another page first: a tab without history might be closed by this page.
  await page.goto('/main')
  await logIn(page, 'jaeho1955', playerPath(resting))
  await startPlaying(page)
  const prompt = page.getByRole('alertdialog', { name: '중간체크' })
  await pressLast(prompt.getByRole('button', { name: '취소' }), { timeout: 30_000 })
  await page.waitForURL((url) => url.pathname === '/edu/study/room')
  expect(await creditedSeconds(journey.environment.db, resting)).toBe(2400)
  await page.getByText('45분 가운데 40분 시청').waitFor()
})
