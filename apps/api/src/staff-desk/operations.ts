import type { Implementation } from '../http/implement.ts'
import { closeFlaggedPayment } from './close-flagged-payment.ts'
import { listFlaggedPayments } from './list-flagged-payments.ts'
import { listSubmittedDesignations } from './list-submitted-designations.ts'
import { openSubmittedDesignation } from './open-submitted-designation.ts'
import { recordRefundTransfer } from './record-refund-transfer.ts'
import { refundFlaggedPayment } from './refund-flagged-payment.ts'

export const STAFF_DESK_OPERATIONS: readonly Implementation[] = [
  closeFlaggedPayment,
  listFlaggedPayments,
  listSubmittedDesignations,
  openSubmittedDesignation,
  recordRefundTransfer,
  refundFlaggedPayment,
]
