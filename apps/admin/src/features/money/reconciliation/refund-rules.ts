import { judgeReason } from '../../../shared/ask-form/judge-reason.ts'
import { type AccountTyped, EMPTY_ACCOUNT, judgeAccount } from '../../../shared/money/refund-account.tsx'

export type RefundTyped = AccountTyped & { reason: string }
export type RefundWrong = Partial<Record<keyof RefundTyped, string>>

export const EMPTY_REFUND: RefundTyped = { ...EMPTY_ACCOUNT, reason: '' }

/** The contract's rules at the fields; the account is asked only where the money cannot go back by itself. */
export function judgeRefund({ reason, ...account }: RefundTyped, needsAccount: boolean): RefundWrong {
  const wrong: RefundWrong = needsAccount ? judgeAccount(account) : {}
  return { ...wrong, ...judgeReason(reason, '환불 사유를 2자 이상 입력해주세요.') }
}
