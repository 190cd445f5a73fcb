import { expiredRows } from '@hygiene/db/expired-rows'

/** Selects text messages, which prove in a dispute what was sent to a person and when. */
export const expiredMessages = expiredRows({
  kind: 'messages',
  table: 'Message',
  key: 'messageNo',
  at: 'createdAt',
  purge: (db, keys) => db.message.deleteMany({ where: { messageNo: { in: keys.map(Number) } } }),
})
