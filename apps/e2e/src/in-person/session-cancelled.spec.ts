import { addPerson, bookSeat } from '@hygiene/testing'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { payInThisTab, seeResult } from '../steps/pay.ts'
import { awaitMessageByDay } from '../steps/phone-messages.ts'
import { typeSessions } from '../environment/commands.ts'
import { openVenue, addOpeningCourses, type Venue, heldNow } from '../environment/venues.ts'
import { logIn } from '../steps/log-in.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const REASON = '교육장 누수 공사로 이 날 강의실을 쓸 수 없습니다.'
const PAYER = '01033330001'
const HOLDER = '01033330002'

let venue: Venue
const journey = useEnvironment(async ({ db }) => {
  await addOpeningCourses(db)
  venue = await openVenue(db, '수원 외식업 교육장', { daysAhead: 9 })
  await bookSeat(
    db,
    await addPerson(db, { userId: 'payer1', name: '송혜진', phone: PAYER }),
    venue,
    heldNow(),
  )
  await bookSeat(
    db,
    await addPerson(db, { userId: 'holder1', name: '배동훈', phone: HOLDER }),
    venue,
    heldNow(),
  )
})

it('notifies the payer of a cancelled session and refunds the payment', async () => {
  const page = await journey.phone()
  await logIn(page, 'payer1', '/edu/offline/list')
  await page.getByRole('main').getByRole('link', { name: '결제하기' }).click()
  await page.getByRole('radio', { name: '카드' }).check()
  await payInThisTab(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')

  const printed = await typeSessions(
    journey.environment,
    'cancel',
    String(venue.sessionNo),
    '--reason',
    REASON,
  )
  expect(printed).toMatch(/^Cancelled\./)
  const repaid = '결제하신 30,000원은 모두 환불해 드립니다.'
  await awaitMessageByDay(journey.environment, PAYER, 'sessionCancelled', repaid)
  const unpaid = '결제하지 않으신 신청이므로 내실 금액은 없습니다.'
  await awaitMessageByDay(journey.environment, HOLDER, 'sessionCancelled', unpaid)

  const payment = { member: { userId: 'payer1' } }
  await expect
    .poll(async () => (await journey.environment.db.payment.findFirstOrThrow({ where: payment })).status)
    .toBe('cancelled')
  await page.goto('/edu/offline/list')
  await page.getByRole('main').getByText('협회 사정으로 교육이 취소되었습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('link', { name: '결제 내역·환불' }).click()
  await page.getByText('30,000원 · 환불이 끝났습니다.').waitFor()

  await page.goto('/edu/offline')
  await page.getByRole('heading', { name: '신규 영업자 집합교육' }).waitFor()
})
