import { printedName } from '@hygiene/domain/printed-text'
import { z } from 'zod'

const printedText = (longest: number): z.ZodString => z.string().trim().min(1).max(longest)
const day = z.iso.date()
const won = z.number().int().nonnegative()

export const receiptFields = z.object({
  number: z.string().regex(/^[0-9A-Z-]{6,30}$/),
  verificationNumber: z.string().regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  verifyUrl: z.url(),
  issuedOn: day,
  amountWon: won,
  amountInText: printedText(60),
  payerName: printedText(60).overwrite(printedName),
  payerBirthOn: day,
  businessName: printedText(120),
  address: printedText(160),
  address2: z.string().trim().max(120),
  /** Lists the licences of a group payment. Is missing in receipts frozen before group payments existed. */
  licences: z
    .array(
      z.object({
        businessName: printedText(120),
        address: printedText(280),
        licenceNo: printedText(40),
        trade: printedText(40),
        priceWon: won,
      }),
    )
    .max(10)
    .default([]),
  courseLine: printedText(80),
  educationDay: printedText(60),
  educationMethod: printedText(30),
  paymentMethod: printedText(60),
  paidAt: printedText(40),
  approvalNumber: printedText(40),
  orderNumber: printedText(40),
  priceWon: won,
  discountOrRefundWon: won,
  netWon: won,
  /** Is the tax-free part of the price. Is missing in receipts frozen before it was decided. */
  taxFreeWon: won.nullable().default(null),
  educationName: printedText(20),
  issuerName: printedText(40),
  sealText: printedText(16),
  sealFileNo: z.uuid().nullish(),
  organisationName: printedText(60),
  organisationNumber: printedText(30),
  representative: printedText(30),
  organisationAddress: printedText(120),
  supportPhone: printedText(30),
  siteHost: printedText(80),
})

export type ReceiptFields = z.infer<typeof receiptFields>
