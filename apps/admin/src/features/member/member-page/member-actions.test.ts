import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import { expect, it } from 'vitest'
import { actionsFor, actionLabel } from './member-actions.ts'
import type { MemberRecord } from './member-query.ts'
import { SAMPLE_RECORD } from './member-sample.ts'

const failed = { kind: 'identity', reason: 'otherPerson', at: '2026-12-08T01:19:00.000Z', times: 3 } as const
const asleep = { member: { ...SAMPLE_RECORD.member, state: 'dormant' } } as const
const unseen = { member: { ...SAMPLE_RECORD.member, state: 'unverified' } } as const

it.each<[string, Partial<MemberRecord>, StaffRole, string[]]>([
  ['at rest', {}, 'support', ['sendNext', 'linkedLogin', 'correct', 'text', 'merge', 'withdraw']],
  [
    'with a refused identity check',
    { lastError: failed },
    'support',
    ['sendNext', 'correct', 'linkedLogin', 'text', 'merge', 'withdraw'],
  ],
  [
    'with a locked account',
    { lockedUntil: '2026-12-08T01:30:00.000Z' },
    'education',
    ['unlock', 'sendNext', 'linkedLogin', 'correct', 'text', 'merge', 'withdraw'],
  ],
  ['asleep', asleep, 'support', ['wake', 'sendNext', 'correct', 'text', 'merge', 'withdraw']],
  ['not verified', unseen, 'support', ['verify', 'sendNext', 'correct', 'text', 'merge', 'withdraw']],
  ['for a role that only looks', { lastError: failed }, 'readOnly', []],
])('lists the actions for a member %s', (_what, part, role, actions) => {
  expect(actionsFor({ ...SAMPLE_RECORD, ...part }, role)).toEqual(actions)
})

it('names the screen that the link leads to', () => {
  expect(actionLabel('sendNext', SAMPLE_RECORD)).toBe('평가 전 본인확인 링크 보내기')
  expect(actionLabel('sendNext', { ...SAMPLE_RECORD, steps: [] })).toBe('교육 신청 링크 보내기')
})
