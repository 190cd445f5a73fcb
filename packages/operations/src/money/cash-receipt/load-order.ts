import { lockApplication } from '@hygiene/db/locks'
import type { Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

const WITH_MONEY = {
  refunds: true,
  cashReceipts: true,
  invoiceWish: true,
} as const satisfies Prisma.PaymentInclude

export type OrderWithReceipts = Prisma.PaymentGetPayload<{ include: typeof WITH_MONEY }>

/**
 * Reads an order behind its application's lock, which refunds and other employees also take. Returns null if it does not exist.
 */
export async function loadOrder(db: Transaction, paymentNo: number): Promise<OrderWithReceipts | null> {
  const found = await db.payment.findUnique({ where: { paymentNo }, select: { applicationNo: true } })
  if (!found) return null
  await lockApplication(db, found.applicationNo)
  return db.payment.findUnique({ where: { paymentNo }, include: WITH_MONEY })
}
