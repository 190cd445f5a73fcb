import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { type BegunPayment, giveUpPayment } from './begin-payment.ts'

let handed: { applicationNo: ApplicationNo; begun: BegunPayment } | null = null

/** From the press that applied to the screen that pays. Kept in this page only: after a reload the person presses again. */
export function handPayment(applicationNo: ApplicationNo, begun: BegunPayment) {
  dropPayment()
  handed = { applicationNo, begun }
}

/** Once. */
export function takePayment(applicationNo: ApplicationNo): BegunPayment | null {
  if (handed?.applicationNo !== applicationNo) return null
  const { begun } = handed
  handed = null
  return begun
}

/** The application turned out not to be payable, or its screen was left. */
export function dropPayment() {
  if (handed) giveUpPayment(handed.begun)
  handed = null
}
