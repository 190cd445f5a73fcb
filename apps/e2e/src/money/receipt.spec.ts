import { addEnrolment, addPerson } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf } from '../steps/axe.ts'
import { payInThisTab, seeResult } from '../steps/pay.ts'
import { answerPrompt, pressOn } from '../steps/prompts.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [SAMPLE])
  const payer = await addPerson(db, { userId: 'receipt1', name: '김영자' })
  await addEnrolment(db, payer, course, { status: 'applied', appliedAt: new Date() })
}, 'whole')

const receipts = () => journey.environment.db.receipt.findMany({ orderBy: { edition: 'asc' } })

async function seeFinding(page: Page, number: string, sentence: RegExp): Promise<string> {
  await page.goto(`/verify/${number}`)
  await page.getByRole('status').getByText(sentence).waitFor()
  expect(await faultsOf(page)).toEqual([])
  return page.getByRole('main').innerText()
}

it('verifies a receipt by number and shows its replacement after the refund', async () => {
  const page = await journey.phone()
  await logIn(page, 'receipt1', '/edu/online/list')
  await page
    .getByRole('main')
    .getByRole('link', { name: /결제하기/ })
    .click()
  await page.getByRole('radio', { name: '카드' }).check()
  await payInThisTab(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')
  const result = await page.getByRole('main').innerText()
  const [orderNumber = ''] = /\d{4}-\d{4}-\d{4}/.exec(result) ?? []
  expect(orderNumber).not.toBe('')
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: '영수증 (새 창)' }).click()
  await (await opening).close()
  await expect.poll(async () => (await receipts())[0]?.fileNo ?? null, { timeout: 20_000 }).not.toBeNull()

  const stranger = await journey.admin()
  const [first] = await receipts()
  const shown = await seeFinding(stranger, first?.verificationNumber ?? '', /유효한 영수증입니다/)
  expect(shown).toContain(first?.receiptNumber)
  expect(shown).toContain('김*자')
  expect(shown).not.toContain('김영자')

  await page.goto('/edu/payment/list')
  await page.getByText(orderNumber).waitFor()
  await page.getByRole('button', { name: '결제 취소·환불' }).click()
  const refund = page.getByRole('dialog', { name: '결제 취소와 환불' })
  await refund.getByLabel('취소 사유').selectOption('영업을 그만두었습니다.')
  await pressOn(refund.getByRole('button', { name: '환불 신청하기' }))
  await answerPrompt(page, '36,000원을 환불받고 신청을 취소하시겠습니까?', '환불 신청')
  await answerPrompt(page, '환불을 신청했습니다.')
  await expect.poll(async () => (await receipts()).length, { timeout: 20_000 }).toBe(2)

  const [old, renewed] = await receipts()
  await seeFinding(stranger, old?.verificationNumber ?? '', /에 새로 발급되어 더 이상 유효하지 않습니다/)
  const refunded = await seeFinding(
    stranger,
    renewed?.verificationNumber ?? '',
    /교육비는 모두 환불되었습니다/,
  )
  expect(refunded).toContain('0원')
  await page.reload()
  await page.getByRole('button', { name: '환불 영수증 (새 창)' }).waitFor()
})
