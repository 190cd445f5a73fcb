import { proveSecondFactor } from '@hygiene/contracts/staff/employee/prove-second-factor'
import { staffLogin } from '@hygiene/contracts/staff/employee/staff-login'
import type { ContractClient } from '../client.ts'
import type { ServedApi } from '../served-api.ts'
import { PASSWORD, totpCode } from '../drive/known-logins.ts'
import { addEmployee, type EmployeeWanted } from './staff.ts'

export async function logInStaff(
  api: Pick<ServedApi, 'client' | 'clock' | 'database'> & {
    config: Pick<ServedApi['config'], 'STAFF_TOTP_KEY'>
  },
  loginId: string,
  role: EmployeeWanted['role'] = 'support',
  branchNo: number | null = null,
): Promise<{ client: ContractClient; employeeNo: number; token: string }> {
  const totpKey = api.config.STAFF_TOTP_KEY
  const { employeeNo } = await addEmployee(api.database.db, { loginId, role, branchNo, totpKey })
  const { entity } = await api.client.call(staffLogin, { loginId, password: PASSWORD })
  const half = api.client.as(entity.accessToken)
  const proved = await half.call(proveSecondFactor, { code: totpCode(api.clock.now()) })
  const client = api.client.as(proved.entity.accessToken)
  return { client, employeeNo, token: proved.entity.accessToken }
}
