import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type InquiryTarget, type Verdict } from '@hygiene/domain'
import { type Employee, lockForEmployee } from './lock-for-employee.ts'
import { logInquiryAction } from './log-inquiry-action.ts'

interface Passing {
  inquiryNo: number
  target: InquiryTarget
  branchNo?: number | undefined
  text: string
}

type Passed = Verdict<'INQUIRY_NOT_FOUND' | 'INQUIRY_MERGED' | 'INQUIRY_BRANCH_UNKNOWN'>

/** Passes an inquiry on: no employee has it until one of them takes it, and its clock goes on. */
export async function passInquiry(
  client: PrismaClient,
  employee: Employee,
  { inquiryNo, target, branchNo, text }: Passing,
  now: Date,
): Promise<Passed> {
  return transaction(client, async (db): Promise<Passed> => {
    const inquiry = await lockForEmployee(db, employee, inquiryNo)
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
    const { employeeNo } = employee
    await db.inquiryAction.create({
      data: { inquiryNo, employeeNo, kind: 'passed', toRole: target, toBranchNo, text, at: now },
    })
    await logInquiryAction(db, employee, 'passInquiry', inquiry, now)
    return allowed()
  })
}
