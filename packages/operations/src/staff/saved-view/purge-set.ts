import type { Transaction } from '@hygiene/db/connect'

export async function purgeSet(db: Transaction, setNo: string): Promise<void> {
  await db.staffSet.deleteMany({ where: { setNo } })
}
