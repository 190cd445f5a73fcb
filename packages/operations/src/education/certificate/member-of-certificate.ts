import type { Certificate } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

export async function memberOfCertificate(
  db: Transaction,
  { enrolmentNo, inPersonEnrolmentNo }: Pick<Certificate, 'enrolmentNo' | 'inPersonEnrolmentNo'>,
): Promise<number> {
  const select = { memberNo: true }
  const record =
    enrolmentNo === null
      ? await db.inPersonEnrolment.findUniqueOrThrow({
          where: { inPersonEnrolmentNo: inPersonEnrolmentNo ?? 0 },
          select,
        })
      : await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo }, select })
  return record.memberNo
}
