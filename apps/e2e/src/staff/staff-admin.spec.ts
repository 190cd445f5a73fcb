import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import type { TaughtCourse } from '@hygiene/testing'
import { addEmployee, addEnrolment, addPerson } from '@hygiene/testing'
import { addSignedCertificate } from '@hygiene/testing/scenarios/signed-certificates'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { awaitMessageByDay } from '../steps/phone-messages.ts'
import { answerPrompt, press, pressOn } from '../steps/prompts.ts'
import { logInAsStaff, openPlace } from '../steps/staff.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const PHONE = '01044440001'
const REFUSED_PHONE = '01044440002'
const DONE_PHONE = '01044440003'

let course: TaughtCourse
const journey = useEnvironment(async ({ db, url }) => {
  course = await addYearlyCourse(db, [SAMPLE])
  const manager = await addPerson(db, { userId: 'manager1', name: '남궁민수' })
  const place = { businessName: '새마음 국수', positionType: 2, appliedAt: new Date() } as const
  await addEnrolment(db, manager, course, { ...place, status: 'studying' })
  const done = await addPerson(db, { userId: 'done1', name: '정옥자', phone: DONE_PHONE })
  const completed = { businessName: '바다 분석', status: 'completed', licenceNo: '20190007777' } as const
  const record = await addEnrolment(db, done, course, completed)
  await addSignedCertificate(db, record, { publicUrl: url, issuedAt: new Date(Date.now() - 3_600_000) })
  await addPerson(db, { userId: 'late1', name: '김영자', phone: PHONE })
  await addPerson(db, { userId: 'refused1', name: '이환불', phone: REFUSED_PHONE })
  await addPerson(db, { userId: 'unheard1', name: '박낸례' })
  for (const loginId of ['educator', 'registrar'])
    await addEmployee(db, { loginId, name: '최교육', role: 'education' })
  for (const loginId of ['head1', 'head2'])
    await addEmployee(db, { loginId, name: '이본부', role: 'headquarters' })
  await addEmployee(db, { loginId: 'treasurer', name: '한회계', role: 'finance' })
  await addEmployee(db, { loginId: 'treasurer2', name: '한회계', role: 'finance' })
  await addEmployee(db, { loginId: 'typist', name: '박상담' })
  for (let one = 0; one < 60; one += 1) await addPerson(db, { userId: `listed${one}`, name: '황목록' })
})

it('shows a hygiene manager’s uploaded confirmation on the console of the association', async () => {
  const phone = await journey.phone()
  await logIn(phone, 'manager1', '/edu/hygiene/list')
  const photo = { name: '지정확인서.png', mimeType: 'image/png', buffer: await phone.screenshot() }
  await phone.getByLabel('새마음 국수 지정확인서 파일').setInputFiles(photo)
  await phone.getByText('지정확인서.png').waitFor()

  const page = await journey.admin()
  await logInAsStaff(page, 'educator')
  expect(await page.getByRole('link', { name: '대사' }).count()).toBe(0)
  await openPlace(page, '지정확인서')
  await page.getByRole('row', { name: /새마음 국수/ }).waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByText('확인서에는 개인정보가 있어 가려 두었습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('v')
  await page.getByLabel('한 줄 설명').focus()
  await page.keyboard.press('Enter')
  const picture = page.getByRole('img', { name: '새마음 국수 지정확인서 사진' })
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(300)
  expect(await inspectScreen(page)).toEqual([])

  await page.getByLabel('보완할 점').fill('영업자의 서명이 보이지 않습니다.')
  await page.getByLabel('보완할 점').press('Enter')
  await page.getByRole('complementary').getByText('다시 요청함').waitFor()
  await phone.reload()
  await phone.getByText('영업자의 서명이 보이지 않습니다.').waitFor()
  expect(await inspectScreen(phone)).toEqual([])
})

it('corrects a misprinted certificate by keyboard and marks its old number as replaced', async () => {
  const { db } = journey.environment
  const holder = { enrolment: { member: { userId: 'done1' } } }
  const before = await db.certificate.findFirstOrThrow({ where: holder })
  const page = await journey.admin()
  await logInAsStaff(page, 'registrar', '/staff/certificates')
  const found = page.getByRole('link', { name: before.certificateNumber })
  await found.waitFor()
  await found.press('Enter')
  await page.getByRole('heading', { name: `수료증 ${before.certificateNumber}` }).waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await page.keyboard.press('e')
  await page.getByLabel('바뀐 업소명').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('바다 분식')
  expect(await inspectScreen(page)).toEqual([])
  await page.getByLabel('사유').focus()
  await page.keyboard.press('ArrowDown')
  await page.getByLabel('설명').fill('영업신고증과 대조 확인')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /대체됨/ }).waitFor()
  await awaitMessageByDay(journey.environment, DONE_PHONE, 'certificateReplaced', '수료증을 고쳐')

  const after = await db.certificate.findFirstOrThrow({ where: holder })
  const phone = await journey.phone()
  await phone.goto(`/verify/${before.verificationNumber}`)
  await phone.getByText('새 수료증으로 대체되었습니다').waitFor()
  expect(await inspectScreen(phone)).toEqual([])
  await phone.goto(`/verify/${after.verificationNumber}`)
  await phone.getByText('우리 협회가 발급한 유효한 수료증입니다.').waitFor()
})

