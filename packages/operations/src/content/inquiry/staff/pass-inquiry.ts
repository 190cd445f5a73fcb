import { passInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/pass-inquiry'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { lockForEmployee } from '../lock-for-employee.ts'
import { writerNos } from '../logged-inquiry.ts'

/** Passes an inquiry to a role or a branch. It is unassigned until someone takes it, and its clock keeps running. */
export const passInquiry = operation(contract, async ({ db, input, actor, now, log }) => {
  const { inquiryNo, target, branchNo, text } = input
  const inquiry = await lockForEmployee(db, actor, inquiryNo)
  if (!inquiry) return denied('INQUIRY_NOT_FOUND')
  if (inquiry.mergedIntoNo !== null) return denied('INQUIRY_MERGED')
  const toBranchNo = target === 'branch' ? (branchNo ?? 0) : null
  if (toBranchNo !== null && !(await db.branch.findUnique({ where: { branchNo: toBranchNo } })))
    return denied('INQUIRY_BRANCH_UNKNOWN')

  const passedTo = target === 'support' ? null : target
  await db.inquiry.update({
    where: { inquiryNo },
    data: { passedTo, passedBranchNo: toBranchNo, assigneeNo: null },
  })
  const { employeeNo } = actor
  await db.inquiryAction.create({
    data: { inquiryNo, employeeNo, kind: 'passed', toRole: target, toBranchNo, text, at: now },
  })
  log({ memberNos: writerNos(inquiry) })
  return { inquiryNo }
})
