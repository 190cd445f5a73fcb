import type { ApprovalStatus } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

/** How a request ended without its change; what an action that waited for it says from then on. */
type Unmade = Exclude<ApprovalStatus, 'pending' | 'approved'>

/** Of the latest request about each subject how it ended; those that wait still, or were approved, are left out. */
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
