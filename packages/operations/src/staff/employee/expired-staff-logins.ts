import { type ExpiredRows, expiredRows } from '@hygiene/db/expired-rows'

/** Links into operators' accounts, codes for a telephone and logins of staff that have had their time. */
export const expiredStaffLogins: readonly ExpiredRows[] = [
  expiredRows({
    kind: 'proofs',
    table: 'LinkToken',
    key: 'tokenHash',
    at: 'createdAt',
    purge: (db, hashes) => db.linkToken.deleteMany({ where: { tokenHash: { in: hashes } } }),
  }),
  expiredRows({
    kind: 'proofs',
    table: 'EmployeePhoneCode',
    key: 'employeeNo',
    at: 'endsAt',
    purge: (db, nos) => db.employeePhoneCode.deleteMany({ where: { employeeNo: { in: nos.map(Number) } } }),
  }),
  expiredRows({
    kind: 'staffLogins',
    table: 'StaffLogin',
    key: 'loginNo',
    at: 'extendedAt',
    purge: (db, loginNos) => db.staffLogin.deleteMany({ where: { loginNo: { in: loginNos } } }),
  }),
]
