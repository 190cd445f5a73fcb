import type { PrismaClient } from '@hygiene/db'
import { denied, type InPersonEnrolmentNo, mayHaveSlip } from '@hygiene/domain'
import { writeInPerson } from '../../platform/records/in-person-records.ts'

const PRINTED = { certificate: 'printedAt', slip: 'slipPrintedAt' } as const

export interface Printed {
  memberNo: number
  inPersonEnrolmentNo: InPersonEnrolmentNo
  document: keyof typeof PRINTED
}

export type PrintRefusal = 'ENROLMENT_NOT_FOUND' | 'SLIP_NOT_ISSUED' | 'CERTIFICATE_NOT_ISSUED'

/** The first print counts: printing again leaves its instant alone. One statement writes it, so no transaction is needed. */
export async function markInPersonPrinted(
  db: PrismaClient,
  { memberNo, inPersonEnrolmentNo, document }: Printed,
  now: Date,
): Promise<{ allowed: true; printedAt: Date } | { allowed: false; reason: PrintRefusal }> {
  const own = { inPersonEnrolmentNo, memberNo }
  const record = await db.inPersonEnrolment.findFirst({
    where: own,
    include: { certificate: true, booking: true },
  })
  if (!record) return denied('ENROLMENT_NOT_FOUND')
  if (document === 'slip' && !mayHaveSlip(record, record.booking)) return denied('SLIP_NOT_ISSUED')
  if (document === 'certificate' && record.certificate?.status !== 'valid') {
    return denied('CERTIFICATE_NOT_ISSUED')
  }

  const column = PRINTED[document]
  await writeInPerson(db, { ...own, [column]: null }, { [column]: now })
  const printed = await db.inPersonEnrolment.findFirstOrThrow({ where: own })
  return { allowed: true, printedAt: printed[column] ?? now }
}
