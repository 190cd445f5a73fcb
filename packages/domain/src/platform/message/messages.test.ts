import { describe, expect, it } from 'vitest'
import { FIRST_ASSOCIATION } from '../../association.ts'
import type { MessageSession } from './message-session.ts'
import { type MessageFacts, messageText } from './messages.ts'

const links = {
  study: 'edu.example.org/m',
  history: 'https://edu.example.org/edu/offline/list',
  calendar: 'https://edu.example.org/edu/offline',
  payments: 'https://edu.example.org/edu/payment/list',
  certificates: 'https://edu.example.org/edu/completed',
}

const session: MessageSession = {
  startsAt: new Date('2026-12-10T01:00:00Z'),
  endsAt: new Date('2026-12-10T08:00:00Z'),
  venue: {
    name: '수원 교육장',
    address: '경기도 수원시 팔달구 가상로 100',
    address2: '3층 대강당',
    phone: '031-000-1001',
  },
}
const calendarFile = 'https://edu.example.org/api/offline/edu/seatCalendar?token=12.abc'
const earlier = { ...session, startsAt: new Date('2026-12-03T01:00:00Z') }

const wording = (facts: MessageFacts): string => messageText('김영자', facts, links, FIRST_ASSOCIATION)

it('names the sender number of the console in a staff message', () => {
  const text = wording({ kind: 'staffText', body: '고객센터로 전화해주세요.' })
  expect(text).toBe('[외식업 위생교육] 김영자님, 고객센터(02-0000-0000)로 전화해주세요.')
})

describe('messages about a seat', () => {
  it('gives the time, the venue and things to bring for a confirmed seat', () => {
    expect(wording({ kind: 'seatConfirmed', session, calendarFile })).toBe(
      [
        '[외식업 위생교육] 김영자님, 집합교육 자리가 확정되었습니다.',
        '일시: 2026년 12월 10일(목) 10:00~17:00',
        '장소: 수원 교육장, 경기도 수원시 팔달구 가상로 100, 3층 대강당',
        '전화: 031-000-1001',
        '오실 때 신분증과 수강증을 가져와주세요. 수강증 출력과 일정 변경: https://edu.example.org/edu/offline/list',
        `달력에 넣기: ${calendarFile}`,
      ].join('\n'),
    )
  })

  it('gives the deadline of an offer and says that a refusal loses nothing', () => {
    const offerUntil = new Date('2026-12-01T03:30:00Z')
    const link = 'https://edu.example.org/edu/offline/offer#12.abc'
    const offer = wording({ kind: 'seatOffered', session, offerUntil, link, keepsSeat: true })
    expect(offer).toContain('12월 1일(화) 12:30까지')
    expect(offer).toContain('예약하신 일정은 그대로입니다.')
    expect(offer.split('\n').at(-1)).toBe(link)
    expect(wording({ kind: 'seatOffered', session, offerUntil, link, keepsSeat: false })).not.toContain(
      '그대로',
    )
  })

  it.each([
    [true, false, '다음 분께 넘어갔습니다', links.calendar],
    [true, true, '다음 분께 넘어갔습니다', '예약하신 일정은 그대로입니다.'],
    [false, false, '대기가 끝났습니다', links.calendar],
  ])(
    'notifies of a lapsed offer (offered: %s, seat elsewhere: %s) with %s',
    (wasOffered, keepsSeat, what, after) => {
      const notified = wording({ kind: 'offerLapsed', session, wasOffered, keepsSeat })
      expect(notified).toContain(what)
      expect(notified).toContain(after)
    },
  )

  it('gives the payment deadline and the link for a seat held by staff', () => {
    const kept = wording({ kind: 'seatHeld', session, heldUntil: new Date('2026-12-01T03:30:00Z') })
    expect(kept).toContain('12월 1일(화) 12:30까지 아래 주소에서 결제해주세요.')
    expect(kept.endsWith(links.history)).toBe(true)
  })

  it('leads back to the calendar after a hold lapses during payment', () => {
    expect(wording({ kind: 'holdLapsed', session })).toMatch(
      /12월 10일\(목\).*취소되었습니다[^]*\/edu\/offline$/,
    )
  })
})

