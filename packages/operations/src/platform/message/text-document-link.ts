import { lockMember } from '@hygiene/db/locks'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import type { LinkedDocument } from '@hygiene/domain/education/certificate/document-link'
import { mayHaveSlip } from '@hygiene/domain/in-person/slip/may-have-slip'
import { type AskedKind, textAsked } from './text-asked.ts'

interface Wanted {
  memberNo: number
  document: LinkedDocument
  /** Of the enrolment, online or in person, or of the payment. */
  recordNo: number
}

const KIND_OF = {
  certificate: 'certificateLink',
  inPersonCertificate: 'inPersonCertificateLink',
  slip: 'slipLink',
  receipt: 'receiptLink',
} as const satisfies Record<LinkedDocument, AskedKind>

/** Texts a person the address of an own document; counted under the person's lock, so presses at once are one. */
export async function textDocumentLink(client: PrismaClient, wanted: Wanted, now: Date) {
  const { memberNo, document, recordNo } = wanted
  return transaction(client, async (db) => {
    await lockMember(db, memberNo)
    if (!(await isIssued(db, wanted))) return denied('DOCUMENT_NOT_ISSUED')

    return textAsked(db, KIND_OF[document], { memberNo, aboutNo: recordNo }, now)
  })
}

/** Whether the record is the person's own, and has such a document. */
async function isIssued(db: Transaction, { memberNo, document, recordNo }: Wanted): Promise<boolean> {
  if (document === 'certificate') {
    const own = { enrolmentNo: recordNo, memberNo, certificate: { status: 'valid' } } as const
    return (await db.onlineEnrolment.count({ where: own })) > 0
  }
  if (document === 'inPersonCertificate') {
    const own = { inPersonEnrolmentNo: recordNo, memberNo, certificate: { status: 'valid' } } as const
    return (await db.inPersonEnrolment.count({ where: own })) > 0
  }
  if (document === 'slip') {
    const record = await db.inPersonEnrolment.findFirst({
      where: { inPersonEnrolmentNo: recordNo, memberNo },
      include: { booking: true },
    })
    return record !== null && mayHaveSlip(record, record.booking)
  }
  const paid = {
    paymentNo: recordNo,
    memberNo,
    paidAt: { not: null },
    status: { not: 'paidAfterCancellation' },
  } as const
  return (await db.payment.count({ where: paid })) > 0
}
