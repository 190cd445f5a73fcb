import type { PrismaClient } from '@hygiene/db/generated/client'
import { drawingKind } from '@hygiene/domain/platform/job/job-kinds'
import { type DocumentNamed, drawingOf, orderDocument } from './order-document.ts'

const LOST_KEY = 14

async function documentIn(client: PrismaClient, fileNo: string): Promise<DocumentNamed | null> {
  const file = await client.storedFile.findUnique({
    where: { fileNo },
    select: {
      certificate: { select: { certificateNo: true } },
      receipt: { select: { paymentNo: true } },
      slip: { select: { inPersonEnrolmentNo: true } },
    },
  })
  if (file?.certificate) return { kind: 'certificate', number: file.certificate.certificateNo }
  if (file?.receipt) return { kind: 'receipt', number: file.receipt.paymentNo }
  return file?.slip ? { kind: 'slip', number: file.slip.inPersonEnrolmentNo } : null
}

/**
 * Orders the drawing of a document whose bytes are lost, once until it is drawn; the worker compares its hash. Returns false if
 * the file is no issued document.
 */
export async function orderLostFile(client: PrismaClient, fileNo: string): Promise<boolean> {
  const document = await documentIn(client, fileNo)
  if (!document) return false
  await client.$transaction(async (db) => {
    // Serialises calls for one file; otherwise each would see no order yet.
    await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${fileNo}, ${LOST_KEY}))::text`
    const open = await db.outbox.findFirst({
      where: { doneAt: null, kind: drawingKind[document.kind], payload: { equals: drawingOf(document) } },
      select: { outboxNo: true },
    })
    if (!open) await orderDocument(db, document)
  })
  return true
}
