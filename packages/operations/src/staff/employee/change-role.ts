import type { Employee } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { allowed, denied } from '@hygiene/domain/verdict'
import { type StaffRole, staffRoleLabel, staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../approval/approval-kind.ts'
import { endReach } from './end-reach.ts'
import { giveRole } from './give-role.ts'

export interface RoleFacts {
  employeeNo: number
  role: StaffRole
  branchNo: number | null
}

/** Changes an employee's role or branch (safety measures notice, Art. 5). The employee concerned cannot approve it. */
export const changeRole: ApprovalKind<RoleFacts> = {
  kind: 'changeRole',
  facts: z.object({ employeeNo: z.int(), role: z.enum(staffRoles), branchNo: z.int().nullable() }),
  subject: ({ employeeNo }) => `employee ${employeeNo}`,
  barred: ({ employeeNo }) => [employeeNo],
  lock: (db, { employeeNo }) =>
    db.$queryRaw`SELECT 1 FROM "Employee" WHERE "employeeNo" = ${employeeNo} FOR UPDATE`,
  async load(db, { employeeNo, role, branchNo }) {
    const employee = await db.employee.findUnique({ where: { employeeNo } })
    if (!employee || employee.disabledAt !== null) return null
    const [before, after] = [await branchName(db, employee.branchNo), await branchName(db, branchNo)]
    return {
      title: `${employee.name} (${employee.loginId}): ${staffRoleLabel[role]}`,
      rows: [
        { label: '역할', before: staffRoleLabel[employee.role], after: staffRoleLabel[role] },
        { label: '지회', before, after },
      ],
      follows: [
        '이 직원의 지금 로그인과 연계 로그인이 끝나고, 다시 로그인하면 새 역할로 일합니다.',
        '권한 기록에 요청한 사람과 승인한 사람이 함께 남습니다.',
      ],
      fingerprint: fingerprintOf(accessOf(employee)),
      memberNos: [],
    }
  },
  async perform(db, { employeeNo, role, branchNo }, { maker, approver, now }) {
    const grantedBy = `${maker.loginId}, ${approver.loginId}`
    const isGiven = await giveRole(db, { employeeNo, role, branchNo, grantedBy }, now)
    if (!isGiven) return denied('EMPLOYEE_NOT_FOUND')
    await endReach(db, employeeNo, 'expired', now)
    return allowed()
  },
}

function accessOf({ employeeNo, role, branchNo, disabledAt }: Employee) {
  return { employeeNo, role, branchNo, disabledAt }
}

async function branchName(db: Queries, branchNo: number | null): Promise<string> {
  if (branchNo === null) return '-'
  const branch = await db.branch.findUnique({ where: { branchNo } })
  return branch?.name ?? '-'
}
