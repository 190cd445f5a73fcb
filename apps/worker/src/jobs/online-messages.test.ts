import { groupedAccount } from '@hygiene/domain/money/payment/grouped-account'
import { seoulDay, seoulInstant, seoulTime } from '@hygiene/domain/time/seoul-day'
import { textAsked } from '@hygiene/operations/platform/message/text-asked'
import { notifyOnce } from '@hygiene/operations/platform/message/notify-once'
import { completeEnrolment } from '@hygiene/operations/education/study/complete-enrolment'
import { lockStudy } from '@hygiene/operations/education/study/find-study'
import { addSession, bookSeat, interleave } from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Learner, startTextWorker, type TextWorker } from '../testing/start-text-worker.ts'
import { sendMessageJob } from './send-message.ts'
import { sendRefundJob } from './send-refund.ts'

const DAY = '2026-11-23T10:00:00+09:00'
const NIGHT = '2026-11-23T21:00:00+09:00'
const MORNING = '2026-11-24T08:00:00+09:00'

let scenario: TextWorker
beforeAll(async () => {
  scenario = await startTextWorker()
})
beforeEach(async () => {
  scenario.clock.set(DAY)
  await scenario.sandbox.control('/faults/reset')
})
afterAll(() => scenario.stop())

async function payer(method: 'CARD' | 'MOBILE' | 'VIRTUAL_ACCOUNT' = 'CARD') {
  const learner = await scenario.learner()
  const order = await scenario.order(learner.enrolment, method)
  await scenario.settle(order)
  return { ...learner, order }
}

async function refund({ order, enrolment }: Awaited<ReturnType<typeof payer>>): Promise<void> {
  const { db } = scenario.database
  const { refundNo } = await db.refund.create({
    data: {
      paymentNo: order.paymentNo,
      amountWon: 36_000,
      reason: '취소',
      requestedAt: scenario.clock.now(),
    },
  })
  await db.onlineEnrolment.update({
    where: { enrolmentNo: enrolment.enrolmentNo },
    data: { status: 'refunded', endedAt: scenario.clock.now() },
  })
  await sendRefundJob(scenario.deps, { refundNo })
}

async function complete({ person, enrolment }: Learner): Promise<void> {
  await scenario.database.db.$transaction(async (db) => {
    const study = await lockStudy(db, person.memberNo, enrolment.enrolmentNo)
    if (!study) throw new Error('no study')
    await completeEnrolment(db, study, 'https://edu.example.or.kr', scenario.clock.now())
  })
}

const failures = async (learner: Learner) =>
  (await scenario.database.db.message.findMany({ where: { memberNo: learner.person.memberNo } })).map(
    ({ failure }) => failure,
  )

