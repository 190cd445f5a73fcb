import { jobIdOf } from '@hygiene/db/outbox'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import type { Transaction } from '@hygiene/db/connect'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import { drawingKind } from '@hygiene/domain/platform/job/job-kinds'
import type { JobQueues } from './job-queues.ts'
import { type DocumentNamed, drawingOf, orderDocument } from './order-document.ts'

/**
 * Draws a document again that could not be drawn: the failed job goes back into its queue, and where none is left the
 * work is ordered again. Of several callers one orders it; the others hear that it is under way.
 */
export async function redrawDocument(
  client: PrismaClient,
  queues: JobQueues,
  document: DocumentNamed,
  note: (db: Transaction) => Promise<void>,
): Promise<Verdict<'DOCUMENT_NOT_WAITING' | 'JOB_IN_PROGRESS'>> {
  return transaction(client, async (db) => {
    if (!(await lockUndrawn(db, document))) return denied('DOCUMENT_NOT_WAITING')
    const orders = await db.outbox.findMany({
      where: {
        doneAt: null,
        kind: drawingKind[document.kind],
        payload: { equals: drawingOf(document) },
      },
      select: { outboxNo: true },
    })
    await note(db)
    if (orders.length === 0) {
      await orderDocument(db, document)
      return allowed()
    }
    const back = []
    for (const { outboxNo } of orders) back.push(await queues.putBack('documents', jobIdOf(outboxNo)))
    return back.includes(true) ? allowed() : denied('JOB_IN_PROGRESS')
  })
}

/** Locks the row of a document without a file whose drawing has failed; callers take turns here. */
async function lockUndrawn(db: Transaction, { kind, number }: DocumentNamed): Promise<boolean> {
  const rows: Record<DocumentNamed['kind'], () => Promise<unknown[]>> = {
    certificate: () => db.$queryRaw`
      SELECT 1 FROM "Certificate" WHERE "certificateNo" = ${number} AND "status" = 'valid' AND "failure" IS NOT NULL
         AND "fileNo" IS NULL FOR UPDATE`,
    receipt: () => db.$queryRaw`
      SELECT 1 FROM "Receipt" WHERE "paymentNo" = ${number} AND "failure" IS NOT NULL AND "fileNo" IS NULL FOR UPDATE`,
    slip: () => db.$queryRaw`
      SELECT 1 FROM "EnrolmentSlip" WHERE "inPersonEnrolmentNo" = ${number} AND "failure" IS NOT NULL AND "fileNo" IS NULL
         FOR UPDATE`,
  }
  return (await rows[kind]()).length > 0
}