it('changes nothing for a requested revocation before another employee approves', async () => {
  const { db } = journey.environment
  const { certificateNo, verificationNumber } = await db.certificate.findFirstOrThrow()
  const page = await journey.admin()
  await logInAsStaff(page, 'head1', `/staff/certificates/${certificateNo}`)
  await press(page, '효력 취소')
  const dialog = page.getByRole('dialog', { name: '수료증 정정' })
  await dialog.getByText('수료 취소 · 기록은 남음').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await dialog.getByLabel('사유').selectOption({ label: '본인이 듣지 않음' })
  await dialog.getByLabel('설명').fill('관청 질의: 입원 기간과 겹침')
  await dialog.getByRole('button', { name: '승인 요청하기' }).click()
  await page.getByText('이 수료증을 바꾸자는 요청이 승인을 기다립니다.').waitFor()
  expect((await db.certificate.findUniqueOrThrow({ where: { verificationNumber } })).status).toBe('valid')
})

async function payLate(): Promise<void> {
  const { db, sandbox } = journey.environment
  const person = await db.member.findUniqueOrThrow({ where: { userId: 'late1' } })
  const { applicationNo, memberNo, priceWon } = await addEnrolment(db, person, course, {
    status: 'cancelled',
  })
  const paymentId = 'lateDepositOfJourney0001'
  const order = { applicationNo, memberNo, paymentId, orderName: course.code.name, amountWon: priceWon }
  await db.payment.create({ data: { ...order, paymentType: 3, createdAt: new Date(Date.now() - 600_000) } })
  const deposit = { method: 'VIRTUAL_ACCOUNT', amountWon: priceWon }
  await sandbox.control(`/payments/${paymentId}/approve`, deposit)
  await sandbox.control(`/payments/${paymentId}/deposit`)
}

async function refuseRefund(): Promise<void> {
  const { db } = journey.environment
  const person = await db.member.findUniqueOrThrow({ where: { userId: 'refused1' } })
  const { applicationNo, priceWon: amountWon } = await addEnrolment(db, person, course, { status: 'paid' })
  const ended = { status: 'refunded', endedAt: new Date() } as const
  await db.onlineEnrolment.updateMany({ where: { applicationNo }, data: ended })
  const { paymentNo } = await db.payment.findFirstOrThrow({ where: { applicationNo } })
  const refused = { status: 'failed', failure: '취소할 수 없는 거래입니다.', reason: '취소' } as const
  await db.refund.create({ data: { ...refused, paymentNo, amountWon, requestedAt: new Date() } })
  const exceptionText = '환불이 결제사에서 거절되었습니다.'
  await db.payment.update({ where: { paymentNo }, data: { exceptionText } })
}

async function recordTransfer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^환불 거절/ }).click()
  await page.getByRole('button', { name: '송금 기록하기' }).click()
  const transfer = page.getByRole('dialog', { name: '송금 기록하기' })
  const record = transfer.getByRole('button', { name: '36,000원 송금 기록하기' })
  await record.click()
  await transfer.getByText('송금한 날을 골라주세요.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await transfer.getByLabel('송금한 날').fill(seoulDay(new Date()))
  await transfer.getByLabel('송금 확인 내용').fill('기업은행 이체, 받는 계좌 끝 4자리 5678')
  await record.click({ delay: 320 })
  await answerPrompt(page, '36,000원을 송금한 것으로 기록합니다.', '송금 기록')
  await transfer.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: '남은 차이 1건' }).waitFor()
  await awaitMessageByDay(journey.environment, REFUSED_PHONE, 'refundTransferred', '계좌로 보내드렸습니다.')

  const phone = await journey.phone()
  await logIn(phone, 'refused1', '/edu/payment/list')
  await phone.getByText('계좌로 보내드렸습니다.').waitFor()
  expect(await inspectScreen(phone)).toEqual([])
}

