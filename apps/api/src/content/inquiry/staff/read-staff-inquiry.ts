import { richText } from '@hygiene/contracts/content/board/rich-text'
import { readStaffInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import { inquiryVersionOf, mayMergeInquiries, seesInquiry, staffMay } from '@hygiene/domain'
import { attachedFiles } from '@hygiene/operations/platform/file/attached-files'
import { filesOfAnswers } from '@hygiene/operations/content/inquiry/answer-files'
import { logInquiryAction } from '@hygiene/operations/content/inquiry/log-inquiry-action'
import { readTerm } from '@hygiene/operations/content/inquiry/working-term'
import { implement } from '../../../http/implement.ts'
import { inquiryRowOf, mayAnswerAs, WITH_PEOPLE } from './inquiry-rows.ts'
import { actionOf, reviewOf, WITH_THREAD } from './inquiry-thread.ts'
import { factsOfWriter } from './writer-facts.ts'

export const readStaffInquiry = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { inquiryNo } = input
    const inquiry = await deps.db.inquiry.findUnique({
      where: { inquiryNo },
      include: { ...WITH_PEOPLE, ...WITH_THREAD },
    })
    if (!inquiry || !seesInquiry(caller, inquiry)) throw refuse('INQUIRY_NOT_FOUND')
    await logInquiryAction(deps.db, { ...caller, ipAddress }, contract.operation, inquiry, now)

    const [term, files, filesOf, facts, employees] = await Promise.all([
      readTerm(deps.db, inquiry.inquiryType),
      attachedFiles(deps.db, { kind: 'inquiry', no: inquiryNo }),
      filesOfAnswers(
        deps.db,
        inquiry.reviews.map(({ reviewNo }) => reviewNo),
      ),
      factsOfWriter(deps.db, caller, inquiry),
      deps.db.employee.findMany({ where: { disabledAt: null }, orderBy: { name: 'asc' } }),
    ])
    const merging = { ...inquiry, hasMerged: inquiry.merged.length > 0 }
    return {
      ...inquiryRowOf(inquiry, term, now),
      isAnonymous: inquiry.isAnonymous,
      contents: richText.parse(inquiry.content),
      version: inquiryVersionOf(inquiry, inquiry.reviews),
      mayAnswer: staffMay(caller.role, 'answerInquiries') && mayAnswerAs(caller, inquiry),
      files,
      reviews: inquiry.reviews.map((review) => reviewOf(review, filesOf(review.reviewNo))),
      notes: inquiry.notes.map((note) => ({
        ...note,
        employeeName: note.employee.name,
        writtenAt: note.writtenAt.toISOString(),
      })),
      actions: inquiry.actions.map(actionOf),
      mergedNos: inquiry.merged.map((one) => one.inquiryNo),
      writer: facts.writer,
      others: facts.others.map((other) => ({
        ...other,
        mayMerge: seesInquiry(caller, other) && mayMergeInquiries(merging, other).allowed,
        writtenAt: other.writtenAt.toISOString(),
      })),
      fieldValues: { ...facts.values, 문의번호: String(inquiryNo) },
      employees: employees.filter(
        (one) => staffMay(one.role, 'answerInquiries') && seesInquiry(one, inquiry),
      ),
    }
  },
)
