import { describe, expect, it, test } from 'vitest'
import { smsBytes } from '../../staff/employee/staff-text.ts'
import { fillText } from './message.ts'
import { textFault, textSample } from './message-texts.ts'
import { MESSAGES, messageTextKinds } from './messages.ts'

describe('the first version of a message text', () => {
  it.each(messageTextKinds)('uses for %s a first text that staff could write', (kind) => {
    expect(textFault(kind, MESSAGES[kind].body)).toBeNull()
    expect(textSample(kind, MESSAGES[kind].body)).not.toMatch(/[{}]/)
  })

  it('fits a short message except for legally required or venue texts', () => {
    const long = messageTextKinds.filter((kind) => smsBytes(textSample(kind, MESSAGES[kind].body)) > 90)
    expect(long).toEqual(['sessionTomorrow', 'consentAskedAgain'])
  })
})

test.each([
  ['{금액} 결제됐습니다. {학습실}', null],
  ['{금액} 결제됐습니다. {기한}까지 {학습실} {생년월일}', 'MESSAGE_TEXT_FIELD_UNKNOWN'],
  ['{금액} {학습실} {', 'MESSAGE_TEXT_FIELD_UNKNOWN'],
  ['결제됐습니다. {학습실}', 'MESSAGE_TEXT_FIELD_MISSING'],
  ['(광고) {금액} {학습실}', 'MESSAGE_TEXT_ADVERT'],
  ['{금액} {학습실} 문의 010-1234-5678', 'MESSAGE_TEXT_PERSONAL'],
  ['{금액} {학습실} 900101-1234567', 'MESSAGE_TEXT_PERSONAL'],
  ['{금액} {학습실} 문의 02-1234-5678', null],
  ['{금액} {학습실} 😀', 'MESSAGE_TEXT_LETTER'],
  [`{금액} {학습실} ${'가'.repeat(990)}`, 'MESSAGE_TEXT_LONG'],
])('judges the payment text «%s»: %s', (body, fault) => {
  expect(textFault('paid', body)).toBe(fault)
})

test('does not expand a field name inside a value', () => {
  expect(fillText('{돕는 사람} {주소}', { '돕는 사람': '{주소}', 주소: 'a.kr' })).toBe('{주소} a.kr')
})
