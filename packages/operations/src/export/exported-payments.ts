import type { InputOf, listStaffPayments } from '@hygiene/contracts'
import { Prisma } from '@hygiene/db'
import {
  orderNumber,
  type OrderStatus,
  orderStatusLabel,
  type PaymentType,
  paymentTypeLabel,
} from '@hygiene/domain'
import { paymentConditions, paymentKeyset, PAYMENTS_FROM } from '../payment/find-payments.ts'
import type { ExportKind } from './export-kind.ts'

type Choice = Pick<InputOf<typeof listStaffPayments>, 'filter' | 'words'>

const columns = Prisma.sql`p."paymentNo"`

/** Orders are seen by roles of every branch only. */
export const exportedPayments: ExportKind<Choice> = {
  screen: 'payments',
  key: paymentKeyset.key,
  found: (choice) => ({ columns, from: PAYMENTS_FROM, where: paymentConditions(choice) }),
  reach: () => ({ columns, from: PAYMENTS_FROM, where: [] }),
  memberNo: Prisma.sql`p."memberNo"`,
  columns: {
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
    status: {
      sql: Prisma.sql`p."status"::text`,
      show: (status: OrderStatus) => orderStatusLabel[status],
    },
    createdAt: { sql: Prisma.sql`p."createdAt"` },
    paidAt: { sql: Prisma.sql`p."paidAt"` },
  },
}
