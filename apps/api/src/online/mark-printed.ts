import { markPrinted as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

/** The first print counts: printing again leaves its instant alone. */
export const markPrinted = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const own = { enrolmentNo: input.enrolmentNo, memberNo: caller.memberNo }
  const enrolment = await deps.db.onlineEnrolment.findFirst({ where: own, include: { certificate: true } })
  if (!enrolment) throw refuse('ENROLMENT_NOT_FOUND')
  if (enrolment.certificate?.status !== 'valid') throw refuse('CERTIFICATE_NOT_ISSUED')

  await deps.db.onlineEnrolment.updateMany({ where: { ...own, printedAt: null }, data: { printedAt: now } })
  const printed = await deps.db.onlineEnrolment.findFirstOrThrow({ where: own })
  return { enrolmentNo: own.enrolmentNo, printedAt: (printed.printedAt ?? now).toISOString() }
})
