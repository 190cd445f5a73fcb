import type { InPersonSession, Member, MessageKind } from '@hygiene/db/generated/client'
import { readCalendarToken, readOfferToken } from '@hygiene/gateways'
import {
  addPerson,
  addSession,
  bookSeat,
  frozenClock,
  type RunningSandbox,
  startSandbox,
} from '@hygiene/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { sendMessageJob } from './send-message.ts'

let sandbox: RunningSandbox
let scenario: TestWorker
let session: InPersonSession
const clock = frozenClock('2026-11-21T10:00:00+09:00')

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/notice')
  scenario = await startTestWorker({ SOLAPI_BASE_URL: sandbox.origin, PUBLIC_URL: 'https://edu.example.org' })
  scenario.deps.now = clock.now
  session = await addSession(scenario.database.db, { startsAt: new Date('2026-12-10T01:00:00Z') })
})
beforeEach(() => sandbox.control('/reset'))
afterAll(async () => {
  await scenario.stop()
  await sandbox.stop()
})

let people = 0

async function somebody(): Promise<Member> {
  people += 1
  return addPerson(scenario.database.db, {
    userId: `reader${people}`,
    phone: `0100000${String(people).padStart(4, '0')}`,
  })
}

async function notify(person: Member, kind: MessageKind, aboutNo: number): Promise<number> {
  const { messageNo } = await scenario.database.db.message.create({
    data: { memberNo: person.memberNo, kind, aboutNo, createdAt: clock.now() },
  })
  return messageNo
}

const send = (messageNo: number) => sendMessageJob(scenario.deps, { messageNo })
const row = (messageNo: number) => scenario.database.db.message.findUniqueOrThrow({ where: { messageNo } })

async function textsTo(person: Member): Promise<string[]> {
  return (await sandbox.messages(person.phone)).map(({ text }) => text)
}

async function offered(person: Member): Promise<number> {
  const { waiting } = await bookSeat(scenario.database.db, person, session, { seat: 'waiting' })
  const { waitingNo } = await scenario.database.db.waitingEntry.update({
    where: { waitingNo: waiting?.waitingNo ?? 0 },
    data: { status: 'offered', offeredAt: clock.now(), offerUntil: new Date('2026-11-22T03:00:00Z') },
  })
  return waitingNo
}

describe('a message', () => {
  it('sends a message once, however often and concurrently the job runs', async () => {
    const person = await somebody()
    const { booking } = await bookSeat(scenario.database.db, person, session)
    const messageNo = await notify(person, 'seatConfirmed', booking.applicationNo)
    await Promise.all([send(messageNo), send(messageNo)])
    await send(messageNo)

    const texts = await textsTo(person)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain('김영자님, 집합교육 자리가 확정되었습니다.')
    expect(texts[0]).toContain('일시: 2026년 12월 10일(목) 10:00~17:00')
    const [, token = ''] = /달력에 넣기: https:\S+\/seatCalendar\?token=(\S+)$/.exec(texts[0] ?? '') ?? []
    expect(readCalendarToken(scenario.deps.config.OFFER_SECRET, token)).toBe(booking.applicationNo)
    expect(await row(messageNo)).toMatchObject({
      sentAt: clock.now(),
      providerNo: expect.stringMatching(/^M4V/),
      failure: null,
    })
  })

  it('records a message that the provider refuses for good and does not try again', async () => {
    const person = await somebody()
    const { booking } = await bookSeat(scenario.database.db, person, session)
    const messageNo = await notify(person, 'seatConfirmed', booking.applicationNo)
    await sandbox.control('/faults', { unreachable: [person.phone] })
    await send(messageNo)
    await sandbox.control('/faults/reset')
    await send(messageNo)
    expect(await row(messageNo)).toMatchObject({ sentAt: null, failure: expect.stringContaining('수신') })
    expect((await sandbox.messages(person.phone)).filter(({ failure }) => failure === undefined)).toEqual([])
  })

  it('leaves a message to the queue for another try while the provider is away', async () => {
    const person = await somebody()
    const { booking } = await bookSeat(scenario.database.db, person, session)
    const messageNo = await notify(person, 'seatConfirmed', booking.applicationNo)
    await sandbox.control('/faults', { service: 'sms', httpStatus: 503, times: 1 })
    await expect(send(messageNo)).rejects.toThrow(/sms/)
    expect(await row(messageNo)).toMatchObject({ sentAt: null, failure: null })
    await send(messageNo)
    expect(await textsTo(person)).toEqual([])
    clock.advance(120)
    await send(messageNo)
    clock.advance(-120)
    expect(await textsTo(person)).toHaveLength(1)
  })

  it('sends nothing to a withdrawn member and ignores an unknown message', async () => {
    const person = await somebody()
    const { booking } = await bookSeat(scenario.database.db, person, session)
    await scenario.database.db.member.update({
      where: { memberNo: person.memberNo },
      data: { withdrawnAt: clock.now() },
    })
    await send(await notify(person, 'seatConfirmed', booking.applicationNo))
    await send(2_000_000)
    expect(await textsTo(person)).toEqual([])
  })
})

