import type { Page } from 'playwright-core'
import type { Place } from '../../steps/apply.ts'
import { answerPrompt, pressOn } from '../../steps/prompts.ts'
import { applyAndPay } from './operator.ts'

export async function payAndCancel(page: Page, place: Place, priceOnScreen: string): Promise<void> {
  await applyAndPay(page, place)
  await page.goto('/edu/payment/list')
  await page.getByRole('button', { name: '결제 취소·환불' }).click()
  const refund = page.getByRole('dialog', { name: '결제 취소와 환불' })
  await refund.getByLabel('취소 사유').selectOption({ index: 1 })
  await pressOn(refund.getByRole('button', { name: '환불 신청하기' }))
  await answerPrompt(page, `${priceOnScreen}을 환불받고 신청을 취소하시겠습니까?`, '환불 신청')
  await answerPrompt(page, '환불을 신청했습니다.')
}
