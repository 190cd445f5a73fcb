import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { lockCertificate } from './lock-certificate.ts'

/** An edition of a certificate, by the number that only it prints. */
export interface Edition {
  certificateNo: number
  verificationNumber: string
}

/**
 * Gives a certificate the file that was drawn of it, once: `store` is asked only where it has none yet. An edition that was
 * replaced or revoked while it was drawn is not filed; the one that took its place has a job of its own.
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

/** Drawing failed: the person waiting for the file is told. */
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
 * What stands behind `#` in the printed symbol of a certificate without a file: signed once, so that another drawing of the
 * same fields gives the same bytes. Null where `sign` has nothing to sign.
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
