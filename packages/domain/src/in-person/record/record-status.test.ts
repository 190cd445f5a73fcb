import { describe, expect, test } from 'vitest'
import {
  hasInPersonEnded,
  inPersonEndReasons,
  inPersonEndSentence,
  inPersonMayBecome,
  type InPersonStatus,
  inPersonStatuses,
  isInPersonLive,
  mayTakeUpAgain,
} from './record-status.ts'

const allowedSteps: [InPersonStatus, InPersonStatus][] = [
  ['applied', 'paid'],
  ['applied', 'cancelled'],
  ['paid', 'attended'],
  ['paid', 'refunded'],
  ['paid', 'absent'],
  ['attended', 'completed'],
  ['attended', 'refunded'],
]

describe('an in-person enrolment', () => {
  test.each(inPersonStatuses.flatMap((from) => inPersonStatuses.map((to) => [from, to] as const)))(
    'from %s to %s',
    (from, to) => {
      const expected = allowedSteps.some(([one, other]) => one === from && other === to)
      expect(inPersonMayBecome(from, to).allowed).toBe(expected)
    },
  )

  test('ends completed, cancelled, refunded or absent', () => {
    expect(inPersonStatuses.filter(hasInPersonEnded)).toEqual([
      'completed',
      'cancelled',
      'refunded',
      'absent',
    ])
    expect(inPersonStatuses.filter((status) => isInPersonLive(status) === hasInPersonEnded(status))).toEqual(
      [],
    )
  })

  test('is revived by a late deposit only where the clock alone had ended it', () => {
    const taken = inPersonStatuses.flatMap((status) =>
      [null, ...inPersonEndReasons]
        .filter((reason) => mayTakeUpAgain(status, reason))
        .map((reason) => [status, reason]),
    )
    expect(taken).toEqual([['cancelled', 'holdLapsed']])
  })

  test('says why it ended, unless the person ended it', () => {
    expect(inPersonEndReasons.filter((reason) => inPersonEndSentence[reason] === null)).toEqual(['byPerson'])
  })
})
