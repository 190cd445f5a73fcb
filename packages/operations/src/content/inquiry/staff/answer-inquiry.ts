import { answerInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/answer-inquiry'
import { denied } from '@hygiene/domain/verdict'
import { attachEvidence } from '../../../platform/file/attach-evidence.ts'
import { operation } from '../../../kit/operation.ts'
import { lockForEmployee } from '../lock-for-employee.ts'
import { repeated, writerNos } from '../logged-inquiry.ts'
import { versionOf } from '../version-of.ts'
import { writeAnswer } from '../write-answer.ts'

/** Sends an answer. Refuses if the inquiry has changed since it was read. */
export const answerInquiry = operation(contract, async ({ db, input, actor, now, log }) => {
  const { inquiryNo, version, fileNos, ...answer } = input
  const inquiry = await lockForEmployee(db, actor, inquiryNo)
  if (!inquiry) return denied('INQUIRY_NOT_FOUND')
  const { requestNo } = answer
  const sent = await db.inquiryReview.findUnique({
    where: { inquiryNo_requestNo: { inquiryNo, requestNo } },
  })
  if (sent) return repeated(log, { reviewNo: sent.reviewNo })
  if (inquiry.mergedIntoNo !== null) return denied('INQUIRY_MERGED')
  if (version !== (await versionOf(db, inquiry))) return denied('INQUIRY_MOVED_ON')

  const { employeeNo } = actor
  const reviewNo = await writeAnswer(db, inquiry, { ...answer, employeeNo }, now)
  for (const fileNo of new Set(fileNos)) {
    const owner = { kind: 'inquiryAnswer', no: reviewNo } as const
    if (!(await attachEvidence(db, { employeeNo, owner, fileNo }))) return denied('FILE_NOT_FOUND')
  }
  log({ memberNos: writerNos(inquiry) })
  return { reviewNo }
})
