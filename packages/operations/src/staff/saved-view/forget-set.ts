import type { Transaction } from '@hygiene/db'

/** Forgets frozen rows before their day, where the act they were frozen for is done. */
export async function forgetSet(db: Transaction, setNo: string): Promise<void> {
  await db.staffSet.deleteMany({ where: { setNo } })
}
