import type { Queries } from '@hygiene/db/connect'
import type { StoredFile } from '@hygiene/db/generated/client'

export async function filesOfAnswers(
  db: Queries,
  reviewNos: readonly number[],
): Promise<(reviewNo: number) => (StoredFile & { isChecked: boolean })[]> {
  const files = await db.storedFile.findMany({
    where: { ownerKind: 'inquiryAnswer', ownerNo: { in: [...reviewNos] } },
    orderBy: [{ createdAt: 'asc' }, { name: 'asc' }],
  })
  const kept = files.map((file) => ({ ...file, isChecked: file.state === 'ready' }))
  return (reviewNo) => kept.filter(({ ownerNo }) => ownerNo === reviewNo)
}
