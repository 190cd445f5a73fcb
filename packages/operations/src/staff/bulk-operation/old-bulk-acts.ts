import { oldRows } from '@hygiene/db'

/** Acts over many people, as long as the messages they sent; their rows go with them. */
export const oldBulkActs = oldRows({
  kind: 'messages',
  table: 'BulkAct',
  key: 'bulkActNo',
  at: 'orderedAt',
  forget: (db, keys) => db.bulkAct.deleteMany({ where: { bulkActNo: { in: keys.map(Number) } } }),
})
