import { issueReceipt as contract } from '@hygiene/contracts'
import { keepReceiptFile } from '@hygiene/operations/payment/request-receipt'
import type { WorkerDeps } from '../deps.ts'
import { drawReceipt } from '../documents/draw-receipt.ts'
import { receiptFields } from '../documents/receipt-fields.ts'
import { handleJob } from '../handle-job.ts'
import { storeDocument } from '@hygiene/operations/files/store-document'

/** Draws a receipt from its frozen fields, once. */
export async function issueReceiptJob(deps: WorkerDeps, { paymentNo }: { paymentNo: number }): Promise<void> {
  const receipt = await deps.db.receipt.findUnique({
    where: { paymentNo },
    include: { payment: { select: { memberNo: true } } },
  })
  if (!receipt || receipt.fileNo) return

  const fields = receiptFields.parse(receipt.frozen)
  const bytes = await drawReceipt(fields)
  await keepReceiptFile(deps.db, paymentNo, async (db) =>
    storeDocument(deps, db, {
      memberNo: receipt.payment.memberNo,
      storageKey: `receipts/${receipt.receiptNumber}.pdf`,
      name: `영수증_${fields.payerName}_${fields.issuedOn}.pdf`,
      bytes,
    }),
  )
}

export const issueReceiptHandler = handleJob(contract, issueReceiptJob)
