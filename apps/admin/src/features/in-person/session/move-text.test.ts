import { expect, it } from 'vitest'
import { judgeMove, moveLines, orderOf, typedOf, withStart } from './move-text.ts'
import { sampleSession as session } from '../../../testing/session-samples.ts'

const before = typedOf(session)
const moved = { ...withStart(before, '2026-12-11T13:00'), reason: '강사 일정' }

it('starts with the current session and moves the end with the start', () => {
  expect(before).toEqual({
    startsAt: '2026-12-10T10:00',
    endsAt: '2026-12-10T17:00',
    venueNo: '3',
    reason: '',
  })
  expect(moved).toMatchObject({ startsAt: '2026-12-11T13:00', endsAt: '2026-12-11T20:00' })
  expect(withStart(before, '')).toEqual({ ...before, startsAt: '' })
})

it.each([
  ['what differs', moved, []],
  ['nothing but a reason', { ...before, reason: '강사 일정' }, ['startsAt']],
  ['no start', { ...moved, startsAt: '' }, ['startsAt']],
  ['an end before its start', { ...moved, endsAt: '2026-12-11T12:00' }, ['endsAt']],
])('judges a move with %s', (_what, typed, wrong) => {
  expect(Object.keys(judgeMove(typed, session))).toEqual(wrong)
})

it('sends only the fields that differ', () => {
  const { sessionNo } = session
  const reason = '강사 일정'
  expect(orderOf(moved, session)).toEqual({
    sessionNo,
    reason,
    startsAt: '2026-12-11T04:00:00.000Z',
    endsAt: '2026-12-11T11:00:00.000Z',
  })
  expect(orderOf({ ...before, reason, venueNo: '9' }, session)).toEqual({
    sessionNo,
    reason,
    venueNo: 9,
  })
})

it('says whom a move concerns and that no money moves', () => {
  expect(moveLines(session).join(' ')).toMatch(
    /자리가 있는 12명.*결제를 마친 10명.*금액은 그대로.*«확인 필요».*기다리는 2명.*대기 1명/,
  )
  const nobody = { sold: 0, held: 0, waiting: 0, waitingWithSeat: 0 }
  expect(moveLines({ ...session, people: nobody })).toEqual([
    '신청한 사람이 없어 아무에게도 알리지 않습니다.',
  ])
})
