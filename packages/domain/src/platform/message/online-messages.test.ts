import { describe, expect, it, test } from 'vitest'
import { FIRST_ASSOCIATION } from '../../association.ts'
import { type MessageFacts, messageText, type OnlineMessageKind, onlineMessageKinds } from './messages.ts'

type OnlineMessageFacts = MessageFacts<OnlineMessageKind>
const links = {
  study: 'edu.example.or.kr/m',
  certificates: 'https://edu.example.or.kr/edu/completed',
  history: '',
  calendar: '',
  payments: '',
}
const wording = (facts: OnlineMessageFacts): string => messageText('김영자', facts, links, FIRST_ASSOCIATION)

const account = {
  kind: 'accountIssued',
  amountWon: 36_000,
  bank: 'NH농협은행',
  accountNumber: '301-0123-4567-81',
  holder: '모의상점',
  expiresAt: new Date('2026-11-30T00:00:00+09:00'),
} as const
const finishBy = new Date('2026-12-31T18:00:00+09:00')
const left = { nextLecture: 3, lectureCount: 3, seconds: 86 * 60 + 1, isSurveyDone: false }
const studied = { nextLecture: null, lectureCount: 0, seconds: 0, isSurveyDone: false }
const surveyed = { ...studied, isSurveyDone: true }

const NOTIFIED: [OnlineMessageFacts, string, number][] = [
  [account, '36,000원 NH농협은행 301-0123-4567-81 예금주 모의상점 11/29 밤12시까지', 80],
  [
    { ...account, expiresAt: new Date('2026-11-25T11:26:59+09:00') },
    '36,000원 NH농협은행 301-0123-4567-81 예금주 모의상점 11/25 11:26까지',
    79,
  ],
  [
    { ...account, accountNumber: '02851575092552', holder: null },
    '36,000원 NH농협은행 0285-1575-0925-52 11/29 밤12시까지',
    65,
  ],
  [{ ...account, holder: null }, '36,000원 NH농협은행 301-0123-4567-81 11/29 밤12시까지', 64],
  [
    { ...account, kind: 'depositDue' },
    '36,000원 입금 마감 11/29 밤12시. NH농협은행 301-0123-4567-81 예금주 모의상점',
    87,
  ],
  [
    { kind: 'paymentWaiting', payUntil: new Date('2026-11-28T00:00:00+09:00') },
    '11/27 밤12시까지 결제하지 않으시면 신청이 취소됩니다. edu.example.or.kr/m',
    84,
  ],
  [
    { kind: 'paid', amountWon: 36_000, finishBy },
    '36,000원 결제됐습니다. 12/31 18시까지 마쳐주세요. 듣기 edu.example.or.kr/m',
    85,
  ],
  [
    { kind: 'paid', amountWon: 36_000, finishBy: new Date('2027-01-01T00:00:00+09:00') },
    '36,000원 결제됐습니다. 12/31 밤12시까지 마쳐주세요. 듣기 edu.example.or.kr/m',
    87,
  ],
  [{ kind: 'quietForWeek', left }, '3강 들으실 차례입니다. 1시간 27분 남았습니다. edu.example.or.kr/m', 76],
  [
    { kind: 'quietForWeek', left: studied },
    '강의를 다 들으셨습니다. 설문과 평가가 남았습니다. edu.example.or.kr/m',
    80,
  ],
  [{ kind: 'quietForWeek', left: surveyed }, '평가만 남았습니다. edu.example.or.kr/m', 49],
  [{ kind: 'daysLeft30', left }, '30일 남았습니다. 들으실 강의 3개, 1시간 27분. edu.example.or.kr/m', 76],
  [
    { kind: 'daysLeft30', left: studied },
    '30일 남았습니다. 설문과 평가만 하시면 됩니다. edu.example.or.kr/m',
    76,
  ],
  [{ kind: 'daysLeft30', left: surveyed }, '30일 남았습니다. 평가만 하시면 됩니다. edu.example.or.kr/m', 69],
  [
    { kind: 'daysLeft7', finishBy },
    '7일 남았습니다. 12/31 18시에 마감합니다. 이어 듣기 edu.example.or.kr/m',
    81,
  ],
  [
    { kind: 'daysLeft1', startBy: new Date('2026-12-31T14:20:00+09:00') },
    '내일 18시 마감. 늦어도 14:20에 시작해주세요. edu.example.or.kr/m',
    75,
  ],
  [{ kind: 'completed' }, '수료하셨습니다. 수료증 보기 https://edu.example.or.kr/edu/completed', 78],
  [
    { kind: 'refunded', amountWon: 36_000, method: 'card' },
    '36,000원 환불했습니다. 카드는 3~7일 뒤 보입니다.',
    59,
  ],
  [
    { kind: 'refunded', amountWon: 36_000, method: 'account' },
    '36,000원 환불했습니다. 계좌에는 2~3일 안에 들어옵니다.',
    65,
  ],
  [
    { kind: 'refunded', amountWon: 36_000, method: 'other' },
    '36,000원 환불했습니다. 은행에 따라 3~7일 뒤 보입니다.',
    64,
  ],
  [
    { kind: 'helpAsked', helperName: '박지훈', link: 'edu.example.or.kr/h#Ab3dE6gh' },
    '박지훈 님이 신청·결제를 도우려 합니다. 동의·거절 edu.example.or.kr/h#Ab3dE6gh',
    90,
  ],
  [
    { kind: 'inquiryAsked', inquiryType: 1, link: 'edu.example.or.kr/info/inquiry/view?inquiryNo=1234' },
    '문의에 여쭐 것이 있습니다. edu.example.or.kr/info/inquiry/view?inquiryNo=1234',
    88,
  ],
  [
    { kind: 'inquiryCorrected', inquiryType: 2, link: 'edu.example.or.kr/info/report/view?inquiryNo=1234' },
    '신고 답변을 고쳤습니다. edu.example.or.kr/info/report/view?inquiryNo=1234',
    84,
  ],
  [
    { kind: 'inquiryAnswered', inquiryType: 1, link: 'edu.example.or.kr/info/inquiry/view?inquiryNo=1234' },
    '문의에 답변드렸습니다. edu.example.or.kr/info/inquiry/view?inquiryNo=1234',
    84,
  ],
  [
    { kind: 'inquiryAnswered', inquiryType: 2, link: 'edu.example.or.kr/info/report/view?inquiryNo=1234' },
    '신고에 답변드렸습니다. edu.example.or.kr/info/report/view?inquiryNo=1234',
    83,
  ],
  [
    { kind: 'consentChanged', isGiven: true, at: finishBy },
    '2026.12.31 광고 문자 수신 동의를 처리했습니다.',
    57,
  ],
  [
    { kind: 'consentChanged', isGiven: false, at: finishBy },
    '2026.12.31 광고 문자 수신 거부를 처리했습니다.',
    57,
  ],
  [
    {
      kind: 'consentAskedAgain',
      agreedAt: finishBy,
      link: 'https://edu.example.or.kr/r#abcdefghijklmnopqrstuv',
    },
    '2026.12.31 광고 문자 수신에 동의하셨습니다. 계속 받으시려면 그대로 두시면 됩니다. 동의 철회 https://edu.example.or.kr/r#abcdefghijklmnopqrstuv',
    153,
  ],
]
/** The content that the law requires does not fit a short message. */
const LONG = { consentAskedAgain: 2000 } as Partial<Record<OnlineMessageFacts['kind'], number>>

