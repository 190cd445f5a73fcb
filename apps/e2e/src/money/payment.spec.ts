import { addEnrolment, addPerson } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { leaveGatewayByBack, openPaymentWindow, payInThisTab, payInWindow, seeResult } from '../steps/pay.ts'
import { answerPrompt } from '../steps/prompts.ts'
import { TABLET } from '../environment/browser.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const people = ['declined1', 'declined2', 'deposit1', 'closing1', 'silent1', 'tablet1'] as const
type UserId = (typeof people)[number]

const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [SAMPLE])
  for (const userId of people) {
    await addEnrolment(db, await addPerson(db, { userId }), course, {
      status: 'applied',
      appliedAt: new Date(),
    })
  }
})

const statusOf = async (userId: UserId): Promise<string> =>
  (await journey.environment.db.onlineEnrolment.findFirstOrThrow({ where: { member: { userId } } })).status

const paymentsOf = (userId: UserId) =>
  journey.environment.db.payment.findMany({ where: { member: { userId } }, orderBy: { paymentNo: 'asc' } })

async function openCheckout(page: Page, userId: UserId, method: string): Promise<void> {
  await logIn(page, userId, '/edu/online/list')
  await page
    .getByRole('main')
    .getByRole('link', { name: /결제하기/ })
    .click()
  await page.getByRole('radio', { name: method }).check()
}

it('shows a declined card on a phone and charges the second attempt once', async () => {
  const page = await journey.phone()
  await openCheckout(page, 'declined1', '카드')
  await payInThisTab(page, '거절되게 하기')
  await seeResult(page, '결제하지 못했습니다')
  expect(await statusOf('declined1')).toBe('applied')

  await page.getByRole('link', { name: '다시 결제하기' }).click()
  await page.getByRole('radio', { name: '카드' }).check()
  await payInThisTab(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')
  expect(await statusOf('declined1')).toBe('paid')
  expect((await paymentsOf('declined1')).map(({ status }) => status)).toEqual(['failed', 'paid'])
})

it('shows a declined card on a computer and charges the second attempt once', async () => {
  const page = await journey.admin()
  await openCheckout(page, 'declined2', '카드')
  await payInWindow(page, '거절되게 하기')
  await seeResult(page, '결제하지 못했습니다')

  await page.getByRole('link', { name: '다시 결제하기' }).click()
  await page.getByRole('radio', { name: '카드' }).check()
  await payInWindow(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')
  expect((await paymentsOf('declined2')).map(({ status }) => status)).toEqual(['failed', 'paid'])
})

it('pays once in the same tab of a wide tablet after an abandoned payment and a Back', async () => {
  const page = await (await journey.device(TABLET)).newPage()
  await openCheckout(page, 'tablet1', '카드')
  await payInThisTab(page, '창 닫기(취소)')
  await seeResult(page, '결제를 그만두셨습니다')
  await page.getByRole('link', { name: '다시 결제하기' }).click()
  await page.getByRole('radio', { name: '카드' }).check()
  await leaveGatewayByBack(page)
  expect(await statusOf('tablet1')).toBe('applied')

  await page.goto('/edu/online/list')
  await page
    .getByRole('main')
    .getByRole('link', { name: /결제하기/ })
    .click()
  await page.getByRole('radio', { name: '카드' }).check()
  await payInThisTab(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')
  expect(page.context().pages()).toHaveLength(1)
  const paid = (await paymentsOf('tablet1')).filter(({ status }) => status === 'paid')
  expect([await statusOf('tablet1'), paid.length]).toEqual(['paid', 1])
})

it('shows a deposit into the virtual account on the open page', async () => {
  const page = await journey.admin()
  await openCheckout(page, 'deposit1', '가상계좌')
  await payInWindow(page, '가상계좌 발급받기')
  await seeResult(page, '아래 계좌로 입금해주세요')
  const account = await page.getByRole('region', { name: '입금하실 계좌' }).innerText()
  expect(account).toMatch(/36,000원/)
  await page.getByRole('button', { name: '문자로 받기' }).click()
  await page.getByText(/^끝자리 \d{4} 번호로 문자를 보냈습니다/).waitFor()
  expect(await statusOf('deposit1')).toBe('applied')

  const [payment] = await paymentsOf('deposit1')
  await journey.environment.sandbox.control(`/payments/${payment?.paymentId}/deposit`, { when: 'twice' })
  await page.getByRole('heading', { name: '결제가 끝났습니다' }).waitFor({ timeout: 8_000 })
  expect(await statusOf('deposit1')).toBe('paid')
  expect(await paymentsOf('deposit1')).toHaveLength(1)
})

it('returns to the previous page when the payment window is closed without a payment', async () => {
  const page = await journey.admin()
  await openCheckout(page, 'closing1', '카드')
  const { opened, gateway } = await openPaymentWindow(page)
  await gateway.getByRole('button', { name: '결제하기' }).waitFor()
  await opened.close()

  await answerPrompt(page, '결제를 마치지 않으셨습니다.')
  await page.waitForURL((url) => url.pathname === '/edu/online/list')
  expect(await statusOf('closing1')).toBe('applied')
})

it('finds a payment by the worker when its notice and window were both lost', async () => {
  const page = await journey.admin()
  await journey.environment.sandbox.control('/faults', { notify: 'never' })
  await openCheckout(page, 'silent1', '카드')
  const { gateway } = await openPaymentWindow(page)
  await gateway.getByRole('button', { name: '결제하기' }).waitFor()

  const [payment] = await paymentsOf('silent1')
  await journey.environment.sandbox.control(`/payments/${payment?.paymentId}/approve`)
  await page.context().close()
  // Makes the order old enough: the worker only polls orders that are at least a minute old.
  const twoMinutesAgo = new Date(Date.now() - 120_000)
  await journey.environment.db.payment.updateMany({
    where: { paymentNo: payment?.paymentNo },
    data: { createdAt: twoMinutesAgo, checkedAt: null },
  })
  await expect.poll(() => statusOf('silent1'), { timeout: 20_000 }).toBe('paid')
})
