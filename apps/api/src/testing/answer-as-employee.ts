import { randomUUID } from 'node:crypto'
import { lockInquiry } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { writeAnswer } from '@hygiene/operations/content/inquiry/write-answer'
import { paragraphs } from '@hygiene/testing'

export async function answerAsEmployee(
  db: Transaction,
  { inquiryNo, employeeNo, said }: { inquiryNo: number; employeeNo: number; said: string },
  now: Date,
): Promise<number> {
  const inquiry = await lockInquiry(db, inquiryNo)
  if (!inquiry) throw new Error(`There is no inquiry ${inquiryNo}`)
  const how = { isQuestion: false, finishes: true, requestNo: randomUUID() }
  return writeAnswer(db, inquiry, { employeeNo, contents: paragraphs([said]), ...how }, now)
}
