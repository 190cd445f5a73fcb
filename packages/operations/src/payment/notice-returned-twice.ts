import type { Payment, Transaction } from '@hygiene/db'

const RETURNED_TWICE = '계좌로 보내드린 금액이 결제사에서도 취소되었습니다. 두 번 돌려드렸는지 확인해주세요.'

/** Staff returned the money by bank transfer, and now the gateway has done so, too: they look at it, once. */
export async function noticeReturnedTwice(
  db: Transaction,
  { paymentNo }: Pick<Payment, 'paymentNo'>,
  now: Date,
): Promise<void> {
  const { count } = await db.refund.updateMany({
    where: { paymentNo, transferredOn: { not: null }, returnedTwiceAt: null },
    data: { returnedTwiceAt: now },
  })
  if (count === 0) return
  await db.payment.update({ where: { paymentNo }, data: { attention: RETURNED_TWICE } })
}
