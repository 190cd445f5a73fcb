import { readFile } from 'node:fs/promises'
import { login } from '@hygiene/contracts/member/login/login'
import { requestReceipt } from '@hygiene/contracts/money/receipt/request-receipt'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import {
  addEmployee,
  addEnrolment,
  addPerson,
  contractClient,
  PASSWORD,
  type TaughtCourse,
} from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { logInAsStaff } from '../steps/staff.ts'
import { timed } from '../steps/timed.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

let cookNo = 0
let course: TaughtCourse
const journey = useEnvironment(async ({ db }) => {
  course = await addYearlyCourse(db, [SAMPLE])
  await addPerson(db, { userId: 'cash1', name: '오현금' })
  await addEmployee(db, { loginId: 'cashier', name: '윤회계', role: 'finance' })
  const cook = await addPerson(db, { userId: 'cook57', name: '정옥자' })
  cookNo = cook.memberNo
  await addEnrolment(db, cook, course, { status: 'paid' })
  await addEmployee(db, { loginId: 'maker1', name: '이정은', role: 'headquarters' })
  await addEmployee(db, { loginId: 'approver1', name: '김본부', role: 'headquarters' })
  await addEmployee(db, { loginId: 'maker2', name: '최교육', role: 'education' })
  await addEmployee(db, { loginId: 'approver2', name: '한상담', role: 'support' })
  await addEmployee(db, { loginId: 'employee1', name: '박상담', role: 'support' })
})

async function enter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

async function askForRole(page: Page): Promise<void> {
  await logInAsStaff(page, 'maker1', '/staff/employees')
  await page.getByRole('link', { name: '박상담' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('준 권한').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '역할·지회 바꾸기')
  await page.getByLabel('역할', { exact: true }).selectOption({ label: '회계' })
  await page.getByLabel('사유').selectOption({ label: '부서 이동' })
  await page.getByLabel('설명').focus()
  await page.keyboard.type('회계로 자리를 옮김')
  await page.getByText(/승인할 수 있는 사람 1명/).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '승인 요청하기')
  await page.getByText('승인을 요청했습니다.').waitFor()
  await page.getByRole('complementary').getByText('결재').waitFor()
}

it('changes a role by one employee’s request and another’s approval by keyboard', async () => {
  await askForRole(await journey.admin())
  const { db } = journey.environment
  const employee = async () => db.employee.findUniqueOrThrow({ where: { loginId: 'employee1' } })
  expect((await employee()).role).toBe('support')

  const page = await journey.admin()
  await logInAsStaff(page, 'approver1')
  await timed('may I approve', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await page.getByRole('heading', { level: 1, name: '결재' }).waitFor()
    await page.getByRole('link', { name: /박상담 \(employee1\)/ }).waitFor()
    await page.keyboard.press('j')
    await page.getByText('요청한 뒤 기록이 바뀌지 않음').waitFor()
    await page.getByText('기다리는 같은 요청 없음').waitFor()
    await page.getByText('회계로 자리를 옮김').waitFor()
  })
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('1')
  await page.keyboard.type('확인함')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('승인했습니다.').waitFor()
  expect((await employee()).role).toBe('finance')
})

const PAPER = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

async function askForExemption(page: Page): Promise<void> {
  await logInAsStaff(page, 'maker2', '/staff/exemptions')
  await page.getByText('아직 없습니다').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '인정·면제 요청')
  await page.getByLabel('근거').selectOption({ label: '조리사·영양사·위생사 면허' })
  await page.getByLabel('회원번호').fill(String(cookNo))
  await page.getByLabel('시·도').selectOption({ label: '경기도' })
  await page.getByLabel('발급 기관').fill('경기도지사')
  await page.getByLabel('증빙 번호').fill('조리 1234')
  await page.getByLabel('사유').selectOption({ label: '증빙 원본 확인' })
  await page.getByLabel('설명').fill('면허증 원본을 보았음')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '면허증.pdf', mimeType: 'application/pdf', buffer: PAPER })
  await page.getByText('면허증.pdf').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '승인 요청하기')
  await page.getByText(/번으로 올렸습니다/).waitFor()
}

it('grants an exemption with its document when another employee approves', async () => {
  await askForExemption(await journey.admin())
  const { db } = journey.environment
  expect(await db.exemption.count()).toBe(0)

  const page = await journey.admin()
  await logInAsStaff(page, 'approver2', '/staff/approvals')
  await page.getByRole('link', { name: /조리사·영양사·위생사 면허/ }).click()
  await page.getByText('요청한 뒤 기록이 바뀌지 않음').waitFor()
  await page.keyboard.press('1')
  await page.keyboard.type('확인함')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('승인했습니다.').waitFor()
  expect(await db.exemption.findMany({ select: { memberNo: true, ground: true } })).toEqual([
    { memberNo: cookNo, ground: 'cookLicence' },
  ])
  await page.goto(new URL('/staff/exemptions', page.url()).href)
  await page.getByText('경기도지사').waitFor()
  expect(await inspectScreen(page)).toEqual([])
})

it('exports a list as a file once by keyboard', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'maker2', '/staff/members')
  await page.getByRole('link', { name: 'cook57' }).waitFor()
  await enter(page, '내보내기')
  await page.getByLabel('무슨 일로 내보내시나요?').selectOption({ label: '자료 대조' })
  await page.getByLabel('설명').focus()
  await page.keyboard.type('명부 대조')
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '파일 만들기')
  await page.getByText('2명을 만들고 있습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('link', { name: '내보낸 목록 보기' }).focus()
  await page.keyboard.press('Enter')

  const take = page.getByRole('button', { name: /^회원 \d+ 받기$/ })
  await take.waitFor()
  expect(await inspectScreen(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await take.focus()
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^회원_\d+\.xlsx$/)
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
  await page.getByText('받음', { exact: true }).waitFor()
  expect(await take.count()).toBe(0)
})

