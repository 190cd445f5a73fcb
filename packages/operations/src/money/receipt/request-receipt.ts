import { requestReceipt as contract } from '@hygiene/contracts/money/receipt/request-receipt'
import { lockApplication } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { drawingState, openableState } from '../../platform/job/drawing-state.ts'
import { correctReceipts } from '../payment/correct-receipts.ts'
import { findPayment } from '../payment/find-payment.ts'
import { freezeFirstReceipt, renewReceipt } from '../payment/renew-receipt.ts'

/** Returns the newest receipt of a payment. It is frozen at the first request, and again if money has been refunded since. */
export const requestReceipt = operation(
  contract,
  {
    needs: ['PUBLIC_URL', 'storage'],
    after: async ({ db, storage, answer }) =>
      answer.fileNo === null
        ? answer
        : openableState({ db, storage }, { fileNo: answer.fileNo, failure: null }),
  },
  async ({ db, input: { paymentNo }, actor: { memberNo }, now, PUBLIC_URL }) => {
    const payment = await findPayment(db, memberNo, { paymentNo })
    if (!payment) return denied('PAYMENT_NOT_FOUND')
    if (!payment.paidAt || payment.status === 'paidAfterCancellation') return denied('NOT_PAID_YET')
    // A concurrent refund waits for this lock and then finds the receipt.
    await lockApplication(db, payment.applicationNo)
    const known = await renewReceipt(db, paymentNo, now)
    if (!known) await freezeFirstReceipt(db, paymentNo, PUBLIC_URL, now)
    const isCorrected = known !== null && known.failure !== null && (await correctReceipts(db, payment))
    const fileNo = known?.fileNo ?? null
    const failure = isCorrected ? null : (known?.failure ?? null)
    return { state: drawingState({ fileNo, failure }), fileNo }
  },
)
