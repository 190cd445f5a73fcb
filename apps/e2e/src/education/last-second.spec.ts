import { FINISH_TOLERANCE_MS } from '@hygiene/domain/education/study/watch-state'
import { expect, it } from 'vitest'
import { type LectureKey, playerPath, startPlaying, watchUntil } from '../steps/study.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, FOOD_LAW } from '../environment/people.ts'
import { addStudent, creditedSeconds } from '../environment/students.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const END = FOOD_LAW.durationSeconds
/** Marks the second from which the lecture counts as finished. The picture may stop at any instant after it. */
const LAST_SECONDS = END - FINISH_TOLERANCE_MS / 1000

let closing: LectureKey
let dying: LectureKey
const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [FOOD_LAW])
  closing = await addStudent(db, course, 'okja1957', [END - 10])
  dying = await addStudent(db, course, 'dongsu1963', [END - 10])
})

const isFinished = async (lecture: LectureKey): Promise<boolean> =>
  (await creditedSeconds(journey.environment.db, lecture)) === END

it('completes the lecture when the page is closed on the last second', async () => {
  const page = await journey.phone()
  await logIn(page, 'okja1957', playerPath(closing))
  await startPlaying(page)
  await watchUntil(page, LAST_SECONDS)
  await page.close({ runBeforeUnload: true })
  // Polls, because the record outlives the page: on a busy machine a study room opened at once may still be read before it.
  await expect.poll(() => isFinished(closing)).toBe(true)

  const again = await page.context().newPage()
  await again.goto(`/edu/study/room?onlineEduNo=${closing.enrolmentNo}`)
  await again.getByText('강의 1개를 모두 마치셨습니다.').first().waitFor()
})

it('completes the lecture when a phone that died offline on the last second restarts', async () => {
  const page = await journey.phone()
  await logIn(page, 'dongsu1963', playerPath(dying))
  await startPlaying(page)
  await watchUntil(page, END - 6)
  await page.context().setOffline(true)
  await watchUntil(page, LAST_SECONDS)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lecture-progress')))
    .toContain(`"status":1`)
  await page.close()
  expect(await isFinished(dying)).toBe(false)

  const again = await page.context().newPage()
  await again.context().setOffline(false)
  await again.goto(playerPath(dying))
  await again.waitForURL((url) => url.pathname === '/edu/replay/video')
  expect(await isFinished(dying)).toBe(true)
})
