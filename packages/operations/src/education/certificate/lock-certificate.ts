import type { Certificate } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

/** Locks a certificate so that correcting, replacing, drawing and revoking run in sequence. */
export async function lockCertificate(db: Transaction, certificateNo: number): Promise<Certificate | null> {
  await db.$queryRaw`SELECT 1 FROM "Certificate" WHERE "certificateNo" = ${certificateNo} FOR UPDATE`
  return db.certificate.findUnique({ where: { certificateNo } })
}
