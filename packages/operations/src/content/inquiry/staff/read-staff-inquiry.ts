import { richText } from '@hygiene/contracts/content/board/rich-text'
import { readStaffInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import { denied } from '@hygiene/domain/verdict'
import { inquiryVersionOf } from '@hygiene/domain/content/inquiry/inquiry-turn'
import { mayMergeInquiries, seesInquiry } from '@hygiene/domain/content/inquiry/inquiry-scope'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { attachedFiles } from '../../../platform/file/attached-files.ts'
import { filesOfAnswers } from '../../inquiry/answer-files.ts'
import { writerNos } from '../../inquiry/logged-inquiry.ts'
import { readTerm } from '../../inquiry/working-term.ts'
import { operation } from '../../../kit/operation.ts'
import { inquiryRowOf, mayAnswerAs, WITH_PEOPLE } from './inquiry-rows.ts'
import { actionOf, reviewOf, WITH_THREAD } from './inquiry-thread.ts'
import { factsOfWriter } from './writer-facts.ts'

export const readStaffInquiry = operation(contract, async ({ db, input, actor, now, log }) => {
  const { inquiryNo } = input
  const inquiry = await db.inquiry.findUnique({
    where: { inquiryNo },
    include: { ...WITH_PEOPLE, ...WITH_THREAD },
  })
  if (!inquiry || !seesInquiry(actor, inquiry)) return denied('INQUIRY_NOT_FOUND')
  log({ memberNos: writerNos(inquiry) })

  const [term, files, filesOf, facts, employees] = await Promise.all([
    readTerm(db, inquiry.inquiryType),
    attachedFiles(db, { kind: 'inquiry', no: inquiryNo }),
    filesOfAnswers(
      db,
      inquiry.reviews.map(({ reviewNo }) => reviewNo),
    ),
    factsOfWriter(db, actor, inquiry),
    db.employee.findMany({ where: { disabledAt: null }, orderBy: { name: 'asc' } }),
  ])
  const merging = { ...inquiry, hasMerged: inquiry.merged.length > 0 }
  return {
    ...inquiryRowOf(inquiry, term, now),
    isAnonymous: inquiry.isAnonymous,
    contents: richText.parse(inquiry.content),
    version: inquiryVersionOf(inquiry, inquiry.reviews),
    mayAnswer: staffMay(actor.role, 'answerInquiries') && mayAnswerAs(actor, inquiry),
    files,
    reviews: inquiry.reviews.map((review) => reviewOf(review, filesOf(review.reviewNo))),
    notes: inquiry.notes.map((note) => ({
      ...note,
      employeeName: note.employee.name,
      writtenAt: note.writtenAt,
    })),
    actions: inquiry.actions.map(actionOf),
    mergedNos: inquiry.merged.map((one) => one.inquiryNo),
    writer: facts.writer,
    others: facts.others.map((other) => ({
      ...other,
      mayMerge: seesInquiry(actor, other) && mayMergeInquiries(merging, other).allowed,
      writtenAt: other.writtenAt,
    })),
    fieldValues: { ...facts.values, 문의번호: String(inquiryNo) },
    employees: employees.filter((one) => staffMay(one.role, 'answerInquiries') && seesInquiry(one, inquiry)),
  }
})
