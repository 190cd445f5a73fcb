import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { type BegunPayment, giveUpPayment } from './begin-payment.ts'

let handed: { applicationNo: ApplicationNo; begun: BegunPayment } | null = null

/**
 * Passes the payment from the submit press to the payment screen. It is kept in this page only; after a reload the person presses
 * again.
 */
export function handPayment(applicationNo: ApplicationNo, begun: BegunPayment) {
  dropPayment()
  handed = { applicationNo, begun }
}

/** Returns the payment once, then forgets it. */
export function takePayment(applicationNo: ApplicationNo): BegunPayment | null {
  if (handed?.applicationNo !== applicationNo) return null
  const { begun } = handed
  handed = null
  return begun
}

export function dropPayment() {
  if (handed) giveUpPayment(handed.begun)
  handed = null
}
