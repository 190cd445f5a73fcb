import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, stopClock, type Verdict } from '@hygiene/domain'
import { type Employee, lockForEmployee } from './lock-for-employee.ts'
import { logInquiryAction } from './log-inquiry-action.ts'
import { versionOf } from './version-of.ts'
import { turnOf } from './turn-of.ts'
import { readHours } from './working-term.ts'

type Closed = Verdict<'INQUIRY_NOT_FOUND' | 'INQUIRY_NEEDS_ANSWER' | 'INQUIRY_MOVED_ON'>

/** Finishes an inquiry whose last word is ours; a follow-up of its writer opens it again. */
export async function closeInquiry(
  client: PrismaClient,
  employee: Employee,
  { inquiryNo, version }: { inquiryNo: number; version: string },
  now: Date,
): Promise<Closed> {
  return transaction(client, async (db): Promise<Closed> => {
    const inquiry = await lockForEmployee(db, employee, inquiryNo)
    if (!inquiry) return denied('INQUIRY_NOT_FOUND')
    if (version !== (await versionOf(db, inquiry))) return denied('INQUIRY_MOVED_ON')
    if (inquiry.tableState === 'done') return allowed()
    if ((await turnOf(db, inquiryNo)) !== 'answered') return denied('INQUIRY_NEEDS_ANSWER')
    await db.inquiry.update({
      where: { inquiryNo },
      data: { tableState: 'done', ...stopClock(await readHours(db), inquiry, now) },
    })
    await db.inquiryAction.create({
      data: { inquiryNo, employeeNo: employee.employeeNo, kind: 'closed', at: now },
    })
    await logInquiryAction(db, employee, 'closeInquiry', inquiry, now)
    return allowed()
  })
}
