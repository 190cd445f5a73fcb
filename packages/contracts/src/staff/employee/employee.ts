import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'

export const employeeShape = z.object({
  employeeNo: z.int(),
  loginId: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  remainingSeconds: z.int(),
})
