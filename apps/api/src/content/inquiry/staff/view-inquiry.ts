import { viewInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/view-inquiry'
import { findForEmployee } from '@hygiene/operations/content/inquiry/lock-for-employee'
import { viewInquiry as view } from '@hygiene/operations/content/inquiry/view-inquiry'
import { versionOf } from '@hygiene/operations/content/inquiry/version-of'
import { implement } from '../../../http/implement.ts'

export const viewInquiry = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const inquiry = await findForEmployee(deps.db, { ...caller, ipAddress }, input.inquiryNo)
  if (!inquiry) throw refuse('INQUIRY_NOT_FOUND')
  const { employeeNo } = caller
  const [viewers, version] = await Promise.all([
    view(deps.db, { ...input, employeeNo }, now),
    versionOf(deps.db, inquiry),
  ])
  return { viewers, version, assigneeNo: inquiry.assigneeNo }
})
