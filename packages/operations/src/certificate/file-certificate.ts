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
