import { randomUUID } from 'node:crypto'
import type { Transaction } from '@hygiene/db'
import { writeAnswer } from '@hygiene/operations/inquiry/write-answer'
import { addInquiry } from '@hygiene/testing'
import { inquiries, type InquiryContent } from './content/inquiries.ts'

const DAY_MS = 86_400_000

/** Inquiries and reports of the town's people, answered by its staff. */
export async function seedInquiries(db: Transaction, now: Date): Promise<void> {
  const { employeeNo } = await db.employee.findUniqueOrThrow({ where: { loginId: 'sangdam1' } })
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
