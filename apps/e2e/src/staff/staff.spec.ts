import { addEmployee, addEnrolment, addPerson, addSession, totpCode } from '@hygiene/testing'
import { addSignedCertificate } from '@hygiene/testing/scenarios/signed-certificates'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { answerPrompt, press } from '../steps/prompts.ts'
import { readShownQr } from '../steps/read-qr.ts'
import { giveCode, giveStaffPassword, logInAsStaff, openLinkedLogin, searchMember } from '../steps/staff.ts'
import { type LectureKey, playerPath } from '../steps/study.ts'
import { ADMIN } from '../environment/browser.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { addStudent } from '../environment/students.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const REASON = '결제 오류 전화 문의'
let studying: LectureKey
let venue: Awaited<ReturnType<typeof addSession>>
const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [SAMPLE])
  studying = await addStudent(db, course, 'jaeho1955', [3])
  venue = await addSession(db, { startsAt: new Date(Date.now() + 20 * 86_400_000) })
  await addPerson(db, { userId: 'youngja60', name: '김영자' })
  await addEmployee(db, { loginId: 'newcomer', name: '최교육', hasTotp: false })
  await addPerson(db, { userId: 'unseen1964', name: '조미증', verifiedAt: null })
  for (const loginId of ['linker', 'disconnector', 'sleeper', 'listener', 'verifier', 'typist']) {
    await addEmployee(db, { loginId, name: '박상담' })
  }
  await addEmployee(db, { loginId: 'reader', name: '이정은', role: 'headquarters' })
  await addEmployee(db, { loginId: 'balancer', name: '한회계', role: 'finance' })
  await addEmployee(db, { loginId: 'drawer', name: '최교육', role: 'education' })
  const graduate = await addPerson(db, { userId: 'undrawn1', name: '김수료' })
  const record = await addEnrolment(db, graduate, course, { status: 'completed' })
  await addSignedCertificate(db, record, { publicUrl: 'http://127.0.0.1', issuedAt: new Date() })
  await db.certificate.updateMany({
    where: { enrolmentNo: record.enrolmentNo },
    data: { failure: '글자를 그릴 수 없습니다.' },
  })
})

it('connects the authenticator app by QR code at an employee’s first login', async () => {
  const page = await journey.admin()
  await giveStaffPassword(page, 'newcomer')
  const address = new URL(await readShownQr(page.getByRole('img', { name: '인증 앱에 등록할 QR 코드' })))
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  const secret = address.searchParams.get('secret') ?? ''
  await page.getByText(secret.match(/.{1,4}/g)?.join(' ') ?? '').waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await giveCode(page, '000000')
  await page.getByText('인증번호가 올바르지 않습니다.').waitFor()
  await giveCode(page, totpCode(new Date(), 0, secret))
  await page.getByText('최교육 · 상담').waitFor()
})

it('verifies the account of a person at the branch through an employee', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'verifier')
  await searchMember(page, 'unseen1964')
  await page.getByRole('cell', { name: '본인확인 전' }).waitFor()
  await page.getByRole('button', { name: '본인확인 처리 unseen1964' }).click()
  await page.getByLabel('확인한 방법').fill('주민등록증을 보고 확인')
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '본인확인 처리하기' }).click()
  await page.getByRole('cell', { name: '정상' }).waitFor()
  const { verifiedAt } = await journey.environment.db.member.findFirstOrThrow({
    where: { userId: 'unseen1964' },
  })
  expect(verifiedAt).not.toBeNull()
})

