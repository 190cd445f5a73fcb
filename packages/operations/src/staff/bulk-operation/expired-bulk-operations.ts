import { expiredRows } from '@hygiene/db/expired-rows'

/** Keeps bulk operations and their rows as long as the messages they sent. */
export const expiredBulkOperations = expiredRows({
  kind: 'messages',
  table: 'BulkOperation',
  key: 'bulkOperationNo',
  at: 'orderedAt',
  purge: (db, keys) => db.bulkOperation.deleteMany({ where: { bulkOperationNo: { in: keys.map(Number) } } }),
})
