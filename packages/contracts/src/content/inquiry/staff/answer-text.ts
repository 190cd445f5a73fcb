import { plainTextOf } from '@hygiene/domain/content/board/rich-text'
import { unfilledFault } from '@hygiene/domain/content/inquiry/canned-answer'
import { inquiryText } from '../../board/rich-text.ts'

/** Refuses an answer with an unfilled field of a canned answer in braces. */
export const answerText = inquiryText.superRefine((blocks, context) => {
  const message = unfilledFault(plainTextOf(blocks))
  if (message !== null) context.addIssue({ code: 'custom', message })
})
