import type { ExpiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'

/** Selects settled bank deposits; an unsettled one is kept. */
export const expiredDeposits: ExpiredRows = {
  kind: 'deposits',
  table: 'BankDeposit',
  due: (before) => Prisma.sql`
    SELECT "bankDepositNo"::text AS key, "depositedAt" AS at FROM "BankDeposit"
     WHERE "depositedAt" < ${before} AND "settledAt" IS NOT NULL`,
  lock: (db, keys) =>
    db.$queryRaw`
      SELECT 1 FROM "BankDeposit" WHERE "bankDepositNo" = ANY (${keys.map(Number)}::int[]) ORDER BY "bankDepositNo" FOR UPDATE`,
  async purge(db, keys) {
    await db.bankDeposit.deleteMany({ where: { bankDepositNo: { in: keys.map(Number) } } })
  },
}
