import type { Inquiry, Member, PrismaClient } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { inquiryWriterName, mayReadInquiry } from '@hygiene/domain/content/inquiry/inquiry-reader'
import { seoulDay } from '@hygiene/domain/time/seoul-day'

type WithWriter = Inquiry & { member: Pick<Member, 'name'> }

export function inquiryFactsOf(inquiry: WithWriter, readerNo: number | null) {
  const { inquiryNo, inquiryType, title, isPrivate, memberNo, member, answeredAt, writtenAt } = inquiry
  return {
    inquiryNo,
    inquiryType: inquiryType,
    title,
    isPrivate,
    isMine: memberNo === readerNo,
    writerName: inquiryWriterName({ ...inquiry, name: member.name }, readerNo),
    isAnswered: answeredAt !== null,
    regDate: seoulDay(writtenAt),
  }
}

type Found =
  | { allowed: true; inquiry: WithWriter }
  | { allowed: false; reason: 'INQUIRY_NOT_FOUND' | 'INQUIRY_PRIVATE' }

export async function findReadableInquiry(
  db: PrismaClient,
  inquiryNo: number,
  readerNo: number | null,
): Promise<Found> {
  const inquiry = await db.inquiry.findUnique({ where: { inquiryNo }, include: { member: true } })
  if (!inquiry) return denied('INQUIRY_NOT_FOUND')
  return mayReadInquiry(inquiry, readerNo) ? { allowed: true, inquiry } : denied('INQUIRY_PRIVATE')
}
