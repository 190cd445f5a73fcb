import type { Transaction } from '@hygiene/db/connect'

/** Forgets frozen rows before their day, where the action they were frozen for is done. */
export async function purgeSet(db: Transaction, setNo: string): Promise<void> {
  await db.staffSet.deleteMany({ where: { setNo } })
}
