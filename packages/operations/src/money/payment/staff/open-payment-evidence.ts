import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { denied } from '@hygiene/domain/verdict'
import { mayReadFile } from '@hygiene/domain/platform/file/may-read-file'
import type { EmployeeActor } from '../../../kit/actor.ts'
import { listFilesOf } from '../../../platform/file/attach-files.ts'
import { findStoredFile } from '../../../platform/file/find-stored-file.ts'
import { writeAudit } from '../../../staff/audit-log/write-audit.ts'

/** Finds a paper of money that staff entered; a file that the order does not name is none. The look is in the log. */
export async function openPaymentEvidence(
  client: PrismaClient,
  { paymentNo, fileNo, actor }: { paymentNo: number; fileNo: string; actor: EmployeeActor },
  now: Date,
) {
  return transaction(client, async (db) => {
    const payment = await db.payment.findUnique({ where: { paymentNo } })
    if (!payment) return denied('PAYMENT_NOT_FOUND')
    const files = await listFilesOf(db, { kind: 'payment', no: paymentNo })
    const isNamed = files.some((file) => file.fileNo === fileNo)
    const found = isNamed ? await findStoredFile(db, fileNo) : null
    if (!found) return denied('FILE_NOT_FOUND')
    const verdict = mayReadFile(found, { memberNo: null, opensAsStaff: ['payment'] })
    if (!verdict.allowed) return verdict
    const action = { operation: 'openPaymentEvidence', subject: { kind: 'payment', no: paymentNo } } as const
    const { ipAddress } = actor
    await writeAudit(db, {
      caller: actor,
      ...action,
      reason: '',
      ipAddress,
      now,
      memberNos: [payment.memberNo],
    })
    return { allowed: true as const, file: found.file }
  })
}
