import type { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { Queries } from '@hygiene/db'
import { type FrozenReceipt, maskName, receiptState, returnedWon, seoulDay } from '@hygiene/domain'
import { z } from 'zod'

type Verified = Extract<EntityOf<typeof verifyDocument>, { document: 'receipt' }>

const frozenFields = z.object({
  payerName: z.string(),
  businessName: z.string(),
  courseLine: z.string(),
  paymentMethod: z.string(),
  paidAt: z.string(),
  amountWon: z.int(),
  netWon: z.int(),
  issuedOn: z.iso.date(),
}) satisfies z.ZodType<Partial<FrozenReceipt>>

/** The receipt that prints a number, its payer masked, and whether money went back since; null where none prints it. */
export async function verifiedReceipt(db: Queries, verificationNumber: string): Promise<Verified | null> {
  const receipt = await db.receipt.findUnique({
    where: { verificationNumber },
    include: {
      file: { select: { sha256: true } },
      payment: { include: { refunds: true, receipts: { orderBy: { edition: 'desc' }, take: 1 } } },
    },
  })
  if (!receipt) return null

  const { refunds, receipts, ...payment } = receipt.payment
  const newest = receipts[0] ?? receipt
  const isNewest = newest.edition === receipt.edition
  const { refundedWon } = receipt
  const returned = returnedWon({ ...payment, refunds })
  const { payerName, ...frozen } = frozenFields.parse(receipt.frozen)
  return {
    ...frozen,
    document: 'receipt',
    status: receiptState({ isNewest, refundedWon }, returned),
    receiptNumber: receipt.receiptNumber,
    verificationNumber,
    payerName: maskName(payerName),
    refundedWon,
    replacedOn: isNewest ? null : seoulDay(newest.issuedAt),
    sha256: receipt.file?.sha256 ?? null,
  }
}
