import { oldRows } from '@hygiene/db'

/** Reasons for which staff looked at people, as long as the looks themselves. */
export const oldCases = oldRows({
  kind: 'staffActs',
  table: 'StaffCase',
  key: 'caseNo',
  at: 'endsAt',
  forget: (db, keys) => db.staffCase.deleteMany({ where: { caseNo: { in: keys.map(Number) } } }),
})
