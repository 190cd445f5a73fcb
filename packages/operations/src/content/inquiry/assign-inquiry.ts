import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, seesInquiry, staffMay, type Verdict } from '@hygiene/domain'
import { type Clerk, lockForClerk } from './lock-for-clerk.ts'
import { logInquiryAct } from './log-inquiry-act.ts'

interface Giving {
  inquiryNo: number
  /** Whose it was on the clerk's screen. */
  fromEmployeeNo: number | null
  toEmployeeNo: number | null
}

type Given = Verdict<'INQUIRY_NOT_FOUND' | 'INQUIRY_TAKEN' | 'CLERK_NOT_FOUND'>

/** Gives an inquiry to a clerk who may answer it, or to the queue; refused where it has another clerk than was seen. */
export async function assignInquiry(
  client: PrismaClient,
  clerk: Clerk,
  { inquiryNo, fromEmployeeNo, toEmployeeNo }: Giving,
  now: Date,
): Promise<Given> {
  return transaction(client, async (db): Promise<Given> => {
    const inquiry = await lockForClerk(db, clerk, inquiryNo)
    if (!inquiry) return denied('INQUIRY_NOT_FOUND')
    if (inquiry.assigneeNo === toEmployeeNo) return allowed()
    if (inquiry.assigneeNo !== fromEmployeeNo) return denied('INQUIRY_TAKEN')
    if (toEmployeeNo !== null) {
      const taker = await db.employee.findFirst({ where: { employeeNo: toEmployeeNo, disabledAt: null } })
      const may = taker && staffMay(taker.role, 'answerInquiries') && seesInquiry(taker, inquiry)
      if (!may) return denied('CLERK_NOT_FOUND')
    }
    await db.inquiry.update({ where: { inquiryNo }, data: { assigneeNo: toEmployeeNo } })
    const kind = toEmployeeNo === null ? 'released' : 'assigned'
    await db.inquiryAct.create({
      data: { inquiryNo, employeeNo: clerk.employeeNo, kind, toEmployeeNo, at: now },
    })
    await logInquiryAct(db, clerk, 'assignInquiry', inquiry, now)
    return allowed()
  })
}
