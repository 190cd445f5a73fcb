import type { Message, Transaction } from '@hygiene/db'
import { type CertificateText, isRevocationReason, type MessageFacts } from '@hygiene/domain'
import type { WorkerDeps } from '../deps.ts'

type Config = Pick<WorkerDeps, 'config'>

/** Told while the new edition counts. */
export async function gatherReplaced(db: Transaction, { aboutNo }: Message): Promise<MessageFacts | null> {
  const certificate = await db.certificate.findUnique({ where: { certificateNo: aboutNo, status: 'valid' } })
  if (!certificate) return null
  const { businessName } = certificate.frozen as CertificateText
  return { kind: 'certificateReplaced', businessName }
}

export async function gatherRevoked(db: Transaction, { aboutNo }: Message): Promise<MessageFacts | null> {
  const certificate = await db.certificate.findUnique({ where: { certificateNo: aboutNo } })
  if (!certificate || !isRevocationReason(certificate.revokedFor)) return null
  const { certificateNumber, revokedFor: reason } = certificate
  return { kind: 'certificateRevoked', certificateNumber, reason }
}

/** The address of the print window, which asks for a login. */
export async function gatherSentAgain(
  db: Transaction,
  { aboutNo }: Message,
  { config }: Config,
): Promise<MessageFacts | null> {
  const certificate = await db.certificate.findUnique({ where: { certificateNo: aboutNo, status: 'valid' } })
  if (!certificate) return null
  const { enrolmentNo, inPersonEnrolmentNo } = certificate
  const query = enrolmentNo === null ? `offlineEduNo=${inPersonEnrolmentNo}` : `onlineEduNo=${enrolmentNo}`
  const link = `${config.PUBLIC_URL}/edu/completed/certification?${query}`
  return { kind: 'documentLink', document: 'certificate', link }
}

/** Told while the file that was judged is the one of the record. */
export async function gatherAskedAgain(
  db: Transaction,
  { aboutNo }: Message,
  { config }: Config,
): Promise<MessageFacts | null> {
  const verdict = await db.designationVerdict.findUnique({
    where: { verdictNo: aboutNo },
    include: { enrolment: true, inPerson: true },
  })
  const record = verdict?.enrolment ?? verdict?.inPerson
  if (!verdict || !record || record.designationFileNo !== verdict.fileNo) return null
  const { businessName } = record
  const link = `${config.PUBLIC_URL}/edu/hygiene/list`
  return { kind: 'designationAskedAgain', businessName, sentence: verdict.sentence, link }
}
