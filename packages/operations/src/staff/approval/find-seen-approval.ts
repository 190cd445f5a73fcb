import type { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { approvableKinds } from '@hygiene/domain/staff/approval/approval'
import type { EmployeeActor } from '../../kit/actor.ts'

type Seer = Pick<EmployeeActor, 'employeeNo' | 'role'>

function seenBy({ employeeNo, role }: Seer): Prisma.ApprovalWhereInput {
  return { OR: [{ makerNo: employeeNo }, { kind: { in: approvableKinds(role) } }] }
}

const WITH_PEOPLE = { maker: true, approver: true } as const

export async function findSeenApproval(db: Queries, caller: Seer, approvalNo: number) {
  return db.approval.findFirst({ where: { AND: [{ approvalNo }, seenBy(caller)] }, include: WITH_PEOPLE })
}
