import { asJson } from '@hygiene/db/as-json'
import type { Inquiry } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { runClock, stopClock } from '@hygiene/domain/content/inquiry/inquiry-clock'
import { notifyOnce } from '../../platform/message/notify-once.ts'
import { readTerm } from './working-term.ts'

export interface Answer {
  employeeNo: number
  contents: RichBlock[]
  isQuestion: boolean
  finishes: boolean
  requestNo: string
}

/**
 * Writes an answer or a question back under a locked inquiry and notifies the writer by text message, at night not before the
 * morning. The clock then stops, or restarts if the inquiry stays open.
 */
export async function writeAnswer(
  db: Transaction,
  inquiry: Inquiry,
  { employeeNo, contents, isQuestion, finishes, requestNo }: Answer,
  now: Date,
): Promise<number> {
  const { inquiryNo, inquiryType, memberNo } = inquiry
  const { reviewNo } = await db.inquiryReview.create({
    data: { inquiryNo, employeeNo, requestNo, isQuestion, content: asJson(contents), writtenAt: now },
  })
  const term = await readTerm(db, inquiryType)
  const stays = !isQuestion && !finishes
  await db.inquiry.update({
    where: { inquiryNo },
    data: {
      ...(stays ? runClock(term, now) : stopClock(term.hours, inquiry, now)),
      tableState: isQuestion ? 'waiting' : finishes ? 'done' : 'open',
      assigneeNo: inquiry.assigneeNo ?? employeeNo,
      ...(isQuestion ? {} : { answeredAt: now, ...firstAnswer() }),
    },
  })
  const kind = isQuestion ? 'inquiryAsked' : 'inquiryAnswered'
  await notifyOnce(db, kind, { memberNo, aboutNo: reviewNo }, now)
  return reviewNo

  function firstAnswer() {
    if (inquiry.firstAnswerAt) return {}
    const { clockUsedMs } = stopClock(term.hours, inquiry, now)
    return { firstAnswerAt: now, firstAnswerMs: clockUsedMs }
  }
}
