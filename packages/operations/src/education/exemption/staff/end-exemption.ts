import { endExemption as contract } from '@hygiene/contracts/education/exemption/staff/end-exemption'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/** Ends an exemption, so the course can be applied for again. The second of two simultaneous calls is refused. */
export const endExemption = operation(contract, async ({ db, input: { exemptionNo, reason }, now, log }) => {
  const exemption = await db.exemption.findUnique({ where: { exemptionNo } })
  if (!exemption) return denied('EXEMPTION_NOT_FOUND')
  const { count } = await db.exemption.updateMany({
    where: { exemptionNo, endedAt: null },
    data: { endedAt: now, endedText: reason },
  })
  if (count === 0) return denied('EXEMPTION_ENDED')
  log({ memberNos: [exemption.memberNo] })
  return { exemptionNo }
})
