import { addEmployee, addInquiry, addPerson } from '@hygiene/testing'
import type { CDPSession, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { logInAsStaff } from '../steps/staff.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const HOUR_MS = 3_600_000

let inquiryNo = 0
let secondNo = 0
let anonymousNo = 0
const journey = useEnvironment(async ({ db }) => {
  const writer = await addPerson(db, { userId: 'asker57', name: '박순례', phone: '01012347812' })
  const { employeeNo } = await addEmployee(db, { loginId: 'employee1', name: '박상담', role: 'support' })
  await addEmployee(db, { loginId: 'employee2', name: '한상담', role: 'support' })
  await addEmployee(db, { loginId: 'head1', name: '김본부', role: 'headquarters' })
  const soon = new Date(Date.now() + HOUR_MS)
  inquiryNo = (await addInquiry(db, writer, { title: '수료증 출력이 안 됩니다', dueAt: soon })).inquiryNo
  const later = new Date(soon.getTime() + HOUR_MS)
  secondNo = (await addInquiry(db, writer, { title: '영수증을 다시 받고 싶어요', dueAt: later })).inquiryNo
  const report = { inquiryType: 2, isAnonymous: true, title: '무허가 영업 신고' } as const
  anonymousNo = (await addInquiry(db, writer, { ...report, dueAt: new Date(later.getTime() + HOUR_MS) }))
    .inquiryNo
  await db.cannedAnswer.create({
    data: {
      cannedTitle: '수료증 출력(휴대전화)',
      cannedText: '{이름} 님, 나의 학습실에서 수료증을 여실 수 있습니다.',
      employeeNo,
      savedAt: new Date(),
    },
  })
})

const answerOf = (page: Page) => page.getByRole('textbox', { name: '답변', exact: true })

it('answers «답이 아직 없어요» from home in three actions and under ten seconds by keyboard', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'employee1')
  const begun = Date.now()
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await page.getByRole('link', { name: /수료증 출력이 안 됩니다/ }).waitFor()
  await page.keyboard.press('n')
  await page.getByText('수료증이 안 보입니다.').waitFor()
  await page.keyboard.press(';')
  await page.getByRole('option', { name: /수료증 출력/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => answerOf(page).textContent()).toContain('박*례 님')
  await page.keyboard.press('Control+Enter')
  await page.getByText(/답변을 보냈습니다/).waitFor()
  const seconds = (Date.now() - begun) / 1000
  expect(seconds).toBeLessThan(10)

  const { db } = journey.environment
  const sent = await db.inquiry.findUniqueOrThrow({ where: { inquiryNo }, include: { reviews: true } })
  expect(sent).toMatchObject({ tableState: 'done', reviews: [{ isQuestion: false }] })
  expect(await db.message.count({ where: { kind: 'inquiryAnswered' } })).toBe(1)
})

it('shows an inquiry, an anonymous report and the inquiry settings without screen findings', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'head1', `/staff/inquiries/${secondNo}`)
  await page.getByText('수료증이 안 보입니다.').waitFor()
  await page.getByText('올해 신청한 교육이 없습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.goto(new URL(`/staff/inquiries/${anonymousNo}`, page.url()).href)
  await page.getByText('익명 신고입니다. 글쓴이는 보이지 않습니다.').waitFor()
  expect(await page.getByText('박*례').count()).toBe(1)
  await page.goto(new URL('/staff/inquiries/hours', page.url()).href)
  await page.getByLabel('월요일').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.goto(new URL('/staff/inquiries/canned', page.url()).href)
  await page.getByRole('heading', { name: '수료증 출력(휴대전화)' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.goto(new URL('/staff/inquiries/topics', page.url()).href)
  await page.getByRole('button', { name: '수료증 위로' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
})

async function compose(keyboard: CDPSession, steps: readonly string[]): Promise<void> {
  for (const text of steps)
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await keyboard.send('Input.insertText', { text: steps.at(-1) ?? '' })
}

it('composes a Hangul answer as in a plain field and triggers no command', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'employee2', `/staff/inquiries/${secondNo}`)
  const keyboard = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    const plain = Object.assign(document.createElement('textarea'), { id: 'plain' })
    plain.setAttribute('aria-label', '견줄 칸')
    document.querySelector('main')?.append(plain)
  })
  const typed: string[] = []
  for (const field of [answerOf(page), page.getByLabel('견줄 칸')]) {
    await field.click()
    await compose(keyboard, ['ㅎ', '하', '한'])
    await compose(keyboard, ['ㅈ', '주', '줄'])
    await page.keyboard.press('Enter')
    await compose(keyboard, ['ㄷ', '두'])
    await page.keyboard.type('; n j')
    const lines = await field.locator('p').allTextContents()
    typed.push(lines.length > 0 ? lines.join('\n') : await field.inputValue())
  }
  expect(typed[0]).toBe('한줄\n두; n j')
  expect(typed[1]).toBe(typed[0])
  expect(page.url()).toContain(`/inquiries/${secondNo}`)
})

it('sends the answer on Ctrl ⏎ inside the editor and opens the next inquiry', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'head1', `/staff/inquiries/${secondNo}`)
  await answerOf(page).click()
  await page.keyboard.type('나의 학습실에서 받으실 수 있습니다.')
  await page.keyboard.press('Control+Enter')
  await page.getByText(/답변을 보냈습니다/).waitFor()
  await page.waitForURL(`**/staff/inquiries/${anonymousNo}`)
  const { db } = journey.environment
  const sent = await db.inquiry.findUniqueOrThrow({
    where: { inquiryNo: secondNo },
    include: { reviews: true },
  })
  expect(sent).toMatchObject({ tableState: 'done', reviews: [{ isQuestion: false }] })
})
