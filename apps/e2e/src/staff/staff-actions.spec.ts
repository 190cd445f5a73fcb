import { addEmployee, addEnrolment, addPerson } from '@hygiene/testing'
import { addStops } from '@hygiene/testing/scenarios/figures'
import { addSignedCertificate } from '@hygiene/testing/scenarios/signed-certificates'
import { expect, it } from 'vitest'
import { tabTo } from '../steps/keyboard.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { awaitMessage, awaitMessageByDay } from '../steps/phone-messages.ts'
import { logInAsStaff } from '../steps/staff.ts'
import { timed } from '../steps/timed.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const PHONE = '01077770001'
let okjaNo = 0
const journey = useEnvironment(async ({ db, url }) => {
  const course = await addYearlyCourse(db, [SAMPLE])
  const okja = await addPerson(db, { userId: 'okja1', name: '정옥자', phone: PHONE })
  okjaNo = okja.memberNo
  await addEnrolment(db, okja, course, { status: 'studying', appliedAt: new Date() })
  const unpaid = await addPerson(db, { userId: 'unpaid7', name: '박미납' })
  await addEnrolment(db, unpaid, course, { status: 'applied', appliedAt: new Date() })
  const done = await addPerson(db, { userId: 'done7', name: '이수료' })
  const completed = { businessName: '바다 분석', status: 'completed', licenceNo: '20190007777' } as const
  const record = await addEnrolment(db, done, course, completed)
  await addSignedCertificate(db, record, { publicUrl: url, issuedAt: new Date(Date.now() - 3_600_000) })
  for (let one = 0; one < 60; one += 1) await addPerson(db, { userId: `many${one}`, name: '황모두' })
  for (const loginId of ['actor1', 'actor2', 'actor3']) await addEmployee(db, { loginId, name: '박상담' })
  await addEmployee(db, { loginId: 'registrar7', name: '최교육', role: 'education' })
  await addEmployee(db, { loginId: 'announcer7', name: '김교육', role: 'education' })
  await addEmployee(db, { loginId: 'checker7', name: '한확인', role: 'support' })
  await addEmployee(db, { loginId: 'head7', name: '이본부', role: 'headquarters' })
  await addStops(db, course)
})

it('texts every member found once and shows the progress on the console by keyboard', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'actor1', '/staff/members')
  await page.getByRole('row').nth(20).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('황모두')
  await page.getByRole('status').getByText('60명', { exact: true }).waitFor()
  await page.getByLabel('이 화면 모두 선택').press(' ')
  await page.getByRole('button', { name: '검색된 60명 모두 선택' }).press('Enter')
  await page.getByText('검색된 60명 모두 선택됨').waitFor()
  await page.getByRole('button', { name: '문자 보내기' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '문자 보내기' })
  await dialog.getByText('60명에게 한 번씩').waitFor()
  await dialog.getByLabel('써 둔 문구').selectOption({ label: '서비스 점검' })
  await dialog.getByText(/바이트 · 긴 문자/).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await dialog.getByLabel('사유').selectOption({ label: '장애·점검 안내' })
  await dialog.getByLabel('설명').fill('정기 점검')
  await dialog.getByLabel('설명').press('Enter')
  await page.getByRole('heading', { name: '일괄 처리' }).waitFor()
  await page.getByText('60 / 60').waitFor()
  await page.getByText('마침').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  const { db } = journey.environment
  expect(await db.message.count({ where: { kind: 'staffText' } })).toBe(60)
})

it('extends selected enrolments and notifies the member', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'registrar7', '/staff/enrolments?kind=online&status=studying')
  await page.getByRole('link', { name: /^\d+$/ }).first().waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^수강 신청 건/ }).waitFor()
  await page.getByRole('button', { name: '기간 늘리기' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '기간 늘리기' })
  await dialog.waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await dialog.getByLabel('사유').fill('병원에 계셨음')
  await page.keyboard.press('Enter')
  await page.getByText(/까지 늘렸습니다/).waitFor()
  await awaitMessageByDay(journey.environment, PHONE, 'studyExtended', '1월 31일')
})

