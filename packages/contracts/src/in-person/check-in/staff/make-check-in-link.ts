import { z } from 'zod'
import { checkInLinkForm } from '../../../forms/check-in-link.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { checkInLinkShape } from '../../session/staff/staff-session-shape.ts'

export const makeCheckInLink = staffWrites('/api/staff/makeCheckInLink', {
  label: '출석 확인 주소 만들기',
  permission: 'decideSessions',
  audit: { subject: 'sessionNo' },
  input: z.object({
    sessionNo: recordNo,
    ...checkInLinkForm.shape,
  }),
  entity: checkInLinkShape.extend({ link: z.string() }),
  refusals: ['SESSION_NOT_FOUND', 'SESSION_CANCELLED', 'SESSION_OVER', 'CHECK_IN_LABEL_TAKEN'],
})
