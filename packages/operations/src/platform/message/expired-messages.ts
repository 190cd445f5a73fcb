import { expiredRows } from '@hygiene/db/expired-rows'

/** Text messages, which show in a dispute what a person was told and when. */
export const expiredMessages = expiredRows({
  kind: 'messages',
  table: 'Message',
  key: 'messageNo',
  at: 'createdAt',
  purge: (db, keys) => db.message.deleteMany({ where: { messageNo: { in: keys.map(Number) } } }),
})
