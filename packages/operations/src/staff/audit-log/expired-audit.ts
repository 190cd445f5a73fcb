import { expiredRows } from '@hygiene/db/expired-rows'

/** Acts and looks of staff; the table refuses every other deletion (trigger in the migration). */
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
