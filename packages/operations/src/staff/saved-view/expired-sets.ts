import { expiredRows } from '@hygiene/db/expired-rows'

/** Frozen sets whose day is over, with their rows. */
export const expiredSets = expiredRows({
  kind: 'frozenSets',
  table: 'StaffSet',
  key: 'setNo',
  at: 'endsAt',
  purge: (db, setNos) => db.staffSet.deleteMany({ where: { setNo: { in: setNos } } }),
})
