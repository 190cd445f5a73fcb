import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptSince, RETENTION, type RetentionKind } from './retention.ts'
import { addSeoulDays, addSeoulMonths, seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'
import { keysOf } from '../../keys-of.ts'

const KINDS = keysOf(RETENTION)
const isOver = (kind: RetentionKind, record: Date, now: Date) => record < keptSince(kind, now)

function lastDayOf(kind: RetentionKind, record: Date): string {
  const { term } = RETENTION[kind]
  const day = seoulDay(record)
  return 'days' in term ? addSeoulDays(day, term.days) : addSeoulMonths(day, term.months)
}

describe('the retention term of a record', () => {
  it.each<[RetentionKind, string, string]>([
    ['logins', '2026-08-22', '2026-11-22'],
    ['consents', '2026-05-22', '2026-11-22'],
    ['campaigns', '2026-05-22', '2026-11-22'],
    ['postReaders', '2026-08-22', '2026-11-22'],
    ['messages', '2023-11-22', '2026-11-22'],
    ['checkInScans', '2023-11-22', '2026-11-22'],
    ['contracts', '2021-11-22', '2026-11-22'],
    ['payments', '2021-11-22', '2026-11-22'],
    ['staffActions', '2024-11-22', '2026-11-22'],
    ['approvals', '2021-11-22', '2026-11-22'],
    ['helpQuestions', '2026-10-23', '2026-11-22'],
    ['contracts', '2024-02-29', '2029-02-28'],
  ])('keeps %s of %s until the last second of %s in Seoul', (kind, day, last) => {
    const record = new Date(`${day}T23:59:59.999+09:00`)
    const end = new Date(`${last}T23:59:59+09:00`)
    expect(lastDayOf(kind, record)).toBe(last)
    expect(isOver(kind, record, end)).toBe(false)
    expect(
      isOver(kind, record, new Date(end.getTime() + 86_400_000 * (last === '2029-02-28' ? 1 : 0) + 1000)),
    ).toBe(true)
  })

  it.each(KINDS)('ends the term of %s one second before the border and not at the border', (kind) => {
    const now = new Date('2026-11-22T03:00:00+09:00')
    const border = keptSince(kind, now)
    expect(isOver(kind, new Date(border.getTime() - 1000), now)).toBe(true)
    expect(isOver(kind, border, now)).toBe(false)
    expect(isOver(kind, new Date(border.getTime() + 1000), now)).toBe(false)
  })
})

const instant = fc.date({ min: new Date('2021-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })

it('keeps a record until its last day ends and at most three days longer', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), instant, fc.nat(86_399_999), (kind, record, late) => {
      const last = startOfSeoulDay(lastDayOf(kind, record))
      expect(isOver(kind, record, new Date(last.getTime() + late))).toBe(false)
      expect(isOver(kind, record, new Date(last.getTime() + 4 * 86_400_000 + late))).toBe(true)
    }),
  )
})

it('never restores an expired record as time passes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), instant, fc.nat(400 * 86_400_000), (kind, now, later) => {
      expect(keptSince(kind, new Date(now.getTime() + later)) >= keptSince(kind, now)).toBe(true)
    }),
  )
})
