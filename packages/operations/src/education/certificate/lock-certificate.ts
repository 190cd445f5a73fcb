import type { Certificate } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

/** One act at a time for a certificate: correcting, replacing, drawing and revoking wait for each other here. */
export async function lockCertificate(db: Transaction, certificateNo: number): Promise<Certificate | null> {
  await db.$queryRaw`SELECT 1 FROM "Certificate" WHERE "certificateNo" = ${certificateNo} FOR UPDATE`
  return db.certificate.findUnique({ where: { certificateNo } })
}
