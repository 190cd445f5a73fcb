import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPersonStatuses } from '../../in-person/enrolment/record-status.ts'
import { defaultOnlineWindow } from '../../education/enrolment/application-window.ts'
import { enrolmentStatuses } from '../../education/enrolment/enrolment-status.ts'
import {
  type Action,
  actionStates,
  actionWithoutEducation,
  type InPersonActionFacts,
  nextInPersonAction,
  nextOnlineAction,
  type OnlineActionFacts,
  orderActions,
} from './next-action.ts'

const NOW = at('2026-11-22 10:24')
const YEAR_END = '2026-12-31T09:00:00.000Z'

function at(wall: string): Date {
  return new Date(`${wall.replace(' ', 'T')}:00+09:00`)
}

const ONLINE: OnlineActionFacts = {
  status: 'studying',
  year: 2026,
  extendedToOn: null,
  lectureCount: 5,
  finishedLectureCount: 2,
  isSurveyDone: false,
  identityCheckedAt: null,
  appliedAt: at('2026-11-22 09:00'),
  studiedSeconds: 5580,
  accountExpiresAt: null,
}
const SEEN = { ...ONLINE, finishedLectureCount: 5 }

const IN_PERSON: InPersonActionFacts = {
  status: 'applied',
  seat: 'held',
  heldUntil: at('2026-11-22 10:52'),
  startsAt: at('2026-12-02 10:00'),
  endsAt: at('2026-12-02 17:00'),
  isSessionCancelled: false,
  accountExpiresAt: null,
  offerUntil: null,
}
const PAID: InPersonActionFacts = {
  ...IN_PERSON,
  status: 'paid',
  seat: 'sold',
  heldUntil: null,
}
const QUEUED: InPersonActionFacts = {
  ...IN_PERSON,
  seat: 'waiting',
  heldUntil: null,
}

describe('the next action of an online enrolment', () => {
  it.each<[string, OnlineActionFacts, string, string | null]>([
    ['applied', { ...ONLINE, status: 'applied' }, 'pay', '2026-11-29T15:00:00.000Z'],
    [
      'account open',
      {
        ...ONLINE,
        status: 'applied',
        accountExpiresAt: at('2026-11-25 09:10'),
      },
      'deposit',
      '2026-11-25T00:10:00.000Z',
    ],
    ['paid', { ...ONLINE, status: 'paid', finishedLectureCount: 0, studiedSeconds: 0 }, 'begin', YEAR_END],
    ['studying', ONLINE, 'watch', YEAR_END],
    ['all lectures seen', { ...SEEN, status: 'studied' }, 'survey', YEAR_END],
    ['survey answered', { ...SEEN, status: 'surveyed', isSurveyDone: true }, 'identity', YEAR_END],
    [
      'identity checked',
      {
        ...SEEN,
        status: 'surveyed',
        isSurveyDone: true,
        identityCheckedAt: at('2026-11-22 10:00'),
      },
      'exam',
      YEAR_END,
    ],
    ['completed', { ...SEEN, status: 'completed' }, 'completed', null],
  ])('finds the next online action and its deadline: %s', (_name, facts, state, deadline) => {
    const action = nextOnlineAction(facts, NOW)
    expect([action?.state, action?.deadlineAt?.toISOString() ?? null]).toEqual([state, deadline])
  })

  it.each<[string, OnlineActionFacts, Date]>([
    ['cancelled', { ...ONLINE, status: 'cancelled' }, NOW],
    ['refunded', { ...ONLINE, status: 'refunded' }, NOW],
    ['of a year that is over', ONLINE, at('2027-01-01 00:00')],
    ['unpaid for more than its days', { ...ONLINE, status: 'applied' }, at('2026-11-30 00:00')],
  ])('finds no next online action: %s', (_name, facts, now) => {
    expect(nextOnlineAction(facts, now)).toBeNull()
  })

  it('requests a payment and no deposit when the account is overdue', () => {
    const facts = {
      ...ONLINE,
      status: 'applied' as const,
      accountExpiresAt: NOW,
    }
    expect(nextOnlineAction(facts, NOW)?.state).toBe('pay')
  })

  it.each([
    ['2026-12-31 17:59', YEAR_END],
    ['2026-12-31 18:00', '2026-12-31T15:00:00.000Z'],
    ['2026-12-31 23:59', '2026-12-31T15:00:00.000Z'],
  ])('sets at %s the deadline %s', (wall, deadline) => {
    expect(nextOnlineAction(ONLINE, at(wall))?.deadlineAt?.toISOString()).toBe(deadline)
  })

  it('limits the payment deadline to the end of the year', () => {
    const facts = {
      ...ONLINE,
      status: 'applied' as const,
      appliedAt: at('2026-12-30 12:00'),
    }
    expect(nextOnlineAction(facts, at('2026-12-30 12:01'))?.deadlineAt).toEqual(at('2027-01-01 00:00'))
  })
})

