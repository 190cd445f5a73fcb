import { expiredRows } from '@hygiene/db/expired-rows'

/** Words of staff, as long as the messages that carried them; actions over many people refer to them and go first. */
export const expiredTexts = expiredRows({
  kind: 'messages',
  table: 'StaffText',
  key: 'textNo',
  at: 'writtenAt',
  purge: (db, keys) => db.staffText.deleteMany({ where: { textNo: { in: keys.map(Number) } } }),
})