it('opens a caller’s account for an employee and logs every action there', async () => {
  const device = await journey.device(ADMIN)
  const page = await device.newPage()
  await logInAsStaff(page, 'linker')
  expect(await page.getByRole('link', { name: '처리 기록' }).count()).toBe(0)
  await searchMember(page, 'jaeho1955')
  expect(await inspectScreen(page)).toEqual([])
  const opened = await openLinkedLogin(page, device, 'jaeho1955', REASON)
  await opened.waitForURL((url) => url.pathname === '/main')
  await opened.getByText('직원 박상담 연계 로그인 중').waitFor()
  expect(await opened.evaluate(() => [location.search, sessionStorage.getItem('staffLogin')])).toEqual([
    '',
    null,
  ])

  const room = `onlineEduNo=${studying.enrolmentNo}`
  for (const [address, text] of [
    [playerPath(studying), '회원 본인만 수강할 수 있습니다'],
    [`/edu/study/survey?${room}`, '연계 로그인에서는 할 수 없습니다.'],
    [`/edu/study/exam?${room}`, '연계 로그인에서는 할 수 없습니다.'],
  ] as const) {
    await opened.goto(address)
    await opened.getByRole('main').getByText(text).waitFor()
    expect(await inspectScreen(opened)).toEqual([])
  }
  await opened.goto('/edu/study/list')
  await opened.getByRole('button', { name: '시간 연장' }).locator('visible=true').click()
  await opened.getByRole('button', { name: '연계 로그인 끝내기' }).click()
  await opened.getByText('직원 박상담 연계 로그인 중').waitFor({ state: 'detached' })

  const reader = await journey.admin()
  await logInAsStaff(reader, 'reader', '/staff/audit')
  const log = reader.getByRole('table', { name: '처리 기록' })
  const linked = log.getByRole('row').filter({ has: reader.getByText('연계 로그인', { exact: true }) })
  await linked.filter({ hasText: '로그인 시간 연장' }).first().waitFor()
  for (const [action, reason] of [
    ['회원 목록 조회', '-'],
    ['연계 로그인 주소 만들기', REASON],
  ] as const) {
    const row = log.getByRole('row').filter({ hasText: action }).filter({ hasText: 'linker' })
    expect(await row.first().innerText()).toContain(reason)
  }
  expect(await inspectScreen(reader)).toEqual([])
})

it('leads an employee from home to a record by keyboard alone', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'typist')
  await page
    .getByRole('table', { name: '할 일' })
    .getByRole('rowheader', { name: /1:1 문의 답변/ })
    .waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: '업소명, 이름, 번호, 끝 4자리 검색' })
  await field.waitFor()
  await page.keyboard.type('youngja60')
  await page.getByRole('option', { name: /김\*자/ }).waitFor()
  await page
    .getByRole('complementary', { name: '미리보기' })
    .getByText('올해 신청한 교육이 없습니다.')
    .waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await field.fill(String(venue.sessionNo))
  await page.getByRole('option', { name: new RegExp(`회차 ${venue.sessionNo}`) }).waitFor()
  for (;;) {
    const chosen = await page.getByRole('option', { selected: true }).innerText()
    if (chosen.includes(`회차 ${venue.sessionNo}`)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === `/staff/sessions/${venue.sessionNo}` && url.search === '')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await page.waitForURL((url) => /^\/staff\/?$/.test(url.pathname))
})

it('warns before opening the account of a connected member and notifies the member', async () => {
  const phone = await journey.phone()
  await logIn(phone, 'youngja60')
  const device = await journey.device(ADMIN)
  const page = await device.newPage()
  await logInAsStaff(page, 'disconnector')
  await searchMember(page, 'youngja60')
  await page.getByRole('cell', { name: '접속 중' }).waitFor()

  const refusing = await openLinkedLogin(page, device, 'youngja60', REASON)
  await answerPrompt(refusing, '이미 다른 곳에서 접속 중입니다.', '취소')
  await answerPrompt(refusing, '로그인에 실패했습니다.')
  await refusing.waitForURL((url) => url.pathname === '/main')
  expect(await refusing.getByText('연계 로그인 중').count()).toBe(0)

  const entering = await openLinkedLogin(page, device, 'youngja60', REASON)
  await answerPrompt(entering, '이미 다른 곳에서 접속 중입니다.', '끊고 로그인')
  await entering.getByText('직원 박상담 연계 로그인 중').waitFor()

  await phone.goto('/edu/study/list')
  await answerPrompt(phone, '다른 곳에서 로그인하여 이 접속은 종료되었습니다.')
})