describe('the next action of an in-person record', () => {
  it.each<[string, InPersonActionFacts, string, Date | null]>([
    ['seat held', IN_PERSON, 'seat', at('2026-11-22 10:52')],
    [
      'account open, at most as long as the seat is held',
      { ...IN_PERSON, accountExpiresAt: at('2026-11-25 09:10') },
      'deposit',
      at('2026-11-22 10:52'),
    ],
    ['in the queue', QUEUED, 'waiting', null],
    ['seat offered', { ...QUEUED, offerUntil: at('2026-11-23 09:00') }, 'offered', at('2026-11-23 09:00')],
    ['paid', PAID, 'come', at('2026-12-02 10:00')],
    ['completed', { ...PAID, status: 'completed' }, 'completed', null],
  ])('finds the next in-person action and its deadline: %s', (_name, facts, state, deadlineAt) => {
    expect(nextInPersonAction(facts, NOW)).toEqual({ state, deadlineAt })
  })

  it.each<[string, InPersonActionFacts, Date]>([
    ['hold lapsed', IN_PERSON, at('2026-11-22 10:52')],
    ['session cancelled', { ...PAID, isSessionCancelled: true }, NOW],
    ['absent', { ...PAID, status: 'absent' }, NOW],
  ])('finds no next in-person action: %s', (_name, facts, now) => {
    expect(nextInPersonAction(facts, now)).toBeNull()
  })

  it('requests attendance until the session ends and then awaits the association', () => {
    expect(nextInPersonAction(PAID, at('2026-12-02 16:59'))?.state).toBe('come')
    expect(nextInPersonAction(PAID, at('2026-12-02 17:00'))?.state).toBe('presence')
  })
})

describe('a member without education this year', () => {
  const windows = [defaultOnlineWindow(2026), defaultOnlineWindow(2027)]

  it.each([
    ['2026-12-31 17:59', 'apply', '2026-12-31T09:00:00.000Z'],
    ['2026-12-31 18:00', 'closed', '2027-01-01T00:00:00.000Z'],
    ['2027-01-01 08:59', 'closed', '2027-01-01T00:00:00.000Z'],
    ['2027-01-01 09:00', 'apply', '2027-12-31T09:00:00.000Z'],
  ])('suggests at %s the action %s', (wall, state, deadline) => {
    const action = actionWithoutEducation(windows, at(wall))
    expect([action.state, action.deadlineAt?.toISOString()]).toEqual([state, deadline])
  })
})

const isDue = ({ state }: Action) => !['waiting', 'presence', 'completed'].includes(state)
const timeOf = (action: Action | undefined) => action?.deadlineAt?.getTime() ?? Infinity

describe('several actions', () => {
  it('sorts actions by deadline with resting ones last', () => {
    const actions = orderActions([
      { state: 'completed' as const, deadlineAt: null },
      { state: 'watch' as const, deadlineAt: new Date(YEAR_END) },
      { state: 'waiting' as const, deadlineAt: null },
      { state: 'seat' as const, deadlineAt: at('2026-11-22 10:52') },
    ])
    expect(actions.map(({ state }) => state)).toEqual(['seat', 'watch', 'waiting', 'completed'])
  })

  it('keeps every action once and puts the nearest deadline first', () => {
    const action = fc.record({
      state: fc.constantFrom(...actionStates),
      deadlineAt: fc.option(fc.date({ noInvalidDate: true })),
    })
    fc.assert(
      fc.property(fc.array(action, { minLength: 1 }), (actions) => {
        const ordered = orderActions(actions)
        expect(new Set(ordered)).toEqual(new Set(actions))
        expect(ordered).toHaveLength(actions.length)
        const times = actions.filter(isDue).map(timeOf)
        expect(times.length === 0 || timeOf(ordered[0]) === Math.min(...times)).toBe(true)
      }),
    )
  })
})

describe('actions for any facts', () => {
  const online = fc.record({
    status: fc.constantFrom(...enrolmentStatuses),
    year: fc.constantFrom(2025, 2026, 2027),
    extendedToOn: fc.constant(null),
    lectureCount: fc.nat(6),
    finishedLectureCount: fc.nat(6),
    isSurveyDone: fc.boolean(),
    identityCheckedAt: fc.option(fc.date({ noInvalidDate: true })),
    appliedAt: fc.date({ min: at('2026-11-01 00:00'), max: NOW, noInvalidDate: true }),
    studiedSeconds: fc.nat(10_800),
    accountExpiresAt: fc.option(fc.date({ noInvalidDate: true })),
  })
  const inPerson = fc.record({
    status: fc.constantFrom(...inPersonStatuses),
    seat: fc.constantFrom('waiting' as const, 'held' as const, 'sold' as const, 'released' as const),
    heldUntil: fc.option(fc.date({ noInvalidDate: true })),
    startsAt: fc.date({ noInvalidDate: true }),
    endsAt: fc.date({ noInvalidDate: true }),
    isSessionCancelled: fc.boolean(),
    accountExpiresAt: fc.option(fc.date({ noInvalidDate: true })),
    offerUntil: fc.option(fc.date({ noInvalidDate: true })),
  })

  it('gives a live record at most one action and no expired deadline to pay or finish', () => {
    fc.assert(
      fc.property(online, inPerson, (one, other) => {
        for (const action of [nextOnlineAction(one, NOW), nextInPersonAction(other, NOW)]) {
          if (action === null || action.deadlineAt === null || action.state === 'come') continue
          expect(actionStates).toContain(action.state)
          expect(action.deadlineAt.getTime()).toBeGreaterThan(NOW.getTime())
        }
      }),
    )
  })
})
