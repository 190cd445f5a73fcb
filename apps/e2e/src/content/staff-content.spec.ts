import { addEmployee, addEnrolment, addPerson } from '@hygiene/testing'
import { addSeoulMonths, seoulDay } from '@hygiene/domain/time/seoul-day'
import { withParticle } from '@hygiene/domain/particle'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf } from '../steps/axe.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { logInAsStaff } from '../steps/staff.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

let applicationNo = 0
const journey = useEnvironment(async ({ db }) => {
  const payer = await addPerson(db, { userId: 'payer57', name: '이갑순' })
  const course = await addYearlyCourse(db, [SAMPLE])
  applicationNo = (await addEnrolment(db, payer, course, { status: 'applied' })).applicationNo
  await addEmployee(db, { loginId: 'head2', name: '김본부', role: 'headquarters' })
  await addEmployee(db, { loginId: 'closer1', name: '한회계', role: 'finance' })
  await addEmployee(db, { loginId: 'writer1', name: '최교육', role: 'education' })
  await addEmployee(db, { loginId: 'writer2', name: '박상담', role: 'support' })
  await addEmployee(db, { loginId: 'writer3', name: '한상담', role: 'support' })
  await addEmployee(db, { loginId: 'writer4', name: '이교육', role: 'education' })
})

async function enter(page: Page, name: string, delay = 0): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter', { delay })
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

const saved = (page: Page, version: number) =>
  page.getByText(`${withParticle(`버전 ${version}`, '으로')} 저장했습니다.`).waitFor()

it('writes, previews, publishes, corrects, compares and restores a notice', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'writer1', '/staff/posts')
  await page.getByRole('link', { name: '이용약관' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('link', { name: '새 게시글' }).focus()
  await page.keyboard.press('Enter')
  await write(page, '제목', '2027년 교육 접수 안내')
  await write(page, '글', '1월 1일부터 접수합니다.')
  const phone = page.frameLocator('iframe[title="방문자가 보는 화면"]')
  await phone.getByText('1월 1일부터 접수합니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '저장')
  await saved(page, 1)
  await page.getByRole('heading', { level: 2, name: '게시', exact: true }).waitFor()
  await page.getByLabel('게시 일시').fill('2099-12-10T09:00')
  // Waits, because two presses of one button within 300 ms count as one.
  await enter(page, '예약하기', 320)
  await page.getByText('예약했습니다.').waitFor()
  await page.getByText('2099.12.10 09:00').waitFor()
  await page.getByLabel('게시 일시').fill('2026-01-02T09:00')
  await enter(page, '수정한 버전 게시')
  await page.getByText('올렸습니다.').waitFor()

  const { recordNo } = await journey.environment.db.content.findFirstOrThrow({
    where: { kind: 'post', title: '2027년 교육 접수 안내' },
  })
  const visitor = await journey.admin()
  await visitor.goto(`/info/notice/view?noticeNo=${recordNo}`)
  await visitor.getByText('1월 1일부터 접수합니다.').waitFor()

  await write(page, '글', '1월 2일부터 접수합니다.')
  await enter(page, '저장')
  await saved(page, 2)
  await enter(page, '버전 비교')
  await page.locator('ins').getByText('2일부터').waitFor()
  await page.locator('del').getByText('1일부터').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('Escape')
  await enter(page, '버전 1로 되돌리기')
  await page.getByText('버전 3으로 되돌렸습니다.').waitFor()
  await page.getByRole('textbox', { name: '글', exact: true }).getByText('1월 1일부터').waitFor()
  expect(await inspectScreen(page)).toEqual([])
})

it('shows both texts to the later of two editors and keeps typed text over a reload', async () => {
  const { db } = journey.environment
  const first = await journey.admin()
  await logInAsStaff(first, 'writer2')
  await first.goto('/staff/posts/new?kind=popup')
  await write(first, '머리글', '온라인')
  await write(first, '제목', '연말 접수')
  await write(first, '누르면 갈 주소', '/edu/online')
  await enter(first, '저장')
  await saved(first, 1)
  const { contentNo } = await db.content.findFirstOrThrow({ where: { kind: 'popup' } })

  const second = await journey.admin()
  await logInAsStaff(second, 'writer3', `/staff/posts/${contentNo}`)
  await write(second, '제목', '새해 접수')
  await second.reload()
  await second.getByText('저장하지 않은 글을 다시 불러왔습니다.').waitFor()

  await write(first, '제목', '설 연휴 접수')
  await enter(first, '저장')
  await saved(first, 2)
  await enter(second, '저장')
  await second.getByText('다른 사람이 먼저 수정했습니다. 두 글을').waitFor()
  await second.keyboard.press('Enter')
  await second.getByRole('region', { name: '저장된 버전 2' }).getByText('설 연휴 접수').waitFor()
  await second.getByRole('region', { name: '내가 쓴 글' }).locator('ins').first().waitFor()
  expect(await inspectScreen(second)).toEqual([])
  await enter(second, '내 글로 이어 작성')
  await enter(second, '저장')
  await saved(second, 3)
  const titles = await db.contentVersion.findMany({ where: { contentNo }, orderBy: { version: 'asc' } })
  expect(titles.map(({ body }) => (body as { title: string }).title)).toEqual([
    '연말 접수',
    '설 연휴 접수',
    '새해 접수',
  ])
})

const OLD_RECORDS = [
  '수료증 번호,이름,생년월일,수료일자,상호,대표자,주소',
  '2018-0001,오용식,19570314,2018. 5. 3.,용식이네,오용식,경기도 수원시 팔달구 가상로 1',
  '2018-0002,=1+1,19570314,2018. 5. 3.,둘째네,오용식,경기도 수원시 팔달구 가상로 2',
].join('\n')

it('imports a file of old records by keyboard through mapping and row review', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'writer4', '/staff/imports')
  await enter(page, '파일 올리기')
  const file = { name: '2018 이력.csv', mimeType: 'text/csv', buffer: Buffer.from(OLD_RECORDS) }
  await page.getByLabel('가져올 파일').setInputFiles(file)
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '올리기')
  await page.getByLabel('생년월일에 맞는 열').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '비교하기')

  await page.getByText(/^B3 성명: 수식/).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '틀린 행 모두 건너뛰기')
  await page.getByText(/건너뛸 1행/).waitFor()
  await enter(page, '1행 등록')
  await page.getByLabel('사유').selectOption({ label: '이전 시스템에서 옮김' })
  await page.getByLabel('설명').focus()
  await page.keyboard.type('2018년 이력')
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '행 등록')
  await page.getByText(/새로 등록한 1행/).waitFor()
  await page
    .getByRole('row', { name: /2018-0001/ })
    .getByText('새로 등록')
    .waitFor()
  const { db } = journey.environment
  expect(await db.oldEducation.count({ where: { outnumber: { in: ['2018-0001', '2018-0002'] } } })).toBe(1)
})

