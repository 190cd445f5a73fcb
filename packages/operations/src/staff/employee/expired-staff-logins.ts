import { type ExpiredRows, expiredRows } from '@hygiene/db/expired-rows'

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
