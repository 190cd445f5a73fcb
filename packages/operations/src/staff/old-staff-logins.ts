import { type OldRows, oldRows } from '@hygiene/db'

/** Links into operators' accounts and logins of staff that have had their time. */
export const oldStaffLogins: readonly OldRows[] = [
  oldRows({
    kind: 'proofs',
    table: 'LinkToken',
    key: 'tokenHash',
    at: 'createdAt',
    forget: (db, hashes) => db.linkToken.deleteMany({ where: { tokenHash: { in: hashes } } }),
  }),
  oldRows({
    kind: 'staffLogins',
    table: 'StaffLogin',
    key: 'loginNo',
    at: 'extendedAt',
    forget: (db, loginNos) => db.staffLogin.deleteMany({ where: { loginNo: { in: loginNos } } }),
  }),
]
