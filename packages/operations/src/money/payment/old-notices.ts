import { oldRows } from '@hygiene/db'

/** The payment provider's notices, kept as long as the payments they told of. */
export const oldNotices = oldRows({
  kind: 'notices',
  table: 'PaymentNotice',
  key: 'noticeId',
  at: 'receivedAt',
  forget: (db, noticeIds) => db.paymentNotice.deleteMany({ where: { noticeId: { in: noticeIds } } }),
})
