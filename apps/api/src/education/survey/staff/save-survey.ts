import { saveSurvey as contract } from '@hygiene/contracts/education/survey/staff/save-survey'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { saveSurvey as save } from '@hygiene/operations/education/survey/save-survey'
import { implement } from '../../../http/implement.ts'

export const saveSurvey = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { year, lastEdition, ...body } = input
  const saved = await save(deps.db, { year, lastEdition }, body, { employeeNo: caller.employeeNo, now })
  if (!saved.allowed) throw refuse(saved.reason)
  const { surveyNo, edition } = saved
  const subject = { kind: 'survey', no: surveyNo } as const
  await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
  return { surveyNo, edition }
})
