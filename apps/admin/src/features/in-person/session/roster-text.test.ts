import { describe, expect, it } from 'vitest'
import { cameText, decisionText, leftText, openRecords } from './roster-text.ts'
import { sampleRow as row, sampleSession as session } from '../../../testing/session-samples.ts'

const at = (time: string) => `2026-12-10T${time}Z`

describe('the marks beside the session times', () => {
  it.each([
    [null, '기록 없음'],
    [at('00:40:00'), '09:40'],
    [at('01:20:00'), '10:20'],
    [at('01:20:01'), '10:20 (21분 늦음)'],
    [at('03:00:00'), '12:00 (120분 늦음)'],
  ])('shows a check-in at %s as %s', (inAt, text) => {
    expect(cameText({ inAt }, session)).toBe(text)
  })

  it.each([
    [null, '기록 없음'],
    [at('08:05:00'), '17:05'],
    [at('07:50:00'), '16:50'],
    [at('07:49:00'), '16:49 (11분 일찍)'],
  ])('shows a check-out at %s as %s', (outAt, text) => {
    expect(leftText({ outAt }, session)).toBe(text)
  })
})

it('shows the effect of a decision before the decision is made', () => {
  const [record] = row.records
  const two = {
    ...row,
    records: [record, { ...record, status: 'absent' }, { ...record, status: 'refunded' }],
  }
  expect(openRecords(two as typeof row)).toBe(2)
  expect(decisionText(two as typeof row, true)).toContain('수료증 2장이 바로 발급되고')
  expect(decisionText(row, false)).toContain('교육비는 환불되지 않습니다')
})
