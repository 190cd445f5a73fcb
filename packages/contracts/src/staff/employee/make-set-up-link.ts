import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** A secret, told once and good for a day, by which a new employee chooses a password; a new one ends the one before. */
export const makeSetUpLink = staffWrites('/api/staff/employees/makeSetUpLink', {
  label: '직원 설정 주소 만들기',
  permission: 'manageEmployees',
  audit: { subject: 'employeeNo' },
  input: z.object({ employeeNo: recordNo }),
  entity: z.object({ setUpSecret: z.string(), endsAt: instant }),
  refusals: ['EMPLOYEE_NOT_FOUND', 'EMPLOYEE_SET_UP', 'SET_UP_BY_INVITER'],
})
