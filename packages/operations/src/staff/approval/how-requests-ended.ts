import type { ApprovalStatus } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

type Unmade = Exclude<ApprovalStatus, 'pending' | 'approved'>

/** Returns how the latest request of each subject ended. Omits pending and approved ones. */
export async function howRequestsEnded(
  db: Queries,
  subjects: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Unmade>> {
  if (subjects.length === 0) return new Map()
  const rows = await db.approval.findMany({
    where: { subject: { in: [...subjects] } },
    select: { subject: true, status: true, endsAt: true },
    orderBy: { approvalNo: 'asc' },
  })
  const latest = new Map(rows.map((row) => [row.subject, row]))
  return new Map(
    [...latest.values()].flatMap(({ subject, status, endsAt }) => {
      const isOver = status === 'pending' && endsAt <= now
      const ended = isOver ? 'expired' : status
      return ended === 'pending' || ended === 'approved' ? [] : [[subject, ended] as const]
    }),
  )
}
