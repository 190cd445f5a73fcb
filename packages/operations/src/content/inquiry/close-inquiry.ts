import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, stopClock, type Verdict } from '@hygiene/domain'
import { type Clerk, lockForClerk } from './lock-for-clerk.ts'
import { logInquiryAct } from './log-inquiry-act.ts'
import { stampOf } from './stamp-of.ts'
import { turnOf } from './turn-of.ts'
import { readHours } from './working-term.ts'

type Closed = Verdict<'INQUIRY_NOT_FOUND' | 'INQUIRY_NEEDS_ANSWER' | 'INQUIRY_MOVED_ON'>

/** Finishes an inquiry whose last word is ours; a follow-up of its writer opens it again. */
export async function closeInquiry(
  client: PrismaClient,
  clerk: Clerk,
  { inquiryNo, stamp }: { inquiryNo: number; stamp: string },
  now: Date,
): Promise<Closed> {
  return transaction(client, async (db): Promise<Closed> => {
    const inquiry = await lockForClerk(db, clerk, inquiryNo)
    if (!inquiry) return denied('INQUIRY_NOT_FOUND')
    if (stamp !== (await stampOf(db, inquiry))) return denied('INQUIRY_MOVED_ON')
    if (inquiry.deskState === 'done') return allowed()
    if ((await turnOf(db, inquiryNo)) !== 'answered') return denied('INQUIRY_NEEDS_ANSWER')
    await db.inquiry.update({
      where: { inquiryNo },
      data: { deskState: 'done', ...stopClock(await readHours(db), inquiry, now) },
    })
    await db.inquiryAct.create({
      data: { inquiryNo, employeeNo: clerk.employeeNo, kind: 'closed', at: now },
    })
    await logInquiryAct(db, clerk, 'closeInquiry', inquiry, now)
    return allowed()
  })
}
