import type { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { approvableKinds } from '@hygiene/domain/staff/approval/approval'
import type { EmployeeActor } from '../../kit/actor.ts'

type Seer = Pick<EmployeeActor, 'employeeNo' | 'role'>

/** Requests an employee sees: their own, and those of kinds that their role decides. */
function seenBy({ employeeNo, role }: Seer): Prisma.ApprovalWhereInput {
  return { OR: [{ makerNo: employeeNo }, { kind: { in: approvableKinds(role) } }] }
}

const WITH_PEOPLE = { maker: true, approver: true } as const

/** Null for another's request of a kind that the role does not decide. */
export async function findSeenApproval(db: Queries, caller: Seer, approvalNo: number) {
  return db.approval.findFirst({ where: { AND: [{ approvalNo }, seenBy(caller)] }, include: WITH_PEOPLE })
}
