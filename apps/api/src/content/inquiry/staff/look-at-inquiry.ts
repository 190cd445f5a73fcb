import { lookAtInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/look-at-inquiry'
import { findForClerk } from '@hygiene/operations/content/inquiry/lock-for-clerk'
import { lookAtInquiry as look } from '@hygiene/operations/content/inquiry/look-at-inquiry'
import { stampOf } from '@hygiene/operations/content/inquiry/stamp-of'
import { implement } from '../../../http/implement.ts'

export const lookAtInquiry = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const inquiry = await findForClerk(deps.db, { ...caller, ipAddress }, input.inquiryNo)
  if (!inquiry) throw refuse('INQUIRY_NOT_FOUND')
  const { employeeNo } = caller
  const [lookers, stamp] = await Promise.all([
    look(deps.db, { ...input, employeeNo }, now),
    stampOf(deps.db, inquiry),
  ])
  return { lookers, stamp, assigneeNo: inquiry.assigneeNo }
})
