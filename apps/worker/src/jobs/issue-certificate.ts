import { issueCertificate as contract } from '@hygiene/contracts/platform/job/issue-certificate'
import type { Certificate, OnlineEnrolment } from '@hygiene/db/generated/client'
import { sentenceOf } from '@hygiene/db/describe-error'
import { certificateFileName } from '@hygiene/domain/education/certificate/freeze-certificate'
import { signCertificate } from '@hygiene/gateways'
import {
  fileCertificate,
  keepSignedPayload,
  noteDrawingFailure,
} from '@hygiene/operations/education/certificate/file-certificate'
import type { WorkerDeps } from '../deps.ts'
import { type CertificateFields, certificateFields } from '../documents/certificate-fields.ts'
import { drawCertificate } from '../documents/draw-certificate.ts'
import { withSeal } from '../documents/find-seal.ts'
import { handleJob } from '../handle-job.ts'
import { restoreDocument } from '@hygiene/operations/platform/file/restore-document'
import { storeDocument } from '@hygiene/operations/platform/file/store-document'

type RecordOf = Pick<OnlineEnrolment, 'memberNo' | 'year'>
type CertificateWanted = Pick<
  Certificate,
  'certificateNo' | 'certificateNumber' | 'edition' | 'verificationNumber'
> & {
  record: RecordOf
}

const RECORD = { select: { memberNo: true, year: true } } as const

/** Renders a certificate once, from its frozen fields. A letter that no font has fails the job, so that no name is left blank. */
export async function issueCertificateJob(
  deps: WorkerDeps,
  { certificateNo }: { certificateNo: number },
): Promise<void> {
  const certificate = await deps.db.certificate.findUnique({
    where: { certificateNo },
    include: { enrolment: RECORD, inPerson: RECORD, file: true },
  })
  if (!certificate) return
  const draw = async () => drawCertificate(await withSeal(deps, printedOf(certificate)))
  if (certificate.file) return restoreDocument(deps.storage, certificate.file, draw)
  const record = certificate.enrolment ?? certificate.inPerson
  if (!record || certificate.status !== 'valid') return

  try {
    await drawAndStore(deps, { ...certificate, record })
  } catch (error) {
    // The waiting person sees the failure. The queue retries, and staff find the job among the dead letters.
    const { verificationNumber } = certificate
    await noteDrawingFailure(deps.db, { certificateNo, verificationNumber }, sentenceOf(error))
    throw error
  }
}

async function drawAndStore(deps: WorkerDeps, certificate: CertificateWanted): Promise<void> {
  const { certificateNo, certificateNumber, edition, record } = certificate
  const sign = (frozen: unknown, issuedAt: Date) =>
    signCertificate(deps.config.CERTIFICATE_SIGNING_KEY, certificateFields.parse(frozen), issuedAt)
  const fields = printedOf(await keepSignedPayload(deps.db, certificateNo, sign))
  const bytes = await drawCertificate(await withSeal(deps, fields))
  const paper = edition === 1 ? certificateNumber : `${certificateNumber}-${edition}`
  await fileCertificate(deps.db, certificate, (db) =>
    storeDocument(deps, db, {
      memberNo: record.memberNo,
      storageKey: `certificates/${record.year}/${paper}.pdf`,
      name: certificateFileName(fields.userName, record.year),
      bytes,
    }),
  )
}

function printedOf({
  frozen,
  signedPayload,
}: {
  frozen: unknown
  signedPayload: string | null
}): CertificateFields {
  return { ...certificateFields.parse(frozen), signedPayload }
}

export const issueCertificateHandler = handleJob(contract, issueCertificateJob)