it('finds a caller by the code on the caller’s screen and shows the caller the access', async () => {
  const owner = await journey.phone()
  await logIn(owner, 'youngja60', '/user/page')
  await press(owner, '상담 코드 보기')
  const code = owner.getByText(/^\d{3} \d{3}$/)
  await code.waitFor()
  expect(await inspectScreen(owner)).toEqual([])

  const page = await journey.admin()
  await logInAsStaff(page, 'listener', '/staff/support-code')
  await page.getByRole('textbox', { name: '상담 코드' }).fill(await code.innerText())
  await press(page, '회원 불러오기')
  await page.getByText('김*자').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await owner.reload()
  await owner.getByText('협회 직원이 상담 코드로 회원 정보를 찾았습니다.').waitFor()
})

it('opens nothing for an expired link and removes the link from the address', async () => {
  const page = await journey.admin()
  await page.goto(`/?authorization=${'a'.repeat(43)}`)
  await answerPrompt(page, '연계 로그인 주소가 이미 사용되었거나 시간이 지났습니다.')
  await page.waitForURL((url) => url.pathname === '/main')
  expect(new URL(page.url()).search).toBe('')
})

it('reports an expired login to an idle employee and clears the screen', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'sleeper')
  await searchMember(page, 'jaeho1955')
  await journey.environment.db.staffLogin.updateMany({
    where: { employee: { loginId: 'sleeper' } },
    data: { extendedAt: new Date(Date.now() - 1_801_000) },
  })
  await page.getByRole('searchbox').fill('조미증')
  await page.getByRole('alertdialog').getByText('로그인 시간이 만료되었습니다.').waitFor()
  expect(await page.getByText('jaeho1955').count()).toBe(0)
  await answerPrompt(page, '로그인 시간이 만료되었습니다.')
  await page.getByRole('heading', { name: '직원 로그인' }).waitFor()
})

it('draws a failed certificate again from the console by keyboard', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'drawer')
  const waiting = page.getByRole('row', { name: /만들지 못한 문서/ }).getByRole('link')
  await waiting.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/staff/jobs')
  await page.getByText('글자를 그릴 수 없습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByLabel('사유').focus()
  await page.keyboard.type('글꼴 추가')
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText('다시 만들기를 시작했습니다.').waitFor()

  const { db } = journey.environment
  const undrawn = { failure: { not: null }, fileNo: null }
  await expect.poll(() => db.certificate.count({ where: undrawn }), { timeout: 30_000 }).toBe(0)
  await page.keyboard.press('r')
  await page.getByText('모두 마쳤습니다.').waitFor()
  expect(await db.auditEntry.count({ where: { operation: 'redrawDocument' } })).toBe(1)
})

it('explains money without an order from the nightly comparison by keyboard', async () => {
  const at = new Date()
  const stray = {
    cause: 'stray',
    kind: 'unknown',
    paymentId: 'strayMoney000001',
    gatewayWon: 55_000,
  } as const
  await journey.environment.db.reconciliationException.create({
    data: { ...stray, firstSeenAt: at, lastSeenAt: at, lastRunNo: 0 },
  })
  const page = await journey.admin()
  await logInAsStaff(page, 'balancer', '/staff/reconciliation')
  await page.getByRole('heading', { name: '주문 없는 입금 1건' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('button', { name: /55,000원/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('결제사에 55,000원이 있고 우리 주문이 없습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByLabel('처리한 내용').fill('다른 상점의 시험 결제')
  await page.keyboard.press('Enter')
  await page.getByText('모두 마쳤습니다.').waitFor()
  await page.getByRole('heading', { name: '주문 없는 입금 1건' }).waitFor({ state: 'detached' })
})
