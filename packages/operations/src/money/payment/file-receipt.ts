import type { PrismaClient, Receipt } from '@hygiene/db/generated/client'
import { sentenceOf } from '@hygiene/db/describe-error'
import type { Transaction } from '@hygiene/db/connect'

type ReceiptKey = Pick<Receipt, 'paymentNo' | 'edition'>

export async function fileReceipt(
  client: PrismaClient,
  { paymentNo, edition }: ReceiptKey,
  store: (db: Transaction) => Promise<string>,
): Promise<void> {
  const where = { paymentNo_edition: { paymentNo, edition } }
  await client.$transaction(async (db) => {
    await db.$queryRaw`
      SELECT 1 FROM "Receipt" WHERE "paymentNo" = ${paymentNo} AND "edition" = ${edition} FOR UPDATE`
    const current = await db.receipt.findUniqueOrThrow({ where })
    if (current.fileNo) return
    await db.receipt.update({ where, data: { fileNo: await store(db), failure: null } })
  })
}

export async function noteFailedReceipt(
  db: PrismaClient,
  { paymentNo, edition }: ReceiptKey,
  error: unknown,
): Promise<void> {
  await db.receipt.updateMany({
    where: { paymentNo, edition, fileNo: null },
    data: { failure: sentenceOf(error).slice(0, 300) },
  })
}
