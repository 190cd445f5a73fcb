import { addEmployee, addEnrolment, addInquiry, addPerson, bookSeat } from '@hygiene/testing'
import { addSignedCertificate } from '@hygiene/testing/scenarios/signed-certificates'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { byKeys, chooseByArrows, costOf, tabTo } from '../steps/keyboard.ts'
import { logInAsStaff } from '../steps/staff.ts'
import { openVenue, addOpeningCourses, type Venue } from '../environment/venues.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const DAY_MS = 86_400_000
const PEOPLE = 7

let venue: Venue
let certificateNumber = ''
const inquiries: number[] = []
const journey = useEnvironment(async ({ db, url, sandbox }) => {
  const course = await addYearlyCourse(db, [SAMPLE])
  const yesterday = new Date(Date.now() - DAY_MS)
  const owner = await addPerson(db, { userId: 'gukbap57', name: '정옥자', phone: '01023456793' })
  const place = { businessName: '징검다리 국밥', status: 'paid', appliedAt: yesterday } as const
  const { applicationNo } = await addEnrolment(db, owner, course, place)
  const { paymentId, amountWon } = await db.payment.findFirstOrThrow({ where: { applicationNo } })
  await sandbox.control(`/payments/${paymentId}/approve`, { method: 'CARD', amountWon })

  const done = await addPerson(db, { userId: 'done57', name: '오영식' })
  const record = await addEnrolment(db, done, course, { status: 'completed' })
  await addSignedCertificate(db, record, { publicUrl: url, issuedAt: yesterday })
  certificateNumber = (await db.certificate.findFirstOrThrow()).certificateNumber
  for (const hours of [1, 2]) {
    const dueAt = new Date(Date.now() + hours * 3_600_000)
    inquiries.push((await addInquiry(db, owner, { title: `영수증 문의 ${hours}`, dueAt })).inquiryNo)
  }

  await addOpeningCourses(db)
  venue = await openVenue(db, '송파 외식업 교육장', { daysAhead: 12 })
  for (let one = 0; one < PEOPLE; one += 1)
    await bookSeat(db, await addPerson(db, { userId: `seat${one}` }), venue)
  await openVenue(db, '종로 외식업 교육장', { daysAhead: 13 })

  await addEmployee(db, { loginId: 'caller', name: '박상담' })
  await addEmployee(db, { loginId: 'answerer', name: '한상담' })
  for (const loginId of ['registrar', 'mover', 'exporter', 'planner'])
    await addEmployee(db, { loginId, name: '최교육', role: 'education' })
  await addEmployee(db, { loginId: 'head', name: '이본부', role: 'headquarters' })
})

const chosen = (page: Page) => page.getByRole('option', { selected: true })

it('answers «올해 또 들어야 해요? 환불은요?» by the name of the business', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'caller')
  const cost = await costOf(page, 'a call', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('국밥')
    await chosen(page).getByText('징검다리 국밥').waitFor()
    await page.keyboard.press('Enter')
    const state = page.getByRole('region', { name: '지금 상태' })
    await state.getByText(/^환불 가능 · .*까지 36,000원$/).waitFor()
  })
  expect(cost).toEqual(byKeys(2, 1))
})

it('starts a refund under the terms from the member with one field', async () => {
  const { db } = journey.environment
  const page = await journey.admin()
  await logInAsStaff(page, 'registrar')
  const cost = await costOf(page, 'a refund', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('국밥')
    await chosen(page).getByText('징검다리 국밥').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: '지금 상태' }).getByText('환불 가능').waitFor()
    await tabTo(page, /징검다리 국밥$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^수강 신청 건/ }).waitFor()
    await tabTo(page, /^취소·환불/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: '취소하고 환불하기' }).waitFor()
    await tabTo(page, /^취소 사유/)
    await page.keyboard.type('가게를 닫음')
    await page.keyboard.press('Enter')
    await page.getByText(/36,000원을 환불하고 있습니다/).waitFor()
  })
  expect(cost).toEqual(byKeys(5, 2))
  const refund = { payment: { member: { userId: 'gukbap57' } } }
  await expect.poll(async () => (await db.refund.findFirst({ where: refund }))?.status).toBe('done')
})

const PAPER = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

