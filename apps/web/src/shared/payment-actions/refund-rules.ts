import { judgeForm } from '@hygiene/client/judge-form'
import { refundAccountForm } from '@hygiene/contracts/forms/refund-account'

/** The bank account a refund goes to, while it is being typed. */
export type RefundDraft = { reason: string; bank: string; accountNumber: string; holder: string }

export const EMPTY_REFUND: RefundDraft = { reason: '', bank: '', accountNumber: '', holder: '' }

export type RefundWrong = Partial<Record<keyof RefundDraft, string>>

/** The account is judged by the schema of `cancelPayment`, and asked only where the method needs one. */
export function wrongRefund(draft: RefundDraft, needsBankAccount: boolean): RefundWrong {
  const wrong: RefundWrong = {}
  if (draft.reason.trim() === '') wrong.reason = '취소 사유를 골라주세요.'
  if (!needsBankAccount) return wrong
  if (draft.bank === '') wrong.bank = '은행을 골라주세요.'
  return { ...wrong, ...judgeForm(refundAccountForm, draft) }
}
