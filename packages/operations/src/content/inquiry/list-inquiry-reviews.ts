import { richText } from '@hygiene/contracts/content/board/rich-text'
import { listInquiryReviews as contract } from '@hygiene/contracts/content/inquiry/list-inquiry-reviews'
import { inquiryTurn, mayEditFollowUp } from '@hygiene/domain/content/inquiry/inquiry-turn'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { filesOfAnswers } from './answer-files.ts'
import { query } from '../../kit/operation.ts'
import { findReadableInquiry } from './shown-inquiry.ts'

export const listInquiryReviews = query(contract, async ({ db, input, actor }) => {
  const { inquiryNo } = input
  const readerNo = actor?.memberNo ?? null
  const found = await findReadableInquiry(db, inquiryNo, readerNo)
  if (!found.allowed) return found

  const isMerged = found.inquiry.mergedIntoNo !== null
  const isMine = found.inquiry.memberNo === readerNo
  const rows = await db.inquiryReview.findMany({ where: { inquiryNo }, orderBy: { reviewNo: 'asc' } })
  const reviews = rows.map((row) => ({ ...row, isAnswer: row.employeeNo !== null }))
  const turn = inquiryTurn(reviews)
  const reviewNos = isMine ? rows.map(({ reviewNo }) => reviewNo) : []
  const filesOf = await filesOfAnswers(db, reviewNos)
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
