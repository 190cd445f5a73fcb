import { judgeForm } from '@hygiene/client/judge-form'
import type { Wrong } from '@hygiene/client/use-fields'
import { typedAccountForm } from '@hygiene/contracts/forms/refund-account'

export type RefundDraft = { reason: string; bank: string; accountNumber: string; holder: string }

export const EMPTY_REFUND: RefundDraft = { reason: '', bank: '', accountNumber: '', holder: '' }

/** Validates the account with the schema of `cancelPayment`, only if the method needs one. */
export const wrongRefund = (draft: RefundDraft, needsBankAccount: boolean): Wrong<RefundDraft> => ({
  ...(draft.reason.trim() === '' && { reason: '취소 사유를 골라주세요.' }),
  ...(needsBankAccount && judgeForm(typedAccountForm, draft)),
})
