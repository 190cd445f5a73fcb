import { describe, expect, it } from 'vitest'
import {
  isAdvertising,
  LMS_BYTES,
  SMS_BYTES,
  STAFF_TEXT_TEMPLATES,
  staffTextBytes,
  textBody,
} from './staff-text.ts'

const BEGINNING = staffTextBytes('')

describe('a custom message', () => {
  it.each([
    ['가', 2],
    ['a', 1],
    ['가 나\n다', 8],
    ['○', 2],
  ])('counts for «%s» %d bytes beyond the start', (body, bytes) => {
    expect(staffTextBytes(body) - BEGINNING).toBe(bytes)
  })

  it('keeps lines and removes invisible characters', () => {
    expect(textBody('  첫 줄\r\n둘째\u200b 줄\u0007 ')).toBe('첫 줄\n둘째 줄')
  })

  it.each([
    ['(광고) 할인', true],
    ['( 광고 ) 할인', true],
    ['무료 수신거부 080', true],
    ['광고 문의에 답합니다', false],
  ])('decides whether «%s» is advertising: %s', (body, is) => {
    expect(isAdvertising(body)).toBe(is)
  })

  it('offers only service messages that can be sent as templates', () => {
    for (const { body } of STAFF_TEXT_TEMPLATES) {
      expect(isAdvertising(body)).toBe(false)
      expect(staffTextBytes(body)).toBeLessThanOrEqual(LMS_BYTES)
      expect(textBody(body)).toBe(body)
    }
    expect(SMS_BYTES).toBeLessThan(LMS_BYTES)
  })
})
