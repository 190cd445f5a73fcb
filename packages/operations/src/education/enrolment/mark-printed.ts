import { markPrinted as contract } from '@hygiene/contracts/education/enrolment/mark-printed'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { markOnlinePrinted } from '../../platform/records/online-enrolments.ts'

export const markPrinted = operation(contract, async ({ db, input: { enrolmentNo }, actor, now }) => {
  const own = { enrolmentNo, memberNo: actor.memberNo }
  const enrolment = await db.onlineEnrolment.findFirst({ where: own, include: { certificate: true } })
  if (!enrolment) return denied('ENROLMENT_NOT_FOUND')
  if (enrolment.certificate?.status !== 'valid') return denied('CERTIFICATE_NOT_ISSUED')

  await markOnlinePrinted(db, own, now)
  const { printedAt } = await db.onlineEnrolment.findFirstOrThrow({ where: own })
  return { enrolmentNo, printedAt: printedAt ?? now }
})
