import type { Transaction } from '@hygiene/db/connect'

export async function endPlayer(db: Transaction, memberNo: number): Promise<void> {
  await db.playerLease.deleteMany({ where: { memberNo } })
}
