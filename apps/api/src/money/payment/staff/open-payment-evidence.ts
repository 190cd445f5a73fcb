import { openPaymentEvidence as contract } from '@hygiene/contracts/money/payment/staff/open-payment-evidence'
import { mayReadFile } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { listFilesOf } from '@hygiene/operations/platform/file/attach-files'
import { findStoredFile } from '@hygiene/operations/platform/file/find-stored-file'
import { implementBytes } from '../../../http/implement.ts'

export const openPaymentEvidence = implementBytes(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { paymentNo, fileNo } = input
    const payment = await deps.db.payment.findUnique({ where: { paymentNo } })
    if (!payment) throw refuse('PAYMENT_NOT_FOUND')
    const files = await listFilesOf(deps.db, { kind: 'payment', no: paymentNo })
    const isNamed = files.some((file) => file.fileNo === fileNo)
    const found = isNamed ? await findStoredFile(deps.db, fileNo) : null
    if (!found) throw refuse('FILE_NOT_FOUND')
    const verdict = mayReadFile(found, { memberNo: null, opensAsStaff: ['payment'] })
    if (!verdict.allowed) throw refuse(verdict.reason)

    const { file } = found
    const action = { operation: contract.operation, subject: { kind: 'payment', no: paymentNo } } as const
    const entry = { caller, ...action, reason: '', ipAddress, now }
    await writeAudit(deps.db, { ...entry, memberNos: [payment.memberNo] })
    return {
      body: await deps.storage.open(file.storageKey),
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
      fileName: file.name,
      isInline: false,
    }
  },
)
