import { expiredRows } from '@hygiene/db/expired-rows'

/** The payment provider's notices, kept as long as the payments they told of. */
export const expiredNotices = expiredRows({
  kind: 'notices',
  table: 'PaymentNotice',
  key: 'noticeId',
  at: 'receivedAt',
  purge: (db, noticeIds) => db.paymentNotice.deleteMany({ where: { noticeId: { in: noticeIds } } }),
})