it('turns a deposit of a statement into the payment of an application by keyboard', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'head2', '/staff/deposits')
  await page.getByRole('link', { name: '거래내역 가져오기' }).focus()
  await page.keyboard.press('Enter')
  const rows = ['거래일시,입금액,적요', `${seoulDay(new Date())} 00:00:01,36000,이갑순`]
  const file = { name: '거래내역.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  await page.getByLabel('가져올 파일').setInputFiles(file)
  await enter(page, '올리기')
  await enter(page, '비교하기')
  await enter(page, '1행 등록')
  await enter(page, '행 등록')
  await page.getByRole('link', { name: '입금 보기' }).focus()
  await page.keyboard.press('Enter')
  await enter(page, '이*순 36,000원 처리')
  expect(await inspectScreen(page)).toEqual([])
  await write(page, '신청번호', String(applicationNo))
  await write(page, '확인한 내용', '통장 앱에서 확인')
  await page.keyboard.press('Enter')
  await page.getByText('36,000원 결제를 넣었습니다.').waitFor()
  const { status } = await journey.environment.db.payment.findFirstOrThrow({ where: { applicationNo } })
  expect(status).toBe('paid')

  const faults: string[] = []
  for (const address of ['message-texts', 'venues', 'instructors', 'instructors/hours', 'questions/banks']) {
    await page.goto(`/staff/${address}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      faults.push(...(await faultsOf(page)).map((fault) => `${address} ${width}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

it('closes several days of money together', async () => {
  const month = addSeoulMonths(`${seoulDay(new Date()).slice(0, 7)}-01`, -1).slice(0, 7)
  const page = await journey.admin()
  await logInAsStaff(page, 'closer1')
  await page.goto(`/staff/closings?day=${month}-03`)
  await enter(page, '3일까지 3일 모두 마감')
  await page.getByText(/^3일까지 마감 전 3일, 금액 0원을 마감합니다/).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await enter(page, '모두 마감하기')
  await page.getByText('3일을 마감했습니다.').waitFor()
  const closed = page.getByRole('row', { name: /^[1-4]일 \(.\)/ }).getByText('마감', { exact: true })
  await expect.poll(() => closed.count()).toBe(3)
  await page.reload()
  await expect.poll(() => closed.count()).toBe(3)
  expect(await page.getByRole('button', { name: '3일까지 3일 모두 마감' }).count()).toBe(0)
  expect(await journey.environment.db.closing.count({ where: { reopenedAt: null } })).toBe(3)
})
