import type { Queries } from '@hygiene/db/connect'
import type { MemberCase } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { isCaseOpen } from '@hygiene/domain/staff/member-case/member-case'

export interface CaseOf {
  employeeNo: number
  memberNo: number
}

type Demanded = { allowed: true; case: MemberCase } | { allowed: false; reason: 'MEMBER_CASE_REQUIRED' }

export async function demandCase(
  db: Queries,
  { employeeNo, memberNo }: CaseOf,
  now: Date,
): Promise<Demanded> {
  const found = await db.memberCase.findFirst({ where: { employeeNo, memberNo, closedAt: null } })
  return found && isCaseOpen(found, now) ? { allowed: true, case: found } : denied('MEMBER_CASE_REQUIRED')
}