it('sends a free text in a case whose pill leads back and closes the case', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'actor2', `/staff/members/${okjaNo}`)
  await page.getByText('더 보기').press('Enter')
  await page.getByRole('button', { name: '문자 보내기' }).press('Enter')
  await page.getByLabel('보낼 내용').fill('서류를 확인했습니다.\n편하실 때 전화해주세요.')
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('button', { name: '문자로 보내기' }).press('Enter')
  await page.getByText('무슨 일로 보시나요?').waitFor()
  await page.keyboard.press('3')
  await page.keyboard.type('서류를 물어보심')
  await page.keyboard.press('Enter')
  await page.getByText('문자를 보냈습니다.').waitFor()
  expect(await awaitMessage(journey.environment, PHONE, '서류를 확인했습니다.')).toContain('편하실 때')
  await page
    .getByText(/서류를 확인했습니다/)
    .first()
    .waitFor()

  await page.keyboard.press('g')
  await page.keyboard.press('m')
  const pill = page.getByRole('link', { name: /정\*자 (29|30)분/ })
  await pill.waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await pill.press('Enter')
  await page.getByText('상담 중', { exact: true }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await page.getByRole('button', { name: '정*자 상담 닫기' }).press('Enter')
  await page.getByText('상담을 닫고 다시 가렸습니다.').waitFor()
  expect(await pill.count()).toBe(0)
})

it('answers «수료증 이름이 틀려요» in three actions and ten seconds by keyboard alone', async () => {
  const { db } = journey.environment
  const { certificateNo, certificateNumber } = await db.certificate.findFirstOrThrow()
  const page = await journey.admin()
  await logInAsStaff(page, 'actor3')
  const { keyboard } = page
  await timed('«수료증 이름이 틀려요»', async () => {
    await keyboard.press('Control+k')
    await keyboard.type(certificateNumber)
    await page
      .getByRole('option', { name: new RegExp(certificateNumber) })
      .first()
      .waitFor()
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: `수료증 ${certificateNumber}` }).waitFor()
    await keyboard.press('e')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, /업소명/)
    await keyboard.press('ControlOrMeta+a')
    await keyboard.insertText('바다 분식')
    await tabTo(page, /사유/)
    await keyboard.press('ArrowDown')
    await keyboard.press('Tab')
    await keyboard.type('영업신고증과 대조 확인')
    await keyboard.press('Enter')
    await page.getByRole('row', { name: /대체됨/ }).waitFor()
  })
  expect((await db.certificate.findUniqueOrThrow({ where: { certificateNo } })).edition).toBe(2)
})

it('answers «what burns today» on the home and opens its list with one key', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'head7', '/staff/members')
  await page.getByRole('row').nth(5).waitFor()
  await timed('what burns today', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await page.getByRole('table', { name: '할 일' }).waitFor()
    await page.keyboard.press('j')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/\d+건/)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/staff/')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

it('shows why people stop («왜 멈췄나요») with one search and one key', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'head7')
  await timed('why people stop', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('통계')
    await page.getByRole('status').getByText('1건').waitFor()
    await page.keyboard.press('Enter')
    const stopped = page.getByRole('list', { name: '멈춘 강의' })
    await stopped.getByText('5건').first().waitFor()
    await page.getByText('다른 창에서 봄').waitFor()
    await stopped.getByText('몇 분에 멈췄나').focus()
    await page.keyboard.press('Enter')
    await stopped.getByText('10~20분').waitFor()
  })
  expect(await inspectScreen(page)).toEqual([])
})

