import { randomUUID } from 'node:crypto'
import { asJson } from '@hygiene/db/as-json'
import type { Inquiry, InquiryReview } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { InquiryType } from '@hygiene/domain/text'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { paragraphs } from './posts.ts'

interface InquiryWanted {
  inquiryType?: InquiryType
  title?: string
  content?: RichBlock[]
  isPrivate?: boolean
  isAnonymous?: boolean
  writtenAt?: Date
  dueAt?: Date
}

export async function addInquiry(
  db: Queries,
  { memberNo }: { memberNo: number },
  wanted: InquiryWanted = {},
): Promise<Inquiry> {
  const { content = paragraphs(['수료증이 안 보입니다.']), ...more } = wanted
  return db.inquiry.create({
    data: {
      memberNo,
      inquiryType: InquiryType.inquiry,
      requestNo: randomUUID(),
      title: '수료증 문의',
      isPrivate: true,
      writtenAt: new Date('2026-11-20T01:00:00Z'),
      clockSince: more.writtenAt ?? new Date('2026-11-20T01:00:00Z'),
      ...more,
      content: asJson(content),
    },
  })
}

interface ReviewWanted {
  employeeNo?: number
  said?: string
  writtenAt?: Date
}

export async function addInquiryReview(
  db: Queries,
  { inquiryNo }: { inquiryNo: number },
  { employeeNo, said = '확인했습니다.', writtenAt = new Date('2026-11-20T05:00:00Z') }: ReviewWanted,
): Promise<InquiryReview> {
  const answeredAt = employeeNo === undefined ? null : writtenAt
  await db.inquiry.update({
    where: { inquiryNo },
    data: answeredAt
      ? { answeredAt, tableState: 'done', clockSince: null, dueAt: null }
      : { answeredAt, tableState: 'open', clockSince: writtenAt },
  })
  return db.inquiryReview.create({
    data: {
      inquiryNo,
      employeeNo: employeeNo ?? null,
      requestNo: randomUUID(),
      content: asJson(paragraphs([said])),
      writtenAt,
    },
  })
}
