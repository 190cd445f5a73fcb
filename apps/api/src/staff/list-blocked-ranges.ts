import { listBlockedRanges as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

export const listBlockedRanges = implement(contract, async ({ deps }) => {
  const rows = await deps.db.blockedRange.findMany({ orderBy: { rangeNo: 'desc' }, take: 500 })
  return {
    list: rows.map(({ createdAt, endsAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    })),
  }
})
