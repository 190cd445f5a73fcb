import { expect, it } from 'vitest'
import { retentionLines } from './retention-lines.ts'

const before = new Date('2021-11-22T00:00:00+09:00')

it('reports for each rule the rows that would be deleted, their days and the reason', () => {
  const oldest = new Date('2020-03-01T00:30:00+09:00')
  const newest = new Date('2021-11-21T23:59:59+09:00')
  const [payments, jobs, sum] = retentionLines([
    { kind: 'payments', table: 'Payment', before, count: 12, oldest, newest },
    { kind: 'jobs', table: 'Outbox', before, count: 0, oldest: null, newest: null },
  ])
  expect(payments).toMatch(
    /^12 Payment of 2020-03-01 to 2021-11-21 \(payments .*; 60 months, before 2021-11-22; .*Commerce/,
  )
  expect(jobs).toMatch(/^0 Outbox \(ended jobs; 30 days/)
  expect(sum).toBe('12 rows would be deleted; nothing was.')
})
