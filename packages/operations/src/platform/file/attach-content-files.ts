import type { Transaction } from '@hygiene/db/connect'

/**
 * Attaches uploads to a staff record and returns those that qualify. A file of another record stays with it, because a picture
 * may appear in several texts.
 */
export async function attachContentFiles(
  db: Transaction,
  contentNo: number,
  fileNos: readonly string[],
): Promise<Set<string>> {
  const where = { fileNo: { in: [...fileNos] }, ownerKind: 'content' as const }
  await db.storedFile.updateMany({ where: { ...where, ownerNo: 0 }, data: { ownerNo: contentNo } })
  const kept = await db.storedFile.findMany({ where, select: { fileNo: true } })
  return new Set(kept.map(({ fileNo }) => fileNo))
}
