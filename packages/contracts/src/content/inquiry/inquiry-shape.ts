import { InquiryType } from '@hygiene/domain/text'
import { z } from 'zod'
import { wireNumber } from '../../kit/fields.ts'

export const inquiryType = wireNumber.pipe(z.enum(InquiryType))

/** What a reader may know of a post before its text. */
export const inquiryFacts = {
  inquiryNo: z.int(),
  inquiryType,
  title: z.string(),
  isPrivate: z.boolean(),
  isMine: z.boolean(),
  /** Masked but for oneself; null for an anonymous report and for a locked post. */
  writerName: z.string().nullable(),
  isAnswered: z.boolean(),
  regDate: z.iso.date(),
}
