import type { Endpoint } from '../kit/endpoint.ts'
import { closeFlaggedPayment } from './close-flagged-payment.ts'
import { listFlaggedPayments } from './list-flagged-payments.ts'
import { listSubmittedDesignations } from './list-submitted-designations.ts'
import { openSubmittedDesignation } from './open-submitted-designation.ts'
import { recordRefundTransfer } from './record-refund-transfer.ts'
import { refundFlaggedPayment } from './refund-flagged-payment.ts'

export const STAFF_DESK_ENDPOINTS = {
  closeFlaggedPayment,
  listFlaggedPayments,
  listSubmittedDesignations,
  openSubmittedDesignation,
  recordRefundTransfer,
  refundFlaggedPayment,
} as const satisfies Record<string, Endpoint>
