import { type OldRows, oldRows } from '@hygiene/db'

/** Links into operators' accounts, codes for a telephone and logins of staff that have had their time. */
export const oldStaffLogins: readonly OldRows[] = [
  oldRows({
    kind: 'proofs',
    table: 'LinkToken',
    key: 'tokenHash',
    at: 'createdAt',
    forget: (db, hashes) => db.linkToken.deleteMany({ where: { tokenHash: { in: hashes } } }),
  }),
  oldRows({
    kind: 'proofs',
    table: 'EmployeePhoneCode',
    key: 'employeeNo',
    at: 'endsAt',
    forget: (db, nos) => db.employeePhoneCode.deleteMany({ where: { employeeNo: { in: nos.map(Number) } } }),
  }),
  oldRows({
    kind: 'staffLogins',
    table: 'StaffLogin',
    key: 'loginNo',
    at: 'extendedAt',
    forget: (db, loginNos) => db.staffLogin.deleteMany({ where: { loginNo: { in: loginNos } } }),
  }),
]
