import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listPayments } from '@hygiene/contracts/money/payment/list-payments'
import { readPayment } from '@hygiene/contracts/money/payment/read-payment'
import { requestReceipt } from '@hygiene/contracts/money/receipt/request-receipt'
import { addCourse, addEnrolment, addInPersonCourse, addPerson, addSession } from '@hygiene/testing'
import { openPaymentScenario, type PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'
import { addSeatPayer, type SeatPayer, TRAINING_DAY } from '@hygiene/testing/scenarios/seat-payers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

const ascending = (one: number, other: number): number => one - other
let scenario: PaymentScenario
let session: SeatPayer['session']
let payer: SeatPayer
let group: SeatPayer

beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  const { db } = scenario.api.database
  const courses = [
    await addInPersonCourse(db),
    await addInPersonCourse(db, { industryType: 2, priceWon: 30_000 }),
  ]
  session = await addSession(db, { startsAt: new Date(`${TRAINING_DAY}T10:00:00+09:00`), courses })
})
beforeEach(async () => {
  payer = await addSeatPayer(scenario, { session, licences: [{ businessName: '한마음 식당' }] })
  group = await addSeatPayer(scenario, {
    session,
    licences: [
      { businessName: '두마음 식당', licenceNo: `2026-11-${payer.applicationNo}` },
      { businessName: '두마음 급식소', industryType: 2, licenceNo: `2026-12-${payer.applicationNo}` },
      { businessName: '두마음 식당', licenceNo: `2026-13-${payer.applicationNo}` },
    ],
  })
})
afterAll(() => scenario.stop())

describe('the list of payments', () => {
  it('names the record of an in-person payment as in the specification', async () => {
    const { paymentId } = await payer.pay()
    const { list } = (await payer.client.call(listPayments, {})).entity
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({
      paymentId,
      status: 'paid',
      payment: { signDate: scenario.api.clock.now().toISOString() },
      paymentType: 1,
      online: null,
      offline: {
        inPersonEnrolmentNo: payer.enrolments[0]?.inPersonEnrolmentNo,
        businessName: '한마음 식당',
        businessNames: ['한마음 식당'],
      },
      code: { price: 40_000 },
      salesType: 1,
      industryType: 1,
      userName: '김영자',
      hasReceipt: true,
    })
  })

  it('filters by trade, way of teaching and payments with a receipt', async () => {
    const { db } = scenario.api.database
    const ofTrade = async (industryType: 1 | 2) => {
      const course = await addCourse(db, { industryType, year: 2025 })
      const licenceNo = `2019-${industryType}-${group.applicationNo}`
      const { applicationNo } = await addEnrolment(db, group.person, course, { status: 'paid', licenceNo })
      return (await db.payment.findFirstOrThrow({ where: { applicationNo } })).paymentNo
    }
    const [restaurant, facility] = [await ofTrade(1), await ofTrade(2)]
    const { paymentNo: open } = await db.payment.findFirstOrThrow({
      where: { paymentId: await group.order() },
    })
    const numbers = async (asked: SentTo<typeof listPayments>) =>
      (await group.client.call(listPayments, asked)).entity.list
        .map(({ paymentNo }) => paymentNo)
        .toSorted(ascending)

    expect(await numbers({})).toEqual([restaurant, facility, open].toSorted(ascending))
    expect(await numbers({ isOnline: 1 })).toEqual([restaurant, facility].toSorted(ascending))
    expect(await numbers({ isOnline: 1, industryType: 2 })).toEqual([facility])
    expect(await numbers({ isOnline: 2, industryType: 2 })).toEqual([open])
    expect(await numbers({ isOnline: 2, industryType: 3 })).toEqual([])
    expect(await numbers({ industryType: 1, isFinishPayment: 1 })).toEqual([restaurant])
  })

  it('names every place of a group payment except one given up before', async () => {
    await group.order()
    const places = async () => (await group.client.call(listPayments, {})).entity.list[0]?.offline
    expect(await places()).toMatchObject({ businessNames: ['두마음 식당', '두마음 급식소'] })
    const { inPersonEnrolmentNo = 0 } = group.enrolments[1] ?? {}
    await scenario.api.database.db.inPersonEnrolment.update({
      where: { inPersonEnrolmentNo },
      data: { status: 'cancelled', endReason: 'byPerson', endedAt: scenario.api.clock.now() },
    })
    expect(await places()).toMatchObject({ businessNames: ['두마음 식당'] })
    const { paymentId } = await group.pay()
    const { inPersonEnrolmentNos } = (await group.client.call(readPayment, { paymentId })).entity
    expect(inPersonEnrolmentNos).toEqual([
      group.enrolments[0]?.inPersonEnrolmentNo,
      group.enrolments[2]?.inPersonEnrolmentNo,
    ])
  })

  it('shows online and in-person payments together and those of one record alone', async () => {
    await payer.pay()
    const online = await addEnrolment(scenario.api.database.db, payer.person, scenario.course, {
      status: 'paid',
    })
    const all = (await payer.client.call(listPayments, {})).entity
    expect(all.list.map(({ online: one, offline }) => [one !== null, offline !== null])).toEqual([
      [false, true],
      [true, false],
    ])
    const [{ inPersonEnrolmentNo } = { inPersonEnrolmentNo: 0 }] = payer.enrolments
    const inPerson = (await payer.client.call(listPayments, { inPersonEnrolmentNo })).entity.list
    expect(inPerson.map(({ online: one }) => one)).toEqual([null])
    const { enrolmentNo } = online
    const ofCourse = (await payer.client.call(listPayments, { enrolmentNo })).entity.list
    expect(ofCourse.map((item) => item.online?.enrolmentNo)).toEqual([enrolmentNo])
    expect((await payer.client.call(listPayments, { enrolmentNo, inPersonEnrolmentNo })).entity.list).toEqual(
      [],
    )
  })

  it('never shows another person’s record', async () => {
    const { paymentId, paymentNo } = await payer.pay()
    const [{ inPersonEnrolmentNo } = { inPersonEnrolmentNo: 0 }] = payer.enrolments
    await addPerson(scenario.api.database.db, { userId: `stranger${paymentNo}` })
    const stranger = await scenario.api.logIn(`stranger${paymentNo}`)
    expect((await stranger.call(listPayments, { inPersonEnrolmentNo })).entity.list).toEqual([])
    expect((await stranger.call(readPayment, { paymentId })).refusal).toBe('PAYMENT_NOT_FOUND')
    expect((await stranger.call(requestReceipt, { paymentNo })).refusal).toBe('PAYMENT_NOT_FOUND')
    expect((await scenario.api.client.call(listPayments, { inPersonEnrolmentNo })).refusal).toBe(
      'LOGIN_REQUIRED',
    )
    expect((await scenario.api.client.call(requestReceipt, { paymentNo })).refusal).toBe('LOGIN_REQUIRED')
    expect((await payer.client.call(listPayments, { inPersonEnrolmentNo: 0 })).status).toBe(400)
    expect((await payer.client.call(requestReceipt, { paymentNo: 0 })).status).toBe(400)
  })
})

