import { holdsAccountNumber } from '@hygiene/domain'
import { z } from 'zod'

/** Words of staff about money, also in the log; account numbers are kept sealed only. */
export function noAccountNumber(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .normalize('NFC')
    .min(2, missing)
    .max(200)
    .refine(
      (text) => !holdsAccountNumber(text),
      '계좌번호처럼 긴 번호는 적지 말아주세요. 끝 4자리면 충분합니다.',
    )
}
