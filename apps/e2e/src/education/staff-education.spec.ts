import {
  addCourse,
  addEmployee,
  addEnrolment,
  addExamQuestions,
  addPerson,
  addSurvey,
  type TaughtCourse,
} from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { videoFile, sendOverDyingLine } from '../steps/video-upload.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { logInAsStaff, placeInSidebar } from '../steps/staff.ts'
import { useEnvironment } from '../environment/use-environment.ts'

let course: TaughtCourse
let enrolmentNo = 0
const journey = useEnvironment(async ({ db }) => {
  const year = new Date(Date.now() + 9 * 3_600_000).getUTCFullYear()
  course = await addCourse(db, { year })
  await addExamQuestions(db, 30)
  await addSurvey(db, year)
  const person = await addPerson(db, { userId: 'okja57', name: '정옥자' })
  enrolmentNo = (await addEnrolment(db, person, course, { status: 'studying' })).enrolmentNo
  for (const loginId of ['maker1', 'maker2', 'maker3'])
    await addEmployee(db, { loginId, name: '최교육', role: 'education' })
  await addEmployee(db, { loginId: 'approver1', name: '김본부', role: 'headquarters' })
  await addEmployee(db, { loginId: 'employee1', name: '박상담', role: 'support' })
})

async function enter(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).focus()
  await page.keyboard.press('Enter')
}

async function askForPrice(page: Page): Promise<void> {
  await logInAsStaff(page, 'maker1')
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await page.getByRole('link', { name: /기존 영업자 · 일반음식점/ }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByText('이 버전의 수강자').waitFor()
  await page.keyboard.press('e')
  await page.getByText('앞으로 신청할 사람').waitFor()
  await page.getByLabel(/교육비/).fill('40000')
  await page.getByText('지금 36,000원').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('초안을 저장했습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '승인 요청하기')
  await page.getByLabel('사유').selectOption({ label: '이사회·총회 결정' })
  await page.getByLabel('설명').fill('이사회 제12호')
  await page.getByText(/승인할 수 있는 사람 3명/).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '승인 요청하기' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(/번으로 올렸습니다/).waitFor()
}

it('changes a price with two employees and keeps the old one for earlier applicants', async () => {
  await askForPrice(await journey.admin())
  const { db } = journey.environment

  const page = await journey.admin()
  await logInAsStaff(page, 'approver1', '/staff/approvals')
  await page.getByRole('link', { name: /버전 2/ }).click()
  await page.getByText('요청한 뒤 기록이 바뀌지 않음').waitFor()
  await page.keyboard.press('1')
  await page.keyboard.type('확인함')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('승인했습니다.').waitFor()
  const second = await db.course.findFirstOrThrow({ where: { edition: 2 } })
  expect(second.priceWon).toBe(40_000)

  await db.$executeRaw`ALTER TABLE "Course" DISABLE TRIGGER "Course_append_only"`
  await db.course.update({ where: { courseNo: second.courseNo }, data: { startsAt: new Date() } })
  await db.$executeRaw`ALTER TABLE "Course" ENABLE TRIGGER "Course_append_only"`
})

it('answers «값이 왜 달라요» from the enrolment in three actions by keyboard', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'employee1')
  const begun = performance.now()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(String(enrolmentNo))
  await page.getByRole('option', { name: new RegExp(`수강 신청 ${enrolmentNo}`) }).waitFor()
  await page.getByRole('option', { name: new RegExp(`수강 신청 ${enrolmentNo}`) }).click()
  await page.getByRole('link', { name: '과정 버전 1' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(/버전 1 때 신청한 사람은 끝까지 이 규칙입니다/).waitFor()
  await page.getByText(/교육비 36,000원 → 40,000원/).waitFor()
  const seconds = (performance.now() - begun) / 1000
  expect(seconds).toBeLessThan(10)
  expect(await inspectScreen(page)).toEqual([])
})

it('copies the coming year in one action and publishes the courses by keyboard', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'maker1', '/staff/courses')
  await page.getByRole('link', { name: '내년 과정' }).focus()
  await page.keyboard.press('Enter')
  await enter(page, /초안 만들기/)
  await page.getByText(/초안 1개와 문항 .*설문을 만들었습니다/).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('link', { name: '초안', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('앞으로 신청할 사람').waitFor()
  await enter(page, '공개하기')
  await enter(page, '버전 1로 공개하기')
  await page.getByText(/버전 1을 .*부터 적용합니다/).waitFor()
  await page.getByRole('link', { name: '버전 기록 1' }).waitFor()
})

it('makes new versions of a question and the survey by keyboard', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'maker2', '/staff/questions')
  await page.getByRole('link', { name: '식품위생에 관한 문제 30' }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '문항 분석' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('e')
  await page.getByLabel('문제', { exact: true }).fill('손은 언제 씻습니까?')
  await page.frameLocator('iframe').getByText('손은 언제 씻습니까?').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await page.getByText('버전 2로 저장했습니다.').waitFor()
  await page.getByText('버전 2 사용 중').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '손은 언제 씻습니까?' }).waitFor()
  await page.getByRole('link', { name: '은행별 문항 수' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('넉넉함').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await (await placeInSidebar(page, '설문')).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /만족도 조사/ })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByText('응답이 아직 없습니다.').waitFor()
  await page.keyboard.press('e')
  await page.getByLabel('질문 3', { exact: true }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByLabel('질문 2', { exact: true }).fill('무엇을 더 듣고 싶습니까?')
  await page.frameLocator('iframe').getByText('2. 무엇을 더 듣고 싶습니까?').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await page.getByText('버전 2로 저장했습니다.').waitFor()
  await page.getByText(/버전 2 사용 중/).waitFor()
  expect(await inspectScreen(page)).toEqual([])
})

