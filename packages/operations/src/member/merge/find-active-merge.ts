import type { Queries } from '@hygiene/db/connect'
import { mergeUndoableUntil } from '@hygiene/domain/member/merge/merge'

export async function findActiveMerge(db: Queries, memberNo: number, now: Date) {
  const merge = await db.memberMerge.findFirst({
    where: { stayNo: memberNo, undo: null },
    orderBy: { mergeNo: 'desc' },
    include: { closed: { select: { userId: true } } },
  })
  if (!merge) return null
  const { mergeNo, closedNo, closed, mergedAt } = merge
  const undoableUntil = mergeUndoableUntil(mergedAt)
  return {
    mergeNo,
    closedNo,
    userId: closed.userId,
    mergedAt,
    undoableUntil,
    isUndoable: undoableUntil > now,
  }
}
