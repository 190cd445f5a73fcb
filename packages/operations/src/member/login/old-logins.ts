import { type OldRows, oldRows, Prisma } from '@hygiene/db'

/** Logins and counts of wrong passwords that have had their time. */
export const oldLogins: readonly OldRows[] = [
  {
    kind: 'logins',
    table: 'Login',
    // Found by when they began: an index on `extendedAt` would be written with every call.
    due: (before) => Prisma.sql`
      SELECT "loginNo"::text AS key, "extendedAt" AS at FROM "Login" WHERE "loggedInAt" < ${before} AND "extendedAt" < ${before}`,
    forget: (db, loginNos) => db.login.deleteMany({ where: { loginNo: { in: loginNos } } }),
  },
  oldRows({
    kind: 'throttles',
    table: 'LoginThrottle',
    key: 'userId',
    at: 'lastFailedAt',
    forget: (db, userIds) => db.loginThrottle.deleteMany({ where: { userId: { in: userIds } } }),
  }),
]