it('writes a campaign, tests the text on the own phone, sends and follows the campaign', async () => {
  const { environment } = journey
  const page = await journey.admin()
  await logInAsStaff(page, 'registrar7', '/staff/campaigns')
  await page.getByRole('button', { name: '새 캠페인' }).press('Enter')
  await page.getByRole('dialog').getByLabel('이름', { exact: true }).fill('겨울 점검')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '겨울 점검' }).waitFor()
  await page.getByLabel('보낼 글').fill('{이름}님, 새벽에 점검합니다.')
  await page.getByLabel('길이').getByText('짧은 문자').waitFor()
  await page.getByRole('button', { name: '받을 사람 정하기' }).press('Enter')
  await page.getByText('같은 번호').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('button', { name: '나에게 시험 보내기' }).press('Enter')
  await page.getByLabel('내 휴대전화').fill('010-8888-1234')
  await page.keyboard.press('Enter')
  const asked = await awaitMessage(environment, '01088881234', '확인번호')
  await page.getByLabel('확인번호').fill(/\d{6}/.exec(asked)?.[0] ?? '')
  await page.keyboard.press('Enter')
  expect(await awaitMessage(environment, '01088881234', '새벽에 점검합니다.')).toContain('최교육님')
  await page.getByRole('button', { name: '보내기', exact: true }).press('Enter')
  await page.getByRole('button', { name: /명에게 보내기/ }).press('Enter')
  await page
    .getByText(/^(보내는 중|마침|\d\d\.\d\d 08:00를 기다림)$/)
    .first()
    .waitFor()
  const people = await environment.db.campaignPerson.findMany({ where: { leftOut: null } })
  expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length)
})

const AUDIENCES = [
  ['결제했고 아직 안 마친 사람', '아직 마치지 않으셨습니다', '정옥자'],
  ['신청했고 아직 결제하지 않은 사람', '결제가 남아 있습니다', '박미납'],
  ['올해 아직 신청하지 않은 사람', '아직 신청하지 않으셨습니다', '황모두'],
] as const

it('finds each audience of the year with its own text', async () => {
  const { db } = journey.environment
  const page = await journey.admin()
  await logInAsStaff(page, 'announcer7', '/staff/campaigns')
  await page.getByRole('button', { name: '새 캠페인' }).press('Enter')
  await page.getByRole('dialog').getByLabel('이름', { exact: true }).fill('연말 안내')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '연말 안내' }).waitFor()
  const known = ['이수료', ...AUDIENCES.map(([, , name]) => name)]
  const found = async () => {
    const people = await db.campaignPerson.findMany({
      where: { campaign: { title: '연말 안내' }, member: { name: { in: known } } },
      include: { member: true },
    })
    return [...new Set(people.map(({ member }) => member.name))]
  }
  for (const [label, text, name] of AUDIENCES) {
    await page.getByRole('button', { name: label }).press('Enter')
    await page.getByRole('button', { name: label, pressed: true }).waitFor()
    expect(await page.getByLabel('보낼 글').inputValue()).toContain(text)
    await page.getByRole('button', { name: /^(받을 사람 정하기|지금 조건으로 다시 정하기)$/ }).press('Enter')
    await expect.poll(found).toEqual([name])
    await page.getByText('조건', { exact: true }).waitFor()
    expect(await inspectScreen(page)).toEqual([])
  }
})

it('links a place typed by hand to its register row and notifies the member', async () => {
  const { environment } = journey
  const { db } = environment
  const own = { memberNo: okjaNo }
  const { licenceKey } = await db.onlineEnrolment.findFirstOrThrow({ where: own })
  const licenceNo = `${licenceKey.slice(0, -1)}${licenceKey.endsWith('9') ? '8' : '9'}`
  const listed = { businessTypeName: '일반음식점', businessName: '한마음식당', representativeName: '정**' }
  const where = { sidoCode: '4100000000', siteAddress: '경기도 수원시 팔달구 가상로 12, 1층' }
  await db.licence.create({ data: { licenceNo, industryCode: '001', ...listed, ...where } })

  const page = await journey.admin()
  await logInAsStaff(page, 'checker7', '/staff/licences?state=waiting&cause=typed')
  await page.getByRole('row').nth(1).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('정옥자')
  await page.getByRole('status').getByText('1건', { exact: true }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('link', { name: '한마음 식당' }).press('Enter')
  await page.getByText('영업신고번호 다름').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('button', { name: '한마음식당 고르기' }).press('Enter')
  await page.getByLabel('사유').fill('신고증과 번호가 다름')
  await page.keyboard.press('Enter')
  await page.getByText('수정한 항목: 영업신고번호').waitFor()
  expect(await db.onlineEnrolment.findFirst({ where: own })).toMatchObject({ licenceKey: licenceNo })
  await awaitMessageByDay(environment, PHONE, 'placeCorrected', '신고증과 번호가 다름')
})