async function askForName(): Promise<void> {
  const page = await journey.admin()
  await logInAsStaff(page, 'registrar')
  const cost = await costOf(page, 'a name on a certificate', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(certificateNumber)
    await chosen(page).getByText(certificateNumber).first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: `수료증 ${certificateNumber}` }).waitFor()
    await page.keyboard.press('e')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, /바뀐 성명/)
    await page.keyboard.type('오용식')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '주민등록증.pdf', mimeType: 'application/pdf', buffer: PAPER })
    await page.getByText('주민등록증.pdf').first().waitFor()
    await tabTo(page, /^사유/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('주민등록증과 대조')
    await page.keyboard.press('Enter')
    await page.getByText('승인을 요청했습니다.').waitFor()
  })
  expect(cost).toEqual(byKeys(4, 4))
}

it('corrects a name on a certificate by one employee’s request and another’s approval', async () => {
  await askForName()
  const page = await journey.admin()
  await logInAsStaff(page, 'head')
  const cost = await costOf(page, 'an approval', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await page.getByText('요청한 뒤 기록이 바뀌지 않음').waitFor()
    await page.keyboard.press('1')
    await page.keyboard.type('확인함')
    await tabTo(page, /^승인하기/)
    await page.keyboard.press('Enter')
    await page.getByText('승인했습니다.').waitFor()
  })
  expect(cost).toEqual(byKeys(4, 1))
  expect((await journey.environment.db.certificate.findFirstOrThrow()).edition).toBe(2)
})

it('answers an inquiry inside the editor and opens the next one', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'answerer')
  const cost = await costOf(page, 'an inquiry', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('i')
    await page.getByRole('link', { name: /영수증 문의 1/ }).waitFor()
    await page.keyboard.press('n')
    await page.waitForURL(`**/staff/inquiries/${inquiries[0]}`)
    await page.getByRole('textbox', { name: '답변', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('나의 학습실에서 받으실 수 있습니다.')
    await page.keyboard.press('Control+Enter')
    await page.getByText(/답변을 보냈습니다/).waitFor()
    await page.waitForURL(`**/staff/inquiries/${inquiries[1]}`)
  })
  expect(cost).toEqual(byKeys(5, 1))
  const sent = await journey.environment.db.inquiry.findUniqueOrThrow({
    where: { inquiryNo: inquiries[0] ?? 0 },
  })
  expect(sent.tableState).toBe('done')
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === '/staff/inquiries')
})

it('moves a session of seven people to another venue', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'mover')
  const cost = await costOf(page, 'a session in another venue', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('송파')
    const session = new RegExp(`회차 ${venue.sessionNo}`)
    await page.getByRole('option', { name: session }).waitFor()
    while (!session.test(await chosen(page).innerText())) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, /^시간·교육장 바꾸기/)
    await page.keyboard.press('Enter')
    await page.getByText(`결제를 마친 ${PEOPLE}명의 수강증을 새로 발급합니다.`).waitFor()
    await page.getByRole('option', { name: /종로/ }).waitFor({ state: 'attached' })
    await tabTo(page, /^교육장/)
    await chooseByArrows(page, /종로/)
    await tabTo(page, /^바꾸는 사유/)
    await page.keyboard.type('누수 공사')
    await tabTo(page, /사람 수/)
    await page.keyboard.type(String(PEOPLE))
    await page.keyboard.press('Enter')
    await page.getByText('회차를 바꾸고 모두에게 알렸습니다.').waitFor()
  })
  expect(cost).toEqual(byKeys(4, 4))
  const { db } = journey.environment
  const moved = await db.inPersonSession.findUniqueOrThrow({
    where: { sessionNo: venue.sessionNo },
    include: { venue: true },
  })
  expect(moved.venue.name).toBe('종로 외식업 교육장')
})

it('exports a list as a file with one reason', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'exporter', '/staff/members')
  await page.getByRole('row').nth(3).waitFor()
  const cost = await costOf(page, 'an export', async () => {
    await tabTo(page, /^내보내기/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, /무슨 일로 내보내시나요/)
    await page.keyboard.press('ArrowDown')
    await tabTo(page, /^설명/)
    await page.keyboard.type('명부 대조')
    await page.keyboard.press('Enter')
    await page.getByText(/만들고 있습니다/).waitFor()
  })
  expect(cost).toEqual(byKeys(2, 2))
})

it('copies the coming year in one action', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'planner')
  const cost = await costOf(page, 'the coming year', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('e')
    await page
      .getByRole('link', { name: /기존 영업자/ })
      .first()
      .waitFor()
    await tabTo(page, /^내년 과정/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /초안 만들기/ }).waitFor()
    await tabTo(page, /초안 만들기/)
    await page.keyboard.press('Enter')
    await page.getByText(/초안 \d+개와 문항 .*설문을 만들었습니다/).waitFor()
  })
  expect(cost).toEqual(byKeys(4, 0))
})
