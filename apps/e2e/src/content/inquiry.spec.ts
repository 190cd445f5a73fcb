import { addEmployee, addInquiry, addInquiryReview, addPerson } from '@hygiene/testing'
import type { CDPSession, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { press } from '../steps/prompts.ts'
import { logIn } from '../steps/log-in.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const journey = useEnvironment(async ({ db }) => {
  await addPerson(db, { userId: 'youngja60', name: '김영자' })
  await addPerson(db, { userId: 'sunhee61', name: '이순희' })
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const textOf = (page: Page) => page.getByRole('textbox', { name: '내용' })

async function compose(keyboard: CDPSession, steps: readonly string[]): Promise<void> {
  for (const text of steps)
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
}

async function commit(keyboard: CDPSession, steps: readonly string[]): Promise<void> {
  await compose(keyboard, steps)
  await keyboard.send('Input.insertText', { text: steps.at(-1) ?? '' })
}

it('keeps an inquiry with a table over a reload on a phone and locks others out', async () => {
  const { db } = journey.environment
  const writer = await db.member.findFirstOrThrow({ where: { userId: 'youngja60' } })
  const { inquiryNo } = await addInquiry(db, writer, {
    content: [{ kind: 'paragraph', runs: [{ text: '두 곳', isStrong: true }] }],
  })
  const page = await journey.phone()
  await logIn(page, 'youngja60', `/info/inquiry/write?inquiryNo=${inquiryNo}`)
  await page.getByLabel('제목').fill('영업장 두 곳')
  await textOf(page).tap()
  await page.keyboard.press('Control+A')
  const keyboard = await page.context().newCDPSession(page)
  await commit(keyboard, ['ㅎ', '하', '한'])
  await commit(keyboard, ['ㄱ', '그', '글'])
  // Pressing a button in the middle of a syllable completes the syllable first.
  await compose(keyboard, ['ㅁ', '마', '말'])
  await page.getByRole('button', { name: '표', exact: true }).tap()
  await page.getByRole('group', { name: '표' }).waitFor()
  expect(await textOf(page).locator('tr').count()).toBe(10)
  expect(await textOf(page).locator('tr').first().locator('th').count()).toBe(5)
  expect(await textOf(page).locator('p').first().textContent()).toBe('한글말')

  await commit(keyboard, ['ㅇ', '어', '업', '업ㅈ', '업조', '업종'])
  await textOf(page).locator('td').first().tap()
  await commit(keyboard, ['ㅂ', '보', '본', '본ㅈ', '본저', '본점'])
  expect(await textOf(page).locator('th').first().textContent()).toBe('업종')
  expect(await textOf(page).locator('td').first().textContent()).toBe('본점')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.reload()
  await textOf(page).locator('td').first().waitFor()
  expect(await textOf(page).locator('td').allTextContents()).toEqual(['본점'])
  expect(await page.getByLabel('제목').inputValue()).toBe('영업장 두 곳')
  const sent = page.waitForResponse((answer) => answer.url().includes('uploadFile'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '약도.pdf', mimeType: 'application/pdf', buffer: PDF })
  await sent
  await page.locator('button[type=submit]:not([aria-busy])').waitFor()
  await page.getByRole('button', { name: '고친 글 보내기' }).dblclick()
  await page.getByRole('heading', { name: '영업장 두 곳' }).waitFor()
  await page.getByText('본점').waitFor()
  await page.getByText(/^약도.pdf/).waitFor()
  expect(await journey.environment.db.inquiry.count()).toBe(1)
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('inquiry'))),
  ).toEqual([])
  const address = page.url()

  const visitor = await journey.admin()
  await visitor.goto('/info/inquiry')
  await visitor.getByRole('link', { name: '비밀글입니다.' }).click()
  await visitor.getByText('비밀글은 글쓴이만 볼 수 있습니다.').waitFor()
  expect(visitor.url()).toBe(address)
  expect(await visitor.getByText('본점').count()).toBe(0)
})

