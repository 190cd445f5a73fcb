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

describe('statuses of an in-person record', () => {
  test('ends a record as completed, cancelled, refunded, absent or revoked', () => {
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

  test('frees the licence when a record ends without completion', () => {
    const vacated = inPersonStatuses.filter((status) => hasInPersonEnded(status) && status !== 'completed')
    expect(vacated).toEqual(VACATED_STATUSES)
  })

  test('counts a record as paid until an end without completion', () => {
    expect(inPersonStatuses.filter(isInPersonPaid)).toEqual(['paid', 'attended', 'completed'])
    expect(inPersonStatuses.filter(isPresenceUndecided)).toEqual(['paid', 'attended'])
  })

  test('gives a sentence for every end reason except the person’s own', () => {
    expect(inPersonEndReasons.filter((reason) => inPersonEndSentence[reason] === null)).toEqual(['byPerson'])
  })
})