describe('messages from the association', () => {
  const reason = '강사 사정으로 교육을 진행할 수 없습니다.'

  it.each([
    [{ what: 'refunded', amountWon: 80_000 } as const, '80,000원은 모두 환불해 드립니다.'],
    [
      { what: 'needsAccount', amountWon: 40_000 } as const,
      '결제 내역에서 입력해주세요.\nhttps://edu.example.org/edu/payment/list',
    ],
    [{ what: 'nothingPaid' } as const, '내실 금액은 없습니다.'],
    [{ what: 'onlyWaited' } as const, '대기 신청이 끝났습니다.'],
    [{ what: 'waitsElsewhere' } as const, '다른 일정의 대기는 그대로입니다.'],
    [{ what: 'keepsSeat', seat: earlier } as const, '예약하신 12월 3일(목) 교육은 그대로입니다.'],
  ])('gives the reason of a cancellation and the fate of the money: %j', (outcome, sentence) => {
    const notified = wording({ kind: 'sessionCancelled', session, reason, outcome, calendarFile })
    expect(notified).toContain('12월 10일(목) 수원 교육장 집합교육이 협회 사정으로 취소되었습니다.')
    expect(notified).toContain(`사유: ${reason}`)
    expect(notified).toContain(sentence)
  })

  it('names the old and the new day when a person moves', () => {
    const move = { cause: 'association', from: earlier, reason } as const
    const notified = wording({ kind: 'sessionMoved', session, move, seat: 'sold', calendarFile })
    expect(notified).toContain('12월 3일(목) 집합교육이 협회 사정으로 취소되어')
    expect(notified).toContain('일시: 2026년 12월 10일(목)')
    expect(notified).toContain('전액 환불')
  })

  it('words a moved session for waiting people and names no slip to unpaid ones', () => {
    const move = { cause: 'inPlace' } as const
    expect(wording({ kind: 'sessionMoved', session, move, seat: 'sold', calendarFile })).toContain(
      '신청하신 집합교육',
    )
    expect(wording({ kind: 'sessionMoved', session, move, seat: 'waiting', calendarFile })).toContain(
      '기다리시는 집합교육',
    )
    expect(wording({ kind: 'sessionMoved', session, move, seat: 'held', calendarFile })).not.toContain(
      '수강증',
    )
  })
})

it.each<[boolean, MessageFacts]>([
  [true, { kind: 'sessionMoved', session, move: { cause: 'person' }, seat: 'sold', calendarFile }],
  [false, { kind: 'sessionMoved', session, move: { cause: 'person' }, seat: 'held', calendarFile }],
  [true, cancelledTo({ what: 'refunded', amountWon: 1 })],
  [true, cancelledTo({ what: 'needsAccount', amountWon: 1 })],
  [false, cancelledTo({ what: 'nothingPaid' })],
  [false, cancelledTo({ what: 'onlyWaited' })],
])('includes a calendar file only for a paid seat: %s', (isPaid, facts) => {
  expect(wording(facts).includes(calendarFile)).toBe(isPaid)
})

function cancelledTo(outcome: MessageFacts<'sessionCancelled'>['outcome']): MessageFacts {
  return { kind: 'sessionCancelled', session, reason: '', outcome, calendarFile }
}

it('leads from a certificate message to printing', () => {
  const notified = wording({ kind: 'certificateIssued', businessName: '새마음 식당', others: 0 })
  expect(notified).toContain("'새마음 식당' 집합교육을 수료하셨습니다.")
  const group = wording({ kind: 'certificateIssued', businessName: '새마음 식당', others: 2 })
  expect(group).toContain("'새마음 식당' 외 2곳 집합교육을")
  expect(notified.endsWith(links.certificates)).toBe(true)
})

describe('money without an application', () => {
  const money = { kind: 'lateMoney', amountWon: 36_000, why: 'ended', needsAccount: true } as const

  it('gives the sum of unassigned money, promises a full return and names the phone number', () => {
    expect(wording(money)).toBe(
      [
        '[외식업 위생교육] 김영자님, 36,000원이 입금되었지만, 이미 끝난 신청이어서 교육에 쓰지 못했습니다.',
        '36,000원은 모두 돌려드립니다. 받으실 교육이 있는지 홈페이지의 신청 내역에서 확인해주세요.',
        '돌려받으실 계좌를 전화로 알려주세요: 02-0000-0000 (평일 09:00~18:00)',
      ].join('\n'),
    )
  })

  it('requests no account when the money returns the original route', () => {
    const notified = wording({ ...money, needsAccount: false })
    expect(notified).toContain('따로 하실 일은 없습니다.')
    expect(notified).not.toContain('계좌')
  })

  it('assures a person who paid twice that the education remains', () => {
    const notified = wording({ ...money, why: 'paidTwice' })
    expect(notified).toContain('36,000원이 한 번 더 입금되었습니다.')
    expect(notified).toContain('신청하신 교육은 그대로입니다.')
    expect(notified).not.toContain('끝난 신청')
  })

  it('says that no course is needed when another place is completed', () => {
    const notified = wording({ ...money, why: 'notNeeded' })
    expect(notified).toContain('다른 교육을 이미 마치셔서 받지 않으셔도 되는 교육입니다.')
    expect(notified).not.toContain('끝난 신청')
  })

  it('asks for a new application when part of the application still needs the course', () => {
    const notified = wording({ ...money, why: 'partlyNotNeeded' })
    expect(notified).toContain('받지 않으셔도 되는 교육이 함께 들어 있습니다.')
    expect(notified).toContain('아직 받으셔야 하는 영업장만 다시 신청해주세요.')
  })

  it('notifies again when the money was returned', () => {
    expect(wording({ kind: 'lateMoneyReturned', amountWon: 36_000 })).toContain('36,000원을 돌려드렸습니다.')
  })
})

