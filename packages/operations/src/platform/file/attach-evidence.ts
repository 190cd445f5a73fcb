import type { Transaction } from '@hygiene/db/connect'
import type { FileOwner } from './attach-files.ts'

export async function attachEvidence(
  db: Transaction,
  { employeeNo, owner, fileNo }: { employeeNo: number; owner: FileOwner; fileNo: string },
): Promise<boolean> {
  const { count } = await db.storedFile.updateMany({
    where: { fileNo, employeeNo, ownerKind: null, state: { in: ['ready', 'unscanned'] } },
    data: { ownerKind: owner.kind, ownerNo: owner.no },
  })
  return count === 1
}
