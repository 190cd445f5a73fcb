import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { verifyDocument as contract } from '@hygiene/contracts/education/certificate/verify-document'
import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import {
  formatVerificationNumber,
  parseVerificationNumber,
} from '@hygiene/domain/education/certificate/verification-number'
import type { FrozenReceipt } from '@hygiene/domain/money/receipt/freeze-receipt'
import { maskAddress, maskBirthDate, maskName } from '@hygiene/domain/member/account/masking'
import { receiptState, returnedWon } from '@hygiene/domain/money/receipt/renew-receipt'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { z } from 'zod'
import { query } from '../../kit/operation.ts'
import { frozenFieldsOf } from './frozen-fields.ts'

type Verified = EntityOf<typeof contract>
type VerifiedCertificate = Extract<Verified, { document: 'certificate' }>
type VerifiedReceipt = Extract<Verified, { document: 'receipt' }>

/** Shows a visitor with the printed number every printed field, masked, and the hash of the file. */
export const verifyDocument = query(contract, async ({ db, input }) => {
  const typed = parseVerificationNumber(input.number)
  if (!typed) return denied('DOCUMENT_NOT_FOUND')
  const number = formatVerificationNumber(typed)
  const document = (await verifiedCertificate(db, number)) ?? (await verifiedReceipt(db, number))
  if (!document) return denied('DOCUMENT_NOT_FOUND')
  return document
})

async function verifiedCertificate(
  db: Queries,
  verificationNumber: string,
): Promise<VerifiedCertificate | null> {
  const edition = (await findCurrent(db, verificationNumber)) ?? (await findReplaced(db, verificationNumber))
  if (!edition) return null

  const { status, certificateNumber, withdrawnAt, file } = edition
  const frozen = frozenFieldsOf(edition)
  return {
    document: 'certificate',
    status,
    certificateNumber,
    verificationNumber,
    userName: maskName(frozen.userName),
    birth: maskBirthDate(frozen.birthOn),
    businessName: frozen.businessName,
    address: maskAddress(frozen.address),
    courseLine: frozen.courseLine,
    hours: frozen.hours,
    completedOn: frozen.completedOn,
    issuedOn: frozen.issuedOn,
    withdrawnOn: withdrawnAt && seoulDay(withdrawnAt),
    sha256: file?.sha256 ?? null,
  }
}

const FILE = { select: { sha256: true } } as const

async function findCurrent(db: Queries, verificationNumber: string) {
  const current = await db.certificate.findUnique({ where: { verificationNumber }, include: { file: FILE } })
  return current && { ...current, withdrawnAt: current.revokedAt }
}

/** Reports a replaced edition as replaced, even if the newest one was revoked since. */
async function findReplaced(db: Queries, verificationNumber: string) {
  const replaced = await db.replacedCertificate.findUnique({
    where: { verificationNumber },
    include: { file: FILE, certificate: { select: { certificateNumber: true } } },
  })
  if (!replaced) return null
  const { certificateNumber } = replaced.certificate
  return { ...replaced, certificateNumber, status: 'superseded' as const, withdrawnAt: replaced.replacedAt }
}

const frozenReceipt = z.object({
  payerName: z.string(),
  businessName: z.string(),
  courseLine: z.string(),
  paymentMethod: z.string(),
  paidAt: z.string(),
  amountWon: z.int(),
  netWon: z.int(),
  issuedOn: z.iso.date(),
}) satisfies z.ZodType<Partial<FrozenReceipt>>

/**
 * Returns the receipt with this number, its payer masked, and whether money was refunded since. Returns null if there is none.
 */
async function verifiedReceipt(db: Queries, verificationNumber: string): Promise<VerifiedReceipt | null> {
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
  const { payerName, ...frozen } = frozenReceipt.parse(receipt.frozen)
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
