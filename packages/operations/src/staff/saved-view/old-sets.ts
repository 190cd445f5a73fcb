import { oldRows } from '@hygiene/db'

/** Frozen sets whose day is over, with their rows. */
export const oldSets = oldRows({
  kind: 'frozenSets',
  table: 'StaffSet',
  key: 'setNo',
  at: 'endsAt',
  forget: (db, setNos) => db.staffSet.deleteMany({ where: { setNo: { in: setNos } } }),
})
