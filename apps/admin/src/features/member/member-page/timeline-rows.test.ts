import { readFileSync } from 'node:fs'
import { ACTION_LABELS } from '@hygiene/contracts/labels/action-label'
import { MESSAGES } from '@hygiene/domain/platform/message/messages'
import { type TimelineWhat, timelineKinds, timelineWhats } from '@hygiene/domain/staff/audit-log/timeline'
import { describe, expect, it } from 'vitest'
import { entryBy, entryText, type TimelineEntry, timelineKindLabel } from './timeline-text.ts'

function valuesOf(file: string, name: string): string[] {
  const schema = readFileSync(
    new URL(`../../../../../../prisma/schema/${file}.prisma`, import.meta.url),
    'utf8',
  )
  const body = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(schema)?.[1] ?? ''
  return body.split('\n').flatMap((line) => /^\s*([a-z]\w*)/i.exec(line)?.[1] ?? [])
}

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
const DEVICES = [PHONE, 'npm start', 'scenario', 'curl/8.0', '']
const FAILURES = ['[PAY_PROCESS_CANCELED] 결제를 취소했습니다. (PAID)', 'Insufficient balance', '']
const REFUSED = ['otherPerson', 'failed', 'expired']
const STATES = ['failed', 'undelivered', 'delivered', 'sent', 'waiting']
const ENDED = [
  ...valuesOf('education/enrolment', 'EnrolmentStatus'),
  ...valuesOf('in-person/enrolment', 'InPersonStatus'),
]
const DIGEST = '1f7790f5a3b1c2d4e5f60718293a4b5c6d7e8f901a2b3c4d5e6f708192a3b4c5'

const CODES: Record<TimelineWhat, [abouts: readonly string[], mores: readonly string[]]> = {
  login: [DEVICES, ['']],
  linkedLogin: [DEVICES, ['결제·환불 문의']],
  loginEnded: [valuesOf('member/login', 'LoginEndReason'), ['']],
  note: [valuesOf('member/account', 'AccountNoteKind'), ['안드로이드 · 크롬', '']],
  proofDone: [valuesOf('member/identity-check', 'IdentityPurpose'), ['']],
  proofFailed: [valuesOf('member/identity-check', 'IdentityPurpose'), REFUSED],
  applied: [['옥자네'], ['O', 'I']],
  ended: [['옥자네'], ENDED],
  paid: [['36000'], ['신용카드 (일시불)']],
  payFailed: [['36000'], FAILURES],
  payCancelled: [['36000'], ['']],
  refundAsked: [['36000'], ['']],
  refunded: [['36000'], ['']],
  refundFailed: [['36000'], FAILURES],
  lectureDone: [['조리장 위생'], ['5', '']],
  surveyed: [['옥자네'], ['']],
  identityDone: [[''], ['']],
  identityFailed: [REFUSED, ['']],
  examDone: [['80'], ['1']],
  examFailed: [['30'], ['1']],
  attended: [['옥자네'], ['']],
  completed: [['옥자네'], ['O', 'I']],
  message: [Object.keys(MESSAGES), STATES],
  texted: [['내일 오전에 다시 전화드리겠습니다.'], STATES],
  extended: [['2026-12-31'], ['입원']],
  asked: [['수료증 이름이 틀립니다'], ['']],
  followedUp: [['수료증 이름이 틀립니다'], ['']],
  answered: [['수료증 이름이 틀립니다'], ['']],
  view: [[...ACTION_LABELS.keys()], ['결제·환불 문의', `${DIGEST} 월말 대사`]],
  changed: [
    [...ACTION_LABELS.keys(), 'laterVersion'],
    ['신분증 확인', DIGEST],
  ],
}

describe.each(timelineWhats)('a timeline row for «%s»', (what) => {
  const [abouts, mores] = CODES[what]
  const rows = abouts.flatMap((about) => mores.map((more) => [about, more] as const))

  it.each(rows)('shows Korean without codes: %s, %s', (about, more) => {
    const entry: TimelineEntry = {
      key: 'K1',
      at: '2026-12-08T01:19:00.000Z',
      kind: 'study',
      what,
      about,
      more,
      by: 'automatic',
      byName: '',
      recordNo: 104,
      subjectKind: null,
      subjectNo: null,
      detail: '',
    }
    const { label, text, outcome = '' } = entryText(entry)
    const row = [label, text, outcome, entryBy(entry)].join(' | ')
    // Exempts QR, which has no Korean name.
    expect(row.replace('QR', '')).not.toMatch(/[A-Za-z]|[\da-f]{16,}|undefined|null/)
    expect(label).toMatch(/[가-힣]/)
  })
})

it('names every filter in Korean', () => {
  expect(timelineKinds.map((kind) => timelineKindLabel[kind]).join('')).toMatch(/^[가-힣· ]+$/)
})

it('reads the enums of the database', () => {
  expect([valuesOf('member/login', 'LoginEndReason').length, ENDED.length]).toEqual([7, expect.any(Number)])
  expect(ENDED).toEqual(expect.arrayContaining(['cancelled', 'refunded', 'expired', 'absent']))
})
