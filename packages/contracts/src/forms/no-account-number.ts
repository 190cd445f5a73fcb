import { holdsAccountNumber } from '@hygiene/domain/money/refund/refund-transfer'
import { printedText } from '@hygiene/domain/printed-text'
import * as z from 'zod/mini'

/** Rejects account numbers: these texts reach the log, and account numbers are stored only encrypted. */
export function noAccountNumber(missing: string) {
  return z.string({ error: missing }).check(
    z.overwrite(printedText),
    z.minLength(2, missing),
    z.maxLength(200),
    z.refine(
      (text) => !holdsAccountNumber(text),
      '계좌번호처럼 긴 번호는 적지 말아주세요. 끝 4자리면 충분합니다.',
    ),
  )
}

export const settleForm = z.object({ text: noAccountNumber('확인 방법을 2자 이상 입력해주세요.') })

export const transferForm = z.object({
  transferNote: noAccountNumber('송금 확인 내용을 2자 이상 입력해주세요.'),
})
