import { DEVELOPMENT_STAFF_TOTP_KEY, sealText } from '@hygiene/db/sealed-text'
import type { Employee } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { STAFF_TOTP_SECRET } from '../drive/known-logins.ts'
import { hashOfPassword } from './password-hash.ts'

export interface EmployeeWanted {
  loginId: string
  role?: Employee['role']
  branchNo?: number | null
  name?: string
  hasTotp?: boolean
  disabledAt?: Date | null
  totpKey?: string
}

export async function addEmployee(db: Queries, wanted: EmployeeWanted): Promise<Employee> {
  const { loginId, role = 'support', name = '박상담', hasTotp = true, disabledAt = null } = wanted
  const { totpKey = DEVELOPMENT_STAFF_TOTP_KEY, branchNo = null } = wanted
  const createdAt = new Date('2026-01-05T00:00:00Z')
  return db.employee.create({
    data: {
      loginId,
      name,
      role,
      branchNo,
      passwordHash: await hashOfPassword(),
      totpSealed: hasTotp ? sealText(totpKey, STAFF_TOTP_SECRET) : null,
      totpConfirmedAt: hasTotp ? createdAt : null,
      disabledAt,
      createdAt,
      grants: { create: { role, branchNo, grantedBy: 'scenario', grantedAt: createdAt } },
    },
  })
}

interface ActorWanted {
  employeeNo?: number
  role?: Employee['role']
  branchNo?: number | null
}

export const employeeActor = (wanted: ActorWanted = {}) => ({
  employeeNo: 1,
  loginNo: '',
  loginId: 'first',
  name: '박상담',
  role: 'headquarters' as Employee['role'],
  branchNo: null as number | null,
  ipAddress: '203.0.113.7',
  ...wanted,
})