describe('a learner', () => {
  it('notifies the learner of account, holder and bank, then of the deposit', async () => {
    const learner = await payer('VIRTUAL_ACCOUNT')
    await scenario.settle(learner.order)
    const seen = await scenario.deps.payment.fetchPayment(learner.order.paymentId)
    const number = seen?.method?.type === 'virtualAccount' ? seen.method.accountNumber : ''
    const [text = ''] = await scenario.texts(learner.person)
    expect(text).toMatch(
      /^\[위생교육\] 36,000원 NH농협은행 \d{4}(-\d{1,4})+ 예금주 모의상점 \d+\/\d+ (밤12|\d+)[시:]\d*까지$/,
    )
    expect(text).toContain(` ${groupedAccount(number ?? '')} `)

    await scenario.sandbox.control(`/payments/${learner.order.paymentId}/deposit`)
    await scenario.settle(learner.order)
    await scenario.settle(learner.order)
    expect((await scenario.texts(learner.person)).slice(1)).toEqual([
      '[위생교육] 36,000원 결제됐습니다. 12/31 18시까지 마쳐주세요. 듣기 edu.example.or.kr/m',
    ])
  })

  it.each([
    ['CARD', '카드는 3~7일 뒤 보입니다.'],
    ['MOBILE', '은행에 따라 3~7일 뒤 보입니다.'],
  ] as const)('notifies a learner who paid by %s of the refund', async (method, arrival) => {
    const learner = await payer(method)
    await refund(learner)
    await scenario.settle(learner.order)
    expect(await scenario.kinds(learner.person)).toEqual(['paid', 'refunded'])
    expect(await scenario.texts(learner.person)).toEqual([`[위생교육] 36,000원 환불했습니다. ${arrival}`])
  })

  it('notifies a completed learner of the certificate and no longer of the payment', async () => {
    const learner = await payer()
    await scenario.database.db.onlineEnrolment.update({
      where: { enrolmentNo: learner.enrolment.enrolmentNo },
      data: { status: 'surveyed' },
    })
    await complete(learner)
    expect(await scenario.texts(learner.person)).toEqual([
      '[위생교육] 수료하셨습니다. 수료증 보기 https://edu.example.or.kr/edu/completed',
    ])
  })

  it('sends no notice of a certificate that has been revoked', async () => {
    const learner = await scenario.learner({ status: 'surveyed' })
    await complete(learner)
    await scenario.database.db.certificate.update({
      where: { enrolmentNo: learner.enrolment.enrolmentNo },
      data: { status: 'revoked', revokedAt: new Date() },
    })
    expect(await scenario.texts(learner.person)).toEqual([])
  })

  it('notifies a learner who pays for in-person education only with venue messages', async () => {
    const { db } = scenario.database
    const { person } = await scenario.learner({ status: 'cancelled' })
    const session = await addSession(db, { startsAt: new Date('2026-12-10T01:00:00Z') })
    const { booking } = await bookSeat(db, person, session, { seat: 'held', status: 'applied' })
    await scenario.settle(await scenario.order(booking, 'CARD', 40_000))
    expect(await scenario.kinds(person)).toEqual(['seatConfirmed'])
  })
})

describe('an outdated message', () => {
  it('requests no deposit that has arrived', async () => {
    const learner = await payer('VIRTUAL_ACCOUNT')
    await scenario.sandbox.control(`/payments/${learner.order.paymentId}/deposit`)
    await scenario.settle(learner.order)
    expect(await scenario.texts(learner.person)).toEqual([expect.stringContaining('결제됐습니다')])
  })

  it('requests no deposit into an account that is no longer open', async () => {
    const learner = await payer('VIRTUAL_ACCOUNT')
    const nextYear = seoulDay(new Date(Date.now() + 365 * 86_400_000))
    scenario.clock.set(seoulInstant(nextYear, '10:00'))
    expect(await scenario.texts(learner.person)).toEqual([])
    expect(await failures(learner)).toEqual(['보내기 전에 사정이 달라져 보내지 않았습니다.'])
  })

  it('names midnight on the last evening and sends nothing in the new year', async () => {
    scenario.clock.set('2026-12-31T18:00:00+09:00')
    const last = await payer()
    expect(await scenario.texts(last.person)).toEqual([expect.stringContaining('12/31 밤12시까지')])
    const late = await payer()
    scenario.clock.set('2027-01-01T08:00:00+09:00')
    expect(await scenario.texts(late.person)).toEqual([])
    expect(await failures(late)).toEqual(['보내기 전에 사정이 달라져 보내지 않았습니다.'])
  })

  it.each([
    ['withdrawnAt', '탈퇴한 회원입니다.'],
    ['dormantAt', '휴면 계정입니다.'],
  ])('sends no message to a person with %s', async (left, failure) => {
    const learner = await payer()
    const { memberNo } = learner.person
    await scenario.database.db.member.update({ where: { memberNo }, data: { [left]: scenario.clock.now() } })
    expect(await scenario.texts(learner.person)).toEqual([])
    expect(await failures(learner)).toEqual([failure])
  })
})

