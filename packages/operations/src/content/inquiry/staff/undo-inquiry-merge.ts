import { undoInquiryMerge as contract } from '@hygiene/contracts/content/inquiry/staff/undo-inquiry-merge'
import { denied } from '@hygiene/domain/verdict'
import { runClock } from '@hygiene/domain/content/inquiry/inquiry-clock'
import { operation } from '../../../kit/operation.ts'
import { lockForEmployee } from '../lock-for-employee.ts'
import { writerNos } from '../logged-inquiry.ts'
import { readTerm } from '../working-term.ts'

/** Undoes a merge. The inquiry gets the state that its own last entry implies, and its clock keeps running. */
export const undoInquiryMerge = operation(contract, async ({ db, input, actor, now, log }) => {
  const { inquiryNo } = input
  const inquiry = await lockForEmployee(db, actor, inquiryNo)
  if (!inquiry) return denied('INQUIRY_NOT_FOUND')
  if (inquiry.mergedIntoNo === null) return denied('INQUIRY_NOT_MERGED')
  const last = await db.inquiryReview.findFirst({ where: { inquiryNo }, orderBy: { reviewNo: 'desc' } })
  const isOurs = !last || last.employeeNo === null
  const term = await readTerm(db, inquiry.inquiryType)
  await db.inquiry.update({
    where: { inquiryNo },
    data: {
      mergedIntoNo: null,
      tableState: isOurs ? 'open' : last.isQuestion ? 'waiting' : 'done',
      ...(isOurs ? runClock(term, now, inquiry.clockUsedMs) : {}),
    },
  })
  await db.inquiryAction.create({
    data: {
      inquiryNo,
      employeeNo: actor.employeeNo,
      kind: 'unmerged',
      otherNo: inquiry.mergedIntoNo,
      at: now,
    },
  })
  log({ memberNos: writerNos(inquiry) })
  return { inquiryNo }
})
