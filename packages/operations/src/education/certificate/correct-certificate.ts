import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import { type Certificate, handOver, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { allowed, denied, correctedText, type TypedText, type Verdict } from '@hygiene/domain'
import { correctRecord } from './correct-record.ts'
import { lockCertificate } from './lock-certificate.ts'

type Refusal = 'CERTIFICATE_NOT_ISSUED' | 'NOTHING_TO_CORRECT'
type Own = { memberNo: number; certificateNumber: string }

/**
 * Takes the words its owner typed again for those that could not be printed, keeps the old ones beside them, and has the
 * certificate drawn. No paper of it is out yet; one that was drawn never changes.
 */
export async function correctCertificate(
  client: PrismaClient,
  own: Own,
  typed: TypedText,
  now: Date,
): Promise<Verdict<Refusal>> {
  return transaction<Verdict<Refusal>>(client, async (db) => {
    const certificate = await lockOwn(db, own)
    if (certificate?.status !== 'valid') return denied('CERTIFICATE_NOT_ISSUED')

    const { certificateNo, fileNo } = certificate
    const frozen = certificate.frozen as TypedText
    const corrected = correctedText(frozen, typed)
    if (fileNo !== null || corrected === null) return denied('NOTHING_TO_CORRECT')

    const { businessName, address, address2 } = frozen
    await db.certificate.update({
      where: { certificateNo },
      data: {
        frozen: { ...frozen, ...corrected },
        textBefore: { businessName, address, address2 },
        correctedAt: now,
        failure: null,
        signedPayload: null,
      },
    })
    await correctRecord(db, certificate, corrected)
    await handOver(db, issueCertificate, { certificateNo })
    return allowed()
  })
}

async function lockOwn(db: Transaction, { memberNo, certificateNumber }: Own): Promise<Certificate | null> {
  const own = await db.certificate.findFirst({
    where: { certificateNumber, OR: [{ enrolment: { memberNo } }, { inPerson: { memberNo } }] },
  })
  return own && lockCertificate(db, own.certificateNo)
}