const jobsOf = async (messageNo: number) =>
  scenario.database.db.outbox.findMany({
    where: { kind: 'send-message', payload: { path: ['messageNo'], equals: messageNo } },
    orderBy: { outboxNo: 'asc' },
  })
const messageTo = ({ person }: Learner) =>
  scenario.database.db.message.findFirstOrThrow({ where: { memberNo: person.memberNo } })

describe('night-time messages', () => {
  it('schedules a message of the night for the morning', async () => {
    scenario.clock.set(NIGHT)
    const { messageNo } = await messageTo(await payer())
    expect((await jobsOf(messageNo)).map(({ notBefore }) => notBefore)).toEqual([new Date(MORNING)])
  })

  it('sends nothing from a job that runs late into the night and repeats the job at 08:00', async () => {
    scenario.clock.set('2026-11-23T20:59:59+09:00')
    const learner = await payer()
    scenario.clock.set(NIGHT)
    expect(await scenario.texts(learner.person)).toEqual([])
    const message = await messageTo(learner)
    expect(message).toMatchObject({ sentAt: null, failure: null, triedAt: null })
    expect((await jobsOf(message.messageNo)).map(({ notBefore }) => notBefore)).toEqual([
      null,
      new Date(MORNING),
    ])
    scenario.clock.set(MORNING)
    expect(await scenario.texts(learner.person)).toHaveLength(1)
  })

  it('sends a requested account at once at night and not again in the morning', async () => {
    scenario.clock.set(NIGHT)
    const learner = await payer('VIRTUAL_ACCOUNT')
    const about = { memberNo: learner.person.memberNo, aboutNo: learner.order.paymentNo }
    await scenario.database.db.$transaction((db) =>
      textAsked(db, 'accountAsked', about, scenario.clock.now()),
    )
    const [text = '', ...more] = await scenario.texts(learner.person)
    expect(text).toMatch(/^\[위생교육\] 36,000원 NH농협은행 \d{4}(-\d{1,4})+ 예금주 모의상점/)
    expect(more).toEqual([])
    scenario.clock.set(MORNING)
    expect(await scenario.texts(learner.person)).toEqual([text])
  })

  it('sends nothing at any hour between 21:00 and 08:00', async () => {
    for (let hour = 0; hour < 24; hour += 1) {
      scenario.clock.set(new Date(Date.parse('2026-11-25T00:00:00+09:00') + hour * 3_600_000))
      const learner = await payer()
      const isDay = hour >= 8 && hour < 21
      expect([seoulTime(scenario.clock.now()), (await scenario.texts(learner.person)).length]).toEqual([
        `${String(hour).padStart(2, '0')}:00`,
        isDay ? 1 : 0,
      ])
    }
  })
})

describe('concurrent messages', () => {
  it('writes one message on two concurrent notices, whichever comes first', async () => {
    const { person, enrolment } = await scenario.learner({ status: 'studying' })
    const about = { memberNo: person.memberNo, aboutNo: enrolment.enrolmentNo }
    const notify = (db: Parameters<typeof notifyOnce>[0]) =>
      notifyOnce(db, 'daysLeft7', about, scenario.clock.now())
    await interleave(scenario.database, notify, () => scenario.database.db.$transaction(notify))
    expect(await scenario.kinds(person)).toEqual(['daysLeft7'])
  })

  it('settles one payment and sends one text with six concurrent calls', async () => {
    const learner = await scenario.learner()
    const order = await scenario.order(learner.enrolment)
    await Promise.all([1, 2, 3].map(() => scenario.settle(order)))
    expect(await scenario.kinds(learner.person)).toEqual(['paid'])
    const { messageNo } = await scenario.database.db.message.findFirstOrThrow({
      where: { memberNo: learner.person.memberNo },
    })
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => sendMessageJob(scenario.deps, { messageNo })))
    expect(await scenario.sandbox.messages(learner.person.phone)).toHaveLength(1)
  })
})