async function askForSettings(page: Page): Promise<void> {
  await logInAsStaff(page, 'maker1', '/staff/settings')
  await page.getByText('아직 수정한 것이 없습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByLabel(/고객센터 전화/).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('1588-7777')
  await page.getByLabel('홈페이지 하단 견본').getByText('1588-7777').waitFor()
  await enter(page, '견본 만들기')
  await page.getByRole('link', { name: /수료증 견본/ }).waitFor()
  await page.getByRole('link', { name: /영수증 견본/ }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '승인 요청하기')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('사유').selectOption({ label: '이전·전화번호 변경' })
  await dialog.getByLabel('설명').focus()
  await page.keyboard.type('대표 전화를 바꿈')
  await dialog.getByText(/승인할 수 있는 사람/).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText(/번으로 올렸습니다/).waitFor()
  await page.getByText('승인 기다림').waitFor()
}

it('shows an approved new telephone in the footer and on a new receipt', async () => {
  await askForSettings(await journey.admin())
  const { db, url } = journey.environment
  const visitor = await journey.admin()
  await visitor.goto('/main')
  await visitor.getByRole('contentinfo').getByText('02-0000-0000').waitFor()

  const page = await journey.admin()
  await logInAsStaff(page, 'approver1', '/staff/approvals')
  await page
    .getByRole('link', { name: /협회 정보 · / })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByText('요청한 뒤 기록이 바뀌지 않음').waitFor()
  await page.keyboard.press('1')
  await page.keyboard.type('확인함')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('승인했습니다.').waitFor()

  const { startsAt } = await db.associationVersion.findFirstOrThrow({ where: { approvalNo: { not: null } } })
  await expect.poll(() => new Date() > startsAt, { timeout: 10_000 }).toBe(true)
  await visitor.reload()
  await visitor.getByRole('contentinfo').getByText('1588-7777').waitFor()
  expect(await visitor.getByText('02-0000-0000').count()).toBe(0)

  const { paymentNo } = await db.payment.findFirstOrThrow({ where: { member: { userId: 'cook57' } } })
  const { entity } = await contractClient(url).call(login, {
    userId: 'cook57',
    userPw: PASSWORD,
    applicationId: 'edu',
    disconnect: 1,
  })
  await contractClient(url).as(entity.accessToken).call(requestReceipt, { paymentNo })
  const receipt = await db.receipt.findFirstOrThrow({ where: { paymentNo } })
  expect(receipt.frozen).toMatchObject({ supportPhone: '1588-7777' })
})

async function payByAccount(): Promise<string> {
  const { db } = journey.environment
  const person = await db.member.findUniqueOrThrow({ where: { userId: 'cash1' } })
  const { applicationNo } = await addEnrolment(db, person, course, { status: 'paid' })
  const { paymentNo } = await db.payment.findFirstOrThrow({ where: { applicationNo } })
  return orderNumber(await db.payment.update({ where: { paymentNo }, data: { paymentType: 3 } }))
}

it('issues and cancels a cash receipt by keyboard and records a requested 계산서', async () => {
  const number = await payByAccount()
  const phone = await journey.phone()
  await logIn(phone, 'cash1', '/edu/payment/list')
  await phone.getByRole('button', { name: '계산서 신청' }).click()
  await phone.getByLabel('사업자등록번호').fill('220-81-62517')
  await phone.getByLabel('상호').fill('영자네 밥상')
  await phone.getByLabel('받으실 이메일').fill('owner@example.com')
  expect(await inspectScreen(phone)).toEqual([])
  await phone.getByLabel('받으실 이메일').press('Enter')
  await phone.getByText('협회가 이메일로 보내드립니다.', { exact: false }).last().waitFor()

  const page = await journey.admin()
  await logInAsStaff(page, 'cashier', '/staff/cash-receipts')
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('button', { name: '현금영수증 발급' }).press('Enter')
  await page.getByLabel('주문번호', { exact: true }).fill(number)
  await page.keyboard.press('Enter')
  await page.getByLabel('휴대폰 또는 카드 번호').fill('010-1234-5678')
  await page.getByLabel('사유').fill('전화로 신청')
  expect(await inspectScreen(page)).toEqual([])
  await page.getByLabel('사유').press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(async () => (await journey.environment.db.cashReceipt.findFirst())?.status).toBe('issued')
  await page.reload()
  await page.getByRole('row', { name: /발급됨/ }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `주문 ${number}` }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('button', { name: /^현금영수증 취소/ }).press('Enter')
  await page.getByLabel('사유').fill('계산서로 바꿈')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await journey.environment.db.cashReceipt.findFirst())?.status)
    .toBe('cancelled')

  await page.goto('/staff/cash-receipts/wishes')
  await page.getByRole('button', { name: `계산서 신청 처리 ${number}` }).press('Enter')
  await page.getByLabel('계산서 승인번호').fill('20261123-41000012')
  expect(await inspectScreen(page)).toEqual([])
  await page.getByLabel('계산서 승인번호').press('Enter')
  await page.getByRole('row', { name: /발급함/ }).waitFor()
  await page.goto('/staff/cash-receipts/taxes')
  await page.getByRole('row', { name: /면세/ }).first().waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await page.getByRole('heading', { name: '마감' }).waitFor()
  await page.keyboard.press('k')
  expect(await inspectScreen(page)).toEqual([])
})
