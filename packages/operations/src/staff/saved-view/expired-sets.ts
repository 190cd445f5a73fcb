import { expiredRows } from '@hygiene/db/expired-rows'

export const expiredSets = expiredRows({
  kind: 'frozenSets',
  table: 'StaffSet',
  key: 'setNo',
  at: 'endsAt',
  purge: (db, setNos) => db.staffSet.deleteMany({ where: { setNo: { in: setNos } } }),
})
