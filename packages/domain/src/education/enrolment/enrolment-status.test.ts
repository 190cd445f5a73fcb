import { describe, expect, test } from 'vitest'
import {
  ENDED_UNCOMPLETED,
  enrolmentStatuses,
  hasEnded,
  isLive,
  isPaidOnline,
  isUnderStudy,
  WATCHING,
} from './enrolment-status.ts'

describe('status of an enrolment', () => {
  test('ends an enrolment as completed, cancelled, refunded, expired or revoked', () => {
    const ends = ['completed', 'cancelled', 'refunded', 'expired', 'revoked']
    expect(enrolmentStatuses.filter(hasEnded)).toEqual(ends)
    expect(enrolmentStatuses.filter((status) => isLive(status) === hasEnded(status))).toEqual([])
  })

  test('allows study only between payment and the end of the enrolment', () => {
    expect(enrolmentStatuses.filter(isUnderStudy)).toEqual(['paid', 'studying', 'studied', 'surveyed'])
    expect(WATCHING.filter(isUnderStudy)).toEqual(WATCHING)
  })

  test('counts an enrolment as paid until an end without completion', () => {
    const ended = enrolmentStatuses.filter((status) => hasEnded(status) && status !== 'completed')
    expect(ended).toEqual(ENDED_UNCOMPLETED)
    expect(enrolmentStatuses.filter(isPaidOnline)).toEqual([
      'paid',
      'studying',
      'studied',
      'surveyed',
      'completed',
    ])
  })
})
