import type { WorkerDeps } from '../deps.ts'
import { certificateFields } from '../documents/certificate-fields.ts'
import { drawCertificate } from '../documents/draw-certificate.ts'
import { storeDocument } from './store-document.ts'

/** Draws a certificate from its frozen fields, once. A glyph no font has fails the job: never a blank name. */
export async function issueCertificateJob(
  deps: WorkerDeps,
  { certificateNo }: { certificateNo: number },
): Promise<void> {
  const certificate = await deps.db.certificate.findUnique({
    where: { certificateNo },
    include: { enrolment: { select: { memberNo: true, year: true } } },
  })
  if (!certificate || certificate.fileNo) return

  const bytes = await draw(deps, certificateNo, certificate.frozen)
  const { enrolment, certificateNumber } = certificate
  await deps.db.$transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM "Certificate" WHERE "certificateNo" = ${certificateNo} FOR UPDATE`
    const current = await db.certificate.findUniqueOrThrow({ where: { certificateNo } })
    if (current.fileNo) return

    const fileNo = await storeDocument(deps, db, {
      memberNo: enrolment.memberNo,
      storageKey: `certificates/${enrolment.year}/${certificateNumber}.pdf`,
      name: `수료증_${nameOf(certificate.frozen)}_${enrolment.year}.pdf`,
      bytes,
    })
    await db.certificate.update({ where: { certificateNo }, data: { fileNo, failure: null } })
  })
}

async function draw(deps: WorkerDeps, certificateNo: number, frozen: unknown): Promise<Uint8Array> {
  try {
    return await drawCertificate(certificateFields.parse(frozen))
  } catch (error) {
    const failure = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
    await deps.db.certificate.update({ where: { certificateNo }, data: { failure } })
    throw error
  }
}

function nameOf(frozen: unknown): string {
  return certificateFields.parse(frozen).userName
}
