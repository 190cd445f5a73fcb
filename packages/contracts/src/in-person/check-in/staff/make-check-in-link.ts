import { z } from 'zod'
import { recordNo, requiredText, staffWrites } from '../../../kit/index.ts'
import { checkInLinkShape } from '../../session/staff/staff-session-shape.ts'

/** Makes the link that opens the check-in page of a session on staff phones; it is told once. */
export const makeCheckInLink = staffWrites('/api/staff/makeCheckInLink', {
  label: '출석 확인 주소 만들기',
  permission: 'decideSessions',
  audit: { subject: 'sessionNo' },
  input: z.object({
    sessionNo: recordNo,
    /** Which check-in or phone; one link of a name. */
    label: requiredText(60, '어느 출입구나 휴대전화인지 이름을 입력해주세요.'),
  }),
  entity: checkInLinkShape.extend({ link: z.string() }),
  refusals: ['SESSION_NOT_FOUND', 'SESSION_CANCELLED', 'SESSION_OVER', 'CHECK_IN_LABEL_TAKEN'],
})
