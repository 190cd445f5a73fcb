import { type ExpiredRows, expiredRows } from '@hygiene/db/expired-rows'
import { Prisma } from '@hygiene/db/generated/client'

export const expiredLogins: readonly ExpiredRows[] = [
  {
    kind: 'logins',
    table: 'Login',
    // Filters by login time, because an index on `extendedAt` would be written with every call.
    due: (before) => Prisma.sql`
      SELECT "loginNo"::text AS key, "extendedAt" AS at FROM "Login" WHERE "loggedInAt" < ${before} AND "extendedAt" < ${before}`,
    purge: (db, loginNos) => db.login.deleteMany({ where: { loginNo: { in: loginNos } } }),
  },
  expiredRows({
    kind: 'throttles',
    table: 'LoginThrottle',
    key: 'userId',
    at: 'lastFailedAt',
    purge: (db, userIds) => db.loginThrottle.deleteMany({ where: { userId: { in: userIds } } }),
  }),
]
