import { type OldRows, oldRows } from '@hygiene/db'

/** Logins and counts of wrong passwords that have had their time. */
export const oldLogins: readonly OldRows[] = [
  oldRows({
    kind: 'logins',
    table: 'Login',
    key: 'loginNo',
    at: 'extendedAt',
    forget: (db, loginNos) => db.login.deleteMany({ where: { loginNo: { in: loginNos } } }),
  }),
  oldRows({
    kind: 'throttles',
    table: 'LoginThrottle',
    key: 'userId',
    at: 'lastFailedAt',
    forget: (db, userIds) => db.loginThrottle.deleteMany({ where: { userId: { in: userIds } } }),
  }),
]
