import { randomUUID } from 'node:crypto'
import type { Payment } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

export function addOrder(
  db: Queries,
  { applicationNo, memberNo }: Pick<Payment, 'applicationNo' | 'memberNo'>,
  more: Partial<Payment> = {},
): Promise<Payment> {
  return db.payment.create({
    data: {
      paymentId: `edu${randomUUID().replaceAll('-', '').slice(0, 21)}`,
      applicationNo,
      memberNo,
      paymentType: 1,
      orderName: '위생교육',
      amountWon: 36_000,
      createdAt: new Date(),
      ...more,
    },
  })
}
