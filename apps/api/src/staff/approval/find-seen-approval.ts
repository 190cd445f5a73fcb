import type { Prisma, Queries } from '@hygiene/db'
import { approvableKinds } from '@hygiene/domain'
import type { StaffCaller } from '../../http/staff-caller.ts'

/** Requests an employee sees: their own, and those of kinds that their role decides. */
function seenBy({ employeeNo, role }: StaffCaller): Prisma.ApprovalWhereInput {
  return { OR: [{ makerNo: employeeNo }, { kind: { in: approvableKinds(role) } }] }
}

const WITH_PEOPLE = { maker: true, approver: true } as const

/** Null for another's request of a kind that the role does not decide. */
export async function findSeenApproval(db: Queries, caller: StaffCaller, approvalNo: number) {
  return db.approval.findFirst({ where: { AND: [{ approvalNo }, seenBy(caller)] }, include: WITH_PEOPLE })
}