async function frozenOf(paymentNo: number) {
  return (await scenario.api.database.db.receipt.findFirstOrThrow({ where: { paymentNo } })).frozen
}

function line(businessName: string, trade: string, priceWon: number) {
  return { businessName, trade, priceWon }
}

describe('the receipt of an in-person payment', () => {
  it('states the day of the session and the venue', async () => {
    const { paymentNo } = await payer.pay()
    expect((await payer.client.call(requestReceipt, { paymentNo })).entity.state).toBe('preparing')
    expect(await frozenOf(paymentNo)).toMatchObject({
      businessName: '한마음 식당',
      address: '경기도 수원시 팔달구 가상로 12',
      licences: [],
      courseLine: '신규 영업자 식품위생교육 (일반음식점) 6시간',
      educationDay: '2026년 12월 10일',
      educationMethod: '집합교육',
      amountWon: 40_000,
    })
  })

  it('names every licence of a group with its share', async () => {
    const { paymentNo } = await group.pay()
    await group.client.call(requestReceipt, { paymentNo })
    expect(await frozenOf(paymentNo)).toMatchObject({
      amountWon: 110_000,
      businessName: '두마음 식당 외 2건',
      courseLine: '신규 영업자 식품위생교육 (일반음식점·집단급식소) 6시간',
      licences: [
        line('두마음 식당', '일반음식점', 40_000),
        line('두마음 급식소', '집단급식소', 30_000),
        line('두마음 식당', '일반음식점', 40_000),
      ],
    })
  })

  it('refuses a receipt before any payment', async () => {
    const paymentId = await payer.order()
    const { paymentNo } = (await payer.client.call(readPayment, { paymentId })).entity
    expect((await payer.client.call(requestReceipt, { paymentNo })).refusal).toBe('NOT_PAID_YET')
  })
})
