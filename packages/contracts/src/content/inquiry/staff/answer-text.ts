import { plainTextOf } from '@hygiene/domain/content/board/rich-text'
import { unfilledFault } from '@hygiene/domain/content/inquiry/canned-answer'
import { inquiryText } from '../../board/rich-text.ts'

/** The text of an answer: no field of a canned answer is left in braces. */
export const answerText = inquiryText.superRefine((blocks, context) => {
  const message = unfilledFault(plainTextOf(blocks))
  if (message !== null) context.addIssue({ code: 'custom', message })
})
