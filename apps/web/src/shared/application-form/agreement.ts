import type { Wrong } from '@hygiene/client/use-fields'
import type { PayMethod } from '../pay-methods/pay-methods.tsx'

export type Agreement = { paymentType: '' | PayMethod; privacyConsent: boolean }

export const NO_AGREEMENT: Agreement = { paymentType: '', privacyConsent: false }

export function wrongAgreement(draft: Agreement, { pays = true } = {}): Wrong<Agreement> {
  const wrong: Wrong<Agreement> = {}
  if (pays && draft.paymentType === '') wrong.paymentType = '결제 방법을 골라주세요.'
  if (!draft.privacyConsent) wrong.privacyConsent = '개인정보 수집·이용에 동의해주세요.'
  return wrong
}
