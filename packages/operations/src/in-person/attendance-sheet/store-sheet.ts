import type { PrismaClient } from '@hygiene/db/generated/client'
import { sentenceOf } from '@hygiene/db/describe-error'

/** Stores the drawn sheet. If two jobs draw it at once, the first result is kept. */
export async function storeSheet(
  db: PrismaClient,
  { sheetNo, bytes }: { sheetNo: number; bytes: Uint8Array },
): Promise<void> {
  const pdf = new Uint8Array(bytes)
  await db.attendanceSheet.updateMany({ where: { sheetNo, pdf: null }, data: { pdf, failure: null } })
}

export async function noteFailedSheet(db: PrismaClient, sheetNo: number, error: unknown): Promise<void> {
  const failure = sentenceOf(error).slice(0, 300)
  await db.attendanceSheet.updateMany({ where: { sheetNo, pdf: null }, data: { failure } })
}
