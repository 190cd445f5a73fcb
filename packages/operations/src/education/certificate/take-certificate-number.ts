import type { Transaction } from '@hygiene/db/connect'

/** The next running number of a year and kind of operator; the counter row stays locked until the commit. */
export async function takeCertificateSequence(
  db: Transaction,
  year: number,
  salesType: number,
): Promise<number> {
  const rows = await db.$queryRaw<{ lastNumber: number }[]>`
    INSERT INTO "CertificateCounter" ("year", "salesType", "lastNumber") VALUES (${year}, ${salesType}, 1)
    ON CONFLICT ("year", "salesType") DO UPDATE SET "lastNumber" = "CertificateCounter"."lastNumber" + 1
    RETURNING "lastNumber"`
  const taken = rows[0]
  if (!taken) throw new Error('The certificate counter gave no number')
  return taken.lastNumber
}
