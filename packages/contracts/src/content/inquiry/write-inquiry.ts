import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { INQUIRY_TITLE_LETTERS } from '@hygiene/domain/content/inquiry/inquiry-limits'
import { z } from 'zod'
import { inquiryText } from '../board/rich-text.ts'
import { jsonBean, recordNo } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'
import { requiredText } from '../../forms/text-fields.ts'
import { inquiryType } from './inquiry-shape.ts'

const inquiryBean = z.object({
  inquiryNo: recordNo.optional(),
  version: z.int32().optional(),
  inquiryType,
  title: requiredText(INQUIRY_TITLE_LETTERS, '제목을 입력해주세요.'),
  contents: inquiryText,
  isPrivate: z.boolean(),
  /** Hides the writer of a report from the public. */
  isAnonymous: z.boolean().default(false),
  /** Lists all uploads of the post; a missing one is detached. */
  fileNos: z.array(z.uuid()).max(FILE_LIMITS.filesAPost).default([]),
  /** Is created once per post, so that a second press writes none. */
  requestNo: z.uuid(),
})

export const writeInquiry = memberWrites('/api/inquiry/upsertInquiry', {
  label: '문의·신고 작성',
  sends: 'multipart',
  input: z.object({ inquiryBean: jsonBean(inquiryBean) }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: [
    'INQUIRY_NOT_FOUND',
    'INQUIRY_ANSWERED',
    'INQUIRY_MERGED',
    'INQUIRY_CHANGED',
    'INQUIRY_TOO_OFTEN',
    'FILE_NOT_FOUND',
    'TOO_MANY_ATTACHED',
  ],
  perMinute: 20,
})
