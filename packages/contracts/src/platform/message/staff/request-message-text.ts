import { LMS_BYTES, textBody } from '@hygiene/domain/staff/employee/staff-text'
import { messageTextKinds } from '@hygiene/domain/platform/message/messages'
import { z } from 'zod'
import { sentInstant } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../../../staff/approval/approval-shape.ts'

export const requestMessageText = staffWrites('/api/staff/messageTexts/request', {
  permission: 'changeSettings',
  input: z.object({
    kind: z.enum(messageTextKinds),
    body: z
      .string({ error: '글을 입력해주세요.' })
      .overwrite(textBody)
      .min(1, '글을 입력해주세요.')
      .max(LMS_BYTES, '2,000자까지 쓸 수 있습니다.'),
    startsAt: sentInstant.optional(),
    ...askingFields,
  }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [
    'MESSAGE_TEXT_FIELD_UNKNOWN',
    'MESSAGE_TEXT_FIELD_MISSING',
    'MESSAGE_TEXT_LONG',
    'MESSAGE_TEXT_ADVERT',
    'MESSAGE_TEXT_PERSONAL',
    'MESSAGE_TEXT_LETTER',
    'MESSAGE_TEXT_SAME',
    'MESSAGE_TEXT_START_PAST',
    ...ASKING_REFUSALS,
  ],
})
