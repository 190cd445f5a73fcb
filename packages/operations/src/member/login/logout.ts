import type { Queries } from '@hygiene/db/connect'

export async function logout(db: Queries, { loginNo }: { loginNo: string }, now: Date): Promise<void> {
  await db.login.updateMany({
    where: { loginNo, endedAt: null },
    data: { endedAt: now, endReason: 'logout' },
  })
}
