import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, seesInquiry, staffMay, type Verdict } from '@hygiene/domain'
import { type Employee, lockForEmployee } from './lock-for-employee.ts'
import { logInquiryAction } from './log-inquiry-action.ts'

interface Giving {
  inquiryNo: number
  /** Whose it was on the employee's screen. */
  fromEmployeeNo: number | null
  toEmployeeNo: number | null
}

type Given = Verdict<'INQUIRY_NOT_FOUND' | 'INQUIRY_TAKEN' | 'ASSIGNEE_NOT_FOUND'>

/** Gives an inquiry to an employee who may answer it, or to the queue; refused where it has another employee than was seen. */
export async function assignInquiry(
  client: PrismaClient,
  employee: Employee,
  { inquiryNo, fromEmployeeNo, toEmployeeNo }: Giving,
  now: Date,
): Promise<Given> {
  return transaction(client, async (db): Promise<Given> => {
    const inquiry = await lockForEmployee(db, employee, inquiryNo)
    if (!inquiry) return denied('INQUIRY_NOT_FOUND')
    if (inquiry.assigneeNo === toEmployeeNo) return allowed()
    if (inquiry.assigneeNo !== fromEmployeeNo) return denied('INQUIRY_TAKEN')
    if (toEmployeeNo !== null) {
      const taker = await db.employee.findFirst({ where: { employeeNo: toEmployeeNo, disabledAt: null } })
      const may = taker && staffMay(taker.role, 'answerInquiries') && seesInquiry(taker, inquiry)
      if (!may) return denied('ASSIGNEE_NOT_FOUND')
    }
    await db.inquiry.update({ where: { inquiryNo }, data: { assigneeNo: toEmployeeNo } })
    const kind = toEmployeeNo === null ? 'released' : 'assigned'
    await db.inquiryAction.create({
      data: { inquiryNo, employeeNo: employee.employeeNo, kind, toEmployeeNo, at: now },
    })
    await logInquiryAction(db, employee, 'assignInquiry', inquiry, now)
    return allowed()
  })
}
