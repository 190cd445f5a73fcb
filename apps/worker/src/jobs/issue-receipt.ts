import { issueReceipt as contract } from '@hygiene/contracts/platform/job/issue-receipt'
import type { Receipt } from '@hygiene/db/generated/client'
import { fileReceipt, noteFailedReceipt } from '@hygiene/operations/money/payment/file-receipt'
import type { WorkerDeps } from '../deps.ts'
import { drawReceipt } from '../documents/draw-receipt.ts'
import { withSeal } from '../documents/find-seal.ts'
import { receiptFields } from '../documents/receipt-fields.ts'
import { handleJob } from '../handle-job.ts'
import { restoreDocument } from '@hygiene/operations/platform/file/restore-document'
import { storeDocument } from '@hygiene/operations/platform/file/store-document'

type ReceiptWanted = Pick<Receipt, 'paymentNo' | 'edition' | 'receiptNumber' | 'frozen'> & {
  payment: { memberNo: number }
}

/**
 * Renders the receipts of a payment once each from their frozen fields, the newest first, including one that was replaced before
 * it was rendered. A letter that no font has fails the job, so that no name is left blank.
 */
export async function issueReceiptJob(deps: WorkerDeps, { paymentNo }: { paymentNo: number }): Promise<void> {
  const receipts = await deps.db.receipt.findMany({
    where: { paymentNo },
    include: { payment: { select: { memberNo: true } }, file: true },
    orderBy: { edition: 'desc' },
  })
  for (const receipt of receipts) {
    const draw = async () => drawReceipt(await withSeal(deps, receiptFields.parse(receipt.frozen)))
    if (receipt.file) {
      await restoreDocument(deps.storage, receipt.file, draw)
      continue
    }
    try {
      await drawAndStore(deps, receipt)
    } catch (error) {
      await noteFailedReceipt(deps.db, receipt, error)
      throw error
    }
  }
}

async function drawAndStore(deps: WorkerDeps, receipt: ReceiptWanted): Promise<void> {
  const fields = await withSeal(deps, receiptFields.parse(receipt.frozen))
  const bytes = await drawReceipt(fields)
  await fileReceipt(deps.db, receipt, async (db) =>
    storeDocument(deps, db, {
      memberNo: receipt.payment.memberNo,
      storageKey: `receipts/${receipt.receiptNumber}.pdf`,
      name: `영수증_${fields.payerName}_${fields.issuedOn}.pdf`,
      bytes,
    }),
  )
}

export const issueReceiptHandler = handleJob(contract, issueReceiptJob)