it('saves a list with its columns by keyboard and exports the list each morning', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'employee1', '/staff/enrolments?status=studying')
  await enter(page, '내보내기')
  await page.getByText('이름 붙여 저장하기').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('저장할 이름').fill('수강 중 명단')
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '저장')
  await page.getByRole('link', { name: '저장한 내보내기 보기' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '수강 중 명단' }).waitFor()
  await enter(page, '예약하기')
  await page.getByLabel('시각').selectOption({ label: '7시' })
  await page.getByLabel('무슨 일로 내보내시나요?').selectOption({ label: '자료 대조' })
  await page.getByLabel('설명').fill('아침 대조')
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '예약하기' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(/날마다 7시 · 다음/).waitFor()
  expect(await inspectScreen(page)).toEqual([])
})

it('uploads a lecture over a failing line, converts and adds the lecture to a draft course', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'maker3', '/staff/lectures')
  await enter(page, '새 강의')
  await page.getByLabel('강의 이름', { exact: true }).fill('여름철 식중독')
  await enter(page, '강의 만들기')
  await page.getByRole('heading', { name: '여름철 식중독' }).waitFor()
  await sendOverDyingLine(page, await videoFile())
  await page.getByText('변환했습니다. 자막을 올리거나').waitFor({ timeout: 60_000 })
  expect(await inspectScreen(page)).toEqual([])

  const captions = { name: '1강.vtt', mimeType: 'text/vtt' }
  const file = page.getByLabel('자막 파일', { exact: true })
  await file.setInputFiles({ ...captions, buffer: Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n손') })
  await page.getByText('첫 줄이 WEBVTT가 아닙니다.').waitFor()
  await file.setInputFiles({ ...captions, buffer: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n손') })
  await enter(page, '버전 1 보기')
  await page.getByText('여기서 보는 것은 누구의 수강 시간도 되지 않습니다.').waitFor()
  const lectureVideo = page.getByLabel('강의 영상', { exact: true })
  await expect
    .poll(() => lectureVideo.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(2)
  await page.keyboard.press('Space')
  await expect
    .poll(() => lectureVideo.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2)
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('Escape')
  await enter(page, '버전 1 공개하기')
  await page.getByText('버전 1 공개 · 0:06').waitFor()

  await page.goto(`/staff/courses/${course.code.courseNo}`)
  await page.getByText('이 버전의 수강자').waitFor()
  await page.keyboard.press('e')
  await page.getByLabel('강의 추가').selectOption({ label: '여름철 식중독 (0분)' })
  await page.keyboard.press('Control+Enter')
  await page.getByText('초안을 저장했습니다.').waitFor()
})
