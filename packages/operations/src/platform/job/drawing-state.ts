import type { Certificate, PrismaClient } from '@hygiene/db/generated/client'
import type { DrawingState } from '@hygiene/domain/platform/file/drawing-state'
import type { Storage } from '@hygiene/gateways'
import { orderLostFile } from './order-lost-file.ts'

/** How far the worker is with the PDF. */
export function drawingState({ fileNo, failure }: Pick<Certificate, 'fileNo' | 'failure'>): DrawingState {
  if (fileNo !== null) return 'ready'
  return failure === null ? 'preparing' : 'failed'
}

/**
 * The state of a document that its owner is about to open, and its file where it is there. One whose bytes are lost is ordered
 * from the worker by the look itself, and is being prepared until they are back.
 */
export async function openableState(
  { db, storage }: { db: PrismaClient; storage: Pick<Storage, 'exists'> },
  document: Pick<Certificate, 'fileNo' | 'failure'>,
): Promise<{ state: DrawingState; fileNo: string | null }> {
  const { fileNo } = document
  if (fileNo === null) return { state: drawingState(document), fileNo }
  const file = await db.storedFile.findUnique({ where: { fileNo }, select: { storageKey: true } })
  if (file && (await storage.exists(file.storageKey))) return { state: 'ready', fileNo }
  await orderLostFile(db, fileNo)
  return { state: 'preparing', fileNo: null }
}
