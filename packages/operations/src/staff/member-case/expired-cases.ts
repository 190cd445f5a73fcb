import { expiredRows } from '@hygiene/db/expired-rows'

export const expiredCases = expiredRows({
  kind: 'staffActions',
  table: 'MemberCase',
  key: 'caseNo',
  at: 'endsAt',
  purge: (db, keys) => db.memberCase.deleteMany({ where: { caseNo: { in: keys.map(Number) } } }),
})
