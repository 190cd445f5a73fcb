import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { type Employee, lockForEmployee } from './lock-for-employee.ts'
import { logInquiryAction } from './log-inquiry-action.ts'

/** Puts an inquiry under a topic that is in use, or under none. */
export async function setInquiryTopic(
  client: PrismaClient,
  employee: Employee,
  { inquiryNo, topicNo }: { inquiryNo: number; topicNo: number | null },
  now: Date,
): Promise<Verdict<'INQUIRY_NOT_FOUND' | 'TOPIC_NOT_FOUND'>> {
  return transaction<Verdict<'INQUIRY_NOT_FOUND' | 'TOPIC_NOT_FOUND'>>(client, async (db) => {
    const inquiry = await lockForEmployee(db, employee, inquiryNo)
    if (!inquiry) return denied('INQUIRY_NOT_FOUND')
    if (topicNo !== null && (await db.inquiryTopic.count({ where: { topicNo, endedAt: null } })) === 0)
      return denied('TOPIC_NOT_FOUND')
    await db.inquiry.update({ where: { inquiryNo }, data: { topicNo } })
    await logInquiryAction(db, employee, 'setInquiryTopic', inquiry, now)
    return allowed()
  })
}
