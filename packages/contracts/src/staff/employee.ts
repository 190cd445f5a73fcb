import { staffRoles } from '@hygiene/domain'
import { z } from 'zod'

/** The employee logged in at the staff console. */
export const employeeShape = z.object({
  employeeNo: z.int(),
  loginId: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  remainingSeconds: z.int(),
})

/** Why a person's data is looked at; kept with every look-up. */
export const auditReason = z
  .string({ error: '조회 사유를 입력해주세요.' })
  .trim()
  .normalize('NFC')
  .min(2, '조회 사유를 2자 이상 입력해주세요.')
  .max(200)
