import { textDocumentLink as contract } from '@hygiene/contracts/platform/file/text-document-link'
import { lockMember } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import type { LinkedDocument } from '@hygiene/domain/education/certificate/document-link'
import { mayHaveSlip } from '@hygiene/domain/in-person/slip/may-have-slip'
import { operation } from '../../kit/operation.ts'
import { type AskedKind, textAsked } from './text-asked.ts'

interface Wanted {
  memberNo: number
  document: LinkedDocument
  recordNo: number
}

const KIND_OF = {
  certificate: 'certificateLink',
  inPersonCertificate: 'inPersonCertificateLink',
  slip: 'slipLink',
  receipt: 'receiptLink',
} as const satisfies Record<LinkedDocument, AskedKind>

/**
 * Texts a person the link to their own document. Counts under the person's lock, so that simultaneous presses send one message.
 */
export const textDocumentLink = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const { document, recordNo } = input
  await lockMember(db, memberNo)
  if (!(await isIssued(db, { memberNo, document, recordNo }))) return denied('DOCUMENT_NOT_ISSUED')
  const texted = await textAsked(db, KIND_OF[document], { memberNo, aboutNo: recordNo }, now)
  if (!texted.allowed) return texted
  // Lets the employee recognise the telephone.
  return { phoneEnd: texted.phone.slice(-4) }
})

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
