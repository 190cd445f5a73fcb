import { InquiryType } from '@hygiene/domain/text'
import { z } from 'zod'
import { wireNumber } from '../../kit/fields.ts'

export const inquiryType = wireNumber.pipe(z.enum(InquiryType))

export const inquiryFacts = {
  inquiryNo: z.int(),
  inquiryType,
  title: z.string(),
  isPrivate: z.boolean(),
  isMine: z.boolean(),
  /** Is masked except for the writer. Is null for an anonymous report and for a locked post. */
  writerName: z.string().nullable(),
  isAnswered: z.boolean(),
  regDate: z.iso.date(),
}
