import { expiredRows } from '@hygiene/db/expired-rows'

export const expiredNotices = expiredRows({
  kind: 'notices',
  table: 'PaymentNotice',
  key: 'noticeId',
  at: 'receivedAt',
  purge: (db, noticeIds) => db.paymentNotice.deleteMany({ where: { noticeId: { in: noticeIds } } }),
})
