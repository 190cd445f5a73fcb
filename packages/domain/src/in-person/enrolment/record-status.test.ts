import { describe, expect, test } from 'vitest'
import {
  hasInPersonEnded,
  inPersonEndReasons,
  inPersonEndSentence,
  inPersonStatuses,
  isInPersonLive,
  isInPersonPaid,
  isPresenceUndecided,
  VACATED_STATUSES,
} from './record-status.ts'

describe('an in-person record', () => {
  test('ends completed, cancelled, refunded, absent or revoked', () => {
    expect(inPersonStatuses.filter(hasInPersonEnded)).toEqual([
      'completed',
      'cancelled',
      'refunded',
      'absent',
      'revoked',
    ])
    expect(inPersonStatuses.filter((status) => isInPersonLive(status) === hasInPersonEnded(status))).toEqual(
      [],
    )
  })

  test('leaves its licence free where it ended without completion', () => {
    const vacated = inPersonStatuses.filter((status) => hasInPersonEnded(status) && status !== 'completed')
    expect(vacated).toEqual(VACATED_STATUSES)
  })

  test('is paid until it ends without completion', () => {
    expect(inPersonStatuses.filter(isInPersonPaid)).toEqual(['paid', 'attended', 'completed'])
    expect(inPersonStatuses.filter(isPresenceUndecided)).toEqual(['paid', 'attended'])
  })

  test('says why it ended, unless the person ended it', () => {
    expect(inPersonEndReasons.filter((reason) => inPersonEndSentence[reason] === null)).toEqual(['byPerson'])
  })
})
