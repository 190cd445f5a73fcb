import { type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { type Employee, lockForEmployee } from './lock-for-employee.ts'
import { logInquiryAction } from './log-inquiry-action.ts'

type Noted = { allowed: true; noteNo: number } | { allowed: false; reason: 'INQUIRY_NOT_FOUND' }

/** Writes a note for the staff; sent twice it is written once. */
export async function noteInquiry(
  client: PrismaClient,
  employee: Employee,
  { inquiryNo, noteText, requestNo }: { inquiryNo: number; noteText: string; requestNo: string },
  now: Date,
): Promise<Noted> {
  return transaction(client, async (db): Promise<Noted> => {
    const inquiry = await lockForEmployee(db, employee, inquiryNo)
    if (!inquiry) return denied('INQUIRY_NOT_FOUND')
    const sent = await db.inquiryNote.findUnique({ where: { inquiryNo_requestNo: { inquiryNo, requestNo } } })
    if (sent) return { allowed: true, noteNo: sent.noteNo }
    const { employeeNo } = employee
    const { noteNo } = await db.inquiryNote.create({
      data: { inquiryNo, employeeNo, requestNo, noteText, writtenAt: now },
    })
    await logInquiryAction(db, employee, 'noteInquiry', inquiry, now)
    return { allowed: true, noteNo }
  })
}
