import { expiredRows } from '@hygiene/db/expired-rows'

/** Selects log entries of staff. A trigger in the migration refuses any other deletion. */
export const expiredAudit = expiredRows({
  kind: 'staffActions',
  table: 'AuditEntry',
  key: 'auditNo',
  at: 'at',
  purge: async (db, keys) => {
    await db.$executeRaw`SELECT set_config('hygiene.retention', 'on', true)`
    return db.auditEntry.deleteMany({ where: { auditNo: { in: keys.map(BigInt) } } })
  },
})
