import { correctAnswer as contract } from '@hygiene/contracts/content/inquiry/staff/correct-answer'
import { asJson } from '@hygiene/db/as-json'
import { denied } from '@hygiene/domain/verdict'
import { notifyOnce } from '../../../platform/message/notify-once.ts'
import { operation } from '../../../kit/operation.ts'
import { lockForEmployee } from '../lock-for-employee.ts'
import { writerNos } from '../logged-inquiry.ts'

/** Replaces the version of an answer that was read. The old one is kept and the writer is notified. */
export const correctAnswer = operation(contract, async ({ db, input, actor, now, log }) => {
  const { reviewNo, version, contents } = input
  const found = await db.inquiryReview.findUnique({ where: { reviewNo } })
  const inquiry = found && (await lockForEmployee(db, actor, found.inquiryNo))
  const review = inquiry && (await db.inquiryReview.findUniqueOrThrow({ where: { reviewNo } }))
  if (!review || review.employeeNo === null) return denied('INQUIRY_NOT_FOUND')
  if (review.version !== version) return denied('INQUIRY_MOVED_ON')

  const { employeeNo } = actor
  const { versionNo } = await db.inquiryReviewVersion.create({
    data: { reviewNo, version, content: asJson(review.content as object[]), employeeNo, replacedAt: now },
  })
  await db.inquiryReview.update({
    where: { reviewNo },
    data: { content: asJson(contents), version: version + 1 },
  })
  await notifyOnce(db, 'inquiryCorrected', { memberNo: inquiry.memberNo, aboutNo: versionNo }, now)
  log({ subject: { kind: 'inquiry', no: inquiry.inquiryNo }, memberNos: writerNos(inquiry) })
  return { version: version + 1 }
})
