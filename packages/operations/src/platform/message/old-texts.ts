import { oldRows } from '@hygiene/db'

/** Words of staff, as long as the messages that carried them; acts over many people refer to them and go first. */
export const oldTexts = oldRows({
  kind: 'messages',
  table: 'StaffText',
  key: 'textNo',
  at: 'writtenAt',
  forget: (db, keys) => db.staffText.deleteMany({ where: { textNo: { in: keys.map(Number) } } }),
})
