import { unsendableLetters } from '../../staff/campaign/campaign-text.ts'
import { isAdvertising, LMS_BYTES, smsBytes } from '../../staff/employee/staff-text.ts'
import { fillText } from './message.ts'
import { MESSAGES, type MessageTextKind } from './messages.ts'

export function textSample(kind: MessageTextKind, body: string): string {
  return fillText(body, MESSAGES[kind].samples)
}

export type TextFault =
  | 'MESSAGE_TEXT_FIELD_UNKNOWN'
  | 'MESSAGE_TEXT_FIELD_MISSING'
  | 'MESSAGE_TEXT_LONG'
  | 'MESSAGE_TEXT_ADVERT'
  | 'MESSAGE_TEXT_PERSONAL'
  | 'MESSAGE_TEXT_LETTER'

/** Matches a resident's registration number or a mobile number: typed into a text, it would go to everyone. */
const PERSONAL = /\b\d{6}-?[1-8]\d{6}\b|01[016789][- ]?\d{3,4}[- ]?\d{4}/

export function textFault(kind: MessageTextKind, body: string): TextFault | null {
  const { samples, needs } = MESSAGES[kind]
  const left = fillText(body, Object.fromEntries(Object.keys(samples).map((name) => [name, ''])))
  if (/[{}]/.test(left)) return 'MESSAGE_TEXT_FIELD_UNKNOWN'
  if (needs.some((name) => !body.includes(`{${name}}`))) return 'MESSAGE_TEXT_FIELD_MISSING'
  if (isAdvertising(body)) return 'MESSAGE_TEXT_ADVERT'
  if (PERSONAL.test(left)) return 'MESSAGE_TEXT_PERSONAL'
  if (unsendableLetters(body).length > 0) return 'MESSAGE_TEXT_LETTER'
  return smsBytes(textSample(kind, body)) > LMS_BYTES ? 'MESSAGE_TEXT_LONG' : null
}
