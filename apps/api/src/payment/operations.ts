import type { Implementation } from '../http/implement.ts'
import { cancelPayment } from './cancel-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { listPayments } from './list-payments.ts'
import { openOrder } from './open-order.ts'
import { quoteRefund } from './quote-refund.ts'
import { readPayment } from './read-payment.ts'
import { receiveNotice } from './receive-notice.ts'
import { requestReceipt } from './request-receipt.ts'

export const PAYMENT_OPERATIONS: readonly Implementation[] = [
  openOrder,
  confirmPayment,
  readPayment,
  listPayments,
  quoteRefund,
  cancelPayment,
  requestReceipt,
  receiveNotice,
]
