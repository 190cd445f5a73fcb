import { expect, it } from 'vitest'
import { answerPrompt } from '../steps/prompts.ts'
import {
  type LectureKey,
  player,
  playerPath,
  secondsOf,
  startPlaying,
  stopPlaying,
  watchUntil,
} from '../steps/study.ts'
import { fillLogin, logIn } from '../steps/log-in.ts'
import { addYearlyCourse, FOOD_LAW } from '../environment/people.ts'
import { addStudent, creditedSeconds } from '../environment/students.ts'
import { useEnvironment } from '../environment/use-environment.ts'

let moving: LectureKey
let two: LectureKey
const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [FOOD_LAW])
  moving = await addStudent(db, course, 'jaeho1955', [600])
  two = await addStudent(db, course, 'sunhee61', [900])
})

it('continues at home where the phone stopped and logs the phone out', async () => {
  const { db } = journey.environment
  const phone = await journey.phone()
  await logIn(phone, 'jaeho1955', playerPath(moving))
  await startPlaying(phone)
  await watchUntil(phone, 606)
  await stopPlaying(phone)
  await expect.poll(() => creditedSeconds(db, moving)).toBeGreaterThan(605)
  const stored = await creditedSeconds(db, moving)

  const admin = await journey.admin()
  await admin.goto('/sign/in')
  await fillLogin(admin, 'jaeho1955')
  await answerPrompt(admin, '이미 다른 곳에서 접속 중입니다.', '끊고 로그인')
  await admin.waitForURL((url) => url.pathname === '/main')
  await admin.goto(playerPath(moving))
  await player(admin).getByText('지난번 10분').waitFor()
  await expect.poll(async () => Math.abs((await secondsOf(admin)) - stored)).toBeLessThan(1)
  await startPlaying(admin)

  await startPlaying(phone)
  await answerPrompt(phone, '로그인')
  await phone.waitForURL((url) => url.pathname === '/main')
  await watchUntil(admin, stored + 3)
  await stopPlaying(admin)
  await expect.poll(() => creditedSeconds(db, moving)).toBeGreaterThan(stored + 2)
})

it('requires consent before a second window takes the lecture and warns the first window', async () => {
  const { db } = journey.environment
  const first = await journey.admin()
  await logIn(first, 'sunhee61', playerPath(two))
  await startPlaying(first)
  await watchUntil(first, 905)

  const second = await first.context().newPage()
  await second.goto(playerPath(two))
  await answerPrompt(second, '여기서 이어서 보시겠습니까?', '여기서 이어서 보기')
  await player(second).getByText('지난번 15분').waitFor()
  await startPlaying(second)

  await first.bringToFront()
  await stopPlaying(first)
  await answerPrompt(first, '여기서 이어서 보시겠습니까?', '닫기')
  await first.getByRole('heading', { name: '다른 화면에서 강의를 보고 있습니다' }).waitFor()

  await second.bringToFront()
  const before = await creditedSeconds(db, two)
  await watchUntil(second, before + 4)
  await stopPlaying(second)
  await expect.poll(() => creditedSeconds(db, two)).toBeGreaterThan(before + 3)
})
