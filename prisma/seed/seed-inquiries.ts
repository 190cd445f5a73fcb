import { randomUUID } from 'node:crypto'
import type { Transaction } from '@hygiene/db/connect'
import { writeAnswer } from '@hygiene/operations/content/inquiry/write-answer'
import { addInquiry } from '@hygiene/testing'
import { inquiries, type InquiryContent } from './content/inquiries.ts'

const DAY_MS = 86_400_000

const CANNED = [
  {
    cannedTitle: '수료증 출력(휴대전화)',
    cannedText:
      '안녕하세요, {이름} 님. {수료일}에 수료하셨고 수료증({수료증번호})도 만들어져 있습니다.\n휴대전화에서는 나의 학습실의 «수료증 보기»를 누르시면 열립니다.',
  },
  {
    cannedTitle: '영수증 다시 받기',
    cannedText: '안녕하세요, {이름} 님. 신청 {신청번호}의 영수증은 결제 내역에서 다시 받으실 수 있습니다.',
  },
]

export async function seedInquiries(db: Transaction, now: Date): Promise<void> {
  const { employeeNo } = await db.employee.findUniqueOrThrow({ where: { loginId: 'sangdam1' } })
  const canned = { employeeNo, savedAt: now }
  await db.cannedAnswer.createMany({ data: CANNED.map((answer) => ({ ...answer, ...canned })) })
  for (const inquiry of inquiries) await addOne(db, inquiry, { employeeNo, now })
}

async function addOne(
  db: Transaction,
  { userId, daysAgo, answer, ...written }: InquiryContent,
  { employeeNo, now }: { employeeNo: number; now: Date },
): Promise<void> {
  const writer = await db.member.findUniqueOrThrow({ where: { userId } })
  const writtenAt = new Date(now.getTime() - daysAgo * DAY_MS)
  const asked = await addInquiry(db, writer, { ...written, writtenAt })
  if (!answer) return
  const answeredAt = new Date(writtenAt.getTime() + DAY_MS)
  const how = { isQuestion: false, finishes: true, requestNo: randomUUID() }
  await writeAnswer(db, asked, { employeeNo, contents: answer, ...how }, answeredAt)
}
