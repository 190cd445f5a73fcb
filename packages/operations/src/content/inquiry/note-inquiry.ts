import { type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { type Clerk, lockForClerk } from './lock-for-clerk.ts'
import { logInquiryAct } from './log-inquiry-act.ts'

type Noted = { allowed: true; noteNo: number } | { allowed: false; reason: 'INQUIRY_NOT_FOUND' }

/** Writes a note for the staff; sent twice it is written once. */
export async function noteInquiry(
  client: PrismaClient,
  clerk: Clerk,
  { inquiryNo, noteWords, requestNo }: { inquiryNo: number; noteWords: string; requestNo: string },
  now: Date,
): Promise<Noted> {
  return transaction(client, async (db): Promise<Noted> => {
    const inquiry = await lockForClerk(db, clerk, inquiryNo)
    if (!inquiry) return denied('INQUIRY_NOT_FOUND')
    const sent = await db.inquiryNote.findUnique({ where: { inquiryNo_requestNo: { inquiryNo, requestNo } } })
    if (sent) return { allowed: true, noteNo: sent.noteNo }
    const { employeeNo } = clerk
    const { noteNo } = await db.inquiryNote.create({
      data: { inquiryNo, employeeNo, requestNo, noteWords, writtenAt: now },
    })
    await logInquiryAct(db, clerk, 'noteInquiry', inquiry, now)
    return { allowed: true, noteNo }
  })
}
