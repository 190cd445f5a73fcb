import type { Transaction } from '@hygiene/db/connect'

/** Stops a person's player: its next word is refused. What was watched stays credited. */
export async function endPlayer(db: Transaction, memberNo: number): Promise<void> {
  await db.playerLease.deleteMany({ where: { memberNo } })
}
