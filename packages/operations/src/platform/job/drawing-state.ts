import type { Certificate, PrismaClient } from '@hygiene/db/generated/client'
import type { DrawingState } from '@hygiene/domain/platform/file/drawing-state'
import type { Storage } from '@hygiene/gateways'
import { orderLostFile } from './order-lost-file.ts'

export function drawingState({ fileNo, failure }: Pick<Certificate, 'fileNo' | 'failure'>): DrawingState {
  if (fileNo !== null) return 'ready'
  return failure === null ? 'preparing' : 'failed'
}

/**
 * Returns the state of a document about to be opened, with its file if it exists. If the bytes are lost, it orders the drawing
 * again and reports the document as being prepared.
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
