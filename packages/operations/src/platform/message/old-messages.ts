import { oldRows } from '@hygiene/db'

/** Text messages, which show in a dispute what a person was told and when. */
export const oldMessages = oldRows({
  kind: 'messages',
  table: 'Message',
  key: 'messageNo',
  at: 'createdAt',
  forget: (db, keys) => db.message.deleteMany({ where: { messageNo: { in: keys.map(Number) } } }),
})
