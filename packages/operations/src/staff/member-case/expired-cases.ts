import { expiredRows } from '@hygiene/db/expired-rows'

/** Reasons for which staff looked at people, as long as the looks themselves. */
export const expiredCases = expiredRows({
  kind: 'staffActions',
  table: 'MemberCase',
  key: 'caseNo',
  at: 'endsAt',
  purge: (db, keys) => db.memberCase.deleteMany({ where: { caseNo: { in: keys.map(Number) } } }),
})
