import type { PrismaClient } from '@hygiene/db'
import { keptSince } from '@hygiene/domain'

/** The table refuses every other deletion (trigger in the migration). */
export async function forgetOldAudit(db: PrismaClient, now: Date): Promise<number> {
  const [, { count }] = await db.$transaction([
    db.$executeRaw`SELECT set_config('hygiene.retention', 'on', true)`,
    db.auditEntry.deleteMany({ where: { at: { lt: keptSince('staff', now) } } }),
  ])
  return count
}