describe('an offered seat', () => {
  it('includes the link that answers an offered seat', async () => {
    const person = await somebody()
    const waitingNo = await offered(person)
    await send(await notify(person, 'seatOffered', waitingNo))
    const [text = ''] = await textsTo(person)
    expect(text).toContain('11월 22일(일) 12:00까지')
    const token = /https:\/\/edu\.example\.org\/edu\/offline\/offer#(\S+)$/.exec(text)?.[1] ?? ''
    expect(readOfferToken(scenario.deps.config.OFFER_SECRET, token)).toBe(waitingNo)
  })

  it('sends no message about an offer that has expired by the time of sending', async () => {
    const person = await somebody()
    const messageNo = await notify(person, 'seatOffered', await offered(person))
    clock.advance(26 * 3600)
    await send(messageNo)
    clock.advance(-26 * 3600)
    expect(await textsTo(person)).toEqual([])
    expect((await row(messageNo)).failure).toMatch(/보내지 않았습니다/)
  })

  it('notifies the person that an unanswered offer went to the next one', async () => {
    const person = await somebody()
    const waitingNo = await offered(person)
    await scenario.database.db.waitingEntry.update({
      where: { waitingNo },
      data: { status: 'lapsed', endedAt: clock.now() },
    })
    await send(await notify(person, 'offerLapsed', waitingNo))
    expect((await textsTo(person))[0]).toContain('다음 분께 넘어갔습니다')
  })
})

describe('the subject of a message', () => {
  it('notifies of a lapsed hold only while the hold is lapsed', async () => {
    const lapsed = await somebody()
    const late = await somebody()
    const one = await bookSeat(scenario.database.db, lapsed, session, {
      seat: 'released',
      endReason: 'holdLapsed',
    })
    const other = await bookSeat(scenario.database.db, late, session)
    await send(await notify(lapsed, 'holdLapsed', one.booking.applicationNo))
    await send(await notify(late, 'holdLapsed', other.booking.applicationNo))
    expect((await textsTo(lapsed))[0]).toContain('집합교육 신청이 취소되었습니다')
    expect(await textsTo(late)).toEqual([])
  })

  it('names every certificate of an application in one message', async () => {
    const person = await somebody()
    const { enrolments } = await bookSeat(scenario.database.db, person, session, {
      status: 'completed',
      licences: [{ businessName: '첫째 식당' }, { businessName: '둘째 식당' }],
    })
    await send(await notify(person, 'certificateIssued', enrolments[0]?.inPersonEnrolmentNo ?? 0))
    const [text = ''] = await textsTo(person)
    expect(text).toContain("'첫째 식당' 외 1곳 집합교육을 수료하셨습니다.")
    expect(text).toContain('https://edu.example.org/edu/completed')
  })
})

describe('the address of a document', () => {
  it.each([
    ['certificateLink', '수료증', '/edu/completed/certification?onlineEduNo=7'],
    ['inPersonCertificateLink', '수료증', '/edu/completed/certification?offlineEduNo=7'],
    ['slipLink', '수강증', '/edu/offline/done/slip?offlineEduNo=7'],
    ['receiptLink', '영수증', '/edu/payment/list'],
  ] as const)('sends %s to the person who requested the document', async (kind, name, path) => {
    const person = await somebody()
    await send(await notify(person, kind, 7))
    const [text = ''] = await textsTo(person)
    expect(text).toContain(`요청하신 ${name} 주소를 보내드립니다.`)
    expect(text.endsWith(` https://edu.example.org${path}`)).toBe(true)
  })
})
