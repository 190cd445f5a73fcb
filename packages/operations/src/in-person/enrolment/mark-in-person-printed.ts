import { markInPersonPrinted as contract } from '@hygiene/contracts/in-person/enrolment/mark-in-person-printed'
import { denied } from '@hygiene/domain/verdict'
import { mayHaveSlip } from '@hygiene/domain/in-person/slip/may-have-slip'
import { operation } from '../../kit/operation.ts'
import { writeInPerson } from '../../platform/records/in-person-records.ts'

const PRINTED = { certificate: 'printedAt', slip: 'slipPrintedAt' } as const

export const markInPersonPrinted = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const { inPersonEnrolmentNo, document } = input
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
  return { inPersonEnrolmentNo, printedAt: (printed[column] ?? now).toISOString() }
})
