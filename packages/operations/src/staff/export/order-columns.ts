import { Prisma } from '@hygiene/db/generated/client'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { type PaymentType, paymentTypeLabel } from '@hygiene/domain/text'

/** What the lists of money say of an order `p` and its member `m`. */
export const ORDER_COLUMNS = {
  orderNumber: {
    sql: Prisma.sql`json_build_object('paymentNo', p."paymentNo", 'createdAt', p."createdAt")`,
    show: ({ paymentNo, createdAt }: { paymentNo: number; createdAt: string }) =>
      orderNumber({ paymentNo, createdAt: new Date(createdAt) }),
  },
  orderName: { sql: Prisma.sql`p."orderName"` },
  name: { sql: Prisma.sql`m."name"` },
  phone: { sql: Prisma.sql`m."phone"` },
  paymentType: {
    sql: Prisma.sql`p."paymentType"`,
    show: (type: PaymentType) => paymentTypeLabel[type],
  },
  amountWon: { sql: Prisma.sql`p."amountWon"` },
  paidAt: { sql: Prisma.sql`p."paidAt"` },
}
