/** The bank account a refund goes to, while it is being typed. */
export type RefundDraft = { reason: string; bank: string; accountNumber: string; holder: string }

export const EMPTY_REFUND: RefundDraft = { reason: '', bank: '', accountNumber: '', holder: '' }

export type RefundWrong = Partial<Record<keyof RefundDraft, string>>

/** The same limits as the contract `cancelPayment`; the account is asked only where the method needs one. */
export function wrongRefund(draft: RefundDraft, needsBankAccount: boolean): RefundWrong {
  const wrong: RefundWrong = {}
  if (draft.reason.trim() === '') wrong.reason = '취소 사유를 골라주세요.'
  if (!needsBankAccount) return wrong
  if (draft.bank === '') wrong.bank = '은행을 골라주세요.'
  if (!/^\d{10,16}$/.test(draft.accountNumber.replaceAll(/\D/g, ''))) {
    wrong.accountNumber = '계좌번호는 숫자 10~16자리로 입력해주세요.'
  }
  if (draft.holder.trim() === '') wrong.holder = '예금주를 입력해주세요.'
  return wrong
}