it('accepts one follow-up to an answer and allows its change until the next answer', async () => {
  const { db } = journey.environment
  const writer = await db.member.findFirstOrThrow({ where: { userId: 'sunhee61' } })
  const { employeeNo } = await addEmployee(db, { loginId: 'support2026' })
  const inquiry = await addInquiry(db, writer, { title: '영수증 문의' })
  await addInquiryReview(db, inquiry, { employeeNo, said: '고쳐드렸습니다.' })

  const page = await journey.admin()
  await logIn(page, 'sunhee61', `/info/inquiry/view?inquiryNo=${inquiry.inquiryNo}`)
  await page.getByText('고쳐드렸습니다.').waitFor()
  const text = page.getByRole('textbox', { name: '추가 문의' })
  await page.getByRole('button', { name: '추가 문의 보내기' }).click()
  await page.getByRole('alert').or(page.getByText('다시 확인하실 항목이')).first().waitFor()
  await text.click()
  await page.keyboard.type('고맙습니다. 날짜도요.')
  // Waits for the error box to disappear: the first letter removes it, which moves the button faster than a person can press.
  await page.getByText('다시 확인하실 항목이').waitFor({ state: 'hidden' })
  await press(page, '추가 문의 보내기')
  await page.getByRole('button', { name: '추가 문의 고치기' }).click()
  await text.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('날짜는 괜찮습니다.')
  await page.getByRole('button', { name: '고친 글 보내기' }).click()
  await page.getByRole('paragraph').filter({ hasText: '날짜는 괜찮습니다.' }).waitFor()
  expect(await db.inquiryReview.count({ where: { inquiryNo: inquiry.inquiryNo } })).toBe(2)
})

it('writes an inquiry with a topic and a plain box once despite repeated sending', async () => {
  const page = await journey.phone()
  await logIn(page, 'sunhee61', '/info/inquiry/write')
  await page.getByText('결제·환불', { exact: true }).tap()
  expect(await page.getByLabel('제목').inputValue()).toBe('결제·환불 문의')
  await textOf(page).fill('카드를 바꾸었습니다.\n\n환불은 어디로 옵니까?')
  await page.reload()
  expect(await textOf(page).inputValue()).toBe('카드를 바꾸었습니다.\n\n환불은 어디로 옵니까?')
  expect(await page.getByRole('toolbar').count()).toBe(0)
  await page.getByRole('button', { name: '문의 보내기' }).dblclick()
  await page.getByRole('heading', { name: '결제·환불 문의' }).waitFor()
  await page.getByText('환불은 어디로 옵니까?').waitFor()
  expect(await journey.environment.db.inquiry.count({ where: { title: '결제·환불 문의' } })).toBe(1)
})

it('sends a report from a phone once', async () => {
  const { db } = journey.environment
  const page = await journey.phone()
  await logIn(page, 'youngja60', '/info/report/write')
  await page.getByLabel('제목').fill('유통기한이 지난 재료')
  await textOf(page).fill('재료의 날짜를 확인해주세요.')
  await page.getByRole('button', { name: /보내기$/ }).tap()
  await page.getByRole('heading', { name: '유통기한이 지난 재료' }).waitFor()
  const report = await db.inquiry.findFirstOrThrow({ where: { title: '유통기한이 지난 재료' } })
  expect(report.inquiryType).toBe(2)
  expect(await db.inquiry.count({ where: { title: report.title } })).toBe(1)
})

it('deletes a draft on logout before the next person uses the phone', async () => {
  const page = await journey.phone()
  await logIn(page, 'youngja60', '/info/report/write')
  await textOf(page).tap()
  await page.keyboard.insertText('남에게 보이면 안 되는 말')
  expect(await textOf(page).inputValue()).toBe('남에게 보이면 안 되는 말')
  await page.getByRole('button', { name: '메뉴' }).tap()
  await page.getByRole('button', { name: '로그아웃' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).tap()
  await page.waitForURL((url) => url.pathname !== '/info/report/write')
  await logIn(page, 'sunhee61', '/info/report/write')
  await textOf(page).waitFor()
  expect(await textOf(page).inputValue()).toBe('')
})
