import type { Queries } from '@hygiene/db/connect'

export async function raisedAlert(
  db: Pick<Queries, 'setupCheck'>,
  now: Date,
): Promise<{ code: string; endsAt: Date } | null> {
  const check = await db.setupCheck.findUnique({ where: { kind: 'alert' } })
  if (!check || check.confirmedAt !== null || check.endsAt === null || check.endsAt <= now) return null
  return { code: check.code, endsAt: check.endsAt }
}
