import type { ActionResult } from '../portone/payment-actions.ts'
import type { IdentityRecord, PaymentRecord } from '../world/records.ts'

/**
 * Carries the result that the browser SDK's promise resolves with or a redirect carries. A result without a code means success.
 */
export type WindowResult = Record<string, string>

export function paymentResult(
  payment: { id: string; transactionId: string },
  action: ActionResult,
): WindowResult {
  return present({
    transactionType: 'PAYMENT',
    txId: payment.transactionId,
    paymentId: payment.id,
    ...action,
  })
}

export function identityResult(identity: { id: string; txId: string }, action: ActionResult): WindowResult {
  const { id: identityVerificationId, txId: identityVerificationTxId } = identity
  return present({
    transactionType: 'IDENTITY_VERIFICATION',
    identityVerificationId,
    identityVerificationTxId,
    ...action,
  })
}

/** Returns the earlier result when an ended window is opened again (back button, reload). */
export function endedPayment(payment: PaymentRecord): WindowResult | undefined {
  if (payment.status === 'READY') return undefined
  if (payment.status !== 'FAILED') return paymentResult(payment, {})
  return paymentResult(payment, { code: 'PGProviderError', message: payment.failureMessage })
}

export function endedIdentity(identity: IdentityRecord): WindowResult | undefined {
  if (identity.status === 'READY') return undefined
  if (identity.status === 'VERIFIED') return identityResult(identity, {})
  return identityResult(identity, { code: 'PGProviderError', message: identity.failureMessage })
}

function present(fields: Record<string, string | undefined>): WindowResult {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
