import { addSeoulDays, formatSeoulDate, seoulDay } from '@hygiene/domain/time/seoul-day'
import { addEmployee, addPerson, bookSeat } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { awaitMessageByDay } from '../steps/phone-messages.ts'
import { answerPrompt, press } from '../steps/prompts.ts'
import { logInAsStaff } from '../steps/staff.ts'
import {
  addEndedVenue,
  openVenue,
  addOpeningCourses,
  type EndedSession,
  type Venue,
} from '../environment/venues.ts'
import type { Environment } from '../environment/open-environment.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const STAYED = '01055550001'
const PAID = '01055550002'
const SEEKS = '01055554949'
const REASON = '교육장 누수 공사로 이 날 강의실을 쓸 수 없습니다.'

let ended: EndedSession
let coming: Venue
const journey = useEnvironment(async (environment) => {
  const { db } = environment
  await addOpeningCourses(db)
  ended = await addEndedVenue(db, '수원 외식업 교육장')
  coming = await openVenue(db, '용인 외식업 교육장', { daysAhead: 9 })
  await addPresentInPart(environment)
  await addSeeking(environment)
  await addPaid(environment)
  for (const loginId of ['decider', 'canceller', 'doorman', 'planner']) {
    await addEmployee(db, { loginId, name: '최교육', role: 'education' })
  }
})

async function addPresentInPart({ db }: Environment): Promise<void> {
  const person = await addPerson(db, { userId: 'stayed1', name: '임태호', phone: STAYED })
  const bookedAt = new Date(ended.startsAt.getTime() - 72 * 3_600_000)
  const { applicationNo } = (await bookSeat(db, person, ended, { bookedAt })).booking
  const inAt = new Date(ended.startsAt.getTime() + 25 * 60_000)
  const { sessionNo } = ended
  await db.attendance.create({ data: { sessionNo, applicationNo, inAt, updatedAt: inAt } })
  await db.booking.update({
    where: { applicationNo },
    data: { exceptionText: '일부만 출석: 늦은 입실, 퇴실 기록 없음' },
  })
}

async function addSeeking({ db }: Environment): Promise<void> {
  const person = await addPerson(db, { userId: 'seeks1', name: '오민규', phone: SEEKS })
  await bookSeat(db, person, ended, { bookedAt: new Date(ended.startsAt.getTime() - 48 * 3_600_000) })
}

async function addPaid({ db, sandbox }: Environment): Promise<void> {
  const person = await addPerson(db, { userId: 'paid1', name: '송혜진', phone: PAID })
  const { applicationNo } = (await bookSeat(db, person, coming)).booking
  const { paymentId, amountWon } = await db.payment.findFirstOrThrow({ where: { applicationNo } })
  await sandbox.control(`/payments/${paymentId}/approve`, { method: 'CARD', amountWon })
}

it('answers «제 자리 있나요» by four digits and admits by keyboard within ten seconds', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'doorman', `/staff/sessions/${ended.sessionNo}`)
  const table = page.getByRole('table', { name: '명단' })
  await table.getByText('오*규').waitFor()

  const began = performance.now()
  await page.keyboard.press('/')
  await page.keyboard.type(SEEKS.slice(-4))
  await page.keyboard.press('Enter')
  await page.keyboard.press('i')
  await table.getByText('수동 · 최교육').waitFor()
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(await table.getByRole('row').count()).toBe(2)

  await page.keyboard.press('u')
  await table.getByText('아직 안 옴').waitFor()
  expect(
    await journey.environment.db.attendance.count({ where: { booking: { member: { userId: 'seeks1' } } } }),
  ).toBe(0)
})

it('issues the certificate after staff accept a partial attendance', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'decider', '/staff/sessions')
  await page.getByRole('table').getByRole('row').nth(2).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('link', { name: '확인 필요', exact: true }).click()
  await page.getByText('1건', { exact: true }).waitFor()
  await page.getByRole('table').getByRole('link').click()
  const table = page.getByRole('table', { name: '명단' })
  await table.getByText('임*호').waitFor()
  await page.getByRole('button', { name: /^출석 결정 1$/ }).click()
  expect(await inspectScreen(page)).toEqual([])

  await page.getByRole('region', { name: '고른 사람' }).getByRole('button', { name: '출석 결정' }).click()
  const dialog = page.getByRole('dialog', { name: '출석 결정' })
  await dialog.getByText('(25분 늦음)').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await dialog.getByRole('radio', { name: /^출석으로 인정/ }).check()
  await dialog.getByLabel('결정한 사유').fill('담당자가 끝까지 들은 것을 확인')
  await dialog.getByRole('button', { name: '결정하기' }).click()
  await answerPrompt(page, '수료증 1장이 바로 발급되고', '출석으로 인정')
  await page.getByRole('button', { name: /^명단 2$/ }).click()
  await table.getByText('수료', { exact: true }).waitFor()

  await awaitMessageByDay(journey.environment, STAYED, 'certificateIssued', '집합교육을 수료하셨습니다.')
})

