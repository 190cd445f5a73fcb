import type { Transaction } from '@hygiene/db/connect'

/**
 * Gives uploads to a record that staff write, and answers those of them that are such uploads. One that another record has
 * stays with it: a picture may stand in several texts.
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