describe('a text message of the online path', () => {
  it.each(NOTIFIED.map(([facts, said, bytes]) => ({ facts, said, bytes })))(
    'sends $said',
    ({ facts, said, bytes }) => {
      expect(wording(facts)).toBe(`[위생교육] ${said}`)
      expect(bytesOf(wording(facts))).toBe(bytes)
      expect(bytes).toBeLessThanOrEqual(LONG[facts.kind] ?? 90)
    },
  )

  test('covers each kind of online message', () => {
    expect(new Set(NOTIFIED.map(([{ kind }]) => kind))).toEqual(new Set(onlineMessageKinds))
  })

  it('fits the largest sum and the longest course into 90 bytes', () => {
    const longest = { nextLecture: 12, lectureCount: 12, seconds: 359 * 60, isSurveyDone: false }
    const all: OnlineMessageFacts[] = [
      { kind: 'paid', amountWon: 900_000, finishBy },
      { kind: 'quietForWeek', left: longest },
      { kind: 'daysLeft30', left: longest },
      { kind: 'refunded', amountWon: 9_999_999, method: 'account' },
    ]
    for (const facts of all) expect(bytesOf(wording(facts))).toBeLessThanOrEqual(90)
  })

  it('keeps a long name uncut and sends a long message', () => {
    const holder = '사단법인 한국위생교육협회'
    const long = wording({ ...account, amountWon: 900_000, bank: 'iM뱅크(대구)', holder })
    expect(long).toContain(holder)
    expect(long).toContain('301-0123-4567-81')
    expect(bytesOf(long)).toBe(100)
    const longest = wording({
      ...account,
      bank: '가'.repeat(30),
      accountNumber: '1'.repeat(30),
      holder: '가'.repeat(60),
    })
    expect(bytesOf(longest)).toBeLessThanOrEqual(2_000)
  })
})

/** Counts as the provider does, in cp949 («euc-kr» of the web): a letter outside it would become a question mark. */
function bytesOf(text: string): number {
  return Array.from(text).reduce((bytes, letter) => {
    const size = letter.charCodeAt(0) < 128 ? 1 : 2
    if (size === 2 && !CP949.has(letter)) throw new Error(`cp949 has no ${letter}`)
    return bytes + size
  }, 0)
}

const decoder = new TextDecoder('euc-kr')
const CP949 = new Set(
  Array.from({ length: 126 * 190 }, (_, place) =>
    decoder.decode(Uint8Array.of(0x81 + Math.floor(place / 190), 0x41 + (place % 190))),
  ),
)
