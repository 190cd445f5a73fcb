import { Prisma } from '@hygiene/db/generated/client'
import { pick, table } from '@hygiene/db/table'
import { orderNumber } from '@hygiene/domain/money/order/order-number'

const p = table('Payment', 'p')
const m = table('Member', 'm')

/** Lists the columns of an order `p` and its member `m` in files about money. */
export const ORDER_FILE = {
  orderNumber: {
    sql: Prisma.sql`json_build_object('paymentNo', ${p.paymentNo}, 'createdAt', ${p.createdAt})`,
    show: ({ paymentNo, createdAt }: { paymentNo: number; createdAt: string }) =>
      orderNumber({ paymentNo, createdAt: new Date(createdAt) }),
  },
  ...pick(m, 'name', 'phone'),
  ...pick(p, 'orderName', 'paymentType', 'amountWon', 'paidAt'),
}
