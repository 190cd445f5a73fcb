import { printedText, staffRoles } from '@hygiene/domain'
import { z } from 'zod'
import { recordNo, staffWrites } from '../../kit/index.ts'
import { ASKING_REFUSALS, askingFields } from '../approval/approval-shape.ts'

/**
 * Asks for a new employee; a second person decides, and the account begins with that. The only headquarters employee invites the second
 * one alone: `approvalNo` is null then.
 */
export const requestInvite = staffWrites('/api/staff/employees/requestInvite', {
  label: '직원 초대 요청',
  permission: 'manageEmployees',
  audit: {},
  input: z.object({
    loginId: z
      .string()
      .regex(/^[a-z][a-z0-9]{3,29}$/, '아이디는 영문 소문자로 시작하는 4~30자로 입력해주세요.'),
    name: z
      .string({ error: '이름을 입력해주세요.' })
      .overwrite(printedText)
      .min(2, '이름을 2자 이상 입력해주세요.')
      .max(40),
    role: z.enum(staffRoles),
    branchNo: recordNo.nullable(),
    ...askingFields,
  }),
  entity: z.object({ approvalNo: z.int().nullable() }),
  refusals: ['LOGIN_ID_TAKEN', 'ROLE_BRANCH_WRONG', ...ASKING_REFUSALS],
})
