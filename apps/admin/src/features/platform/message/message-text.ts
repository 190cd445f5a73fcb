import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import type { readMessageTexts } from '@hygiene/contracts/platform/message/staff/read-message-texts'
import { MESSAGES } from '@hygiene/domain/platform/message/messages'
import { SMS_BYTES, smsBytes } from '@hygiene/domain/staff/employee/staff-text'
import type { TextFault } from '@hygiene/domain/platform/message/message-texts'

export type MessageText = EntityOf<typeof readMessageTexts>['texts'][number]

/** Lists each fault by name, so that the bundle includes no other sentence of the table. */
export const FAULT: Record<TextFault, string> = {
  MESSAGE_TEXT_FIELD_UNKNOWN: REFUSALS.MESSAGE_TEXT_FIELD_UNKNOWN.message,
  MESSAGE_TEXT_FIELD_MISSING: REFUSALS.MESSAGE_TEXT_FIELD_MISSING.message,
  MESSAGE_TEXT_LONG: REFUSALS.MESSAGE_TEXT_LONG.message,
  MESSAGE_TEXT_ADVERT: REFUSALS.MESSAGE_TEXT_ADVERT.message,
  MESSAGE_TEXT_PERSONAL: REFUSALS.MESSAGE_TEXT_PERSONAL.message,
  MESSAGE_TEXT_LETTER: REFUSALS.MESSAGE_TEXT_LETTER.message,
}

export function lengthText(text: string): string {
  const bytes = smsBytes(text)
  return `${bytes.toLocaleString('ko-KR')}바이트 · ${bytes <= SMS_BYTES ? '짧은 문자' : '긴 문자'}`
}

export function historyOf({ kind, versions }: MessageText) {
  const first = { versionNo: null, startsAt: null, body: MESSAGES[kind].body, people: '' }
  const made = versions.map(({ makerName, approverName, ...version }) => ({
    ...version,
    people: [makerName, approverName].filter(Boolean).join(' · '),
  }))
  return [...made, first]
}
