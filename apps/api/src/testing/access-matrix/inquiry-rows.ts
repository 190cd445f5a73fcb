import { followUpInquiry } from '@hygiene/contracts/content/inquiry/follow-up-inquiry'
import { listInquiryReviews } from '@hygiene/contracts/content/inquiry/list-inquiry-reviews'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import { writeInquiry } from '@hygiene/contracts/content/inquiry/write-inquiry'
import { InquiryType } from '@hygiene/domain/text'
import { paragraphs } from '@hygiene/testing'
import { row, type StrangerRow } from './stranger-row.ts'

const REQUEST_NO = '0d6f1f6e-5a4c-4a57-9a86-0d4f0a3f6b11'
const CONTENTS = paragraphs(['다시 여쭙니다.'])

export const INQUIRY_ROWS: readonly StrangerRow[] = [
  row(readInquiry, 'INQUIRY_PRIVATE', ({ inquiryNo }) => ({ inquiryNo })),
  row(listInquiryReviews, 'INQUIRY_PRIVATE', ({ followedNo }) => ({ inquiryNo: followedNo })),
  row(writeInquiry, 'INQUIRY_NOT_FOUND', ({ inquiryNo }) => ({
    inquiryBean: {
      inquiryNo,
      version: 1,
      inquiryType: InquiryType.inquiry,
      title: '제목',
      contents: CONTENTS,
      isPrivate: false,
      requestNo: REQUEST_NO,
    },
  })),
  row(writeInquiry, 'FILE_NOT_FOUND', ({ letterNo }) => ({
    inquiryBean: {
      inquiryType: InquiryType.inquiry,
      title: '제목',
      contents: CONTENTS,
      isPrivate: true,
      fileNos: [letterNo],
      requestNo: REQUEST_NO,
    },
  })),
  row(followUpInquiry, 'INQUIRY_NOT_FOUND', ({ followedNo, reviewNo }) => ({
    inquiryNo: followedNo,
    reviewNo,
    contents: CONTENTS,
    requestNo: REQUEST_NO,
  })),
  row(followUpInquiry, 'INQUIRY_NOT_FOUND', ({ reviewNo }, { followedNo }) => ({
    inquiryNo: followedNo,
    reviewNo,
    contents: CONTENTS,
    requestNo: REQUEST_NO,
  })),
]
