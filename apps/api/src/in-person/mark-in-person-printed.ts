import { markInPersonPrinted as contract } from '@hygiene/contracts'
import { mayHaveSlip } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

const PRINTED = { certificate: 'printedAt', slip: 'slipPrintedAt' } as const

/** The first print counts: printing again leaves its instant alone. */
export const markInPersonPrinted = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { inPersonEnrolmentNo, document } = input
  const own = { inPersonEnrolmentNo, memberNo: caller.memberNo }
  const record = await deps.db.inPersonEnrolment.findFirst({
    where: own,
    include: { certificate: true, booking: true },
  })
  if (!record) throw refuse('ENROLMENT_NOT_FOUND')
  const hasSlip = mayHaveSlip(record, record.booking)
  if (document === 'slip' && !hasSlip) throw refuse('SLIP_NOT_ISSUED')
  if (document === 'certificate' && record.certificate?.status !== 'valid') {
    throw refuse('CERTIFICATE_NOT_ISSUED')
  }

  const column = PRINTED[document]
  await deps.db.inPersonEnrolment.updateMany({ where: { ...own, [column]: null }, data: { [column]: now } })
  const printed = await deps.db.inPersonEnrolment.findFirstOrThrow({ where: own })
  return { inPersonEnrolmentNo, printedAt: (printed[column] ?? now).toISOString() }
})
