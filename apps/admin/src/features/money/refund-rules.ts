import { judgeForm } from '@hygiene/client/judge-form'
import { judgeReason } from '../../shared/ask-form/judge-reason.ts'
import { refundAccountForm } from '@hygiene/contracts/forms/refund-account'

export type RefundTyped = { reason: string; bank: string; accountNumber: string; holder: string }
export type RefundWrong = Partial<Record<keyof RefundTyped, string>>

export const EMPTY_REFUND: RefundTyped = { reason: '', bank: '', accountNumber: '', holder: '' }

/** The contract's rules at the fields; the account is asked only where the money cannot go back by itself. */
export function judgeRefund({ reason, ...account }: RefundTyped, needsAccount: boolean): RefundWrong {
  const wrong: RefundWrong = {}
  if (needsAccount) {
    if (account.bank === '') wrong.bank = '은행을 골라주세요.'
    Object.assign(wrong, judgeForm(refundAccountForm, account))
  }
  return { ...wrong, ...judgeReason(reason, '환불 사유를 2자 이상 입력해주세요.') }
}
