import type { PrismaClient, Transaction } from '@hygiene/db'

/** Gives a certificate the file that was drawn of it, once: `store` is asked only where it has none yet. */
export async function fileCertificate(
  client: PrismaClient,
  certificateNo: number,
  store: (db: Transaction) => Promise<string>,
): Promise<void> {
  await client.$transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM "Certificate" WHERE "certificateNo" = ${certificateNo} FOR UPDATE`
    const current = await db.certificate.findUniqueOrThrow({ where: { certificateNo } })
    if (current.fileNo) return
    const fileNo = await store(db)
    await db.certificate.update({ where: { certificateNo }, data: { fileNo, failure: null } })
  })
}

/** Drawing failed: the person waiting for the file is told. */
export async function noteDrawingFailure(
  db: PrismaClient,
  certificateNo: number,
  sentence: string,
): Promise<void> {
  await db.certificate.updateMany({
    where: { certificateNo, fileNo: null },
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
    await db.$queryRaw`SELECT 1 FROM "Certificate" WHERE "certificateNo" = ${certificateNo} FOR UPDATE`
    const { frozen, issuedAt, fileNo, signedPayload } = await db.certificate.findUniqueOrThrow({
      where: { certificateNo },
    })
    if (signedPayload !== null || fileNo !== null) return { frozen, signedPayload }
    const signed = sign(frozen, issuedAt)
    await db.certificate.update({ where: { certificateNo }, data: { signedPayload: signed } })
    return { frozen, signedPayload: signed }
  })
}
