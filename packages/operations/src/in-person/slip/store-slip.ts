import type { EnrolmentSlip, PrismaClient } from '@hygiene/db/generated/client'
import { sentenceOf } from '@hygiene/db/describe-error'
import type { Transaction } from '@hygiene/db/connect'
import { slipPayloadIn } from '@hygiene/domain/in-person/slip/freeze-slip'

type DrawnSlip = Pick<EnrolmentSlip, 'inPersonEnrolmentNo' | 'issuedAt' | 'frozen'>

export async function storeSlip(
  client: PrismaClient,
  { inPersonEnrolmentNo, frozen }: DrawnSlip,
  store: (db: Transaction) => Promise<string>,
): Promise<void> {
  await client.$transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM "EnrolmentSlip" WHERE "inPersonEnrolmentNo" = ${inPersonEnrolmentNo} FOR UPDATE`
    const current = await db.enrolmentSlip.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })
    // The slip is drawn already, or the booking moved or was corrected: a separate job draws that version.
    if (current.fileNo || slipPayloadIn(current.frozen) !== slipPayloadIn(frozen)) return

    const fileNo = await store(db)
    await db.enrolmentSlip.update({ where: { inPersonEnrolmentNo }, data: { fileNo, failure: null } })
  })
}

export async function noteFailedSlip(
  db: PrismaClient,
  { inPersonEnrolmentNo, issuedAt }: DrawnSlip,
  error: unknown,
): Promise<void> {
  await db.enrolmentSlip.updateMany({
    where: { inPersonEnrolmentNo, issuedAt, fileNo: null },
    data: { failure: sentenceOf(error).slice(0, 300) },
  })
}
