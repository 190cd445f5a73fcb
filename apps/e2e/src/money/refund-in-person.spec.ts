import { addPerson, bookSeat } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { payInWindow, seeResult } from '../steps/pay.ts'
import { awaitMessage } from '../steps/phone-messages.ts'
import { answerPrompt, pressOn } from '../steps/prompts.ts'
import {
  openVenue,
  addOpeningCourses,
  type Venue,
  heldNow,
  letDayCome,
  soldYesterday,
} from '../environment/venues.ts'
import { logIn } from '../steps/log-in.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const NEXT = '01022220002'

let tomorrow: Venue
const journey = useEnvironment(async ({ db }) => {
  await addOpeningCourses(db)
  tomorrow = await openVenue(db, '수원 외식업 교육장', { daysAhead: 9, capacity: 1 })
  await bookSeat(db, await addPerson(db, { userId: 'payer1', name: '송혜진' }), tomorrow, heldNow())
  const next = await addPerson(db, { userId: 'next1', name: '노경미', phone: NEXT })
  await bookSeat(db, next, tomorrow, { seat: 'waiting', bookedAt: new Date(Date.now() - 60_000) })

  const today = await openVenue(db, '성남 외식업 교육장', { daysAhead: 9 })
  await bookSeat(db, await addPerson(db, { userId: 'today1', name: '임태호' }), today, soldYesterday())
  await letDayCome(db, today)
})

const bookingOf = (userId: string) =>
  journey.environment.db.booking.findFirstOrThrow({
    where: { member: { userId } },
    include: { enrolments: true, application: { include: { payments: true } } },
  })

async function openRefund(page: Page) {
  await page.getByRole('main').getByRole('button', { name: '결제 취소·환불' }).click()
  return page.getByRole('dialog', { name: '결제 취소와 환불' })
}

it('shows amount and reason before the refund and gives the seat to the next person', async () => {
  const page = await journey.admin()
  await logIn(page, 'payer1', '/edu/offline/list')
  await page.getByRole('main').getByRole('link', { name: '결제하기' }).click()
  await page.getByRole('radio', { name: '카드' }).check()
  await payInWindow(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')
  await page.getByRole('link', { name: '신청 내역 보기' }).click()

  const refund = await openRefund(page)
  await refund.getByText('돌려받으실 금액 30,000원').waitFor()
  await refund.getByText('30,000원을 모두 돌려드립니다.').waitFor()
  await refund.getByRole('button', { name: '환불 신청하기' }).click()
  await refund.getByText('취소 사유를 골라주세요.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await refund.getByLabel('취소 사유').selectOption('교육일에 참석할 수 없습니다.')
  await pressOn(refund.getByRole('button', { name: '환불 신청하기' }))
  await answerPrompt(page, '30,000원을 환불받고 신청을 취소하시겠습니까?', '환불 신청')

  await page.getByRole('main').getByText('결제 취소', { exact: true }).waitFor()
  expect(await awaitMessage(journey.environment, NEXT, '자리가 났습니다')).toContain(tomorrow.location)
  await expect
    .poll(async () => {
      const { seat, enrolments, application } = await bookingOf('payer1')
      return [seat, enrolments[0]?.status, application.payments[0]?.status]
    })
    .toEqual(['released', 'refunded', 'cancelled'])
})

it('refuses a refund on the day itself with an explanation', async () => {
  const page = await journey.phone()
  await logIn(page, 'today1', '/edu/offline/list')
  const refund = await openRefund(page)
  await refund.getByText('환불받으실 수 없습니다.', { exact: true }).waitFor()
  await refund.getByText(/^집합교육은 교육 전날까지만 환불됩니다\. 환불 기한은 .+까지였습니다\.$/).waitFor()
  expect(await refund.getByRole('button', { name: '환불 신청하기' }).count()).toBe(0)
  expect((await bookingOf('today1')).seat).toBe('sold')
})
