import { expiredRows } from '@hygiene/db/expired-rows'

/** Keeps staff texts as long as the messages that use them. Bulk operations refer to them and are purged first. */
export const expiredTexts = expiredRows({
  kind: 'messages',
  table: 'StaffText',
  key: 'textNo',
  at: 'writtenAt',
  purge: (db, keys) => db.staffText.deleteMany({ where: { textNo: { in: keys.map(Number) } } }),
})
