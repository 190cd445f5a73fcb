import { openPaymentEvidence as contract } from '@hygiene/contracts/money/payment/staff/open-payment-evidence'
import { denied } from '@hygiene/domain/verdict'
import { mayReadFile } from '@hygiene/domain/platform/file/may-read-file'
import { operation } from '../../../kit/operation.ts'
import { listFilesOf } from '../../../platform/file/attach-files.ts'
import { findStoredFile } from '../../../platform/file/find-stored-file.ts'

/** Opens a document of a payment that an employee entered. Refuses a file that the order does not name. The view is logged. */
export const openPaymentEvidence = operation(contract, async ({ db, input, log }) => {
  const { paymentNo, fileNo } = input
  const payment = await db.payment.findUnique({ where: { paymentNo } })
  if (!payment) return denied('PAYMENT_NOT_FOUND')
  const files = await listFilesOf(db, { kind: 'payment', no: paymentNo })
  const isNamed = files.some((file) => file.fileNo === fileNo)
  const found = isNamed ? await findStoredFile(db, fileNo) : null
  if (!found) return denied('FILE_NOT_FOUND')
  const verdict = mayReadFile(found, { memberNo: null, opensAsStaff: ['payment'] })
  if (!verdict.allowed) return verdict
  log({ memberNos: [payment.memberNo] })
  return { file: found.file }
})