describe('a refund the gateway refuses', () => {
  it('explains a refused refund with the next step and the link', () => {
    expect(wording({ kind: 'refundRefused', amountWon: 36_000, isTriedAgain: false })).toBe(
      [
        '[외식업 위생교육] 김영자님, 결제사가 36,000원 환불을 거절하여 아직 돌려드리지 못했습니다.',
        '36,000원은 모두 돌려드립니다. 아래 결제 내역에서 환불을 다시 신청하시거나 전화해주세요: 02-0000-0000 (평일 09:00~18:00)',
        links.payments,
      ].join('\n'),
    )
    const again = wording({ kind: 'refundRefused', amountWon: 36_000, isTriedAgain: true })
    expect(again).toContain('따로 하실 일은 없습니다.')
    expect(again).not.toContain('신청')
  })

  it('reports the end of a refund with the day of the transfer', () => {
    expect(wording({ kind: 'refundTransferred', amountWon: 36_000, transferredOn: '2026-11-20' })).toContain(
      '36,000원을 2026년 11월 20일(금)에 계좌로 보내드렸습니다. 환불이 끝났습니다.',
    )
  })
})

describe('all messages', () => {
  const longest: MessageSession = {
    ...session,
    venue: {
      name: '가'.repeat(60),
      address: '가'.repeat(150),
      address2: '가'.repeat(100),
      phone: '0'.repeat(20),
    },
  }
  const reason = '가'.repeat(200)
  const link = `https://${'a'.repeat(80)}/edu/offline/offer#2147483647.${'a'.repeat(43)}`
  const longFile = `https://${'a'.repeat(80)}/api/offline/edu/seatCalendar?token=2147483647.${'a'.repeat(43)}`
  const all: MessageFacts[] = [
    { kind: 'seatConfirmed', session: longest, calendarFile: longFile },
    { kind: 'seatHeld', session: longest, heldUntil: session.startsAt },
    { kind: 'seatOffered', session: longest, offerUntil: session.startsAt, link, keepsSeat: true },
    { kind: 'offerLapsed', session: longest, wasOffered: true, keepsSeat: false },
    { kind: 'holdLapsed', session: longest },
    {
      kind: 'sessionCancelled',
      session: longest,
      reason,
      outcome: { what: 'needsAccount', amountWon: 900_000 },
      calendarFile: longFile,
    },
    {
      kind: 'sessionMoved',
      session: longest,
      move: { cause: 'association', from: longest, reason },
      seat: 'sold',
      calendarFile: longFile,
    },
    { kind: 'certificateIssued', businessName: '가'.repeat(80), others: 9 },
    { kind: 'lateMoney', amountWon: 900_000, why: 'paidTwice', needsAccount: true },
    { kind: 'lateMoney', amountWon: 900_000, why: 'ended', needsAccount: false },
    { kind: 'lateMoney', amountWon: 900_000, why: 'notNeeded', needsAccount: true },
    { kind: 'lateMoney', amountWon: 900_000, why: 'partlyNotNeeded', needsAccount: true },
    { kind: 'lateMoneyReturned', amountWon: 900_000 },
    { kind: 'refundRefused', amountWon: 900_000, isTriedAgain: false },
    { kind: 'refundTransferred', amountWon: 900_000, transferredOn: '2026-11-20' },
  ]

  it.each(all)('fits a long text message with the longest names: $kind', (facts) => {
    expect(bytesOf(messageText('가'.repeat(40), facts, links, FIRST_ASSOCIATION))).toBeLessThanOrEqual(2_000)
  })

  it.each(all)('uses only letters that a phone can show: $kind', (facts) => {
    expect(Array.from(wording(facts)).filter((letter) => !EUC_KR.has(letter))).toEqual([])
  })
})

function bytesOf(text: string): number {
  return Array.from(text).reduce((bytes, letter) => bytes + (letter.charCodeAt(0) < 128 ? 1 : 2), 0)
}

const EUC_KR = new Set(
  Array.from({ length: 94 * 94 }, (_, place) =>
    new TextDecoder('euc-kr').decode(Uint8Array.of(0xa1 + Math.floor(place / 94), 0xa1 + (place % 94))),
  ).concat(Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))),
)
