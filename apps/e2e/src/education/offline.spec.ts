import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import {
  type LectureKey,
  player,
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

/** Runs in real time, because the server credits by its own clock. */
const OFFLINE_SECONDS = 300

let lecture: LectureKey
const journey = useEnvironment(async ({ db }) => {
  lecture = await addStudent(db, await addYearlyCourse(db, [FOOD_LAW]), 'sunhee61', [0])
})

it('credits everything watched during five minutes without a network', { timeout: 400_000 }, async () => {
  const page = await journey.phone()
  await logIn(page, 'sunhee61', playerPath(lecture))
  await startPlaying(page)
  await watchUntil(page, 5)
  const from = Date.now()
  await page.context().setOffline(true)
  await player(page).getByText('저장 대기(오프라인)').waitFor({ timeout: 90_000 })

  await sleep(from + OFFLINE_SECONDS * 1000 - Date.now())
  const played = await secondsOf(page)
  expect(await creditedSeconds(journey.environment.db, lecture)).toBeLessThan(10)

  await page.context().setOffline(false)
  await player(page).getByText('저장 대기(오프라인)').waitFor({ state: 'hidden' })
  await stopPlaying(page)
  await expect.poll(() => creditedSeconds(journey.environment.db, lecture)).toBeGreaterThanOrEqual(played)
  expect(played).toBeGreaterThan(OFFLINE_SECONDS - 20)
})
