import type { ApprovalStatus, Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

export interface Ending {
  status: Exclude<ApprovalStatus, 'pending'>
  approverNo?: number
  decisionText?: string
  outcome?: string[]
}

export async function endApprovals(
  db: Transaction,
  which: Prisma.ApprovalWhereInput,
  ending: Ending,
  now: Date,
): Promise<number> {
  const { count } = await db.approval.updateMany({
    where: { AND: [which, { status: 'pending' }] },
    data: { ...ending, decidedAt: now },
  })
  return count
}
