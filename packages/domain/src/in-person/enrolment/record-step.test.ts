import { describe, expect, test } from 'vitest'
import {
  hasInPersonEnded,
  inPersonEndReasons,
  type InPersonEndReason,
  type InPersonStatus,
  inPersonStatuses,
} from './record-status.ts'
import { type InPersonStep, inPersonSteps, mayStepInPerson } from './record-step.ts'
import { keysOf } from '../../keys-of.ts'

type Row = [InPersonStep, InPersonStatus, InPersonEndReason | null, InPersonStatus]

const everyReason = [null, ...inPersonEndReasons]
const whyever = (step: InPersonStep, from: InPersonStatus, to: InPersonStatus): Row[] =>
  everyReason.map((reason) => [step, from, reason, to])

const rows: Row[] = [
  ...whyever('pay', 'applied', 'paid'),
  ['payLate', 'cancelled', 'holdLapsed', 'paid'],
  ...whyever('attend', 'paid', 'attended'),
  ...whyever('complete', 'attended', 'completed'),
  ...whyever('cancel', 'applied', 'cancelled'),
  ...whyever('cancelSession', 'applied', 'cancelled'),
  ...whyever('cancelSession', 'paid', 'cancelled'),
  ...whyever('cancelSession', 'attended', 'cancelled'),
  ...whyever('refund', 'paid', 'refunded'),
  ...whyever('refund', 'attended', 'refunded'),
  ['refundCancelled', 'cancelled', 'sessionCancelled', 'refunded'],
  ...whyever('declareAbsent', 'paid', 'absent'),
  ...whyever('declareAbsent', 'attended', 'absent'),
  ...whyever('correctAbsence', 'absent', 'paid'),
  ...whyever('revoke', 'completed', 'revoked'),
]

const steps = keysOf(inPersonSteps)

describe('steps of an in-person record', () => {
  test.each(steps)('allows the step %s only from the statuses in the table', (step) => {
    const taken = inPersonStatuses.flatMap((status) =>
      everyReason
        .filter((endReason) => mayStepInPerson(step, { status, endReason }))
        .map((endReason) => [step, status, endReason, inPersonSteps[step].to]),
    )
    const expected = rows.filter(([name]) => name === step)
    expect(taken).toHaveLength(expected.length)
    expect(taken).toEqual(expect.arrayContaining(expected))
  })

  test('lists no other steps in the table', () => {
    expect(new Set(rows.map(([step]) => step))).toEqual(new Set(steps))
  })

  test('lets a completed record change only when its certificate is revoked', () => {
    const left = rows.filter(([, from]) => from === 'completed')
    expect(new Set(left.map(([step]) => step))).toEqual(new Set(['revoke']))
  })

  test('revives a record only for a late deposit or a corrected absence', () => {
    const revived = rows.filter(([, from, , to]) => hasInPersonEnded(from) && !hasInPersonEnded(to))
    expect(new Set(revived.map(([step]) => step))).toEqual(new Set(['payLate', 'correctAbsence']))
  })

  test('reaches every status by some step', () => {
    const reached = new Set(['applied', ...rows.map(([, , , to]) => to)])
    expect(inPersonStatuses.filter((status) => !reached.has(status))).toEqual([])
  })

  test('revives a record by a late deposit only when time alone ended the record', () => {
    const taken = inPersonStatuses.flatMap((status) =>
      everyReason
        .filter((endReason) => mayStepInPerson('payLate', { status, endReason }))
        .map((endReason) => [status, endReason]),
    )
    expect(taken).toEqual([['cancelled', 'holdLapsed']])
  })
})