async function enter(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  await page.getByRole(role, { name, exact: typeof name === 'string' }).focus()
  await page.keyboard.press('Enter')
}

const day = (ahead: number) => addSeoulDays(seoulDay(new Date()), ahead)

async function addDay(page: Page, added: string): Promise<void> {
  await page.getByLabel('추가할 날짜').fill(added)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `${formatSeoulDate(added)} 삭제` }).waitFor()
}

it('creates a series of four days with a named clash, copies one day and closes one', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'planner', '/staff/sessions')
  await enter(page, '회차 만들기', 'link')
  for (const ahead of [9, 20, 21, 22, 23]) await addDay(page, day(ahead))
  await page.getByLabel('지회').selectOption({ index: 1 })
  await page.getByLabel('교육장', { exact: true }).selectOption({ label: '용인 외식업 교육장 (200석)' })
  await enter(page, '미리 보기')
  await page.getByText(`회차 ${coming.sessionNo}(경기지회 10:00~17:00)과 겹칩니다.`).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('checkbox', { name: formatSeoulDate(day(9)) }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('등록 사유').fill('하반기 교육 일정')
  await page.keyboard.press('Enter')
  await page.getByText('회차 4건을 만들었습니다.').waitFor()
  await page.getByText('4건', { exact: true }).waitFor()

  await page.getByRole('table').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await enter(page, '복사하기', 'link')
  await enter(page, /삭제$/)
  await addDay(page, day(24))
  await enter(page, '미리 보기')
  await page.getByLabel('등록 사유').fill('하루 더 엶')
  await page.keyboard.press('Enter')
  await enter(page, '신청 마감하기')
  await page.getByRole('dialog').getByLabel('사유').fill('강의실 공사')
  await page.keyboard.press('Enter')
  await page.getByText('신청 마감됨').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  const made = await journey.environment.db.inPersonSession.findMany({ where: { keepsVenue: true } })
  expect(made.map(({ startsAt }) => seoulDay(startsAt)).toSorted()).toEqual([20, 21, 22, 23, 24].map(day))
  expect(made.filter(({ applyClosesAt }) => applyClosesAt <= new Date())).toHaveLength(1)
})

it('makes a check-in link and cancels a session with notice and refund', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'canceller', `/staff/sessions/${coming.sessionNo}`)
  await press(page, '새 주소 만들기')
  await page.getByRole('dialog').getByLabel('이름').fill('정문')
  await page.getByRole('dialog').getByRole('button', { name: '주소 만들기' }).click()
  const made = page.getByRole('alertdialog', { name: '출석 확인 주소: 정문' })
  expect(await made.getByLabel('주소').inputValue()).toContain(`${journey.environment.url}/check-in#`)
  expect(await inspectScreen(page)).toEqual([])
  await made.getByRole('button', { name: '닫기' }).click()
  await page.getByRole('region', { name: '출석 확인 주소' }).getByText('정문').waitFor()

  await press(page, '시간·교육장 바꾸기')
  await page.getByText('결제를 마친 1명의 수강증을 새로 발급합니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()

  await press(page, '회차 취소')
  const dialog = page.getByRole('dialog', { name: '회차 취소' })
  await dialog.getByText('1명에게 전액 환불합니다. (합계 30,000원)').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await dialog.getByLabel('취소 사유').fill(REASON)
  await dialog.getByLabel('사람 수').fill('1')
  await dialog.getByRole('button', { name: '회차 취소하기' }).click()

  await awaitMessageByDay(journey.environment, PAID, 'sessionCancelled', `사유: ${REASON}`)
  await page.getByText('모두에게 알리고 처리를 마쳤습니다.').waitFor()
  const payment = { member: { userId: 'paid1' } }
  await expect
    .poll(async () => (await journey.environment.db.payment.findFirstOrThrow({ where: payment })).status)
    .toBe('cancelled')
})
