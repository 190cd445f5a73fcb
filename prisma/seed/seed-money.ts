import type { Transaction } from '@hygiene/db/connect'

/** Prefixes the transaction ids of seeded orders, of which the gateway has reported none. */
export const SEEDED_TRANSACTION = '5eed'

/** Completes orders as if the gateway had reported them, so that a closing finds no difference; their courses are tax-exempt. */
export async function seedMoney(db: Transaction): Promise<void> {
  await db.$executeRaw`
    UPDATE "Payment" SET "taxFreeWon" = "amountWon",
           "transactionId" = CASE WHEN "paymentType" = 5 THEN NULL
             ELSE ${SEEDED_TRANSACTION} || substr(gen_random_uuid()::text, ${SEEDED_TRANSACTION.length + 1}::int) END
     WHERE "transactionId" IS NULL AND ("paidAt" IS NOT NULL OR "accountNumber" IS NOT NULL)`
}
