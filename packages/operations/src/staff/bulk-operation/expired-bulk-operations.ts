import { expiredRows } from '@hygiene/db/expired-rows'

/** Acts over many people, as long as the messages they sent; their rows go with them. */
export const expiredBulkOperations = expiredRows({
  kind: 'messages',
  table: 'BulkOperation',
  key: 'bulkOperationNo',
  at: 'orderedAt',
  purge: (db, keys) => db.bulkOperation.deleteMany({ where: { bulkOperationNo: { in: keys.map(Number) } } }),
})
