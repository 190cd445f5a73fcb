import { LMS_BYTES, SMS_BYTES, staffTextBytes, textBody } from '@hygiene/domain/staff/employee/staff-text'
import * as z from 'zod/mini'

/** The provider accepts 2,000 bytes. */
export const staffTextBody = z.string({ error: '보낼 내용을 적어주세요.' }).check(
  z.overwrite(textBody),
  z.minLength(2, '보낼 내용을 2자 이상 적어주세요.'),
  z.maxLength(LMS_BYTES),
  z.refine(
    (body) => staffTextBytes(body) <= LMS_BYTES,
    `${LMS_BYTES.toLocaleString('ko-KR')}바이트까지 보낼 수 있습니다. 줄여주세요.`,
  ),
)

export function bytesText(body: string): string {
  const bytes = staffTextBytes(textBody(body))
  const size = bytes <= SMS_BYTES ? '짧은 문자' : '긴 문자'
  return `${bytes.toLocaleString('ko-KR')}바이트 · ${size}`
}

export const staffTextForm = z.object({ body: staffTextBody })
