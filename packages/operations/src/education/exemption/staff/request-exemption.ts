import { requestExemption as contract } from '@hygiene/contracts/education/exemption/staff/request-exemption'
import { denied } from '@hygiene/domain/verdict'
import { judgeExemption } from '@hygiene/domain/education/exemption/exemption'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../../kit/operation.ts'
import { requestApproval } from '../../../staff/approval/request-approval.ts'
import { countExisting, grantExemption } from '../grant-exemption.ts'

/** Requests a statutory exemption; a second person grants it. */
export const requestExemption = operation(contract, async ({ db, input, actor, now }) => {
  const { reasonCode, text, evidenceFileNo, licenseNumber: licenceNo = '', ...said } = input
  const facts = { ...said, licenceNo }
  const reason = judgeExemption({ ...facts, licenceKey: licenceKey(licenceNo), thisYear: seoulYear(now) })
  if (reason !== null) return denied(reason)
  if ((await countExisting(db, facts)) > 0) return denied('EXEMPTION_EXISTS')
  const asking = { maker: actor, reasonCode, text, evidenceFileNo }
  return requestApproval(db, grantExemption, facts, asking, now)
})
