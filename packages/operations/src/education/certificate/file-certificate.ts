import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { lockCertificate } from './lock-certificate.ts'

export interface Edition {
  certificateNo: number
  verificationNumber: string
}

/**
 * Files the drawn document once: `store` runs only if no file exists yet. An edition that was replaced or revoked in the meantime
 * is not filed, because its successor has its own job.
 */
export async function fileCertificate(
  client: PrismaClient,
  { certificateNo, verificationNumber }: Edition,
  store: (db: Transaction) => Promise<string>,
): Promise<void> {
  await client.$transaction(async (db) => {
    const current = await lockCertificate(db, certificateNo)
    const isWanted = current?.status === 'valid' && current.verificationNumber === verificationNumber
    if (!isWanted || current.fileNo) return
    const fileNo = await store(db)
    await db.certificate.update({ where: { certificateNo }, data: { fileNo, failure: null } })
  })
}

export async function noteDrawingFailure(
  db: PrismaClient,
  edition: Edition,
  sentence: string,
): Promise<void> {
  await db.certificate.updateMany({
    where: { ...edition, fileNo: null },
    data: { failure: sentence.slice(0, 300) },
  })
}

/**
 * Returns the payload after `#` in the printed symbol. It is signed once, so drawing the same fields again gives the same bytes.
 * Null if `sign` returns nothing.
 */
export async function keepSignedPayload(
  client: PrismaClient,
  certificateNo: number,
  sign: (frozen: unknown, issuedAt: Date) => string | null,
): Promise<{ frozen: unknown; signedPayload: string | null }> {
  return client.$transaction(async (db) => {
    const current = await lockCertificate(db, certificateNo)
    if (!current) throw new Error(`There is no certificate ${certificateNo}`)
    const { frozen, issuedAt, fileNo, signedPayload } = current
    if (signedPayload !== null || fileNo !== null) return { frozen, signedPayload }
    const signed = sign(frozen, issuedAt)
    await db.certificate.update({ where: { certificateNo }, data: { signedPayload: signed } })
    return { frozen, signedPayload: signed }
  })
}
