import { judgeReason } from '../../shared/ask-form/judge-reason.ts'

export type RefundTyped = { reason: string; bank: string; accountNumber: string; holder: string }
export type RefundWrong = Partial<Record<keyof RefundTyped, string>>

export const EMPTY_REFUND: RefundTyped = { reason: '', bank: '', accountNumber: '', holder: '' }

/** The contract's rules at the fields; the account is asked only where the money cannot go back by itself. */
export function judgeRefund(
  { reason, bank, accountNumber, holder }: RefundTyped,
  needsAccount: boolean,
): RefundWrong {
  const wrong: RefundWrong = {}
  if (needsAccount) {
    if (bank === '') wrong.bank = '은행을 골라주세요.'
    if (!/^\d{10,16}$/.test(accountNumber.replaceAll(/\D/g, ''))) {
      wrong.accountNumber = '계좌번호는 숫자 10~16자리로 입력해주세요.'
    }
    if (holder.trim() === '') wrong.holder = '예금주를 입력해주세요.'
  }
  return { ...wrong, ...judgeReason(reason, '환불 사유를 2자 이상 입력해주세요.') }
}
