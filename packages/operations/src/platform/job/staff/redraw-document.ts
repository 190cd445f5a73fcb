import { redrawDocument as contract } from '@hygiene/contracts/platform/job/staff/redraw-document'
import { jobIdOf } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { documentsOf, drawingKind } from '@hygiene/domain/platform/job/job-kinds'
import { operation } from '../../../kit/operation.ts'
import { type DocumentNamed, drawingOf, orderDocument } from '../order-document.ts'

/**
 * Redraws a failed document: requeues the failed job or, if none is left, orders the work again. Of several callers one orders
 * it; the others learn that it is in progress.
 */
export const redrawDocument = operation(
  contract,
  { needs: ['queues'] },
  async ({ db, input, actor, queues, log }) => {
    const { kind, number } = input
    const isOwn = documentsOf(actor.role).includes(kind)
    if (!isOwn || !(await lockUndrawn(db, input))) return denied('DOCUMENT_NOT_WAITING')
    const orders = await db.outbox.findMany({
      where: { doneAt: null, kind: drawingKind[kind], payload: { equals: drawingOf(input) } },
      select: { outboxNo: true },
    })
    log({ subject: { kind, no: number } })
    if (orders.length === 0) {
      await orderDocument(db, input)
      return { number }
    }
    const back = []
    for (const { outboxNo } of orders) back.push(await queues.putBack('documents', jobIdOf(outboxNo)))
    return back.includes(true) ? { number } : denied('JOB_IN_PROGRESS')
  },
)

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
