import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import { type Certificate, handOver, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { allowed, denied, mendedWords, type TypedWords, type Verdict } from '@hygiene/domain'
import { correctRecord } from './correct-record.ts'
import { lockCertificate } from './lock-certificate.ts'

type Refusal = 'CERTIFICATE_NOT_ISSUED' | 'NOTHING_TO_MEND'
type Own = { memberNo: number; certificateNumber: string }

/**
 * Takes the words its owner typed anew for those that could not be printed, keeps the old ones beside them, and has the
 * certificate drawn. No paper of it is out yet; one that was drawn never changes.
 */
export async function mendCertificate(
  client: PrismaClient,
  own: Own,
  typed: TypedWords,
  now: Date,
): Promise<Verdict<Refusal>> {
  return transaction<Verdict<Refusal>>(client, async (db) => {
    const certificate = await lockOwn(db, own)
    if (certificate?.status !== 'valid') return denied('CERTIFICATE_NOT_ISSUED')

    const { certificateNo, fileNo } = certificate
    const frozen = certificate.frozen as TypedWords
    const mended = mendedWords(frozen, typed)
    if (fileNo !== null || mended === null) return denied('NOTHING_TO_MEND')

    const { businessName, address, address2 } = frozen
    await db.certificate.update({
      where: { certificateNo },
      data: {
        frozen: { ...frozen, ...mended },
        wordsBefore: { businessName, address, address2 },
        mendedAt: now,
        failure: null,
        signedPayload: null,
      },
    })
    await correctRecord(db, certificate, mended)
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
