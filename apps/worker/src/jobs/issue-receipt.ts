import { issueReceipt as contract } from '@hygiene/contracts'
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
  await deps.db.$transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM "Receipt" WHERE "paymentNo" = ${paymentNo} FOR UPDATE`
    const current = await db.receipt.findUniqueOrThrow({ where: { paymentNo } })
    if (current.fileNo) return

    const fileNo = await storeDocument(deps, db, {
      memberNo: receipt.payment.memberNo,
      storageKey: `receipts/${receipt.receiptNumber}.pdf`,
      name: `영수증_${fields.payerName}_${fields.issuedOn}.pdf`,
      bytes,
    })
    await db.receipt.update({ where: { paymentNo }, data: { fileNo } })
  })
}

export const issueReceiptHandler = handleJob(contract, issueReceiptJob)
