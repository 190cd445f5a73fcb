import { richText } from '@hygiene/contracts/content/board/rich-text'
import { listInquiryReviews as contract } from '@hygiene/contracts/content/inquiry/list-inquiry-reviews'
import { inquiryTurn, mayEditFollowUp, seoulDay } from '@hygiene/domain'
import { filesOfAnswers } from '@hygiene/operations/content/inquiry/answer-files'
import { implement } from '../../http/implement.ts'
import { findReadableInquiry } from './shown-inquiry.ts'

export const listInquiryReviews = implement(contract, async ({ input, caller, deps, refuse }) => {
  const { inquiryNo } = input
  const readerNo = caller?.memberNo ?? null
  const found = await findReadableInquiry(deps.db, inquiryNo, readerNo)
  if (!found.allowed) throw refuse(found.reason)

  const isMerged = found.inquiry.mergedIntoNo !== null
  const isMine = found.inquiry.memberNo === readerNo
  const rows = await deps.db.inquiryReview.findMany({ where: { inquiryNo }, orderBy: { reviewNo: 'asc' } })
  const reviews = rows.map((row) => ({ ...row, isAnswer: row.employeeNo !== null }))
  const turn = inquiryTurn(reviews)
  const reviewNos = isMine ? rows.map(({ reviewNo }) => reviewNo) : []
  const filesOf = await filesOfAnswers(deps.db, reviewNos)
  return {
    list: reviews.map(({ reviewNo, isAnswer, isQuestion, content, writtenAt }, at) => ({
      reviewNo,
      isAnswer,
      isQuestion,
      contents: richText.parse(content),
      files: filesOf(reviewNo),
      mayEdit: isMine && !isMerged && mayEditFollowUp(turn, at === reviews.length - 1).allowed,
      regDate: seoulDay(writtenAt),
    })),
  }
})