it('refunds late money and records a transfer when the gateway refuses', async () => {
  await payLate()
  await refuseRefund()
  await awaitMessageByDay(journey.environment, PHONE, 'lateMoney', '계좌를 전화로')

  const page = await journey.admin()
  await logInAsStaff(page, 'treasurer', '/staff/reconciliation')
  await page.getByRole('heading', { name: '남은 차이 2건' }).waitFor()
  await page.getByRole('cell', { name: '은행 자료 없음' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await recordTransfer(page)

  await page.getByRole('button', { name: '환불하기' }).click()
  const refund = page.getByRole('dialog', { name: '환불하기' })
  const give = refund.getByRole('button', { name: '36,000원 환불하기' })
  await give.click()
  await refund.getByText('은행을 골라주세요.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await refund.getByLabel('은행').selectOption({ label: 'NH농협은행' })
  await refund.getByLabel('계좌번호').fill('302-1234-5678-91')
  await refund.getByLabel('예금주').fill('김영자')
  await refund.getByLabel('환불 사유').fill('취소 뒤 입금, 전화로 계좌 확인')
  await pressOn(give)
  await answerPrompt(page, '김*자님께 36,000원을 환불합니다.', '36,000원 환불')

  await refund.waitFor({ state: 'detached' })
  await awaitMessageByDay(journey.environment, PHONE, 'lateMoneyReturned', '36,000원을 돌려드렸습니다.')
  await page.reload()
  await page.getByText('모두 마쳤습니다.').waitFor()
})

async function payUnheard(): Promise<string> {
  const { db, sandbox } = journey.environment
  const person = await db.member.findUniqueOrThrow({ where: { userId: 'unheard1' } })
  const { applicationNo, memberNo, priceWon } = await addEnrolment(db, person, course)
  const paymentId = 'unheardOrderOfJourney001'
  const order = { applicationNo, memberNo, paymentId, orderName: course.code.name, amountWon: priceWon }
  // Keeps the poller away, which ignores orders of this minute.
  const payment = await db.payment.create({ data: { ...order, paymentType: 1, createdAt: new Date() } })
  await sandbox.control('/faults', { notify: 'never' })
  await sandbox.control(`/payments/${paymentId}/approve`, { method: 'CARD', amountWon: priceWon })
  await sandbox.control('/faults/reset')
  return orderNumber(payment)
}

it('answers «돈을 냈는데요» by keyboard in three actions and ten seconds', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'treasurer2')
  const number = await payUnheard()
  const { keyboard } = page
  await page.getByRole('heading', { level: 1 }).waitFor()

  const begunAt = performance.now()
  await keyboard.press('Control+k')
  await keyboard.type(number)
  await page.getByRole('option', { name: new RegExp(number) }).waitFor()
  await keyboard.press('Enter')
  await page.getByText('≠ 다름').first().waitFor()
  const took = performance.now() - begunAt
  expect(took).toBeLessThan(10_000)
  expect(await inspectScreen(page)).toEqual([])

  await keyboard.press('1')
  await keyboard.press('Enter')
  await page.getByText('결제 완료').first().waitFor()
  await keyboard.press('g')
  await keyboard.press('p')
  await page.getByRole('link', { name: number }).waitFor()
})

const wholeRows = (page: Page) =>
  page.getByRole('row').evaluateAll((rows) => {
    const head = rows[0]?.getBoundingClientRect().bottom ?? 0
    const boxes = rows.slice(1).map((row) => row.getBoundingClientRect())
    return boxes.filter(({ top, bottom }) => top >= head - 1 && bottom <= innerHeight).length
  })

it('walks a list, selects, saves a view and reopens that view by keyboard alone', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'typist', '/staff/members')
  await page.getByRole('row').nth(25).waitFor()
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(20)

  for (const key of ['j', 'j', 'j', 'x', 'k', 'x']) await page.keyboard.press(key)
  await page.getByText('2명 선택됨').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.type('황목록')
  await page.getByRole('status').getByText('60명', { exact: true }).waitFor()
  await page.getByLabel('이 화면 모두 선택').press(' ')
  await page.getByRole('button', { name: '검색된 60명 모두 선택' }).press('Enter')
  await page.getByText('검색된 60명 모두 선택됨').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('Escape')

  for (let row = 0; row < 30; row += 1) await page.keyboard.press('j')
  const opened = await page.evaluate(() => document.activeElement?.textContent ?? '')
  const scrolled = () => page.getByRole('table').evaluate((table) => table.parentElement?.scrollTop ?? 0)
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/staff\/members\/\d+$/)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(opened)
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(40)

  await page.keyboard.press('f')
  await page.getByLabel('상태').selectOption({ label: '정상' })
  await page.getByRole('button', { name: '적용' }).press('Enter')
  await page.waitForURL(/state=active/)
  await page.getByRole('button', { name: '보기 저장' }).press('Enter')
  await page.keyboard.type('정상 회원')
  await page.keyboard.press('Enter')
  const tab = page.getByRole('link', { name: '정상 회원' })
  await tab.waitFor()
  await page.reload()
  await tab.press('Enter')
  await page.waitForURL(/state=active/)
  expect(await tab.getAttribute('aria-current')).toBe('page')
})
